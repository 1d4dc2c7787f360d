import type { Mark, Paint } from '../../../engine/drawing.js';
import { circle, polygon, rect, roundRect } from '../../../geometry/paths.js';
import { type Box, group, keptMarks, linear, radial, shape } from './marks.js';
import { INK } from './palette.js';

export const WIDTH = 1000;
export const MARGIN = 12;
/** What lies between the margins. */
export const ACROSS = WIDTH - 2 * MARGIN;

/** The moonlit garden: ink violet, a harlequin floor hardly to be seen, few stars (each costs bytes). */
export const night = (height: number, width = WIDTH): readonly Mark[] =>
  keptMarks(`ww night ${width} ${height}`, () => [
    shape(rect(0, 0, width, height), { fill: linear(0, 0, width * 0.4, height, '#0D0A20', '#171031', '#20133A') }),
    shape(harlequin(width, height), { fill: '#CFB8FF0D' }),
    shape(stars(width, height), { fill: '#FFF1CF40' }),
  ]);

const SIDE = 56;

function harlequin(width: number, height: number): string {
  let path = '';
  for (let row = -1; row * SIDE < height + SIDE; row++)
    for (let column = -2; column * SIDE < width + SIDE; column += 2) {
      if (row % 2 !== 0) continue;
      const [x, y] = [column * SIDE, row * SIDE];
      path += polygon([x, y - SIDE], [x + SIDE, y], [x, y + SIDE], [x - SIDE, y]);
    }
  return path;
}

/** Always the same stars for the same page. */
function stars(width: number, height: number): string {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  let path = '';
  for (let left = Math.round(height / 28); left > 0; left--) {
    path += circle(next() * width, next() * height, 0.9 + next() * 1.1);
  }
  return path;
}

export interface PanelLook {
  readonly round?: number;
  readonly isLit?: boolean;
  readonly fill?: Paint;
  readonly edge?: string;
  readonly line?: number;
}

/** A plate; lit, it is where something happens or may be chosen. */
export function panel({ x, y, width, height }: Box, look: PanelLook = {}): Mark[] {
  const { round = 18, isLit = false, edge = INK.line, line = 2 } = look;
  const path = roundRect(x, y, width, height, round);
  return [
    shape(path, {
      fill: look.fill ?? linear(0, y, 0, y + height, '#2A2048', '#1B1434'),
      shadow: isLit ? { colour: INK.halo, blur: 22 } : { colour: '#00000080', blur: 12, dy: 4 },
    }),
    shape(path, { stroke: isLit ? INK.moon : edge, width: isLit ? 5 : line }),
  ];
}

/** A moon with a soft light around it. */
export const moon = (x: number, y: number, radius: number): Mark[] => [
  shape(circle(x, y, radius * 2.4), { fill: radial(x, y, radius * 2.4, '#FFECBE57', '#FFECBE12', '#FFECBE00') }),
  shape(circle(x, y, radius), {
    fill: radial(x - radius * 0.3, y - radius * 0.35, radius * 1.6, '#FFFAF0', '#F6E3B4', '#D9B978'),
    stroke: INK.outline,
    width: 4,
  }),
  shape(
    [
      [-0.5, 0.46, 0.19],
      [0.47, -0.58, 0.14],
      [0.6, 0.48, 0.1],
      [-0.4, -0.56, 0.08],
    ]
      .map(([dx, dy, r]) => circle(x + dx! * radius, y + dy! * radius, r! * radius))
      .join(''),
    { fill: '#966E3C29' },
  ),
];

/** The same marks further down, each by itself: what does not change is not painted again. */
export const lowered = (marks: readonly Mark[], by: number): Mark[] => marks.map(mark => group([mark], { y: by }));
