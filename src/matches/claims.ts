import type { Tally } from './allowance.js';
import type { House } from './house.js';

/** Work that waits for its time, or for whoever comes first: each piece is done by one process at a time. */
export const WORK = [
  'posts',
  'league-posts',
  'clocks',
  'lobbies',
  'computers',
  'results',
  'leagues',
  'digests',
  'rules',
] as const;
export type Work = (typeof WORK)[number];

/** What all processes should know at once; none of them relies on having heard it. */
export const NEWS = ['forgotten', 'fault'] as const;
export type News = (typeof NEWS)[number];

/** What a process hears from the others on the same database. */
export interface Heard {
  /** Somebody else came upon work this process has, or had: there may be more of it to do. */
  wanted(work: Work, id: string): void;
  /** Processes are gone since then: what they had is there to be taken, and what was asked since may wait for nobody. */
  gone(left: readonly { readonly work: Work; readonly id: string }[], since: number): void;
  /** Nothing of what the others said since then was heard: there may be work for this process, and news. */
  missed(since: number): void;
  /** Another process has told everybody. */
  told(news: News, about: string): void;
}

/** What a process is handed, in the words of the place people come from, and whether another is handed the same. */
export interface Serves {
  readonly what: string;
  isShared(other: string): boolean;
}

/** Who does which work. Filled by src/storage; every implementation runs the same contract suite. */
export interface Claims {
  /** Shows from now on that this process lives, and what it serves; `now` is its own clock. */
  join(serves: Serves, now: () => number): Promise<void>;
  /** Listens to the others, and is told what those have left who are gone. */
  start(heard: Heard): Promise<void>;
  /** Whether this process is the first to be handed something that another may be handed too. */
  isFirst(interaction: string): Promise<boolean>;
  /** Whether this process has the work now. Where another living one has it, that one is told of it. */
  claim(work: Work, id: string): Promise<boolean>;
  release(work: Work, id: string): Promise<void>;
  /** Tells all the others. */
  announce(news: News, about: string): Promise<void>;
  /** What people may do, counted over all processes. */
  readonly tally: Tally;
  /** Whether the others can know that this process lives: one that was held up has lost what it had. */
  isAlive(): boolean;
  /** Gives back whatever it has. */
  stop(): Promise<void>;
}

/** The claims of a process that shares its matches with nobody. */
export const soleClaims = (): Claims => ({
  join: async () => undefined,
  start: async () => undefined,
  isFirst: async () => true,
  claim: async () => true,
  release: async () => undefined,
  announce: async () => undefined,
  tally: async () => null,
  isAlive: () => true,
  stop: async () => undefined,
});

/** Does a piece of work, unless another process does. */
export async function claimed(house: House, work: Work, id: string, job: () => Promise<unknown>): Promise<void> {
  const { claims } = house;
  if (!(await claims.claim(work, id))) return;
  try {
    await job();
  } finally {
    await claims.release(work, id);
  }
}
