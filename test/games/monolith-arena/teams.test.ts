import { describe, expect, it } from 'vitest';
import { starters, turnOrder } from '../../../src/games/monolith-arena/teams.js';
import { ABYSS, DRAGON, FOREST, freshArena, REALM, Stage, stage } from './stage.js';

const FOUR = [REALM, ABYSS, FOREST, DRAGON];
const BANNERS = '0 banner A1\n2 banner A3\n1 banner E1\n3 banner E3';

describe('three and four players', () => {
  it('MA-23.1 RB-39 alternates teams', () => {
    expect(turnOrder('four', 0)).toEqual([0, 1, 2, 3]);
    expect(turnOrder('four', 2)).toEqual([2, 3, 0, 1]);
  });

  it('MA-23.2 gives each team one pool for both Banners', () => {
    const lines = '0 banner C4\n2 banner C2\n1 banner E1\n3 banner E3\n1 mygalomorph C3 r3';
    const position = stage(lines, { factions: FOUR, turn: 1 });
    position.fight();
    expect(position.arena.pools).toEqual([19, 20]);
    expect(freshArena(FOUR).pools).toEqual([20, 20]);
  });

  it('MA-23.3 opens with draws of 1, 2, 3 and 3', () => {
    const start = new Stage(freshArena(FOUR));
    for (const hex of ['A1', 'A2', 'A3', 'B1']) start.act({ banner: hex });
    const counts: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      start.act();
      counts.push(start.told('drawn')[0]!.count);
      if (start.arena.phase === 'redraw') start.act({ redraw: 'keep' });
      if (start.arena.phase === 'discard') start.act({ 'forced-discard': start.offers('forced-discard')![0]! });
      start.act({ turn: 'end' });
    }
    expect(counts).toEqual([1, 2, 3, 3]);
  });

  it('MA-23.4 plays one more turn of every other player after a last draw', () => {
    const position = stage(BANNERS, { factions: FOUR, turn: 1, stacks: [[], ['spike'], [], []], pools: [19, 20] });
    position.with(arena => {
      arena.phase = 'draw';
    });
    position.act();
    const turns: number[] = [];
    position.act({ turn: 'end' });
    while (position.arena.outcome === null) {
      turns.push(position.onTurn);
      position.act().act({ turn: 'end' });
    }
    expect(turns).toEqual([2, 3, 0]);
    expect(position.told('battle-begins')).toMatchObject([{ why: 'last', seat: 0 }]);
    expect(position.arena.outcome).toEqual({ places: [2, 1, 2, 1], reason: 'more-hit-points' });
  });

  it('MA-23.5 RB-40 plays one against two in the order A1-B-A2-B', () => {
    expect(turnOrder('three', 0)).toEqual([0, 1, 2, 1]);
    expect([starters('duel'), starters('three'), starters('four')]).toEqual([
      [0, 1],
      [0, 2],
      [0, 1, 2, 3],
    ]);
    const position = stage('0 banner A1\n2 banner A3\n1 banner E1', { factions: [REALM, ABYSS, FOREST] });
    const turns = [position.onTurn];
    for (let turn = 0; turn < 5; turn++) turns.push(position.pass().onTurn);
    expect(turns).toEqual([0, 1, 2, 1, 0, 1]);
    expect(position.arena.pools).toEqual([20, 20]);
  });

  it('MA-23.5 gives the single player no second closing turn (AMB-22)', () => {
    const position = stage('0 banner A1\n2 banner A3\n1 banner E1', {
      factions: [REALM, ABYSS, FOREST],
      turn: 1,
      stacks: [[], ['spike'], []],
      pools: [19, 20],
    });
    position.with(arena => {
      arena.phase = 'draw';
    });
    position.act().act({ turn: 'end' });
    const turns: number[] = [];
    while (position.arena.outcome === null) {
      turns.push(position.onTurn);
      position.act().act({ turn: 'end' });
    }
    expect(turns).toEqual([2, 0]);
  });

  it("MA-23.6 lets Runes and auras work on the ally's tiles", () => {
    const lines =
      '0 banner C3\n2 banner A3\n1 banner E1\n3 banner E3\n2 spark C4 w1\n2 minor-acceleration-rune B3\n0 axeman C2';
    const position = stage(lines, { factions: FOUR });
    expect(position.seen('C4').hitPoints).toBe(2);
    expect(position.seen('C3').initiative).toEqual([1]);
  });

  it("MA-23.7 lets Move and Rotation orders and Maneuver be used on the ally's tiles", () => {
    const lines = `${BANNERS}\n2 herne C3\n2 spark C5`;
    const position = stage(lines, { factions: FOUR, hands: [['rotation']] });
    expect(position.offers('turn')).toContain('feature:C3');
    expect(position.offers('target', { turn: 'order:rotation' })).toContain('C5');
    const other = stage(`${BANNERS}\n1 wraith C3`, { factions: FOUR, turn: 3, hands: [[], [], [], ['move']] });
    expect(other.offers('turn')).not.toContain('feature:C3');
    expect(other.offers('target', { turn: 'order:move' })).toContain('C3');
  });

  it("MA-23.8 does not push the ally's tiles", () => {
    const position = stage(`${BANNERS}\n0 axeman C3\n2 spark C4`, { factions: FOUR, hands: [['push']] });
    expect(position.offers('turn')).not.toContain('order:push');
  });

  it('MA-23.9 allied tiles never wound or net each other and let shots pass', () => {
    const lines =
      '0 banner A1\n2 banner A3\n1 banner E1\n3 banner E3\n1 mygalomorph C3\n3 knight C4\n1 nightmare B4 r2';
    const position = stage(lines, { factions: FOUR, turn: 1 });
    expect(position.netted).toEqual([]);
    expect(position.offers('turn')).toContain('feature:C4');
    expect(position.fight().at('C4')!.wounds).toBe(0);
  });

  it('MA-23.10 the team that brings the other pool to 0 wins', () => {
    const lines = '0 banner A1\n2 banner A3\n1 banner E1\n3 banner C5\n0 crossbowman C3 r2';
    const position = stage(lines, { factions: FOUR, pools: [20, 2] }).fight();
    expect(position.arena.outcome).toEqual({ places: [1, 2, 1, 2], reason: 'banner-destroyed' });
    expect(position.told('match-ends')[0]!.winners).toEqual([0, 2]);
    expect(position.hexes).toEqual(['A1', 'A3', 'C3']);
  });

  it('MA-23.11 places Banners one by one in turn order', () => {
    const start = new Stage(freshArena([REALM, ABYSS, FOREST]));
    const seats = ['A1', 'B1', 'C1'].map(hex => start.act({ banner: hex }).asked[0]!.seat);
    expect(seats).toEqual([0, 1, 2]);
    expect(start.arena.phase).toBe('draw');
  });
});
