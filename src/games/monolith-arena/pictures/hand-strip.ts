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

/** Tiles that are alike share a place where there are more than one row holds. */
interface Shown extends Held {
  readonly count: number;
}

function shownOf(held: readonly Held[]): Shown[] {
  if (held.length <= MOST_ACROSS) return held.map(each => ({ ...each, count: 1 }));
  const shown = new Map<string, Shown>();
  for (const each of held) {
    const same = shown.get(`${each.faction} ${each.tile}`);
    const isChosen = each.isChosen || (same?.isChosen ?? false);
    shown.set(`${each.faction} ${each.tile}`, { ...each, isChosen, count: (same?.count ?? 0) + 1 });
  }
  return [...shown.values()];
}

const rowHeight = (shown: readonly Shown[]): number => (shown.length <= TOLD ? 158 : 124);

export function stripHeight(held: readonly Held[]): number {
  const shown = shownOf(held);
  return Math.ceil(shown.length / MOST_ACROSS) * rowHeight(shown) + 2;
}

/** What the player holds, by name, three in a row; of one or two tiles also what they do. */
export function handStrip(held: readonly Held[], top: number, say: PictureWords, livery: Livery): Mark[] {
  const shown = shownOf(held);
  const across = Math.min(MOST_ACROSS, shown.length);
  const width = (WIDTH - GAP * (across - 1)) / across;
  const height = rowHeight(shown) - GAP;
  return shown.flatMap(({ faction, tile, isChosen, count }, k) => {
    const x = LEFT + (k % MOST_ACROSS) * (width + GAP);
    const y = top + Math.floor(k / MOST_ACROSS) * (height + GAP);
    const colours = coloursOf(faction, livery);
    const isTold = shown.length <= TOLD;
    const name = count > 1 ? `${say.tile(tile)} ×${count}` : say.tile(tile);
    const isLong = isTold && width < 600 && name.length > LONG;
    return [
      shape(roundRect(x, y, width, height, 14), {
        fill: linear(0, y, 0, y + height, '#2A3142', '#181C27'),
        stroke: isChosen ? INK.gold : veil(colours.hi, 0.35),
        width: isChosen ? 6 : 2,
      }),
      ...pieceAt(faction, tile, colours, x + 70, y + height / 2, height * 0.45),
      words(name, x + 140, y + (isTold ? 28 : 34), isTold && !isLong ? 36 : 33, INK.white, {
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
