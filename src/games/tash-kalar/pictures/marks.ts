import { letterings } from '../../../engine/marks.js';

export { group, icon, linear, radial, shape } from '../../../engine/marks.js';

/** Names and titles (never numbers: its figures are old-style), digits, labels, sentences. */
export const FACE = {
  title: 'alegreya-sc-700',
  digit: 'fira-sans-condensed-800',
  label: 'fira-sans-condensed-700',
  body: 'fira-sans-condensed-500',
} as const;

/** Eleven pixels in a message of a phone: what has to be read in a hand or beside a question is set no smaller. */
export const LEAST = 40;
export const LEADING = 46;

export const { digits, words } = letterings(FACE);
