import type { Mark } from '../../../engine/drawing.js';
import { circle, roundRect } from '../../../geometry/paths.js';
import { type Chip, printedStrength } from '../chips.js';
import { MADNESS_SPACES } from '../components.js';
import { regionOf } from '../regions.js';
import type { BattleView, FighterView } from '../view.js';
import { chip } from './chip.js';
import { type Crowd, coloursIn, factionOf, presentIn } from './crowd.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { changeBadge, pill, shield } from './glyphs.js';
import { GUEST_ICONS, ICON } from './icons.js';
import { cutTo, digits, FACE, IN_MESSAGE, icon, linear, shape, sign, words } from './marks.js';
import { INK, mix } from './palette.js';
import { supportersMark } from './region-rows.js';
import { standee } from './standee.js';
import { castle, leader, token } from './token.js';

const STRENGTH = 122;
const LEFT = MARGIN + 140;
const RIGHT = MARGIN + ACROSS - STRENGTH - 16;
/** The first space of the madness track. */
const TRACK = RIGHT - 298;

const STATUS = {
  in: { fill: INK.moon, ink: INK.moonInk },
  halt: { fill: '#3D5F9A', ink: INK.white },
  out: { fill: '#7A1430', ink: INK.white },
} as const;

/** Lanes are roomy while few fight. */
export const laneHeight = ({ fighters }: BattleView): number => (fighters.length > 3 ? 150 : 176);
export const LANE_GAP = 8;

/** One fighter: units, chips as they were drawn, madness, shield, bag, strength. */
export function lane(crowd: Crowd, battle: BattleView, fighter: FighterView, y: number, height: number): Mark[] {
  const { seat, status } = fighter;
  const { base } = coloursIn(crowd, seat);
  const isOut = status === 'out';
  const isRoomy = height > 160;
  const radius = isRoomy ? 52 : 43;
  const first = y + (isRoomy ? 38 : 33);
  const second = y + height - (isRoomy ? 57 : 51);
  const chipRadius = isRoomy ? 45 : 38;
  return [
    ...panel(
      { x: MARGIN, y, width: ACROSS, height },
      {
        isLit: status === 'in' && battle.first.length === 0,
        fill: linear(0, y, 0, y + height, mix(base, isOut ? 0.16 : 0.36), mix(base, 0.1)),
        edge: mix(base, 0.65),
      },
    ),
    ...leader(factionOf(crowd, seat), crowd.livery, MARGIN + 66, y + (isRoomy ? 66 : 52), radius, { isDim: isOut }),
    ...pill(crowd.say.status[status], MARGIN + 68, y + height - 26, 132, 42, STATUS[status]),
    ...(isOut ? nothingLeft(crowd, battle, fighter, first, second, chipRadius) : units(crowd, battle, fighter, first)),
    ...trackAndBag(crowd, fighter, first),
    ...chips(crowd, fighter, second, chipRadius),
    ...strength(crowd, battle, fighter, y, height),
  ];
}

const nameMarks = (crowd: Crowd, seat: number, y: number, width: number, ink: string): Mark[] => [
  words(cutTo(crowd.names[seat] ?? '', FACE.title, width / IN_MESSAGE), LEFT, y, IN_MESSAGE, ink, { face: FACE.title }),
];

const presence = (crowd: Crowd, battle: BattleView, seat: number) =>
  presentIn(crowd, regionOf(battle.region)).find(each => each.seat === seat);

