import type { JsonObject } from '../json.js';
import { buttonView, type ControlSurroundings, selectView } from './controls-view.js';
import { h, icon } from './dom.js';
import { markdown, type Surroundings } from './markdown-view.js';
import { picture } from './picture.js';

export type ViewSurroundings = Surroundings & ControlSurroundings;

export function colour(value: unknown): string | null {
  return typeof value === 'number' ? `#${value.toString(16).padStart(6, '0')}` : null;
}

function list(value: unknown): readonly JsonObject[] {
  return (value ?? []) as JsonObject[];
}

function media(around: ViewSurroundings, item: JsonObject): HTMLElement {
  return picture(around.store, (item.media ?? {}) as JsonObject, String(item.description ?? ''), item.spoiler === true);
}

function row(around: ViewSurroundings, messageId: string, component: JsonObject): HTMLElement {
  const inner = list(component.components).map(one =>
    one.type === 2 ? buttonView(around, messageId, one) : selectView(around, messageId, one),
  );
  return h('div', { class: 'row' }, ...inner);
}

function section(around: ViewSurroundings, messageId: string, component: JsonObject): HTMLElement {
  const accessory = (component.accessory ?? {}) as JsonObject;
  const side = accessory.type === 11 ? media(around, accessory) : buttonView(around, messageId, accessory);
  return h(
    'div',
    { class: 'section' },
    h('div', { class: 'texts' }, ...list(component.components).map(one => markdown(around, String(one.content)))),
    h('div', { class: accessory.type === 11 ? 'thumbnail' : 'accessory' }, side),
  );
}

export function fileView(around: ViewSurroundings, url: string, name: string, size: number | null): HTMLElement {
  return h(
    'a',
    { class: 'file', href: url, download: name, 'aria-label': around.store.words.download(name) },
    icon('file'),
    h('span', {}, name, size === null ? null : h('small', {}, `${Math.max(1, Math.round(size / 1024))} KB`)),
  );
}

/** What is hidden can be neither pressed nor heard; a button over it lifts the veil. */
function hide({ store }: ViewSurroundings, box: HTMLElement): void {
  const inner = h('div', { class: 'veiled', inert: true }, ...box.childNodes);
  const lift = h('button', {
    class: 'lift',
    type: 'button',
    'aria-label': store.words.spoiler,
    'data-key': 'spoiler',
    onclick: () => {
      box.classList.remove('hidden');
      box.replaceChildren(...inner.childNodes);
      box.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    },
  });
  box.replaceChildren(inner, lift);
}

function container(around: ViewSurroundings, messageId: string, component: JsonObject): HTMLElement {
  const box = h(
    'div',
    { class: `container${component.spoiler === true ? ' hidden' : ''}` },
    ...list(component.components).map(one => componentView(around, messageId, one)),
  );
  const accent = colour(component.accent_color);
  if (accent) box.style.setProperty('--accent', accent);
  if (component.spoiler === true) hide(around, box);
  return box;
}

export function componentView(around: ViewSurroundings, messageId: string, component: JsonObject): HTMLElement {
  switch (component.type) {
    case 1:
      return row(around, messageId, component);
    case 9:
      return section(around, messageId, component);
    case 10:
      return markdown(around, String(component.content));
    case 12: {
      const items = list(component.items).map(item => media(around, item));
      return h('div', { class: 'gallery', 'data-count': Math.min(items.length, 4) }, ...items);
    }
    case 13: {
      const { url } = (component.file ?? {}) as JsonObject;
      const name = decodeURIComponent(new URL(String(url)).pathname.split('/').pop() ?? '');
      return fileView(around, String(url), name, null);
    }
    case 14:
      return h('div', {
        class: `separator${component.divider === false ? '' : ' line'}${component.spacing === 2 ? ' wide' : ''}`,
        role: component.divider === false ? null : 'separator',
      });
    case 17:
      return container(around, messageId, component);
    default:
      return h('div');
  }
}
