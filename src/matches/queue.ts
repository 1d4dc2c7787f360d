import { AlreadyHandled } from './refusal.js';
import { StaleWrite } from './store.js';

/** How a job is run that may not be mixed with those of other processes. */
type AsOne = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** How often a job is begun anew because another process was faster. */
const TRIES = 4;

/**
 * Runs jobs of one key one after another; jobs of different keys do not wait for each other. A job reads what it changes
 * itself: one that finds it changed by another process when it writes is run again, on what is there now.
 */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #asOne: AsOne;
  readonly #failed: (key: string, error: unknown) => void;
  readonly #waited: (ms: number) => void;

  /**
   * `failed` hears of every job that ends with an error, before whoever asked for it does; `waited` how long each has
   * waited for those before it.
   */
  constructor(
    asOne: AsOne = job => job(),
    failed: (key: string, error: unknown) => void = () => undefined,
    waited: (ms: number) => void = () => undefined,
  ) {
    this.#asOne = asOne;
    this.#failed = failed;
    this.#waited = waited;
  }

  /** How many keys have jobs under way. */
  get size(): number {
    return this.#last.size;
  }

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const asked = performance.now();
    const run = () => {
      this.#waited(performance.now() - asked);
      return tried(() => this.#asOne(job));
    };
    const result = before.then(run, run);
    const settled = result.then(
      () => undefined,
      error => this.#failed(key, error),
    );
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return result;
  }

  /** Resolves when every job queued so far is done. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}

async function tried<T>(job: () => Promise<T>): Promise<T> {
  for (let tries = 1, late: StaleWrite | null = null; ; tries++) {
    try {
      return await job();
    } catch (error) {
      // Half of it was written before the other half came too late: whoever asked for it reads that.
      if (late && error instanceof AlreadyHandled) throw late;
      if (!(error instanceof StaleWrite) || tries === TRIES) throw error;
      late = error;
    }
  }
}
