import type { Said } from '../../../engine/decision.js';
import type { RandomState } from '../../../engine/random.js';
import { cloneArena } from '../clone.js';
import { type Arena, activeSeat } from '../state.js';
import { sideOf } from '../teams.js';
import { instinct } from './instincts.js';
import { type Breadth, type Outcome, outcomesOf } from './outcomes.js';
import { playOn } from './trial.js';
import { worth } from './worth.js';

/** Of several outcomes the one with the best position for a side. */
export function bestOutcome(outcomes: readonly Outcome[], side: number): Outcome {
  let chosen = outcomes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const outcome of outcomes) {
    const value = worth(outcome.arena, side);
    if (value > most) {
      most = value;
      chosen = outcome;
    }
  }
  return chosen;
}

/** The best single action now, by the position it leads to. */
export function greedyAction(arena: Arena, given: readonly Said[], breadth: Breadth, random: RandomState): Outcome {
  return bestOutcome(outcomesOf(arena, given, breadth, random), sideOf(activeSeat(arena)));
}

/** Plays the turn that comes, action by action, and returns the arena at the start of the next one. */
export function greedyTurn(arena: Arena, breadth: Breadth, random: RandomState): Arena {
  let now = cloneArena(arena);
  if (now.phase !== 'turn')
    playOn(
      now,
      decision => instinct(now, decision),
      ({ phase }) => phase === 'turn',
    );
  const { turnNumber } = now;
  while (now.outcome === null && now.turnNumber === turnNumber && now.phase !== 'draw') {
    now = greedyAction(now, [], breadth, random).arena;
  }
  return now;
}
