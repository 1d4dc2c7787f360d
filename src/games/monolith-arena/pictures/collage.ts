import type { Mark } from '../../../engine/drawing.js';
import type { Box, Panel } from './battle-panel.js';

const LEFT = 8;
const ACROSS = 984;
const GAP = 8;

/** Panels with the boxes they get, from the top of the collage. */
interface Arrangement {
  readonly placed: readonly (readonly [panel: Panel, box: Box])[];
  readonly height: number;
  /** How much of it is filled with what the panels show. */
  readonly filled: number;
}

const wide = (panel: Panel, radius: number): number => Math.min(ACROSS, Math.max(panel.least, panel.width(radius)));

const areaOf = (panels: readonly Panel[], radius: number): number =>
  panels.reduce((sum, panel) => sum + wide(panel, radius) * panel.height(radius), 0);

/** Panels beside and under each other at one radius, in order; each row is filled. */
function inRows(panels: readonly Panel[], radius: number): Arrangement {
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
  let y = 0;
  const placed = rows.flatMap(row => {
    const height = Math.max(...row.map(panel => panel.height(radius)));
    const widths = row.map(panel => wide(panel, radius));
    const spare = ACROSS - widths.reduce((sum, width) => sum + width, GAP * (row.length - 1));
    let x = LEFT;
    const boxes = row.map((panel, k) => {
      const box = { x, y, width: widths[k]! + spare / row.length, height };
      x += box.width + GAP;
      return [panel, box] as const;
    });
    y += height + GAP;
    return boxes;
  });
  return { placed, height: y, filled: areaOf(panels, radius) };
}

/** The first panel at the left, as high as the others one under the other; null where it gets too little room. */
function besides([first, ...others]: readonly Panel[], radius: number): Arrangement | null {
  if (first === undefined || others.length < 2) return null;
  const width = Math.max(...others.map(panel => wide(panel, radius)));
  const left = ACROSS - GAP - width;
  if (left < first.width(radius)) return null;
  let y = 0;
  const stack = others.map(panel => {
    const box = { x: LEFT + left + GAP, y, width, height: panel.height(radius) };
    y += box.height + GAP;
    return [panel, box] as const;
  });
  const height = y - GAP;
  if (height < first.height(radius)) return null;
  return {
    placed: [[first, { x: LEFT, y: 0, width: left, height }], ...stack],
    height: y,
    filled: areaOf([first, ...others], radius),
  };
}

/** Radii tried one after the other until the panels fit. */
const RADII = [100, 92, 84, 76, 70, 64, 58, 53, 48];

export interface Collage {
  readonly height: number;
  marks(top: number): Mark[];
}

/** The panels large and full at once; null where they do not fit even at their smallest. */
export function collage(panels: readonly Panel[], room: number): Collage | null {
  const tried = RADII.flatMap(radius =>
    [inRows(panels, radius), besides(panels, radius)].flatMap(arrangement =>
      arrangement && arrangement.height <= room
        ? [{ arrangement, worth: (arrangement.filled / (ACROSS * arrangement.height)) * Math.sqrt(radius) }]
        : [],
    ),
  );
  const [first] = tried;
  if (first === undefined) return null;
  const { arrangement } = tried.reduce((one, other) => (other.worth > one.worth ? other : one), first);
  const { height, placed } = arrangement;
  return { height, marks: top => placed.flatMap(([panel, box]) => panel.marks({ ...box, y: top + box.y })) };
}
