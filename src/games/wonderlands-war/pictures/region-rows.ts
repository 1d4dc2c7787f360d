import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { ROUNDS } from '../components.js';
import { battleNumber, type Crowd, coloursIn, factionOf, isFought, type Presence } from './crowd.js';
import { badge, pawn, points, tick } from './glyphs.js';
import { ICON } from './icons.js';
import { digits, group, shape, sign } from './marks.js';
import { INK, mix, REGION_HUES } from './palette.js';
import { standee } from './standee.js';
import { castle, supporter, token } from './token.js';

/** Supporters of one owner: the figure carries how many they are. */
export function supportersMark(crowd: Crowd, seat: number, count: number, x: number, y: number, size: number): Mark[] {
  const colours = coloursIn(crowd, seat);
  return [
    ...supporter(colours, x, y, size),
    digits(count, x, y + size * 0.1, size * 0.6, colours.ink, { halo: colours.edge, haloWidth: size * 0.05 }),
  ];
}

interface RowLook {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How high the row is: everything in it grows with that. */
  readonly pitch: number;
}

/** Things beside each other overlap no more than this where the row can be set smaller instead, and how small it may get. */
const LEAST_STEP = 28;
const SMALLEST = 0.84;

/** How much smaller a row is set so that a leader or a standee does not hide the castle behind it. */
function tightness({ supporters, standees, hasLeader, castle: built, strength }: Presence, width: number): number {
  const extras = standees.length + (hasLeader ? 1 : 0) + (built === 'none' ? 0 : 1);
  const needed = (supporters > 0 ? 92 : 50) + (strength > 0 ? 40 : 2) + 36 + Math.max(0, extras - 1) * LEAST_STEP;
  return extras < 2 ? 1 : Math.max(SMALLEST, Math.min(1, width / needed));
}

/** What one seat has in a region: owner, supporters, leader, standees, castle, and the strength all that begins with. */
export function presenceRow(crowd: Crowd, present: Presence, { x, y, width, pitch }: RowLook): Mark[] {
  const { seat, supporters, standees, hasLeader, castle: built, strength } = present;
  const colours = coloursIn(crowd, seat);
  const unit = pitch / 54;
  // Numbers keep their size; figures move together and get smaller.
  const tight = unit * tightness(present, width / unit);
  const from = x + (supporters > 0 ? 92 : 50) * tight;
  const to = x + width - (strength > 0 ? 40 * unit : 2);
  const size = 36 * tight;
  const extras: ((at: number) => Mark[])[] = [
    ...(hasLeader
      ? [(at: number) => [token(factionOf(crowd, seat), crowd.livery, at, y, 17 * tight, { bears: 'leader' })]]
      : []),
    ...standees.map(id => (at: number) => [standee(id, at, y - 1, 20 * tight, colours)]),
    ...(built === 'none' ? [] : [(at: number) => castle(colours, at, y - 2, 38 * tight, built === 'lying')]),
  ];
  const step = extras.length < 2 ? 0 : Math.min(42 * unit, (to - from - size) / (extras.length - 1));
  // What comes first lies on top where there is little room.
  const drawn = extras.map((draw, k) => draw(from + size / 2 + k * step)).reverse();
  return [
    token(factionOf(crowd, seat), crowd.livery, x + 24 * tight, y, 23.5 * unit),
    ...(supporters > 0 ? supportersMark(crowd, seat, supporters, x + 69 * tight, y, 49 * unit) : []),
    ...drawn.flat(),
    ...(strength > 0 ? strengthTile(strength, x + width - 19 * unit, y, 18 * unit, colours.hi) : []),
  ];
}

/** Square = start strength. */
export const strengthTile = (strength: number, x: number, y: number, half: number, edge: string): Mark[] => [
  shape(roundRect(x - half, y - half, 2 * half, 2 * half, half * 0.4), { fill: '#0A0616B3', stroke: edge, width: 2 }),
  digits(strength, x, y, half * 1.62, INK.white),
];

/** Where it comes in the order of battles: the pawn first; a tick once it was fought. */
export function orderMark(crowd: Crowd, region: number, x: number, y: number, radius: number): Mark[] {
  const { glow } = REGION_HUES[crowd.view.regions[region]!.id];
  if (isFought(crowd, region)) return tick(x, y, radius * 2);
  const number = battleNumber(crowd, region);
  if (number === 1) return pawn(x, y, radius * 1.1);
  return badge(number, x, y, radius, { edge: mix(glow, 0.8) });
}

/** What it is worth this round, and in the rounds to come. */
export function valuesMark(crowd: Crowd, region: number, x: number, y: number, radius: number): Mark[] {
  const { values } = crowd.view.regions[region]!;
  const { round } = crowd.view;
  const later = values.slice(round, ROUNDS);
  return [
    ...points(values[round - 1]!, x, y, radius),
    ...later.flatMap((value, k) => [digits(value, x + radius * 1.5 + k * 36, y + 1, 30, '#B7A9D6')]),
  ];
}

/** Nobody is here. */
export const emptyMark = (x: number, y: number, size: number): Mark =>
  group([...sign(ICON.empty, 0, 0, size, '#8377A6')], { x, y, alpha: 0.5 });
