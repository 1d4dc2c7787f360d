import type { Mark } from '../../../engine/drawing.js';
import { MADNESS_SPACES } from '../components.js';
import { regionOf } from '../regions.js';
import type { BattleView, FighterView } from '../view.js';
import { regionName } from '../words/names/index.js';
import { battleTrack, TRACK_HEIGHT } from './battle-track.js';
import { chip } from './chip.js';
import { type Crowd, coloursIn, factionOf, presentIn } from './crowd.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { points, shield } from './glyphs.js';
import { ICON, REGION_ICONS } from './icons.js';
import { cutTo, digits, FACE, IN_MESSAGE, icon, linear, sign, words } from './marks.js';
import { INK, mix, REGION_HUES } from './palette.js';
import { supportersMark } from './region-rows.js';
import { type Section, stacked } from './sections.js';
import { standee } from './standee.js';
import { castle, token } from './token.js';

const ROW = 78;
const HEAD = 62;

/** Where, and for what. */
export const battleLine = (crowd: Crowd, battle: BattleView): Section => ({
  height: HEAD,
  marks: y => [
    ...panel(
      { x: MARGIN, y, width: ACROSS, height: HEAD },
      { round: 16, fill: mix(REGION_HUES[battle.region].hue, 0.6) },
    ),
    ...sign(REGION_ICONS[battle.region], 48, y + 31, 46, REGION_HUES[battle.region].glow, {
      colour: INK.outline,
      width: 5,
    }),
    words(regionName(battle.region, crowd.say.language), 84, y + 31, IN_MESSAGE, INK.text, {
      face: FACE.title,
      max: 560,
    }),
    ...(battle.resistance === null
      ? []
      : [
          ...sign(ICON.resistance, 660, y + 31, 46, INK.dangerLight, { colour: INK.outline, width: 5 }),
          digits(battle.resistance, 690, y + 31, 40, INK.dangerLight, { align: 'left' }),
        ]),
    ...points(battle.value, 792, y + 31, 29),
    digits('+', 832, y + 32, 32, INK.dim),
    ...sign(ICON.castle, 866, y + 29, 42, INK.white, { colour: INK.outline, width: 6 }),
    digits('·', 905, y + 31, 34, INK.dim),
    ...points(Math.ceil(battle.value / 2), 944, y + 31, 29),
  ],
});

/** One fighter in a line: units, madness, shield, bag, the last chip, strength. */
function row(crowd: Crowd, battle: BattleView, fighter: FighterView, y: number, isLit: boolean): Mark[] {
  const { seat, status, strength } = fighter;
  const own = crowd.view.seats[seat]!;
  const colours = coloursIn(crowd, seat);
  const isOut = status === 'out';
  const middle = y + ROW / 2;
  const last = own.active.at(-1);
  const isSealed = typeof fighter.drawn === 'number' && fighter.drawn > 0;
  const bag = typeof own.bag === 'number' ? own.bag : own.bag.length;
  return [
    ...panel(
      { x: MARGIN, y, width: ACROSS, height: ROW },
      {
        isLit,
        round: 16,
        fill: linear(0, y, 0, y + ROW, mix(colours.base, isOut ? 0.16 : 0.36), mix(colours.base, 0.12)),
        edge: mix(colours.base, 0.6),
      },
    ),
    token(own.faction, crowd.livery, 48, middle, 28, { isDim: isOut }),
    words(
      cutTo(crowd.names[seat] ?? '', FACE.title, 170 / IN_MESSAGE),
      86,
      middle,
      IN_MESSAGE,
      isOut ? INK.low : INK.text,
      {
        face: FACE.title,
      },
    ),
    ...forces(crowd, battle, seat, 276, middle),
    ...own.track.map((mad, k) => chip(mad, own.faction, crowd.livery, 536 + k * 30, middle, 18, { isValued: false })),
    ...(own.track.length === 0 ? [digits(`0/${MADNESS_SPACES}`, 562, middle, 31, mix(INK.mad, 0.7))] : []),
    ...shield(own.shield, 672, middle, 40),
    icon(ICON.bag, 716, middle - 2, 36, INK.dim),
    digits(bag, 737, middle, 33, INK.text, { align: 'left' }),
    ...(isSealed
      ? [chip('hidden', own.faction, crowd.livery, 818, middle, 28)]
      : last && !isOut
        ? [chip(last, own.faction, crowd.livery, 818, middle, 31, { isValued: false })]
        : []),
    ...statusSign(status, 866, middle),
    digits(strength, 974, middle, 56, isOut ? INK.low : INK.white, { align: 'right' }),
  ];
}

/** Withdrawn: a raised hand; out: a skull; still waited for: an hourglass. */
const statusSign = (status: FighterView['status'], x: number, y: number): Mark[] =>
  status === 'halt'
    ? sign(ICON.stop, x, y, 36, '#9DB8EE')
    : status === 'out'
      ? sign(ICON.out, x, y, 36, INK.dangerLight)
      : sign(ICON.waiting, x, y, 32, INK.moon);

/** Supporters, leader, standees and castle in the region of the battle. */
function forces(crowd: Crowd, battle: BattleView, seat: number, x: number, y: number): Mark[] {
  const here = presentIn(crowd, regionOf(battle.region)).find(each => each.seat === seat);
  if (!here) return [];
  const colours = coloursIn(crowd, seat);
  const drawn: ((at: number) => Mark[])[] = [
    ...(here.supporters > 0 ? [(at: number) => supportersMark(crowd, seat, here.supporters, at, y, 50)] : []),
    ...(here.hasLeader
      ? [(at: number) => [token(factionOf(crowd, seat), crowd.livery, at, y, 19, { bears: 'leader' })]]
      : []),
    ...here.standees.map(id => (at: number) => [standee(id, at, y, 21, colours)]),
    ...(here.castle === 'none' ? [] : [(at: number) => castle(colours, at, y - 1, 40, here.castle === 'lying')]),
  ];
  const step = Math.min(46, 210 / Math.max(1, drawn.length - 1));
  return drawn.flatMap((draw, k) => draw(x + k * step));
}

export interface BriefLook {
  /** Fighters that are pointed at. */
  readonly lit?: readonly number[];
  /** Seats to leave out: what is told elsewhere. */
  readonly without?: readonly number[];
}

export const fightersSection = (
  crowd: Crowd,
  battle: BattleView,
  { lit = [], without = [] }: BriefLook = {},
): Section => {
  const shown = battle.fighters.filter(({ seat }) => !without.includes(seat));
  return {
    height: shown.length * (ROW + 6) - 6,
    marks: y =>
      shown.flatMap((fighter, k) => row(crowd, battle, fighter, y + k * (ROW + 6), lit.includes(fighter.seat))),
  };
};

export const trackSection = (crowd: Crowd, battle: BattleView): Section => ({
  height: TRACK_HEIGHT,
  marks: y => battleTrack(crowd, battle, y),
});

/** The battle in short: where, the track, everybody in a line. */
export const briefBattle = (crowd: Crowd, battle: BattleView, look: BriefLook = {}): Section =>
  stacked([battleLine(crowd, battle), trackSection(crowd, battle), fightersSection(crowd, battle, look)], 8);
