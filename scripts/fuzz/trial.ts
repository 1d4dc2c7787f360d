import { createHash } from 'node:crypto';
import {
  type Beginning,
  type Chosen,
  type Decision,
  type Game,
  pick,
  type RandomState,
  randomBelow,
  randomFrom,
  type Said,
  shuffle,
} from '../../src/engine/index.js';

/** One answer of a match, without what a replay would check. */
export interface Move {
  readonly seat: number;
  readonly said: Said;
}

/** A match, or the beginning of one. */
export interface Trial {
  readonly beginning: Beginning;
  readonly moves: readonly Move[];
}

/** A seed of 32 hexadecimal digits made from any text. */
export const seedFrom = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

export const randomOf = (text: string): RandomState => randomFrom(seedFrom(text));

/** What the lobby is not left to choose at random. */
export interface Given {
  readonly chosen?: Chosen;
  readonly seats?: number;
  /** Sides that all sit down, in any order. */
  readonly sides?: readonly string[];
}

/** One in so many beginnings leaves the lobby as it stands at first, as most tables do; no random choice would. */
const PLAIN_IN = 3;

/** Lobby choices at random, except those that are given. */
export function randomBeginning(
  game: Game,
  text: string,
  { chosen: given = {}, seats, sides: named }: Given = {},
): Beginning {
  const random = randomOf(`${text}/lobby`);
  const isPlain = randomBelow(randomOf(`${text}/plain`), PLAIN_IN) === 0;
  const chosen: Record<string, string> = {};
  for (const { id, values, initial } of game.lobby.options) {
    const drawn = pick(random, values);
    chosen[id] = given[id] ?? (isPlain ? initial : drawn);
  }
  const { min, max } = game.lobby.seats(chosen);
  const count = seats ?? min + randomBelow(random, max - min + 1);
  if (count < min || count > max) throw new RangeError(`${game.id} seats ${min} to ${max}, not ${count}`);
  const free = [...(named ?? game.lobby.sides(chosen))];
  shuffle(random, free);
  if (named) return { seed: seedFrom(`${text}/match`), seats: count, chosen, sides: free };
  const sides = Array.from({ length: count }, () => (randomBelow(random, 2) === 0 ? (free.pop() ?? null) : null));
  return { seed: seedFrom(`${text}/match`), seats: count, chosen, sides };
}

/** Refuses choices the lobby does not offer. */
export function checkChosen(game: Game, given: Chosen): void {
  for (const [id, value] of Object.entries(given)) {
    const option = game.lobby.options.find(option => option.id === id);
    if (!option) throw new RangeError(`${game.id} has no lobby option ${id}`);
    if (!option.values.includes(value)) throw new RangeError(`${id} is one of ${option.values.join(', ')}`);
  }
}

/** The plainest thing that may be said: the first option, the least number, as few as may be, the order given. */
export function simplestAnswer(decision: Decision): Said {
  switch (decision.kind) {
    case 'one':
      return decision.options[0]!.id;
    case 'number':
      return decision.min;
    case 'some':
      return decision.options.slice(0, decision.min).map(({ id }) => id);
    case 'order':
      return decision.options.map(({ id }) => id);
  }
}
