import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to the server that can be cut at the worst moment. */
export interface CutLine {
  /** The database's address by way of this line. */
  readonly url: string;
  /** The next transaction is kept, and whoever asked for it never hears of it: the connection ends instead. */
  cutAfterCommit(): void;
  readonly cuts: number;
  close(): Promise<void>;
}

export async function cutLine(database: string): Promise<CutLine> {
  const there = new URL(database);
  const open = new Set<Socket>();
  let isArmed = false;
  let cuts = 0;
  const server = createServer(client => {
    const upstream = connect(Number(there.port), there.hostname);
    let isCommitting = false;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', data => {
      isCommitting ||= isArmed && data.includes('COMMIT');
      upstream.write(data);
    });
    upstream.on('data', data => {
      if (!isCommitting) return void client.write(data);
      isArmed = false;
      cuts += 1;
      client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  const here = new URL(database);
  here.port = String(address.port);
  return {
    url: here.href,
    cutAfterCommit: () => {
      isArmed = true;
    },
    get cuts() {
      return cuts;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
