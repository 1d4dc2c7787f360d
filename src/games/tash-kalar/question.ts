import type { Option } from '../../engine/decision.js';
import type { Json } from '../../engine/json.js';
import { makeSquare, XY } from '../../geometry/square.js';
import type { QuestionKey, Questions } from './vocabulary.js';

/** A question of the vocabulary, ready to be asked. */
export interface Question {
  readonly key: QuestionKey;
  readonly seat: number;
  readonly about: { readonly [name: string]: Json };
  readonly options: readonly Option[];
}

/** The option that points at each square, made once. */
const SQUARE_OPTIONS: readonly Option[] = XY.map((_, square) => {
  const place = makeSquare(square);
  return { id: place, place };
});

export const squareOptions = (squares: readonly number[]): Option[] => squares.map(square => SQUARE_OPTIONS[square]!);

/** Builds a question of the vocabulary. */
export function question<Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: Questions[Key]['about'],
  options: readonly Option[],
): Question {
  return { key, seat, about, options };
}

/** Builds a question whose options are given by id. */
export const plainQuestion = <Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: Questions[Key]['about'],
  ids: readonly Questions[Key]['option'][],
): Question =>
  question(
    key,
    seat,
    about,
    ids.map(id => ({ id })),
  );

/** Builds a question whose options are squares. */
export const squareQuestion = <Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: Questions[Key]['about'],
  squares: readonly number[],
): Question => question(key, seat, about, squareOptions(squares));
