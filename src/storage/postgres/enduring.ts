import { setTimeout } from 'node:timers/promises';
import { StoreAway } from '../../matches/store.js';
import { SILENCE } from './connection.js';
import type { Patience } from './patience.js';

/** The connection is gone, or the server is just stopping or starting: nobody knows what became of what was asked. */
const CUT: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  '25P03',
];
/** It waited too long for another that holds what it needs, or takes too long by itself. */
const HELD_UP: readonly string[] = ['55P03', '57014'];
const PAUSE = 150;

/** What the library says by itself of a connection that has ended, without a code. */
const ENDED = new RegExp(
  `^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|${SILENCE})`,
);

const isCut = (error: unknown): boolean =>
  CUT.includes(codeOf(error)) || (error instanceof Error && ENDED.test(error.message));

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

/** Does what may be done twice, until the server is back. `isRepeated` where nobody knows what came of it before. */
export async function enduring<Result>(
  { away }: Patience,
  job: (isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      return await job(isRepeated);
    } catch (error) {
      if (HELD_UP.includes(codeOf(error))) throw new StoreAway('The database is held up', { cause: error });
      if (!isCut(error)) throw error;
      if (performance.now() - began > away) throw new StoreAway('The database is away', { cause: error });
      await setTimeout(PAUSE);
    }
  }
}
