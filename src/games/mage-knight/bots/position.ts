import { isAllowed, type Said } from '../../../engine/decision.js';
import type { Table } from '../../../engine/table.js';
import type { Realm } from '../state.js';
import { cloneRealm } from './clone.js';
import { instinct } from './instincts.js';
import { thoughtOf } from './thought-deal.js';
import { playStep } from './trial.js';

/** Where a seat stands, as far as it may know: the last resting points and what was said since. */
export interface Position {
  /** The resting point the table would be rebuilt from: where the turn began, or what was last revealed in it. */
  readonly start: Realm;
  /** Answers since then, step by step; the last step is the one that waits. */
  readonly steps: readonly (readonly Said[])[];
  /** The resting point of the step that waits. */
  readonly realm: Realm;
}

/**
 * Reads the table as the seat may think it is. Null where what was said since does not fit the deal: somebody played a
 * card the seat did not think of, or something was drawn in the middle of a step.
 */
export function positionOf(table: Table<Realm>, seat: number): Position | null {
  const { checkpoint, tail } = table.saved;
  const asked = table.decisionOf(seat)!;
  const start = thoughtOf(checkpoint, seat, `${checkpoint.sealed}`);
  const steps: Said[][] = [];
  let realm = start;
  let next = 0;
  while (realm.outcome === null) {
    const after = cloneRealm(realm);
    const said: Said[] = [];
    let waits: 'no' | 'yes' | 'misfit' = 'no';
    playStep(after, decision => {
      if (waits !== 'no') return instinct(after, decision);
      const answer = tail[next];
      if (answer && answer.seat === decision.seat && answer.key === decision.key && isAllowed(decision, answer.said)) {
        next += 1;
        said.push(answer.said);
        return answer.said;
      }
      const fits = !answer && decision.seat === seat && JSON.stringify(decision) === JSON.stringify(asked);
      waits = fits ? 'yes' : 'misfit';
      return instinct(after, decision);
    });
    if (said.length > 0 || waits !== 'no') steps.push(said);
    if (waits !== 'no') return waits === 'yes' ? { start, steps, realm } : null;
    realm = after;
  }
  return null;
}
