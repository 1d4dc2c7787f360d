import { type Address, aroundTile } from './lattice.js';
import type { TileKind } from './tile.js';

export const SHAPES = ['wedge', 'wedge_no_limit', 'open_5', 'open_4', 'open_3', 'conquer_and_hold'] as const;
export type ShapeName = (typeof SHAPES)[number];

/** A shape of the map (MK-X-12.1). */
export interface Shape {
  readonly start: 'start_a' | 'start_b';
  /** Where the first tiles go, in dealing order (MK-W-1.7). */
  readonly setup: readonly Address[];
  /** The other places of a map that is fixed (MK-X-11.2). */
  readonly later: readonly Address[];
  /** Whether a tile of this kind may lie there at all. */
  readonly allows: (x: number, y: number, isCore: boolean) => boolean;
}

const WEDGE: readonly Address[] = [
  [0, 1],
  [1, 0],
];
const OPEN: readonly Address[] = [
  [0, 1],
  [1, 0],
  [1, -1],
];

const inWedge = (x: number, y: number): boolean => x >= 0 && y >= 0;
const inColumns = (low: number, high: number) => (x: number, y: number) =>
  x >= 0 && y >= low && y <= high && (y >= 0 || x >= -y);

const HOLD_COUNTRYSIDE: readonly Address[] = [
  [1, 1],
  [2, -1],
];
const HOLD_CORE: readonly Address[] = [
  [2, 1],
  [2, 0],
  [3, 0],
  [3, -1],
];
const includes = (list: readonly Address[], x: number, y: number): boolean =>
  list.some(([otherX, otherY]) => otherX === x && otherY === y);

const SHAPE: Readonly<Record<ShapeName, Shape>> = {
  // No core tile on the coast lanes (MK-W-5.3).
  wedge: {
    start: 'start_a',
    setup: WEDGE,
    later: [],
    allows: (x, y, core) => inWedge(x, y) && !(core && (x === 0 || y === 0)),
  },
  wedge_no_limit: { start: 'start_a', setup: WEDGE, later: [], allows: inWedge },
  open_5: { start: 'start_b', setup: OPEN, later: [], allows: inColumns(-2, 2) },
  open_4: { start: 'start_b', setup: OPEN, later: [], allows: inColumns(-2, 1) },
  open_3: { start: 'start_b', setup: OPEN, later: [], allows: inColumns(-1, 1) },
  conquer_and_hold: {
    start: 'start_b',
    setup: OPEN,
    later: [...HOLD_COUNTRYSIDE, ...HOLD_CORE],
    allows: (x, y, core) => includes(core ? HOLD_CORE : [...OPEN, ...HOLD_COUNTRYSIDE], x, y),
  },
};

export const shapeOf = (name: ShapeName): Shape => SHAPE[name];

/** How many laid tiles an address touches. */
const touches = (isLaid: (x: number, y: number) => boolean, x: number, y: number): Address[] =>
  aroundTile(x, y).filter(([otherX, otherY]) => isLaid(otherX, otherY));

/**
 * Whether a tile may be laid there (MK-W-5.2, 5.3). A `backup` tile taken for an empty deck must touch three (MK-W-5.5).
 */
export function mayLie(
  shape: ShapeName,
  laid: readonly Address[],
  kind: TileKind,
  [x, y]: Address,
  backup = false,
): boolean {
  const isLaid = (otherX: number, otherY: number) => includes(laid, otherX, otherY);
  const isCore = kind !== 'countryside';
  if (isLaid(x, y) || !SHAPE[shape].allows(x, y, isCore)) return false;
  const touched = touches(isLaid, x, y);
  if (backup) return touched.length >= 3;
  if (touched.length >= 2) return true;
  return !isCore && touched.length === 1 && touches(isLaid, touched[0]![0], touched[0]![1]).length >= 2;
}
