import type { Mark, Paint } from '../../../engine/drawing.js';
import { panel } from './furniture.js';
import { cutTo, FACE, IN_MESSAGE, LEAST, lineCount, lineWidth, words } from './marks.js';
import { INK } from './palette.js';

/** Something with its picture on the left, its name and what it does: a row of a list, or alone in the look-up. */
export interface Plaque {
  /** Drawn around a point, as large as the radius. */
  readonly sign: (x: number, y: number, radius: number) => readonly Mark[];
  readonly title: string;
  /** Under the title, in a colour of its own. */
  readonly note?: string;
  readonly noteInk?: string;
  readonly text?: string;
  readonly fill?: Paint;
  readonly edge?: string;
  readonly isLit?: boolean;
  readonly isDim?: boolean;
  /** What stands at the right end, and how much room it takes. */
  readonly end?: { readonly width: number; readonly marks: (x: number, y: number) => readonly Mark[] };
}

export interface PlaqueSize {
  readonly width: number;
  readonly radius: number;
  readonly size: number;
}

export const LIST: PlaqueSize = { width: 976, radius: 44, size: IN_MESSAGE };
export const HALF: PlaqueSize = { width: 482, radius: 40, size: LEAST };
export const THIRD: PlaqueSize = { width: 317, radius: 34, size: LEAST };
export const ALONE: PlaqueSize = { width: 976, radius: 84, size: 38 };

const PAD = 16;
const TITLE = 1.06;
const LEAD = 1.1;

const textWidth = ({ end }: Plaque, { width, radius }: PlaqueSize): number =>
  width - 2 * radius - 3 * PAD - 8 - (end ? end.width + PAD : 0);

/** The face of names has old-style figures. */
const titleFace = (title: string) => (/\d/.test(title) ? FACE.label : FACE.title);

const titleLines = (plaque: Plaque, size: PlaqueSize): number =>
  Math.min(2, lineCount(plaque.title, titleFace(plaque.title), textWidth(plaque, size) / (size.size * TITLE)));

const textLines = (plaque: Plaque, size: PlaqueSize): number =>
  plaque.text ? lineCount(plaque.text, FACE.body, textWidth(plaque, size) / size.size) : 0;

/** A short note stands at the end of the title's line. */
const isBeside = (plaque: Plaque, size: PlaqueSize): boolean =>
  plaque.note !== undefined &&
  lineWidth(plaque.title, titleFace(plaque.title)) * size.size * TITLE +
    lineWidth(plaque.note, FACE.label) * size.size +
    PAD * 2 <=
    textWidth(plaque, size);

/** How high it must be to hold its text. */
export function plaqueHeight(plaque: Plaque, size: PlaqueSize): number {
  const lines =
    titleLines(plaque, size) * size.size * TITLE * 1.02 +
    (plaque.note && !isBeside(plaque, size) ? size.size * LEAD : 0);
  const text = textLines(plaque, size) * size.size * LEAD;
  return Math.ceil(Math.max(2 * size.radius + 2 * PAD + 6, lines + text + 2 * PAD + (text > 0 ? 6 : 0)));
}

export function plaqueMarks(plaque: Plaque, x: number, y: number, height: number, size: PlaqueSize): Mark[] {
  const { title, note, text, fill, edge, isLit = false, isDim = false, end } = plaque;
  const left = x + PAD + 2 * size.radius + PAD + 4;
  const room = textWidth(plaque, size);
  const rows = titleLines(plaque, size);
  const big = size.size * TITLE;
  const shown = rows > 1 ? title : cutTo(title, titleFace(title), room / big);
  let at = y + PAD + big * 0.5;
  const marks: Mark[] = [
    ...panel(
      { x, y, width: size.width, height },
      { isLit, ...(fill ? { fill } : {}), ...(edge ? { edge, line: 3 } : {}) },
    ),
    ...plaque.sign(
      x + PAD + size.radius + 2,
      y + (height > 3.4 * size.radius ? PAD + size.radius + 4 : height / 2),
      size.radius,
    ),
    words(shown, left, at, big, isDim ? INK.dim : INK.text, {
      face: titleFace(title),
      wrap: { width: room, leading: big * 1.02, lines: 2 },
    }),
  ];
  at += rows * big * 1.02 + (size.size - big) * 0.5;
  if (note && isBeside(plaque, size)) {
    const ink = plaque.noteInk ?? INK.dim;
    marks.push(words(note, left + room, y + PAD + big * 0.5, size.size, ink, { face: FACE.label, align: 'right' }));
  } else if (note) {
    marks.push(words(note, left, at + 1, size.size, plaque.noteInk ?? INK.dim, { face: FACE.label, max: room }));
    at += size.size * LEAD;
  }
  if (text) {
    const lines = textLines(plaque, size);
    const leading = size.size * LEAD;
    marks.push(
      words(text, left, at + 5, size.size, isDim ? INK.dim : INK.text, {
        face: FACE.body,
        wrap: { width: room + 4, leading, lines },
      }),
    );
  }
  if (end) marks.push(...end.marks(x + size.width - PAD - end.width / 2, y + height / 2));
  return marks;
}

export interface Listed {
  readonly height: number;
  readonly marks: readonly Mark[];
}

const GAP = 10;

/** Plaques under each other, or in two columns of equal height. */
export function plaques(all: readonly Plaque[], y: number, size: PlaqueSize = LIST, columns = 1): Listed {
  const marks: Mark[] = [];
  let top = y;
  for (let first = 0; first < all.length; first += columns) {
    const row = all.slice(first, first + columns);
    const height = Math.max(...row.map(each => plaqueHeight(each, size)));
    for (const [k, each] of row.entries())
      marks.push(...plaqueMarks(each, 12 + k * (size.width + 12), top, height, size));
    top += height + GAP;
  }
  return { height: Math.max(0, top - y - GAP), marks };
}
