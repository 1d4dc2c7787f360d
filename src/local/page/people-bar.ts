import { avatar } from './avatar.js';
import { h } from './dom.js';
import type { Store } from './store.js';

/** Who is acting, and in which language their client speaks. */
export class PeopleBar {
  readonly element: HTMLElement;
  readonly #store: Store;
  readonly #onMember: (id: string) => void;
  readonly #onLocale: (locale: string) => void;

  constructor(store: Store, onMember: (id: string) => void, onLocale: (locale: string) => void) {
    this.#store = store;
    this.#onMember = onMember;
    this.#onLocale = onLocale;
    this.element = h('div', { class: 'people-bar' });
  }

  render(): void {
    const { words, people, me, language } = this.#store;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : undefined;
    const members = people.map(person => {
      const pings = person.id === me ? 0 : this.#store.pingsOf(person.id);
      return h(
        'button',
        {
          class: 'person',
          type: 'button',
          role: 'radio',
          'aria-checked': String(person.id === me),
          'data-key': person.id,
          onclick: () => this.#onMember(person.id),
        },
        avatar(person, 24),
        h('span', { class: 'who' }, person.name),
        pings > 0 ? h('span', { class: 'badge', 'aria-label': words.notices(pings) }, String(pings)) : null,
      );
    });
    const languages = (
      [
        ['en-US', 'en', 'English'],
        ['pl', 'pl', 'Polski'],
      ] as const
    ).map(([locale, code, name]) =>
      h(
        'button',
        {
          class: 'language',
          type: 'button',
          role: 'radio',
          'aria-checked': String(language === code),
          'aria-label': name,
          lang: code,
          'data-key': locale,
          onclick: () => this.#onLocale(locale),
        },
        code.toUpperCase(),
      ),
    );
    this.element.replaceChildren(
      h('span', { class: 'caption', id: 'acting-as' }, words.actingAs),
      h('div', { class: 'people', role: 'radiogroup', 'aria-labelledby': 'acting-as' }, ...members),
      h('div', { class: 'languages', role: 'radiogroup', 'aria-label': words.language }, ...languages),
    );
    if (focused) this.element.querySelector<HTMLElement>(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }
}
