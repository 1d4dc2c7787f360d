import type { Field } from '../form.js';
import type { JsonObject } from '../json.js';
import { lengthOf, limits } from '../limits.js';
import { readCommandOptions } from './command-options.js';
import { readDescription, readLocalized, readName } from './command-text.js';

const commandFields = [
  'id',
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'default_member_permissions',
  'default_permission',
  'dm_permission',
  'contexts',
  'integration_types',
  'nsfw',
  'handler',
];

/** The characters Discord counts against the 8000 of a command: the longest localisation of each text, and values. */
function weight(shape: JsonObject): number {
  const longest = (key: string): number => {
    const localized = Object.values((shape[`${key}_localizations`] ?? {}) as JsonObject);
    return Math.max(0, ...[shape[key], ...localized].map(text => (typeof text === 'string' ? lengthOf(text) : 0)));
  };
  const value = typeof shape.value === 'string' ? lengthOf(shape.value) : 0;
  const inner = [...((shape.options ?? []) as JsonObject[]), ...((shape.choices ?? []) as JsonObject[])];
  return longest('name') + longest('description') + value + inner.reduce((sum, part) => sum + weight(part), 0);
}

function readPermissions(field: Field): string | null {
  if (field.absent) return null;
  if (/^\d+$/.test(String(field.value))) return String(field.value);
  field.refuse('NUMBER_TYPE_COERCE', `Value "${String(field.value)}" is not int.`);
  return null;
}

function readNumbers(field: Field, choices: readonly number[]): readonly number[] | undefined {
  const fields = field.list({ min: 1 });
  const numbers = fields?.map(inner => inner.oneOf(choices, true) ?? -1);
  if (numbers && new Set(numbers).size < numbers.length)
    field.refuse('SET_TYPE_CONTAINS_DUPLICATES', 'Set already contains value.');
  return numbers;
}

export function readCommand(field: Field, scope: 'global' | 'guild'): JsonObject {
  if (!field.object()) return {};
  field.only(commandFields);
  const type = field.get('type').oneOf([1, 2, 3]) ?? 1;
  const isSlash = type === 1;
  const contextName = (inner: Field) => inner.text({ min: 1, max: limits.commandName, required: true });
  const name = isSlash ? readName : contextName;
  if (!isSlash && !field.get('description').absent && field.get('description').value !== '')
    field
      .get('description')
      .refuse('APPLICATION_COMMAND_DESCRIPTION_CANNOT_BE_SET', 'Context menu commands cannot have description');
  if (!isSlash && Array.isArray(field.get('options').value) && (field.get('options').value as unknown[]).length > 0)
    field
      .get('options')
      .refuse('APPLICATION_COMMAND_OPTIONS_CANNOT_BE_SET', 'Context menu commands cannot have options');
  const shape: JsonObject = {
    type,
    name: name(field.get('name')),
    name_localizations: readLocalized(field.get('name_localizations'), name) ?? null,
    description: isSlash ? readDescription(field.get('description')) : '',
    description_localizations: isSlash
      ? (readLocalized(field.get('description_localizations'), readDescription) ?? null)
      : null,
    options: isSlash ? readCommandOptions(field.get('options'), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) : [],
    default_member_permissions: readPermissions(field.get('default_member_permissions')),
    contexts: readNumbers(field.get('contexts'), [0, 1, 2]) ?? null,
    integration_types: readNumbers(field.get('integration_types'), [0, 1]) ?? [0],
    nsfw: field.get('nsfw').flag() ?? false,
  };
  if (scope === 'global') shape.dm_permission = field.get('dm_permission').flag() ?? true;
  if (weight(shape) > limits.commandTotal)
    field.refuse('APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${limits.commandTotal})`);
  return shape;
}
