import type { Mark } from '../../../engine/drawing.js';
import { circle, type Point, polyline, polylines, rect, roundRect } from '../../../geometry/paths.js';
import { SIZE, XY } from '../../../geometry/square.js';
import { ICON } from './icons.js';
import { COLUMNS, type Layout, pointAt } from './layout.js';
import { digits, FACE, group, icon, linear, radial, shape } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import { tile } from './stone.js';

/** Corners of the arena's outline, in squares from its top left. */
const RIM: readonly Point[] = (
  [
    [2, 0],
    [7, 0],
    [7, 1],
    [8, 1],
    [8, 2],
    [9, 2],
    [9, 7],
    [8, 7],
    [8, 8],
    [7, 8],
    [7, 9],
    [2, 9],
    [2, 8],
    [1, 8],
    [1, 7],
    [0, 7],
    [0, 2],
    [1, 2],
    [1, 1],
    [2, 1],
  ] as const
).map(([x, y]): Point => [x, y]);

/** The outline grown outward by so much, its corners rounded. */
function rimPath({ x, y, cell }: Layout, grow: number, round: number): string {
  const count = RIM.length;
  const normal = (from: Point, to: Point): Point => [Math.sign(to[1] - from[1]), -Math.sign(to[0] - from[0])];
  const corners = RIM.map((corner, k): Point => {
    const before = normal(RIM[(k + count - 1) % count]!, corner);
    const after = normal(corner, RIM[(k + 1) % count]!);
    return [x + corner[0] * cell + grow * (before[0] + after[0]), y + corner[1] * cell + grow * (before[1] + after[1])];
  });
  const f = (value: number): string => String(Math.round(value * 100) / 100);
  const near = (from: Point, to: Point): string =>
    `${f(from[0] + Math.sign(to[0] - from[0]) * round)} ${f(from[1] + Math.sign(to[1] - from[1]) * round)}`;
  const parts = corners.map((corner, k) => {
    const before = corners[(k + count - 1) % count]!;
    const after = corners[(k + 1) % count]!;
    return `${k ? 'L' : 'M'}${near(corner, before)}Q${f(corner[0])} ${f(corner[1])} ${near(corner, after)}`;
  });
  return `${parts.join('')}Z`;
}

/** Rows of seats that only show in the cut corners, and a brazier in each. */
function stands({ x, y, cell }: Layout): Mark[] {
  const side = SIZE * cell;
  const middle: Point = [x + side / 2, y + side / 2];
  const rows = [0, 1, 2, 3, 4, 5].flatMap((k): Mark[] => {
    const inner = cell * (5.42 + k * 0.2);
    const seats = Array.from({ length: 180 }, (_, seat): Point[] => {
      const angle = ((seat + (k % 2) / 2) * Math.PI) / 90;
      const ray = (r: number): Point => [middle[0] + Math.cos(angle) * r, middle[1] + Math.sin(angle) * r];
      return [ray(inner), ray(inner + cell * 0.2)];
    });
    return [
      shape(circle(...middle, inner), {
        stroke: veil(INK.bronze, k === 0 ? 0.45 : 0.24 - k * 0.03),
        width: cell * (k === 0 ? 0.05 : 0.022),
      }),
      shape(polylines(...seats), { stroke: veil(INK.bronze, 0.13 - k * 0.016), width: cell * 0.016 }),
    ];
  });
  const reach = cell * 0.3;
  const braziers = [0.52, SIZE - 0.52].flatMap(u =>
    [0.52, SIZE - 0.52].flatMap((v): Mark[] => {
      const [bx, by] = [x + u * cell, y + v * cell];
      return [
        shape(rect(bx - cell, by - cell, 2 * cell, 2 * cell), {
          fill: radial(bx, by - cell * 0.1, cell, '#FFA03C57', '#FF82281A', '#FF781E00'),
        }),
        icon(ICON.brazier, bx, by, cell * 0.56, '#D99A4E'),
      ];
    }),
  );
  return [group(rows, { clip: rect(x - reach, y - reach, side + 2 * reach, side + 2 * reach) }), ...braziers];
}

/** Two squares and two rings, only scratched into the stone. */
function sigil(layout: Layout): Mark {
  const { cell } = layout;
  const [x, y] = pointAt(layout, [4, 4]);
  const square = rect(-cell * 0.85, -cell * 0.85, cell * 1.7, cell * 1.7);
  const look = { stroke: '#D4AC7033', width: cell * 0.03 };
  return group(
    [
      shape(circle(0, 0, cell * 1.32), look),
      shape(circle(0, 0, cell * 1.2), look),
      shape(square, look),
      group([shape(square, look)], { turn: 45 }),
    ],
    { x, y },
  );
}

/** Columns A to I below, rows 1 to 9 on the left: the names the controls use. */
function coordinates({ x, y, cell }: Layout): Mark[] {
  const size = Math.max(24, cell * 0.36);
  return Array.from({ length: SIZE }, (_, k) => [
    digits(COLUMNS[k]!, x + (k + 0.5) * cell, y + SIZE * cell + cell * 0.34, size, INK.parch, { face: FACE.label }),
    digits(k + 1, x - cell * 0.36, y + (k + 0.5) * cell, size, INK.parch, { face: FACE.label }),
  ]).flat();
}

/** The edge of the nine central squares (TK-1.4). */
export const centreFrame = ({ x, y, cell }: Layout): Mark =>
  shape(roundRect(x + 3 * cell + 1, y + 3 * cell + 1, 3 * cell - 2, 3 * cell - 2, cell * 0.1), {
    stroke: veil(INK.bronze, 0.75),
    width: cell * 0.028,
  });

/** The empty arena. `hasCentre` = the darkened middle of High Form (TK-1.5). */
export function arena(layout: Layout, style: Style, hasCentre: boolean): Mark[] {
  const { x, y, cell } = layout;
  const side = SIZE * cell;
  return [
    ...stands(layout),
    shape(rimPath(layout, cell * 0.12, cell * 0.16), {
      fill: '#131116',
      shadow: { colour: '#000000BF', blur: 26, dy: 8 },
    }),
    shape(rimPath(layout, cell * 0.12, cell * 0.16), {
      stroke: linear(0, y, 0, y + side, '#B89058', '#7A5D38', '#5C4630'),
      width: cell * 0.035,
    }),
    shape(rimPath(layout, cell * 0.06, cell * 0.13), { stroke: veil(INK.bronze, 0.35), width: 1 }),
    ...XY.flatMap((_, square) => tile(square, layout, style, hasCentre)),
    group(
      [
        shape(rect(x, y, side, side), {
          fill: radial(x + side / 2, y + side * 0.46, cell * 5.4, '#FFC47821', '#FFB46E0D', '#080E1E57'),
        }),
      ],
      { clip: rimPath(layout, 0, cell * 0.1) },
    ),
    ...(hasCentre ? [centreFrame(layout)] : []),
    sigil(layout),
    ...coordinates(layout),
  ];
}

/** A dotted line of light between two points: the pattern as a constellation. */
export const starLine = (from: Point, to: Point, cell: number): Mark =>
  shape(polyline(from, to), { stroke: veil(INK.lux, 0.85), width: cell * 0.05, dash: [cell * 0.02, cell * 0.11] });
