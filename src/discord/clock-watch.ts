/** A clock that goes back by less is only being set right. */
const SET_BACK = 1_000;

/** Notices a clock that is set back, by one that only goes on: waits that were counted by it mean nothing any more. */
export class ClockWatch {
  readonly #now: () => number;
  #drift: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#drift = now() - performance.now();
  }

  /** Whether the clock has been set back since the last look. */
  isSetBack(): boolean {
    const drift = this.#now() - performance.now();
    const isSetBack = drift < this.#drift - SET_BACK;
    this.#drift = drift;
    return isSetBack;
  }
}
