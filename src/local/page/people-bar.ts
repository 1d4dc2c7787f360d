import { avatar } from './avatar.js';
import { h } from './dom.js';
import { redraw } from './focus.js';
import type { Store } from './store.js';

/** Arrows choose among radios, as they do everywhere; the group is one stop for Tab. */
function step(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !(event.currentTarget instanceof HTMLElement)) return;
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
  const next = all[(at + by + all.length) % all.length];
  next?.focus();
  next?.click();
  event.preventDefault();
}

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
    const members = people.map(person => {
      const pings = person.id === me ? 0 : this.#store.pingsOf(person.id);
      return h(
        'button',
        {
          class: 'person',
          type: 'button',
          role: 'radio',
          'aria-checked': String(person.id === me),
          tabindex: person.id === me ? 0 : -1,
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
          tabindex: language === code ? 0 : -1,
          'aria-label': name,
          lang: code,
          'data-key': locale,
          onclick: () => this.#onLocale(locale),
        },
        code.toUpperCase(),
      ),
    );
    const parts = [
      h('span', { class: 'caption', id: 'acting-as' }, words.actingAs),
      h('div', { class: 'people', role: 'radiogroup', 'aria-labelledby': 'acting-as', onkeydown: step }, ...members),
      h('div', { class: 'languages', role: 'radiogroup', 'aria-label': words.language, onkeydown: step }, ...languages),
    ];
    redraw(this.element, () => this.element.replaceChildren(...parts));
  }
}
