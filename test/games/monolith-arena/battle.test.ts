import { describe, expect, it } from 'vitest';
import { parseHex } from '../../../src/geometry/hex.js';
import { ABYSS, addMonolith, DRAGON, FOREST, REALM, type Stage, stage } from './stage.js';

const values = (position: Stage) => position.segments.map(({ initiative }) => initiative);
const idAt = (position: Stage, hex: string) => position.at(hex)!.id;

describe('battle and Initiative', () => {
  it('MA-7.1 starts a Battle by an order', () => {
    const position = stage('0 banner A1\n1 banner E3', { factions: [ABYSS, DRAGON] }).fight();
    expect(position.told('battle-begins')).toMatchObject([{ why: 'order', seat: 0, number: 1 }]);
    expect(position.told('battle-ends')).toHaveLength(1);
  });

  it('MA-7.2 ends the turn at once and keeps unplayed tiles', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 wraith C3', { factions: [ABYSS, DRAGON], hands: [['spike']] });
    position.fight();
    expect(position.onTurn).toBe(1);
    expect(position.hand(0)).toEqual(['spike']);
  });

  it('MA-7.3 fights from the highest value down to 0 after the start', () => {
    const lines = '0 banner A1\n1 banner E3\n0 assassin A3\n0 spark C1\n1 spike C5 p1';
    const position = stage(lines, { factions: [FOREST, ABYSS] }).fight({ assassin: 'E3' });
    expect(position.told('segment')[0]!.segment.initiative).toBeNull();
    expect(values(position)).toEqual([3, 2, 0]);
  });

  it('MA-7.4 lets all attacks of a segment use the board as it stood when it began', () => {
    const lines = '0 banner A1\n1 banner E3\n0 swordsman C3 r1\n1 mygalomorph C4 r3\n0 pikeman D3';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect(position.at('C3')).toBeNull();
    expect(position.at('C4')).toBeNull();
  });

  it('MA-7.5 skips segments without an attack and knows values above 4', () => {
    const lines =
      '0 banner E1\n1 banner E3\n0 assassin C3\n0 greater-acceleration-rune C2\n0 minor-acceleration-rune B2';
    const position = stage(lines, { factions: [FOREST, ABYSS] }).fight();
    expect(values(position)).toEqual([6, 0]);
  });

  it('MA-7.6 lets eliminated tiles stop shots until the segment ends', () => {
    const lines = '0 banner A1\n1 banner C5\n0 arquebusier C2 r2\n0 pikeman B3 r3\n1 spike C4';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect(position.arena.pools).toEqual([20, 20]);
    expect(position.at('C4')).toBeNull();
  });

  it('MA-7.7 lets tiles that hit each other both die', () => {
    const lines = '0 banner A1\n1 banner E3\n0 pikeman C3\n1 wraith C4';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect([position.at('C3'), position.at('C4')]).toEqual([null, null]);
  });

  it('MA-7.8 lets two shots hit the same first target, neither flies on', () => {
    const lines = '0 banner A1\n1 banner C5\n0 arquebusier C2 r2\n0 arquebusier C3 r2\n1 spike C4';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect(position.segments[0]!.strikes).toHaveLength(2);
    expect(position.arena.pools).toEqual([20, 20]);
  });

  it('MA-7.9 raises every printed value by a bonus', () => {
    const position = stage('0 banner A1\n1 banner E3\n0 hunter C3\n0 minor-acceleration-rune C2', {
      factions: [FOREST, ABYSS],
    });
    expect(position.seen('C3').initiative).toEqual([4, 1]);
    expect(position.seen('C3').initiativeBonus).toBe(1);
  });

  it('MA-7.10 attacks once for each printed value, with all sides', () => {
    const lines = '0 banner A1\n1 banner E3\n0 wyrm C3\n1 golem C4\n1 golem C2';
    const position = stage(lines, { factions: [FOREST, REALM] });
    const wyrm = idAt(position, 'C3');
    position.fight();
    expect(position.attacksOf(wyrm)).toEqual([2, 1]);
    expect([position.at('C4')!.wounds, position.at('C2')!.wounds]).toEqual([2, 2]);
  });

  it('MA-7.11 yields at most one attack for each printed value', () => {
    // The Rune dies in segment 3: the Pikeman has used its only value there.
    const lines =
      '0 banner A1\n1 banner E3\n0 pikeman C3\n0 minor-acceleration-rune C2\n1 mygalomorph C1\n1 strength-rune C4';
    const position = stage(lines, { factions: [DRAGON, ABYSS] });
    const pikeman = idAt(position, 'C3');
    position.fight();
    expect(position.at('C2')).toBeNull();
    expect(position.attacksOf(pikeman)).toEqual([3]);
  });

  it('MA-7.12 gives nothing to a tile freed at the end of its own segment', () => {
    const lines = '0 banner A1\n1 banner E3\n0 swordsman C3 r1\n1 nightmare C4 r3\n0 swordsman D4 r1';
    const position = stage(lines, { factions: [DRAGON, ABYSS] });
    const held = idAt(position, 'C3');
    position.fight();
    expect(position.at('C4')).toBeNull();
    expect(position.attacksOf(held)).toEqual([]);
  });

  it('MA-7.13 does not attack again at the lower value after a bonus is gone', () => {
    const lines = '0 banner A1\n1 banner C5\n0 spark C2\n0 minor-acceleration-rune C1\n1 mygalomorph D1 r4';
    const position = stage(lines, { factions: [FOREST, ABYSS] });
    const spark = idAt(position, 'C2');
    position.fight();
    expect(position.at('C1')).toBeNull();
    expect(position.attacksOf(spark)).toEqual([3]);
  });

  it('MA-7.14 loses the attack when a bonus comes back after the raised segment has passed', () => {
    const lines =
      '0 banner A1\n1 banner E3\n0 pikeman C3\n0 minor-acceleration-rune C2\n1 nightmare C1\n0 swordsman D1 r5';
    const position = stage(lines, { factions: [DRAGON, ABYSS] });
    const pikeman = idAt(position, 'C3');
    position.fight();
    expect(position.at('C1')).toBeNull();
    expect(position.attacksOf(pikeman)).toEqual([]);
  });

  it('MA-7.15 leaves tiles without Initiative alone', () => {
    const lines = '0 banner A1\n1 banner E3\n0 morlock C3\n0 minor-acceleration-rune C2\n0 double-attack-rune B2';
    const position = stage(lines, { factions: [FOREST, ABYSS] });
    const morlock = idAt(position, 'C3');
    expect(position.seen('C3')).toMatchObject({ initiative: [], initiativeBonus: 0, granted: [] });
    position.fight();
    expect(position.attacksOf(morlock)).toEqual([]);
  });

  it('MA-7.16 asks nobody whether to attack', () => {
    const lines = '0 banner A1\n1 banner E3\n0 pikeman C3\n1 wraith C4';
    const position = stage(lines, { factions: [DRAGON, ABYSS] }).fight();
    expect(position.asked.map(({ key }) => key)).toEqual(['turn', 'mode']);
  });

  it('MA-7.17 takes Net-order markers off at the end, and the next turn follows', () => {
    const position = stage('0 banner A1\n1 banner E3\n1 wraith C4', { factions: [DRAGON, ABYSS] });
    position.play('net', { target: 'C4' });
    expect(position.netted).toEqual(['C4']);
    position.fight();
    expect(position.netted).toEqual([]);
    expect(position.onTurn).toBe(1);
  });

  // Freed of its marker at the end, the Horror on C4 nets the Guardian Banner the wounded Axeman on C2 lives by.
  const freed = () => {
    const lines = '0 banner C3\n1 banner E3\n2 banner A3\n1 horror C4 r5\n1 disarm-rune B3\n0 axeman C2 r3 w1';
    return stage(lines, { factions: [REALM, ABYSS, DRAGON], turn: 2 }).with(arena => {
      arena.board[parseHex('C4')!]!.caught = true;
    });
  };

  it('MA-7.17 MA-15.5 a net that holds again at the end takes the Guardian aura away', () => {
    const position = freed().fight();
    expect(position.netted).toEqual(['C3']);
    expect(position.at('C2')).toBeNull();
    expect(position.told('removed')).toMatchObject([{ why: 'support', removed: { tile: 'axeman', hex: 'C2' } }]);
    expect(position.told('battle-ends')[0]!.removed.at(-1)).toMatchObject({ tile: 'axeman' });
  });

  it('MA-7.17 MA-15.5 looks at lost support before Monoliths fold', () => {
    const position = freed();
    addMonolith(position, 0, { on: ['C2', 'D2'] });
    position.fight();
    expect(position.arena.seats[0]!.monolith).toMatchObject({ folded: true, under: [null, null] });
    expect(position.told('removed')).toMatchObject([{ removed: { tile: 'axeman' } }]);
  });
});
