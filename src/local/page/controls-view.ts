import type { JsonObject } from '../json.js';
import { avatar } from './avatar.js';
import { h, icon } from './dom.js';
import type { Link } from './link.js';
import { openPicker, type PickerOption } from './picker.js';
import { isBlank, spelled } from './signs.js';
import type { Store } from './store.js';

const styleNames = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'primary'] as const;

export interface ControlSurroundings {
  readonly store: Store;
  readonly link: Link;
}

function emojiText(emoji: unknown): string {
  const { id, name } = (emoji ?? {}) as JsonObject;
  return id ? `:${String(name)}:` : String(name ?? '');
}

/** What a button is called where its own text would not do: signs have words, a custom emoji alone has its name. */
function buttonName(store: Store, text: string, emoji: JsonObject | undefined): string | null {
  if (isBlank(text)) return emoji?.id ? String(emoji.name).replaceAll('_', ' ') : null;
  const name = spelled(text, store.language);
  return name === text ? null : name;
}

export function buttonView({ store, link }: ControlSurroundings, messageId: string, button: JsonObject): HTMLElement {
  const style = styleNames[Number(button.style)] ?? 'secondary';
  const customId = String(button.custom_id ?? '');
  const text = String(button.label ?? '');
  const picture = button.emoji as JsonObject | undefined;
  // Next to words it is ornament.
  const isOrnament = !isBlank(text);
  const emoji = picture
    ? h('span', { class: 'emoji', 'aria-hidden': isOrnament ? 'true' : null }, emojiText(picture))
    : null;
  const label = text ? h('span', {}, text) : null;
  const name = buttonName(store, text, picture);
  if (button.url && button.disabled !== true)
    return h(
      'a',
      {
        class: 'button secondary',
        href: String(button.url),
        target: '_blank',
        rel: 'noopener noreferrer',
        title: store.words.opensLink,
        'aria-label': name,
        'data-key': `link ${String(button.url)}`,
      },
      emoji,
      label,
      icon('link'),
    );
  const isWaiting = store.waiting.has(`${messageId} ${customId}`);
  return h(
    'button',
    {
      class: `button ${style}${isWaiting ? ' waiting' : ''}`,
      type: 'button',
      disabled: button.disabled === true,
      'aria-busy': isWaiting ? 'true' : null,
      'aria-label': name,
      // A blank button only keeps the shape of a board.
      'aria-hidden': isBlank(text) && !emoji ? 'true' : null,
      'data-key': `button ${customId}`,
      onclick: () => {
        if (!store.waiting.has(`${messageId} ${customId}`)) link.tell({ do: 'press', messageId, customId });
      },
    },
    emoji,
    label,
    isWaiting ? h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')) : null,
  );
}

/** What a select of any kind offers: its own options, members, or channels. */
export function selectOptions(store: Store, select: JsonObject): readonly PickerOption[] {
  const type = Number(select.type);
  if (type === 5 || type === 7)
    return store.members.map(member => ({ value: member.id, label: member.name, before: avatar(member, 24) }));
  if (type === 6) return store.roles.map(({ id, name }) => ({ value: id, label: name }));
  if (type === 8)
    return store.channels.filter(one => one.type === 0).map(({ id, name }) => ({ value: id, label: `#${name}` }));
  return ((select.options ?? []) as JsonObject[]).map(option => ({
    value: String(option.value),
    label: String(option.label),
    description: String(option.description ?? ''),
    emoji: option.emoji ? emojiText(option.emoji) : '',
  }));
}

function defaults(select: JsonObject): readonly string[] {
  const options = ((select.options ?? []) as JsonObject[]).filter(option => option.default === true);
  const given = (select.default_values ?? []) as JsonObject[];
  return [...options.map(({ value }) => String(value)), ...given.map(({ id }) => String(id))];
}

export function selectView({ store, link }: ControlSurroundings, messageId: string, select: JsonObject): HTMLElement {
  const { words } = store;
  const customId = String(select.custom_id);
  const key = `${messageId} ${customId}`;
  const options = selectOptions(store, select);
  const chosen = store.chosen.get(key) ?? defaults(select);
  const placeholder = String(select.placeholder ?? words.choose);
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const isWaiting = store.waiting.has(key);
  const button = h(
    'button',
    {
      class: `select${isWaiting ? ' waiting' : ''}`,
      type: 'button',
      disabled: select.disabled === true,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-label': spelled(labels.length > 0 ? `${placeholder}: ${labels.join(', ')}` : placeholder, store.language),
      'aria-busy': isWaiting ? 'true' : null,
      'data-key': `select ${customId}`,
    },
    h(
      'span',
      { class: labels.length > 0 ? 'value' : 'value empty' },
      labels.length > 0 ? labels.join(', ') : placeholder,
    ),
    icon('chevron'),
  );
  const min = Number(select.min_values ?? 1);
  const max = Number(select.max_values ?? 1);
  button.addEventListener('click', () =>
    openPicker({
      anchor: button,
      label: placeholder,
      options,
      chosen,
      min,
      max,
      hint: words.chooseBetween(min, max),
      done: words.done,
      onChoose: values => {
        store.chosen.set(key, values);
        link.tell({ do: 'select', messageId, customId, values });
      },
    }),
  );
  return button;
}
