import { type Point, polar, polygon, polyline } from '../../../geometry/paths.js';
import type { FactionId } from '../faction.js';

/** Outlines in a space where a piece has radius 50. */
export const RADIUS = 50;

/** Path data of absolute points, stretched. */
const stretched = (path: string, by: number): string =>
  path.replace(/-?\d*\.?\d+/g, text => String(Math.round(Number(text) * by * 100) / 100));

export interface OwnerShape {
  readonly path: string;
  /** Where the middle of what stands on it lies, and how large that may be, in parts of the radius. */
  readonly dy: number;
  readonly room: number;
  readonly letter: { readonly pl: string; readonly en: string };
}

const owner = (path: string, dy: number, room: number, pl: string, en = pl): OwnerShape => ({
  path: stretched(path, RADIUS),
  dy,
  room,
  letter: { pl, en },
});

/** A standing mirror, a top hat, a heart, a scale, the head of a cat. The letters are ranks of cards where they can be. */
export const OWNER_SHAPES: Readonly<Record<FactionId, OwnerShape>> = {
  alice: owner(
    'M0,-1.06 C.62,-1.06 .94,-.62 .94,-.06 C.94,.42 .7,.74 .42,.88 L.62,1.08 L-.62,1.08 L-.42,.88 C-.7,.74 -.94,.42 -.94,-.06 C-.94,-.62 -.62,-1.06 0,-1.06 Z',
    -0.06,
    1,
    'A',
  ),
  hatter: owner(
    'M-1.1,.5 L-.7,.5 L-.82,-.94 Q0,-1.14 .82,-.94 L.7,.5 L1.1,.5 Q1.14,.98 .84,1.0 L-.84,1.0 Q-1.14,.98 -1.1,.5 Z',
    -0.16,
    0.94,
    'K',
    'H',
  ),
  queen: owner(
    'M0,1.1 C-.55,.68 -1.12,.24 -1.1,-.36 C-1.08,-.86 -.7,-1.04 -.46,-1.02 C-.22,-1.0 -.06,-.86 0,-.7 C.06,-.86 .22,-1.0 .46,-1.02 C.7,-1.04 1.08,-.86 1.1,-.36 C1.12,.24 .55,.68 0,1.1 Z',
    -0.1,
    0.98,
    'Q',
  ),
  jabberwock: owner('M0,-1.14 L.98,0 L0,1.14 L-.98,0 Z', 0, 0.86, 'J'),
  cheshire: owner(
    'M-.98,-1.1 L-.34,-.72 Q0,-.8 .34,-.72 L.98,-1.1 Q1.14,-.3 1.0,.2 Q.8,.98 0,1.0 Q-.8,.98 -1.0,.2 Q-1.14,-.3 -.98,-1.1 Z',
    0.1,
    1,
    'C',
  ),
};

/** A splinter of the looking-glass: all of it, its light face, its dark one. */
export const SHARD = [
  'M-.12,-1 L.5,-.42 L.34,.56 L-.1,1 L-.56,.24 Z',
  'M-.12,-1 L.08,.1 L-.1,1 L-.56,.24 Z',
  'M.5,-.42 L.34,.56 L-.1,1 L.08,.1 Z',
].map(path => stretched(path, RADIUS)) as [string, string, string];

/** A disc with a wavy edge. */
export function wavy(radius: number, lobes: number, amplitude: number): string {
  const points: Point[] = [];
  for (let step = 0; step < 96; step++) {
    const degrees = (step / 96) * 360;
    points.push(polar(degrees, radius * (1 + amplitude * Math.cos((degrees * lobes * Math.PI) / 180))));
  }
  return polygon(...points);
}

export function spiral(x: number, y: number, radius: number, turns: number): string {
  const points: Point[] = [];
  for (let step = 0; step <= 50; step++) {
    const part = step / 50;
    points.push(polar(part * turns * 360 + 34, radius * (0.06 + 0.94 * part), [x, y]));
  }
  return polyline(...points);
}

/** The card of a standee, round at the top. */
export const ARCH = 'M-45 36L-45 -10C-45 -62 45 -62 45 -10L45 36Z';

/** The lower part of a disc: where the strength of a chip stands. */
export function cap(radius: number, from: number): string {
  const half = Math.round(Math.sqrt(radius * radius - from * from) * 100) / 100;
  return `M${-half} ${from}L${half} ${from}A${radius} ${radius} 0 0 1 ${-half} ${from}Z`;
}
