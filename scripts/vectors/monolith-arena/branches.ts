import type { OneDecision } from '../../../src/engine/decision.js';

/** More would take too long; no vector comes near it. */
const MOST_BRANCHES = 500;

/** Walks every way to answer questions nobody has said anything to, one branch after the other. */
export class Branches {
  /** The option taken at each such question of the present branch, and how many there were. */
  readonly #taken: { index: number; count: number }[] = [];
  #depth = 0;
  #walked = 1;

  /** The answer of the present branch to the next such question. */
  take({ options }: OneDecision): string {
    if (this.#depth === this.#taken.length) this.#taken.push({ index: 0, count: options.length });
    const { index } = this.#taken[this.#depth]!;
    this.#depth += 1;
    return options[index]!.id;
  }

  /** Goes on to the next branch; false when all were walked. */
  next(): boolean {
    this.#depth = 0;
    for (let last = this.#taken.pop(); last; last = this.#taken.pop()) {
      if (last.index + 1 === last.count) continue;
      this.#taken.push({ index: last.index + 1, count: last.count });
      this.#walked += 1;
      if (this.#walked > MOST_BRANCHES) throw new Error('Too many questions without a choice');
      return true;
    }
    return false;
  }
}
