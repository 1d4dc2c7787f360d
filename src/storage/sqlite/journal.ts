import { open } from 'node:fs/promises';
import type { Connection } from './database.js';

/**
 * Brings what was committed to disk, off the event loop. SQLite appends commits to its log without waiting for the disk
 * (`synchronous = NORMAL`); one flush of that log makes all of them durable, so commits made while one is under way
 * share the next. Until then nobody may be told of them, nor read them.
 */
export class Journal {
  readonly #bringToDisk: () => Promise<void>;
  #current: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(bringToDisk: () => Promise<void>) {
    this.#bringToDisk = bringToDisk;
  }

  /** Resolves when everything committed so far is on disk. */
  flush(): Promise<void> {
    if (this.#current) {
      // It may have begun before the last commit.
      this.#next ??= this.#current.then(this.#goOn, this.#goOn);
      return this.#next;
    }
    this.#current = this.#bringToDisk().finally(() => {
      this.#current = null;
    });
    return this.#current;
  }

  /** Whether everything that was to be flushed is on disk. */
  get isSettled(): boolean {
    return this.#last === null;
  }

  /** Resolves when it is. */
  async settled(): Promise<void> {
    for (let last = this.#last; last; last = this.#last) await last.catch(() => undefined);
  }

  get #last(): Promise<void> | null {
    return this.#next ?? this.#current;
  }

  readonly #goOn = (): Promise<void> => {
    this.#next = null;
    return this.flush();
  };
}

const journals = new WeakMap<Connection, Journal>();

/** The journal of a connection, the same for every store on it. */
export function journalOf(db: Connection): Journal {
  let journal = journals.get(db);
  if (!journal) {
    journal = new Journal(db.memory ? async () => undefined : () => flushFile(`${db.name}-wal`));
    journals.set(db, journal);
  }
  return journal;
}

/** Closing the database flushes its log and removes it. */
async function flushFile(file: string): Promise<void> {
  try {
    const log = await open(file, 'r+');
    try {
      await log.datasync();
    } finally {
      await log.close();
    }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
}

/** The same store, of which nothing is read before it is on disk. Writes need not wait: they are flushed together. */
export const readWhenFlushed = <Store extends object>(store: Store, journal: Journal): Store =>
  new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function' || name === 'write') return method;
      return (...given: readonly unknown[]): unknown => {
        const run = (): unknown => Reflect.apply(method, target, given);
        return journal.isSettled ? run() : journal.settled().then(run);
      };
    },
  });
