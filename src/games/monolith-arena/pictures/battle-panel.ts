import type { Mark } from '../../../engine/drawing.js';
import { type Point, roundRect } from '../../../geometry/paths.js';
import type { TileView } from '../view.js';
import type { Blows } from './battle-merge.js';
import { involved, segmentScene } from './battle-scene.js';
import { HEXES, hexMiddle, type Layout } from './layout.js';
import { digits, disc, FACE, icon, LEAST, linear, shape, words } from './marks.js';
import { INK, type Livery, veil } from './palette.js';

/** Where a panel lies. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the story: how large it is when its hexes have this radius, and what is painted in its box. */
export interface Panel {
  readonly least: number;
  width(radius: number): number;
  height(radius: number): number;
  marks(box: Box): Mark[];
}

/** The head of a panel, above its picture. */
export const HEAD = 62;
const MARGIN = 14;
/** A letter of the head is about as wide. */
const HEAD_LETTER = 17;
const LARGEST = 104;

/** What happened in some segments: the part of the board it concerns, and what it came to. */
export function blowsPanel(blows: Blows, head: string, start: string, livery: Livery): Panel {
  const crop = cropOf(involved(blows));
  const discs = blows.initiatives.length * 54;
  return {
    least: discs + (head || start).length * HEAD_LETTER + 2 * MARGIN,
    width: radius => crop.width * radius + 2 * MARGIN,
    height: radius => HEAD + crop.height * radius + MARGIN,
    marks(box) {
      const room = { width: box.width - 2 * MARGIN, height: box.height - HEAD - MARGIN };
      const radius = Math.min(LARGEST, room.width / crop.width, room.height / crop.height);
      const layout: Layout = {
        radius,
        middle: [
          box.x + box.width / 2 - crop.middle[0] * radius,
          box.y + HEAD + room.height / 2 - crop.middle[1] * radius,
        ],
      };
      return [
        plate(box),
        ...blows.initiatives.flatMap((initiative, k) => initiativeDisc(initiative, box.x + 36 + k * 54, box.y + 34)),
        words(head || start, box.x + 16 + discs, box.y + 34, LEAST, INK.white, {
          face: FACE.title,
          max: box.width - discs - 28,
        }),
        ...segmentScene(blows, crop.hexes, layout, livery),
      ];
    },
  };
}

export const plate = ({ x, y, width, height }: Box): Mark =>
  shape(roundRect(x, y, width, height, 18), {
    fill: linear(0, y, 0, y + height, '#242A39', '#141822'),
    stroke: veil(INK.gold, 0.35),
    width: 2,
  });

function initiativeDisc(initiative: number | null, x: number, y: number): Mark[] {
  const gold = linear(0, y - 24, 0, y + 24, INK.goldLight, INK.gold, INK.goldDark);
  return [
    ...disc(x, y, 22, gold, undefined, 4),
    initiative === null
      ? icon('crossed-swords', x, y, 30, INK.goldInk)
      : digits(initiative, x, y, 38, INK.goldInk, { max: 34 }),
  ];
}

interface Crop {
  readonly hexes: readonly string[];
  readonly middle: Point;
  /** In radii. */
  readonly width: number;
  readonly height: number;
}

/** The smallest part of the board that holds these hexes. */
function cropOf(tiles: readonly TileView[]): Crop {
  const middles = tiles.map(tile => hexMiddle(tile.hex));
  const bounds = (axis: 0 | 1): [number, number] => [
    Math.min(...middles.map(middle => middle[axis])),
    Math.max(...middles.map(middle => middle[axis])),
  ];
  const [x0, x1] = bounds(0);
  const [y0, y1] = bounds(1);
  // Tiles straight under each other: the hexes beside the gap tell how far apart they lie.
  const beside = x1 - x0 < 0.5 && y1 - y0 > 2 ? 0.9 : 0;
  return {
    hexes: HEXES.filter(name => {
      const [x, y] = hexMiddle(name);
      return x >= x0 - beside - 0.1 && x <= x1 + beside + 0.1 && y >= y0 - 0.1 && y <= y1 + 0.1;
    }),
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
    width: x1 - x0 + 2.1 + 2 * beside,
    height: y1 - y0 + 2.35,
  };
}
