import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect, roundRect } from '../../../geometry/paths.js';
import { printOf } from '../prints.js';
import type { HiddenTile, SeatView } from '../view.js';
import { emptyElement, page } from './floor.js';
import { digits, FACE, group, LEADING, LEAST, linear, shape, words } from './marks.js';
import { orderGroup } from './order.js';
import { device } from './owner.js';
import { type Colours, coloursOf, INK, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { tileGroup } from './tile.js';
import { printedLook } from './tile-look.js';

const WIDTH = 1000;
const TOP = 92;
const MONOLITH = 206;
/** Right of the tile, as far as the row goes. */
const TEXT = { x: 304, width: 668 } as const;
/** A longer name needs the whole line. */
const LONG = 24;
const TAG = { width: 176, height: 48 } as const;

/** The tiles a seat holds, each as it will lie, with its name and what it does; below them what its Monolith hides. */
export function handDrawing(seat: SeatView, say: PictureWords, livery: Livery): Drawing | null {
  const tiles = typeof seat.hand === 'number' ? [] : seat.hand;
  const hidden = typeof seat.hidden === 'number' ? [] : seat.hidden;
  if (tiles.length + hidden.length === 0) return null;
  const colours = coloursOf(seat.faction, livery);
  const row = tiles.length > 3 ? 186 : 224;
  const height = TOP + row * tiles.length + (hidden.length ? MONOLITH : 0) + 16;
  return {
    width: WIDTH,
    height,
    marks: [
      page(WIDTH, height),
      ...titleBar(
        seat.faction,
        colours,
        words(say.hand, 98, 40, 46, INK.white, { face: FACE.title, max: 640 }),
        say.count(tiles.length),
      ),
      ...tiles.flatMap((tile, k) => tileRow(seat.faction, tile, k, TOP + k * row, row, colours, say)),
      ...(hidden.length ? monolithRow(hidden, TOP + row * tiles.length, colours, say, livery) : []),
    ],
  };
}

/** A bar in the faction's colour: what this picture is about. */
function titleBar(faction: string, colours: Colours, title: Mark, hint = ''): Mark[] {
  return [
    shape(rect(0, 0, WIDTH, TOP - 10), {
      fill: linear(0, 0, WIDTH, 0, veil(colours.base, 0.85), veil(colours.base, 0.05)),
    }),
    shape(rect(0, TOP - 12, WIDTH, 3), { fill: INK.gold }),
    device(faction, colours, 52, 38, 30),
    title,
    ...(hint ? [words(hint, WIDTH - 24, 41, LEAST, '#E6EBF5', { align: 'right' })] : []),
  ];
}

/** A tile off the board, or an order: whatever it is, around this point. */
export function pieceAt(
  faction: string,
  tile: string,
  colours: Colours,
  x: number,
  y: number,
  r: number,
  rotation = 0,
): Mark[] {
  // An element nobody stands on has no print.
  if (tile === 'element') return [group(emptyElement('', colours), { x, y, scale: r / 100 })];
  if (printOf(faction, tile).kind === 'order') {
    return [orderGroup(faction, tile, colours, { x, y, scale: (r * 0.93) / 100 })];
  }
  return [tileGroup(printedLook(faction, tile, rotation), colours, { x, y, scale: r / 100 })];
}

function tileRow(
  faction: string,
  tile: string,
  index: number,
  y: number,
  height: number,
  colours: Colours,
  say: PictureWords,
): Mark[] {
  const { kind } = printOf(faction, tile);
  const middle = y + height / 2;
  const tag = { champion: colours.base, banner: colours.base, rune: INK.stone, order: INK.paperDark }[kind];
  // With many tiles the rows are low: what kind of tile it is moves to the right of its name.
  const isLow = height < 200;
  const besideTag = TEXT.width - TAG.width - 16;
  const [tagX, tagY] = isLow ? [TEXT.x + TEXT.width - TAG.width, middle - 64] : [TEXT.x, middle - 96];
  // A long name says itself what kind of tile it is.
  const hasTag = !isLow || say.tile(tile).length <= LONG;
  const isPale = kind === 'rune' || kind === 'order' || colours.shape === 'block';
  return [
    shape(roundRect(16, y + 7, WIDTH - 32, height - 14, 18), {
      fill: linear(0, y, 0, y + height, '#262C3B', '#181C27'),
      stroke: veil(colours.hi, 0.28),
      width: 2,
    }),
    shape(roundRect(16, y + 7, 66, height - 14, { left: 18, right: 0 }), { fill: veil(colours.base, 0.9) }),
    digits(index + 1, 49, middle, 66, colours.shape === 'block' ? INK.paperInk : INK.white),
    ...pieceAt(faction, tile, colours, 196, middle, Math.min(95, height * 0.445)),
    ...(hasTag
      ? [
          shape(roundRect(tagX, tagY, TAG.width, TAG.height, 8), { fill: tag }),
          digits(say.kind(kind), tagX + TAG.width / 2, tagY + TAG.height / 2, LEAST, isPale ? INK.paperInk : INK.white),
        ]
      : []),
    words(say.tile(tile), TEXT.x, isLow ? middle - 40 : middle - 22, 52, INK.white, {
      face: FACE.title,
      max: isLow && hasTag ? besideTag : TEXT.width,
    }),
    words(say.tileLine(faction, tile), TEXT.x, isLow ? middle + 17 : middle + 34, LEAST, INK.pale, {
      face: FACE.body,
      wrap: { width: TEXT.width, leading: 43, lines: 2 },
    }),
  ];
}

function monolithRow(
  tiles: readonly HiddenTile[],
  y: number,
  colours: Colours,
  say: PictureWords,
  livery: Livery,
): Mark[] {
  return [
    shape(roundRect(16, y + 7, WIDTH - 32, MONOLITH - 14, 18), {
      fill: '#12151D',
      stroke: veil(colours.hi, 0.5),
      width: 3,
      dash: [14, 12],
    }),
    words(say.monolith, 44, y + 38, LEAST, INK.dim, { face: FACE.title, max: 900 }),
    ...tiles.flatMap(({ faction, tile }, k) => [
      ...pieceAt(faction, tile, coloursOf(faction, livery), 110 + k * 470, y + 116, 64),
      words(say.tile(tile), 192 + k * 470, y + 104, LEAST, INK.white, {
        wrap: { width: 348, leading: LEADING, lines: 2 },
      }),
    ]),
  ];
}
