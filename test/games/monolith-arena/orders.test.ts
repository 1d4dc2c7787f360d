import { describe, expect, it } from 'vitest';
import { ABYSS, DRAGON, FOREST, REALM, stage } from './stage.js';

const BANNERS = '0 banner A1\n1 banner E3';

describe('orders', () => {
  it('MA-16.1 are played in the own turn only', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [['move'], ['move']] });
    expect(position.offers('turn')).toContain('order:move');
    position.act({ turn: 'end' }).act().act({ turn: 'order:move', target: 'E3', hex: 'D4' });
    expect(position.told('moved')[0]!.seat).toBe(1);
  });

  it('MA-16.2 Battle is barred once anybody has drawn their last tile', () => {
    const position = stage(BANNERS, { factions: [ABYSS, DRAGON], hands: [['battle']] });
    expect(position.offers('turn')).toContain('order:battle');
    position.with(arena => {
      arena.closing = { remaining: [1], extra: false };
    });
    expect(position.offers('turn')).toEqual(['discard:battle', 'end']);
  });

  it('MA-16.3 DV-149 Battle/Charge stays playable as a Charge after the last draw', () => {
    const position = stage('0 banner A1\n1 banner C5\n0 knight C3', {
      factions: [DRAGON, ABYSS],
      stacks: [['battle-charge'], ['spike']],
    });
    position.with(arena => {
      arena.phase = 'draw';
    });
    position.act();
    expect(position.told('last-draw')).toHaveLength(1);
    expect(position.offers('mode', { turn: 'order:battle-charge', hex: 'C4', rotation: '2' })).toBeNull();
    position.act({ turn: 'order:battle-charge', hex: 'C4', rotation: '2' });
    expect(position.told('charged')).toHaveLength(1);
    expect(position.onTurn).toBe(1);
  });

  it('MA-16.4 Move steps one own tile and/or turns it', () => {
    const position = stage(`${BANNERS}\n0 pikeman C3\n1 spike C5`, { factions: [DRAGON, ABYSS], hands: [['move']] });
    expect(position.offers('target', { turn: 'order:move' })).toEqual(['A1', 'C3']);
    position.act({ turn: 'order:move', target: 'C3', hex: 'C4', rotation: '2' });
    expect(position.at('C4')!.rotation).toBe(2);
  });

  it('MA-16.5 Rotation turns one own tile that is not netted', () => {
    const lines = `${BANNERS}\n0 axeman C3\n0 golem C2\n1 nightmare C4 r3`;
    const position = stage(lines, { factions: [REALM, ABYSS], hands: [['rotation']] });
    expect(position.offers('target', { turn: 'order:rotation' })).toEqual(['A1', 'C2']);
    position.act({ turn: 'order:rotation', target: 'C2', rotation: '5' });
    expect(position.told('moved')[0]).toMatchObject({ by: 'rotation-order', rotation: 5 });
  });

  it('MA-16.6 Net holds any enemy tile until the end of the next Battle', () => {
    const position = stage(`${BANNERS}\n1 wraith C4`, { factions: [DRAGON, ABYSS] });
    position.play('net', { target: 'E3' });
    expect(position.seen('E3').nettedBy).toEqual(['order']);
    position.pass().pass();
    expect(position.netted).toEqual(['E3']);
    expect(position.fight().netted).toEqual([]);
  });

  it('MA-16.7 Fire Concoction wounds all but Banners in a triangle, own tiles too', () => {
    const lines = '0 banner C3\n1 banner E1\n0 golem C4\n1 strength-rune D3';
    const position = stage(lines, { factions: [REALM, ABYSS], hands: [['fire-concoction']] });
    expect(position.offers('triangle', { turn: 'order:fire-concoction' })).toHaveLength(24);
    position.act({ turn: 'order:fire-concoction', triangle: 'C3-C4-D3' });
    expect([position.at('C4')!.wounds, position.at('D3')!.wounds]).toEqual([1, 1]);
    expect(position.arena.pools).toEqual([20, 20]);
  });

  it('MA-16.8 Entrenchment takes the first wound and leaves with it, also from a Banner', () => {
    const position = stage('0 banner C4\n1 banner E1\n1 mygalomorph C3', {
      factions: [REALM, ABYSS],
      hands: [['entrenchment']],
    });
    position.act({ turn: 'order:entrenchment' });
    expect(position.at('C4')!.entrenched).toBe(1);
    position.fight();
    expect(position.arena.pools).toEqual([20, 20]);
    expect(position.at('C4')!.entrenched).toBe(0);
  });

  it('MA-16.9 False Order moves one enemy tile, also a Banner, but no netted one', () => {
    const lines = `${BANNERS}\n1 pikeman C3\n2 banner A3\n2 nightmare C4 r3`;
    const position = stage(lines, { factions: [REALM, DRAGON, ABYSS], hands: [['false-order']] });
    expect(position.netted).toEqual(['C3']);
    position.act({ turn: 'order:false-order', hex: 'D4' });
    expect(position.told('moved')[0]).toMatchObject({ by: 'false-order', to: 'D4', moved: { seat: 1 } });
  });

  it('MA-16.10 Precise Shot wounds any enemy tile but a Banner', () => {
    const position = stage(`${BANNERS}\n1 spike C3\n1 chaos C4`, {
      factions: [FOREST, ABYSS],
      hands: [['precise-shot']],
    });
    expect(position.offers('target', { turn: 'order:precise-shot' })).toEqual(['C3', 'C4']);
    const bare = stage(BANNERS, { factions: [FOREST, ABYSS], hands: [['precise-shot']] });
    expect(bare.offers('turn')).toEqual(['discard:precise-shot', 'end']);
  });

  it('MA-16.11 Push moves an enemy tile away', () => {
    const position = stage(`${BANNERS}\n0 axeman C3\n1 spike C4`, { factions: [REALM, ABYSS] });
    position.play('push', { 'push-hex': 'C5' });
    expect(position.at('C5')!.seat).toBe(1);
  });
});

