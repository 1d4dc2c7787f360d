import { isVoid, type Season } from './league.js';

/** Who has met whom, who had no opponent, who began and on which sides, so far. */
export class History {
  readonly #met = new Map<number, Map<number, number>>();
  readonly #byes = new Map<number, number>();
  readonly #begun = new Map<number, number>();
  readonly #followed = new Map<number, number>();
  readonly #sat = new Map<number, { readonly sum: number; readonly matches: number }>();
  readonly #lastBegun = new Map<number, boolean>();
  readonly #sides = new Map<number, Map<string, number>>();
  readonly #begunAgainst = new Map<number, Set<number>>();

  /** A pairing that counts for nobody does not count as met: they may be drawn again. */
  static of(season: Season): History {
    const history = new History();
    for (const { seats, sides, score } of season.pairings) {
      if (score && isVoid(score)) continue;
      if (seats.length === 1) history.addBye(seats[0]!);
      else history.addMeeting(seats, sides);
    }
    return history;
  }

  addBye(entrant: number): void {
    this.#byes.set(entrant, this.byes(entrant) + 1);
  }

  /** The first of them begins. */
  addMeeting(seats: readonly number[], sides: readonly string[] | null = null): void {
    const [first, ...others] = seats as [number, ...number[]];
    for (const one of seats) for (const two of seats) if (one !== two) this.#meet(one, two);
    this.#begun.set(first, this.begun(first) + 1);
    this.#lastBegun.set(first, true);
    const against = this.#begunAgainst.get(first) ?? new Set<number>();
    for (const other of others) {
      against.add(other);
      this.#followed.set(other, (this.#followed.get(other) ?? 0) + 1);
      this.#lastBegun.set(other, false);
    }
    this.#begunAgainst.set(first, against);
    for (const [seat, side] of (sides ?? []).entries()) this.#play(seats[seat]!, side);
    for (const [seat, entrant] of seats.entries()) {
      const { sum, matches } = this.#sat.get(entrant) ?? { sum: 0, matches: 0 };
      this.#sat.set(entrant, { sum: sum + seat, matches: matches + 1 });
    }
  }

  met(a: number, b: number): number {
    return this.#met.get(a)?.get(b) ?? 0;
  }

  /** How often two of these have met, all pairs together. */
  metAmong(seats: readonly number[]): number {
    return seats.reduce((sum, a, at) => sum + seats.slice(at + 1).reduce((more, b) => more + this.met(a, b), 0), 0);
  }

  byes(entrant: number): number {
    return this.#byes.get(entrant) ?? 0;
  }

  begun(entrant: number): number {
    return this.#begun.get(entrant) ?? 0;
  }

  /** How many more matches the entrant has begun than not. */
  lead(entrant: number): number {
    return this.begun(entrant) - (this.#followed.get(entrant) ?? 0);
  }

  /** The seat the entrant has had on average: 0 is the first of the table. */
  meanSeat(entrant: number): number {
    const { sum, matches } = this.#sat.get(entrant) ?? { sum: 0, matches: 0 };
    return matches === 0 ? 0 : sum / matches;
  }

  beganLast(entrant: number): boolean | undefined {
    return this.#lastBegun.get(entrant);
  }

  hasBegunAgainst(entrant: number, other: number): boolean {
    return this.#begunAgainst.get(entrant)?.has(other) ?? false;
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
