import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { QuestView, SeatView } from '../view.js';
import { factionName, questName } from '../words/names/index.js';
import { endOf } from '../words/reading.js';
import { type Crowd, coloursIn } from './crowd.js';
import { ACROSS, MARGIN, night, panel, WIDTH } from './furniture.js';
import { cross, points, shard, star, tick } from './glyphs.js';
import { ICON } from './icons.js';
import { cutTo, digits, FACE, IN_MESSAGE, linear, sign, words } from './marks.js';
import { INK, mix } from './palette.js';
import { columnsHeight, regionColumns } from './region-column.js';
import { castle, leader } from './token.js';

const HEAD = 140;
const ROW = 116;
const QUEST = 46;
const GAP = 8;

interface Told extends QuestView {
  readonly isRevealed: boolean;
}

/** All quests of a seat once everything is shown, the revealed ones first. */
const questsOf = ({ quests, revealed }: SeatView): Told[] => [
  ...revealed.map(quest => ({ ...quest, isRevealed: true })),
  ...(typeof quests === 'number' ? [] : quests.map(quest => ({ ...quest, isRevealed: false }))),
];

const rowHeight = (seat: SeatView): number => ROW + questsOf(seat).length * QUEST + 4;

/** Who won. */
function head(crowd: Crowd): Mark[] {
  const { reason, winners } = endOf({ view: crowd.view, reader: crowd.reader, names: crowd.names });
  const names = winners.map(seat => crowd.names[seat] ?? '').join(' · ');
  return [
    ...panel({ x: MARGIN, y: MARGIN, width: ACROSS, height: HEAD - 12 }, { isLit: true, round: 24, fill: '#3A2708' }),
    ...sign(ICON.win, 84, MARGIN + 60, 96, INK.gold, { colour: INK.outline, width: 6 }),
    words(crowd.say.over[reason], 160, MARGIN + 36, IN_MESSAGE, INK.gold),
    words(cutTo(names, FACE.title, 780 / 56), 158, MARGIN + 90, 56, INK.text, { face: FACE.title }),
  ];
}

/** One seat: its place, what its points are made of, and its quests. */
function row(crowd: Crowd, seat: number, y: number): Mark[] {
  const own = crowd.view.seats[seat]!;
  const colours = coloursIn(crowd, seat);
  const { places } = crowd.view;
  const { track, castles, quests, shards, total } = own.score!;
  const middle = y + 76;
  const standing = own.castles.filter(each => each === 'standing').length;
  return [
    ...panel(
      { x: MARGIN, y, width: ACROSS, height: rowHeight(own) },
      {
        fill: linear(0, y, 0, y + 200, mix(colours.base, 0.36), mix(colours.base, 0.12)),
        edge: mix(colours.base, 0.7),
        isLit: places?.[seat] === 1,
      },
    ),
    digits(`${places?.[seat] ?? ''}.`, 50, y + 58, 56, INK.text),
    ...leader(own.faction, crowd.livery, 132, y + 56, 42),
    words(cutTo(crowd.names[seat] ?? '', FACE.title, 270 / IN_MESSAGE), 204, y + 30, IN_MESSAGE, INK.text, {
      face: FACE.title,
    }),
    words(factionName(own.faction, crowd.say.language), 500, y + 32, IN_MESSAGE, colours.hi),
    star(222, middle, 25),
    digits(track, 252, middle, 38, INK.text, { align: 'left' }),
    ...castle(colours, 346, middle - 2, 46),
    digits(`+${castles}`, 374, middle, 38, INK.text, { align: 'left' }),
    digits(`(${standing}×${own.castleValue})`, 430, middle, 36, INK.dim, { align: 'left', face: FACE.body }),
    ...sign(ICON.quest, 550, middle, 44, '#E3C77A', { colour: INK.outline, width: 5 }),
    digits(`+${quests}`, 578, middle, 38, INK.text, { align: 'left' }),
    shard(676, middle, 46),
    digits(shards === 0 ? '0' : `−${Math.abs(shards)}`, 696, middle, 38, INK.iceLight, { align: 'left' }),
    ...points(total, 912, y + 58, 54),
    ...questsOf(own).flatMap((quest, k) => questLine(crowd, quest, 40, y + ROW + (k + 0.4) * QUEST)),
  ];
}

/** A quest: whether its feat was done, whether its goal was reached. */
function questLine(crowd: Crowd, { id, have, need, isRevealed }: Told, x: number, y: number): Mark[] {
  const isMet = have >= need;
  return [
    ...(isRevealed ? tick(x + 10, y, 30) : [cross(x + 10, y, 9, INK.low)]),
    ...(isMet ? tick(x + 44, y, 30) : [cross(x + 44, y, 9, INK.low)]),
    words(questName(id, crowd.say.language), x + 68, y, IN_MESSAGE, isRevealed || isMet ? INK.text : INK.dim),
    digits(`${have}/${need}`, x + 906, y, 38, isMet ? INK.good : INK.low, { align: 'right' }),
  ];
}

/** The match is over: places, what the points are made of, and the map as it was left. */
export function endBoard(crowd: Crowd): Drawing {
  const { view } = crowd;
  const order = view.seats
    .map((_, seat) => seat)
    .sort((one, other) => (view.places?.[one] ?? 0) - (view.places?.[other] ?? 0));
  let y = MARGIN + HEAD;
  const rows = order.flatMap(seat => {
    const marks = row(crowd, seat, y);
    y += rowHeight(view.seats[seat]!) + GAP;
    return marks;
  });
  const height = y + columnsHeight(crowd) + MARGIN;
  return { width: WIDTH, height, marks: [...night(height), ...head(crowd), ...rows, ...regionColumns(crowd, y)] };
}
