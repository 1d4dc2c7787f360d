import { WebSocket } from 'ws';
import type { LocalDiscord } from '../../src/local/server.js';

/** The parts of answers the tests look at; which of them are there depends on the request. */
export interface RawBody {
  readonly id: string;
  readonly code: number;
  readonly name: string;
  readonly roles: readonly string[];
  readonly reactions?: readonly unknown[];
  readonly threads: readonly { readonly name: string }[];
  readonly has_more: boolean;
  readonly items: readonly unknown[];
  readonly attachments: readonly unknown[];
  readonly errors?: Record<string, unknown>;
  readonly resource?: unknown;
  readonly interaction?: unknown;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: RawBody;
}

/** What a body in JSON is sent with. */
export const asJson = { 'content-type': 'application/json' } as const;

/** One REST request as a bot makes it, without any library in between. */
export async function call(discord: LocalDiscord, method: string, path: string, body?: unknown): Promise<RawAnswer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${discord.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${discord.token}`, ...(isForm ? {} : asJson) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text || '{}') as RawBody };
}

interface RawResolved {
  readonly name?: string;
  readonly permissions?: string;
}

/** The parts of payloads the tests look at; which of them are there depends on the event. */
export interface RawData {
  readonly id: string;
  readonly token: string;
  readonly session_id: string;
  readonly v: number;
  readonly guilds: readonly { readonly id: string }[];
  readonly channel_type?: number;
  readonly content: string;
  readonly user: { readonly id: string };
  readonly members: readonly { readonly user: { readonly global_name: string } }[];
  readonly not_found: readonly string[];
  readonly member?: { readonly permissions: string; readonly roles: readonly string[] };
  readonly data?: { readonly resolved: Readonly<Record<string, Readonly<Record<string, RawResolved>>>> };
}

export interface RawPayload {
  readonly op: number;
  readonly s: number | null;
  readonly t: string | null;
  readonly d: RawData;
}

/** A gateway connection without any library in between. */
export class RawGateway {
  readonly socket: WebSocket;
  readonly received: RawPayload[] = [];
  readonly closed: Promise<number>;
  #waiting: (() => void)[] = [];

  constructor(discord: LocalDiscord, query = 'v=10&encoding=json', decode = (data: Buffer) => data.toString()) {
    this.socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?${query}`);
    this.closed = new Promise(resolve => this.socket.on('close', resolve));
    this.socket.on('message', (data: Buffer) => {
      const text = decode(data);
      if (text === '') return;
      this.received.push(JSON.parse(text) as RawPayload);
      for (const look of this.#waiting) look();
    });
  }

  send(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }));
  }

  /** The first payload, past or coming, that fits. */
  next(fits: (payload: RawPayload) => boolean): Promise<RawPayload> {
    return new Promise(resolve => {
      const look = (): void => {
        const found = this.received.find(fits);
        if (!found) return;
        this.#waiting = this.#waiting.filter(one => one !== look);
        resolve(found);
      };
      this.#waiting.push(look);
      look();
    });
  }

  async identify(token: string, intents = 1): Promise<RawPayload> {
    await this.next(({ op }) => op === 10);
    this.send(2, { token, intents, properties: {} });
    return this.next(({ t }) => t === 'READY');
  }
}
