import { describe, expect, it } from 'vitest';
import { ABYSS, DRAGON, FOREST, REALM, stage } from './stage.js';

describe('nets', () => {
  it('MA-10.1 a net side holds the adjacent enemy, Banners included', () => {
    const position = stage('0 banner A1\n1 banner C4\n0 nightmare C3', { factions: [ABYSS, DRAGON] });
    expect(position.netted).toEqual(['C4']);
    expect(position.seen('C4').nettedBy).toEqual(['C3']);
    expect(position.seen('C3').holds).toEqual([1]);
  });

  it('MA-10.2 works at once when the netter appears or turns', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 pikeman C4', { factions: [ABYSS, DRAGON] });
    position.play('nightmare', { hex: 'C3', rotation: '3' });
    expect(position.netted).toEqual([]);
    position.act({ turn: 'feature:C3', hex: 'C3', rotation: '0' });
    expect(position.netted).toEqual(['C4']);
  });

  it('MA-10.3 a netted tile does not attack, move, push or give effects', () => {
    const lines = '0 banner A1\n1 banner E3\n1 strength-rune C4\n1 pikeman C5 r4\n0 nightmare C3';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    expect(position.netted).toEqual(['C4']);
    expect(position.seen('C5').meleeBonus).toBe(0);
    position.pass();
    expect(position.refusesToPlay('move', { target: 'C4' })).toBe(true);
  });

  it('MA-10.3 a netted tile makes no attack, neither pushes nor is pushed, and uses no feature or aura', () => {
    const fight = stage('0 banner A1\n1 banner E3\n1 pikeman C4 r3\n0 nightmare C3', { factions: [ABYSS, DRAGON] });
    const { id } = fight.at('C4')!;
    expect(fight.fight().attacksOf(id)).toEqual([]);
    expect(fight.at('C3')).not.toBeNull();
    const push = stage('0 banner A1\n1 banner E3\n0 axeman C3\n1 spike C4\n1 nightmare B3 r2', {
      factions: [REALM, ABYSS],
      hands: [['push', 'rotation']],
    });
    expect(push.netted).toEqual(['C3']);
    expect(push.offers('turn')).not.toContain('order:push');
    expect(push.offers('target', { turn: 'order:rotation' })).toBeNull();
    const aura = stage('0 banner C3\n1 banner E3\n0 spark C4\n1 nightmare B4 r2', { factions: [FOREST, ABYSS] });
    expect(aura.netted).toEqual(['C4']);
    expect(aura.offers('turn')).toBeNull();
  });

  it('MA-10.4 a netted tile keeps Toughness, receives effects and stops shots', () => {
    const lines = '0 banner A1\n1 banner E3\n1 knight C4\n1 regeneration-rune B4\n0 nightmare D4 r4\n0 mygalomorph C3';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    expect(position.netted).toEqual(['C4']);
    expect(position.seen('C4').hitPoints).toBe(2);
    position.fight();
    expect(position.at('B4')).toBeNull();
    expect(position.at('C4')!.wounds).toBe(0);
  });

  it('MA-10.5 ends when the netter turns away; a dying netter holds to the end of the segment', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 pikeman C4\n0 nightmare C3', { factions: [ABYSS, DRAGON] });
    expect(position.netted).toEqual(['C4']);
    position.act({ turn: 'feature:C3', hex: 'C3', rotation: '1' });
    expect(position.netted).toEqual([]);
    const lines = '0 banner A1\n1 banner E3\n1 knight C4 r5\n0 nightmare C3\n1 arquebusier C1 r2';
    const battle = stage(lines, { factions: [ABYSS, DRAGON] });
    const knight = battle.at('C4')!.id;
    battle.fight();
    expect(battle.at('C3')).toBeNull();
    expect(battle.attacksOf(knight)).toEqual([1]);
  });

  it('MA-10.6 a netter is pushed away by a third tile, not by the one it holds', () => {
    const lines = '0 banner A1\n1 banner E1\n0 axeman C3\n1 nightmare C4 r3\n0 golem D4';
    const position = stage(lines, { factions: [REALM, ABYSS], hands: [['push']] });
    expect(position.offers('pusher', { turn: 'order:push' })).toBeNull();
    position.act({ turn: 'order:push', 'push-hex': 'B4' });
    expect(position.told('pushed')[0]!.pusher.tile).toBe('golem');
    expect(position.netted).toEqual([]);
  });

  it('MA-10.7 a netted netter does not net', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 pikeman C4\n0 nightmare C3', {
      factions: [ABYSS, DRAGON],
      turn: 1,
    });
    position.play('net', { target: 'C3' });
    expect(position.netted).toEqual(['C3']);
    const chain = stage('0 banner A1\n1 banner E3\n1 wraith C5\n0 nightmare C4\n1 horror C3 r2', {
      factions: [ABYSS, ABYSS],
      turn: 1,
    });
    expect(chain.netted).toEqual(['C4']);
    expect(chain.offers('turn')).toContain('feature:C5');
  });

  it('MA-10.8 two nets that face each other cancel', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 nightmare C3\n1 nightmare C4 r3', { factions: [ABYSS, ABYSS] });
    expect(position.netted).toEqual([]);
    expect(position.offers('turn')).toContain('feature:C3');
  });

  it('MA-10.9 longer rings of nets cancel too', () => {
    const lines = '0 banner A1\n1 banner E3\n0 nightmare C3\n1 horror C4 r0\n0 horror B3 r5\n1 nightmare B2 r1';
    expect(stage(lines, { factions: [ABYSS, ABYSS] }).netted).toEqual([]);
  });

  it('MA-10.10 friendly tiles are never netted', () => {
    const lines = '0 banner A1\n1 banner E3\n2 banner A3\n0 nightmare C3\n2 spark C4\n0 horror B3 r2\n0 wraith B4';
    const position = stage(lines, { factions: [ABYSS, DRAGON, FOREST] });
    const { id } = position.at('C4')!;
    expect(position.netted).toEqual([]);
    expect(position.offers('turn')).toContain('feature:B4');
    expect(position.fight().attacksOf(id)).toEqual([2]);
  });
});

