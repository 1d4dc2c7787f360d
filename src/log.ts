import { type Logger, pino } from 'pino';
import { sourceStack } from './stack.js';

/** An error as the log may hold it: never what was sent with it, nor anything that opens a door. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly cause?: PlainError;
}

/** Causes of causes: more say nothing new, and an error may be its own. */
const DEEPEST = 4;

/** The path of an interaction ends in a token that answers in our name for a quarter of an hour. */
const withoutTokens = (text: string): string =>
  text
    .replace(/((?:webhooks|interactions)\/\d+\/)[\w.-]+/g, '$1…')
    .replace(/\b(Bot )?[\w-]{23,28}\.[\w-]{4,8}\.[\w-]{27,}/g, '…');

/** The one way an error gets into the log: name, message, stack, code and status. */
export function plainError(error: unknown, depth = 0): PlainError {
  if (!(error instanceof Error)) return { name: typeof error, message: withoutTokens(String(error)) };
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    name: error.name,
    // What was thrown in another thread has its stack in the message.
    message: sourceStack(withoutTokens(error.message)),
    ...(error.stack === undefined ? {} : { stack: sourceStack(withoutTokens(error.stack)) }),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(error.cause === undefined || depth === DEEPEST ? {} : { cause: plainError(error.cause, depth + 1) }),
  };
}

/** Our log: lines of JSON in which an error is an error, whatever key it comes under. */
export function makeLog(level: string, stream?: { write(line: string): void }): Logger {
  const options = { level, serializers: { error: plainError, err: plainError } };
  return stream ? pino(options, stream) : pino(options);
}
