import type { Said } from '../../../engine/decision.js';
import type { RandomState } from '../../../engine/random.js';
import type { Wonderland } from '../state.js';
import { cloneWonderland } from './clone.js';
import { instinct } from './instinct.js';
import type { Position } from './position.js';
import { thoughtOf } from './thought-deal.js';
import { playOn, playStep } from './trial.js';

/** Something to say where a seat stands. */
export interface Attempt {
  readonly position: Position;
  readonly seat: number;
  readonly said: Said;
}

/** Says it in thought, on a deal of what is hidden, and goes on by instinct to the next resting point. */
export function carryOut({ position, seat, said }: Attempt, world: RandomState | null): Wonderland {
  const after = world === null ? cloneWonderland(position.state) : thoughtOf(position.state, seat, world);
  let given = 0;
  let isSaid = false;
  playStep(after, decision => {
    if (given < position.given.length) return position.given[given++]!;
    if (isSaid || decision.seat !== seat) return instinct(after, decision);
    isSaid = true;
    return said;
  });
  return after;
}

/** Lets everybody play on by instinct until then. */
export function playUntil(state: Wonderland, isEnough: (state: Wonderland) => boolean): void {
  if (state.outcome === null && !isEnough(state)) playOn(state, decision => instinct(state, decision), isEnough);
}

/** Whether a card is resolved to its end: the next turn is somebody else's. */
export const isTurnOver = ({ agenda, phase }: Wonderland): boolean =>
  agenda.length === 0 && phase !== 'tea-arrive' && phase !== 'tea-host';
