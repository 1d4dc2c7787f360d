import type { OneDecision, Option } from '../../engine/decision.js';
import { ask, type Rules } from '../../engine/rules.js';
import { placeOf } from './places.js';
import type { QuestionKey, Questions } from './vocabulary.js';

type Asked<Key extends QuestionKey> = Omit<OneDecision, 'kind'> & { readonly kind: 'one'; readonly key: Key };

/** Builds a question of the vocabulary. `usual` = what is said for somebody who does not want to be asked trifles. */
export function question<Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: Questions[Key]['about'],
  ids: readonly Questions[Key]['option'][],
  usual?: Questions[Key]['option'],
): Asked<Key> {
  const options = ids.map((id): Option => {
    const place = placeOf(id);
    return place === null ? { id } : { id, place };
  });
  return { kind: 'one', key, seat, about, options, ...(usual === undefined ? {} : { usual }) };
}

/** Asks a question of the vocabulary; one that leaves a single thing to say answers itself. */
export function* choose<Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: Questions[Key]['about'],
  ids: readonly Questions[Key]['option'][],
  usual?: Questions[Key]['option'],
): Rules<Questions[Key]['option']> {
  return yield* ask<Questions[Key]['option']>(question(key, seat, about, ids, usual));
}
