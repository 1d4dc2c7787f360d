import type { Field } from '../form.js';
import { isObject, type JsonObject } from '../json.js';
import { limits } from '../limits.js';

export const locales =
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja zh-TW ko ar he'.split(
    ' ',
  );

const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

export function readName(field: Field): string | undefined {
  const name = field.text({ min: 1, max: limits.commandName, required: true });
  if (name === undefined) return undefined;
  if (namePattern.test(name) && name === name.toLowerCase()) return name;
  return field.refuse('APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

export function readLocalized(field: Field, read: (inner: Field) => string | undefined): JsonObject | undefined {
  if (field.absent || !field.object() || !isObject(field.value)) return undefined;
  const entries = Object.keys(field.value).map(locale => {
    const inner = field.get(locale);
    if (!locales.includes(locale)) inner.refuse('BASE_TYPE_CHOICES', `Value must be one of {${locales.join(', ')}}.`);
    return [locale, read(inner)] as const;
  });
  return Object.fromEntries(entries);
}

export function readDescription(field: Field): string | undefined {
  return field.text({ min: 1, max: limits.commandDescription, required: true });
}
