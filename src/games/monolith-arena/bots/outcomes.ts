import type { Decision, OneDecision, Said } from '../../../engine/decision.js';
import { type RandomState, randomBelow } from '../../../engine/random.js';
import { cloneArena } from '../clone.js';
import { featureHex } from '../features.js';
import { type Arena, type Phase, printed } from '../state.js';
import { type Idea, ideasFor } from './ideas.js';
import { instinct } from './instincts.js';
import { playOn, playStep } from './trial.js';

/** Where a step of the own turn can lead: what is said in it, and the arena once all its consequences are played. */
export interface Outcome {
  readonly said: readonly Said[];
  readonly arena: Arena;
}

/** How many ways of each kind are looked at. */
export interface Breadth {
  /** The most promising places and moves for each entry of the menu. */
  readonly ideas: number;
  /** Ways of an action that has no such measure. */
  readonly ways: number;
}

/** Phases in which somebody has the whole choice of a turn again. */
const RESTING: readonly Phase[] = ['draw', 'turn', 'discard', 'redraw'];
const isResting = ({ phase }: Arena): boolean => RESTING.includes(phase);

/** The first question of the step the arena rests at, null where only one thing can be said and nobody is asked. */
function firstQuestion(arena: Arena): OneDecision | null {
  let first: Decision | null = null;
  playStep(cloneArena(arena), decision => {
    first ??= decision;
    return instinct(arena, decision);
  });
  return first;
}

/**
 * Carries out one step in thought: what was said already, then what `choose` says to the seat's questions. What follows
 * of itself, a Battle say, is played to its end.
 */
function carryOut(
  arena: Arena,
  given: readonly Said[],
  choose: (decision: OneDecision, at: number) => string,
): Outcome {
  const after = cloneArena(arena);
  const said: Said[] = [];
  playStep(after, decision => {
    const next = given[said.length] ?? choose(resolute(decision as OneDecision), said.length);
    said.push(next);
    return next;
  });
  if (after.outcome === null && !isResting(after)) playOn(after, decision => instinct(after, decision), isResting);
  return { said, arena: after };
}

/** Whoever has played a Battle in thought already wants it: nothing is gained by keeping the tile after all. */
const resolute = (decision: OneDecision): OneDecision =>
  decision.key === 'mode' ? { ...decision, options: decision.options.filter(({ id }) => id !== 'keep') } : decision;

/** Where saying this leads. */
export const outcomeOf = (arena: Arena, said: readonly Said[]): Outcome =>
  carryOut(arena, said, decision => String(instinct(arena, decision)));

/** Every outcome worth a look once these answers of the step were given. */
export function outcomesOf(arena: Arena, given: readonly Said[], breadth: Breadth, random: RandomState): Outcome[] {
  if (arena.phase !== 'turn') return everyWay(arena, given, breadth.ways);
  const menu = firstQuestion(arena);
  if (menu === null) return everyWay(arena, given, breadth.ways);
  const begun = given[0];
  const open = begun === undefined ? menu : { ...menu, options: menu.options.filter(({ id }) => id === begun) };
  const found: Outcome[] = [];
  for (const idea of ideasFor(arena, open, given.length > 1 ? Number.POSITIVE_INFINITY : breadth.ideas))
    if (given.length < 2 || fits(idea, given)) found.push(byIdea(arena, idea));
  for (const { id } of open.options) {
    if (id.startsWith('discard:') || id.startsWith('place:') || isMove(id)) continue;
    const start = given.length > 0 ? given : [id];
    if (id === 'unfold') for (let way = 0; way < breadth.ways; way++) found.push(anyWay(arena, start, random));
    else if (!id.startsWith('feature:') || isCharge(arena, id)) found.push(...everyWay(arena, start, breadth.ways));
  }
  const fitting = given.length < 2 ? found : found.filter(({ said }) => given.every((one, at) => said[at] === one));
  return fitting.length > 0 ? fitting : everyWay(arena, given, breadth.ways);
}

const isMove = (id: string): boolean => id === 'order:move' || id === 'order:rotation' || id === 'order:false-order';

/** The Charge Rune's feature is no move. */
const isCharge = ({ board }: Arena, id: string): boolean => printed(board[featureHex(id)]!).effect === 'charge';

/** A rough sieve; what was really said is compared afterwards. */
const fits = (idea: Idea, given: readonly Said[]): boolean =>
  given.every(said => Object.values(idea).some(wish => wish === said));

function byIdea(arena: Arena, idea: Idea): Outcome {
  return carryOut(arena, [], ({ key, options }) => {
    const wish = idea[key as keyof Idea];
    return options.some(({ id }) => id === wish) ? wish! : options[0]!.id;
  });
}

function anyWay(arena: Arena, given: readonly Said[], random: RandomState): Outcome {
  return carryOut(arena, given, ({ options }) => options[randomBelow(random, options.length)]!.id);
}

/** Every way to go on, at most the first `most` of them. */
function everyWay(arena: Arena, given: readonly Said[], most: number): Outcome[] {
  const found: Outcome[] = [];
  let path: number[] | null = [];
  while (path !== null && found.length < most) {
    const taken: number[] = path;
    const counts: number[] = [];
    found.push(
      carryOut(arena, given, ({ options }) => {
        const at = taken[counts.length] ?? 0;
        counts.push(options.length);
        return options[at]!.id;
      }),
    );
    path = nextPath(taken, counts);
  }
  return found;
}

/** The next path through all choices, the last one turning fastest; null after the last. */
function nextPath(path: readonly number[], counts: readonly number[]): number[] | null {
  for (let at = counts.length - 1; at >= 0; at--) {
    const next = (path[at] ?? 0) + 1;
    if (next >= counts[at]!) continue;
    return [...counts.slice(0, at).map((_, index) => path[index] ?? 0), next];
  }
  return null;
}
