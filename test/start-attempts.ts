import { readEnvironment } from '../src/environment.js';
import { makeLog } from '../src/log.js';
import { startProgram } from '../src/program.js';
import { startFailure } from '../src/start-failure.js';

/** Starts the program with one environment after the other; a line each of what its host reads. A test runs it. */
for (const variables of JSON.parse(process.argv[2]!) as Record<string, string>[]) {
  const lines: string[] = [];
  const log = makeLog('info', { write: line => void lines.push(line) });
  let said = '';
  try {
    const { token, api, guild, database, metrics } = readEnvironment(variables);
    const program = await startProgram({
      token: token!,
      api,
      ...(guild ? { guild } : {}),
      ...(metrics ? { metrics } : {}),
      database,
      games: [],
      log,
    });
    await program.stop();
  } catch (error) {
    said = startFailure(error);
  }
  console.log(JSON.stringify({ said, isReady: lines.join('').includes('ready') }));
}
process.exit(0);
