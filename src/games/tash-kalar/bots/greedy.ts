import type { Contest } from '../state.js';
import { cloneContest } from './clone.js';
import { instinct } from './instincts.js';
import { playOn } from './trial.js';
import { type Breadth, bestOf, waysOf } from './ways.js';

/** The most steps a turn is thought to have: none that was ever seen comes near. */
const MOST_STEPS = 12;

/** Plays the turn that comes, step by step, and returns the contest once its cards are to be drawn. */
export function greedyTurn(contest: Contest, breadth: Breadth): Contest {
  let now = cloneContest(contest);
  if (now.phase !== 'turn')
    playOn(
      now,
      decision => instinct(now, decision),
      ({ phase }) => phase === 'turn',
    );
  for (let step = 0; step < MOST_STEPS && now.outcome === null && now.phase === 'turn'; step++)
    now = bestOf(waysOf(now, [], now.turn.control, breadth)).contest;
  return now;
}
