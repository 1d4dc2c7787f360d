import type { Drawing, Mark } from '../../../engine/drawing.js';
import { circle, polar, polyline, rect, roundRect } from '../../../geometry/paths.js';
import { type Box, body, FACE, keptMarks, LEAST, linear, lineWidth, shape, title, words } from './marks.js';
import { INK, mix, veil } from './palette.js';
import { scatter } from './scatter.js';

export const WIDTH = 1000;
export const MARGIN = 16;
export const ACROSS = WIDTH - 2 * MARGIN;
export const GAP = 12;

export type Mood = 'day' | 'night' | 'fight';
const PAGES: Readonly<Record<Mood, readonly [string, string]>> = {
  day: ['#1B2130', '#0D1018'],
  night: ['#0D1230', '#06070F'],
  fight: ['#2A1820', '#0D0B12'],
};

/**
 * The table grows darker downwards, in bands of one colour that overlap: no eye tells them from a gradient so slow, and
 * pictures of any height share them.
 */
const BAND = 48;
const DARKEST = 1400;
const FARTHEST = 2400;
const COMPASS = [240, 1080] as const;
const RINGS = 7;
const RAYS = 16;
const STARS = 210;

/** The table everything lies on: compass rings by day, stars at night. */
export function page(height: number, mood: Mood, marks: readonly Mark[], rings = false): Drawing {
  const bands = Math.ceil(height / BAND);
  const ground = keptMarks(`mk page ${bands} ${mood} ${rings}`, () => [
    ...Array.from({ length: bands }, (_, k) =>
      shape(rect(0, k * BAND, WIDTH, BAND + 2), { fill: tableAt(k * BAND, mood) }),
    ),
    ...(rings ? compass(mood) : []),
    ...(mood === 'night' ? stars() : []),
  ]);
  return { width: WIDTH, height, marks: [...ground, ...marks] };
}

/** The colour of the table at this height. */
export const tableAt = (y: number, mood: Mood): string => mix(...PAGES[mood], Math.min(1, y / DARKEST));

function compass(mood: Mood): Mark[] {
  const [cx, cy] = COMPASS;
  const stroke = { stroke: mood === 'night' ? '#161C40' : '#20252F', width: 1.5 };
  const rings = Array.from({ length: RINGS }, (_, k) => shape(circle(cx, cy, 140 + 170 * k), stroke));
  const rays = Array.from({ length: RAYS }, (_, k) =>
    shape(polyline(polar((360 / RAYS) * k, 140, COMPASS), polar((360 / RAYS) * k, 1160, COMPASS)), stroke),
  );
  return [...rings, ...rays];
}

function stars(): Mark[] {
  const random = scatter(11);
  return Array.from({ length: STARS }, () =>
    shape(circle(random() * WIDTH, random() * FARTHEST, 0.7 + random() * 1.4), {
      fill: veil('#CFD9FF', 0.15 + random() * 0.5),
    }),
  );
}

export interface PanelLook {
  readonly tint?: string;
  readonly edge?: string;
  readonly lit?: boolean;
  readonly width?: number;
}

/** Light around an outline: lines over each other, which cost a fraction of a blurred shadow. */
export const glow = (path: string): Mark[] =>
  [30, 23, 16, 9].map(width => shape(path, { stroke: veil(INK.halo, 0.13), width }));

/** A plate for words and numbers; `lit` = it is what the question is about. */
export function panel({ x, y, width, height }: Box, look: PanelLook = {}): Mark[] {
  const { tint, edge = INK.line, lit = false } = look;
  const path = roundRect(x + 1, y + 1, width - 2, height - 2, 14);
  const line = lit ? 4 : (look.width ?? 2);
  return [
    ...(lit ? glow(path) : []),
    shape(path, { fill: linear(x, y, x, y + height, '#232A3A', '#171C28') }),
    ...(tint
      ? [shape(path, { fill: linear(x, y, x + width, y, veil(tint, 0.5), veil(tint, 0.12), veil(tint, 0)) })]
      : []),
    shape(path, { stroke: lit ? INK.lux : edge, width: line }),
  ];
}

/** The bar over a picture that is not the map. */
export function titleBar(
  text: string,
  tint: string,
  more: { readonly note?: string; readonly from?: number } = {},
): Mark[] {
  const { note = '', from = 28 } = more;
  const noted = note === '' ? 0 : lineWidth(note, FACE.label) * LEAST + 30;
  return [
    shape(rect(0, 0, WIDTH, 92), { fill: linear(0, 0, WIDTH, 0, tint, '#202637', '#171C28') }),
    shape(rect(0, 89, WIDTH, 3), { fill: INK.lux }),
    title(text, from, 46, 52, INK.text, { halo: INK.outline, haloWidth: 3, max: WIDTH - from - noted - 28 }),
    ...(note === '' ? [] : [words(note, WIDTH - 28, 46, LEAST, INK.text, { align: 'right' })]),
  ];
}
export const BAR = 92;

/** A heading with a line and a note on its right; it takes `SECTION` of height. */
export const SECTION = 58;
export function section(text: string, y: number, note = '', more: Partial<Pick<Box, 'x' | 'width'>> = {}): Mark[] {
  const { x = 24, width = WIDTH - 48 } = more;
  const size = 40;
  const noteSize = LEAST;
  const face = /\d/.test(text) ? FACE.digit : FACE.title;
  const noted = note === '' ? 0 : lineWidth(note, FACE.body) * noteSize;
  const room = width - noted - (note === '' ? 0 : 30);
  const used = Math.min(room, lineWidth(text, face) * size);
  const [from, to] = [x + used + 16, x + width - noted - (note === '' ? 0 : 16)];
  return [
    title(text, x, y + SECTION / 2, size, INK.text, { max: room }),
    ...(to > from ? [shape(rect(from, y + SECTION / 2, to - from, 2), { fill: INK.line })] : []),
    ...(note === '' ? [] : [body(note, x + width, y + SECTION / 2, noteSize, INK.dim, { align: 'right' })]),
  ];
}
