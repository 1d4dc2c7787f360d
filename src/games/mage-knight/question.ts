import type { Option } from '../../engine/decision.js';
import type { Json } from '../../engine/json.js';
import type { QuestionKey, Questions } from './vocabulary.js';

/** A question of the vocabulary, ready to be asked. */
export interface Question {
  readonly key: QuestionKey;
  readonly seat: number;
  readonly about: { readonly [name: string]: Json };
  readonly options: readonly Option[];
}

/** What a question of the vocabulary tells, as plain JSON. */
type About<Key extends QuestionKey> = Questions[Key]['about'] & { readonly [name: string]: Json };

/** Builds a question whose options are given by id, with the place on the map each points at, if any. */
export const question = <Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: About<Key>,
  ids: readonly Questions[Key]['option'][],
  placeOf: (id: Questions[Key]['option']) => string | undefined = () => undefined,
): Question => ({
  key,
  seat,
  about,
  options: ids.map(id => {
    const place = placeOf(id);
    return place === undefined ? { id } : { id, place };
  }),
});
