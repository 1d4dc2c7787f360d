import type { Mark } from '../../../engine/drawing.js';
import { keptMarks } from '../../../engine/kept-marks.js';
import { arena, emptyHex, page } from './floor.js';
import { HEAD } from './header.js';
import { HEXES, type Layout, onHex } from './layout.js';
import { group } from './marks.js';

export const WIDTH = 1000;
/** Under the arena, the last move in words. */
export const FOOT = 56;
/** How high the arena is, and with its header and its foot. */
export const ARENA_HEIGHT = 886;
export const BOARD_HEIGHT = HEAD + 878 + FOOT;
const RADIUS = 106;

/** The arena in a picture, as far down as its top lies. */
export const arenaAt = (top: number): Layout => ({ radius: RADIUS, middle: [WIDTH / 2, top + RADIUS * 4 + 19] });

/** The page under a board: lower pictures show the upper part of the same, so that its pixels are kept once. */
export function ground(height: number): Mark {
  const tall = Math.max(height, BOARD_HEIGHT);
  return group(
    keptMarks(`page of the arena ${tall}`, () => [page(WIDTH, tall)]),
    { still: [0, 0, WIDTH, tall] },
  );
}

/** The arena without anything on it; its pixels are the same wherever it lies. */
export const emptyArena = (top: number): Mark =>
  group(
    keptMarks('floor of the arena', () => [
      ...arena(arenaAt(0)),
      ...HEXES.map(hex => group(emptyHex(hex), onHex(arenaAt(0), hex))),
    ]),
    { y: top, still: [0, 0, WIDTH, ARENA_HEIGHT] },
  );
