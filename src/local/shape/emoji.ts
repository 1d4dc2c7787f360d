import type { Field } from '../form.js';
import { compact, type JsonObject } from '../json.js';

const pictograph = '\\p{Extended_Pictographic}(?:\\p{EMod}|\\uFE0F)?';
const emoji = new RegExp(
  `^(?:\\p{RI}{2}|[0-9#*]\\uFE0F?\\u20E3|${pictograph}(?:\\u200D${pictograph})*[\\u{E0020}-\\u{E007F}]*)$`,
  'u',
);

/** A keycap, a flag, or anything Unicode calls pictographic, possibly joined and toned. */
export function isUnicodeEmoji(text: string): boolean {
  return emoji.test(text);
}

/** What the routes of reactions take: the character itself, or name:id for a custom one. */
export function isReaction(text: unknown): text is string {
  return typeof text === 'string' && (isUnicodeEmoji(text) || /^\w+:\d{17,20}$/.test(text));
}

export function readEmoji(field: Field): JsonObject | undefined {
  if (field.absent || !field.object()) return undefined;
  const id = field.get('id').snowflake();
  const name = field.get('name').text({ max: 100 });
  if (id === undefined && !isUnicodeEmoji(name ?? '')) return field.refuse('COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  return compact({ id, name, animated: field.get('animated').flag() });
}
