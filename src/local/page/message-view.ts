import type { PageMessage } from '../feed-shape.js';
import type { JsonObject } from '../json.js';
import { avatar } from './avatar.js';
import { shownName } from './command-list.js';
import { componentView, fileView, type ViewSurroundings } from './components-view.js';
import { h, icon } from './dom.js';
import { embedView } from './embed-view.js';
import { markdown } from './markdown-view.js';
import { picture } from './picture.js';
import { plainText } from './plain-text.js';
import { starterOf } from './starter.js';
import { messageTime } from './times.js';

const LOADING = 1 << 7;
const TOGETHER_MS = 7 * 60 * 1000;
const QUOTED = 90;

function list(value: unknown): readonly JsonObject[] {
  return (value ?? []) as JsonObject[];
}

/** A message that follows closely on its author's last one is shown without a new head. */
export function continues(message: PageMessage, before: PageMessage | undefined): boolean {
  if (!before || message.ephemeral !== before.ephemeral) return false;
  const [now, then] = [message.raw, before.raw];
  const isPlain = now.type === 0 && (then.type === 0 || then.type === 20 || then.type === 19);
  const gap = Date.parse(String(now.timestamp)) - Date.parse(String(then.timestamp));
  return isPlain && (now.author as JsonObject).id === (then.author as JsonObject).id && gap < TOGETHER_MS;
}

/** The thin line above a message: whom it answers, or who called the command. */
function context(around: ViewSurroundings, raw: JsonObject): HTMLElement | null {
  const { store } = around;
  const metadata = raw.interaction_metadata as JsonObject | undefined;
  const caller = metadata?.name ? store.member(String((metadata.user as JsonObject).id)) : undefined;
  if (caller && raw.type === 20)
    return h(
      'div',
      { class: 'context' },
      avatar(caller, 16),
      h('strong', {}, caller.name),
      ` ${store.words.used} `,
      h('span', { class: 'mention' }, `/${shownName(store, String(metadata!.name))}`),
    );
  if (raw.type !== 19) return null;
  const target = raw.referenced_message as JsonObject | null | undefined;
  const author = target ? store.member(String((target.author as JsonObject).id)) : undefined;
  if (target === undefined) return null;
  if (!target || !author) return h('div', { class: 'context' }, h('em', {}, store.words.original));
  const jump = (): void => {
    const found = document.getElementById(`m${String(target.id)}`);
    found?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    found?.focus({ preventScroll: true });
  };
  return h(
    'button',
    { class: 'context', type: 'button', 'data-key': 'context', onclick: jump },
    h('span', { class: 'unseen' }, store.words.replyTo),
    avatar(author, 16),
    h('strong', {}, author.name),
    ` ${plainText(store, target, QUOTED)}`,
  );
}

function attachments(around: ViewSurroundings, raw: JsonObject): readonly HTMLElement[] {
  // A Components V2 message shows its files only where a component does.
  if ((Number(raw.flags) & (1 << 15)) !== 0) return [];
  return list(raw.attachments).map(file => {
    const isPicture = String(file.content_type ?? '').startsWith('image/');
    const name = String(file.filename);
    if (!isPicture) return fileView(around, String(file.url), name, Number(file.size));
    return h(
      'div',
      { class: 'attached' },
      picture(around.store, file, String(file.description ?? ''), name.startsWith('SPOILER_')),
    );
  });
}

function threadLink(around: ViewSurroundings, thread: JsonObject): HTMLElement {
  return h(
    'button',
    {
      class: 'thread-link',
      type: 'button',
      'data-key': 'thread',
      onclick: () => around.openChannel(String(thread.id)),
    },
    icon('thread'),
    h('strong', {}, String(thread.name)),
    h('span', {}, around.store.words.openThread),
  );
}

function reactions(around: ViewSurroundings, raw: JsonObject): HTMLElement | null {
  const all = list(raw.reactions);
  if (all.length === 0) return null;
  const { words } = around.store;
  const chips = all.map(({ emoji, count }) => {
    const { id, name } = emoji as JsonObject;
    const key = id ? `${String(name)}:${String(id)}` : String(name);
    const act = (): void => around.link.tell({ do: 'react', messageId: String(raw.id), emoji: key });
    return h(
      'button',
      {
        class: 'reaction',
        type: 'button',
        'data-key': `reaction ${key}`,
        'aria-label': words.reaction(String(name).replaceAll('_', ' '), Number(count)),
        onclick: act,
      },
      `${id ? `:${String(name)}:` : String(name)} ${String(count)}`,
    );
  });
  return h('div', { class: 'reactions' }, ...chips);
}

