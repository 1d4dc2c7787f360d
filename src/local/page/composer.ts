import { avatar } from './avatar.js';
import { CommandEntry } from './command-entry.js';
import { type Callable, callables, matching } from './command-list.js';
import { h, icon } from './dom.js';
import type { Link } from './link.js';
import type { Store } from './store.js';
import { Suggestions } from './suggestions.js';

/** The message box: plain text is said, a slash opens the commands. */
export class Composer {
  readonly element: HTMLElement;
  readonly #store: Store;
  readonly #link: Link;
  readonly #suggestions = new Suggestions();
  readonly #place: HTMLElement;
  readonly #input: HTMLTextAreaElement;
  readonly #plain: HTMLElement;

  constructor(store: Store, link: Link) {
    this.#store = store;
    this.#link = link;
    this.#input = h('textarea', {
      rows: 1,
      maxlength: 2000,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      autocomplete: 'off',
    });
    const send = h('button', { class: 'round send', type: 'button', onclick: () => this.#say() }, icon('send'));
    const slash = h('button', { class: 'round slash', type: 'button', onclick: () => this.#openList() }, '/');
    this.#plain = h('div', { class: 'line plain-line' }, slash, this.#input, send);
    this.#place = h('div', { class: 'entry' }, this.#plain);
    this.element = h('div', { class: 'composer' }, this.#suggestions.element, this.#place);
    this.#input.addEventListener('input', () => this.#typed());
    this.#input.addEventListener('keydown', event => this.#key(event));
    this.#input.addEventListener('blur', () => this.#suggestions.hide());
    this.refresh();
  }

  refresh(): void {
    const { words, channel } = this.#store;
    const place = channel ? `${channel.type === 1 ? '@' : '#'}${channel.name}` : '';
    this.#input.placeholder = words.messageTo(place);
    this.#input.setAttribute('aria-label', words.messageTo(place));
    this.#plain.querySelector('.send')?.setAttribute('aria-label', words.send);
    this.#plain.querySelector('.slash')?.setAttribute('aria-label', words.commands);
  }

  /** Back to the empty message box, as after a change of channel or member. */
  reset(): void {
    this.#suggestions.hide();
    this.#input.value = '';
    this.#fit();
    this.#place.replaceChildren(this.#plain);
    this.refresh();
  }

  focus(): void {
    const entry = this.#place.querySelector<HTMLElement>('input, textarea');
    entry?.focus();
  }

  start(name: string): void {
    const callable = callables(this.#store).find(one => one.name === name);
    if (callable) this.#begin(callable);
  }

  #openList(): void {
    this.#input.value = '/';
    this.#input.focus();
    this.#typed();
  }

  #fit(): void {
    this.#input.style.height = '';
    // Out of the document it has no height to measure; empty, it needs none.
    if (this.#input.value !== '') this.#input.style.height = `${Math.min(160, this.#input.scrollHeight)}px`;
  }

  #typed(): void {
    this.#fit();
    const { value } = this.#input;
    const { words, bot } = this.#store;
    if (!/^\/[^\n]*$/.test(value)) {
      this.#suggestions.hide();
      return;
    }
    const all = callables(this.#store);
    const typed = value.slice(1).trimStart();
    const found = matching(all, typed.trimEnd());
    const exact = found.find(({ name, shown }) => [name, shown].some(one => `${one} ` === typed));
    if (exact) {
      this.#begin(exact);
      return;
    }
    const items = found.map(callable => ({
      label: `/${callable.shown}`,
      detail: callable.description,
      ...(bot ? { before: avatar(bot, 24) } : {}),
      pick: () => this.#begin(callable),
    }));
    const note = all.length === 0 ? words.noCommands : items.length === 0 ? words.noSuchCommand : '';
    this.#suggestions.show(this.#input, words.commands, items, note);
  }

  #begin(callable: Callable): void {
    this.#suggestions.hide();
    const entry = new CommandEntry(
      {
        store: this.#store,
        link: this.#link,
        suggestions: this.#suggestions,
        onDone: () => {
          this.reset();
          this.#input.focus();
        },
      },
      callable,
    );
    this.#place.replaceChildren(entry.element);
    entry.focus();
  }

  #key(event: KeyboardEvent): void {
    if (this.#suggestions.key(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#say();
  }

  #say(): void {
    const content = this.#input.value.trim();
    const isCommand = /^\/\S/.test(content) && callables(this.#store).length > 0;
    if (content === '' || isCommand) return;
    this.#link.tell({ do: 'say', channelId: this.#store.channelId, content });
    this.#input.value = '';
    this.#fit();
  }
}
