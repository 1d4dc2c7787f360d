import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What all kinds of one campaign share; played by anything else, an entry is of another campaign. */
export interface Terms {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly matches: number;
  readonly oneIn: number;
}

/** How one kind fared. */
export interface Entry extends Terms {
  readonly kind: string;
  /** Matches that held; fewer than asked for where one broke. */
  readonly held: number;
  readonly answers: number;
  /** Answers of the longest match. */
  readonly longest: number;
  /** Decisions that were looked at closely. */
  readonly close: number;
  readonly seconds: number;
  /** The file of the match that broke an invariant, null = all held. */
  readonly broken: string | null;
}

/**
 * The kinds that are done, a line each: a campaign of many hours goes on where it was stopped, and a kind that broke is
 * played again. A line cut short by the end of the process is of a kind that is not done.
 */
export class Ledger {
  readonly #file: string;
  readonly #terms: Terms;

  constructor(file: string, terms: Terms) {
    this.#file = file;
    this.#terms = terms;
  }

  /** The last entry of each kind of this campaign. */
  get entries(): ReadonlyMap<string, Entry> {
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : [];
    const own = lines.flatMap(line => parseEntry(line) ?? []).filter(entry => this.#isOwn(entry));
    return new Map(own.map(entry => [entry.kind, entry]));
  }

  isDone(kind: string): boolean {
    return this.entries.get(kind)?.broken === null;
  }

  note(entry: Omit<Entry, keyof Terms>): void {
    appendFileSync(this.#file, `\n${makeEntry({ ...this.#terms, ...entry })}\n`);
  }

  #isOwn(entry: Entry): boolean {
    const { game, version, seed, matches, oneIn } = this.#terms;
    return (
      entry.game === game &&
      entry.version === version &&
      entry.seed === seed &&
      entry.matches === matches &&
      entry.oneIn === oneIn
    );
  }
}

export const makeEntry = (entry: Entry): string => JSON.stringify(entry);

export function parseEntry(line: string): Entry | null {
  if (!line.startsWith('{') || !line.endsWith('}')) return null;
  return JSON.parse(line) as Entry;
}
