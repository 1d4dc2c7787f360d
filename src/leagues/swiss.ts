import { cheapestMatching } from './cheapest-matching.js';
import { maximumMatching } from './matching.js';
import { repeatsIn, swissCost } from './swiss-cost.js';
import { goesOn, pairWithForesight } from './swiss-foresight.js';
import { pairLargeField } from './swiss-large.js';

/** Somebody to pair in a Swiss round. */
export interface SwissPlayer {
  readonly number: number;
  readonly points: number;
  /** 1 is strongest. */
  readonly seed: number;
  readonly byes: number;
}

export type Pairs = readonly (readonly [number, number])[];

export interface SwissRound {
  readonly pairs: Pairs;
  readonly bye: number | null;
}

export type Met = (a: number, b: number) => number;

/** Rounds are looked ahead only where a season is so long for its size that it could run dry. */
const LOOK_AHEAD_UP_TO = 14;
/** The closest round of so many is found by looking at all of it; of more, part by part. */
export const EXACT_UP_TO = 128;

/** The field as it stands: points, then seed. */
export const inStanding = (players: readonly SwissPlayer[]): SwissPlayer[] =>
  [...players].sort((a, b) => b.points - a.points || a.seed - b.seed);

/**
 * Pairs a Swiss round: nobody meets anybody twice while that can be avoided, then everybody is as close in points as
 * that allows, then the upper half of equals meets the lower half; with an odd number the last one who has had the
 * fewest byes, and without whom nobody has to meet again, gets one.
 */
export function pairSwiss(players: readonly SwissPlayer[], met: Met, roundsLeft = 0): SwissRound {
  const order = inStanding(players);
  const round = closestRound(order, met);
  const runsDry = order.length <= LOOK_AHEAD_UP_TO && roundsLeft > 0 && !goesOn(order, met, round, roundsLeft);
  return (runsDry && pairWithForesight(order, met, roundsLeft)) || round;
}

/** The best round there is now, whatever comes later. */
export const closestRound = (order: readonly SwissPlayer[], met: Met): SwissRound =>
  order.length % 2 === 0 ? { pairs: closestPairs(order, met), bye: null } : withBye(order, met);

/** Who may sit out: those who have had the fewest byes, the last of them first. */
export function byeCandidates(order: readonly SwissPlayer[]): SwissPlayer[] {
  const fewest = Math.min(...order.map(({ byes }) => byes));
  return order.filter(({ byes }) => byes === fewest).reverse();
}

function withBye(order: readonly SwissPlayer[], met: Met): SwissRound {
  const candidates = byeCandidates(order);
  const rest = (bye: SwissPlayer) => order.filter(player => player !== bye);
  const bye = candidates.find(candidate => canAvoidRepeats(rest(candidate), met));
  if (bye) return { pairs: closestPairs(rest(bye), met), bye: bye.number };
  const rounds = candidates.map(candidate => ({ pairs: closestPairs(rest(candidate), met), bye: candidate.number }));
  return rounds.reduce((best, each) => (repeatsIn(each.pairs, met) < repeatsIn(best.pairs, met) ? each : best));
}

const canAvoidRepeats = (order: readonly SwissPlayer[], met: Met): boolean =>
  !maximumMatching(order.length, (a, b) => met(order[a]!.number, order[b]!.number) === 0).includes(-1);

/** The pairs of an even field that repeat least and lie closest together, the highest table first. */
export function closestPairs(order: readonly SwissPlayer[], met: Met): Pairs {
  const partner =
    order.length <= EXACT_UP_TO ? cheapestMatching(order.length, swissCost(order, met)) : pairLargeField(order, met);
  return partner.flatMap((other, at) => (at < other ? [[order[at]!.number, order[other]!.number] as const] : []));
}
