import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Faults } from '../faults.js';
import { Field } from '../form.js';
import type { JsonObject } from '../json.js';
import { Refusal, refuse } from '../refusal.js';
import type { World } from '../world.js';
import { type Body, readBody } from './body.js';
import type { RateLimits } from './rate-limits.js';
import type { Answer, Found, Router } from './router.js';

export interface LoggedRequest {
  readonly method: string;
  /** Without /api/v10 and without the query. */
  readonly path: string;
  readonly status: number;
  readonly at: number;
}

const KEPT_REQUESTS = 2000;

/** Versions Discord still answers, 6 to 8 with a warning in its documentation. Without one, any request is fine. */
const spoken = ['6', '7', '8', '9', '10'];

function isSpoken(path: string): boolean {
  const version = /^\/api\/v(\d+)(?:\/|$)/.exec(path)?.[1];
  return version === undefined || spoken.includes(version);
}

interface Parts {
  readonly world: World;
  readonly token: string;
  readonly router: Router;
  readonly faults: Faults;
  readonly limits: RateLimits;
}

/** The REST surface: authentication, faults, rate limits, then the route, and every refusal in Discord's shape. */
export class Api {
  readonly #parts: Parts;
  readonly requests: LoggedRequest[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const method = request.method ?? 'GET';
    const path = url.pathname.replace(/^\/api(\/v\d+)?/, '');
    const respond = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
      this.requests.push({ method, path, status, at: this.#parts.world.clock.now() });
      if (this.requests.length > KEPT_REQUESTS) this.requests.shift();
      if (response.destroyed) return;
      response.writeHead(status, { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    let found: Found | null = null;
    try {
      if (!isSpoken(url.pathname)) refuse('invalidVersion');
      found = this.#parts.router.find(method, path);
      this.#authorize(found, request);
      // Nobody fills our memory before we know who they are: the body is read after the token.
      const body = await readBody(request);
      await this.#meet(found, { method, path, url, body, request }, respond);
    } catch (error) {
      // A bot that was killed in the middle of its request is nobody to answer, and no fault of ours.
      if (request.errored) return;
      const refusal = error instanceof Refusal ? error : null;
      if (!refusal) console.error('local Discord failed on', method, path, error);
      if (refusal && found) this.#note(found, refusal);
      respond(refusal?.status ?? 500, refusal?.body() ?? { message: '500: Internal Server Error', code: 0 });
    }
  }

  #authorize({ route, params }: Found, request: IncomingMessage): void {
    if (route.admit) route.admit(params);
    else if (request.headers.authorization !== `Bot ${this.#parts.token}`) refuse('unauthorized');
  }

  async #meet(
    found: Found,
    {
      method,
      path,
      url,
      body,
      request,
    }: { method: string; path: string; url: URL; body: Body; request: IncomingMessage },
    respond: (status: number, body: unknown, headers?: Readonly<Record<string, string>>) => void,
  ): Promise<void> {
    const { route, params } = found;
    const fault = this.#parts.faults.take(route.name, `${method} ${path}`);
    if (fault?.kind === 'rate-limit') return respond(429, ...limited(fault.retryAfter, fault.global ?? false, {}));
    if (fault?.kind === 'slow') await new Promise(resolve => setTimeout(resolve, fault.ms));
    if (fault?.kind === 'close' && fault.effect === 'before') return void request.socket.destroy();
    const broken = { message: '500: Internal Server Error', code: 0 };
    if (fault?.kind === 'error' && fault.effect === 'before') return respond(fault.status ?? 500, broken);
    const { headers, retryAfter } = this.#parts.limits.pass(route.name, params.token ?? Object.values(params)[0] ?? '');
    if (retryAfter !== null) return respond(429, ...limited(retryAfter, false, headers));
    const answer: Answer = route.handle({
      params,
      query: url.searchParams,
      body: new Field(body.json),
      files: body.files,
    });
    if (fault?.kind === 'close') return void request.socket.destroy();
    if (fault?.kind === 'error') return respond(fault.status ?? 500, broken);
    respond(answer.status, answer.body, headers);
  }

  /** A refusal that concerns an interaction is part of its record. */
  #note({ route, params }: Found, refusal: Refusal): void {
    const interaction = this.#parts.world.interactionByToken(params.token ?? '');
    const { status, code, message } = refusal;
    interaction?.refusals.push({ status, code, message, route: route.name });
  }
}

function limited(
  retryAfter: number,
  global: boolean,
  headers: Readonly<Record<string, string>>,
): [JsonObject, Record<string, string>] {
  const scope = global ? 'global' : 'user';
  return [
    { message: 'You are being rate limited.', retry_after: retryAfter, global },
    {
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset-after': String(retryAfter),
      ...headers,
      'retry-after': String(Math.ceil(retryAfter)),
      'x-ratelimit-scope': scope,
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
  ];
}
