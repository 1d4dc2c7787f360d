import type { Said } from '../../../engine/decision.js';
import type { RandomState } from '../../../engine/random.js';
import { byValue, distinct, type Plan } from '../../../engine/thinking.js';
import { type Arena, activeSeat } from '../state.js';
import { sideOf } from '../teams.js';
import { type Breadth, outcomesOf } from './outcomes.js';
import { worth } from './worth.js';

/** A turn of an arena; its value is for the side that plays it. */
type TurnPlan = Plan<Arena>;

export interface Search {
  readonly breadth: Breadth;
  /** Unfinished turns kept at each step, for each tile that may be discarded first. */
  readonly beam: number;
  /** Steps of a turn that are thought ahead. */
  readonly depth: number;
}

/** Finished turns from here, the best by their positions first, no two leading to the same one. */
export function plansFrom(arena: Arena, given: readonly Said[], search: Search, random: RandomState): TurnPlan[] {
  const side = sideOf(activeSeat(arena));
  const root: TurnPlan = { steps: [], state: arena, value: 0 };
  const begun = extend(root, given, side, search.breadth, random);
  // The forced discard comes before anything that tells the tiles apart: each choice is followed.
  const beams = arena.phase === 'turn' ? [begun] : begun.map(plan => [plan]);
  const finished = beams.flatMap(plans => searchTurn(plans, arena.turnNumber, side, search, random));
  return distinct(finished, lookOf).sort(byValue);
}

function searchTurn(
  first: readonly TurnPlan[],
  turn: number,
  side: number,
  search: Search,
  random: RandomState,
): TurnPlan[] {
  const finished: TurnPlan[] = [];
  let open = first;
  for (let step = 0; step < search.depth && open.length > 0; step++) {
    const going: TurnPlan[] = [];
    for (const plan of open) (isFinished(plan.state, turn) ? finished : going).push(plan);
    const kept = distinct(going, lookOf).sort(byValue).slice(0, search.beam);
    open = kept.flatMap(plan => extend(plan, [], side, search.breadth, random));
  }
  for (const plan of open) if (isFinished(plan.state, turn)) finished.push(plan);
  return finished;
}

const isFinished = (arena: Arena, turn: number): boolean =>
  arena.outcome !== null || arena.phase === 'draw' || arena.turnNumber !== turn;

function extend(
  plan: TurnPlan,
  given: readonly Said[],
  side: number,
  breadth: Breadth,
  random: RandomState,
): TurnPlan[] {
  return outcomesOf(plan.state, given, breadth, random).map(({ said, arena }) => ({
    // A step that answers itself is not asked in the match either.
    steps: said.length > 0 ? [...plan.steps, said] : plan.steps,
    state: arena,
    value: worth(arena, side),
  }));
}

function lookOf({ board, seats, pools, phase, turn }: Arena): string {
  let text = `${phase}${pools}|${turn.used.length}|`;
  for (const tile of board)
    text += tile
      ? `${tile.seat}.${tile.print}.${tile.rotation}.${tile.wounds}.${tile.poison}.${tile.entrenched}.${tile.caught},`
      : ',';
  for (const { hand } of seats) text += `|${[...hand].sort((one, other) => one - other)}`;
  return text;
}
