import type { JsonObject } from './json.js';

/** What Discord answers instead of doing what was asked: an HTTP status and its body {code, message, errors}. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: JsonObject | undefined;

  constructor(status: number, code: number, message: string, errors?: JsonObject) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  body(): JsonObject {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) };
  }
}

const refusals = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [400, 10014, 'Unknown Emoji'],
  unknownEmojiId: [404, 10014, 'Unknown Emoji'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyPins: [400, 30003, 'Maximum number of pins reached (250)'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyReactions: [400, 30010, 'Maximum number of reactions reached (20)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooManyOldEdits: [400, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notInDirectMessages: [400, 50003, 'Cannot execute action on a DM channel'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  closedDirectMessages: [403, 50007, 'Cannot send messages to this user'],
  notInThisChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  bulkDeleteCount: [
    400,
    50016,
    'Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100',
  ],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  invalidToken: [401, 50027, 'Invalid Webhook Token'],
  invalidRole: [400, 50028, 'Invalid role'],
  bulkDeleteAge: [400, 50034, 'A message provided was too old to bulk delete'],
  invalidVersion: [400, 50041, 'Invalid API version'],
  archivedThread: [400, 50083, 'Thread is archived'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const satisfies Record<string, readonly [number, number, string]>;

export function refuse(name: keyof typeof refusals): never {
  const [status, code, message] = refusals[name];
  throw new Refusal(status, code, message);
}
