import type { Mark, Paint } from '../../../engine/drawing.js';
import { icon, letterings } from '../../../engine/marks.js';
import { INK } from './palette.js';

export { keptMarks } from '../../../engine/kept-marks.js';
export { cutTo, lineCount, lineWidth } from '../../../engine/letter-widths.js';
export { type Box, group, icon, linear, radial, shape } from '../../../engine/marks.js';

/** Names and titles (never numbers: its figures are old-style), digits, labels, sentences. */
export const FACE = {
  title: 'grenze-600',
  digit: 'fira-sans-condensed-800',
  label: 'fira-sans-condensed-700',
  body: 'fira-sans-condensed-500',
} as const;

/** Nothing that must be read is set smaller: eleven pixels on a phone. */
export const LEAST = 28.5;

export const { digits, words } = letterings(FACE);

export const title: typeof words = (text, x, y, size, fill, more = {}) =>
  words(text, x, y, size, fill, { face: /\d/.test(text) ? FACE.digit : FACE.title, ...more });

export const body: typeof words = (text, x, y, size, fill, more = {}) =>
  words(text, x, y, size, fill, { face: FACE.body, ...more });

/** An icon with a dark contour, so that it survives any ground. */
export function sign(name: string, x: number, y: number, size: number, fill: Paint, outline = 0): Mark[] {
  const look = outline > 0 ? { halo: INK.outline, haloWidth: outline } : {};
  if (name !== COLD_FIRE) return [icon(name, x, y, size, fill, look)];
  // Its own icon is a blot when small: a flame and a snowflake in it.
  return [
    icon('flame', x, y, size, fill, look),
    icon('snowflake-2', x, y + size * 0.17, size * 0.5, INK.white, { halo: '#47207A', haloWidth: size * 0.045 }),
  ];
}

export const COLD_FIRE = 'cold-fire';
