import type { Logger } from './surface.js';

/** How long a panel waits for computer opponents before it says that they think. */
const PATIENCE = 8_000;

/** Lets computers play where somebody says that they may have to: in each match once at a time. */
export class Computers {
  readonly #play: (match: string) => Promise<void>;
  readonly #log: Logger;
  readonly #runs = new Map<string, Promise<void>>();
  /** Matches somebody spoke of while they were looked at: what has happened since may not have been seen. */
  readonly #again = new Set<string>();

  constructor(play: (match: string) => Promise<void>, log: Logger) {
    this.#play = play;
    this.#log = log;
  }

  wake(match: string): void {
    if (this.#runs.has(match)) this.#again.add(match);
    else this.#runs.set(match, this.#run(match));
  }

  /** Whoever has just moved sees what the computer makes of it, unless it takes too long. */
  done(match: string): Promise<void> {
    const run = this.#runs.get(match);
    if (!run) return Promise.resolve();
    return Promise.race([run, new Promise<void>(resolve => setTimeout(resolve, PATIENCE).unref())]);
  }

  async #run(match: string): Promise<void> {
    do {
      this.#again.delete(match);
      await this.#play(match).catch(error => this.#log.error({ error, match }, 'The computer could not move'));
    } while (this.#again.has(match));
    this.#runs.delete(match);
  }
}
