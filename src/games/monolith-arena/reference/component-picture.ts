import type { Drawing, Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { page } from '../pictures/floor.js';
import { pieceAt } from '../pictures/hand.js';
import { digits, FACE, linear, shape, words } from '../pictures/marks.js';
import { coloursOf, INK, type Livery, veil } from '../pictures/palette.js';
import type { PictureWords } from '../pictures/picture-words.js';
import type { Print } from '../prints.js';

const CELL = { width: 290, height: 352 } as const;
const MARGIN = 14;
/** More beside each other could not be read on a phone. */
const COLUMNS = 2;

/** A tile of one name as each faction has it, with how many there are. */
export function componentPicture(prints: readonly Print[], say: PictureWords, livery: Livery): Drawing {
  const columns = Math.min(COLUMNS, prints.length);
  const width = 2 * MARGIN + CELL.width * columns;
  const height = 2 * MARGIN + CELL.height * Math.ceil(prints.length / columns);
  const left = (at: number): number => MARGIN + (at % columns) * CELL.width;
  const top = (at: number): number => MARGIN + Math.floor(at / columns) * CELL.height;
  return {
    width,
    height,
    marks: [page(width, height), ...prints.flatMap((print, at) => cell(print, left(at), top(at), say, livery))],
  };
}

function cell({ faction, id, count }: Print, x: number, y: number, say: PictureWords, livery: Livery): Mark[] {
  const colours = coloursOf(faction, livery);
  const middle = x + CELL.width / 2;
  return [
    shape(roundRect(x + 4, y + 4, CELL.width - 8, CELL.height - 8, 18), {
      fill: linear(0, y, 0, y + CELL.height, '#262C3B', '#181C27'),
      stroke: veil(colours.hi, 0.4),
      width: 2,
    }),
    ...pieceAt(faction, id, colours, middle, y + 128, 112),
    digits(`×${count}`, middle, y + 270, 44, INK.gold, { align: 'center' }),
    words(say.faction(faction), middle, y + 317, 30, INK.white, {
      face: FACE.label,
      align: 'center',
      max: CELL.width - 28,
    }),
  ];
}
