import { ACROSS, GAP } from './furniture.js';
import { type Block, kept } from './items.js';

/** Makes a block at least so tall. */
export type Maker = (least: number) => Block;

/** Blocks side by side in rows of so many, each row as tall as its tallest; drawn from the left margin. */
export function grid(makers: readonly Maker[], columns: number): Block {
  const rows: Maker[][] = [];
  for (const [at, maker] of makers.entries()) {
    if (at % columns === 0) rows.push([]);
    rows.at(-1)!.push(maker);
  }
  const laid = rows.map(row => {
    const tallest = Math.max(...row.map(make => make(0).height));
    return row.map(make => make(tallest));
  });
  const heights = laid.map(row => Math.max(...row.map(({ height }) => height)));
  return {
    height: heights.reduce((sum, height) => sum + height, 0) + GAP * Math.max(0, laid.length - 1),
    draw(x, y) {
      let top = y;
      const step = columnWidth(columns) + GAP;
      return laid.flatMap((row, at) => {
        const marks = row.flatMap((block, column) => kept(block, step - GAP).draw(x + column * step, top));
        top += heights[at]! + GAP;
        return marks;
      });
    },
  };
}

export const columnWidth = (columns: number): number => (ACROSS - GAP * (columns - 1)) / columns;
