import { describe, expect, it } from 'vitest';
import {
  AROUND,
  BESIDE,
  bitsOf,
  COMPASS,
  compassTo,
  distance,
  LAYINGS,
  makeSquare,
  parseSquare,
  SIGHT,
  SQUARE_COUNT,
  STEPS,
  squareAt,
  turned,
  turnedCompass,
  unturned,
  XY,
} from '../../src/geometry/square.js';

const at = (name: string): number => parseSquare(name)!;

describe('squares', () => {
  it('go by column letter and row number, there and back', () => {
    expect(XY).toHaveLength(SQUARE_COUNT);
    for (const square of XY.keys()) expect(parseSquare(makeSquare(square))).toBe(square);
    expect([makeSquare(squareAt(0, 4)), makeSquare(squareAt(8, 2)), squareAt(1, 0), squareAt(9, 4)]).toEqual([
      'A5',
      'I3',
      -1,
      -1,
    ]);
    expect(parseSquare('A1')).toBeUndefined();
  });

  it('know their neighbours in eight directions', () => {
    expect(BESIDE[at('E5')]!.map(makeSquare)).toEqual(['E4', 'F4', 'F5', 'F6', 'E6', 'D6', 'D5', 'D4']);
    expect(AROUND[at('C1')]!.map(makeSquare).sort()).toEqual(['B2', 'C2', 'D1', 'D2']);
    for (const square of XY.keys()) for (const beside of AROUND[square]!) expect(AROUND[beside]).toContain(square);
    expect(compassTo(at('E5'), at('F4'))).toBe(1);
    expect(compassTo(at('E5'), at('G5'))).toBe(-1);
  });

  it('see along straight lines to the edge', () => {
    expect(SIGHT[at('E5')]![1]!.map(makeSquare)).toEqual(['F4', 'G3', 'H2']);
    expect(SIGHT[at('A5')]![2]!).toHaveLength(8);
  });

  it('are as far apart as a king walks', () => {
    expect([distance(at('E5'), at('G6')), distance(at('C1'), at('G9'))]).toEqual([2, 8]);
  });
});

describe('layings', () => {
  it('turn clockwise by quarters, then mirror left-right', () => {
    expect(LAYINGS.map(laying => turned(laying, 1, 2))).toEqual([
      [1, 2],
      [-2, 1],
      [-1, -2],
      [2, -1],
      [-1, 2],
      [2, 1],
      [1, -2],
      [-2, -1],
    ]);
  });

  it('are undone', () => {
    for (const laying of LAYINGS)
      for (const [dx, dy] of [
        [1, 2],
        [-3, 0],
        [2, -1],
      ] as const)
        expect(unturned(laying, ...turned(laying, dx, dy))).toEqual([dx, dy]);
  });

  it('turn directions as they turn offsets', () => {
    for (const laying of LAYINGS)
      for (const direction of COMPASS)
        expect(STEPS[turnedCompass(laying, direction)]).toEqual(turned(laying, ...STEPS[direction]!));
  });
});

it('puts squares into three words of bits', () => {
  expect(bitsOf([0, 22, 23, 68])).toEqual([(1 << 22) | 1, 1, 1 << 22]);
});
