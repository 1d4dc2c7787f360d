import { Announcer } from './announcer.js';
import { avatar } from './avatar.js';
import { callables, shownName } from './command-list.js';
import type { ViewSurroundings } from './components-view.js';
import { h, swap } from './dom.js';
import { redraw } from './focus.js';
import { continues, messageView } from './message-view.js';
import { starterOf } from './starter.js';
import type { Outcome } from './store.js';

const NEAR_END_PX = 120;

/** The messages of the open channel. Only what changed is drawn again. */
export class Chat {
  readonly element: HTMLElement;
  readonly #around: ViewSurroundings;
  readonly #list: HTMLElement;
  readonly #welcome: HTMLElement;
  readonly #typing: HTMLElement;
  readonly #jump: HTMLButtonElement;
  readonly #announcer: Announcer;
  /** Whose failure was said. */
  readonly #failed = new Set<string>();
  #typingTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: ViewSurroundings) {
    this.#around = around;
    this.#welcome = h('div', { class: 'welcome' });
    this.#announcer = new Announcer(around.store);
    this.#list = h('ol', { class: 'messages' });
    this.#typing = h('div', { class: 'typing', role: 'status' });
    this.#jump = h('button', { class: 'jump', type: 'button', hidden: true, onclick: () => this.toEnd() });
    this.element = h(
      'div',
      { class: 'chat', tabindex: -1 },
      this.#welcome,
      this.#list,
      this.#typing,
      this.#announcer.element,
    );
    this.element.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') around.goHome();
    });
    this.element.addEventListener('scroll', () => {
      if (this.#isNearEnd()) this.#jump.hidden = true;
    });
    // A picture that arrives late or a narrower window pushes the end down; whoever was there stays there.
    new ResizeObserver(() => this.#keepEnd(this.#wasNearEnd)).observe(this.element);
    this.element.addEventListener('load', () => this.#keepEnd(this.#wasNearEnd), true);
  }

  get jump(): HTMLElement {
    return this.#jump;
  }

  #wasNearEnd = true;

  #isNearEnd(): boolean {
    const { scrollTop, scrollHeight, clientHeight } = this.element;
    this.#wasNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    return this.#wasNearEnd;
  }

  #keepEnd(isAtEnd: boolean): void {
    if (isAtEnd) this.toEnd();
  }

  toEnd(): void {
    this.element.scrollTop = this.element.scrollHeight;
    this.#jump.hidden = true;
    this.#wasNearEnd = true;
  }

  renderAll(): void {
    const { store } = this.#around;
    const messages = store.messagesHere();
    this.#list.setAttribute('aria-label', store.words.messages(store.channel?.name ?? ''));
    const views = messages.map((message, at) => messageView(this.#around, message, messages[at - 1]));
    redraw(this.#list, () => this.#list.replaceChildren(...views));
    this.#announcer.begin(messages);
    this.#jump.textContent = store.words.newMessages;
    this.renderWelcome();
    this.renderOutcomes();
    this.renderTyping();
    this.toEnd();
  }

  renderMessage(id: string, isNew: boolean): void {
    const { store } = this.#around;
    const messages = store.messagesHere();
    // A thread shows the message it was started from as its own first one.
    const at = messages.findIndex(({ raw }) => raw.id === id || starterOf(store, raw)?.id === id);
    const message = messages[at];
    if (!message) return;
    const isAtEnd = this.#isNearEnd();
    const fresh = messageView(this.#around, message, messages[at - 1]);
    const old = document.getElementById(fresh.id);
    if (old) redraw(this.#list, () => swap(old, fresh));
    else {
      const after = messages[at + 1] ? document.getElementById(`m${String(messages[at + 1]!.raw.id)}`) : null;
      this.#list.insertBefore(fresh, after);
    }
    this.#announcer.hear(message);
    this.#sayFailure(id, store.failed.has(id), store.words.failed);
    this.#keepEnd(isAtEnd);
    if (isNew && !isAtEnd) this.#jump.hidden = false;
  }

  /** Once, and not each time what failed is drawn again. */
  #sayFailure(id: string, isFailed: boolean, words: string): void {
    if (isFailed && !this.#failed.has(id)) this.#announcer.say(words);
    if (isFailed) this.#failed.add(id);
    else this.#failed.delete(id);
  }

  removeMessage(id: string): void {
    const { store, goHome } = this.#around;
    redraw(this.#list, () => document.getElementById(`m${id}`)?.remove(), goHome);
    // What followed the removed message may have lost the head it stood under.
    const messages = store.messagesHere();
    const at = messages.findIndex(({ raw }) => BigInt(String(raw.id)) > BigInt(id));
    const next = messages[at];
    if (next && !continues(next, messages[at - 1])) this.renderMessage(String(next.raw.id), false);
  }

  renderWelcome(): void {
    const { store, startCommand } = this.#around;
    const { words, channel, bot } = store;
    if (!channel) return;
    const isDirect = channel.type === 1;
    const chips = callables(store)
      .filter(({ name }) => !name.includes(' '))
      .slice(0, 24)
      .map(({ name, shown, description }) =>
        h(
          'button',
          { class: 'chip', type: 'button', title: description, 'data-key': name, onclick: () => startCommand(name) },
          `/${shown}`,
        ),
      );
    const isEmpty = store.messagesHere().length === 0;
    const parts = [
      isDirect && bot ? avatar(bot, 64) : h('div', { class: 'big-hash', 'aria-hidden': 'true' }, '#'),
      h('h2', {}, isDirect ? words.welcomeDirect(channel.name) : words.welcome(`#${channel.name}`)),
      ...(isEmpty || !isDirect ? [h('p', {}, chips.length > 0 ? words.welcomeMore : words.noCommands)] : []),
      h('div', { class: 'chips' }, ...chips),
      ...(isDirect ? [] : [h('p', { class: 'subtext' }, words.welcomeMembers)]),
    ];
    redraw(this.#welcome, () => this.#welcome.replaceChildren(...parts));
  }

  renderOutcomes(): void {
    const isAtEnd = this.#isNearEnd();
    redraw(this.#list, () => this.#drawOutcomes(), this.#around.goHome);
    this.#keepEnd(isAtEnd);
  }

  #drawOutcomes(): void {
    const { store } = this.#around;
    for (const old of this.#list.querySelectorAll('.outcome')) old.remove();
    const here = [...store.outcomes.values()].filter(({ channelId }) => channelId === store.channelId);
    // An interaction's id tells when it was made, as a message's does, so it has its place among them.
    for (const outcome of here) {
      const next = store.messagesHere().find(({ raw }) => BigInt(String(raw.id)) > BigInt(outcome.id));
      const after = next ? document.getElementById(`m${String(next.raw.id)}`) : null;
      this.#list.insertBefore(this.#outcome(outcome), after);
      this.#sayFailure(outcome.id, outcome.state === 'failed', store.words.noResponse);
    }
  }

  #outcome({ id, command, state }: Outcome): HTMLElement {
    const { store } = this.#around;
    const me = store.member(store.me);
    const dismiss = (): void => {
      store.outcomes.delete(id);
      this.renderOutcomes();
    };
    return h(
      'li',
      { class: 'message outcome', 'data-message-id': id, tabindex: -1 },
      h('div', { class: 'side' }, me ? avatar(me, 24) : null),
      h(
        'div',
        { class: 'main' },
        h(
          'p',
          {},
          h('strong', {}, me?.name ?? ''),
          ` ${store.words.used} `,
          h('span', { class: 'mention' }, `/${shownName(store, command)}`),
        ),
        state === 'waiting'
          ? h('p', { class: 'thinking' }, store.words.sending)
          : h(
              'p',
              { class: 'failed' },
              store.words.noResponse,
              h('span', { 'aria-hidden': 'true' }, ' • '),
              h('button', { class: 'linklike', type: 'button', onclick: dismiss }, store.words.dismiss),
            ),
      ),
    );
  }

  renderTyping(): void {
    const { store } = this.#around;
    clearTimeout(this.#typingTimer);
    const isHere = store.typingIn === store.channelId && store.bot;
    this.#typing.textContent = isHere ? store.words.typing(store.bot?.name ?? '') : '';
    if (isHere)
      this.#typingTimer = setTimeout(() => {
        store.typingIn = null;
        this.renderTyping();
      }, 9000);
  }
}
