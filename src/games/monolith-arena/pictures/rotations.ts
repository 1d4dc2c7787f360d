import type { Drawing, Mark } from '../../../engine/drawing.js';
import { ADJACENT, makeHex, parseHex } from '../../../geometry/hex.js';
import { type Point, roundRect } from '../../../geometry/paths.js';
import type { ArenaView } from '../view.js';
import { pieces } from './board.js';
import { frame } from './effects.js';
import { emptyHex, page } from './floor.js';
import { type Held, handStrip, stripHeight } from './hand-strip.js';
import { hexMiddle, type Layout, onHex } from './layout.js';
import { digits, disc, group, linear, shape } from './marks.js';
import { coloursOf, INK, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { tileGroup } from './tile.js';
import { printedLook } from './tile-look.js';

const WIDTH = 1000;
const LARGEST = 92;

/** One rotation: how many stand in a row, and how large each is. Few are shown larger. */
interface Cell {
  readonly across: number;
  readonly width: number;
  readonly height: number;
}
const cellFor = (count: number): Cell =>
  count <= 2 ? { across: 2, width: 486, height: 500 } : { across: 3, width: 322, height: 366 };

export interface Turning {
  readonly faction: string;
  readonly tile: string;
  /** Where it lies now, so that it is not drawn twice. */
  readonly from: string | null;
  readonly to: string;
  readonly rotations: readonly number[];
}

/** The tile on its hex in every rotation offered, each with its number and what lies around; the hand below. */
export function rotationsDrawing(
  view: ArenaView,
  turning: Turning,
  held: readonly Held[],
  say: PictureWords,
  livery: Livery,
): Drawing {
  const cell = cellFor(turning.rotations.length);
  const rows = Math.ceil(turning.rotations.length / cell.across);
  const board = 10 + rows * (cell.height + 8);
  const height = board + (held.length > 0 ? stripHeight(held, say) : 2);
  return {
    width: WIDTH,
    height,
    marks: [
      page(WIDTH, height),
      ...turning.rotations.flatMap((rotation, k) => {
        const x = 10 + (k % cell.across) * (cell.width + 7);
        const y = 10 + Math.floor(k / cell.across) * (cell.height + 8);
        return panel(view, turning, rotation, { ...cell, x, y }, livery);
      }),
      ...handStrip(held, board, say, livery),
    ],
  };
}

function panel(
  view: ArenaView,
  turning: Turning,
  rotation: number,
  { x, y, width, height }: Cell & { readonly x: number; readonly y: number },
  livery: Livery,
): Mark[] {
  const around = ADJACENT[parseHex(turning.to)!]!.map(makeHex);
  const { radius, middle } = focus([turning.to, ...around], width, height);
  const [cx, cy] = middle;
  const layout: Layout = {
    radius,
    middle: [x + width / 2 - cx * radius, y + height / 2 + 4 - cy * radius],
  };
  const tiles = view.tiles
    .filter(({ hex }) => around.includes(hex) && hex !== turning.from)
    // What reaches the tile depends on how it will lie: nothing is promised.
    .map(tile => ({ ...tile, holds: [], links: tile.links.map(link => ({ ...link, lit: false })) }));
  const elements = view.elements.filter(({ hex, empty }) => around.includes(hex) && (!empty || hex !== turning.from));
  const taken = new Set([...tiles, ...elements].map(({ hex }) => hex));
  const box = roundRect(x, y, width, height, 16);
  const place = onHex(layout, turning.to, 0.93);
  const colours = coloursOf(turning.faction, livery);
  return [
    shape(box, { fill: linear(0, y, 0, y + height, '#242A39', '#141822') }),
    group(
      [
        ...[...around, turning.to].map(name => group(emptyHex(taken.has(name) ? null : name), onHex(layout, name))),
        ...pieces({ tiles, elements, seats: view.seats }, layout, livery),
        tileGroup({ ...printedLook(turning.faction, turning.tile, rotation), hex: turning.to }, colours, place),
        frame(onHex(layout, turning.to), INK.gold),
      ],
      { clip: box },
    ),
    shape(box, { stroke: veil(INK.gold, 0.35), width: 2 }),
    ...disc(x + 36, y + 36, 28, INK.gold, undefined, 5),
    digits(rotation, x + 36, y + 36, 44, INK.goldInk),
  ];
}

/** Where the view looks, and how near: all that lies around is seen whole. */
function focus(
  hexes: readonly string[],
  width: number,
  height: number,
): { readonly radius: number; readonly middle: Point } {
  const middles = hexes.map(hexMiddle);
  const span = (axis: 0 | 1): [number, number] => {
    const values = middles.map(middle => middle[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [[x0, x1], [y0, y1]] = [span(0), span(1)];
  return {
    radius: Math.min(LARGEST, width / (x1 - x0 + 1.9), height / (y1 - y0 + 2.1)),
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
  };
}
