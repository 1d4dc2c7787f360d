import type { Language } from '../engine/language.js';
import type { AlbumWords } from '../matches/album-words.js';
import type { StoredMarks } from './shelf.js';

/** A picture of an album: its size, and which list of marks it shows. */
export type Sheet = readonly [width: number, height: number, marks: number];

/** Sentences by their numbers among the lines of the album. */
export type Lines = readonly number[];

/** A picture and the words that stand for it. */
export interface Plate {
  readonly sheet: Sheet;
  readonly alt: Lines;
}

/** The match at one moment, in one language. */
export interface Leaf {
  /** What happened. */
  readonly told: Lines;
  readonly board: Plate;
  /** The hand of each seat, where it may be seen and there is something to see. */
  readonly hands: readonly (Plate | null)[];
}

/** The album in one language. */
export interface Telling {
  readonly language: Language;
  readonly words: AlbumWords;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly side: string; readonly colour: string }[];
  readonly hands: readonly string[];
  readonly result: string;
  readonly leaves: readonly Leaf[];
  /** Turns and battles: the leaf each begins at, and its heading. */
  readonly chapters: readonly { readonly leaf: number; readonly heading: number }[];
}

/** A match to leaf through: everything that comes again and again is in it once. */
export interface Album {
  readonly isOpen: boolean;
  /** The first is the one it opens in. */
  readonly tellings: readonly Telling[];
  readonly lines: readonly string[];
  readonly marks: StoredMarks;
  /** Path data by name. */
  readonly icons: Readonly<Record<string, string>>;
  /** Faces, whose files follow each other behind all this, and how many bytes each takes. */
  readonly faces: readonly { readonly name: string; readonly bytes: number }[];
}

/** Says where the files of the faces begin: the length of what stands before them, in so many bytes. */
export const LENGTH_BYTES = 4;
