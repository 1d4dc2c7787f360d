import type { Text } from '../../../engine/drawing.js';
import { cutTo } from '../../../engine/letter-widths.js';
import { letterings } from '../../../engine/marks.js';

export { group, icon, linear, radial, shape } from '../../../engine/marks.js';

/** Names and titles (never numbers: its figures are old-style), digits, labels, sentences. */
export const FACE = {
  title: 'alegreya-sc-700',
  digit: 'fira-sans-condensed-800',
  label: 'fira-sans-condensed-700',
  body: 'fira-sans-condensed-500',
} as const;

/** Eleven pixels in a message of a phone: no word is set smaller. */
export const LEAST = 40;
export const LEADING = 46;

export const { digits, words } = letterings(FACE);

/** The name of a player: cut where it is too long, never set too small to be read. The post has it whole. */
export const named = (name: string, x: number, y: number, room: number, fill: string, size = LEAST): Text =>
  words(cutTo(name, FACE.title, room / size), x, y, size, fill, { face: FACE.title });
