import type { Mark } from '../../../engine/drawing.js';
import { circle, polyline, roundRect } from '../../../geometry/paths.js';
import type { ChairView } from '../view.js';
import { CARD, card, poison } from './card.js';
import { type Crowd, coloursIn, factionOf } from './crowd.js';
import { die } from './glyphs.js';
import { ICON } from './icons.js';
import { digits, FACE, group, IN_MESSAGE, icon, keptMarks, linear, radial, shape, sign, words } from './marks.js';
import { INK, mix, WOOD } from './palette.js';
import { MIDDLE, type Place, placeOf, TABLE_HEIGHT } from './table-layout.js';
import { leader } from './token.js';

const TABLE = { x: 84, y: 130, width: 846, height: TABLE_HEIGHT - 266 } as const;

/** Wood, cloth with a pattern of suits, lace, and the light of the moon. */
function cloth(): readonly Mark[] {
  const { x, y, width, height } = TABLE;
  const inner = roundRect(x + 16, y + 16, width - 32, height - 32, 194);
  const suits: Mark[] = [];
  for (let row = 0; row < 7; row++)
    for (let column = row % 2; column < 12; column += 2) {
      const name = ['spades', 'hearts', 'clubs', 'diamonds'][(column + 2 * row) % 4]!;
      suits.push(icon(name, x + 40 + column * 72, y + 50 + row * 76, 22, '#FFFFFF12'));
    }
  return [
    shape(roundRect(x, y, width, height, 210), {
      fill: linear(0, y, 0, y + height, ...WOOD),
      stroke: INK.outline,
      width: 4,
      shadow: { colour: '#000000B3', blur: 36, dy: 12 },
    }),
    shape(inner, { fill: radial(500, y + height / 2, 430, '#5B4796', '#3A2B6B', '#241A48') }),
    group(suits, { clip: inner }),
    shape(roundRect(x + 26, y + 26, width - 52, height - 52, 184), {
      stroke: '#FFF1CF8C',
      width: 3,
      dash: [2, 10],
    }),
  ];
}

function crescent(): Mark[] {
  return [
    shape(circle(92, 96, 110), { fill: radial(92, 96, 110, '#FFF1CF57', '#FFF1CF00') }),
    shape('M96.2 42.2A54 54 0 1 0 138.9 121.8A47 47 0 0 1 96.2 42.2Z', {
      fill: radial(66, 108, 74, '#FFFAF0', '#F3DFAE'),
    }),
  ];
}

/** The back of a chair carries its number: the same number the buttons offer. */
function chairBack(chair: number, { x, y, side }: Place): Mark[] {
  const turn = { top: -90, right: 0, bottom: 90 }[side];
  const reach = (side === 'right' ? CARD.width : CARD.height) / 2;
  const [cx, cy] = [x + CARD.width / 2, y + CARD.height / 2];
  const back = roundRect(reach - 22, -46, 62, 92, { left: 4, right: 28 });
  const [dx, dy] = side === 'right' ? [reach + 20, 0] : [0, side === 'top' ? -reach - 20 : reach + 20];
  return [
    group(
      [
        shape(back, {
          fill: linear(reach, 0, reach + 40, 0, WOOD[1], WOOD[0]),
          stroke: INK.outline,
          width: 3,
          shadow: { colour: '#00000080', blur: 8 },
        }),
      ],
      { x: cx, y: cy, turn },
    ),
    digits(chair, cx + dx, cy + dy, 36, '#FFF0CF', { halo: WOOD[2], haloWidth: 3 }),
  ];
}

function setting(crowd: Crowd, { card: id, poisoned, leader: seat }: ChairView, place: Place): Mark[] {
  const { x, y, side } = place;
  const slot = roundRect(x, y, CARD.width, CARD.height, 14);
  const [cx, cy] = [x + CARD.width / 2, y + CARD.height / 2];
  if (seat !== null) {
    const { base } = coloursIn(crowd, seat);
    return [
      shape(slot, { fill: mix(base, 0.3), stroke: base, width: 4 }),
      ...leader(factionOf(crowd, seat), crowd.livery, cx, cy - 4, 52, { isLit: crowd.view.onTurn === seat }),
    ];
  }
  if (id === null)
    return [
      shape(slot, { fill: '#0E0920B8', stroke: INK.line, width: 2 }),
      shape(circle(cx, cy, 48), { fill: '#0C081C8C', stroke: '#A99ACBCC', width: 3, dash: [9, 9] }),
      icon(ICON.empty, cx, cy - 2, 48, '#8D7FB4CC'),
    ];
  const [px, py] = {
    top: [x + CARD.width - 16, y - 12],
    right: [x + CARD.width + 14, y + CARD.height - 18],
    bottom: [x + CARD.width - 16, y + CARD.height + 14],
  }[side] as [number, number];
  return [card(id, crowd.livery, crowd.say, x, y), ...(poisoned ? [poison(crowd.livery, px, py, 26)] : [])];
}

