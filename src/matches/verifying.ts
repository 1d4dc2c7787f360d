import { type MatchState, replay, type Table } from '../engine/index.js';
import type { House } from './house.js';
import { isByPeople, type Match } from './match.js';
import { Refusal } from './refusal.js';
import { beginningOf, hashOf } from './starting.js';

/** What came of playing a finished match again from its seed. */
export interface Verification {
  readonly match: Match;
  readonly answers: number;
  readonly hashMatches: boolean;
  /** Number of the first answer that does not lead where it led, or null when all do. */
  readonly mismatchAt: number | null;
  /** Whether the replay ends where the stored match stands, with the result that was told. */
  readonly sameEnd: boolean;
}

/** Whether people of this channel have seen the match: it was played or opened there. */
export const isPlayedAt = ({ place, home }: Match, channel: string): boolean => place === channel || home === channel;

/**
 * Plays a finished match again from its seed and answers: every answer has to be one the rules ask for and allow, and
 * the end has to be the stored end to the last detail. So it also holds for a match the rules were corrected under.
 */
export async function verify(house: House, id: string): Promise<Verification> {
  const match = await house.match(id);
  if (match.status === 'lobby' || match.status === 'expired') throw new Refusal('not-started');
  if (match.status === 'running') throw new Refusal('not-finished', { hash: match.seedHash });
  const kept = await house.store.answers(id);
  const answers = kept.map(({ answer }) => answer);
  const { table, mismatch } = replay(house.game(match.game), beginningOf(match), answers, false);
  const end = await house.table(match);
  return {
    match,
    answers: kept.length,
    hashMatches: hashOf(match.seed) === match.seedHash,
    mismatchAt: mismatch ? mismatch.at + 1 : null,
    sameEnd: table.digest === end.digest && isToldResult(match, table),
  };
}

/** Whether the rules place the seats as the result does; a match ended otherwise is over by no rule. */
function isToldResult({ status, result }: Match, table: Table<MatchState>): boolean {
  const { outcome } = table.state;
  if (status !== 'finished' || (result && isByPeople(result))) return outcome === null;
  return JSON.stringify(outcome?.places) === JSON.stringify(result?.places);
}
