import { CannotStart, NO_SUCH_TOKEN } from './discord/bot.js';
import { BadEnvironment } from './environment.js';
import { plainError } from './log.js';
import { NewerDatabase, UnusableDatabase } from './storage/refused-database.js';

/** What the host reads when Arbiter cannot start: one sentence where the reason is known, the fault itself otherwise. */
export function startFailure(error: unknown): string {
  if (error instanceof BadEnvironment || error instanceof NewerDatabase || error instanceof CannotStart)
    return error.message;
  if (error instanceof UnusableDatabase) return unusable(error.message);
  const { message, stack, code = '' } = plainError(error);
  if (/^SQLITE_(READONLY|CANTOPEN|NOTADB|CORRUPT|IOERR|FULL|PERM|AUTH)/.test(String(code))) return unusable(message);
  switch (code) {
    case 'EADDRINUSE':
      return `${taken(message)} is taken by another program. Set PORT, METRICS_PORT or PROXY_PORT, whichever names it, to a free one, or to 0 for any.`;
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'UND_ERR_SOCKET':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `Discord cannot be reached: ${message || code}.`;
    case 'TokenInvalid':
      return NO_SUCH_TOKEN;
    default:
      return stack ?? message;
  }
}

const unusable = (why: string): string => `The database cannot be used: ${why}. DATABASE_URL names it.`;

/** The port an error of listening names at its end. */
const taken = (message: string): string => `Port ${/:(\d+)$/.exec(message)?.[1] ?? ''}`.trimEnd();
