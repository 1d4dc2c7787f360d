/**
 * What to paint, as data. A drawing is a list of marks painted in order; it knows no canvas and no game.
 * Lengths are pixels of the drawing; a path is SVG path data (the painter keeps parsed paths).
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A colour (#RRGGBB or #RRGGBBAA), or a gradient with evenly spaced stops. */
export type Paint =
  | string
  | { readonly linear: readonly [x0: number, y0: number, x1: number, y1: number]; readonly stops: readonly string[] }
  | {
      readonly radial: readonly [x: number, y: number, inner: number, outer: number];
      readonly stops: readonly string[];
    };

/** Light or shade around a mark. */
export interface Shadow {
  readonly colour: string;
  readonly blur: number;
  readonly dy?: number;
}

export interface Shape {
  readonly kind: 'shape';
  readonly path: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly dash?: readonly number[];
  /** Round joins and caps unless said otherwise. */
  readonly join?: 'round' | 'miter';
  readonly shadow?: Shadow;
}

export interface Icon {
  readonly kind: 'icon';
  /** Name in the icon set of assets. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The icon fits into a square of this side, centred on x, y. */
  readonly size: number;
  readonly fill: Paint;
  /** A contour of this colour under the icon, so that it survives any background. */
  readonly halo?: string;
  readonly haloWidth?: number;
}

export interface Text {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Name of a face the painter has registered. */
  readonly face: string;
  readonly fill: Paint;
  readonly align?: 'left' | 'center' | 'right';
  /**
   * What y is: the middle of the line box (default), the optical middle of capitals and digits,
   * or the line the letters stand on.
   */
  readonly line?: 'middle' | 'capitals' | 'base';
  /** Widest it may be: a longer text is set smaller, down to three fifths of its size, then cut. */
  readonly max?: number;
  /**
   * Breaks into lines no wider than this, `leading` apart, at most `lines` of them (the size shrinks to fit).
   * A line feed always breaks, a no-break space never does.
   */
  readonly wrap?: { readonly width: number; readonly leading: number; readonly lines?: number };
  readonly halo?: string;
  readonly haloWidth?: number;
  readonly shadow?: Shadow;
}

export interface Group {
  readonly kind: 'group';
  readonly marks: readonly Mark[];
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  readonly alpha?: number;
  /** Nothing outside this path is painted. */
  readonly clip?: string;
  /**
   * Marks that come again and again: the painter keeps them as pixels, known by their content.
   * The box (in the group's own lengths) must hold everything the marks paint.
   */
  readonly still?: readonly [x: number, y: number, width: number, height: number];
}

export type Mark = Shape | Icon | Text | Group;

/** How the reader wants pictures. */
export interface Look {
  readonly palette: Palette;
  /** How high other things stand on the same screen, in widths of the picture: a choice gives way to them where it can. */
  readonly taken?: number;
}

export const PALETTES = ['standard', 'colour-blind'] as const;
export type Palette = (typeof PALETTES)[number];