/** The head of the table: a throne at the left end, and the leaders who wait there. */
function head(crowd: Crowd): Mark[] {
  const { view, say, livery } = crowd;
  const top = MIDDLE.y + 4;
  const height = MIDDLE.height - 8;
  const waiting = view.order.filter(seat => view.seats[seat]!.leader.chair === 0);
  return [
    shape(arch(12, top, 168, height, 84), {
      fill: linear(0, top, 0, top + height, '#8A5640', '#4F2D24', '#2C1818'),
      stroke: INK.gold,
      width: 3,
      shadow: { colour: '#00000099', blur: 16, dy: 5 },
    }),
    shape(arch(22, top + 10, 148, height - 20, 74), { fill: linear(0, top, 0, top + height, '#5A1F3C', '#341028') }),
    ...sign(ICON.head, 96, top, 54, INK.gold, { colour: INK.outline, width: 6 }),
    words(say.head, 96, top + 58, IN_MESSAGE, INK.text, {
      face: FACE.title,
      align: 'center',
      wrap: { width: 148, leading: 38, lines: 2 },
    }),
    ...waiting.flatMap((seat, k) => {
      const isAlone = waiting.length === 1 || (k === waiting.length - 1 && k % 2 === 0);
      return leader(
        factionOf(crowd, seat),
        livery,
        isAlone ? 92 : 56 + (k % 2) * 74,
        top + 156 + Math.floor(k / 2) * 72,
        30,
        {
          isLit: view.onTurn === seat,
        },
      );
    }),
    ...(waiting.length > 4
      ? []
      : [
          ...die(56, top + height - 44, 46),
          digits('+', 90, top + height - 44, 32, INK.dim),
          ...sign(ICON.refill, 130, top + height - 44, 56, INK.paper, { colour: INK.outline, width: 5 }),
        ]),
  ];
}

const arch = (x: number, y: number, width: number, height: number, round: number): string =>
  `M${x} ${y + round}A${round} ${round} 0 0 1 ${x + width} ${y + round}V${y + height - 24}Q${x + width} ${y + height} ${x + width - 24} ${y + height}H${x + 24}Q${x} ${y + height} ${x} ${y + height - 24}Z`;

/** The way round from the head: clockwise, for Alice the other way. */
function direction(crowd: Crowd): Mark[] {
  const seat = crowd.view.onTurn;
  if (seat === null) return [];
  const isBack = factionOf(crowd, seat) === 'alice';
  const y = isBack ? MIDDLE.y + MIDDLE.height + 6 : MIDDLE.y - 6;
  // Of thirteen chairs the first stands over the head: the way up is beside its shoulder.
  const isUp = !isBack && crowd.view.table.chairs.length === 13;
  const path = polyline([-7, -11], [6, 0], [-7, 11]);
  const chevron = [shape(path, { stroke: INK.outline, width: 13 }), shape(path, { stroke: INK.moon, width: 6 })];
  return [0, 1].map(k =>
    group(
      chevron,
      isUp
        ? { x: 176, y: MIDDLE.y + 28 - k * 15, turn: -90 }
        : { x: 138 + k * 18, y: y + (isBack ? 1 : -1) * k * 18, turn: isBack ? 45 : -45 },
    ),
  );
}

/** The tea table with everything on it, in a space of its own; what lies on the cloth is laid over it. */
export function table(crowd: Crowd): Mark[] {
  const { chairs } = crowd.view.table;
  const places = chairs.map(({ chair }) => placeOf(chair, chairs.length));
  return [
    group(
      keptMarks(`ww table ${chairs.length}`, () => [
        ...cloth(),
        ...(chairs.length < 13 ? crescent() : []),
        ...places.flatMap((place, k) => chairBack(k + 1, place)),
      ]),
      { still: [0, -10, 1000, TABLE_HEIGHT + 30] },
    ),
    ...head(crowd),
    ...direction(crowd),
    ...chairs.flatMap((chair, k) => setting(crowd, chair, places[k]!)),
  ];
}
