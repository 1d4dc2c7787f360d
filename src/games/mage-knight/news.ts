import { tell } from '../../engine/match-state.js';
import type { RealmEntry } from './entries.js';
import type { Realm } from './state.js';

/** Writes an entry of the vocabulary into the log, for everybody or for these seats only. */
export function report(realm: Realm, entry: RealmEntry, seats?: readonly number[]): void {
  tell(realm, seats === undefined ? entry : { ...entry, to: seats });
}
