import type { PageValue } from '../feed-shape.js';
import { type Callable, localized } from './command-list.js';
import { h, icon } from './dom.js';
import type { Link } from './link.js';
import { type Candidate, OptionEntry } from './option-entry.js';
import type { Store } from './store.js';
import type { Suggestions } from './suggestions.js';

const AUTOCOMPLETE_PAUSE_MS = 120;

interface Surroundings {
  readonly store: Store;
  readonly link: Link;
  readonly suggestions: Suggestions;
  readonly onDone: () => void;
}

/** A slash command being filled in, with a hint for the option at hand and live suggestions. */
export class CommandEntry {
  readonly element: HTMLElement;
  readonly #around: Surroundings;
  readonly #callable: Callable;
  readonly #entries: OptionEntry[] = [];
  readonly #fields: HTMLElement;
  readonly #more: HTMLElement;
  readonly #hint: HTMLElement;
  readonly #problem: HTMLElement;
  #asked = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings, callable: Callable) {
    this.#around = around;
    this.#callable = callable;
    const { words } = around.store;
    this.#hint = h('div', { class: 'hint', id: 'command-hint' });
    this.#problem = h('div', { class: 'problem', role: 'alert' });
    this.#fields = h('div', { class: 'fields' });
    this.#more = h('div', { class: 'more' });
    const cancel = h(
      'button',
      { class: 'round', type: 'button', 'aria-label': words.cancelCommand, onclick: () => this.#cancel() },
      icon('close'),
    );
    const send = h(
      'button',
      { class: 'round send', type: 'button', 'aria-label': words.send, onclick: () => this.#send() },
      icon('send'),
    );
    const name = h('span', { class: 'command-name' }, `/${callable.shown}`);
    this.element = h(
      'div',
      { class: 'command-entry', role: 'group', 'aria-label': words.options(`/${callable.shown}`) },
      this.#hint,
      this.#problem,
      h('div', { class: 'line' }, name, this.#fields, this.#more, send, cancel),
    );
    this.element.addEventListener('keydown', event => this.#key(event));
    for (const option of callable.options) if (option.required === true) this.#add(String(option.name));
    this.#showMore();
    this.#describe(null);
  }

  focus(): void {
    const open = this.#entries.find(entry => !entry.isFilled) ?? this.#entries[0];
    if (open) open.input.focus();
    else this.element.querySelector<HTMLElement>('.send')?.focus();
  }

  #add(name: string): OptionEntry | null {
    const option = this.#callable.options.find(one => one.name === name);
    if (!option) return null;
    const entry = new OptionEntry(this.#around.store, option, 'command-hint');
    entry.input.addEventListener('focus', () => {
      this.#describe(entry);
      this.#suggest(entry);
    });
    entry.input.addEventListener('input', () => this.#suggest(entry));
    this.#entries.push(entry);
    this.#fields.append(entry.element);
    return entry;
  }

  /** Optional options wait behind small buttons, so that the line stays short on a phone. */
  #showMore(): void {
    const { words, locale } = this.#around.store;
    const left = this.#callable.options.filter(one => !this.#entries.some(({ name }) => name === one.name));
    this.#more.replaceChildren(
      ...left.map(option => {
        const shown = localized(option, 'name', locale);
        const open = (): void => {
          const entry = this.#add(String(option.name));
          this.#showMore();
          entry?.input.focus();
        };
        const title = localized(option, 'description', locale);
        return h(
          'button',
          { class: 'add', type: 'button', title, 'aria-label': words.addOption(shown), onclick: open },
          `+ ${shown}`,
        );
      }),
    );
  }

  #describe(entry: OptionEntry | null, problem = ''): void {
    const { locale } = this.#around.store;
    const name = entry ? localized(entry.option, 'name', locale) : `/${this.#callable.shown}`;
    const text = entry ? localized(entry.option, 'description', locale) : this.#callable.description;
    // The field at hand has said its name already.
    this.#hint.replaceChildren(h('strong', { 'aria-hidden': entry ? 'true' : null }, name), ` ${text}`);
    this.#problem.textContent = problem;
  }

  #suggest(entry: OptionEntry): void {
    const { suggestions, store } = this.#around;
    clearTimeout(this.#pause);
    this.#asked += 1;
    if (!entry.isListed) {
      suggestions.hide();
      return;
    }
    if (!entry.hasAutocomplete) {
      this.#list(entry, entry.filtered());
      return;
    }
    suggestions.show(entry.input, localized(entry.option, 'name', store.locale), [], store.words.loading);
    const ask = this.#asked;
    this.#pause = setTimeout(() => void this.#complete(entry, ask), AUTOCOMPLETE_PAUSE_MS);
  }

  async #complete(entry: OptionEntry, ask: number): Promise<void> {
    const { link, store } = this.#around;
    const options = { ...this.#values(), [entry.name]: entry.input.value };
    const wish = {
      do: 'autocomplete',
      channelId: store.channelId,
      name: this.#callable.name,
      options,
      focused: entry.name,
    } as const;
    const choices = await link.ask(wish).catch(() => []);
    // Only the answer to the latest question counts; an older one may arrive after it.
    if (ask !== this.#asked || document.activeElement !== entry.input) return;
    entry.offered = choices.map(({ name, value }) => ({ label: name, value }));
    this.#list(entry, entry.offered);
  }

  #list(entry: OptionEntry, candidates: readonly Candidate[]): void {
    const { suggestions, store } = this.#around;
    const items = candidates.map(candidate => ({
      label: candidate.label,
      ...(candidate.before ? { before: candidate.before } : {}),
      pick: () => {
        entry.pick(candidate);
        suggestions.hide();
        this.#next(entry);
      },
    }));
    const title = localized(entry.option, 'name', store.locale);
    suggestions.show(entry.input, title, items, items.length === 0 ? store.words.noMatches : '');
  }

  #next(from: OptionEntry): void {
    const open = this.#entries.find(entry => entry !== from && !entry.isFilled);
    if (open) open.input.focus();
  }

