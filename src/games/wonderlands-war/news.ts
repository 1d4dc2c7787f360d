import { tell } from '../../engine/match-state.js';
import type { Wonderland } from './state.js';
import type { Entry } from './vocabulary.js';

/** Writes an entry of the vocabulary into the log, for these seats only where some are named. */
export function report(state: Wonderland, entry: Entry, to?: readonly number[]): void {
  tell(state, to === undefined ? entry : { ...entry, to });
}
