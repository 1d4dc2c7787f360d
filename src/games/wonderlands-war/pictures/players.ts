import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { type Crowd, coloursIn, factionOf } from './crowd.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { points, shard, shield } from './glyphs.js';
import { ICON } from './icons.js';
import { type Box, cutTo, digits, FACE, IN_MESSAGE, linear, shape, sign, words } from './marks.js';
import { INK, mix } from './palette.js';
import { supporter, token } from './token.js';

const GAP = 8;
const ROW = 56;

/** More than two players: a panel is narrow, and what stands behind the points has a row of its own. */
const isNarrow = ({ view }: Crowd): boolean => view.seats.length > 2;
/** Four and five have it at the tea party alone: their battles need the height. */
const hasForces = ({ view }: Crowd): boolean => view.seats.length < 4 || view.part === 'tea';

export const playersHeight = (crowd: Crowd): number => (isNarrow(crowd) && hasForces(crowd) ? 66 + 2 * ROW : 66 + ROW);

/** Everybody beside each other: points, shards, and what they bring to the next battle. */
export function playersRow(crowd: Crowd, y: number): Mark[] {
  const count = crowd.view.seats.length;
  const width = (ACROSS - GAP * (count - 1)) / count;
  const height = playersHeight(crowd);
  return crowd.view.seats.flatMap((_, seat) =>
    playerPanel(crowd, seat, { x: MARGIN + seat * (width + GAP), y, width, height }),
  );
}

function playerPanel(crowd: Crowd, seat: number, box: Box): Mark[] {
  const { x, y, width } = box;
  const isOn = crowd.view.onTurn === seat;
  const { base } = coloursIn(crowd, seat);
  const name = cutTo(crowd.names[seat] ?? '', FACE.title, (width - 76) / IN_MESSAGE);
  const [second, third] = [y + 66 + ROW / 2 - 4, y + 66 + (isNarrow(crowd) ? ROW * 1.5 : ROW / 2) - 6];
  return [
    ...panel(box, {
      isLit: isOn,
      fill: linear(0, y, 0, y + box.height, mix(base, isOn ? 0.5 : 0.34), mix(base, 0.12)),
      edge: mix(base, 0.7),
    }),
    token(factionOf(crowd, seat), crowd.livery, x + 36, y + 36, 25),
    words(name, x + 70, y + 35, IN_MESSAGE, INK.text, { face: FACE.title }),
    ...score(crowd, seat, x, second, width),
    ...(hasForces(crowd)
      ? forces(crowd, seat, isNarrow(crowd) ? x : x + width / 2 + 8, third, isNarrow(crowd) ? width : width / 2 - 8)
      : []),
  ];
}

/** Points, shards, cards of this tea party (in a war quests in hand). */
function score(crowd: Crowd, seat: number, x: number, y: number, width: number): Mark[] {
  const own = crowd.view.seats[seat]!;
  const room = isNarrow(crowd) ? width : Math.min(238, width / 2);
  const [shards, third] = [x + room * 0.42, x + room * 0.7];
  return [
    ...points(own.vp, x + 38, y, 32),
    shard(shards, y, 42),
    digits(own.shards, shards + 15, y, 35, INK.iceLight, { align: 'left' }),
    ...(crowd.view.part === 'tea'
      ? cards(own.taken, crowd.view.table.limit, third, y, room * 0.3 - 8)
      : [
          ...sign(ICON.quest, third + 15, y, 36, '#E3C77A', { colour: INK.outline, width: 5 }),
          digits(questsOf(own.quests), third + 34, y, 35, INK.text, { align: 'left' }),
        ]),
  ];
}

const questsOf = (quests: readonly unknown[] | number): number => (typeof quests === 'number' ? quests : quests.length);

function cards(taken: number, limit: number, x: number, y: number, width: number): Mark[] {
  const pitch = Math.min(19, width / limit);
  return Array.from({ length: limit }, (_, k) =>
    shape(roundRect(x + k * pitch, y - 15, pitch - 3, 30, 4), {
      fill: k < taken ? INK.paper : '#00000073',
      stroke: k < taken ? INK.outline : '#7568A0',
      width: 2,
    }),
  );
}

/** Strength of the leader, supporters in the pool, the shield. */
function forces(crowd: Crowd, seat: number, x: number, y: number, width: number): Mark[] {
  const own = crowd.view.seats[seat]!;
  const colours = coloursIn(crowd, seat);
  const step = width / 3;
  // Five players: two figures of supporters reach beyond their third.
  const last = Math.max(2.5 * step + 2, step + 103);
  return [
    ...sign(ICON.leader, x + 28, y, 40, colours.hi, { colour: INK.outline, width: 5 }),
    digits(own.leader.strength, x + 50, y, 35, INK.text, { align: 'left' }),
    ...supporter(colours, x + step + 26, y, 38),
    digits(own.pool, x + step + 47, y, 35, INK.text, { align: 'left' }),
    ...shield(own.shield, x + last, y, 42),
  ];
}
