import type { Group, Icon, Mark, Paint, Shape, Text } from '../../../engine/drawing.js';
import { block, circle, diamond, roundRect, shield } from '../../../geometry/paths.js';
import { INK, type OwnerShape } from './palette.js';

/** Names and titles, digits, labels, sentences. */
export const FACE = {
  title: 'grenze-700',
  digit: 'barlow-condensed-800',
  label: 'barlow-condensed-700',
  body: 'barlow-condensed-500',
} as const;

export const shape = (path: string, look: Omit<Shape, 'kind' | 'path'>): Shape => ({ kind: 'shape', path, ...look });

export const icon = (
  name: string,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  halo?: string,
  haloWidth?: number,
): Icon => ({
  kind: 'icon',
  name,
  x,
  y,
  size,
  fill,
  ...(halo === undefined ? {} : { halo }),
  ...(haloWidth === undefined ? {} : { haloWidth }),
});

/** Digits and letters centred on the height of capitals. */
export const digits = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more: Partial<Omit<Text, 'kind'>> = {},
): Text => ({ kind: 'text', text: String(text), x, y, size, fill, face: FACE.digit, line: 'capitals', ...more });

export const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more: Partial<Omit<Text, 'kind'>> = {},
): Text => ({ kind: 'text', text, x, y, size, fill, face: FACE.label, align: 'left', line: 'capitals', ...more });

export const group = (marks: readonly Mark[], place: Omit<Group, 'kind' | 'marks'> = {}): Group => ({
  kind: 'group',
  marks,
  ...place,
});

/** A disc with a dark outline and, if wanted, a coloured ring. */
export function disc(x: number, y: number, r: number, fill: Paint, ring?: string, width = 3): Mark[] {
  return [
    shape(circle(x, y, r + width), { fill: INK.outline }),
    shape(circle(x, y, r), ring === undefined ? { fill } : { fill, stroke: ring, width }),
  ];
}

/** A dark plate with a coloured edge, around its middle. */
export const plate = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  edge: string,
  line = 2.5,
): Mark =>
  shape(roundRect(x - width / 2, y - height / 2, width, height, round), { fill: INK.plate, stroke: edge, width: line });

const SHAPES: Readonly<Record<OwnerShape, (r: number) => string>> = {
  shield,
  diamond,
  block,
  circle: r => circle(0, 0, r),
};

export const ownerPath = (owner: OwnerShape, r: number): string => SHAPES[owner](r);

export const linear = (x0: number, y0: number, x1: number, y1: number, ...stops: string[]): Paint => ({
  linear: [x0, y0, x1, y1],
  stops,
});

export const radial = (x: number, y: number, inner: number, outer: number, ...stops: string[]): Paint => ({
  radial: [x, y, inner, outer],
  stops,
});
