import type { Decision, Said } from './decision.js';
import { digest } from './digest.js';
import type { MatchState } from './match-state.js';
import { playOut } from './playout.js';
import { type RandomState, randomBelow, randomFrom } from './random.js';
import type { Rules } from './rules.js';

/** A whole turn thought through: what is said in each of its steps, and where it leads. */
export interface Plan<State> {
  readonly steps: readonly (readonly Said[])[];
  readonly state: State;
  /** The worth of that position for whoever plans. */
  readonly value: number;
}

/** How far and how often the turns after the own one are played in thought; never counted in seconds. */
export interface Foresight {
  /** Turns played after the own one. */
  readonly turns: number;
  /** Plans looked at, and how many of them are looked at again. */
  readonly plans: number;
  readonly again: number;
  /** Deals every plan is tried on, and those the better ones are tried on besides. */
  readonly deals: number;
  readonly moreDeals: number;
}

/**
 * The plan that fares best when the others answer it. All plans are tried on the same deals, so that luck is the same for
 * all; those that fare badly on the first few are not tried further. `fare` plays on from a position and values it.
 */
export function bestPlan<State>(
  plans: readonly Plan<State>[],
  foresight: Foresight,
  random: RandomState,
  fare: (state: State, random: RandomState) => number,
): Plan<State> {
  if (plans.length === 1) return plans[0]!;
  const worlds = Array.from({ length: foresight.deals + foresight.moreDeals }, () => forkRandom(random));
  const total = (state: State, on: readonly RandomState[]): number =>
    on.reduce((sum, world) => sum + fare(state, [...world]), 0);
  const tried = plans
    .slice(0, foresight.plans)
    .map(plan => ({ plan, value: total(plan.state, worlds.slice(0, foresight.deals)) }))
    .sort(byValue)
    .slice(0, foresight.again)
    .map(({ plan, value }) => ({ plan, value: value + total(plan.state, worlds.slice(foresight.deals)) }))
    .sort(byValue);
  return tried[0]!.plan;
}

/** The best first. */
export const byValue = (one: { readonly value: number }, other: { readonly value: number }): number =>
  other.value - one.value;

/** The first of the plans that lead to the same position: the same done in another order is the same turn. */
export function distinct<State>(plans: readonly Plan<State>[], lookOf: (state: State) => string): Plan<State>[] {
  const seen = new Set<string>();
  return plans.filter(({ state }) => {
    const look = lookOf(state);
    if (seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}

/** A generator of its own for one world, from the next numbers of this one. */
const forkRandom = (random: RandomState): RandomState => [word(random), word(random), word(random), word(random)];

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

/** A generator that depends on nothing but this text: the same thoughts come again when the same is thought about. */
export function randomOf(text: string): RandomState {
  const first = digest(text);
  const rest = ['a', 'b', 'c'].map(letter => digest(`${letter}${text.length}${first}`));
  return randomFrom([first, ...rest].join(''));
}

/** The steps of the turn to play from a resting point, once these answers of its first step were given. */
export type Planner<State> = (state: State, given: readonly Said[], seat: number) => Plan<State>['steps'];

/** Plans remembered at a time: each is asked for once for every answer of its turn. */
const MOST_REMEMBERED = 16;

/**
 * A planner with a memory. Forgetting a plan costs time and never changes it: it follows from what the seat knows
 * alone, so the state must hold nothing else.
 */
export function makePlanner<State>(
  think: (state: State, given: readonly Said[], seat: number, random: RandomState) => Plan<State>,
): Planner<State> {
  const remembered = new Map<string, Plan<State>['steps']>();
  return (state, given, seat) => {
    const text = `${JSON.stringify(state)}${JSON.stringify([given, seat])}`;
    const known = remembered.get(text);
    if (known) return known;
    const { steps } = think(state, given, seat, randomOf(text));
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(text, steps);
    return steps;
  };
}

/** What a plan says next after these steps, the last of which waits; undefined once the turn has left the plan. */
export function nextPlanned(plan: Plan<unknown>['steps'], steps: readonly (readonly Said[])[]): Said | undefined {
  const isKept = steps.every((said, at) => said.every((one, index) => isSame(plan[at]?.[index], one)));
  return isKept ? plan[steps.length - 1]?.[steps.at(-1)!.length] : undefined;
}

const isSame = (one: Said | undefined, other: Said): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Plays on in thought, changing the state. */
export interface Trials<State> {
  /** Until the match is over or the first resting point that is enough; at least one step. */
  playOn(state: State, choose: (decision: Decision) => Said, isEnough: (state: State) => boolean): void;
  playStep(state: State, choose: (decision: Decision) => Said): void;
}

interface Trial<State> extends MatchState {
  readonly inside: State;
  readonly isEnough: (state: State) => boolean;
}

const STOPPED = { places: [], reason: 'stopped' };

/** Trials by these rules. */
export function trialsOf<State extends MatchState>(step: (state: State) => Rules<void>): Trials<State> {
  function* stepOfTrial(trial: Trial<State>): Rules<void> {
    const { inside, isEnough } = trial;
    yield* step(inside);
    inside.news.length = 0;
    if (inside.outcome !== null || isEnough(inside)) trial.outcome = STOPPED;
  }
  const playOn: Trials<State>['playOn'] = (inside, choose, isEnough) => {
    playOut(
      { step: stepOfTrial },
      { inside, isEnough, random: inside.random, news: [], sealed: 0, outcome: null },
      choose,
    );
  };
  return { playOn, playStep: (state, choose) => playOn(state, choose, () => true) };
}