  #values(): Record<string, PageValue> {
    const filled = this.#entries.filter(entry => entry.isFilled || entry.isFile);
    return Object.fromEntries(
      filled.flatMap(entry => {
        const value = entry.value();
        return value === null ? [] : [[entry.name, value] as const];
      }),
    );
  }

  #key(event: KeyboardEvent): void {
    if (this.#around.suggestions.key(event)) return;
    const entry = this.#entries.find(({ input }) => input === event.target);
    const onButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Enter' && !onButton) this.#send();
    else if (event.key === 'Escape') this.#cancel();
    else if (event.key === 'Backspace' && entry && entry.input.value === '') this.#remove(entry);
    else return;
    event.preventDefault();
  }

  #remove(entry: OptionEntry): void {
    if (entry.option.required === true) {
      if (this.#entries[0] === entry) this.#cancel();
      return;
    }
    this.#entries.splice(this.#entries.indexOf(entry), 1);
    entry.element.remove();
    this.#around.suggestions.hide();
    this.#showMore();
    const last = this.#entries.at(-1);
    if (last) last.input.focus();
    else this.#more.querySelector('button')?.focus();
  }

  #cancel(): void {
    clearTimeout(this.#pause);
    this.#asked += 1;
    this.#around.suggestions.hide();
    this.#around.onDone();
  }

  #send(): void {
    const { store, link } = this.#around;
    for (const entry of this.#entries) {
      const isEmpty = entry.isFile ? entry.value() === null : !entry.isFilled;
      const isWrong = isEmpty ? entry.option.required === true : entry.value() === null;
      entry.mark(isWrong);
      if (!isWrong) continue;
      entry.input.focus();
      this.#describe(entry, isEmpty ? store.words.required : store.words.noMatches);
      return;
    }
    const wish = {
      do: 'command',
      channelId: store.channelId,
      name: this.#callable.name,
      options: this.#values(),
    } as const;
    link.ask(wish).catch((error: Error) => this.#describe(null, error.message));
    this.#cancel();
  }
}
