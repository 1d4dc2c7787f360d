import { letterings } from '../../../engine/marks.js';

export { group, icon, linear, radial, shape } from '../../../engine/marks.js';

/** Names and titles (never numbers: its figures are old-style), digits, labels, sentences. */
export const FACE = {
  title: 'alegreya-sc-700',
  digit: 'fira-sans-condensed-800',
  label: 'fira-sans-condensed-700',
  body: 'fira-sans-condensed-500',
} as const;

export const { digits, words } = letterings(FACE);
