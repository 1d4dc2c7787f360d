import { readEnvironment } from '../../src/environment.js';
import { makeLog } from '../../src/log.js';
import { startProgram } from '../../src/program.js';
import { pebbles } from '../engine/pebbles.js';
import { NO_LIMITS } from './no-limits.js';

/** The real bot with the toy game, as a process of its own that a test may kill. */
const { token, api, database } = readEnvironment(process.env);
await startProgram({ token: token!, api, database, games: [pebbles], log: makeLog('fatal'), allowances: NO_LIMITS });
console.log('ready');
