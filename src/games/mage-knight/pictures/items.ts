import type { Mark } from '../../../engine/drawing.js';
import { body, FACE, group, LEADING, LEAST, lineWidth, words } from './marks.js';
import { INK } from './palette.js';

/** Something that stands in a line: drawn with its left edge at x, its middle at y. */
export interface Item {
  readonly width: number;
  draw(x: number, y: number): readonly Mark[];
}

/** Something that takes a height: drawn from its upper left corner. */
export interface Block {
  readonly height: number;
  draw(x: number, y: number): readonly Mark[];
}

const BETWEEN = 8;

export const drawn = (width: number, draw: (x: number, y: number) => readonly Mark[]): Item => ({
  width,
  draw: (x, y) => draw(x + width / 2, y),
});

export function said(text: string, ink: string = INK.dim, size = LEAST): Item {
  return { width: lineWidth(text, FACE.body) * size + 6, draw: (x, y) => [body(text, x + 3, y, size, ink)] };
}

export function strong(text: string, ink: string = INK.text, size = LEAST): Item {
  return { width: lineWidth(text, FACE.label) * size + 6, draw: (x, y) => [words(text, x + 3, y, size, ink)] };
}

/** Items in rows no wider than the room. */
export function rowsOf(items: readonly Item[], room: number): Item[][] {
  const rows: Item[][] = [];
  let used = 0;
  for (const item of items) {
    const last = rows.at(-1);
    if (!last || used + BETWEEN + item.width > room) {
      rows.push([item]);
      used = item.width;
    } else {
      last.push(item);
      used += BETWEEN + item.width;
    }
  }
  return rows;
}

export const widthOf = (items: readonly Item[]): number =>
  items.reduce((sum, { width }) => sum + width, 0) + BETWEEN * Math.max(0, items.length - 1);

/** Items one after the other in one line. */
export function line(items: readonly Item[], x: number, y: number): Mark[] {
  let at = x;
  return items.flatMap(item => {
    const marks = item.draw(at, y);
    at += item.width + BETWEEN;
    return marks;
  });
}

/** Items in as many rows as they need. */
export function flow(items: readonly Item[], room: number, row: number): Block {
  const rows = rowsOf(items, room);
  return {
    height: rows.length * row,
    draw: (x, y) => rows.flatMap((each, at) => line(each, x, y + (at + 0.5) * row)),
  };
}

/** Blocks one under the other. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, blocks.length - 1),
    draw(x, y) {
      let at = y;
      return blocks.flatMap(block => {
        const marks = block.draw(x, at);
        at += block.height + gap;
        return marks;
      });
    },
  };
}

/** The one that takes less height: long texts want a wide column, short ones a neighbour. */
export const lower = (one: Block, other: Block): Block => (other.height < one.height ? other : one);

/** How far a block may paint beyond its edges. */
const REACH = 18;

/** A block as pixels of its own: cheaper where it is large, and where it comes again elsewhere. */
export const kept = (block: Block, width: number): Block => ({
  height: block.height,
  draw: (x, y) => {
    const still = [-REACH, -REACH, width + 2 * REACH, block.height + 2 * REACH] as const;
    return [group(block.draw(0, 0), { x: Math.round(x), y: Math.round(y), still })];
  },
});

/** Lines of text of one width. */
export function paragraph(
  text: string,
  room: number,
  lines: number,
  ink: string = INK.text,
  size = LEAST,
  leading = LEADING,
): Block {
  return {
    height: lines * leading,
    draw: (x, y) => [body(text, x, y + leading / 2, size, ink, { wrap: { width: room, leading } })],
  };
}