function body(around: ViewSurroundings, raw: JsonObject): readonly (HTMLElement | null)[] {
  const { store } = around;
  const id = String(raw.id);
  const name = store.member(String((raw.author as JsonObject).id))?.name ?? '';
  if ((Number(raw.flags) & LOADING) !== 0) {
    const dots = h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
    return [h('p', { class: 'thinking' }, dots, store.words.thinking(name))];
  }
  const thread = raw.thread as JsonObject | undefined;
  const content = raw.content ? markdown(around, String(raw.content)) : null;
  if (content && raw.edited_timestamp)
    (content.lastElementChild ?? content).append(h('small', { class: 'edited' }, store.words.edited));
  return [
    content,
    ...list(raw.embeds).map(embed => embedView(around, embed)),
    ...attachments(around, raw),
    ...list(raw.components).map(one => componentView(around, id, one)),
    store.failed.has(id) ? h('p', { class: 'failed' }, store.words.failed) : null,
    reactions(around, raw),
    thread ? threadLink(around, thread) : null,
  ];
}

function systemLine(around: ViewSurroundings, raw: JsonObject): HTMLElement | null {
  const { store } = around;
  const name = store.member(String((raw.author as JsonObject).id))?.name ?? '';
  if (raw.type === 6) return h('p', {}, store.words.pinned(name));
  if (raw.type !== 18) return null;
  const target = String((raw.message_reference as JsonObject).channel_id);
  const open = h(
    'button',
    { class: 'mention', type: 'button', onclick: () => around.openChannel(target) },
    String(raw.content),
  );
  return h('p', {}, icon('thread'), ` ${store.words.startedThread(name)} `, open);
}

export function messageView(
  around: ViewSurroundings,
  message: PageMessage,
  before: PageMessage | undefined,
): HTMLElement {
  const { store } = around;
  const starter = starterOf(store, message.raw);
  const raw = starter ? { ...starter, thread: undefined } : message.raw;
  const author = store.member(String((raw.author as JsonObject).id)) ?? { id: '0', name: '?', bot: false };
  const at = new Date(String(raw.timestamp));
  const time = messageTime(at, store.locale, store.words);
  const classes = ['message'];
  if (message.ephemeral) classes.push('ephemeral');
  if (message.pings.includes(store.me)) classes.push('pings');
  const isJoined = continues(message, before);
  if (isJoined) classes.push('joined');
  const system = systemLine(around, raw);
  // Under its own id it is found, measured and focused, also where it shows another message.
  const id = String(message.raw.id);
  const named = { id: `m${id}`, 'data-message-id': id, tabindex: -1 };
  if (system) return h('li', { class: 'message system', ...named }, system);
  return h(
    'li',
    { class: classes.join(' '), ...named },
    context(around, raw),
    h('div', { class: 'side' }, isJoined ? null : avatar(author)),
    h(
      'div',
      { class: 'main' },
      isJoined
        ? h('span', { class: 'unseen' }, `${author.name}, ${time}`)
        : h(
            'header',
            {},
            h('strong', { class: author.bot ? 'name bot' : 'name' }, author.name),
            author.bot ? h('span', { class: 'tag' }, store.words.app) : null,
            h('time', { datetime: at.toISOString() }, time),
          ),
      ...body(around, raw),
      message.ephemeral
        ? h(
            'p',
            { class: 'private' },
            icon('eye'),
            h('span', {}, store.words.onlyYou),
            h('span', { 'aria-hidden': 'true' }, '•'),
            h(
              'button',
              {
                class: 'linklike',
                type: 'button',
                'data-key': 'dismiss',
                onclick: () => around.link.tell({ do: 'dismiss', messageId: String(raw.id) }),
              },
              store.words.dismiss,
            ),
          )
        : null,
    ),
  );
}