describe('disarm', () => {
  it('MA-14.1 keeps linked enemies, Banners included, from attacking', () => {
    const lines = '0 banner A1\n1 banner C3\n0 disarm-rune B2\n0 spike C4';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    expect(position.seen('C3').disarmed).toBe(true);
    position.fight();
    expect(position.at('C4')).not.toBeNull();
  });

  it('MA-14.2 leaves effects, auras and movement of a disarmed tile alone', () => {
    const lines = '0 banner A1\n1 banner C3\n0 disarm-rune B2\n1 knight C4';
    const position = stage(lines, { factions: [ABYSS, DRAGON], turn: 1 });
    expect(position.seen('C4').meleeBonus).toBe(1);
    expect(position.refusesToPlay('move', { target: 'C3', hex: 'D3' })).toBe(false);
  });

  it('MA-14.3 does not activate a disarmed Morlock', () => {
    const lines = '0 banner A1\n1 banner E3\n0 disarm-rune B2\n1 morlock C3 r2\n0 spike C4';
    const position = stage(lines, { factions: [ABYSS, FOREST] }).fight();
    expect([position.at('C3'), position.at('C4')].every(tile => tile !== null)).toBe(true);
  });

  it('MA-14.4 loses the attack of a tile disarmed in the segment of its value', () => {
    const lines = '0 banner A1\n1 banner E3\n0 disarm-rune B2\n1 swordsman C3\n1 swordsman B1 r1\n0 spike B3';
    const position = stage(lines, { factions: [ABYSS, DRAGON] });
    const disarmed = position.at('C3')!.id;
    position.fight();
    expect(position.at('B2')).toBeNull();
    expect(position.attacksOf(disarmed)).toEqual([]);
  });

  it('MA-14.5 lets a charging tile arrive disarmed, without an attack', () => {
    const lines = '0 banner A1\n1 banner C5\n0 knight C3\n1 disarm-rune B4';
    const position = stage(lines, { factions: [DRAGON, ABYSS] });
    position.play('battle-charge', { mode: 'charge', target: 'C5', hex: 'C4', rotation: '2' });
    expect(position.told('charged')[0]!.strength).toBeNull();
    expect(position.arena.pools).toEqual([20, 20]);
    expect(position.onTurn).toBe(1);
  });
});
