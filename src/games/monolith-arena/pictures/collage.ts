import type { Mark } from '../../../engine/drawing.js';
import type { Panel } from './battle-panel.js';

const LEFT = 8;
const ACROSS = 984;
const GAP = 8;

interface Row {
  readonly panels: readonly Panel[];
  readonly height: number;
}

/** Panels beside and under each other at one radius, in order. */
function rowsAt(panels: readonly Panel[], radius: number): Row[] {
  const rows: Panel[][] = [];
  let used = 0;
  for (const panel of panels) {
    const width = wide(panel, radius);
    if (rows.length === 0 || used + GAP + width > ACROSS) {
      rows.push([panel]);
      used = width;
    } else {
      rows.at(-1)!.push(panel);
      used += GAP + width;
    }
  }
  return rows.map(row => ({ panels: row, height: Math.max(...row.map(panel => panel.height(radius))) }));
}

const wide = (panel: Panel, radius: number): number => Math.min(ACROSS, Math.max(panel.least, panel.width(radius)));

const highOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height + GAP, 0);

/** Radii tried one after the other until the panels fit. */
const RADII = [100, 92, 84, 76, 70, 64, 58, 53, 48];

export interface Collage {
  readonly height: number;
  marks(top: number): Mark[];
}

/** The panels large and full at once, each row filled; null where they do not fit even at their smallest. */
export function collage(panels: readonly Panel[], room: number): Collage | null {
  let best: { rows: Row[]; radius: number; worth: number } | null = null;
  for (const radius of RADII) {
    const rows = rowsAt(panels, radius);
    if (highOf(rows) > room) continue;
    const filled = panels.reduce((sum, panel) => sum + wide(panel, radius) * panel.height(radius), 0);
    const worth = (filled / (ACROSS * highOf(rows))) * Math.sqrt(radius);
    if (best === null || worth > best.worth) best = { rows, radius, worth };
  }
  if (best === null) return null;
  const { rows, radius } = best;
  return { height: highOf(rows), marks: top => placed(rows, radius, top) };
}

function placed(rows: readonly Row[], radius: number, top: number): Mark[] {
  let y = top;
  return rows.flatMap(({ panels, height }) => {
    const widths = panels.map(panel => wide(panel, radius));
    const spare = ACROSS - widths.reduce((sum, width) => sum + width, GAP * (panels.length - 1));
    let x = LEFT;
    const marks = panels.flatMap((panel, k) => {
      const width = widths[k]! + spare / panels.length;
      const box = { x, y, width, height };
      x += width + GAP;
      return panel.marks(box);
    });
    y += height + GAP;
    return marks;
  });
}
