import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What is looked for in what a client says: names of statements, and values as they are sent. */
export type Said = string | Buffer;

/** A value of a statement, as it goes over the line. */
export function value(text: string): Buffer {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** Where a connection stands still: what it says is not heard, or it is heard and not answered. */
export type Point = 'unheard' | 'unanswered';

/** A line to the server that can be cut, or held, at the worst moment. */
export interface CutLine {
  /** The database's address by way of this line. */
  readonly url: string;
  /** The next transaction that says all of this is kept, and whoever asked for it never hears of it: the connection ends. */
  cutAfterCommit(...said: readonly Said[]): void;
  readonly cuts: number;
  /** The next connection that says all of this at once stands still, and does not end. Resolves when it does. */
  hold(point: Point, ...said: readonly Said[]): Promise<void>;
  /** The same at the end of a transaction that has said all of this. */
  holdCommit(point: Point, ...said: readonly Said[]): Promise<void>;
  /** Nothing passes in either direction, and nobody is told: as when the way is gone. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

interface Trap {
  readonly said: readonly Said[];
  readonly atCommit: boolean;
  readonly state: Point | 'cut';
  spring(): void;
}

const COMMIT = 'COMMIT';
const BEGIN = 'BEGIN';

export async function cutLine(database: string): Promise<CutLine> {
  const there = new URL(database);
  const open = new Set<Socket>();
  const traps = new Set<Trap>();
  let isFrozen = false;
  let cuts = 0;

  const server = createServer(client => {
    const upstream = connect(Number(there.port), there.hostname);
    /** What was said since the transaction began. */
    let said = Buffer.alloc(0);
    let state: Point | 'cut' | 'open' = 'open';
    for (const socket of [client, upstream]) {
      open.add(socket);
      if (isFrozen) socket.pause();
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', data => {
      if (state === 'unheard') return;
      said = data.includes(BEGIN) ? data.subarray(data.lastIndexOf(BEGIN)) : Buffer.concat([said, data]);
      for (const trap of traps) {
        const heard = trap.atCommit ? said : data;
        if (trap.atCommit && !data.includes(COMMIT)) continue;
        if (!trap.said.every(each => heard.includes(each))) continue;
        traps.delete(trap);
        state = trap.state;
        trap.spring();
      }
      if (data.includes(COMMIT)) said = Buffer.alloc(0);
      if (state !== 'unheard') upstream.write(data);
    });
    upstream.on('data', data => {
      if (state === 'open') return void client.write(data);
      if (state !== 'cut') return;
      cuts += 1;
      client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  const here = new URL(database);
  here.port = String(address.port);

  const held = (state: Point, said: readonly Said[], atCommit: boolean): Promise<void> =>
    new Promise(resolve => void traps.add({ said, atCommit, state, spring: resolve }));

  return {
    url: here.href,
    cutAfterCommit: (...said) => void traps.add({ said, atCommit: true, state: 'cut', spring: () => undefined }),
    get cuts() {
      return cuts;
    },
    hold: (point, ...said) => held(point, said, false),
    holdCommit: (point, ...said) => held(point, said, true),
    freeze() {
      isFrozen = true;
      for (const socket of open) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of open) socket.resume();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
