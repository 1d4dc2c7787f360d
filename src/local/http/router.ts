import type { Field } from '../form.js';
import type { Json } from '../json.js';
import { refuse } from '../refusal.js';
import type { UploadedFile } from './body.js';

export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Field;
  readonly files: readonly UploadedFile[];
}

export interface Answer {
  readonly status: number;
  readonly body?: Json;
}

export interface Route {
  /** As in `POST /channels/:channel/messages`. */
  readonly name: string;
  readonly handle: (call: Call) => Answer;
  /**
   * Stands in for the check of the bot's token: interaction tokens stand for themselves. It refuses by throwing, before
   * the body is read.
   */
  readonly admit?: (params: Readonly<Record<string, string>>) => void;
}

export interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export const done: Answer = { status: 204 };

export function ok(body: Json): Answer {
  return { status: 200, body };
}

interface Compiled {
  readonly route: Route;
  readonly method: string;
  readonly pattern: RegExp;
}

function compile(route: Route): Compiled {
  const [method, path] = route.name.split(' ') as [string, string];
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return { route, method, pattern: new RegExp(`^${pattern}$`) };
}

export class Router {
  readonly #routes: readonly Compiled[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map(compile);
  }

  find(method: string, path: string): Found {
    const matching = this.#routes.filter(({ pattern }) => pattern.test(path));
    if (matching.length === 0) return refuse('notFound');
    const chosen = matching.find(one => one.method === method);
    if (!chosen) return refuse('methodNotAllowed');
    const groups = chosen.pattern.exec(path)?.groups ?? {};
    try {
      const params = Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]));
      return { route: chosen.route, params };
    } catch {
      return refuse('notFound');
    }
  }
}
