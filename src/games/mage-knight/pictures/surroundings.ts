import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { type Mood, tableAt } from './furniture.js';
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

const ROUND = 16;

/** What the table shows of the four corners of a box that are rounded off. */
function corners({ x, y, width, height }: Box, mood: Mood): Mark[] {
  const [right, bottom] = [x + width, y + height];
  const corner = (cx: number, cy: number, across: number, down: number): Mark =>
    shape(`M${cx} ${cy}h${across}a${ROUND} ${ROUND} 0 0 ${across * down > 0 ? 0 : 1} ${-across} ${down}Z`, {
      fill: tableAt(cy, mood),
    });
  return [
    corner(x, y, ROUND, ROUND),
    corner(right, y, -ROUND, ROUND),
    corner(x, bottom, ROUND, -ROUND),
    corner(right, bottom, -ROUND, -ROUND),
  ];
}

/** The middle of the tile somebody stands on: where nothing has to be chosen, a step there moves no window. */
const middleOfTileOf = (home: Spot, spots: readonly Spot[]): Spot =>
  spots.find(({ label }) => label === `${home.label.slice(0, -1)}0`) ?? home;

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
  room: Box,
  look: CloseLook = {},
): { marks: readonly Mark[]; note: string } | null {
  const hero = vista.view.heroes[seat];
  const home = spots.find(({ label }) => label === hero?.space) ?? spots[0];
  if (!hero || !home) return null;
  const box = { ...room, x: Math.round(room.x), y: Math.round(room.y) };
  const points = wanted(spots, look.lit || look.ghosts ? home : middleOfTileOf(home, spots), look);
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
  const inside = roundRect(box.x, box.y, box.width, box.height, ROUND);
  return {
    note: home.label,
    marks: [
      shape(inside, { fill: vista.night ? '#080B1E' : '#10151F' }),
      ...mapMarks(vista, spots, { scale, dx, dy }, { ...look, fine: true, window: box }),
      ...corners(box, vista.night ? 'night' : 'day'),
      shape(inside, { stroke: INK.line, width: 2 }),
    ],
  };
}
