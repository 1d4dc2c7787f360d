import type { Group, Icon, Mark, Paint, Shape, Text } from './drawing.js';

/** Makers of marks: what every game's pictures are put together from. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const shape = (path: string, look: Omit<Shape, 'kind' | 'path'>): Shape => ({ kind: 'shape', path, ...look });

export const icon = (
  name: string,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more: { readonly halo?: string; readonly haloWidth?: number } = {},
): Icon => ({ kind: 'icon', name, x, y, size, fill, ...more });

export const group = (marks: readonly Mark[], place: Omit<Group, 'kind' | 'marks'> = {}): Group => ({
  kind: 'group',
  marks,
  ...place,
});

export const linear = (x0: number, y0: number, x1: number, y1: number, ...stops: string[]): Paint => ({
  linear: [x0, y0, x1, y1],
  stops,
});

/** Between two circles around a point. */
export const radialBetween = (x: number, y: number, inner: number, outer: number, ...stops: string[]): Paint => ({
  radial: [x, y, inner, outer],
  stops,
});

export const radial = (x: number, y: number, outer: number, ...stops: string[]): Paint =>
  radialBetween(x, y, 0, outer, ...stops);

/** Writes a text at a point; what is not said is as the faces of the game have it. */
export type Lettering<Content> = (
  text: Content,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more?: Partial<Omit<Text, 'kind'>>,
) => Text;

export interface Letterings {
  /** Digits and single letters, centred on the height of capitals. */
  readonly digits: Lettering<string | number>;
  /** Words that begin at x. */
  readonly words: Lettering<string>;
}

/** How a game writes with its faces. */
export const letterings = (faces: { readonly digit: string; readonly label: string }): Letterings => ({
  digits: (text, x, y, size, fill, more = {}) => ({
    kind: 'text',
    text: String(text),
    x,
    y,
    size,
    fill,
    face: faces.digit,
    line: 'capitals',
    ...more,
  }),
  words: (text, x, y, size, fill, more = {}) => ({
    kind: 'text',
    text,
    x,
    y,
    size,
    fill,
    face: faces.label,
    align: 'left',
    line: 'capitals',
    ...more,
  }),
});
