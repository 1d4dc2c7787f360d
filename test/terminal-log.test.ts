import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logStream } from '../src/terminal-log.js';

/** What one entry leaves behind where the log goes. */
async function written(isTTY: boolean): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-log-'));
  const file = join(folder, 'log');
  const fd = openSync(file, 'w');
  const log = pino({}, await logStream({ fd, isTTY }));
  log.info({ match: 'm1' }, 'match started');
  closeSync(fd);
  const text = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}

it('says things to people on a terminal', async () => {
  const text = stripVTControlCharacters(await written(true));
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: match started \{"match":"m1"\}\n$/);
});

it('writes JSON anywhere else', async () => {
  expect(JSON.parse(await written(false))).toMatchObject({ level: 30, match: 'm1', msg: 'match started' });
});
