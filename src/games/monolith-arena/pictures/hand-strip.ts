import type { Mark } from '../../../engine/drawing.js';
import { lineCount } from '../../../engine/letter-widths.js';
import { roundRect } from '../../../geometry/paths.js';
import { pieceAt } from './hand.js';
import { FACE, LEADING, LEAST, linear, shape, words } from './marks.js';
import { coloursOf, INK, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

const LEFT = 8;
const WIDTH = 984;
const GAP = 6;
const MOST_ACROSS = 3;
/** So few tiles leave room for what they do. */
const TOLD = 2;
/** Left of the words lies the tile. */
const TILE = { few: 108, many: 100 } as const;

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

const acrossFor = (shown: readonly Shown[]): number => Math.max(1, Math.min(MOST_ACROSS, shown.length));

const widthFor = (across: number): number => (WIDTH - GAP * (across - 1)) / across;

const nameOf = ({ tile, count }: Shown, say: PictureWords): string =>
  count > 1 ? `${say.tile(tile)} ×${count}` : say.tile(tile);

/** The lines of a tile's name and of what it does. */
function linesOf(
  shown: Shown,
  room: number,
  isTold: boolean,
  say: PictureWords,
): readonly [name: number, does: number] {
  const name = lineCount(nameOf(shown, say), FACE.label, room / LEAST);
  return [name, isTold ? lineCount(say.tileLine(shown.faction, shown.tile), FACE.body, room / LEAST) : 0];
}

/** As high as the most words need, and never lower than a tile. */
function rowHeight(shown: readonly Shown[], say: PictureWords): number {
  const isTold = shown.length <= TOLD;
  const room = widthFor(acrossFor(shown)) - (isTold ? TILE.few : TILE.many) - 8;
  const lines = shown.map(each => linesOf(each, room, isTold, say)).map(([name, does]) => name + does);
  return Math.max(116, Math.max(0, ...lines) * LEADING + 18) + GAP;
}

export function stripHeight(held: readonly Held[], say: PictureWords): number {
  const shown = shownOf(held);
  return Math.ceil(shown.length / MOST_ACROSS) * rowHeight(shown, say) + 2;
}

/** What the player holds, by name, three in a row; of one or two tiles also what they do. */
export function handStrip(held: readonly Held[], top: number, say: PictureWords, livery: Livery): Mark[] {
  const shown = shownOf(held);
  const width = widthFor(acrossFor(shown));
  const height = rowHeight(shown, say) - GAP;
  return shown.flatMap((each, k) => {
    const { faction, tile, isChosen } = each;
    const x = LEFT + (k % MOST_ACROSS) * (width + GAP);
    const y = top + Math.floor(k / MOST_ACROSS) * (height + GAP);
    const colours = coloursOf(faction, livery);
    const isTold = shown.length <= TOLD;
    const left = isTold ? TILE.few : TILE.many;
    const room = width - left - 8;
    const [nameLines, doesLines] = linesOf(each, room, isTold, say);
    const first = y + height / 2 - ((nameLines + doesLines - 1) * LEADING) / 2;
    const wrap = { width: room, leading: LEADING };
    return [
      shape(roundRect(x, y, width, height, 14), {
        fill: linear(0, y, 0, y + height, '#2A3142', '#181C27'),
        stroke: isChosen ? INK.gold : veil(colours.hi, 0.35),
        width: isChosen ? 6 : 2,
      }),
      ...pieceAt(faction, tile, colours, x + left / 2, y + height / 2, isTold ? 49 : 45),
      words(nameOf(each, say), x + left, first, LEAST, INK.white, {
        face: FACE.label,
        wrap: { ...wrap, lines: nameLines },
      }),
      ...(isTold
        ? [
            words(say.tileLine(faction, tile), x + left, first + nameLines * LEADING, LEAST, INK.pale, {
              face: FACE.body,
              wrap: { ...wrap, lines: doesLines },
            }),
          ]
        : []),
    ];
  });
}
