import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { BOTH_POINTS, FEAT_POINTS, GOAL_POINTS } from '../components.js';
import { questOf } from '../quest.js';
import type { QuestView } from '../view.js';
import { featText, goalText, questName, regionName } from '../words/names/index.js';
import { points, tick } from './glyphs.js';
import { REGION_ICONS } from './icons.js';
import { cutTo, digits, FACE, LEAST, lineCount, shape, sign, sizeFor, words } from './marks.js';
import { INK, REGION_HUES } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { regionBed } from './region-bed.js';

/** How far a quest is; null where only the card itself is shown. */
export interface QuestState {
  readonly view: QuestView | null;
  readonly isFeatDone: boolean;
}

const HEAD = 98;
const LEAD = 1.14;
const LEFT = 74;
const BAR = 40;

const roomOf = (width: number): number => width - LEFT - 20;

const linesOf = (text: string, width: number, size: number): number => lineCount(text, FACE.body, roomOf(width) / size);

/** A text beside its box: at least as high as that. */
const blockOf = (text: string, width: number, size: number): number =>
  Math.max(44, linesOf(text, width, size) * size * LEAD);

const isGoalMet = (view: QuestView | null): boolean => view !== null && view.need > 0 && view.have >= view.need;

/** Points it is worth as things stand (WW-13.4). */
function worth({ view, isFeatDone }: QuestState): number {
  const goal = isGoalMet(view);
  return (isFeatDone ? FEAT_POINTS : 0) + (goal ? GOAL_POINTS : 0) + (isFeatDone && goal ? BOTH_POINTS : 0);
}

export function questHeight(
  id: string,
  width: number,
  say: PictureWords,
  size: number = LEAST,
  hasProgress = true,
): number {
  const feat = blockOf(`${say.feat}: ${featText(id, say.language)}`, width, size);
  const goal = blockOf(`${say.goal}: ${goalText(id, say.language)}`, width, size);
  return Math.ceil(HEAD + feat + goal + 26 + (hasProgress ? BAR : 0));
}

/** A quest: its region, the feat, the goal and how far that is. */
export function questCard(
  id: string,
  state: QuestState,
  say: PictureWords,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number = LEAST,
): Mark[] {
  const { language } = say;
  const { region } = questOf(id);
  const { glow } = REGION_HUES[region];
  const { view, isFeatDone } = state;
  const leading = size * LEAD;
  const room = width - 98;
  const name = questName(id, language);
  const big = sizeFor(name, FACE.title, room, Math.max(37, size * 1.15), 30);
  const feat = `${say.feat}: ${featText(id, language)}`;
  const goal = `${say.goal}: ${goalText(id, language)}`;
  const goalY = y + HEAD + blockOf(feat, width, size) + 12;
  const text = (line: string, top: number): Mark =>
    words(line, x + LEFT, top + leading / 2, size, INK.text, {
      face: FACE.body,
      wrap: { width: roomOf(width) + 4, leading, lines: linesOf(line, width, size) },
    });
  return [
    regionBed(region, { x, y, width, height }, { round: 22 }),
    ...sign(REGION_ICONS[region], x + 44, y + 46, 58, glow, { colour: INK.outline, width: 6 }),
    words(cutTo(name, FACE.title, room / big), x + 84, y + 29, big, INK.text, { face: FACE.title }),
    words(regionName(region, language), x + 84, y + 70, Math.max(LEAST, size), glow, { max: width - 176 }),
    ...(view ? points(worth(state), x + width - 46, y + 72, 31) : []),
    ...box(x + 18, y + HEAD, isFeatDone),
    text(feat, y + HEAD),
    ...box(x + 18, goalY, isGoalMet(view)),
    text(goal, goalY),
    ...(view && view.need > 0 ? progress(view, x + LEFT, y + height - BAR - 8, roomOf(width)) : []),
  ];
}

function box(x: number, y: number, isDone: boolean): Mark[] {
  return [
    shape(roundRect(x, y - 4, 42, 42, 11), {
      fill: isDone ? '#1F6B45' : '#0A061699',
      stroke: isDone ? INK.good : INK.low,
      width: 3,
    }),
    ...(isDone ? tick(x + 21, y + 17, 32) : []),
  ];
}

/** How many of how many, as a bar and in figures. */
function progress({ have, need }: QuestView, x: number, y: number, width: number): Mark[] {
  const room = width - 80;
  const cell = room / need;
  const cells = Array.from({ length: need }, (_, k) => {
    const isFull = k < have;
    return shape(roundRect(x + k * cell, y + 5, cell - 6, 24, 8), {
      fill: isFull ? INK.gold : '#0A0616A6',
      stroke: isFull ? INK.outline : '#5D5279',
      width: 2,
    });
  });
  return [...cells, digits(`${have}/${need}`, x + width - 4, y + 17, 33, INK.gold, { align: 'right' })];
}
