import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../src/local/server.js';
import { openDatabase } from '../src/storage/sqlite/database.js';
import { type Tampering, tamperWith } from './discord/tampering.js';

/** Somebody without rights: what the owner of the machine may not read or write would else be no obstacle. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

let discord: LocalDiscord;
let tampering: Tampering;
const folder = mkdtempSync(join(tmpdir(), 'arbiter-start-'));
beforeAll(async () => {
  chmodSync(folder, 0o755);
  discord = await startLocalDiscord();
  tampering = await tamperWith(discord.api);
});
afterAll(async () => {
  await tampering.close();
  await discord.close();
  rmSync(folder, { recursive: true, force: true });
});

const owned = (path: string): string => {
  if (isRoot) chownSync(path, NOBODY, NOBODY);
  return path;
};

/** A folder of its own, which the bot may write in. */
function makeFolder(name: string): string {
  mkdirSync(join(folder, name));
  return owned(join(folder, name));
}

function makeDatabase(name: string, journal = 'DELETE'): string {
  const file = join(makeFolder(name), 'arbiter.db');
  const db = openDatabase(file);
  db.pragma(`journal_mode = ${journal}`);
  db.close();
  return owned(file);
}

const environmentOf = (variables: Record<string, string>): Record<string, string> => ({
  DISCORD_TOKEN: discord.token,
  DISCORD_API: tampering.api,
  DATABASE_URL: join(makeFolder(`own-${Math.random()}`), 'arbiter.db'),
  ...variables,
});

/** Runs a file as somebody without rights, until it ends. */
async function run(file: string, given: readonly string[], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...given], {
    env: { PATH: process.env.PATH, HOME: folder, TSX_DISABLE_CACHE: '1', ...variables },
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  const heard = { out: '', err: '' };
  child.stdout.on('data', part => {
    heard.out += part;
  });
  child.stderr.on('data', part => {
    heard.err += part;
  });
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve));
  return { code, ...heard };
}

const FAILURES: readonly (readonly [string, () => Record<string, string>, RegExp])[] = [
  [
    'a read-only database',
    () => {
      const file = makeDatabase('read-only');
      chmodSync(file, 0o400);
      chmodSync(join(file, '..'), 0o500);
      return { DATABASE_URL: file };
    },
    /^The database cannot be used: attempt to write a readonly database\. DATABASE_URL names it\.$/,
  ],
  [
    'a database somebody else may write, in a folder of our own',
    () => {
      const file = makeDatabase('foreign', 'WAL');
      if (isRoot) chownSync(file, 0, 0);
      chmodSync(file, isRoot ? 0o444 : 0o400);
      return { DATABASE_URL: file };
    },
    /^The database cannot be used: attempt to write a readonly database\. DATABASE_URL names it\.$/,
  ],
  [
    'a malformed database',
    () => {
      const file = makeDatabase('malformed');
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0x5a, bytes.length - 4096 * 6));
      return { DATABASE_URL: file };
    },
    /^The database cannot be used: .*(damaged|malformed).*\. DATABASE_URL names it\.$/,
  ],
  [
    'a file that is no database',
    () => {
      const file = join(makeFolder('letter'), 'arbiter.db');
      writeFileSync(file, 'a letter to a friend'.repeat(500));
      return { DATABASE_URL: owned(file) };
    },
    /^The database cannot be used: file is not a database\. DATABASE_URL names it\.$/,
  ],
  [
    'a read-only folder',
    () => {
      chmodSync(makeFolder('closed'), 0o500);
      return { DATABASE_URL: join(folder, 'closed', 'arbiter.db') };
    },
    /^The database cannot be used: EACCES: permission denied, .*\. DATABASE_URL names it\.$/,
  ],
  [
    'a database server that is not there',
    () => ({ DATABASE_URL: 'postgres://arbiter:secret@127.0.0.1:9/arbiter' }),
    /^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:9\. DATABASE_URL names it\.$/,
  ],
  [
    'a database of a kind Arbiter does not know',
    () => ({ DATABASE_URL: 'mysql://arbiter:secret@127.0.0.1/arbiter' }),
    /^DATABASE_URL begins with mysql:; Arbiter keeps its matches in a SQLite file, (?!.*secret).*\.$/,
  ],
  [
    'a database server that has no address',
    () => ({ DATABASE_URL: 'postgres://arbiter:secret@:x/arbiter' }),
    /^DATABASE_URL is no address of a server; (?!.*secret).*\.$/,
  ],
  [
    'an unknown guild',
    () => ({ DISCORD_GUILD: '123456789012345678' }),
    /^Arbiter is not on the server 123456789012345678, or there is none \(.*\)\. Check DISCORD_GUILD, or invite Arbiter there\.$/,
  ],
  [
    'a refused registration',
    () => {
      const no = { status: 400, code: 50035, message: 'Invalid Form Body' };
      tampering.refuse(/^PUT \/applications\/\d+\/commands/, no);
      return {};
    },
    /^Discord refused the commands: Invalid Form Body\.$/,
  ],
  [
    'a wrong token',
    () => ({ DISCORD_TOKEN: 'MTIz.wrong.token' }),
    /^Discord does not know this DISCORD_TOKEN\. Copy it again from the developer portal\.$/,
  ],
  [
    'a port somebody else listens on',
    () => ({ METRICS_PORT: new URL(tampering.api).port }),
    /^Port \d+ is taken by another program\. Set PORT, METRICS_PORT or PROXY_PORT, whichever names it, .*\.$/,
  ],
  ['no Discord at all', () => ({ DISCORD_API: 'http://127.0.0.1:9/api' }), /^Discord cannot be reached: .*\.$/],
];

test('whatever keeps the program from starting is said in one sentence, and it is never “ready”', async () => {
  const environments = FAILURES.map(([, prepare]) => environmentOf(prepare()));
  const { out, err } = await run('test/start-attempts.ts', [JSON.stringify(environments)]);
  expect(err).toBe('');
  const attempts = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { said: string; isReady: boolean });
  for (const [index, [name, , sentence]] of FAILURES.entries()) {
    expect(attempts[index]?.said, name).toMatch(sentence);
    expect(attempts[index]?.isReady, name).toBe(false);
  }
}, 60_000);

test('the process itself says the sentence, and nothing else, and ends with 1', async () => {
  const { code, out, err } = await run('src/main.ts', [], environmentOf({ DISCORD_TOKEN: 'MTIz.wrong.token' }));
  expect(err.trim()).toBe('Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal.');
  expect(out).toBe('');
  expect(code).toBe(1);
}, 60_000);
