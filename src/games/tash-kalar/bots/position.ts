import { isAllowed, type Said } from '../../../engine/decision.js';
import { PAUSE } from '../../../engine/rules.js';
import type { Table } from '../../../engine/table.js';
import type { Contest } from '../state.js';
import { cloneContest } from './clone.js';
import { instinct } from './instincts.js';
import { shownTo } from './shown.js';
import { thoughtOf } from './thought-deal.js';
import { playStep } from './trial.js';

/** Where a seat stands, as far as it may know: the last resting points and what was said since. */
export interface Position {
  /** The resting point the table would be rebuilt from: where the turn began, or what was last revealed in it. */
  readonly start: Contest;
  /** Answers since then, step by step; the last step is the one that waits. */
  readonly steps: readonly (readonly Said[])[];
  /** The resting point of the step that waits. */
  readonly contest: Contest;
}

/**
 * Reads the table as the seat may think it is: all it cannot know is put in order before anything else looks at it.
 * `table.imagine` would deal by chance and fail where somebody has named a card since; this deal has it in hand. Null
 * where what was said does not fit even so: somebody holds less than the seat believes.
 */
export function positionOf(table: Table<Contest>, seat: number): Position | null {
  const { checkpoint, tail } = table.saved;
  const start = thoughtOf(checkpoint, seat, null, shownTo(table, seat));
  // Whether others could have thrown a flare instead of ending their turn depends on cards the seat cannot see.
  const told = tail.filter(answer => answer.key !== PAUSE && (answer.seat === seat || answer.said !== 'end'));
  const steps: Said[][] = [];
  let contest = start;
  let next = 0;
  while (contest.outcome === null) {
    const after = cloneContest(contest);
    const said: Said[] = [];
    let waits: 'no' | 'yes' | 'misfit' = 'no';
    playStep(after, decision => {
      if (waits !== 'no') return instinct(after, decision);
      const answer = told[next];
      if (answer && answer.seat === decision.seat && answer.key === decision.key && isAllowed(decision, answer.said)) {
        next += 1;
        said.push(answer.said);
        return answer.said;
      }
      if (decision.seat !== seat && isAllowed(decision, 'end')) return 'end';
      waits = answer || decision.seat !== seat ? 'misfit' : 'yes';
      return instinct(after, decision);
    });
    if (said.length > 0 || waits !== 'no') steps.push(said);
    if (waits !== 'no') return waits === 'yes' ? { start, steps, contest } : null;
    contest = after;
  }
  return null;
}
