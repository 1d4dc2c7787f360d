import { parseShards, type Shards } from './discord/shards.js';
import { isServer } from './storage/open-stores.js';

/** What the environment says, read once at the start. */
export interface Environment {
  readonly token: string | null;
  readonly api: string;
  readonly guild: string | null;
  readonly database: string;
  /** Null for all of them. */
  readonly shards: Shards | null;
  readonly port: number;
  readonly logLevel: string;
  /** Null where nobody measures. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Nightly copies that are kept of a SQLite file; 0 = none is made. */
  readonly backups: number;
}

const DISCORD = 'https://discord.com/api';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** A setting that cannot be used, said in one sentence. */
export class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const value = (name: string): string | null => variables[name]?.trim() || null;
  const port = wholeNumber('PORT', value('PORT'), 3000, MOST_PORTS);
  const api = apiOf('DISCORD_API', value('DISCORD_API'));
  const guild = value('DISCORD_GUILD');
  if (guild !== null && !/^\d{17,20}$/.test(guild)) {
    throw new BadEnvironment(`DISCORD_GUILD is ${guild}; it has to be the number of a server (17 to 20 digits).`);
  }
  const database = databaseOf(value('DATABASE_URL'));
  const metrics = value('METRICS_PORT');
  return {
    token: value('DISCORD_TOKEN'),
    api,
    guild,
    database,
    shards: shardsOf(value('SHARDS'), database),
    port,
    logLevel: logLevelOf(value('LOG_LEVEL')),
    metrics:
      metrics === null
        ? null
        : { host: value('METRICS_HOST') ?? LOOPBACK, port: wholeNumber('METRICS_PORT', metrics, 0, MOST_PORTS) },
    backups: wholeNumber('BACKUPS', value('BACKUPS'), 7, MOST_BACKUPS),
  };
}

/** What the proxy between several processes and Discord reads. */
export function readProxyEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const value = (name: string): string | null => variables[name]?.trim() || null;
  return {
    api: apiOf('PROXY_API', value('PROXY_API')),
    host: value('PROXY_HOST') ?? LOOPBACK,
    port: wholeNumber('PROXY_PORT', value('PROXY_PORT'), 8080, MOST_PORTS),
    logLevel: logLevelOf(value('LOG_LEVEL')),
  };
}

const LOOPBACK = '127.0.0.1';
const MOST_PORTS = 65535;
const MOST_BACKUPS = 1_000;

function wholeNumber(name: string, text: string | null, usual: number, most: number): number {
  const number = Number(text ?? usual);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new BadEnvironment(`${name} is ${text}; it has to be a number from 0 to ${most}.`);
}

function apiOf(name: string, text: string | null): string {
  const api = text ?? DISCORD;
  if (!URL.canParse(api)) throw new BadEnvironment(`${name} is ${api}; it has to be a web address.`);
  return api.replace(/\/+$/, '');
}

function logLevelOf(text: string | null): string {
  const logLevel = text ?? 'info';
  if (LOG_LEVELS.includes(logLevel)) return logLevel;
  throw new BadEnvironment(`LOG_LEVEL is ${logLevel}; it has to be one of ${LOG_LEVELS.join(', ')}.`);
}

function shardsOf(text: string | null, database: string): Shards | null {
  if (text === null || text === 'all') return null;
  const shards = parseShards(text);
  if (!shards)
    throw new BadEnvironment(`SHARDS is ${text}; it has to be "all", or like 0-3/8: the first four of eight.`);
  if (!isServer(database) && shards.ids.length < shards.count) {
    throw new BadEnvironment(
      `SHARDS is ${text}: the others need another process, and a SQLite file has one. Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return shards;
}

/** `data/arbiter.db`, `file:data/arbiter.db` and `sqlite:data/arbiter.db` name a file, `postgres://` a server. */
function databaseOf(url: string | null): string {
  if (url === null) return 'data/arbiter.db';
  const [, scheme, rest] = /^([a-z]+):(?:\/\/)?(.*)$/.exec(url) ?? [];
  if (scheme === undefined || url === ':memory:') return url;
  if (scheme === 'file' || scheme === 'sqlite') return rest!;
  // What stands behind the scheme may hold a password: it is not repeated.
  if (!isServer(url)) {
    throw new BadEnvironment(
      `DATABASE_URL begins with ${scheme}:; Arbiter keeps its matches in a SQLite file, e.g. data/arbiter.db, or in PostgreSQL, e.g. postgres://user:password@host/arbiter.`,
    );
  }
  if (!URL.canParse(url)) {
    throw new BadEnvironment(
      'DATABASE_URL is no address of a server; it looks like postgres://user:password@host/arbiter.',
    );
  }
  return url;
}
