import type { Mark, Paint } from '../../../engine/drawing.js';
import { lineWidth } from '../../../engine/letter-widths.js';
import { polygon, rect, roundRect } from '../../../geometry/paths.js';
import type { Box } from './fitting.js';
import { digits, FACE, group, icon, linear, radial, shape, words } from './marks.js';
import { type Colours, INK, mix, veil } from './palette.js';

/** Night over the arena: ink blue at the top left, warm charcoal at the bottom right. */
export function backdrop(width: number, height: number): Mark[] {
  const page = rect(0, 0, width, height);
  const far = Math.max(width, height) * 0.62;
  return [
    shape(page, { fill: linear(0, 0, width * 0.35, height, '#0D1422', '#131623', '#1D1817') }),
    shape(page, { fill: radial(width * 0.42, height * 0.48, far, '#78563433', '#503A2C12', '#00000000') }),
    shape(page, {
      fill: radial(width / 2, height / 2, Math.hypot(width, height) / 2, '#00000000', '#00000000', '#0000006B'),
    }),
  ];
}

interface PanelLook {
  readonly round?: number;
  readonly edge?: string;
  readonly line?: number;
  readonly glow?: string | undefined;
  readonly fill?: Paint;
}

export function panel(x: number, y: number, width: number, height: number, look: PanelLook = {}): Mark[] {
  const { round = 14, edge = INK.line, line = 1.5, glow } = look;
  return [
    shape(roundRect(x, y, width, height, round), {
      fill: look.fill ?? linear(0, y, 0, y + height, '#23232C', '#1B1A20'),
      shadow: glow ? { colour: veil(glow, 0.55), blur: 20 } : { colour: '#00000080', blur: 12, dy: 4 },
    }),
    shape(roundRect(x + line / 2, y + line / 2, width - line, height - line, round), { stroke: edge, width: line }),
    shape(roundRect(x + 4, y + 4, width - 8, height - 8, round - 3), { stroke: '#F3E8CF0C', width: 1 }),
  ];
}

/** A panel and all that is on it as pixels of its own, its light included: most of them do not change with a move. */
export const kept = (marks: readonly Mark[], { x, y, width, height }: Box): Mark =>
  group(marks, { still: [x - 26, y - 26, width + 52, height + 56] });

/** The edge of a panel tells whose turn it is. */
export const turnEdge = (isOn: boolean): PanelLook =>
  isOn ? { edge: INK.lux, line: 3.5, glow: INK.glow } : { edge: INK.line };

/** A number below zero with a real minus, not a hyphen. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A score, on a shield of the owner's colours: furniture never borrows the shape of a rank. */
export function scoreShield(score: number, colours: Colours, x: number, y: number, width: number): Mark[] {
  const { face, lite, dark, ink } = colours;
  const f = (value: number): string => String(Math.round(value * 100) / 100);
  const height = width * 1.12;
  const outline = (inset: number): string => {
    const a = width / 2 - inset;
    const top = y - height / 2 + inset;
    const tip = y + height / 2 - inset * 1.3;
    const shoulder = top + width * 0.06;
    return (
      `M${f(x - a)} ${f(shoulder)}Q${f(x - a * 0.4)} ${f(top + width * 0.05)} ${f(x)} ${f(top - width * 0.02)}` +
      `Q${f(x + a * 0.4)} ${f(top + width * 0.05)} ${f(x + a)} ${f(shoulder)}` +
      `C${f(x + a)} ${f(y + height * 0.18)} ${f(x + a * 0.6)} ${f(y + height * 0.34)} ${f(x)} ${f(tip)}` +
      `C${f(x - a * 0.6)} ${f(y + height * 0.34)} ${f(x - a)} ${f(y + height * 0.18)} ${f(x - a)} ${f(shoulder)}Z`
    );
  };
  return [
    shape(outline(0), { fill: dark, shadow: { colour: '#00000099', blur: width * 0.1, dy: 2 } }),
    shape(outline(width * 0.035), {
      fill: linear(0, y - height / 2, 0, y + height / 2, mix(face, lite, 0.25), face, mix(face, dark, 0.4)),
      stroke: lite,
      width: width * 0.045,
    }),
    digits(signed(score), x, y - width * 0.03, width * 0.62, ink, { max: width * 0.76 }),
  ];
}

/** Points of a task, on a pennant hanging from the edge of its card. */
export function pennant(points: number, x: number, y: number, width: number, height: number, isDim = false): Mark[] {
  return [
    shape(
      polygon(
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x + width / 2, y + height - width * 0.24],
        [x, y + height],
      ),
      {
        fill: isDim ? '#5A4C3C' : linear(0, y, 0, y + height, '#E0A63A', '#A8701A'),
        stroke: isDim ? '#8F7C5F' : '#FFE3A0',
        width: 2,
        join: 'miter',
        shadow: { colour: '#00000080', blur: 6, dy: 2 },
      },
    ),
    digits(points, x + width / 2, y + height * 0.42, width * 0.84, isDim ? INK.parch : '#1F1404'),
  ];
}

/** Actions as chevrons: filled ones are still to be spent. */
export function actionPips(x: number, y: number, left: number, total: number, step = 40): Mark[] {
  const size = Math.min(1, step / 36);
  const count = Math.max(left, total, 1);
  return Array.from({ length: count }, (_, k) => {
    const at = x + (k - (count - 1) / 2) * step;
    const path = polygon([at - 11 * size, y - 14 * size], [at + 13 * size, y], [at - 11 * size, y + 14 * size]);
    return k < left
      ? shape(path, { fill: INK.lux, stroke: INK.lux, width: 4, shadow: { colour: INK.glow, blur: 12 } })
      : shape(path, { stroke: INK.low, width: 3.5 });
  });
}

/** A sign and a number beside it. */
export const counter = (
  name: string,
  count: number | string,
  x: number,
  y: number,
  size: number,
  colour: string = INK.dim,
): Mark[] => [
  icon(name, x + size / 2, y, size, colour),
  digits(count, x + size + size * 0.16, y, size * 0.96, INK.parch, { face: FACE.label, align: 'left' }),
];

/** The letters of a chip, by its height. */
const CHIP_TEXT = 0.75;

/** How wide a chip with this text is. */
export const chipWidth = (text: string, height: number): number =>
  lineWidth(text, FACE.label) * height * CHIP_TEXT + height * 0.8;

/** A short text in a rounded plate; its right end is at x. */
export function chip(
  text: string,
  right: number,
  y: number,
  height: number,
  look: { readonly fill: string; readonly edge: string; readonly ink: string },
): Mark[] {
  const width = chipWidth(text, height);
  return [
    shape(roundRect(right - width, y, width, height, height / 2), { fill: look.fill, stroke: look.edge, width: 2 }),
    words(text, right - width / 2, y + height / 2, height * CHIP_TEXT, look.ink, {
      align: 'center',
      max: width - height * 0.5,
    }),
  ];
}
