import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { LEAGUE_STATEMENTS } from '../../../src/storage/postgres/league-statements.js';
import { MATCH_STATEMENTS } from '../../../src/storage/postgres/match-statements.js';
import { RESULT_STATEMENTS } from '../../../src/storage/postgres/result-statements.js';
import { SETTINGS_STATEMENTS } from '../../../src/storage/postgres/settings-statements.js';
import { TABLE_STATEMENTS } from '../../../src/storage/postgres/table-statements.js';

/**
 * The ways of one process to its database and to Discord. A deed is what others can see of it: a transaction that is
 * kept, a request that changes something. Where it is to die, the deed and all that would come after are never heard of,
 * as when a process is killed.
 */
export interface DoomedWays {
  readonly database: string;
  readonly api: string;
  /** It does so many more deeds, and dies before the next one. Resolves then. */
  dieAfter(deeds: number): Promise<void>;
  readonly isDead: boolean;
  close(): Promise<void>;
}

const WRITING = [
  ...[MATCH_STATEMENTS, TABLE_STATEMENTS],
  ...[LEAGUE_STATEMENTS, RESULT_STATEMENTS, SETTINGS_STATEMENTS],
]
  .flatMap(statements => Object.values<{ readonly text: string; readonly name: string }>(statements))
  .filter(({ text }) => /^\s*(INSERT|UPDATE|DELETE)/.test(text))
  .map(({ name }) => name);

/** Whether something that is said on one connection is a deed. */
type Ear = (said: Buffer) => boolean;

/** What is written in a transaction is done when it is kept. */
function databaseEar(): Ear {
  let isBegun = false;
  let hasWritten = false;
  return said => {
    if (said.includes('BEGIN')) [isBegun, hasWritten] = [true, false];
    hasWritten = (isBegun && hasWritten) || WRITING.some(name => said.includes(name));
    const isOver = said.includes('COMMIT') || said.includes('ROLLBACK');
    const isDone = hasWritten && (said.includes('COMMIT') || !isBegun);
    if (isOver) isBegun = false;
    return isDone;
  };
}

const discordEar = (): Ear => said => /^(POST|PATCH|PUT|DELETE) /.test(said.subarray(0, 8).toString());

/** Discord wants to be called by its own address. */
const addressed = (said: Buffer, { host }: URL): Buffer =>
  /^[A-Z]+ \//.test(said.subarray(0, 10).toString())
    ? Buffer.from(said.toString('latin1').replace(/^host: .*$/im, `host: ${host}`), 'latin1')
    : said;

export async function doomedWays(database: string, api: string): Promise<DoomedWays> {
  const sockets = new Set<Socket>();
  const upstreams = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  let died: () => void = () => undefined;

  function die(): void {
    isDead = true;
    for (const socket of upstreams) socket.destroy();
    died();
  }

  async function way(there: URL, makeEar: () => Ear): Promise<{ readonly server: Server; readonly url: string }> {
    const server = createServer(client => {
      sockets.add(client);
      client.on('error', () => undefined);
      if (isDead) return;
      const upstream = connect(Number(there.port), there.hostname);
      const ear = makeEar();
      upstreams.add(upstream);
      upstream.on('error', () => undefined);
      // Who is dead is told nothing.
      upstream.on('close', () => void (isDead || client.destroy()));
      upstream.on('data', data => void (isDead || client.write(data)));
      client.on('close', () => upstream.destroy());
      client.on('data', said => {
        if (isDead) return;
        if (ear(said) && left-- <= 0) return die();
        upstream.write(addressed(said, there));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const here = new URL(there);
    here.port = String((server.address() as AddressInfo).port);
    return { server, url: here.href };
  }

  const ways = [await way(new URL(database), databaseEar), await way(new URL(api), discordEar)] as const;
  return {
    database: ways[0].url,
    api: ways[1].url,
    dieAfter: deeds =>
      new Promise(resolve => {
        died = resolve;
        left = deeds;
      }),
    get isDead() {
      return isDead;
    },
    async close() {
      isDead = true;
      for (const { server } of ways) server.close();
      for (const socket of [...sockets, ...upstreams]) socket.destroy();
      await Promise.all(ways.map(({ server }) => once(server, 'close')));
    },
  };
}
