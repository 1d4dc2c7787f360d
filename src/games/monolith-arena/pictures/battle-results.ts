import type { Mark } from '../../../engine/drawing.js';
import { drop, hex, type Point, polar, polyline, polylines, roundRect, star } from '../../../geometry/paths.js';
import { digits, disc, group, icon, shape } from './marks.js';
import { INK } from './palette.js';

/** What a segment did to a tile. Badges sit in a corner of it, so that the victim stays visible. */
export type Result =
  | { readonly kind: 'dead' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'spent' }
  | { readonly kind: 'wounded'; readonly wounds: number }
  | { readonly kind: 'pool'; readonly lost: number }
  | { readonly kind: 'poisoned' };

/** Corners for badges: below first, never over the name of the hex. */
const CORNERS = [148, 32, -32, 212];

/** Takes the corner farthest from arrows and from other badges. */
export function freeCorner(busy: number[]): number {
  const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
  const room = (corner: number): number => Math.min(90, ...busy.map(angle => apart(corner, angle)));
  let best = CORNERS[0]!;
  for (const corner of CORNERS) if (room(corner) > room(best) + 1) best = corner;
  busy.push(best);
  return best;
}

/** What lies over the whole tile, in a space where its hex has radius 100. */
export function resultCover({ kind }: Result): Mark[] {
  if (kind === 'dead') {
    const crack = polyline([-30, -100], [-12, -48], [-34, -14], [8, 22], [-6, 58], [26, 100]);
    return [
      group(
        [
          shape(hex(94), { fill: '#78001247' }),
          shape(crack, { stroke: INK.outline, width: 9, join: 'miter' }),
          shape(crack, { stroke: '#FF8A7A', width: 3.5, join: 'miter' }),
        ],
        { clip: hex(94) },
      ),
    ];
  }
  if (kind === 'saved') {
    const ring = { stroke: INK.rune, width: 9, shadow: { colour: INK.rune, blur: 26 } };
    return [shape(hex(96, 9), ring), shape(hex(96, 9), ring)];
  }
  return kind === 'spent' ? [shape(hex(95), { fill: '#0C0E1473' })] : [];
}

/** The badge, in the same space. */
export function resultBadge(result: Result, corner: number): Mark[] {
  const [x, y] = polar(corner, result.kind === 'pool' ? 84 : 62);
  return BADGES[result.kind](result, [x, y]);
}

/** What leaves the board. */
export const skull = (x = 0, y = 0): Mark[] => [
  shape(star(10, 43, 31, [x, y]), { stroke: INK.outline, width: 9 }),
  shape(star(10, 43, 31, [x, y]), { fill: INK.wound }),
  icon('death-skull', x, y, 45, INK.white),
];

const BADGES: Readonly<Record<Result['kind'], (result: Result, at: Point) => Mark[]>> = {
  dead: (_, [x, y]) => skull(x, y),
  saved: (_, [x, y]) => [...disc(x, y, 29, '#0B2E2B', INK.rune, 5), icon('heart-plus', x, y + 1, 42, INK.rune)],
  spent: (_, [x, y]) => [
    ...disc(x, y, 27, INK.wound, INK.white, 4),
    shape(
      polylines(
        [
          [x - 12, y - 12],
          [x + 12, y + 12],
        ],
        [
          [x + 12, y - 12],
          [x - 12, y + 12],
        ],
      ),
      {
        stroke: INK.white,
        width: 9,
      },
    ),
  ],
  wounded: (result, [x, y]) => [
    group(
      [
        shape(drop(27), { stroke: INK.outline, width: 10 }),
        shape(drop(27), { fill: INK.wound, stroke: INK.white, width: 4 }),
        digits(result.kind === 'wounded' ? `+${result.wounds}` : '', 0, 0, 32, INK.white, { max: 40 }),
      ],
      { x, y },
    ),
  ],
  pool: (result, [x, y]) => {
    const box = roundRect(x - 34, y - 25, 68, 50, 12);
    return [
      shape(box, { stroke: INK.outline, width: 11 }),
      shape(box, { fill: INK.wound, stroke: INK.white, width: 4 }),
      digits(result.kind === 'pool' ? `−${result.lost}` : '', x, y, 46, INK.white, { max: 60 }),
    ];
  },
  poisoned: (_, [x, y]) => [...disc(x, y, 23, INK.poison, INK.white, 4), icon('death-skull', x, y, 36, INK.poisonInk)],
};
