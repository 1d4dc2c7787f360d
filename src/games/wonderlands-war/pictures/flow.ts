import type { Mark } from '../../../engine/drawing.js';
import { FACE, IN_MESSAGE, lineWidth, words } from './marks.js';
import { INK } from './palette.js';

/** Something that stands in a line of signs: drawn with its left edge at x, its middle at y. */
export interface Item {
  readonly width: number;
  readonly draw: (x: number, y: number) => readonly Mark[];
}

const GAP = 14;

export const signItem = (width: number, draw: (x: number, y: number) => readonly Mark[]): Item => ({
  width,
  draw: (x, y) => draw(x + width / 2, y),
});

export function textItem(text: string, ink: string = INK.text, size = IN_MESSAGE): Item {
  const width = lineWidth(text, FACE.label) * size + 4;
  return { width, draw: (x, y) => [words(text, x, y, size, ink)] };
}

/** Several things as one, close together. */
export function joined(...items: readonly Item[]): Item {
  const width = items.reduce((sum, each) => sum + each.width, 0) + 6 * Math.max(0, items.length - 1);
  return {
    width,
    draw(x, y) {
      let at = x;
      return items.flatMap(each => {
        const marks = each.draw(at, y);
        at += each.width + 6;
        return marks;
      });
    },
  };
}

/** The items in rows no wider than the room. */
export function rowsOf(items: readonly Item[], room: number): Item[][] {
  const rows: Item[][] = [];
  let used = 0;
  for (const item of items) {
    if (rows.length === 0 || used + GAP + item.width > room) {
      rows.push([item]);
      used = item.width;
    } else {
      rows.at(-1)!.push(item);
      used += GAP + item.width;
    }
  }
  return rows;
}

/** Items from left to right in as many rows as they need. */
export function flow(items: readonly Item[], x: number, y: number, room: number, row: number): Mark[] {
  return rowsOf(items, room).flatMap((line, k) => {
    let at = x;
    return line.flatMap(item => {
      const marks = item.draw(at, y + (k + 0.5) * row);
      at += item.width + GAP;
      return marks;
    });
  });
}
