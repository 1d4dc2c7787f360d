import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { Terrain } from '../terms.js';
import { printedCost } from '../terrain.js';
import { TERRAIN_NAMES } from '../words/names/index.js';
import { ACROSS, GAP, MARGIN, page, panel, SECTION, section, WIDTH } from './furniture.js';
import { players, playersHeight, SKY_HEIGHT, skyBar } from './header.js';
import { ICON } from './icons.js';
import { distanceBetween, freeAddresses, type Spot, spacesAt, spotsOf } from './land-view.js';
import { type Ghost, mapMarks, type Projection } from './map.js';
import { body, digits, group, icon, LEAST } from './marks.js';
import { INK } from './palette.js';
import { closeUp } from './surroundings.js';
import { terrainHex } from './terrain.js';
import { middleOf } from './tile.js';
import type { Vista } from './vista.js';

const LARGEST = 0.86;
const TALLEST_MAP = 1000;
/** A land too large for labels is only looked over: its details stand in the close-up. */
const TALLEST_OVERVIEW = 780;
/** Labels and numbers can be read on a phone from this scale on. */
export const FINE = 0.535;
const STRIP = 196;
const COLUMNS = 3;
const CLOSE_UP = 540;

const PASSABLE: readonly Terrain[] = ['plains', 'hills', 'forest', 'wasteland', 'desert', 'swamp'];

/** What entering costs now, and at the other time of day where that differs. */
export function costStrip(vista: Vista, top: number): Mark[] {
  const { night, language } = vista;
  const step = ACROSS / COLUMNS;
  return [
    ...panel({ x: MARGIN, y: top, width: ACROSS, height: STRIP }),
    ...PASSABLE.flatMap((terrain, at) => {
      const x = MARGIN + (at % COLUMNS) * step;
      const y = top + 50 + Math.floor(at / COLUMNS) * 94;
      const now = printedCost(terrain, night ? 'night' : 'day');
      const then = printedCost(terrain, night ? 'day' : 'night');
      const hue = night ? INK.fame : '#AEBCFF';
      return [
        terrainHex(terrain, vista, x + 52, y, 40),
        body(TERRAIN_NAMES[terrain]![language].toLowerCase(), x + 104, y - 20, LEAST, INK.dim),
        digits(now ?? 0, x + 104, y + 22, 42, INK.white, { align: 'left' }),
        ...(now === then
          ? []
          : [
              icon(night ? ICON.sun : ICON.moon, x + 160, y + 22, 28, hue),
              digits(then ?? 0, x + 182, y + 22, 38, hue, { align: 'left' }),
            ]),
      ];
    }),
  ];
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The land, and the nearest spaces of the places where it may grow. */
function extentOf(spots: readonly Spot[], ghosts: readonly Ghost[]): Extent {
  const near = ({ q, r }: Pick<Spot, 'q' | 'r'>): boolean => spots.some(spot => distanceBetween(spot, { q, r }) <= 1);
  const free = ghosts.flatMap(({ at }) =>
    spacesAt(at)
      .filter(([q, r]) => near({ q, r }))
      .map(([q, r]) => middleOf(q, r)),
  );
  const land: (readonly [number, number])[] = spots
    .filter(({ ground }) => ground.terrain !== 'sea')
    .map(({ x, y }) => [x, y] as const);
  const xs = [...land, ...free].map(([x]) => x);
  const ys = [...land, ...free].map(([, y]) => y);
  return {
    left: Math.min(...xs) - 90,
    right: Math.max(...xs) + 90,
    top: Math.min(...ys) - 60,
    bottom: Math.max(...ys) + 70,
  };
}

/** How the whole land is shown in that width, and how tall it becomes. */
export function wholeLand(extent: Extent, top: number, tallest = TALLEST_MAP): { proj: Projection; height: number } {
  const { left, right, bottom } = extent;
  const across = right - left;
  const down = bottom - extent.top;
  const scale = Math.min(LARGEST, (WIDTH - 12) / across, tallest / down);
  const height = down * scale + 60;
  return {
    proj: { scale, dx: (WIDTH - across * scale) / 2 - left * scale, dy: top + 34 - extent.top * scale },
    height,
  };
}

/** What everybody sees: sky and source, the players, the land, and where it has grown large a hero's surroundings. */
export function boardDrawing(vista: Vista): Drawing {
  const { view } = vista;
  const spots = spotsOf(view);
  const ghosts = freeAddresses(view).map((at): Ghost => ({ at, letter: null, cost: null }));
  const top = SKY_HEIGHT + GAP + playersHeight(vista);
  // Heroes are picked and cards drafted before there is any land.
  if (spots.length === 0)
    return page(top + GAP, vista.night ? 'night' : 'day', [...skyBar(vista), ...players(vista, SKY_HEIGHT + GAP)]);
  const extent = extentOf(spots, ghosts);
  const large = wholeLand(extent, top);
  const fine = large.proj.scale >= FINE;
  const { proj, height } = fine ? large : wholeLand(extent, top, TALLEST_OVERVIEW);
  const seat = view.guest ?? view.onTurn ?? 0;
  const path = view.heroes[seat]?.path ?? [];
  const under = top + height;
  const near = fine
    ? null
    : closeUp(vista, spots, seat, { x: MARGIN, y: under + SECTION, width: ACROSS, height: CLOSE_UP });
  const end = near ? under + SECTION + CLOSE_UP + GAP : under;
  return page(
    Math.ceil(end + STRIP + MARGIN),
    vista.night ? 'night' : 'day',
    [
      ...mapMarks(vista, spots, proj, { ghosts, path, fine }),
      ...skyBar(vista),
      ...players(vista, SKY_HEIGHT + GAP),
      ...(near ? [...section(vista.say.surroundings, under, near.note), ...near.marks] : []),
      group(costStrip(vista, end)),
    ],
    true,
  );
}