describe('charge', () => {
  const charge = { mode: 'charge' } as const;

  it('MA-17.1 needs an own Cavalry tile and an enemy beside its step', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 knight B1\n0 pikeman D3', {
      factions: [DRAGON, ABYSS],
      hands: [['battle-charge']],
    });
    expect(position.offers('mode', { turn: 'order:battle-charge' })).toEqual(['battle', 'keep']);
    const near = stage('0 banner A1\n1 banner E3\n0 knight C3\n0 dragon-rider C4', {
      factions: [DRAGON, ABYSS],
      hands: [['battle-charge']],
    });
    expect(near.offers('charger', { turn: 'order:battle-charge', mode: 'charge' })).toEqual(['C3', 'C4']);
  });

  it('MA-17.2 turns so that an attacking side faces the target and resolves that attack only', () => {
    const lines = '0 banner A1\n1 banner E1\n0 dragon-rider C2\n1 spike C4\n1 spike B3';
    const position = stage(lines, { factions: [DRAGON, ABYSS], hands: [['battle-charge']] });
    const answers = { turn: 'order:battle-charge', mode: 'charge', target: 'C4', hex: 'C3' };
    expect(position.offers('rotation', answers)).toBeNull();
    position.act(answers);
    expect(position.at('C3')!.rotation).toBe(2);
    expect([position.at('C4') === null, position.at('B3') === null]).toEqual([true, false]);
  });

  it('MA-17.3 is illegal without a step', () => {
    const lines = '0 banner A1\n1 banner E3\n0 knight C3\n1 spike C4';
    const position = stage(lines, { factions: [DRAGON, ABYSS], hands: [['battle-charge']] });
    const hexes = position.offers('hex', { turn: 'order:battle-charge', mode: 'charge', target: 'C4' });
    expect(hexes).toEqual(['B3', 'D3']);
  });

  it('MA-17.4 gets no answer and starts no Battle; Banners may be charged', () => {
    const position = stage('0 banner A1\n1 banner C5\n0 knight C3', { factions: [DRAGON, ABYSS] });
    position.play('battle-charge', { ...charge, hex: 'C4', rotation: '2' });
    expect(position.arena.pools).toEqual([20, 18]);
    expect(position.told('battle-begins')).toEqual([]);
    expect(position.at('C4')).not.toBeNull();
  });

  it('MA-17.5 is not for netted tiles', () => {
    const lines = '0 banner A1\n1 banner E3\n0 knight C3\n1 nightmare C4 r3\n1 spike D4';
    const position = stage(lines, { factions: [DRAGON, ABYSS], hands: [['battle-charge']] });
    expect(position.offers('mode', { turn: 'order:battle-charge' })).toEqual(['battle', 'keep']);
  });

  it('MA-17.6 arrives without an attack where it is disarmed', () => {
    const position = stage('0 banner A1\n1 banner C5\n0 knight C3\n1 disarm-rune B4', { factions: [DRAGON, ABYSS] });
    position.play('battle-charge', { ...charge, target: 'C5', hex: 'C4' });
    expect(position.at('C4')).not.toBeNull();
    expect(position.told('charged')[0]!.strength).toBeNull();
  });

  it('MA-17.7 ends the turn', () => {
    const position = stage('0 banner A1\n1 banner C5\n0 knight C3', { factions: [DRAGON, ABYSS], hands: [['move']] });
    position.play('battle-charge', { ...charge, hex: 'C4' });
    expect([position.onTurn, position.hand(0)]).toEqual([1, ['move']]);
  });

  it('MA-17.8 counts bonuses at the arrival hex, and Regeneration of the target works', () => {
    const lines = '0 banner D3\n1 banner C5\n0 knight C3\n0 strength-rune B3 r1';
    const position = stage(lines, { factions: [DRAGON, ABYSS] });
    position.play('battle-charge', { ...charge, hex: 'C4' });
    expect(position.told('charged')[0]!.strength).toBe(4);
    const saved = stage('0 banner A1\n1 spike C5\n1 banner E1\n0 knight C3\n1 regeneration-rune B4', {
      factions: [DRAGON, ABYSS],
    });
    saved.play('battle-charge', { ...charge, target: 'C5', hex: 'C4' });
    expect(saved.told('saved')).toHaveLength(1);
    expect(saved.at('B4')).toBeNull();
  });

  it('MA-17.8 makes no attack where the step away from an allied Guardian Banner kills the charger', () => {
    const lines = '0 banner A1\n2 banner C2\n1 banner C5\n0 knight C3 w2';
    const position = stage(lines, { factions: [DRAGON, ABYSS, REALM] });
    position.play('battle-charge', { mode: 'charge', hex: 'C4', rotation: '2' });
    expect(position.told('charged')[0]!.strength).toBeNull();
    expect(position.told('removed')).toMatchObject([{ why: 'support', removed: { tile: 'knight', hex: 'C4' } }]);
    expect([position.arena.pools, position.onTurn]).toEqual([[20, 20], 1]);
  });

  it('MA-17.9 is illegal onto a hex covered by an enemy net', () => {
    const lines = '0 banner A1\n1 banner C5\n0 knight C3\n1 nightmare D4 r4\n1 spike B4';
    const position = stage(lines, { factions: [DRAGON, ABYSS], hands: [['battle-charge']] });
    const targets = position.offers('target', { turn: 'order:battle-charge', mode: 'charge' });
    expect(targets).toEqual(['B4', 'D4']);
    // A net of one's own side, or one that is netted itself, covers nothing.
    const free = ['2 nightmare D4 r4', '1 nightmare D4 r4\n2 nightmare D3 r0'];
    for (const net of free) {
      const allied = stage(`0 banner A1\n2 banner E1\n1 banner C5\n0 knight C3\n${net}`, {
        factions: [DRAGON, ABYSS, ABYSS],
        hands: [['battle-charge']],
      });
      const charge = { turn: 'order:battle-charge', mode: 'charge', target: 'C5', hex: 'C4' };
      expect(allied.refuses(charge), net).toBe(false);
    }
  });

  it('MA-17.10 a Charge Rune lets one Cavalry tile charge without a tile, unless it is netted', () => {
    const lines = '0 banner A1\n1 banner C5\n0 knight C3\n0 charge-rune E1';
    const position = stage(lines, { factions: [DRAGON, ABYSS] });
    const netted = stage(`${lines}\n1 nightmare E2 r3`, { factions: [DRAGON, ABYSS] });
    expect(netted.offers('turn')).not.toContain('feature:E1');
    position.act({ turn: 'feature:E1', hex: 'C4', rotation: '2' });
    expect(position.told('charged')[0]!.rune).toBe('E1');
    expect([position.arena.pools[1], position.onTurn]).toEqual([18, 1]);
  });
});

