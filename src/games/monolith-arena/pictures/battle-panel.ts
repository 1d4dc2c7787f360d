import type { Mark } from '../../../engine/drawing.js';
import { type Point, roundRect } from '../../../geometry/paths.js';
import type { SegmentView, TileView } from '../view.js';
import type { Told } from '../words/battle.js';
import { involved, segmentScene } from './battle-scene.js';
import { HEXES, hexMiddle, type Layout } from './layout.js';
import { digits, disc, FACE, icon, linear, shape, words } from './marks.js';
import { INK, type Livery, veil } from './palette.js';
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
/** The column of words beside a picture. */
export const TEXT = { x: 690, width: 288, size: 32, leading: 38 } as const;

/** One segment: the part of the board it concerns on the left, the same in words on the right. */
export function segmentPanel(
  segment: SegmentView,
  told: Told,
  say: PictureWords,
  livery: Livery,
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
        ...segmentScene(segment, crop.hexes, layout, livery),
        ...lines.marks(top + TITLE + 22),
      ];
    },
  };
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
  // Tiles straight under each other: the hexes beside the gap tell how far apart they lie.
  const beside = x1 - x0 < 0.5 && y1 - y0 > 2 ? 0.9 : 0;
  const width = x1 - x0 + 1.9 + 2 * beside;
  const height = y1 - y0 + 2.1;
  return {
    hexes: HEXES.filter(name => {
      const [x, y] = hexMiddle(name);
      return x >= x0 - beside - 0.1 && x <= x1 + beside + 0.1 && y >= y0 - 0.1 && y <= y1 + 0.1;
    }),
    middle: [(x0 + x1) / 2, (y0 + y1) / 2],
    height,
    radius: Math.min(largest, PICTURE / width, 560 / height),
  };
}

/** A tile and its hex, or two sides of an arrow, are not torn apart at the end of a line. */
const bound = (sentence: string): string => sentence.replace(/ (?=[A-E][1-5]\b|→)|(?<=→) /g, '\u00a0');

/** Sentences under each other. The painter breaks them; how high they get is reckoned a little too generously. */
export function setLines(sentences: readonly string[]): { readonly height: number; marks(top: number): Mark[] } {
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
