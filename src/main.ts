import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { config } from 'dotenv';
import { readEnvironment } from './environment.js';
import { startLocalDiscord } from './local/server.js';
import { makeLog } from './log.js';
import { postAnew } from './matches/index.js';
import { startProgram } from './program.js';
import { games } from './registry.js';
import { startFailure } from './start-failure.js';
import { sweep } from './sweep.js';
import { logStream } from './terminal-log.js';

/** A stop that takes longer than this is cut short; everything that matters is on disk already. */
const PATIENCE_TO_STOP = 8_000;

const SMALL_MACHINE = 1_000_000_000;

// Where memory is short the collectors of all threads work more instead of letting garbage pile up.
if (Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) < SMALL_MACHINE) {
  setFlagsFromString('--optimize-for-size');
}

async function main(): Promise<void> {
  // Whatever this process writes is for its owner only.
  process.umask(0o077);
  config({ quiet: true });
  const environment = readEnvironment(process.env);
  // The library reads a variable of the same name by itself, and otherwise.
  delete process.env.SHARDS;
  const log = makeLog(environment.logLevel, await logStream(process.stdout));
  // What nobody has caught may hold anything: it is logged like every other error, and whoever watches starts us anew.
  process.on('uncaughtException', error => {
    log.fatal({ error }, 'Nobody has caught this');
    process.exit(1);
  });
  // A role that nobody has yet: people may be called by it for open tables.
  const local =
    environment.token === null ? await startLocalDiscord({ port: environment.port, roles: ['Open tables'] }) : null;
  const program = await startProgram({
    token: local?.token ?? environment.token!,
    api: local?.api ?? environment.api,
    ...(environment.guild && !local ? { guild: environment.guild } : {}),
    database: environment.database,
    ...(environment.shards && !local ? { shards: environment.shards } : {}),
    ...(environment.metrics ? { metrics: environment.metrics } : {}),
    backups: environment.backups,
    games,
    log,
    fatal(reason) {
      log.fatal(reason);
      process.exit(1);
    },
  });
  if (local) {
    await postAnew(program.house);
    console.log(
      `\nNo DISCORD_TOKEN is set, so Arbiter plays on its own local Discord.\nOpen ${local.page} and type /play\n`,
    );
  }
  // Reading the rules of all games leaves more behind than all of them take: 320 MB would stay 320 for hours.
  sweep();
  const stop = (): void => {
    setTimeout(() => process.exit(1), PATIENCE_TO_STOP).unref();
    void program
      .stop()
      .then(() => local?.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(startFailure(error));
  process.exit(1);
});
