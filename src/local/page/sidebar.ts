import type { PageChannel } from '../feed-shape.js';
import { h, icon } from './dom.js';
import { redraw } from './focus.js';
import type { Store } from './store.js';

function channelIcon(type: number): SVGSVGElement {
  if (type === 1) return icon('at');
  return icon(type === 0 ? 'hash' : 'thread');
}

/** The channels with their threads, and the conversation with the bot. */
export class Sidebar {
  readonly element: HTMLElement;
  readonly #store: Store;
  readonly #open: (id: string) => void;

  constructor(store: Store, open: (id: string) => void) {
    this.#store = store;
    this.#open = open;
    this.element = h('nav', { class: 'sidebar', id: 'sidebar', 'aria-labelledby': 'guild' });
  }

  #entry(channel: PageChannel): HTMLElement {
    const { words, channelId } = this.#store;
    const pings = this.#store.pingsIn(channel.id);
    const classes = ['channel'];
    if (channel.type > 1) classes.push('thread');
    if (this.#store.isUnread(channel.id)) classes.push('unread');
    if (channel.archived) classes.push('archived');
    return h(
      'li',
      {},
      h(
        'button',
        {
          class: classes.join(' '),
          type: 'button',
          'aria-current': channel.id === channelId ? 'page' : null,
          'data-key': channel.id,
          onclick: () => this.#open(channel.id),
        },
        channelIcon(channel.type),
        h('span', { class: 'name' }, channel.name),
        pings > 0 ? h('span', { class: 'badge', 'aria-label': words.notices(pings) }, String(pings)) : null,
      ),
    );
  }

  #section(title: string, channels: readonly PageChannel[]): HTMLElement {
    const id = `section-${title}`.replace(/\s+/g, '-');
    return h(
      'section',
      {},
      h('h2', { id }, title),
      h('ul', { 'aria-labelledby': id }, ...channels.map(channel => this.#entry(channel))),
    );
  }

  render(): void {
    const { words, channels, guild } = this.#store;
    const withThreads = channels
      .filter(({ type }) => type === 0)
      .flatMap(channel => [channel, ...channels.filter(one => one.parentId === channel.id && !one.archived)]);
    const parts = [
      h('div', { class: 'guild', id: 'guild' }, guild),
      this.#section(words.channels, withThreads),
      this.#section(
        words.directMessages,
        channels.filter(({ type }) => type === 1),
      ),
    ];
    redraw(this.element, () => this.element.replaceChildren(...parts));
  }
}
