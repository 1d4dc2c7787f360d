import { isAllowed, isInstruction, type Said } from '../../../engine/decision.js';
import { PAUSE } from '../../../engine/rules.js';
import type { Answer, Table } from '../../../engine/table.js';
import { instruct } from '../instruction.js';
import type { Wonderland } from '../state.js';
import { cloneWonderland } from './clone.js';
import { instinct } from './instinct.js';
import { thoughtOf } from './thought-deal.js';
import { playStep } from './trial.js';

/** Where a seat stands, as far as it may know: the resting point of the step that waits, and what was said in it. */
export interface Position {
  readonly state: Wonderland;
  readonly given: readonly Said[];
}

/**
 * Reads the table as the seat may think it is: all it cannot know is put in order before anything else looks at it. Null
 * where what was said since does not fit.
 */
export function positionOf(table: Table<Wonderland>, seat: number): Position | null {
  const told = toldTo(table, seat);
  let state = thoughtOf(table.saved.checkpoint, seat, null);
  while (state.outcome === null) {
    const { after, given, waits } = follow(state, told, seat);
    if (waits) return told.length === 0 ? { state, given } : null;
    state = after;
  }
  return null;
}

/** The answers since the resting point the table would be rebuilt from that the seat knows of; sealed ones it does not. */
function toldTo(table: Table<Wonderland>, seat: number): Answer[] {
  const told = table.saved.tail.filter(
    answer => answer.key !== PAUSE && (answer.seat === seat || !isInstruction(answer)),
  );
  for (const other of table.state.seats.keys())
    if (other !== seat && table.sealedOf(other) !== null)
      told.splice(
        told.findLastIndex(answer => answer.seat === other),
        1,
      );
  return told;
}

/** Plays one step, taking what was said away from `told`. What others were asked and nobody told is left to instinct. */
function follow(state: Wonderland, told: Answer[], seat: number) {
  const after = cloneWonderland(state);
  const given: Said[] = [];
  let guessed: Said[] = [];
  let waits = false;
  playStep(after, decision => {
    if (waits) return instinct(after, decision);
    for (; told[0] && isInstruction(told[0]); told.shift()) instruct(after, seat, told[0].said);
    const at = told.findIndex(answer => answer.seat === decision.seat && answer.key === decision.key);
    const said = told[at]?.said;
    if (said !== undefined && isAllowed(decision, said)) {
      told.splice(at, 1);
      given.push(...guessed, said);
      guessed = [];
      return said;
    }
    if (decision.seat === seat) waits = true;
    const guess = instinct(after, decision);
    guessed.push(guess);
    return guess;
  });
  return { after, given, waits };
}
