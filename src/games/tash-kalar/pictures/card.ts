import type { Mark } from '../../../engine/drawing.js';
import { lineWidth } from '../../../engine/letter-widths.js';
import { circle, roundRect } from '../../../geometry/paths.js';
import { CARDS, cardOf } from '../cards.js';
import { cardText } from '../words/cards/index.js';
import { cardName } from '../words/names.js';
import { type Box, linesOf, paragraph } from './fitting.js';
import { chip, chipWidth, panel } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { FACE, group, icon, LEADING, LEAST, linear, shape, words } from './marks.js';
import { INK, mix, type Style, veil } from './palette.js';
import { patternGrid, patternOf } from './pattern.js';
import type { PictureWords } from './picture-words.js';
import { badge, piece } from './piece.js';

export const CARD_WIDTH = 964;
const PATTERN = 200;
const HEAD = 68;
const PAD = 14;
const NAME_SIZE = 44;
const CHIP = 54;
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

/** Room for words beside the pattern. */
const besidePattern = (width: number): number => width - PATTERN - 3 * PAD;

const stripText = (width: number): number => width - 100;

function stripHeight(text: string | null, width: number): number {
  if (text === null) return 0;
  return linesOf(text, stripText(width)) * LEADING + 34;
}

/** How tall the card must be for its pattern and its texts. */
export function cardHeight(id: string, look: CardLook, width = CARD_WIDTH): number {
  const { effect, second } = partsOf(id, look);
  const text = HEAD + linesOf(effect, besidePattern(width)) * LEADING + PAD;
  return Math.max(PATTERN + 2 * PAD, text) + stripHeight(second, width);
}

/** The glyph as a large, quiet silhouette behind the text. */
const silhouette = (name: string, x: number, y: number, size: number, box: Box, colour: string): Mark =>
  group([icon(name, x, y, size, colour)], { clip: roundRect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, 12) });

/** In how many ways the card can be summoned, or where it lies; short where the name is long. */
function stateOf({ say, count, lying }: CardLook, name: string, room: number): string | null {
  if (lying) return lying === 'pending' ? say.pending : say.lying;
  if (count === null) return null;
  const told = say.placements(count);
  const left = room - chipWidth(told, CHIP) - PAD;
  return lineWidth(name, FACE.title) * NAME_SIZE <= left ? told : `×${count}`;
}

/** The token and the name over the text; the rank in words where there is room, by its letter always. */
function head(id: string, { x, y, width }: Box, look: CardLook): Mark[] {
  const { school, style, say } = look;
  const { rank } = CARDS[cardOf(id)]!;
  const name = cardName(id, say.language);
  const nameX = x + 78;
  const room = width - 78;
  const state = stateOf(look, name, room);
  const taken = state === null ? 0 : chipWidth(state, CHIP) + PAD;
  const long = lineWidth(name, FACE.title) * NAME_SIZE;
  const rankX = nameX + long + 22;
  const hasRank = 22 + long + lineWidth(say.rank(rank), FACE.body) * LEAST <= room - taken;
  return [
    piece({ rank, icon: cardIcon(id) }, school, style, x + 32, y + 34, 64),
    ...badge(say.letters[rank], x + 58, y + 56, 15),
    words(name, nameX, y + 34, NAME_SIZE, INK.parch, { face: FACE.title, max: room - taken }),
    ...(hasRank ? [words(say.rank(rank), rankX, y + 36, LEAST, RANK_INK[rank], { face: FACE.body })] : []),
    ...(state === null ? [] : chip(state, x + width, y + 7, CHIP, chipLook(look))),
  ];
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
  const middle = y + (height - 10) / 2;
  return [
    shape(roundRect(x + 10, y, width - 20, height - 10, 10), {
      fill: isFrozen ? '#17303F' : '#2C1D42',
      stroke: veil(colour, 0.6),
      width: 1.5,
    }),
    shape(circle(x + 44, middle, 25), { fill: INK.plate }),
    icon(isFrozen ? ICON.frozen : ICON.pending, x + 44, middle, 36, colour),
    plainText(text, { x: x + 80, y, width: stripText(width), height: height - 10 }, '#F1EAFF'),
  ];
}

/** Words of a card at the one size they have, halfway down their box. */
const plainText = (text: string, box: Box, ink: string): Mark =>
  paragraph(text, box, LEAST, LEAST, ink, { middle: true });

/** A being or legend: the pattern on the left, beside it its token and name over what it does. */
export function cardMarks(id: string, box: Box, look: CardLook): Mark[] {
  const { x, y, width, height } = box;
  const { school, style, say, count } = look;
  const card = CARDS[cardOf(id)]!;
  const isLegend = card.rank === 'legendary';
  const { effect, second } = partsOf(id, look);
  const below = stripHeight(second, width);
  const body = height - below;
  const right = { x: x + PATTERN + 2 * PAD, width: besidePattern(width) };
  const marks: Mark[] = [
    ...panel(x, y, width, height, {
      edge: isLegend ? INK.goldDeep : INK.bronze,
      line: isLegend ? 3 : 2,
      fill: linear(x, 0, x + width, 0, mix(style.of(school).dark, '#1B1A20', 0.35), isLegend ? '#2D2621' : '#20202A'),
    }),
    silhouette(
      cardIcon(id),
      x + width - 118,
      y + body / 2,
      236,
      { x, y, width, height },
      veil(isLegend ? '#FFCF8A' : style.of(school).lite, 0.075),
    ),
    ...patternGrid(
      patternOf(card),
      { x: x + PAD, y: y + PAD, width: PATTERN, height: body - 2 * PAD },
      { school, style, letters: say.letters },
      PATTERN / 3,
    ),
    ...head(id, { ...right, y: y + 4, height: HEAD }, look),
    plainText(effect, { ...right, y: y + HEAD, height: body - HEAD - PAD / 2 }, count === 0 ? INK.dim : INK.parch),
  ];
  if (second !== null) marks.push(...strip(id, second, { x, y: y + body, width, height: below }));
  return marks;
}
