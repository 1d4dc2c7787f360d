import { describe, expect, test } from 'vitest';
import { lanesOf, type Way } from '../../../../src/games/monolith-arena/pictures/battle-lanes.js';
import { hexMiddle } from '../../../../src/games/monolith-arena/pictures/layout.js';
import type { StrikeView } from '../../../../src/games/monolith-arena/view.js';

const way = (from: string, to: string): Way => ({
  strike: { from: 0, to: 1, kind: 'melee', strength: 1, stopped: 0 } satisfies StrikeView,
  from: hexMiddle(from),
  to: hexMiddle(to),
});

/** Offsets in the order of the ways, seen from one side of the line. */
const offsets = (...ways: Way[]): number[] => {
  const lanes = lanesOf(ways);
  return ways.map(({ strike, from, to }) => lanes.get(strike)! * (to[0] > from[0] ? 1 : -1));
};

describe('lanes of arrows', () => {
  test('an arrow alone on its line stays in the middle', () => {
    expect(offsets(way('C1', 'C2'), way('B1', 'C1'), way('D3', 'E3')).map(Math.abs)).toEqual([0, 0, 0]);
  });

  test('blows exchanged lie beside each other', () => {
    const [there, back] = offsets(way('B2', 'B3'), way('B3', 'B2'));
    expect(there).not.toBe(back);
    expect(there! + back!).toBeCloseTo(0);
  });

  test('a shot over the head of another gets a lane of its own', () => {
    expect(new Set(offsets(way('C1', 'C3'), way('C2', 'C3'), way('C3', 'C2'), way('C4', 'C2'))).size).toBe(4);
  });

  test('arrows that only meet in a tile do not collide', () => {
    expect(offsets(way('C1', 'C2'), way('C3', 'C2')).map(Math.abs)).toEqual([0, 0]);
  });

  test('parallel lines have nothing to do with each other', () => {
    expect(offsets(way('B1', 'B2'), way('C1', 'C2')).map(Math.abs)).toEqual([0, 0]);
  });
});
