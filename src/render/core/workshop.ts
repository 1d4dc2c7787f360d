import type { Pen } from './canvas.js';
import type { FontTables } from './font-tables.js';

/** A face the canvas knows: its name is also its family there. */
export interface Face extends FontTables {
  readonly name: string;
}

/** Where characters are looked for that a face lacks: Cyrillic and Greek, then emoji in one colour. */
export const FALLBACKS = ['fira-sans-condensed-700', 'noto-emoji-700'] as const;

/** As much of a pen as tells how wide a text is. */
export interface Ruler {
  font: string;
  measureText(text: string): { readonly width: number };
}

/** The faces there are, and what measures texts in them. */
export interface Lettercase {
  /** A face by name, `family-weight` (`grenze-700`). */
  face(name: string): Face;
  readonly ruler: Ruler;
}

/** What the painter takes from the place it works at: a thread of Node, or a page in a browser. */
export interface Workshop<Path, Pixels> extends Lettercase {
  parse(data: string): Path;
  /** SVG path data of an icon. */
  icon(name: string): string;
  /** The pixels known by this key, painted if they are not there yet. */
  kept(key: string, width: number, height: number, paint: (pen: Pen<Path, Pixels>) => void): Pixels;
}
