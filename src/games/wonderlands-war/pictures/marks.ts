import type { Icon, Mark, Paint } from '../../../engine/drawing.js';
import { lineWidth, type SetFace } from '../../../engine/letter-widths.js';
import { icon, letterings } from '../../../engine/marks.js';
import { THIN } from './icons.js';

export { keptMarks } from '../../../engine/kept-marks.js';
export { cutTo, lineCount, lineWidth } from '../../../engine/letter-widths.js';
export { type Box, group, icon, linear, radial, shape } from '../../../engine/marks.js';

/** Names and titles (never numbers: its figures are old-style), digits, labels, sentences. */
export const FACE = {
  title: 'grenze-600',
  digit: 'barlow-condensed-800',
  label: 'barlow-condensed-700',
  body: 'barlow-condensed-500',
} as const;

/** Nothing that must be read is set smaller: eleven pixels on a phone. */
export const LEAST = 29;
/** The same where the picture stands in a message: what a hand says is set no smaller. */
export const IN_MESSAGE = 40;

export const { digits, words } = letterings(FACE);

/** An icon that keeps its contour on any ground; thin drawings are fattened. */
export function sign(
  name: string,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  outline?: { readonly colour: string; readonly width: number },
): Mark[] {
  const fat = THIN.has(name) ? size * 0.014 : 0;
  const marks: Icon[] = [];
  if (outline) marks.push(icon(name, x, y, size, fill, { halo: outline.colour, haloWidth: outline.width / 2 + fat }));
  if (fat > 0 && typeof fill === 'string') marks.push(icon(name, x, y, size, fill, { halo: fill, haloWidth: fat }));
  else if (!outline) marks.push(icon(name, x, y, size, fill));
  return marks;
}

/** A word with soft hyphens: broken there where the room is too narrow for it, otherwise whole. */
export const hyphened = (text: string, face: SetFace, room: number): string =>
  text.replaceAll(
    '\u00AD',
    text.split(' ').some(word => lineWidth(word.replaceAll('\u00AD', ''), face) > room) ? '-\n' : '',
  );

/** The largest size, down to the least, at which a line fits the room. */
export const sizeFor = (text: string, face: SetFace, room: number, largest: number, least: number = LEAST): number =>
  Math.max(least, Math.min(largest, Math.floor(room / lineWidth(text, face))));
