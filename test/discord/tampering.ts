import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** The body of INTERACTION_CREATE, as far as a forger touches it. */
export interface Forgery {
  data: Record<string, unknown>;
}

/** How Discord says no. */
export interface No {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

/** Between the bot and its Discord: what passes can be changed or refused, as no honest client or server would. */
export interface Tampering {
  readonly api: string;
  /** Changes the next interaction on its way to the bot. */
  forge(change: (interaction: Forgery) => void): void;
  /** The next requests that match, such as `PUT /applications/1/commands`, are refused. */
  refuse(match: RegExp, no: No, times?: number): void;
  /** Nothing is refused any more. */
  relent(): void;
  /** The next request that matches does not reach Discord, or does and is not answered. Resolves when it is so. */
  hold(match: RegExp, point: 'unheard' | 'unanswered'): Promise<void>;
  close(): Promise<void>;
}

export async function tamperWith(upstream: string): Promise<Tampering> {
  const target = new URL(upstream);
  const forgeries: ((interaction: Forgery) => void)[] = [];
  const refusals: { match: RegExp; no: No; left: number }[] = [];
  const holds = new Set<{ match: RegExp; point: 'unheard' | 'unanswered'; spring(): void }>();
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((request, response) => void pass(request, response));
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, bot => bridge(bot, request.url ?? '/'));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(/^\/api(\/v\d+)?/, '');
    const found = refusals.find(({ match, left }) => left > 0 && match.test(`${request.method} ${path}`));
    if (found) {
      found.left -= 1;
      request.resume();
      const { status, ...body } = found.no;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const hold = [...holds].find(({ match }) => match.test(`${request.method} ${path}`));
    if (hold) {
      holds.delete(hold);
      if (hold.point === 'unheard') return hold.spring();
    }
    const headers = { ...request.headers, host: target.host };
    const { hostname, port: to } = target;
    const onward = send({ hostname, port: to, path: request.url, method: request.method, headers }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () => {
        const isGateway = path.startsWith('/gateway');
        const body = Buffer.concat(parts);
        const told = isGateway ? Buffer.from(body.toString().replaceAll(target.host, `127.0.0.1:${port}`)) : body;
        if (hold) return hold.spring();
        const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 500, rest).end(told);
      });
    });
    // A socket that breaks behind us breaks in front of us too.
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  }

  function bridge(bot: WebSocket, path: string): void {
    const discord = new WebSocket(`ws://${target.host}${path}`, { headers: { host: target.host } });
    const waiting: RawData[] = [];
    bot.on('message', frame => {
      if (discord.readyState === WebSocket.OPEN) discord.send(frame.toString());
      else waiting.push(frame);
    });
    discord.on('open', () => {
      for (const frame of waiting) discord.send(frame.toString());
    });
    discord.on('message', frame => bot.send(tampered(frame.toString())));
    const end = (): void => {
      bot.terminate();
      discord.terminate();
    };
    discord.on('close', code => (code >= 4000 ? bot.close(code) : end()));
    bot.on('close', end);
    discord.on('error', end);
    bot.on('error', end);
  }

  function tampered(frame: string): string {
    const told = JSON.parse(frame) as { t: string | null; d: Forgery };
    if (told.t !== 'INTERACTION_CREATE') return frame;
    forgeries.shift()?.(told.d);
    return JSON.stringify(told);
  }

  return {
    api: `http://127.0.0.1:${port}${target.pathname}`,
    forge: change => void forgeries.push(change),
    refuse: (match, no, times = 1) => void refusals.push({ match, no, left: times }),
    relent: () => void refusals.splice(0),
    hold: (match, point) => new Promise(spring => void holds.add({ match, point, spring })),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