/** Name and units in this region. */
function units(crowd: Crowd, battle: BattleView, { seat }: FighterView, y: number): Mark[] {
  const colours = coloursIn(crowd, seat);
  const here = presence(crowd, battle, seat);
  const marks = nameMarks(crowd, seat, y, 144, INK.text);
  let x = LEFT + 182;
  const put = (drawn: Mark[], width: number): void => {
    marks.push(...drawn);
    x += width;
  };
  if (!here) return marks;
  if (here.supporters > 0) put(supportersMark(crowd, seat, here.supporters, x, y, 52), 48);
  if (here.hasLeader) put([token(factionOf(crowd, seat), crowd.livery, x, y, 22, { bears: 'leader' })], 46);
  const castleWidth = here.castle === 'none' ? 0 : 46;
  // However many they are, what follows stays clear of the madness track.
  const room = TRACK - 40 - castleWidth - x;
  const step = Math.min(here.standees.length > 2 ? 26 : 46, room / here.standees.length);
  for (const id of here.standees) put([standee(id, x, y, 23, colours)], step);
  if (here.castle !== 'none') put(castle(colours, x, y - 1, 44, here.castle === 'lying'), castleWidth);
  return marks;
}

/** Who is out has no units here; a castle stays, beside the chip that took the last of them. */
function nothingLeft(
  crowd: Crowd,
  battle: BattleView,
  { seat }: FighterView,
  y: number,
  below: number,
  radius: number,
): Mark[] {
  const here = presence(crowd, battle, seat);
  return [
    ...nameMarks(crowd, seat, y, 136, INK.low),
    words(crowd.say.noUnits, LEFT + 146, y, IN_MESSAGE, INK.dangerLight),
    ...(here === undefined || here.castle === 'none'
      ? []
      : castle(coloursIn(crowd, seat), LEFT + 2 * radius + 44, below, 44, here.castle === 'lying')),
  ];
}

/** Madness on its track (the fourth chip refreshes the bag), the shield, chips left in the bag. */
function trackAndBag(crowd: Crowd, { seat }: FighterView, y: number): Mark[] {
  const own = crowd.view.seats[seat]!;
  const bag = typeof own.bag === 'number' ? own.bag : own.bag.length;
  const slots = Array.from({ length: MADNESS_SPACES }, (_, k): Mark[] => {
    const at = TRACK + k * 43;
    const mad = own.track[k];
    if (mad) return [chip(mad, own.faction, crowd.livery, at, y, 19, { isValued: false })];
    return [
      shape(circle(at, y, 17), { fill: '#0A06168C', stroke: mix(INK.mad, 0.7), width: 2.5, dash: [5, 6] }),
      ...(k === MADNESS_SPACES - 1 ? [icon(ICON.refresh, at, y, 22, mix(INK.mad, 0.75))] : []),
    ];
  });
  return [
    ...slots.flat(),
    ...shield(own.shield, TRACK + 178, y, 42),
    icon(ICON.bag, TRACK + 226, y - 2, 40, INK.dim),
    digits(bag, TRACK + 249, y, 35, INK.text, { align: 'left' }),
  ];
}

/** Active chips in their order; the newest is lit and says what it counted for. What is still sealed lies face down. */
function chips(crowd: Crowd, fighter: FighterView, y: number, radius: number): Mark[] {
  const own = crowd.view.seats[fighter.seat]!;
  const sealed = typeof fighter.drawn === 'number' ? fighter.drawn : fighter.drawn.length;
  const isOwn = typeof fighter.drawn !== 'number';
  const drawn: { chip: Chip | 'hidden'; isNew: boolean }[] = [
    ...own.active.map((each, k) => ({
      chip: each,
      isNew: k === own.active.length - 1 && fighter.played === each && sealed === 0,
    })),
    ...Array.from({ length: sealed }, (_, k) => ({
      chip: isOwn ? (fighter.drawn as readonly Chip[])[k]! : ('hidden' as const),
      isNew: true,
    })),
  ];
  const resting = exhaustedMarks(own.exhausted.length, y);
  if (fighter.status === 'out') return [...lostChips(crowd, fighter, y, radius), ...resting];
  const right = RIGHT - (resting.length > 0 ? EXHAUSTED : 0);
  const waiting = waitingMarks(fighter, right, y);
  const room = right - LEFT - waiting.width;
  const pitch = Math.min(2 * radius + 12, (room - 2 * radius) / Math.max(1, drawn.length - 1));
  const change = fighter.value + fighter.gain;
  const played = drawn.flatMap(({ chip: each, isNew }, k) => {
    const x = LEFT + radius + k * pitch;
    const counts = isNew && sealed === 0 && each !== 'hidden' && change !== printedStrength(each);
    return [
      chip(each, own.faction, crowd.livery, x, y, radius, { isNew }),
      ...(counts ? changeBadge(`+${change}`, x + radius * 0.7, y - radius * 0.62, 22) : []),
    ];
  });
  return [...played, ...waiting.marks, ...resting];
}

