import { type Decision, isAllowed, type Said } from '../../../engine/decision.js';
import type { Answer, Table } from '../../../engine/table.js';
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

/** A resting point as it was, and what was said since. */
interface Past {
  readonly realm: Realm;
  readonly since: readonly Answer[];
}

/**
 * Reads the table as the seat may think it is. Null where what was said since does not fit the deal: somebody answered
 * with a card the seat did not think of, or something was drawn in the middle of a step.
 */
export function positionOf(table: Table<Realm>, seat: number): Position | null {
  const { checkpoint, tail } = table.saved;
  const past = lastOfOthers({ realm: checkpoint, since: tail }, seat);
  return standing(past, seat, JSON.stringify(table.decisionOf(seat)));
}

/** The resting point of the first own step after everything the others said: what they held before is no matter any more. */
function lastOfOthers({ realm, since }: Past, seat: number): Past {
  if (since.every(answer => answer.seat === seat)) return { realm, since };
  let past: Past = { realm, since };
  for (;;) {
    const after = cloneRealm(past.realm);
    let next = 0;
    playStep(after, decision => {
      const answer = past.since[next];
      next += 1;
      return answer && isFor(decision, answer) ? answer.said : instinct(after, decision);
    });
    const isOwn = next > 0 && past.since.every(answer => answer.seat === seat);
    // The step that waits is read from its beginning, whoever spoke in it.
    if (isOwn || next > past.since.length || after.outcome !== null) return past;
    past = { realm: after, since: past.since.slice(next) };
  }
}

const isFor = (decision: Decision, { seat, key, said }: Answer): boolean =>
  seat === decision.seat && key === decision.key && isAllowed(decision, said);

/** Plays what was said once more on what the seat may know; `asked` is what it must come to. */
function standing(past: Past, seat: number, asked: string): Position | null {
  const start = thoughtOf(past.realm, seat, `${past.realm.sealed}`);
  const steps: Said[][] = [];
  let realm = start;
  let next = 0;
  while (realm.outcome === null) {
    const after = cloneRealm(realm);
    const said: Said[] = [];
    let waits: 'no' | 'yes' | 'misfit' = 'no';
    playStep(after, decision => {
      if (waits !== 'no') return instinct(after, decision);
      const answer = past.since[next];
      if (answer && isFor(decision, answer)) {
        next += 1;
        said.push(answer.said);
        return answer.said;
      }
      const fits = !answer && decision.seat === seat && JSON.stringify(decision) === asked;
      waits = fits ? 'yes' : 'misfit';
      return instinct(after, decision);
    });
    if (said.length > 0 || waits !== 'no') steps.push(said);
    if (waits !== 'no') return waits === 'yes' ? { start, steps, realm } : null;
    realm = after;
  }
  return null;
}
