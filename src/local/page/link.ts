import { type Choice, type FromServer, NO_RESPONSE, type Wish, WRONG_KEY } from '../feed-shape.js';
import { pageKey } from './key.js';
import type { Store } from './store.js';

/** The page's one connection to the server, on behalf of the acting member. It comes back by itself. */
export class Link {
  readonly #store: Store;
  readonly #asked = new Map<number, (result: Extract<FromServer, { kind: 'result' }>) => void>();
  #socket: WebSocket | null = null;
  #next = 1;

  constructor(store: Store) {
    this.#store = store;
  }

  open(memberId: string | null): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const query = new URLSearchParams({ key: pageKey(), ...(memberId ? { member: memberId } : {}) });
    const socket = new WebSocket(`ws://${location.host}/local/feed?${query}`);
    this.#socket = socket;
    socket.addEventListener('message', event => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as FromServer);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return;
      this.#connected(false, code === WRONG_KEY);
      if (code === WRONG_KEY) return;
      setTimeout(() => {
        if (this.#socket === socket) this.open(memberId);
      }, 1000);
    });
  }

  #connected(isConnected: boolean, keyRefused = false): void {
    const store = this.#store;
    if (store.pageConnected === isConnected && store.keyRefused === keyRefused) return;
    store.pageConnected = isConnected;
    store.keyRefused = keyRefused;
    // What was asked over a broken connection is never answered; nobody waits for it.
    if (!isConnected) for (const refuse of this.#asked.values()) refuse({ kind: 'result', ask: 0, error: NO_RESPONSE });
    if (!isConnected) this.#asked.clear();
    store.tell({ what: 'connection' });
  }

  #receive(payload: FromServer): void {
    this.#connected(true);
    if (payload.kind !== 'result') {
      this.#store.receive(payload);
      return;
    }
    this.#asked.get(payload.ask)?.(payload);
    this.#asked.delete(payload.ask);
  }

  /** Does something as the member. Resolves when the bot has answered; rejects with why it could not be sent. */
  ask(wish: Wish): Promise<readonly Choice[]> {
    const ask = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(ask, ({ error, choices }) =>
        error === null ? resolve(choices ?? []) : reject(new Error(error)),
      );
      this.#socket?.send(JSON.stringify({ ...wish, ask }));
    });
  }

  /** For acts whose outcome the feed itself shows. A refusal means the view was out of date; the feed corrects it. */
  tell(wish: Wish): void {
    this.ask(wish).catch(() => undefined);
  }
}
