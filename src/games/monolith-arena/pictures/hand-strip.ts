import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { pieceAt } from './hand.js';
import { FACE, linear, shape, words } from './marks.js';
import { coloursOf, INK, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

const LEFT = 8;
const WIDTH = 984;
const GAP = 6;
const MOST_ACROSS = 3;
/** So few tiles leave room for what they do. */
const TOLD = 2;
/** A longer name takes two lines of half the width. */
const LONG = 24;

/** A tile in sight below the board. */
export interface Held {
  readonly faction: string;
  readonly tile: string;
  /** The one that is about to be played. */
  readonly isChosen: boolean;
}

const rowHeight = (held: readonly Held[]): number => (held.length <= TOLD ? 158 : 124);

export const stripHeight = (held: readonly Held[]): number =>
  Math.ceil(held.length / MOST_ACROSS) * rowHeight(held) + 2;

/** What the player holds, by name, three in a row; of one or two tiles also what they do. */
export function handStrip(held: readonly Held[], top: number, say: PictureWords, livery: Livery): Mark[] {
  const across = Math.min(MOST_ACROSS, held.length);
  const width = (WIDTH - GAP * (across - 1)) / across;
  const height = rowHeight(held) - GAP;
  return held.flatMap(({ faction, tile, isChosen }, k) => {
    const x = LEFT + (k % MOST_ACROSS) * (width + GAP);
    const y = top + Math.floor(k / MOST_ACROSS) * (height + GAP);
    const colours = coloursOf(faction, livery);
    const isTold = held.length <= TOLD;
    const isLong = isTold && width < 600 && say.tile(tile).length > LONG;
    return [
      shape(roundRect(x, y, width, height, 14), {
        fill: linear(0, y, 0, y + height, '#2A3142', '#181C27'),
        stroke: isChosen ? INK.gold : veil(colours.hi, 0.35),
        width: isChosen ? 6 : 2,
      }),
      ...pieceAt(faction, tile, colours, x + 70, y + height / 2, height * 0.45),
      words(say.tile(tile), x + 140, y + (isTold ? 28 : 34), isTold && !isLong ? 36 : 33, INK.white, {
        face: FACE.label,
        wrap: { width: width - 148, leading: 33, lines: isTold ? 2 : 3 },
      }),
      ...(isTold
        ? [
            words(say.tileLine(faction, tile), x + 140, y + (isLong ? 98 : 66), 30, INK.pale, {
              face: FACE.body,
              wrap: { width: width - 150, leading: 31, lines: isLong ? 2 : 3 },
            }),
          ]
        : []),
    ];
  });
}
