import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { distanceBetween, middleOfTile, type Spot } from './land-view.js';
import { type Ghost, type Lit, mapMarks } from './map.js';
import { type Box, shape } from './marks.js';
import { INK } from './palette.js';
import type { Vista } from './vista.js';

export interface CloseLook {
  readonly lit?: ReadonlyMap<string, Lit>;
  readonly ghosts?: readonly Ghost[];
  readonly path?: readonly string[];
}

const SMALLEST = 0.58;
const LARGEST = 0.82;

/** Spaces that must be seen: the hero's neighbourhood, and whatever may be chosen. */
function wanted(spots: readonly Spot[], home: Spot, look: CloseLook): (readonly [number, number])[] {
  const land = spots.filter(({ ground }) => ground.terrain !== 'sea');
  const near = land.filter(spot => distanceBetween(spot, home) <= 2 || look.lit?.has(spot.label));
  const free = (look.ghosts ?? []).filter(({ letter }) => letter !== null).map(({ at }) => middleOfTile(at));
  return [...near.map(({ x, y }) => [x, y] as const), ...free];
}

/** A hero's neighbourhood cut to a box: as large as it can be while all that may be chosen is in sight. */
export function closeUp(
  vista: Vista,
  spots: readonly Spot[],
  seat: number,
  box: Box,
  look: CloseLook = {},
): { marks: readonly Mark[]; note: string } | null {
  const hero = vista.view.heroes[seat];
  const home = spots.find(({ label }) => label === hero?.space) ?? spots[0];
  if (!hero || !home) return null;
  const points = wanted(spots, home, look);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs) - 95,
    Math.max(...xs) + 95,
    Math.min(...ys) - 110,
    Math.max(...ys) + 110,
  ];
  const fitting = Math.min(LARGEST, box.width / (right - left), box.height / (bottom - top));
  // In steps, so that what was painted for one move serves the next.
  const scale = Math.max(SMALLEST, Math.floor(fitting * 25) / 25);
  const dx = box.x + box.width / 2 - ((left + right) / 2) * scale;
  const dy = box.y + box.height / 2 - ((top + bottom) / 2) * scale;
  const inside = roundRect(box.x, box.y, box.width, box.height, 16);
  return {
    note: home.label,
    marks: [
      shape(inside, { fill: vista.night ? '#080B1E' : '#10151F' }),
      ...mapMarks(vista, spots, { scale, dx, dy }, { ...look, fine: true, window: box }),
      shape(inside, { stroke: INK.line, width: 2 }),
    ],
  };
}
