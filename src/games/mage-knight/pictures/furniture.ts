import type { Drawing, Mark } from '../../../engine/drawing.js';
import { circle, polylines, rect, roundRect } from '../../../geometry/paths.js';
import { type Box, body, FACE, group, keptMarks, linear, lineWidth, shape, title, words } from './marks.js';
import { INK, veil } from './palette.js';
import { scatter } from './scatter.js';

export const WIDTH = 1000;
export const MARGIN = 16;
export const ACROSS = WIDTH - 2 * MARGIN;
export const GAP = 12;

type Mood = 'day' | 'night' | 'fight';
const PAGES: Readonly<Record<Mood, readonly [string, string]>> = {
  day: ['#1B2130', '#0D1018'],
  night: ['#0D1230', '#06070F'],
  fight: ['#2A1820', '#0D0B12'],
};

/** The table goes on as far as this, and is painted in bands: pictures of any height share them. */
const FARTHEST = 2048;
const BAND = 256;
const DARKEST = 1400;
const COMPASS = [240, 1080] as const;
const STARS = 190;

/** The table everything lies on: compass rings by day, stars at night. */
export function page(height: number, mood: Mood, marks: readonly Mark[], rings = false): Drawing {
  const bands = Array.from({ length: Math.ceil(height / BAND) }, (_, k) => band(k, mood, rings));
  return { width: WIDTH, height, marks: [...bands, ...marks] };
}

function band(number: number, mood: Mood, rings: boolean): Mark {
  const top = number * BAND;
  const ground = keptMarks(`mk page ${number} ${mood} ${rings}`, () => {
    const [high, low] = PAGES[mood];
    return [
      shape(rect(0, 0, WIDTH, BAND), { fill: linear(0, -top, WIDTH * 0.4, DARKEST - top, high, low) }),
      group([...(rings ? [compass(mood)] : []), ...(mood === 'night' ? stars(top) : [])], {
        y: -top,
        clip: rect(0, top, WIDTH, BAND),
      }),
    ];
  });
  return group(ground, { y: top, still: [0, 0, WIDTH, BAND] });
}

function compass(mood: Mood): Mark {
  const [cx, cy] = COMPASS;
  const rays = Array.from({ length: 32 }, (_, k) => {
    const angle = (k * Math.PI) / 16;
    const far = (radius: number) => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    return [far(120), far(1400)];
  });
  const circles = Array.from({ length: 14 }, (_, k) => circle(cx, cy, 120 + 90 * k));
  const line = shape(circles.join('') + polylines(...rays), {
    stroke: mood === 'night' ? '#222A5C' : '#272D3D',
    width: 1.5,
  });
  return group([line], { alpha: 0.5 });
}

function stars(top: number): Mark[] {
  const random = scatter(11);
  const sky = Array.from({ length: STARS }, () => ({
    x: random() * WIDTH,
    y: random() * FARTHEST,
    radius: 0.7 + random() * 1.4,
    light: 0.15 + random() * 0.5,
  }));
  return sky
    .filter(({ y }) => y > top - 4 && y < top + BAND + 4)
    .map(({ x, y, radius, light }) => shape(circle(x, y, radius), { fill: veil('#CFD9FF', light) }));
}

export interface PanelLook {
  readonly tint?: string;
  readonly edge?: string;
  readonly lit?: boolean;
  readonly width?: number;
}

/** A plate for words and numbers; `lit` = it is what the question is about. */
export function panel({ x, y, width, height }: Box, look: PanelLook = {}): Mark[] {
  const { tint, edge = INK.line, lit = false } = look;
  const path = roundRect(x + 1, y + 1, width - 2, height - 2, 14);
  const line = lit ? 4 : (look.width ?? 2);
  return [
    shape(path, {
      fill: linear(x, y, x, y + height, '#232A3A', '#171C28'),
      ...(lit ? { shadow: { colour: veil(INK.halo, 0.55), blur: 16 } } : {}),
    }),
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
  const noted = note === '' ? 0 : lineWidth(note, FACE.label) * 31 + 30;
  return [
    shape(rect(0, 0, WIDTH, 92), { fill: linear(0, 0, WIDTH, 0, tint, '#202637', '#171C28') }),
    shape(rect(0, 89, WIDTH, 3), { fill: INK.lux }),
    title(text, from, 46, 52, INK.text, { halo: INK.outline, haloWidth: 3, max: WIDTH - from - noted - 28 }),
    ...(note === '' ? [] : [words(note, WIDTH - 28, 46, 31, INK.text, { align: 'right' })]),
  ];
}
export const BAR = 92;

/** A heading with a line and a note on its right; it takes `SECTION` of height. */
export const SECTION = 58;
export function section(text: string, y: number, note = '', more: Partial<Pick<Box, 'x' | 'width'>> = {}): Mark[] {
  const { x = 24, width = WIDTH - 48 } = more;
  const size = 40;
  const noteSize = 29;
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
