import type { Group, Icon, Mark, Paint, Shape, Text } from '../../../engine/drawing.js';

/** Names and titles (never numbers: its figures are old-style), digits, labels, sentences. */
export const FACE = {
  title: 'alegreya-sc-700',
  digit: 'fira-sans-condensed-800',
  label: 'fira-sans-condensed-700',
  body: 'fira-sans-condensed-500',
} as const;

export const shape = (path: string, look: Omit<Shape, 'kind' | 'path'>): Shape => ({ kind: 'shape', path, ...look });

export const icon = (
  name: string,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more: { readonly halo?: string; readonly haloWidth?: number } = {},
): Icon => ({ kind: 'icon', name, x, y, size, fill, ...more });

type More = Partial<Omit<Text, 'kind'>>;

/** Digits and single letters, centred on the height of capitals. */
export const digits = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more: More = {},
): Text => ({ kind: 'text', text: String(text), x, y, size, fill, face: FACE.digit, line: 'capitals', ...more });

/** Words that begin at x. */
export const words = (text: string, x: number, y: number, size: number, fill: Paint, more: More = {}): Text => ({
  kind: 'text',
  text,
  x,
  y,
  size,
  fill,
  face: FACE.label,
  align: 'left',
  line: 'capitals',
  ...more,
});

export const group = (marks: readonly Mark[], place: Omit<Group, 'kind' | 'marks'> = {}): Group => ({
  kind: 'group',
  marks,
  ...place,
});

export const linear = (x0: number, y0: number, x1: number, y1: number, ...stops: string[]): Paint => ({
  linear: [x0, y0, x1, y1],
  stops,
});

export const radial = (x: number, y: number, outer: number, ...stops: string[]): Paint => ({
  radial: [x, y, 0, outer],
  stops,
});
