import type { Language } from './language.js';
import type { LogEntry } from './match-state.js';

/** How much of something each seat has done or suffered, from the first entry of a match to its last. */
export interface Count {
  readonly key: string;
  readonly values: readonly number[];
}

/** What `standing` and each count is called. */
export type TallyNames<Key extends string> = Readonly<
  Record<Language, { readonly standing: string; readonly counts: Readonly<Record<Key, string>> }>
>;

/** A match in numbers, from what everybody saw and was told: for its result and its turning points. */
export interface Tally<View, Entry extends LogEntry = LogEntry> {
  /** What each seat has that the match is won by: points, hit points, Fame. */
  standing(view: View): readonly number[];
  /** Numbers people like, the most telling first. */
  counts(told: readonly Entry[], seats: number): readonly Count[];
  readonly names: TallyNames<string>;
}

/** A count by key, to be added to entry by entry. */
export class Counter<Key extends string> {
  readonly #values = new Map<Key, number[]>();

  constructor(keys: readonly Key[], seats: number) {
    for (const key of keys) this.#values.set(key, Array<number>(seats).fill(0));
  }

  /** Nobody's seat (the dummy, a piece of the board) is not counted. */
  add(key: Key, seat: number, by = 1): void {
    const values = this.#values.get(key)!;
    if (seat in values) values[seat]! += by;
  }

  /** Keeps the largest. */
  most(key: Key, seat: number, value: number): void {
    const values = this.#values.get(key)!;
    if (seat in values) values[seat] = Math.max(values[seat]!, value);
  }

  /** What was counted, without what nobody has any of. */
  get counts(): Count[] {
    return [...this.#values]
      .filter(([, values]) => values.some(value => value > 0))
      .map(([key, values]) => ({ key, values }));
  }
}
