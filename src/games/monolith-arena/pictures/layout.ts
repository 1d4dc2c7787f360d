import { AXIAL, HEX_COUNT, makeHex, parseHex } from '../../../geometry/hex.js';
import type { Point } from '../../../geometry/paths.js';

/** All hexes by name, in reading order. */
export const HEXES: readonly string[] = Array.from({ length: HEX_COUNT }, (_, hex) => makeHex(hex));

const ACROSS = Math.sqrt(3);

/** Where the middle of a hex lies, in radii from the middle of the board. */
export function hexMiddle(name: string): Point {
  const hex = parseHex(name);
  if (hex === undefined) throw new Error(`Not a hex: ${name}`);
  const [q, r] = AXIAL[hex]!;
  return [ACROSS * (q + r / 2), 1.5 * r];
}

/** The angle of a side, in degrees: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW. */
export const sideAngle = (direction: number): number => 60 * direction - 60;

/** A board laid out in pixels: how large its hexes are and where its middle is. */
export interface Layout {
  readonly radius: number;
  readonly middle: Point;
}

export function placeOf(layout: Layout, name: string): Point {
  const [x, y] = hexMiddle(name);
  return [layout.middle[0] + x * layout.radius, layout.middle[1] + y * layout.radius];
}

/** What lies on a hex is drawn in a space where the hex has this radius. */
const UNIT = 100;

/** Places marks made for a hex of radius 100 around the middle of a hex. */
export function onHex(layout: Layout, name: string, size = 1): { x: number; y: number; scale: number } {
  const [x, y] = placeOf(layout, name);
  return { x, y, scale: (layout.radius * size) / UNIT };
}
