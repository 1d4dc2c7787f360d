import {
  type Bits,
  bitsOf,
  LAYINGS,
  SQUARE_COUNT,
  squareAt,
  turned,
  turnedCompass,
  unturned,
  XY,
} from '../../geometry/square.js';
import type { Card, Offset } from './card.js';
import { CARDS } from './cards.js';
import { DIRECTION_NAMES } from './vocabulary.js';

/** One way to lay a card's pattern on the board (TK-4.2), worked out once. */
export interface Layout {
  readonly card: number;
  /** The framed square, or the pattern's middle where there is none. */
  readonly square: number;
  /** Which of the eight layings of geometry/square.ts. */
  readonly laying: number;
  /** Squares that need a piece: first those that need a heroic one. */
  readonly cells: readonly number[];
  readonly heroics: number;
  readonly all: Bits;
  readonly heroic: Bits;
}

interface Layouts {
  readonly all: readonly Layout[];
  /** By the square of the first cell: an own piece must stand there. */
  readonly byAnchor: readonly (readonly Layout[])[];
}

/** Worked out when a card is first looked at. */
const LAYOUTS: (Layouts | undefined)[] = new Array(CARDS.length).fill(undefined);

export function layoutsOf(card: number): Layouts {
  LAYOUTS[card] ??= makeLayouts(card);
  return LAYOUTS[card];
}

function makeLayouts(card: number): Layouts {
  const all = layingsOf(CARDS[card]!).flatMap(laying =>
    XY.flatMap((_, square) => {
      const layout = layOut(card, square, laying);
      return layout ? [layout] : [];
    }),
  );
  const byAnchor: Layout[][] = Array.from({ length: SQUARE_COUNT }, () => []);
  for (const layout of all) byAnchor[layout.cells[0]!]!.push(layout);
  return { all, byAnchor };
}

/** Layings that differ: of those that look the same, marks and arrows included, the first. */
export function layingsOf(card: Card): readonly number[] {
  const looks = LAYINGS.map(laying => look(card, laying));
  return LAYINGS.filter(laying => looks.indexOf(looks[laying]!) === laying);
}

/** The laying that stands for all that look like this one. */
export function sameLaying(card: Card, laying: number): number {
  const wanted = look(card, laying);
  return LAYINGS.find(other => look(card, other) === wanted)!;
}

function look({ commons, heroics = [], marks = {}, arrows = [] }: Card, laying: number): string {
  const lie = (offsets: readonly Offset[]) =>
    offsets
      .map(offset => turned(laying, ...offset).join())
      .sort()
      .join(' ');
  const groups = Object.entries(marks).map(([group, offsets]) => `${group}:${lie(offsets)}`);
  const points = arrows.map(arrow => turnedCompass(laying, DIRECTION_NAMES.indexOf(arrow))).sort();
  return [lie(commons), lie(heroics), ...groups, points.join()].join('|');
}

/** Squares the pattern needs must exist; squares drawn empty need not (TK-4.3, TK-4.4). */
function layOut(card: number, square: number, laying: number): Layout | null {
  const { commons, heroics = [] } = CARDS[card]!;
  const cells = [...heroics, ...commons].map(offset => placed(square, laying, offset));
  if (cells.includes(-1)) return null;
  const heroic = cells.slice(0, heroics.length);
  return { card, square, laying, cells, heroics: heroics.length, all: bitsOf(cells), heroic: bitsOf(heroic) };
}

function placed(square: number, laying: number, [dx, dy]: Offset): number {
  const [x, y] = XY[square]!;
  const [right, down] = turned(laying, dx, dy);
  return squareAt(x + right, y + down);
}

/** A marked square of a laid pattern. */
export interface Mark {
  readonly square: number;
  readonly group: string;
}

const MARKS = new WeakMap<Layout, readonly Mark[]>();

/** Marked squares that exist, by group (TK-7.15). */
export function marksOf(layout: Layout): readonly Mark[] {
  let marks = MARKS.get(layout);
  if (marks === undefined) {
    marks = makeMarks(layout);
    MARKS.set(layout, marks);
  }
  return marks;
}

const makeMarks = ({ card, square, laying }: Layout): Mark[] =>
  Object.entries(CARDS[card]!.marks ?? {}).flatMap(([group, offsets]) =>
    offsets
      .map(offset => ({ square: placed(square, laying, offset), group }))
      .filter(({ square: marked }) => marked >= 0),
  );

/** Indicated directions (TK-7.16). */
export const arrowsOf = ({ card, laying }: Layout): readonly number[] =>
  (CARDS[card]!.arrows ?? []).map(arrow => turnedCompass(laying, DIRECTION_NAMES.indexOf(arrow)));

/** The square opposite to another through the card's upright axis, -1 = off the board (Crystal Mirror). */
export function mirrored({ square, laying }: Layout, other: number): number {
  const [x, y] = XY[square]!;
  const [column, row] = XY[other]!;
  const [dx, dy] = unturned(laying, column - x, row - y);
  return placed(square, laying, [-dx, dy]);
}
