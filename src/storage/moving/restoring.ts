import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isServer } from '../open-stores.js';
import { CannotMove, openWhole } from './move.js';
import type { WholeDatabase } from './whole-database.js';

/** What belongs to a match alone, each after what it refers to. What is to be posted is not told again. */
const PARTS = [
  'seats',
  'tables',
  'answers',
  'log',
  'turn_messages',
  'messages',
  'votes',
  'drafts',
  'orders',
  'notes',
  'follows',
] as const;

/** Puts one match back as a backup has it, whatever has become of it since; everything else stays. */
export async function restoreMatch(backup: string, database: string, id: string, now: number): Promise<void> {
  // A name that was mistyped would make a new one, and the match would be in nobody's.
  if (!isServer(database) && !existsSync(database)) throw new CannotMove(`There is no database at ${database}.`);
  const found = await fromBackup(backup, whole =>
    whole.read(async reader => ({
      match: (await reader.rowsOf('matches', 'id', id))[0],
      parts: await Promise.all(PARTS.map(async table => [table, await reader.rowsOf(table, 'match', id)] as const)),
    })),
  );
  const { match } = found;
  if (!match) throw new CannotMove(`There is no match ${id} in the backup.`);
  const target = await openWhole(database);
  try {
    await target.write(async writer => {
      const [present] = await writer.rowsOf('matches', 'id', id);
      if (present?.counted)
        throw new CannotMove(`Match ${id} is over and counted: putting it back would count it twice.`);
      if (match.status === 'running' && typeof match.place === 'string') {
        const there = await writer.rowsOf('matches', 'place', match.place);
        const other = there.find(row => row.status === 'running' && row.id !== id);
        if (other) throw new CannotMove(`Match ${other.id} is played in the same place now; end it first.`);
      }
      await writer.remove('matches', 'id', id);
      // Whoever has it in memory sees that it is another one: its moment has never been.
      const moment = Math.max(Number(present?.moment ?? 0), Number(match.moment)) + 1;
      await writer.add('matches', [{ ...match, moment, asked: moment }]);
      for (const [table, rows] of found.parts) await writer.add(table, rows);
      const kind = match.status === 'lobby' ? 'lobby' : 'board';
      await writer.add('outbox', [{ match: id, kind, about: '{}', tries: 0, due_at: now }]);
    });
  } finally {
    await target.close();
  }
}

/** A backup is only looked at: a file of an older schema is brought up to date in a copy. */
async function fromBackup<Result>(backup: string, look: (whole: WholeDatabase) => Promise<Result>): Promise<Result> {
  if (!isServer(backup) && !existsSync(backup)) throw new CannotMove(`There is no backup at ${backup}.`);
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-backup-'));
  try {
    const copy = join(folder, 'backup.db');
    if (!isServer(backup)) copyFileSync(backup, copy);
    const whole = await openWhole(isServer(backup) ? backup : copy);
    try {
      return await look(whole);
    } finally {
      await whole.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
