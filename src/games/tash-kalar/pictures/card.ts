import type { Mark } from '../../../engine/drawing.js';
import { lineWidth } from '../../../engine/letter-widths.js';
import { circle, rect, roundRect } from '../../../geometry/paths.js';
import { CARDS, cardOf } from '../cards.js';
import { cardText } from '../words/cards/index.js';
import { cardName } from '../words/names.js';
import { type Box, paragraph, settingFor } from './fitting.js';
import { chip, chipWidth, panel } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { FACE, group, icon, linear, shape, words } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import { patternGrid, patternOf } from './pattern.js';
import type { PictureWords } from './picture-words.js';
import { badge, piece } from './piece.js';

export const CARD_WIDTH = 474;
export const CARD_HEAD = 92;
const PATTERN = 172;
/** On a phone the whole picture is 390 px wide: nothing is set smaller than eleven of those. */
const TEXT_SIZE = 31;
const LEAST_SIZE = 30;
const STRIP_SIZE = 30;
const CHIP = 46;
const RANK_INK = { common: '#CDBD9C', heroic: '#DFE7F5', legendary: INK.gold } as const;

export interface CardLook {
  /** Whose pieces the pattern is shown with. */
  readonly school: string;
  readonly style: Style;
  readonly say: PictureWords;
  /** Placements possible now; null where nobody counts. */
  readonly count: number | null;
  /** Where it lies, if not in the hand. */
  readonly lying?: 'pending' | 'frozen' | undefined;
}

const partsOf = (id: string, { say }: CardLook): { effect: string; second: string | null } => {
  const { effect, frozen, warp } = cardText(id);
  return { effect: effect[say.language], second: (frozen ?? warp)?.[say.language] ?? null };
};

const textWidth = (width: number): number => width - PATTERN - 44;

const stripText = (width: number): number => width - 92;

function stripHeight(text: string | null, width: number): number {
  if (text === null) return 0;
  const { lines, leading } = settingFor(text, { width: stripText(width), height: 400 }, STRIP_SIZE, STRIP_SIZE);
  return Math.max(56, lines * leading + 24);
}

/** How tall the card must be for its texts. */
export function cardHeight(id: string, look: CardLook, width = CARD_WIDTH): number {
  const { effect, second } = partsOf(id, look);
  const { lines, leading } = settingFor(effect, { width: textWidth(width), height: 160 }, TEXT_SIZE, LEAST_SIZE);
  return Math.round(CARD_HEAD + Math.max(168, lines * leading + 12) + 28 + stripHeight(second, width));
}

/** The glyph as a large, quiet silhouette behind the text. */
const silhouette = (name: string, x: number, y: number, size: number, box: Box, colour: string): Mark =>
  group([icon(name, x, y, size, colour)], { clip: roundRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, 12) });

/** Where a name breaks: before its last word, and before a one-letter word that belongs to it. */
const breakOf = (name: string): number => name.search(/ (\p{L} )?\S+$/u);

const isOnTwoLines = (name: string, room: number): boolean =>
  breakOf(name) >= 0 && lineWidth(name, FACE.title) * 34 > room;

/** Name and rank; a long name takes both lines, and the letter on the token alone tells the rank. */
function cardTitle(id: string, x: number, y: number, room: number, chipRoom: number, look: CardLook): Mark[] {
  const { say } = look;
  const { rank } = CARDS[cardOf(id)]!;
  const name = cardName(id, say.language);
  const space = breakOf(name);
  if (!isOnTwoLines(name, room)) {
    return [
      words(name, x, y + 31, 37, INK.parch, { face: FACE.title, max: room }),
      words(say.rank(rank), x, y + 68, 30, RANK_INK[rank], { max: room - chipRoom }),
    ];
  }
  return [
    words(name.slice(0, space), x, y + 28, 34, INK.parch, { face: FACE.title, max: room }),
    words(name.slice(space + 1), x, y + 65, 34, INK.parch, { face: FACE.title, max: room - chipRoom }),
  ];
}

