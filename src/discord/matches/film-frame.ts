import type { Drawing, Mark } from '../../engine/index.js';
import { box, FACES, TONE, write } from '../pictures.js';
import type { Take } from './film-script.js';

/** Height of the strip below the board, for two lines of words. */
const STRIP = 132;
const MARGIN = 28;
const FIRST_LINE = 56;
const LETTERS = 44;
const LEADING = 50;

/** A sheet on which every board of a film has room, with its strip. */
export function filmSize(takes: readonly Take[]): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(...takes.map(({ board }) => board.width)),
    height: Math.max(...takes.map(({ board }) => board.height)) + STRIP,
  };
}

/** One picture of the film: the board, what it tells, and how far the film is. */
export function filmFrame(
  { board, caption }: Take,
  { width, height }: { readonly width: number; readonly height: number },
  at: number,
  count: number,
): Drawing {
  const top = height - STRIP;
  const done = Math.round((width * (at + 1)) / count);
  const marks: Mark[] = [
    box(0, 0, width, height, TONE.page),
    { kind: 'group', x: (width - board.width) / 2, y: (top - board.height) / 2, marks: board.marks },
    box(0, top, width, STRIP, TONE.head),
    box(0, top, done, 5, TONE.gold),
    write(caption, MARGIN, top + FIRST_LINE, LETTERS, TONE.ink, {
      face: FACES.body,
      line: 'base',
      wrap: { width: width - 2 * MARGIN, leading: LEADING, lines: 2 },
    }),
  ];
  return { width, height, marks };
}
