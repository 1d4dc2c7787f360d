import type { Mark } from '../../../engine/drawing.js';
import { circle, type Point, polygon, polyline, rect, roundRect } from '../../../geometry/paths.js';
import { makeSquare, parseSquare, SIGHT } from '../../../geometry/square.js';
import type { ContestView } from '../view.js';
import { type Deed, DIRECTION_NAMES, type Mention, type SquareName } from '../vocabulary.js';
import { type Layout, middleOf } from './layout.js';
import { group, radial, shape } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import { deathCross, piece } from './piece.js';
import { hueOf, inkedHue } from './position.js';

/** The way a piece went: a line through the squares with a head where it ended. */
export function pathArrow(points: readonly Point[], cell: number, stop = 0.47): Mark[] {
  const [ax, ay] = points.at(-2)!;
  const [bx, by] = points.at(-1)!;
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const at = (back: number, aside = 0): Point => [
    bx - ux * cell * back - uy * cell * aside,
    by - uy * cell * back + ux * cell * aside,
  ];
  const line = polyline(...points.slice(0, -1), at(stop + 0.22));
  const bed = '#08090EDB';
  return [
    shape(line, { stroke: bed, width: cell * 0.17 }),
    shape(polygon(at(stop - 0.07), at(stop + 0.29, 0.23), at(stop + 0.29, -0.23)), { fill: bed }),
    shape(line, { stroke: INK.lux, width: cell * 0.085 }),
    shape(polygon(at(stop), at(stop + 0.25, 0.18), at(stop + 0.25, -0.18)), { fill: INK.lux }),
    ...points
      .slice(0, -1)
      .map(([x, y], k) =>
        shape(circle(x, y, cell * (k ? 0.075 : 0.09)), { fill: INK.lux, stroke: bed, width: cell * 0.03 }),
      ),
  ];
}

/** Two pieces that changed places: a line between them with a head at either end. */
export function swapArrow(one: Point, other: Point, cell: number): Mark[] {
  const far = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const near = (from: Point, to: Point): Point => [
    from[0] + ((to[0] - from[0]) * cell * 0.34) / far,
    from[1] + ((to[1] - from[1]) * cell * 0.34) / far,
  ];
  const [from, to] = [near(one, other), near(other, one)];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [...pathArrow([middle, to], cell, 0.04), ...pathArrow([middle, from], cell, 0.04)];
}

/** A frame around a square, on the gap, so that the square's colour stays visible. */
export function squareFrame(
  square: SquareName,
  layout: Layout,
  colour: string,
  look: { readonly fill?: number; readonly dash?: boolean; readonly width?: number } = {},
): Mark {
  const [x, y] = middleOf(layout, square);
  const { cell } = layout;
  return shape(roundRect(x - cell * 0.488, y - cell * 0.488, cell * 0.976, cell * 0.976, cell * 0.13), {
    ...(look.fill ? { fill: veil(colour, hueOf(square) ? look.fill * 0.35 : look.fill) } : {}),
    stroke: colour,
    width: cell * (look.width ?? 0.055),
    ...(look.dash ? { dash: [cell * 0.16, cell * 0.11] } : {}),
  });
}

/** The light of the event lies on the stone, below every piece. */
export function light(square: SquareName, layout: Layout, style: Style): Mark[] {
  const [x, y] = middleOf(layout, square);
  const far = layout.cell * 1.15;
  return [
    shape(rect(x - far, y - far, far * 2, far * 2), {
      fill: radial(x, y, far, INK.lux, veil(INK.glow, 0.8), veil(INK.glow, 0.26), veil(INK.glow, 0)),
    }),
    ...inkedHue(square, layout, style),
  ];
}

/** A small crossed-out token: what died where something else stands now. */
export function deadBadge(
  { rank, colour }: Mention,
  [x, y]: Point,
  cell: number,
  view: ContestView,
  style: Style,
): Mark[] {
  return [
    shape(circle(x, y, cell * 0.25), { fill: INK.plate, stroke: INK.danger, width: cell * 0.035 }),
    piece({ rank }, view.colours[colour]!.school, style, x, y, cell * 0.48),
    deathCross(x, y, cell * 0.6),
  ];
}

/** A chevron pointing up or down beside a piece whose rank changed. */
export function rankArrow([x, y]: Point, cell: number, isUp: boolean): Mark {
  const r = cell * 0.17;
  const tip = isUp ? -0.52 : 0.52;
  return group(
    [
      shape(circle(0, 0, r), {
        fill: isUp ? INK.good : '#6E2A1C',
        stroke: isUp ? INK.goodEdge : INK.danger,
        width: r * 0.2,
      }),
      shape(polygon([-r * 0.5, -tip * r * 0.6], [0, tip * r], [r * 0.5, -tip * r * 0.6]), { fill: '#FFFFFF' }),
    ],
    { x: x - cell * 0.36, y: y - cell * 0.36 },
  );
}

/** A shot flies from its square to the last piece it hit, or to the edge of the arena. */
export function beams(deed: Extract<Deed, { did: 'shot' }>, dead: ReadonlySet<SquareName>, layout: Layout): Mark[] {
  const { cell } = layout;
  const from = middleOf(layout, deed.from);
  return deed.directions.flatMap(name => {
    const line = SIGHT[parseSquare(deed.from)!]![DIRECTION_NAMES.indexOf(name)]!;
    const squares = line.map(makeSquare);
    const last = squares.findLast(each => dead.has(each)) ?? squares.at(-1);
    if (!last) return [];
    const to = middleOf(layout, last);
    return [
      shape(polyline(from, to), { stroke: '#08090EB8', width: cell * 0.15 }),
      shape(polyline(from, to), { stroke: INK.danger, width: cell * 0.07, dash: [cell * 0.2, cell * 0.13] }),
    ];
  });
}
