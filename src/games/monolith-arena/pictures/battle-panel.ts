import type { Mark, Palette } from '../../../engine/drawing.js';
import { hex, type Point, roundRect } from '../../../geometry/paths.js';
import type { SegmentView, TileView } from '../view.js';
import type { Told } from '../words/battle.js';
import { type Shot, saveArrow, strikeArrow } from './battle-arrows.js';
import { lanesOf, type Way } from './battle-lanes.js';
import { freeCorner, type Result, resultBadge, resultCover } from './battle-results.js';
import { pieces } from './board.js';
import { angle, frame } from './effects.js';
import { emptyHex } from './floor.js';
import { HEXES, hexMiddle, type Layout, onHex, placeOf } from './layout.js';
import { digits, disc, FACE, group, icon, linear, shape, words } from './marks.js';
import { INK, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

/** A stretch of the story: so high, painted from this height on. */
export interface Panel {
  readonly height: number;
  marks(top: number): Mark[];
}

const LEFT = 8;
const WIDTH = 984;
const TITLE = 92;
const PICTURE = 652;
const TEXT = { x: 690, width: 288, size: 32, leading: 38 } as const;

/** One segment: the part of the board it concerns on the left, the same in words on the right. */
export function segmentPanel(
  segment: SegmentView,
  told: Told,
  say: PictureWords,
  palette: Palette,
  largest: number,
): Panel {
  const crop = cropOf(involved(segment), largest);
  const lines = setLines(say.segmentLines(told));
  const inside = Math.max(crop.height * crop.radius + 26, lines.height + 16, 190);
  const height = TITLE + inside + 14;
  return {
    height,
    marks(top) {
      const layout: Layout = {
        radius: crop.radius,
        middle: [
          LEFT + 12 + PICTURE / 2 - crop.middle[0] * crop.radius,
          top + TITLE + inside / 2 - crop.middle[1] * crop.radius,
        ],
      };
      return [
        shape(roundRect(LEFT, top, WIDTH, height - 8, 18), {
          fill: linear(0, top, 0, top + height, '#242A39', '#141822'),
          stroke: veil(INK.gold, 0.35),
          width: 2,
        }),
        ...title(segment.initiative, say.segmentHead(told), say, top),
        ...scene(segment, crop.hexes, layout, palette),
        ...lines.marks(top + TITLE + 22),
      ];
    },
  };
}

/** Everything a segment's arrows and badges touch. */
function involved(segment: SegmentView): TileView[] {
  const ids = new Set([
    ...segment.strikes.flatMap(({ from, to }) => [from, to]),
    ...segment.saves.flatMap(({ rune, tile }) => [rune, tile]),
    ...segment.removed,
    ...segment.poisoned,
  ]);
  return segment.tiles.filter(({ id }) => ids.has(id));
}

function title(initiative: number | null, head: string, say: PictureWords, top: number): Mark[] {
  const y = top + 48;
  const gold = linear(0, y - 34, 0, y + 34, INK.goldLight, INK.gold, INK.goldDark);
  return [
    ...disc(58, y, 34, gold, undefined, 5),
    initiative === null
      ? icon('crossed-swords', 58, y, 46, INK.goldInk)
      : digits(initiative, 58, y, 58, INK.goldInk, { max: 52 }),
    words(initiative === null ? say.battleStart : say.initiative, 108, y, 30, INK.gold, { face: FACE.digit, max: 160 }),
    words(head, 282, y, 44, INK.white, { face: FACE.title, max: 690 }),
  ];
}

interface Crop {
  readonly hexes: readonly string[];
  readonly middle: Point;
  readonly height: number;
  readonly radius: number;
}

/** The smallest part of the board that holds these hexes, as large as the panel allows. */
function cropOf(tiles: readonly TileView[], largest: number): Crop {
  const middles = tiles.map(tile => hexMiddle(tile.hex));
  const bounds = (axis: 0 | 1): [number, number] => [
    Math.min(...middles.map(middle => middle[axis])),
    Math.max(...middles.map(middle => middle[axis])),
  ];
  const [x0, x1] = bounds(0);
  const [y0, y1] = bounds(1);
  const width = x1 - x0 + 1.9;
  const height = y1 - y0 + 2.1;
  return {
    hexes: HEXES.filter(name => {
      const [x, y] = hexMiddle(name);
      return x >= x0 - 0.1 && x <= x1 + 0.1 && y >= y0 - 0.1 && y <= y1 + 0.1;
    }),
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
    height,
    radius: Math.min(largest, PICTURE / width, 560 / height),
  };
}

function scene(segment: SegmentView, hexes: readonly string[], layout: Layout, palette: Palette): Mark[] {
  const tiles = segment.tiles.filter(tile => hexes.includes(tile.hex));
  const elements = segment.elements.filter(element => hexes.includes(element.hex));
  const acting = new Set(segment.strikes.filter(({ kind }) => kind !== 'poison').map(({ from }) => from));
  const concerned = new Set(involved(segment).map(({ id }) => id));
  const seats = segment.after.map(hitPoints => ({ hitPoints, hidden: null }));
  const results = resultsOf(segment);
  return [
    ...hexes.map(name => group(emptyHex(name), { ...onHex(layout, name), alpha: 0.55 })),
    ...pieces({ tiles, elements, seats }, layout, palette),
    ...tiles
      .filter(({ id }) => !concerned.has(id))
      .map(tile => group([shape(hex(96), { fill: '#0C0E14A6' })], onHex(layout, tile.hex))),
    ...tiles.filter(({ id }) => acting.has(id)).map(tile => frame(onHex(layout, tile.hex), INK.gold)),
    ...tiles.map(tile => group((results.get(tile.id) ?? []).flatMap(resultCover), onHex(layout, tile.hex))),
    ...arrows(segment, layout),
    ...badges(segment, results, layout),
  ];
}

function resultsOf(segment: SegmentView): Map<number, Result[]> {
  const results = new Map<number, Result[]>();
  const add = (id: number, result: Result): void => {
    results.set(id, [...(results.get(id) ?? []), result]);
  };
  const spent = new Set(segment.saves.map(({ rune }) => rune));
  for (const { rune, tile } of segment.saves) {
    add(rune, { kind: 'spent' });
    add(tile, { kind: 'saved' });
  }
  for (const tile of segment.tiles) {
    if (segment.removed.includes(tile.id)) {
      if (!spent.has(tile.id)) add(tile.id, { kind: 'dead' });
    } else if (tile.tile === 'banner') {
      const lost = woundsOn(segment, tile);
      if (lost > 0) add(tile.id, { kind: 'pool', lost });
    } else {
      const wounds = woundsOn(segment, tile);
      if (wounds > 0) add(tile.id, { kind: 'wounded', wounds });
    }
  }
  for (const id of segment.poisoned) add(id, { kind: 'poisoned' });
  return results;
}

/** Wounds that reached a tile: not what armour stopped nor what a Rune took away. */
function woundsOn(segment: SegmentView, { id }: TileView): number {
  const saved = segment.saves.filter(({ tile }) => tile === id).map(({ source }) => source);
  return segment.strikes
    .filter(({ to, from, kind }) => to === id && !saved.includes(kind === 'poison' ? null : from))
    .reduce((sum, { strength, stopped }) => sum + strength - stopped, 0);
}

const placed = (segment: SegmentView, id: number): TileView | undefined => segment.tiles.find(tile => tile.id === id);

function arrows(segment: SegmentView, layout: Layout): Mark[] {
  const ways: Way[] = segment.strikes.flatMap(strike => {
    const [from, to] = [placed(segment, strike.from), placed(segment, strike.to)];
    return from && to && from !== to ? [{ strike, from: hexMiddle(from.hex), to: hexMiddle(to.hex) }] : [];
  });
  const lanes = lanesOf(ways.filter(({ strike }) => strike.kind !== 'anywhere'));
  const shotOf = (from: string, to: string, lane: number): Shot => ({
    from: placeOf(layout, from),
    to: placeOf(layout, to),
    radius: layout.radius,
    lane,
  });
  // Long shots lie under short blows.
  const far = ({ from, to }: Way): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
  const struck = [...ways]
    .sort((one, other) => far(other) - far(one))
    .flatMap(({ strike }) =>
      strikeArrow(
        strike,
        shotOf(placed(segment, strike.from)!.hex, placed(segment, strike.to)!.hex, lanes.get(strike) ?? 0),
      ),
    );
  const saved = segment.saves.flatMap(({ rune, tile }) => {
    const [from, to] = [placed(segment, rune), placed(segment, tile)];
    return from && to ? saveArrow(shotOf(from.hex, to.hex, 0)) : [];
  });
  return [...struck, ...saved];
}

/** Each tile's badges, in corners where no arrow comes or goes. */
function badges(segment: SegmentView, results: ReadonlyMap<number, readonly Result[]>, layout: Layout): Mark[] {
  return segment.tiles.flatMap(tile => {
    const own = results.get(tile.id);
    if (!own) return [];
    const busy = [...segment.strikes, ...segment.saves.map(({ rune, tile: to }) => ({ from: rune, to }))].flatMap(
      ({ from, to }) => {
        const other = placed(segment, from === tile.id ? to : from);
        const isMine = from === tile.id || to === tile.id;
        return isMine && other && other !== tile ? [angle(hexMiddle(tile.hex), hexMiddle(other.hex))] : [];
      },
    );
    return own.map(result => group(resultBadge(result, freeCorner(busy)), onHex(layout, tile.hex)));
  });
}

/** A tile and its hex, or two sides of an arrow, are not torn apart at the end of a line. */
const bound = (sentence: string): string => sentence.replace(/ (?=[A-E][1-5]\b|→)|(?<=→) /g, '\u00a0');

/** Sentences under each other. The painter breaks them; how high they get is reckoned a little too generously. */
function setLines(sentences: readonly string[]): { readonly height: number; marks(top: number): Mark[] } {
  const most = sentences.reduce((sum, sentence) => sum + Math.ceil(sentence.length / 19), 0);
  return {
    height: most * TEXT.leading,
    marks: top =>
      sentences.length
        ? [
            words(sentences.map(bound).join('\n'), TEXT.x, top, TEXT.size, INK.pale, {
              face: FACE.body,
              wrap: { width: TEXT.width, leading: TEXT.leading, lines: most },
            }),
          ]
        : [],
  };
}
