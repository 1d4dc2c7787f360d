/** How long a moment is seen at a steady pace: longer where there is more to read, as in a film. */
const SHORTEST = 1_100;
const A_LETTER = 28;
const LONGEST = 5_000;

/** What slow, steady and fast make of that. */
export const PACES = [2, 1, 0.4] as const;

/** Lets a match go on by itself. */
export class Playing {
  readonly #goOn: () => boolean;
  readonly #letters: () => number;
  #timer: number | null = null;
  pace = 1;

  /** `goOn` says whether there is more to come, `letters` how much there is to read now. */
  constructor(goOn: () => boolean, letters: () => number) {
    this.#goOn = goOn;
    this.#letters = letters;
  }

  get isOn(): boolean {
    return this.#timer !== null;
  }

  start(): void {
    const lasts = Math.min(SHORTEST + A_LETTER * this.#letters(), LONGEST) * (PACES[this.pace] ?? 1);
    this.#timer = setTimeout(() => (this.#goOn() ? this.start() : this.stop()), lasts);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
