import { config } from 'dotenv';
import { pino } from 'pino';
import { BadEnvironment, readEnvironment } from './environment.js';
import { startLocalDiscord } from './local/server.js';
import { startProgram } from './program.js';
import { games } from './registry.js';
import { NewerDatabase } from './storage/sqlite/database.js';

/** A stop that takes longer than this is cut short; everything that matters is on disk already. */
const PATIENCE_TO_STOP = 8_000;

async function main(): Promise<void> {
  config({ quiet: true });
  const environment = readEnvironment(process.env);
  const log = pino({ level: environment.logLevel });
  const local = environment.token === null ? await startLocalDiscord({ port: environment.port }) : null;
  const program = await startProgram({
    token: local?.token ?? environment.token!,
    api: local?.api ?? environment.api,
    ...(environment.guild && !local ? { guild: environment.guild } : {}),
    database: environment.database,
    games,
    log,
  });
  if (local) {
    console.log(
      `\nNo DISCORD_TOKEN is set, so Arbiter plays on its own local Discord.\nOpen ${local.url} and type /play\n`,
    );
  }
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
  const known = error instanceof BadEnvironment || error instanceof NewerDatabase;
  console.error(known ? error.message : error);
  process.exit(1);
});
