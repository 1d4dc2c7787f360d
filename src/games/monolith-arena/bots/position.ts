import type { Said } from '../../../engine/decision.js';
import type { RandomState } from '../../../engine/random.js';
import type { Table } from '../../../engine/table.js';
import { cloneArena } from '../clone.js';
import type { Arena } from '../state.js';
import { dealtAnew } from './deal.js';
import { instinct } from './instincts.js';
import { playStep } from './trial.js';

/** How often a deal is tried anew where the answers so far do not fit it. */
const TRIES = 8;

/** Where a seat stands, as far as it may know: the last resting points and what was said since. */
export interface Position {
  /** The resting point the table would be rebuilt from: where the turn began, or what was last revealed in it. */
  readonly start: Arena;
  /** Answers since then, step by step; the last step is the one that waits. */
  readonly steps: readonly (readonly Said[])[];
  /** The resting point of the step that waits. */
  readonly arena: Arena;
}

/** Reads the table as the seat may think it is. Null where no deal fits, which the rules' resting points do not let happen. */
export function positionOf(table: Table<Arena>, seat: number, random: RandomState): Position | null {
  for (let tried = 0; tried < TRIES; tried++) {
    const world = table.imagine(seat, random);
    if (world) return replay(world, seat);
  }
  return null;
}

function replay(world: Table<Arena>, seat: number): Position {
  const { checkpoint, tail } = world.saved;
  const start = dealtAnew(checkpoint, seat, null);
  const steps: Said[][] = [];
  let arena = start;
  let next = 0;
  for (;;) {
    const after = cloneArena(arena);
    const said: Said[] = [];
    let waits = false;
    playStep(after, decision => {
      const answer = waits ? undefined : tail[next];
      if (answer === undefined) {
        waits = true;
        return instinct(after, decision);
      }
      next += 1;
      said.push(answer.said);
      return answer.said;
    });
    if (said.length > 0 || waits) steps.push(said);
    if (waits) return { start, steps, arena };
    arena = after;
  }
}

/** All that is known of an arena dealt without chance, as text: the same for all arenas the seat cannot tell apart. */
export const knownText = (arena: Arena): string => JSON.stringify(arena);
