import type { Season } from './league.js';

/** Who has met whom, who had no opponent, who began and on which sides, so far. */
export class History {
  readonly #met = new Map<number, Map<number, number>>();
  readonly #byes = new Map<number, number>();
  readonly #first = new Map<number, number>();
  readonly #second = new Map<number, number>();
  readonly #lastFirst = new Map<number, boolean>();
  readonly #sides = new Map<number, Map<string, number>>();
  readonly #firstAgainst = new Map<number, Set<number>>();

  /** An annulled pairing does not count as met: the two may be drawn again. */
  static of(season: Season): History {
    const history = new History();
    for (const { first, second, sides, score } of season.pairings) {
      if (score?.how === 'annulled') continue;
      if (second === null) history.addBye(first);
      else history.addMeeting(first, second, sides);
    }
    return history;
  }

  addBye(entrant: number): void {
    this.#byes.set(entrant, this.byes(entrant) + 1);
  }

  addMeeting(first: number, second: number, sides: readonly [string, string] | null = null): void {
    this.#meet(first, second);
    this.#meet(second, first);
    this.#first.set(first, this.begun(first) + 1);
    this.#second.set(second, (this.#second.get(second) ?? 0) + 1);
    this.#lastFirst.set(first, true).set(second, false);
    this.#firstAgainst.set(first, (this.#firstAgainst.get(first) ?? new Set()).add(second));
    if (!sides) return;
    this.#play(first, sides[0]);
    this.#play(second, sides[1]);
  }

  met(a: number, b: number): number {
    return this.#met.get(a)?.get(b) ?? 0;
  }

  byes(entrant: number): number {
    return this.#byes.get(entrant) ?? 0;
  }

  begun(entrant: number): number {
    return this.#first.get(entrant) ?? 0;
  }

  /** How many more matches the entrant has begun than not. */
  lead(entrant: number): number {
    return this.begun(entrant) - (this.#second.get(entrant) ?? 0);
  }

  beganLast(entrant: number): boolean | undefined {
    return this.#lastFirst.get(entrant);
  }

  hasBegunAgainst(entrant: number, other: number): boolean {
    return this.#firstAgainst.get(entrant)?.has(other) ?? false;
  }

  timesOn(entrant: number, side: string): number {
    return this.#sides.get(entrant)?.get(side) ?? 0;
  }

  #meet(a: number, b: number): void {
    const row = this.#met.get(a) ?? new Map<number, number>();
    this.#met.set(a, row.set(b, (row.get(b) ?? 0) + 1));
  }

  #play(entrant: number, side: string): void {
    const row = this.#sides.get(entrant) ?? new Map<string, number>();
    this.#sides.set(entrant, row.set(side, (row.get(side) ?? 0) + 1));
  }
}
