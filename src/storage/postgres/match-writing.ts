import type { MatchState, Saved } from '../../engine/index.js';
import { AlreadyHandled } from '../../matches/refusal.js';
import { StaleWrite, type Write } from '../../matches/store.js';
import { makeRow, makeSeatRow } from '../rows/match-rows.js';
import { makeVoteRow } from '../rows/table-rows.js';
import type { Transaction } from './database.js';
import { MATCH_STATEMENTS } from './match-statements.js';
import type { Readings } from './readings.js';
import { run } from './statement.js';
import { TABLE_STATEMENTS } from './table-statements.js';

const sql = { ...MATCH_STATEMENTS, ...TABLE_STATEMENTS };

/** Which match a checkpoint was last written to. */
export type Written = WeakMap<object, string>;

/**
 * A second write for an interaction waits for the first one, and comes too late if that was kept. Whether it is to be
 * made at all: where the first one was ours, and only the answer to it was lost, it is done.
 */
export async function isToBeMade(
  db: Transaction,
  interaction: string,
  now: number,
  isRepeated: boolean,
): Promise<boolean> {
  const { count } = await run(db, sql.handle, { interaction, now });
  if (count === 0 && !isRepeated) throw new AlreadyHandled(interaction);
  return count > 0;
}

/** What the store remembers from one write to the next. */
export interface Memory {
  readonly written: Written;
  readonly readings: Readings;
}

export async function applyWrite(
  db: Transaction,
  memory: Memory,
  change: Write,
  now: number,
  isRepeated = false,
): Promise<void> {
  const { match, interaction } = change;
  const [isNew, found] = await Promise.all([
    interaction === undefined || isToBeMade(db, interaction, now, isRepeated),
    match ? run(db, sql.lockedMoment, { id: match.id }) : [],
  ]);
  if (!match || !isNew) return;
  requireUnchanged(memory.readings, match.id, found[0], change.expect);
  const [[kept]] = await Promise.all([
    run(db, sql.keepMatch, makeRow(match)),
    ...parts(db, memory.written, { ...change, match }, now),
  ]);
  memory.readings.note(match.id, kept!.edition);
}

interface Locked {
  readonly moment: number;
  readonly edition: string;
}

/** The row stays locked to the end: whoever else writes this match waits, and then finds it moved on. */
function requireUnchanged(readings: Readings, id: string, found: Locked | undefined, expect?: number): void {
  const isExpected = expect === undefined || found?.moment === expect;
  if (!isExpected || !readings.isCurrent(id, found?.edition ?? null))
    throw new StaleWrite(`Match ${id} is no longer as it was read`);
}

/** Everything a write says of its match, sent in one go and run in this order. */
function* parts(
  db: Transaction,
  written: Written,
  change: Write & Required<Pick<Write, 'match'>>,
  now: number,
): Generator<Promise<unknown>> {
  const match = change.match.id;
  for (const [seat, held] of change.match.seats.entries()) {
    yield run(db, sql.keepSeat, { match, ...makeSeatRow(seat, held) });
  }
  yield run(db, sql.dropSeats, { match, from: change.match.seats.length });
  if (change.saved) yield keepTable(db, written, match, change.saved, change.expect !== undefined);
  for (const { moment, at, answer } of change.answers ?? []) {
    const { seat, key, said, digest } = answer;
    yield run(db, sql.keepAnswer, { match, moment, seat, key, said: JSON.stringify(said), digest, at });
  }
  for (const moment of change.undone ?? []) {
    yield run(db, sql.undoAnswer, { match, moment });
    yield run(db, sql.undoLog, { match, moment });
  }
  for (const [line, { moment, entry, seats }] of (change.log ?? []).entries()) {
    const audience = seats === undefined ? null : JSON.stringify(seats);
    yield run(db, sql.keepLog, { match, moment, line, entry: JSON.stringify(entry), seats: audience });
  }
  if (change.closeVotes) yield run(db, sql.closeVotes, { match });
  if (change.vote) yield run(db, sql.keepVote, makeVoteRow(match, change.vote));
  for (const { kind, about } of change.posts ?? []) {
    yield run(db, sql.addPost, { match, kind, about: JSON.stringify(about ?? {}), at: now });
  }
}

/** The checkpoint is left where it is only if nobody else can have put another one there: the match has not moved. */
function keepTable(db: Transaction, written: Written, match: string, saved: Saved<MatchState>, unmoved: boolean) {
  const { version, checkpoint, fixed } = saved;
  const tail = JSON.stringify(saved.tail);
  if (unmoved && written.get(checkpoint) === match) return run(db, sql.keepTail, { match, tail, fixed });
  return run(db, sql.keepTable, { match, version, checkpoint: JSON.stringify(checkpoint), tail, fixed });
}
