import type { Group, Mark, Shadow, Shape, Text } from '../engine/drawing.js';
import { painter, typesetter } from './painter.js';

/** A rectangle from its left and top edge up to its right and bottom edge. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The bounds of a group without marks. */
const NOTHING: Box = [Infinity, Infinity, -Infinity, -Infinity];

/** How far a sharp corner may stick out, in line widths (the canvas's own limit). */
const LONGEST_CORNER = 5;

/** A rectangle that holds everything the mark paints; rather too large than too small. */
export function boundsOf(mark: Mark): Box {
  switch (mark.kind) {
    case 'shape':
      return grow(painter.pathOf(mark.path).getBounds(), strokeReach(mark), mark.shadow);
    case 'icon':
      return grow([mark.x, mark.y, mark.x, mark.y], mark.size / 2 + (mark.haloWidth ?? 3));
    case 'text':
      return grow(boundsOfText(mark), mark.haloWidth ?? 3, mark.shadow);
    case 'group':
      return boundsOfGroup(mark);
  }
}

const strokeReach = ({ stroke, width = 1, join }: Shape): number =>
  stroke === undefined ? 0 : width * (join === 'miter' ? LONGEST_CORNER : 0.5);

/** Letters may lean out of their line at both ends, and stand above and below it. */
function boundsOfText(mark: Text): Box {
  const { size, leading, lines } = typesetter.setText(mark);
  const width = Math.max(0, ...lines.map(line => line.width * size));
  const left = mark.x - width * ({ left: 0, center: 0.5, right: 1 } as const)[mark.align ?? 'center'];
  const below = leading * (lines.length - 1) + 1.2 * size;
  return [left - size / 2, mark.y - 1.4 * size, left + width + size / 2, mark.y + below];
}

function boundsOfGroup(group: Group): Box {
  const [left, top, right, bottom] = group.still ? boundsOfStill(group.still) : unite(group.marks.map(boundsOf));
  // Nothing has no corners that could be turned; its bounds add nothing to others.
  if (left > right) return NOTHING;
  const { x = 0, y = 0, scale = 1, turn = 0 } = group;
  const across = Math.cos((turn * Math.PI) / 180) * scale;
  const along = Math.sin((turn * Math.PI) / 180) * scale;
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  return unite(
    corners.map(([a, b]) => {
      const [at, down] = [x + a * across - b * along, y + a * along + b * across];
      return [at, down, at, down];
    }),
  );
}

const boundsOfStill = ([x, y, width, height]: NonNullable<Group['still']>): Box => [x, y, x + width, y + height];

export const unite = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];

/** A shadow fades out within twice its blur. */
function grow([left, top, right, bottom]: Box, by: number, shadow?: Shadow): Box {
  const reach = by + (shadow ? 2 * shadow.blur + Math.abs(shadow.dy ?? 0) : 0);
  return [left - reach, top - reach, right + reach, bottom + reach];
}
