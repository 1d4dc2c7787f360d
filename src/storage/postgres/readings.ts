import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a job has read, so that it writes nothing on top of what it has not seen: the edition of each match, null for one
 * that was not there. Outside of a job nothing is remembered.
 */
export class Readings {
  readonly #jobs = new AsyncLocalStorage<Map<string, string | null>>();

  readonly within = <Result>(job: () => Promise<Result>): Promise<Result> => this.#jobs.run(new Map(), job);

  /** The job has read, or written, this edition. */
  note(match: string, edition: string | null): void {
    this.#jobs.getStore()?.set(match, edition);
  }

  /** Whether the job has not read the match, or this is what it read. */
  isCurrent(match: string, edition: string | null): boolean {
    const known = this.#jobs.getStore()?.get(match);
    return known === undefined || known === edition;
  }
}
