import type { Drawing, Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { page } from './floor.js';
import { pieceAt } from './hand.js';
import { FACE, linear, shape, words } from './marks.js';
import { type Colours, coloursOf, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

const WIDTH = 1000;
const TOP = 8;
const ACROSS = 4;
const CELL = { width: 242, height: 282 } as const;

/** Tiles to choose from, beside each other with their names. */
export function shelfDrawing(faction: string, tiles: readonly string[], say: PictureWords, livery: Livery): Drawing {
  const rows = Math.ceil(tiles.length / ACROSS);
  const height = TOP + rows * CELL.height + 12;
  const colours = coloursOf(faction, livery);
  return {
    width: WIDTH,
    height,
    marks: [
      page(WIDTH, height),
      ...tiles.flatMap((tile, k) =>
        cell(faction, tile, 16 + (k % ACROSS) * CELL.width, TOP + Math.floor(k / ACROSS) * CELL.height, colours, say),
      ),
    ],
  };
}

function cell(faction: string, tile: string, x: number, y: number, colours: Colours, say: PictureWords): Mark[] {
  return [
    shape(roundRect(x + 3, y + 3, CELL.width - 6, CELL.height - 6, 16), {
      fill: linear(0, y, 0, y + CELL.height, '#262C3B', '#181C27'),
      stroke: veil(colours.hi, 0.28),
      width: 2,
    }),
    ...pieceAt(faction, tile, colours, x + CELL.width / 2, y + 108, 92),
    words(say.tile(tile), x + CELL.width / 2, y + 230, 31, '#FFFFFF', {
      face: FACE.label,
      align: 'center',
      wrap: { width: CELL.width - 24, leading: 31, lines: 2 },
    }),
  ];
}
