import { pino } from 'pino';
import { readEnvironment } from '../../src/environment.js';
import { startProgram } from '../../src/program.js';
import { pebbles } from '../engine/pebbles.js';

/** The real bot with the toy game, as a process of its own that a test may kill. */
const { token, api, database } = readEnvironment(process.env);
await startProgram({ token: token!, api, database, games: [pebbles], log: pino({ level: 'fatal' }) });
console.log('ready');