describe('push', () => {
  const push = { turn: 'order:push' } as const;
  const set = (lines: string) => stage(`${BANNERS}\n${lines}`, { factions: [REALM, ABYSS], hands: [['push']] });

  it('MA-18.1 moves an adjacent enemy to an empty hex not adjacent to the pusher', () => {
    const position = set('0 axeman C3\n1 spike C4');
    position.act({ ...push, 'push-hex': 'C5' });
    expect(position.asked.at(-1)).toMatchObject({ options: [{ id: 'B4' }, { id: 'C5' }, { id: 'D4' }] });
  });

  it("MA-18.2 lets the pushed tile's owner choose", () => {
    const position = set('0 axeman C3\n1 spike C4').act({ ...push, 'push-hex': 'D4' });
    expect(position.asked.at(-1)).toMatchObject({
      key: 'push-hex',
      seat: 1,
      about: { by: 0, pusher: 'C3', hex: 'C4' },
    });
    expect(position.told('pushed')[0]!.chosenBy).toBe(1);
  });

  it('MA-18.3 does not turn the pushed tile', () => {
    const position = set('0 axeman C3\n1 spike C4 r3').act({ ...push, 'push-hex': 'D4' });
    expect(position.at('D4')!.rotation).toBe(3);
  });

  it('MA-18.4 cannot be played without a hex to go to', () => {
    const position = set('0 axeman C4\n1 spike C5\n0 golem C2');
    expect(position.offers('turn')).toEqual(['discard:push', 'end']);
  });

  it('MA-18.5 needs both tiles free of nets', () => {
    expect(set('0 axeman C3\n1 nightmare C4 r3').offers('turn')).not.toContain('order:push');
  });

  it('MA-18.6 takes any Board tile as pusher and pushed, Banners and Runes included', () => {
    const position = stage('0 banner C3\n1 banner C4\n0 reinforcement-rune B4', {
      factions: [REALM, ABYSS],
      hands: [['push']],
    });
    expect(position.offers('pusher', push)).toEqual(['B4', 'C3']);
  });

  it('MA-18.7 applies what the new hex brings at once', () => {
    const lines = '0 banner A1\n1 banner B3\n0 spike C3\n1 axeman C4 w1';
    const position = stage(lines, { factions: [ABYSS, REALM], hands: [['push']] });
    position.act({ ...push, pushed: 'C4', 'push-hex': 'D4' });
    expect(position.told('removed')).toMatchObject([{ why: 'support' }]);
    expect(position.at('D4')).toBeNull();
  });
});

