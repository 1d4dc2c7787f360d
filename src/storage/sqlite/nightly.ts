import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backUp } from './backup.js';

/** The hour, by the clock of Greenwich, from which on a night's copy is made: most people sleep then. */
const HOUR = 2;

/** Makes the copy of the night, unless it is there, and takes away the oldest beyond `kept`. Returns what it made. */
export async function nightlyBackup(file: string, kept: number, now: number): Promise<string | null> {
  if (kept === 0 || new Date(now).getUTCHours() < HOUR) return null;
  const folder = join(dirname(file), 'backups');
  const name = basename(file, '.db');
  const target = join(folder, `${name}-${new Date(now).toISOString().slice(0, 10)}.db`);
  if (existsSync(target)) return null;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One that was cut short is no backup: it has its name only when it is whole.
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  await backUp(file, unfinished);
  renameSync(unfinished, target);
  const copies = readdirSync(folder).filter(each => each.startsWith(`${name}-`) && /-\d{4}-\d\d-\d\d\.db$/.test(each));
  for (const old of copies.sort().slice(0, -kept)) rmSync(join(folder, old));
  return target;
}