function head(id: string, { x, y, width }: Box, look: CardLook): Mark[] {
  const { school, style, say, count, lying } = look;
  const { rank } = CARDS[cardOf(id)]!;
  const { dark } = style.of(school);
  const isLegend = rank === 'legendary';
  const marks: Mark[] = [
    group(
      [
        shape(rect(x, y, width, CARD_HEAD + 3), {
          fill: linear(x, 0, x + width, 0, veil(dark, isLegend ? 0.55 : 0.95), veil(dark, 0.15)),
        }),
      ],
      { clip: roundRect(x + 3, y + 3, width - 6, 200, 12) },
    ),
    shape(rect(x + 3, y + CARD_HEAD + 3, width - 6, 2), { fill: isLegend ? INK.goldDeep : veil(INK.bronze, 0.8) }),
    piece({ rank, icon: cardIcon(id) }, school, style, x + 54, y + 48, 88),
    ...badge(say.letters[rank], x + 86, y + 76, 15),
  ];
  const isLong = isOnTwoLines(cardName(id, say.language), width - 126);
  // Beside the second line of a name there is room for a number only.
  const ways = count === null ? null : isLong ? `×${count}` : say.placements(count);
  const text = lying === 'pending' ? say.pending : lying === 'frozen' ? say.lying : ways;
  const chipRoom = text === null ? 0 : chipWidth(text, CHIP) + 10;
  const chips = text === null ? [] : chip(text, x + width - 14, y + 46, CHIP, chipLook(look));
  marks.push(...cardTitle(id, x + 112, y, width - 126, chipRoom, look), ...chips);
  return marks;
}

/** Green where it can be summoned now, grey where it cannot, blue where it lies open. */
function chipLook({ count, lying }: CardLook): Parameters<typeof chip>[4] {
  if (lying !== undefined) return { fill: '#24405E', edge: '#9CC8FF', ink: '#EAF4FF' };
  return (count ?? 0) > 0
    ? { fill: INK.good, edge: INK.goodEdge, ink: '#F2FFF0' }
    : { fill: '#2A2729', edge: '#5B5350', ink: '#A79B8C' };
}

/** The second text of an expansion card: what it does frozen, or as a warp. */
function strip(id: string, text: string, { x, y, width, height }: Box): Mark[] {
  const isFrozen = cardText(id).frozen !== undefined;
  const colour = isFrozen ? '#A9DCF5' : '#D9B8FF';
  return [
    shape(roundRect(x + 10, y, width - 20, height - 10, 10), {
      fill: isFrozen ? '#17303F' : '#2C1D42',
      stroke: veil(colour, 0.6),
      width: 1.5,
    }),
    shape(circle(x + 40, y + (height - 10) / 2, 21), { fill: INK.plate }),
    icon(isFrozen ? ICON.frozen : ICON.pending, x + 40, y + (height - 10) / 2, 30, colour),
    paragraph(
      text,
      { x: x + 70, y: y + 5, width: stripText(width), height: height - 20 },
      STRIP_SIZE,
      STRIP_SIZE,
      '#F1EAFF',
      {
        middle: true,
      },
    ),
  ];
}

/** A being or legend: token and name, the pattern on the left, what it does on the right. */
export function cardMarks(id: string, box: Box, look: CardLook): Mark[] {
  const { x, y, width, height } = box;
  const { school, style, say, count } = look;
  const card = CARDS[cardOf(id)]!;
  const isLegend = card.rank === 'legendary';
  const { effect, second } = partsOf(id, look);
  const below = stripHeight(second, width);
  const bodyY = y + CARD_HEAD + 15;
  const bodyHeight = height - CARD_HEAD - 26 - below;
  const marks: Mark[] = [
    ...panel(x, y, width, height, {
      edge: isLegend ? INK.goldDeep : INK.bronze,
      line: isLegend ? 3 : 2,
      fill: linear(0, y, 0, y + height, isLegend ? '#2D2621' : '#252631', '#191920'),
    }),
    silhouette(
      cardIcon(id),
      x + width - 118,
      bodyY + bodyHeight / 2,
      236,
      { x, y, width, height },
      veil(isLegend ? '#FFCF8A' : style.of(school).lite, 0.075),
    ),
    ...head(id, box, look),
    ...patternGrid(
      patternOf(card),
      { x: x + 14, y: bodyY, width: PATTERN - 4, height: bodyHeight },
      { school, style, letters: say.letters },
    ),
    paragraph(
      effect,
      { x: x + PATTERN + 30, y: bodyY, width: textWidth(width), height: bodyHeight },
      TEXT_SIZE,
      LEAST_SIZE,
      count === 0 ? INK.dim : INK.parch,
      { middle: true },
    ),
  ];
  if (second !== null) marks.push(...strip(id, second, { x, y: y + height - below, width, height: below }));
  return marks;
}
