import type { PageMessage } from '../feed-shape.js';
import type { JsonObject } from '../json.js';
import { h } from './dom.js';
import { plainText } from './plain-text.js';
import { spelled } from './signs.js';
import type { Store } from './store.js';

const LOADING = 1 << 7;
const MOST = 400;
const KEPT = 10;

/**
 * Says what is new to those who listen. The list of messages itself is silent: its messages are drawn again whenever a
 * button is pressed, and nobody wants to hear a whole board each time.
 */
export class Announcer {
  readonly element = h('div', { class: 'unseen', role: 'log', 'aria-live': 'polite' });
  readonly #store: Store;
  /** What each message said when it was last looked at. */
  readonly #said = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  say(text: string): void {
    this.element.append(h('p', {}, spelled(text, this.#store.language)));
    while (this.element.childElementCount > KEPT) this.element.firstElementChild?.remove();
  }

  /** Everything that is there already is known. */
  begin(messages: readonly PageMessage[]): void {
    this.element.replaceChildren();
    this.#said.clear();
    for (const { raw } of messages) this.#said.set(String(raw.id), plainText(this.#store, raw, MOST));
  }

  /** New messages are said, and the next question in a panel that only this member sees; other edits are not. */
  hear({ raw, ephemeral }: PageMessage): void {
    const id = String(raw.id);
    const author = String((raw.author as JsonObject).id);
    const text = plainText(this.#store, raw, MOST);
    if ((Number(raw.flags) & LOADING) !== 0) return;
    const isNews = this.#said.get(id) !== text && (ephemeral || !this.#said.has(id));
    this.#said.set(id, text);
    if (isNews && author !== this.#store.me && text !== '')
      this.say(`${this.#store.member(author)?.name ?? ''}: ${text}`);
  }
}
