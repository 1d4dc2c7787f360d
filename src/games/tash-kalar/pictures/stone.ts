import type { Mark } from '../../../engine/drawing.js';
import { circle, type Point, polylines, roundRect } from '../../../geometry/paths.js';
import { XY } from '../../../geometry/square.js';
import { CENTRAL, HUES } from '../squares.js';
import type { Layout } from './layout.js';
import { group, icon, linear, shape } from './marks.js';
import { type HueLook, isStriped, mix, type Style, veil } from './palette.js';

const GAP = 0.035;

/** A fixed number from 0 to 1 for each pair: worn stone looks the same in every picture. */
function noise(one: number, other: number): number {
  let mixed = Math.imul(one + 101, 374761393) ^ Math.imul(other + 57, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** A bright frame with marked corners: tells a coloured square under any piece or light. */
export function hueFrame(look: HueLook, x: number, y: number, side: number): Mark[] {
  const far = side * 0.17;
  const f = (value: number): string => String(Math.round(value * 100) / 100);
  const corners = [0, 1].flatMap(u =>
    [0, 1].map(v => {
      const px = x + side * (u ? 0.93 : 0.07);
      const py = y + side * (v ? 0.93 : 0.07);
      const qx = px + (u ? -far : far);
      const qy = py + (v ? -far : far);
      const bend =
        look.corner === 'wedge'
          ? `L${f(px)} ${f(qy)}`
          : `A${f(far)} ${f(far)} 0 0 ${u === v ? 1 : 0} ${f(px)} ${f(qy)}`;
      return `M${f(px)} ${f(py)}L${f(qx)} ${f(py)}${bend}Z`;
    }),
  );
  return [
    shape(roundRect(x + side * 0.03, y + side * 0.03, side * 0.94, side * 0.94, side * 0.09), {
      stroke: look.edge,
      width: side * 0.045,
    }),
    shape(corners.join(''), { fill: look.edge }),
  ];
}

/** Slanted lines across a square, `apart` of its side from each other. */
export function slants(x: number, y: number, side: number, ink: string, apart: number, width: number): Mark {
  const reach = Math.ceil(1 / apart);
  const lines = Array.from({ length: 2 * reach + 1 }, (_, k): Point[] => {
    const from = x + (k - reach) * side * apart;
    return [
      [from, y + side],
      [from + side, y],
    ];
  });
  const inside = shape(polylines(...lines), { stroke: ink, width: side * width });
  return group([inside], { clip: roundRect(x, y, side, side, side * 0.1) });
}

function hatching(look: HueLook, x: number, y: number, side: number): Mark[] {
  if (!look.hatch) return [];
  const ink = veil(look.edge, 0.3);
  if (look.hatch === 'slants') return [slants(x, y, side, ink, 0.16, 0.03)];
  const dots = Array.from({ length: 49 }, (_, k) =>
    circle(x + (((k % 7) + 0.5) * side) / 7, y + ((Math.floor(k / 7) + 0.5) * side) / 7, side * 0.022),
  );
  return [group([shape(dots.join(''), { fill: ink })], { clip: roundRect(x, y, side, side, side * 0.1) })];
}

/** The stripes of a marked square, where its group has them: words call it striped, whatever the palette. */
export function markStripes(name: string, style: Style, [x, y]: Point, side: number): Mark[] {
  if (!isStriped(name)) return [];
  return [slants(x - side / 2, y - side / 2, side, veil(style.marks[name]!, 0.75), 0.3, 0.07)];
}

/** Carved edges, chisel marks and pits: quiet enough to vanish on a phone. */
function wornStone(x: number, y: number, side: number, column: number, row: number): Mark[] {
  const scratches = [0, 1, 2, 3, 4, 5, 6].map((k): Point[] => {
    const [a, b, c] = [
      noise(column * 7 + k, row * 3 - k),
      noise(column - k * 5, row * 11 + k),
      noise(column * 2 + k * 3, row + k * 7),
    ];
    const from: Point = [x + side * (0.08 + 0.84 * a), y + side * (0.08 + 0.84 * b)];
    const angle = -0.7 + a * 0.5;
    const far = side * (0.05 + 0.16 * c);
    return [from, [from[0] + Math.cos(angle) * far, from[1] + Math.sin(angle) * far]];
  });
  return [
    group(
      [
        shape(roundRect(x, y + side * 0.015, side, side * 1.2, side * 0.1), {
          stroke: '#FFF0D61A',
          width: side * 0.035,
        }),
        shape(roundRect(x, y - side * 0.22, side, side * 1.2, side * 0.1), {
          stroke: '#00000047',
          width: side * 0.035,
        }),
        shape(polylines(...scratches), { stroke: '#00000029', width: side * 0.014 }),
        shape(polylines(...scratches.map(line => line.map(([u, v]): Point => [u, v + side * 0.014]))), {
          stroke: '#FFE8C80E',
          width: side * 0.014,
        }),
      ],
      { clip: roundRect(x, y, side, side, side * 0.1) },
    ),
  ];
}

/** One square of the arena, worn stone or coloured. */
export function tile(square: number, layout: Layout, style: Style, hasCentre: boolean): Mark[] {
  const [column, row] = XY[square]!;
  const side = layout.cell * (1 - 2 * GAP);
  const x = layout.x + (column + GAP) * layout.cell;
  const y = layout.y + (row + GAP) * layout.cell;
  const hue = HUES[square];
  const look = hue ? style.hues[hue] : null;
  const wear = (noise(column, row) - 0.5) * 0.14;
  const [top, bottom] = look
    ? [look.top, look.bottom]
    : hasCentre && CENTRAL.includes(square)
      ? style.centre
      : style.stone;
  const lit = mix(top, wear > 0 ? '#FFFFFF' : '#000000', Math.abs(wear) * 0.5);
  const base = shape(roundRect(x, y, side, side, side * 0.1), {
    fill: linear(x, y, x + side * 0.2, y + side, lit, bottom),
  });
  if (!look) return [base, ...wornStone(x, y, side, column, row)];
  return [
    base,
    ...hatching(look, x, y, side),
    icon(look.icon, x + side / 2, y + side / 2, side * 0.56, veil(look.edge, 0.55)),
    ...hueFrame(look, x, y, side),
  ];
}
