import type { Option } from '../../engine/decision.js';
import type { Json } from '../../engine/json.js';
import { makeHex } from '../../geometry/hex.js';
import { type Arena, printed } from './state.js';
import type { QuestionKey, Questions, Subject } from './vocabulary.js';

/** A question of the vocabulary, ready to be asked. */
export interface Question {
  readonly key: QuestionKey;
  readonly seat: number;
  readonly about: { readonly [name: string]: Json };
  readonly options: readonly Option[];
}

/** Builds a question whose options are given by id. */
export function question<Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: Questions[Key]['about'],
  options: readonly Questions[Key]['option'][],
): Question {
  return { key, seat, about, options: options.map(id => ({ id })) };
}

/** Builds a question whose options are hexes. */
export function hexQuestion<Key extends QuestionKey>(
  key: Key,
  seat: number,
  about: Questions[Key]['about'],
  hexes: readonly number[],
): Question {
  return { key, seat, about, options: hexes.map(hexOption) };
}

function hexOption(hex: number): Option {
  const place = makeHex(hex);
  return { id: place, place };
}

/** The tile on a hex as a question speaks of it. */
export function subject(arena: Arena, hex: number): Subject {
  const tile = arena.board[hex]!;
  return { tile: printed(tile).id, seat: tile.seat, hex: makeHex(hex) };
}
