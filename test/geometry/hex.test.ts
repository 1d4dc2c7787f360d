import { expect, it } from 'vitest';
import {
  ADJACENT,
  AXIAL,
  DIRECTIONS,
  directionTo,
  facing,
  HEX_COUNT,
  hexAt,
  isAdjacent,
  makeHex,
  NEIGHBOURS,
  opposite,
  parseHex,
  RAYS,
  sideFacing,
  TRIANGLES,
} from '../../src/geometry/hex.js';

const hexes = Array.from({ length: HEX_COUNT }, (_, hex) => hex);
const at = (name: string) => parseHex(name)!;

it('names hexes by row and place, there and back', () => {
  expect(hexes.map(makeHex).join(' ')).toBe('A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3');
  expect(hexes.map(hex => parseHex(makeHex(hex)))).toEqual(hexes);
  expect(parseHex('F1')).toBeUndefined();
});

it('finds hexes by axial coordinates', () => {
  expect(AXIAL.map(([q, r]) => hexAt(q, r))).toEqual(hexes);
  expect(makeHex(hexAt(0, 0))).toBe('C3');
  expect(makeHex(hexAt(2, -2))).toBe('A3');
  expect(hexAt(2, 1)).toBe(-1);
});

it('knows neighbours clockwise from the north-east', () => {
  expect(NEIGHBOURS[at('C3')]!.map(makeHex)).toEqual(['B3', 'C4', 'D3', 'D2', 'C2', 'B2']);
  expect(NEIGHBOURS[at('A1')]).toEqual([-1, at('A2'), at('B2'), at('B1'), -1, -1]);
  for (const hex of hexes)
    for (const direction of DIRECTIONS) {
      const next = NEIGHBOURS[hex]![direction]!;
      if (next >= 0) expect(NEIGHBOURS[next]![opposite(direction)]).toBe(hex);
    }
});

it('knows who touches whom and in which direction', () => {
  expect(ADJACENT[at('E3')]!.map(makeHex).sort()).toEqual(['D3', 'D4', 'E2']);
  expect(isAdjacent(at('C3'), at('D2'))).toBe(true);
  expect(isAdjacent(at('C3'), at('C5'))).toBe(false);
  expect(directionTo(at('C3'), at('D2'))).toBe(3);
  expect(directionTo(at('C3'), at('C5'))).toBe(-1);
});

it('draws lines to the edge', () => {
  expect(RAYS[at('C1')]![1]!.map(makeHex)).toEqual(['C2', 'C3', 'C4', 'C5']);
  expect(RAYS[at('A3')]![0]).toEqual([]);
});

it('knows all 24 triangles, each in reading order', () => {
  expect(TRIANGLES).toHaveLength(24);
  expect(TRIANGLES.map(triangle => triangle.map(makeHex).join('-'))).toContain('C3-C4-D3');
});

it('turns printed sides clockwise', () => {
  expect(facing(5, 2)).toBe(1);
  for (const side of DIRECTIONS)
    for (const rotation of DIRECTIONS) expect(sideFacing(facing(side, rotation), rotation)).toBe(side);
});
