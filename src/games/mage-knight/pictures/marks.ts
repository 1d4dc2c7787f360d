import type { Mark, Paint } from '../../../engine/drawing.js';
import { lineCount as countLines, type SetFace, lineWidth as widthOfLine } from '../../../engine/letter-widths.js';
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

/** No word is set smaller where it is read without opening the picture: eleven pixels in a message on a phone. */
export const LEAST = 40;
/** From line to line of that size. */
export const LEADING = 45;

export const { digits, words } = letterings(FACE);

/** Names that hold numbers are set in another face. */
const faceOf = (text: string): SetFace => (/\d/.test(text) ? FACE.digit : FACE.title);

export const title: typeof words = (text, x, y, size, fill, more = {}) =>
  words(text, x, y, size, fill, { face: faceOf(text), ...more });

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

/** A name within a room: as large as it fits on a line, otherwise in lines of the least size. */
export interface NameSetting {
  readonly size: number;
  readonly lines: number;
  readonly leading: number;
}

export function nameIn(text: string, room: number, largest: number): NameSetting {
  const width = widthOfLine(text, faceOf(text));
  const size = Math.min(largest, Math.floor((room / width) * 10) / 10);
  if (size >= LEAST) return { size, lines: 1, leading: 0 };
  return { size: LEAST, lines: countLines(text, faceOf(text), room / LEAST), leading: 40 };
}

/** The name, the middle of its first line at y. */
export function nameMarks(
  text: string,
  x: number,
  y: number,
  room: number,
  { size, lines, leading }: NameSetting,
): Mark[] {
  const wrap = lines > 1 ? { wrap: { width: room, leading } } : { max: room };
  return [words(text, x, y, size, INK.text, { face: faceOf(text), ...wrap })];
}
