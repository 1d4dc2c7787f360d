import { type MatchState, Table } from '../engine/index.js';
import type { House } from './house.js';
import type { Match } from './match.js';
import { Refusal } from './refusal.js';
import { hashOf, startOf } from './starting.js';

/** What came of playing a finished match again from its seed. */
export interface Verification {
  readonly match: Match;
  readonly answers: number;
  readonly hashMatches: boolean;
  /** Number of the first answer that does not lead where it led, or null when all do. */
  readonly mismatchAt: number | null;
  /** Whether the replay ends with the stored result. */
  readonly sameEnd: boolean;
}

/** Plays a finished match again from its seed and answers, and compares everything. */
export async function verify(house: House, id: string): Promise<Verification> {
  const match = await house.match(id);
  if (match.status === 'lobby') throw new Refusal('not-started');
  if (match.status === 'running') throw new Refusal('not-finished', { hash: match.seedHash });
  const game = house.game(match.game);
  const kept = await house.store.answers(id);
  const { table } = Table.start<MatchState>(game, game.setup(startOf(match)));
  let mismatchAt: number | null = null;
  for (const [index, { answer }] of kept.entries()) {
    const given = table.answer(answer.seat, answer.said);
    if (given && given.answer.key === answer.key && given.answer.digest === answer.digest) continue;
    mismatchAt = index + 1;
    break;
  }
  const played = table.state.outcome;
  const byRules = match.status === 'finished' && match.result?.by === undefined;
  const sameEnd = byRules ? JSON.stringify(played?.places) === JSON.stringify(match.result?.places) : played === null;
  return { match, answers: kept.length, hashMatches: hashOf(match.seed) === match.seedHash, mismatchAt, sameEnd };
}
