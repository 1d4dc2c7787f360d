import { describe, expect, it } from 'vitest';
import { lobby } from '../../../src/games/monolith-arena/lobby.js';
import { FACTIONS, PRINTS, printsOf } from '../../../src/games/monolith-arena/prints.js';
import { AXIAL, HEX_COUNT, makeHex, parseHex } from '../../../src/geometry/hex.js';
import { ABYSS, DRAGON, FOREST, freshArena, REALM, Stage, stage } from './stage.js';

const banners = (stage: Stage) => stage.act({ banner: 'C1' }).act({ banner: 'C2' });

describe('components and setup', () => {
  it('MA-1.1 has 19 hexes and a pool of 20', () => {
    expect(HEX_COUNT).toBe(19);
    expect(AXIAL.every(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 2)).toBe(true);
    expect(AXIAL.map((_, hex) => parseHex(makeHex(hex)))).toEqual(AXIAL.map((_, hex) => hex));
  });

  it.each(FACTIONS.map(({ id }) => id))('MA-1.2 gives %s 35 tiles, one of them the Banner', faction => {
    const prints = printsOf(faction);
    expect(prints.reduce((sum, { count }) => sum + count, 0)).toBe(35);
    expect(prints.filter(({ kind }) => kind === 'banner').map(({ count }) => count)).toEqual([1]);
  });

  it('MA-1.3 never offers to place an Order', () => {
    const offered = stage('0 banner A1\n1 banner E3', {
      factions: [DRAGON, ABYSS],
      hands: [['move', 'knight']],
    }).offers('turn');
    expect(offered).toContain('place:knight');
    expect(offered).toContain('order:move');
    expect(offered).not.toContain('place:move');
  });

  it('MA-1.4 starts every pool at 20', () => {
    expect(freshArena([DRAGON, ABYSS]).pools).toEqual([20, 20]);
  });

  it('MA-1.5 shuffles 34 tiles into a stack and sets the Banner aside', () => {
    for (const { stack, faction } of freshArena([REALM, FOREST]).seats) {
      expect(stack).toHaveLength(34);
      expect(stack.some(print => PRINTS[print]!.kind === 'banner')).toBe(false);
      const inOrder = printsOf(faction).flatMap(({ index, count, kind }) =>
        kind === 'banner' ? [] : new Array(count).fill(index),
      );
      expect(stack).not.toEqual(inOrder);
      expect([...stack].sort()).toEqual([...inOrder].sort());
    }
  });

  it('MA-1.6 lets the starting player place a Banner first, then the other anywhere else, also beside it', () => {
    const start = new Stage(freshArena([DRAGON, ABYSS]));
    expect(start.offers('banner')).toHaveLength(19);
    start.act({ banner: 'C3' });
    expect(start.asked[0]!.seat).toBe(0);
    expect(start.refuses({ banner: 'C3' })).toBe(true);
    start.act({ banner: 'C4' });
    expect(start.asked[0]!.seat).toBe(1);
    expect([start.at('C3')!.seat, start.at('C4')!.seat]).toEqual([0, 1]);
  });

  it('MA-1.7 ends with a Banner at 0, and its opponent wins', () => {
    const position = stage('0 banner A1\n0 dragon-rider C3 r2\n1 banner C4', {
      factions: [DRAGON, ABYSS],
      pools: [20, 2],
    }).fight();
    expect(position.arena.outcome).toEqual({ places: [1, 2], reason: 'banner-destroyed' });
  });

  it('MA-1.8 has each faction once', () => {
    const { seats } = freshArena([null, ABYSS, null, null]);
    expect(new Set(seats.map(({ faction }) => faction)).size).toBe(4);
    expect(seats[1]!.faction).toBe(ABYSS);
    expect(lobby.sides({})).toHaveLength(4);
  });
});

describe('opening turns', () => {
  it('MA-2.1 draws one tile in the first turn and forces no discard', () => {
    const start = banners(new Stage(freshArena([DRAGON, ABYSS]))).act();
    expect(start.onTurn).toBe(0);
    expect(start.hand(0)).toHaveLength(1);
    expect(start.arena.phase).not.toBe('discard');
  });

  it('MA-2.2 draws two tiles in the second turn and forces no discard', () => {
    const start = banners(new Stage(freshArena([DRAGON, ABYSS]))).act();
    if (start.arena.phase === 'redraw') start.act({ redraw: 'keep' });
    start.act({ turn: 'end' }).act();
    expect(start.onTurn).toBe(1);
    expect(start.hand(1)).toHaveLength(2);
    expect(start.arena.phase).not.toBe('discard');
  });

  it('MA-2.3 counts a kept tile towards the three of the second turn', () => {
    const start = banners(new Stage(freshArena([DRAGON, ABYSS])));
    for (let turn = 0; turn < 2; turn++) {
      start.act();
      if (start.arena.phase === 'redraw') start.act({ redraw: 'keep' });
      start.act({ turn: 'end' });
    }
    start.act();
    expect(start.hand(0)).toHaveLength(3);
    expect(start.told('drawn')[0]!.count).toBe(2);
  });
});