/** Room for how many chips are exhausted, below those left in the bag. */
const EXHAUSTED = 84;

function exhaustedMarks(count: number, y: number): Mark[] {
  if (count === 0) return [];
  const x = RIGHT - 72;
  return [icon(ICON.exhausted, x, y, 38, INK.dim), digits(count, x + 23, y, 35, INK.text, { align: 'left' })];
}

/** What waits for the next chip: doubled, more to choose from, a Pillow, a rival's Crown. */
function waitingMarks(
  { doubled, extra, pillow, crowned }: FighterView,
  right: number,
  y: number,
): { width: number; marks: Mark[] } {
  const ring = (x: number, inner: Mark[]): Mark[] => [
    shape(circle(x, y, 29), { fill: '#0A06168C', stroke: INK.moon, width: 3, dash: [7, 7] }),
    ...inner,
  ];
  const signs: ((x: number) => Mark[])[] = [
    ...(doubled ? [(x: number) => [digits('×2', x, y, 34, INK.moon)]] : []),
    ...(extra > 0 ? [(x: number) => [digits(`+${extra}`, x, y, 34, INK.moon)]] : []),
    ...(pillow ? [(x: number) => sign(GUEST_ICONS.dormouse_pillow!, x, y, 42, '#FFF0CD')] : []),
    ...(crowned ? [(x: number) => sign(GUEST_ICONS.knave_crown!, x, y, 42, INK.dangerLight)] : []),
  ];
  return {
    width: signs.length * 66,
    marks: signs.flatMap((draw, k) => {
      const x = right - 33 - k * 66;
      return ring(x, draw(x));
    }),
  };
}

/** Who is out has lost the chips to the exhausted ones. */
function lostChips(crowd: Crowd, { seat, played }: FighterView, y: number, radius: number): Mark[] {
  const { faction } = crowd.view.seats[seat]!;
  return played === null ? [] : [chip(played, faction, crowd.livery, LEFT + radius, y, radius, { isDim: true })];
}

function strength(crowd: Crowd, battle: BattleView, fighter: FighterView, y: number, height: number): Mark[] {
  const { base } = coloursIn(crowd, fighter.seat);
  const isOut = fighter.status === 'out';
  const middle = MARGIN + ACROSS - STRENGTH / 2 - 10;
  const isFirst = battle.first.includes(fighter.seat);
  const box = roundRect(middle - STRENGTH / 2, y + 10, STRENGTH, height - 20, 20);
  const low = fighter.forgings > 0 || isOut || isFirst;
  return [
    shape(box, { fill: '#0A06169E', stroke: isFirst ? INK.gold : mix(base, 0.9), width: isFirst ? 5 : 3 }),
    digits(fighter.strength, middle, y + height / 2 - (low ? 20 : 0), 84, isOut ? INK.low : INK.white),
    ...(isOut ? sign(ICON.out, middle, y + height - 38, 44, INK.dangerLight) : []),
    ...(isFirst && fighter.forgings === 0 ? sign(ICON.win, middle, y + height - 38, 48, INK.gold) : []),
    ...(fighter.forgings > 0 && !isOut
      ? [
          ...sign(ICON.forge, middle - 20, y + height - 36, 42, INK.ember, { colour: INK.outline, width: 5 }),
          digits(`×${fighter.forgings}`, middle + 26, y + height - 36, 33, INK.emberLight),
        ]
      : []),
  ];
}
