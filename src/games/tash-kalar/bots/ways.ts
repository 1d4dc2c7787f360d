import type { Decision, Said } from '../../../engine/decision.js';
import type { Contest } from '../state.js';
import { cloneContest } from './clone.js';
import { instinct } from './instincts.js';
import { playOn, playStep } from './trial.js';
import { worth } from './worth.js';

/** Where a step can lead: what is asked and said in it, and the contest after it. */
export interface Way {
  readonly asked: readonly Decision[];
  readonly said: readonly Said[];
  readonly contest: Contest;
  /** The worth of that position for the seat that thinks. */
  readonly value: number;
}

/** How many answers to one question are tried: squares a common may be placed on, and answers to all others but the menu. */
export interface Breadth {
  readonly places: number;
  readonly answers: number;
}

/** Claiming and scoring come of themselves; what is drawn then nobody can know. */
const isResting = ({ phase }: Contest): boolean => phase !== 'claim' && phase !== 'score';

/** Carries out one step in thought: what was said already, then what instinct says. */
export function carryOut(contest: Contest, given: readonly Said[], seat: number): Way {
  const after = cloneContest(contest);
  const asked: Decision[] = [];
  const said: Said[] = [];
  playStep(after, decision => {
    const next = given[said.length] ?? instinct(after, decision);
    asked.push(decision);
    said.push(next);
    return next;
  });
  if (after.outcome === null && !isResting(after)) playOn(after, decision => instinct(after, decision), isResting);
  return { asked, said, contest: after, value: worth(after, seat) };
}

/**
 * Ways through the step the contest rests at, once these answers were given. The entries of the menu are all followed;
 * the questions after it are settled one after another, each by trying its answers with instinct for the rest: their
 * number grows with the sum of the choices, not with their product.
 */
export function waysOf(contest: Contest, given: readonly Said[], seat: number, breadth: Breadth): Way[] {
  const first = carryOut(contest, given, seat);
  const menu = first.asked[given.length];
  if (menu?.key !== 'turn') return settle(contest, first, given.length, seat, breadth);
  return answersTo(menu, breadth).flatMap(said => {
    const way = carryOut(contest, [...given, said], seat);
    return settle(contest, way, given.length + 1, seat, breadth);
  });
}

function settle(contest: Contest, start: Way, from: number, seat: number, breadth: Breadth): Way[] {
  const found: Way[] = [start];
  let way = start;
  for (let at = from; at < way.asked.length; at++) {
    const known = way.said[at]!;
    const begun = way.said.slice(0, at);
    for (const said of answersTo(way.asked[at]!, breadth)) {
      if (said === known) continue;
      const other = carryOut(contest, [...begun, said], seat);
      found.push(other);
      if (other.value > way.value) way = other;
    }
  }
  return found;
}

/** Answers worth a try. The turn is never handed over: the partner could do less with it. */
function answersTo(decision: Decision, { places, answers }: Breadth): readonly Said[] {
  if (decision.kind !== 'one') return [];
  const ids = decision.options.flatMap(({ id }) => (id === 'handover' ? [] : [id]));
  if (decision.key !== 'turn') return spread(ids, decision.key === 'place' ? places : answers);
  const isSquare = (id: string): boolean => id.startsWith('place:');
  return [...ids.filter(id => !isSquare(id)), ...spread(ids.filter(isSquare), places)];
}

/** So many of them at most, from all over: neighbours are alike. */
function spread(ids: readonly string[], most: number): readonly string[] {
  const stride = ids.length / most;
  return stride <= 1 ? ids : Array.from({ length: most }, (_, at) => ids[Math.floor(at * stride)]!);
}

/** Of several ways the best one. */
export const bestOf = (ways: readonly Way[]): Way => ways.reduce((best, way) => (way.value > best.value ? way : best));
