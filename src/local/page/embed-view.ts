import type { JsonObject } from '../json.js';
import { colour, type ViewSurroundings } from './components-view.js';
import { h } from './dom.js';
import { markdown } from './markdown-view.js';
import { picture } from './picture.js';
import { messageTime } from './times.js';

function linked(text: string, url: unknown): HTMLElement {
  if (typeof url !== 'string') return h('span', {}, text);
  return h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, text);
}

export function embedView(around: ViewSurroundings, embed: JsonObject): HTMLElement {
  const { store } = around;
  const part = (key: string): JsonObject | null => (embed[key] as JsonObject | undefined) ?? null;
  const [author, footer, image, thumbnail] = [part('author'), part('footer'), part('image'), part('thumbnail')];
  const fields = ((embed.fields ?? []) as JsonObject[]).map(field =>
    h(
      'div',
      { class: field.inline === true ? 'field inline' : 'field' },
      h('div', { class: 'name' }, markdown(around, String(field.name))),
      markdown(around, String(field.value)),
    ),
  );
  const at =
    typeof embed.timestamp === 'string' ? messageTime(new Date(embed.timestamp), store.locale, store.words) : '';
  const foot = [footer ? String(footer.text) : '', at].filter(text => text !== '').join(' • ');
  const box = h(
    'article',
    { class: 'embed' },
    h(
      'div',
      { class: 'body' },
      author ? h('div', { class: 'author' }, linked(String(author.name), author.url)) : null,
      embed.title ? h('div', { class: 'title' }, linked(String(embed.title), embed.url)) : null,
      embed.description ? markdown(around, String(embed.description)) : null,
      fields.length > 0 ? h('div', { class: 'fields' }, ...fields) : null,
    ),
    thumbnail ? h('div', { class: 'thumbnail' }, picture(store, thumbnail, '')) : null,
    image ? h('div', { class: 'image' }, picture(store, image, String(embed.title ?? ''))) : null,
    foot ? h('footer', {}, foot) : null,
  );
  const accent = colour(embed.color);
  if (accent) box.style.setProperty('--accent', accent);
  return box;
}
