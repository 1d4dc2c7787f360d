import { h } from './dom.js';
import { type Block, type Inline, parseMarkdown } from './markdown.js';
import { signed } from './sign-view.js';
import type { Store } from './store.js';
import { formatTime } from './times.js';

export interface Surroundings {
  readonly store: Store;
  readonly openChannel: (id: string) => void;
  readonly startCommand: (name: string) => void;
  /** Takes the keyboard to the message box. */
  readonly goHome: () => void;
}

function spoiler(around: Surroundings, inner: readonly (Node | string)[]): HTMLElement {
  const reveal = (event: Event): void => {
    if (!element.classList.contains('hidden')) return;
    event.preventDefault();
    event.stopPropagation();
    element.classList.remove('hidden');
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
  };
  const element = h(
    'span',
    {
      class: 'spoiler hidden',
      role: 'button',
      tabindex: 0,
      'aria-label': around.store.words.spoiler,
      onclick: reveal,
      onkeydown: event => {
        if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) reveal(event);
      },
    },
    h('span', {}, ...inner),
  );
  return element;
}

function inline(around: Surroundings, node: Inline): Node | readonly (Node | string)[] {
  const { store } = around;
  const all = (inner: readonly Inline[]): (Node | string)[] => inner.flatMap(one => inline(around, one));
  switch (node.kind) {
    case 'text':
      return signed(node.text, store.language);
    case 'break':
      return h('br');
    case 'bold':
      return h('strong', {}, ...all(node.inner));
    case 'italic':
      return h('em', {}, ...all(node.inner));
    case 'underline':
      return h('u', {}, ...all(node.inner));
    case 'strike':
      return h('s', {}, ...all(node.inner));
    case 'spoiler':
      return spoiler(around, all(node.inner));
    case 'code':
      return h('code', {}, node.text);
    case 'link':
      return h('a', { href: node.url, target: '_blank', rel: 'noopener noreferrer' }, ...all(node.inner));
    case 'user':
      return h('span', { class: 'mention' }, `@${store.member(node.id)?.name ?? 'unknown-user'}`);
    case 'role':
      return h(
        'span',
        { class: 'mention' },
        `@${store.roles.find(({ id }) => id === node.id)?.name ?? 'unknown-role'}`,
      );
    case 'everyone':
      return h('span', { class: 'mention' }, node.text);
    case 'channel': {
      const channel = store.channels.find(({ id }) => id === node.id);
      if (!channel) return h('span', { class: 'mention' }, '#unknown');
      return h(
        'button',
        { class: 'mention', type: 'button', onclick: () => around.openChannel(channel.id) },
        `#${channel.name}`,
      );
    }
    case 'command':
      return h(
        'button',
        { class: 'mention', type: 'button', onclick: () => around.startCommand(node.name) },
        `/${node.name}`,
      );
    case 'emoji':
      return h('span', { role: 'img', 'aria-label': node.name.replaceAll('_', ' ') }, `:${node.name}:`);
    case 'time': {
      const title = formatTime(node.unix, 'F', store.locale);
      const relative = node.style === 'R' ? String(node.unix) : null;
      const datetime = new Date(node.unix * 1000).toISOString();
      return h('time', { datetime, title, 'data-relative': relative }, formatTime(node.unix, node.style, store.locale));
    }
  }
}

function block(around: Surroundings, node: Block): Node {
  const all = (inner: readonly Inline[]): (Node | string)[] => inner.flatMap(one => inline(around, one));
  switch (node.kind) {
    case 'paragraph':
      return h('p', {}, ...all(node.inner));
    case 'heading':
      return h(`h${node.level + 2}` as 'h3' | 'h4' | 'h5', { class: `h${node.level}` }, ...all(node.inner));
    case 'subtext':
      return h('p', { class: 'subtext' }, ...all(node.inner));
    case 'quote':
      return h('blockquote', {}, ...node.blocks.map(one => block(around, one)));
    case 'code':
      return h('pre', { tabindex: 0 }, h('code', {}, node.text));
    case 'list': {
      const items = node.items.map(item => h('li', {}, ...item.map(one => block(around, one))));
      return node.ordered ? h('ol', { start: node.start }, ...items) : h('ul', {}, ...items);
    }
  }
}

export function markdown(around: Surroundings, source: string): HTMLElement {
  return h('div', { class: 'markdown' }, ...parseMarkdown(source).map(one => block(around, one)));
}
