import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Cdn } from '../cdn.js';
import { WRONG_KEY } from '../feed-shape.js';
import type { Gateway } from '../gateway/gateway.js';
import { limits } from '../limits.js';
import { servePage } from '../page-files.js';
import type { Api } from './api.js';
import { isKey, isWelcome, targetOf } from './guard.js';

interface Rooms {
  readonly api: Api;
  readonly cdn: Cdn;
  readonly gateway: Gateway;
  /** What a page must show before it may act as anybody. */
  readonly key: string;
  readonly openFeed: (socket: WebSocket, memberId: string | null) => void;
}

const reasons = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found' } as const;

/** The one port everything comes in by. Every request and every upgrade is guarded here before anything else is done. */
export class Door {
  readonly #rooms: Rooms;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #gatewaySockets = new WebSocketServer({ noServer: true, maxPayload: limits.gatewayFrameBytes });
  readonly #feedSockets = new WebSocketServer({ noServer: true, maxPayload: limits.feedFrameBytes });
  #port = 0;

  constructor(rooms: Rooms) {
    this.#rooms = rooms;
    this.#server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens on the loopback interface only. */
  async open(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const { clients } of [this.#gatewaySockets, this.#feedSockets])
      for (const socket of clients) socket.terminate();
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const target = targetOf(request, this.url);
      if (!target) response.writeHead(400).end('This is no address of this server.');
      else if (!isWelcome(request, this.#port)) response.writeHead(403).end('This server is for this machine only.');
      else await this.#answer(request, response, target);
    } catch (error) {
      console.error('local Discord failed on', request.method, request.url, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse, target: URL): Promise<void> {
    const { api, cdn } = this.#rooms;
    const { pathname } = target;
    if (/^\/api(\/|$)/.test(pathname)) await api.handle(request, response, target);
    else if (pathname.startsWith('/cdn/')) cdn.serve(target, response);
    else if (request.method !== 'GET' || !(await servePage(pathname, response)))
      response.writeHead(404).end('Not found');
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // From here on nobody but us listens to this socket; a neighbour who hangs up must not take the server with them.
    socket.on('error', () => socket.destroy());
    const target = targetOf(request, this.url);
    if (!target) refuseUpgrade(socket, 400);
    else if (!isWelcome(request, this.#port)) refuseUpgrade(socket, 403);
    else if (/^\/gateway\/?$/.test(target.pathname))
      this.#gatewaySockets.handleUpgrade(request, socket, head, accepted =>
        this.#rooms.gateway.accept(accepted, target.searchParams),
      );
    else if (target.pathname === '/local/feed')
      this.#feedSockets.handleUpgrade(request, socket, head, accepted => this.#admit(accepted, target.searchParams));
    else refuseUpgrade(socket, 404);
  }

  #admit(socket: WebSocket, query: URLSearchParams): void {
    // A frame that is too large ends the connection with an error nobody else would hear.
    socket.on('error', () => socket.terminate());
    if (isKey(query.get('key'), this.#rooms.key)) this.#rooms.openFeed(socket, query.get('member'));
    // Hung up on with a reason: a refused upgrade would look to the page like a server that is away.
    else socket.close(WRONG_KEY, 'Open the address the terminal has printed.');
  }
}

function refuseUpgrade(socket: Duplex, status: keyof typeof reasons): void {
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
