import type { Choice, FromServer, Wish } from '../feed-shape.js';
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
    const query = memberId ? `?member=${memberId}` : '';
    const socket = new WebSocket(`ws://${location.host}/local/feed${query}`);
    this.#socket = socket;
    socket.addEventListener('message', event => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(event.data)) as FromServer);
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#connected(false);
      setTimeout(() => {
        if (this.#socket === socket) this.open(memberId);
      }, 1000);
    });
  }

  #connected(isConnected: boolean): void {
    if (this.#store.pageConnected === isConnected) return;
    this.#store.pageConnected = isConnected;
    this.#store.tell({ what: 'connection' });
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
