import type { Drawing, Mark } from '../../../engine/drawing.js';
import { keptMarks } from '../../../engine/kept-marks.js';
import type { ArenaView, ElementView, SeatView, TileView } from '../view.js';
import { bridges, dashedFrame, frame, trail } from './effects.js';
import { cornerLight, emptyElement, ON_ELEMENT, plinth } from './floor.js';
import { arenaAt, BOARD_HEIGHT, emptyArena, FOOT, ground, WIDTH } from './ground.js';
import { HEAD, halves, header } from './header.js';
import { type Layout, onHex } from './layout.js';
import { FACE, group, icon, LEADING, LEAST, words } from './marks.js';
import { coloursOf, INK, type Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { tileGroup } from './tile.js';
import { lyingLook, type TileLook } from './tile-look.js';

const HEIGHT = BOARD_HEIGHT;
const TOP = HEAD - 1;
const LAYOUT = arenaAt(TOP);
/** Part of its hex a tile covers. */
const TILE = 0.93;

/** The whole position: header, floor, tiles, what they do to each other, and the last move. */
export function boardDrawing(view: ArenaView, names: readonly string[], say: PictureWords, livery: Livery): Drawing {
  const marks: Mark[] = [
    ...backdrop(view, livery),
    ...pieces(view, LAYOUT, livery),
    ...lastMarks(view, LAYOUT),
    ...header({ view, names, words: say, livery, width: WIDTH }),
    ...caption(view, say),
    ...closing(view, say),
  ];
  return { width: WIDTH, height: HEIGHT, marks };
}

/** All that does not change while the same people play. Pixels are kept only of what is the same for all of them. */
function backdrop(view: ArenaView, livery: Livery): Mark[] {
  const [left, right] = halves(view).map(({ seats }) => coloursOf(view.seats[seats[0]!]!.faction, livery).base);
  return [
    ground(HEIGHT),
    cornerLight(0, HEIGHT, left!, HEAD, WIDTH, HEIGHT),
    cornerLight(WIDTH, HEAD, right!, HEAD, WIDTH, HEIGHT),
    emptyArena(TOP),
  ];
}

interface Position {
  readonly tiles: readonly TileView[];
  readonly elements: readonly ElementView[];
  /** `hidden` is null where nobody says what a folded Monolith holds. */
  readonly seats: readonly { readonly hitPoints: number; readonly hidden: SeatView['hidden'] | null }[];
}

function inside(hidden: SeatView['hidden'] | null | undefined): number | 'unknown' {
  if (hidden === null || hidden === undefined) return 'unknown';
  return typeof hidden === 'number' ? hidden : hidden.length;
}

function lookOf(tile: TileView, seats: Position['seats']): TileLook {
  const seat = seats[tile.seat];
  return lyingLook(tile, seat?.hitPoints ?? 0, inside(seat?.hidden));
}

/** Elements, tiles and bridges, from the floor up. */
export function pieces({ tiles, elements, seats }: Position, layout: Layout, livery: Livery): Mark[] {
  const raised = new Set(elements.filter(({ empty }) => !empty).map(({ hex }) => hex));
  const placed = (hex: string) => onHex(layout, hex, raised.has(hex) ? ON_ELEMENT : TILE);
  return [
    ...elements.map(({ hex, empty, faction }) => {
      const colours = coloursOf(faction, livery);
      const marks = empty
        ? keptMarks(`element ${hex} ${colours.base} ${colours.letter}`, () => emptyElement(hex, colours))
        : keptMarks(`plinth ${colours.base}`, () => plinth(colours));
      return group(marks, { ...onHex(layout, hex), still: [-120, -120, 240, 246] });
    }),
    ...tiles.map(tile => tileGroup(lookOf(tile, seats), coloursOf(tile.faction, livery), placed(tile.hex))),
    ...bridges(tiles, layout),
  ];
}

function lastMarks(view: ArenaView, layout: Layout): Mark[] {
  const { last } = view;
  if (!last) return [];
  const marks: Mark[] = last.to.map(hex => frame(onHex(layout, hex), INK.white));
  const [to] = last.to;
  if (last.from && to && last.from !== to) {
    marks.push(dashedFrame(onHex(layout, last.from), INK.white), trail(layout, last.from, to));
  }
  return marks;
}

/** The last move in words. */
function caption(view: ArenaView, say: PictureWords): Mark[] {
  if (!view.last) return [];
  return [words(say.caption(view.last), 24, HEIGHT - FOOT / 2 - 2, LEAST, INK.white, { max: WIDTH - 48 })];
}

/** How long until the Last Battle, in a free corner. */
function closing(view: ArenaView, say: PictureWords): Mark[] {
  if (view.turnsLeft === null || view.onTurn === null) return [];
  const right = WIDTH - 24;
  const low = HEIGHT - FOOT - 30;
  return [
    icon('crossed-swords', right - 32, low - 132, 60, INK.gold),
    words(say.lastBattle, right, low - 78, LEAST, INK.gold, {
      align: 'right',
      face: FACE.digit,
      wrap: { width: 190, leading: LEADING, lines: 2 },
    }),
    words(say.turnsLeft(view.turnsLeft), right, low + 4, LEAST, INK.white, { align: 'right' }),
  ];
}
