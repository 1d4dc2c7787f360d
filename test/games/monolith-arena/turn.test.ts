import { describe, expect, it } from 'vitest';
import { view } from '../../../src/games/monolith-arena/sight.js';
import { ABYSS, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

const BANNERS = '0 banner A1\n1 banner E3';

/** A normal turn that begins with these tiles in hand and on the stack, the next drawn first. */
function turnOf(faction: string, hand: readonly string[], draws: readonly string[], lines = ''): Stage {
  const position = stage(`${BANNERS}${lines}`, {
    factions: [faction, faction === ABYSS ? DRAGON : ABYSS],
    hands: [hand],
    stacks: [[...draws].reverse(), ['move']],
  });
  return position.with(arena => {
    arena.phase = 'draw';
  });
}

describe('turn', () => {
  it('MA-3.1 draws up to three tiles, never more, open to all where draws are open', () => {
    const position = turnOf(DRAGON, ['pikeman'], ['knight', 'move', 'net', 'pikeman']).act();
    expect(position.hand(0)).toEqual(['pikeman', 'knight', 'move']);
    expect(view({ ...position.arena, privateDraws: false }, 'spectator').seats[0]!.hand).toEqual([
      'pikeman',
      'knight',
      'move',
    ]);
    expect(view(position.arena, 1).seats[0]!.hand).toBe(3);
  });

  it('MA-3.1 lets nobody take back what came before a draw', () => {
    const position = turnOf(DRAGON, ['pikeman'], ['knight', 'move', 'net']);
    const { sealed } = position.arena;
    expect(position.act().arena.sealed).toBe(sealed + 1);
  });

  it('MA-3.2 forces one of three tiles to be discarded first', () => {
    const position = turnOf(DRAGON, [], ['knight', 'move', 'net', 'pikeman']).act();
    expect(position.offers('forced-discard')).toEqual(['knight', 'move', 'net']);
    position.act({ 'forced-discard': 'net' });
    expect(position.hand(0)).toEqual(['knight', 'move']);
    expect(position.told('discarded')).toMatchObject([{ tile: 'net', forced: true }]);
    expect(view(position.arena, 1).seats[0]!.discard).toEqual(['net']);
  });

  it('MA-3.3 lets each remaining tile be played, kept or discarded', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [['knight', 'pikeman']] });
    position.act({ turn: 'discard:knight' }).act({ turn: 'discard:pikeman' });
    expect(position.hand(0)).toEqual([]);
    expect(position.told('discarded')).toMatchObject([{ tile: 'pikeman', forced: false }]);
    const keeping = stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [['knight', 'pikeman']] });
    keeping.act({ turn: 'place:knight', hex: 'C3', rotation: '0' }).act({ turn: 'end' });
    expect(keeping.hand(0)).toEqual(['pikeman']);
  });

  it('MA-3.4 forces no discard when the stack ended below three tiles, but does with exactly three', () => {
    expect(turnOf(DRAGON, ['knight'], ['move']).act().arena.phase).toBe('turn');
    expect(turnOf(DRAGON, ['knight'], ['move', 'net']).act().arena.phase).toBe('discard');
  });

  it('MA-3.5 DV-143 lets features wait for the forced discard', () => {
    const position = turnOf(FOREST, [], ['spark', 'move', 'battle', 'spark'], '\n0 herne C3').act();
    expect(position.arena.phase).toBe('discard');
    position.act({ 'forced-discard': 'battle' });
    expect(position.offers('turn')).toContain('feature:C3');
  });

  it('MA-3.6 ends a turn by declaration, by a Battle and by a Charge', () => {
    const lines = `${BANNERS}\n0 knight C3`;
    const set = () => stage(lines, { factions: [DRAGON, ABYSS] });
    expect(set().act({ turn: 'end' }).onTurn).toBe(1);
    expect(set().fight().onTurn).toBe(1);
    const charge = stage('0 banner A1\n1 banner C5\n0 knight C3', { factions: [DRAGON, ABYSS] });
    charge.play('battle-charge', { mode: 'charge', hex: 'C4', target: 'C5', rotation: '2' });
    expect(charge.onTurn).toBe(1);
  });

  it('MA-3.7 alternates turns, beginning with the first Banner', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS] });
    expect([position.onTurn, position.pass().onTurn, position.pass().onTurn]).toEqual([0, 1, 0]);
  });

  it('RB-01 draws three, discards one and plays the other two', () => {
    const position = turnOf(DRAGON, [], ['move', 'arquebusier', 'minor-acceleration-rune', 'net']).act();
    position
      .act({ 'forced-discard': 'move' })
      .act({ turn: 'place:arquebusier', hex: 'C3', rotation: '0' })
      .act({ turn: 'place:minor-acceleration-rune', hex: 'C4' });
    expect(position.hand(0)).toEqual([]);
    expect(view(position.arena, 0).seats[0]!.discard).toEqual(['move']);
    expect([position.seen('C3').tile, position.seen('C4').tile]).toEqual(['arquebusier', 'minor-acceleration-rune']);
  });
});

