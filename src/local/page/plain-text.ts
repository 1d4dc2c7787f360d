import type { JsonObject } from '../json.js';
import type { Store } from './store.js';

function list(value: unknown): readonly JsonObject[] {
  return (value ?? []) as JsonObject[];
}

function gather(components: readonly JsonObject[]): readonly string[] {
  return components.flatMap(one => [
    ...(one.type === 10 ? [String(one.content)] : []),
    ...gather(list(one.components)),
  ]);
}

/** What a message says, as one line without marks: for quotations, and for those who listen. */
export function plainText(store: Store, raw: JsonObject, most: number): string {
  const embeds = list(raw.embeds).flatMap(({ title, description }) => [title, description]);
  const texts = [raw.content, ...embeds, ...gather(list(raw.components))];
  const plain = texts
    .filter(text => typeof text === 'string')
    .join(' ')
    .replace(/<@!?(\d+)>/g, (_, id: string) => `@${store.member(id)?.name ?? ''}`)
    .replace(/<#(\d+)>/g, (_, id: string) => `#${store.channels.find(one => one.id === id)?.name ?? ''}`)
    .replace(/<\/([^:>]+):\d+>/g, '/$1')
    .replace(/<a?:(\w+):\d+>/g, ':$1:')
    .replace(/<t:\d+(?::\w)?>/g, '')
    .replace(/\|\|.*?\|\|/g, '…')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(^|\s)-# /g, '$1')
    .replace(/\\([^\w\s])|[*_~`#|>]/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > most ? `${plain.slice(0, most)}…` : plain;
}
