import type { Drawing, Mark } from '../../../engine/drawing.js';
import { lineCount } from '../../../engine/letter-widths.js';
import type { Box } from '../../../engine/marks.js';
import { roundRect } from '../../../geometry/paths.js';
import { page } from './floor.js';
import { pieceAt } from './hand.js';
import { FACE, LEADING, LEAST, linear, shape, words } from './marks.js';
import { type Colours, coloursOf, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

const WIDTH = 1000;
const TOP = 8;
const ACROSS = 4;
const NAME = 226;
const WIDE = 242;
const TILE = 132;

/** Tiles to choose from, beside each other with their names. */
export function shelfDrawing(faction: string, tiles: readonly string[], say: PictureWords, livery: Livery): Drawing {
  const rows = Math.ceil(tiles.length / ACROSS);
  const lines = Math.max(...tiles.map(tile => lineCount(say.tile(tile), FACE.label, NAME / LEAST)));
  const tall = TILE + lines * LEADING + 14;
  const height = TOP + rows * tall + 12;
  const colours = coloursOf(faction, livery);
  return {
    width: WIDTH,
    height,
    marks: [
      page(WIDTH, height),
      ...tiles.flatMap((tile, k) => {
        const box = { x: 16 + (k % ACROSS) * WIDE, y: TOP + Math.floor(k / ACROSS) * tall, width: WIDE, height: tall };
        return cell(faction, tile, box, colours, say);
      }),
    ],
  };
}

function cell(faction: string, tile: string, box: Box, colours: Colours, say: PictureWords): Mark[] {
  const { x, y, width, height } = box;
  return [
    shape(roundRect(x + 3, y + 3, width - 6, height - 6, 16), {
      fill: linear(0, y, 0, y + height, '#262C3B', '#181C27'),
      stroke: veil(colours.hi, 0.28),
      width: 2,
    }),
    ...pieceAt(faction, tile, colours, x + width / 2, y + TILE / 2 + 4, 62),
    words(say.tile(tile), x + width / 2, y + TILE + 24, LEAST, '#FFFFFF', {
      face: FACE.label,
      align: 'center',
      wrap: { width: NAME, leading: LEADING },
    }),
  ];
}
