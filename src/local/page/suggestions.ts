import { h } from './dom.js';

export interface Suggestion {
  readonly label: string;
  readonly detail?: string;
  readonly before?: HTMLElement;
  readonly pick: () => void;
}

let nextId = 1;

/** The list above the message box. The keyboard stays in the input; the list follows it through ARIA. */
export class Suggestions {
  readonly element: HTMLElement;
  readonly #list: HTMLElement;
  readonly #title: HTMLElement;
  readonly #note: HTMLElement;
  readonly #id = `suggestions-${nextId++}`;
  #items: readonly Suggestion[] = [];
  #rows: readonly HTMLElement[] = [];
  #active = -1;
  #input: HTMLElement | null = null;

  constructor() {
    // The list has the same name.
    this.#title = h('div', { class: 'title', 'aria-hidden': 'true' });
    this.#list = h('ul', { role: 'listbox', id: this.#id });
    this.#note = h('div', { class: 'note', role: 'status' });
    this.element = h('div', { class: 'suggestions', hidden: true }, this.#title, this.#list, this.#note);
  }

  get isOpen(): boolean {
    return !this.element.hidden && this.#items.length > 0;
  }

  show(input: HTMLElement, title: string, items: readonly Suggestion[], note = ''): void {
    this.#input = input;
    this.#items = items;
    this.#title.textContent = title;
    this.#list.setAttribute('aria-label', title);
    this.#rows = items.map((item, index) =>
      h(
        'li',
        {
          role: 'option',
          id: `${this.#id}-${index}`,
          // The input keeps the focus: a press on a row must not take it away before the click arrives.
          onpointerdown: event => event.preventDefault(),
          onclick: () => item.pick(),
        },
        item.before ?? null,
        h('span', { class: 'names' }, h('span', {}, item.label), item.detail ? h('small', {}, item.detail) : null),
      ),
    );
    this.#list.replaceChildren(...this.#rows);
    this.#note.textContent = note;
    this.element.hidden = items.length === 0 && note === '';
    input.setAttribute('aria-controls', this.#id);
    input.setAttribute('aria-expanded', String(!this.element.hidden));
    this.#activate(items.length > 0 ? 0 : -1);
  }

  hide(): void {
    this.element.hidden = true;
    this.#items = [];
    this.#input?.setAttribute('aria-expanded', 'false');
    this.#input?.removeAttribute('aria-activedescendant');
  }

  #activate(index: number): void {
    this.#active = index;
    for (const [at, row] of this.#rows.entries()) row.setAttribute('aria-selected', String(at === index));
    const row = this.#rows[index];
    if (row) this.#input?.setAttribute('aria-activedescendant', row.id);
    row?.scrollIntoView({ block: 'nearest' });
  }

  /** Takes the keys that belong to an open list; true when it did. */
  key(event: KeyboardEvent): boolean {
    if (!this.isOpen) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#activate((this.#active + step + this.#items.length) % this.#items.length);
    else if (event.key === 'Enter' || event.key === 'Tab') this.#items[this.#active]?.pick();
    else if (event.key === 'Escape') this.hide();
    else return false;
    event.preventDefault();
    return true;
  }
}
