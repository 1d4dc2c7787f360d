import { config } from 'dotenv';
import { pino } from 'pino';
import { BadEnvironment, readEnvironment } from './environment.js';
import { startLocalDiscord } from './local/server.js';
import { postAnew } from './matches/index.js';
import { startProgram } from './program.js';
import { games } from './registry.js';
import { NewerDatabase } from './storage/sqlite/database.js';
import { logStream } from './terminal-log.js';

/** A stop that takes longer than this is cut short; everything that matters is on disk already. */
const PATIENCE_TO_STOP = 8_000;

async function main(): Promise<void> {
  config({ quiet: true });
  const environment = readEnvironment(process.env);
  const log = pino({ level: environment.logLevel }, await logStream(process.stdout));
  const local = environment.token === null ? await startLocalDiscord({ port: environment.port }) : null;
  const program = await startProgram({
    token: local?.token ?? environment.token!,
    api: local?.api ?? environment.api,
    ...(environment.guild && !local ? { guild: environment.guild } : {}),
    database: environment.database,
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

/** What the host reads when Arbiter cannot start: one sentence where the reason is known, all of it otherwise. */
function sentenceFor(error: unknown): unknown {
  if (error instanceof BadEnvironment || error instanceof NewerDatabase) return error.message;
  switch ((error as { code?: unknown }).code) {
    case 'EADDRINUSE':
      return 'The port is taken by another program. Set PORT to a free one, or to 0 for any.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `Discord cannot be reached: ${(error as Error).message}.`;
    case 'TokenInvalid':
      return 'Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal.';
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_NOTADB':
    case 'SQLITE_READONLY':
      return `The database cannot be used: ${(error as Error).message}. DATABASE_URL names it.`;
    default:
      return error;
  }
}

main().catch((error: unknown) => {
  console.error(sentenceFor(error));
  process.exit(1);
});
