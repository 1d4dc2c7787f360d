import { Table } from '../../src/engine/index.js';
import { readEnvironment } from '../../src/environment.js';
import { makeLog } from '../../src/log.js';
import { think } from '../../src/matches/index.js';
import { startProgram } from '../../src/program.js';
import type { Patience } from '../../src/storage/postgres/patience.js';
import { pebbles } from '../engine/pebbles.js';
import { NO_LIMITS } from './no-limits.js';

/** The real bot with the toy game, as a process of its own that a test may kill. */
const { token, api, database, shards } = readEnvironment(process.env);
delete process.env.SHARDS;
const { PATIENCE } = process.env;
const program = await startProgram({
  token: token!,
  api,
  database,
  ...(PATIENCE ? { patience: JSON.parse(PATIENCE) as Patience } : {}),
  ...(shards ? { shards } : {}),
  games: [pebbles],
  log: makeLog(process.env.LOG_LEVEL ?? 'fatal', process.stderr),
  allowances: NO_LIMITS,
  thinker: {
    think: async ({ saved, seat, bot, seed }) => think(pebbles, Table.restore(pebbles, saved).table, seat, bot, seed),
    close: async () => undefined,
  },
});
process.once('SIGTERM', () => void program.stop().then(() => process.exit(0)));
console.log('ready');