describe('unlucky draw', () => {
  it('MA-4.1 RB-02 exchanges all tiles when all are Orders, and the forced discard is still due', () => {
    const position = turnOf(ABYSS, [], ['battle', 'battle', 'push', 'spike', 'chaos', 'move', 'spike']).act();
    position.act({ redraw: 'redraw' });
    expect(position.hand(0)).toEqual(['spike', 'chaos', 'move']);
    expect(view(position.arena, 1).seats[0]!.discard).toEqual(['battle', 'battle', 'push']);
    expect(position.arena.phase).toBe('discard');
  });

  it('MA-4.1 DV-145 is not available with a kept Board tile', () => {
    const position = turnOf(FOREST, ['spark'], ['battle', 'move', 'battle']).act();
    expect(position.arena.phase).toBe('discard');
  });

  it('MA-4.2 holds for the one tile of the first turn', () => {
    const position = turnOf(DRAGON, [], ['move', 'net', 'knight']).with(arena => {
      arena.turnNumber = 0;
    });
    position.act().act({ redraw: 'redraw' });
    expect(position.hand(0)).toEqual(['net']);
  });

  it('MA-4.3 may be repeated, is optional and comes before the forced discard', () => {
    const orders = ['move', 'net', 'move'];
    const position = turnOf(
      DRAGON,
      [],
      [...orders, 'battle-charge', 'move', 'move', 'knight', 'knight', 'pikeman', 'knight'],
    );
    position.act().act({ redraw: 'redraw' });
    expect(position.arena.phase).toBe('redraw');
    position.act({ redraw: 'keep' });
    expect(position.arena.phase).toBe('discard');
  });
});

describe('playing tiles', () => {
  it('MA-5.1 plays tiles only in the own turn and after the forced discard', () => {
    const position = turnOf(DRAGON, [], ['knight', 'knight', 'pikeman', 'net']).act();
    expect(position.arena.phase).toBe('discard');
    position
      .act({ 'forced-discard': 'pikeman' })
      .act({ turn: 'place:knight', hex: 'C3', rotation: '0' })
      .act({ turn: 'place:knight', hex: 'C4', rotation: '0' });
    expect(position.hand(0)).toEqual([]);
  });

  it('MA-5.2 carries an Order out, then puts it on the discard pile', () => {
    const position = stage(`${BANNERS}\n1 spike C3`, { factions: [FOREST, ABYSS] });
    position.play('precise-shot', { target: 'C3' });
    expect(position.at('C3')).toBeNull();
    expect(view(position.arena, 1).seats[0]!.discard).toEqual(['precise-shot']);
  });

  it('MA-5.3 puts a Board tile on any empty hex in any rotation', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [['knight']] });
    expect(position.offers('hex', { turn: 'place:knight' })).toHaveLength(17);
    expect(position.offers('rotation', { turn: 'place:knight', hex: 'C3' })).toHaveLength(6);
  });

  it('MA-5.4 forbids occupied hexes', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [['knight']] });
    expect(position.offers('hex', { turn: 'place:knight' })).not.toContain('A1');
  });

  it('MA-5.5 offers no move of a tile without an effect that says so', () => {
    const position = stage(`${BANNERS}\n0 pikeman C3`, { factions: [DRAGON, ABYSS], hands: [['knight']] });
    expect(position.offers('turn')).toEqual(['place:knight', 'discard:knight', 'end']);
  });

  it('MA-5.6 fights at once when no empty hex is left', () => {
    const lines = FULL_BUT_C3.map(([seat, tile, hex]) => `${seat} ${tile} ${hex}`).join('\n');
    const position = stage(lines, { factions: [REALM, FOREST] });
    position.play('penetration-rune', { hex: 'C3', rotation: '0', mode: 'battle' });
    expect(position.told('battle-begins').map(({ why }) => why)).toEqual(['full-board']);
    expect(position.onTurn).toBe(1);
  });

  it('MA-5.7 lets Orders work on Banners', () => {
    const position = stage(BANNERS, { factions: [DRAGON, ABYSS], hands: [['move', 'net']] });
    expect(position.offers('hex', { turn: 'order:move', target: 'A1' })).toContain('B1');
    position.act({ turn: 'order:net' });
    expect(position.netted).toEqual(['E3']);
  });
});

const FULL_BUT_C3 = [
  [0, 'banner', 'E1'],
  [0, 'golem', 'D2'],
  [0, 'golem', 'E2'],
  [0, 'reinforcement-rune', 'D1'],
  [0, 'reinforcement-rune', 'C1'],
  [0, 'regeneration-rune', 'C2'],
  [0, 'regeneration-rune', 'D3'],
  [0, 'agility-rune', 'E3'],
  [0, 'double-attack-rune', 'D4'],
  [1, 'banner', 'A3'],
  [1, 'regeneration-rune', 'A2'],
  [1, 'regeneration-rune', 'B3'],
  [1, 'accuracy-rune', 'B4'],
  [1, 'minor-acceleration-rune', 'A1'],
  [1, 'minor-acceleration-rune', 'B1'],
  [1, 'minor-acceleration-rune', 'B2'],
  [1, 'greater-acceleration-rune', 'C4'],
  [1, 'double-attack-rune', 'C5'],
] as const;