describe('start of battle', () => {
  it('MA-19.1 lets Morlocks and poison act together before the first segment', () => {
    const lines = '0 banner A1\n1 banner E3\n0 morlock C3 r2\n1 spike C4\n1 spike D1 p1';
    const position = stage(lines, { factions: [FOREST, ABYSS] }).fight();
    expect(position.told('segment')[0]!.segment).toMatchObject({ initiative: null });
    expect(position.told('segment')[0]!.segment.removed).toHaveLength(3);
  });

  it('MA-19.2 a Morlock eliminates whatever the Toughness, and itself', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 morlock C3 r2\n1 golem C4 e1', {
      factions: [FOREST, REALM],
    }).fight();
    expect([position.at('C3'), position.at('C4')]).toEqual([null, null]);
  });

  it('MA-19.3 facing a Banner only the Morlock goes', () => {
    const position = stage('0 banner A1\n1 banner C4\n0 morlock C3 r2', { factions: [FOREST, REALM] }).fight();
    expect(position.at('C3')).toBeNull();
    expect(position.arena.pools).toEqual([20, 20]);
  });

  it('MA-19.4 without an enemy at its side it stays', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 morlock C3 r2\n1 golem C2', {
      factions: [FOREST, REALM],
    }).fight();
    expect(position.at('C3')).not.toBeNull();
  });

  it('MA-19.5 netted at this moment it does not act later either', () => {
    const lines = '0 banner A1\n1 banner E1\n0 morlock C3 r2\n1 nightmare C4 r3\n0 hunter C5 r4';
    const position = stage(lines, { factions: [FOREST, ABYSS] });
    position.fight();
    expect(position.at('C3')).not.toBeNull();
  });

  it('MA-19.6 Regeneration may save the victim, never the Morlock', () => {
    const lines =
      '0 banner A1\n1 banner E1\n0 morlock C3 r2\n0 regeneration-rune B3 r1\n1 arquebusier C4 r3\n1 regeneration-rune B4';
    const position = stage(lines, { factions: [FOREST, DRAGON] }).fight();
    expect([position.at('C3') === null, position.at('C4') === null, position.at('B4') === null]).toEqual([
      true,
      false,
      true,
    ]);
    expect(position.at('B3')).not.toBeNull();
  });

  it('MA-19.7 a Regeneration Rune eliminated in this step saves nobody in it', () => {
    const lines = '0 banner A1\n2 banner A3\n1 banner E1\n0 morlock B3 r2\n1 regeneration-rune B4\n1 pikeman C4 p1';
    const position = stage(lines, { factions: [FOREST, DRAGON, ABYSS] }).fight();
    expect([position.at('B4'), position.at('C4')]).toEqual([null, null]);
  });

  it('MA-19.8 Initiative effects do not concern Morlocks', () => {
    const lines = '0 banner A1\n1 banner E3\n0 morlock C3 r2\n0 minor-acceleration-rune C2\n1 spike C4';
    const position = stage(lines, { factions: [FOREST, ABYSS] });
    expect(position.seen('C3').initiative).toEqual([]);
    expect(position.fight().told('segment')[0]!.segment.initiative).toBeNull();
  });
});
