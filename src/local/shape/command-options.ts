import type { Field } from '../form.js';
import { compact, type JsonObject } from '../json.js';
import { limits } from '../limits.js';
import { readDescription, readLocalized, readName } from './command-text.js';

const sharedFields = ['type', 'name', 'name_localizations', 'description', 'description_localizations', 'required'];
const extraFields: Record<number, readonly string[]> = {
  1: ['options'],
  2: ['options'],
  3: ['choices', 'autocomplete', 'min_length', 'max_length'],
  4: ['choices', 'autocomplete', 'min_value', 'max_value'],
  7: ['channel_types'],
  10: ['choices', 'autocomplete', 'min_value', 'max_value'],
};
const valueTypes = [3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

function readChoice(field: Field, type: number): JsonObject {
  if (!field.object()) return {};
  field.only(['name', 'name_localizations', 'value']);
  const choiceName = (inner: Field) => inner.text({ min: 1, max: limits.choiceName, required: true });
  const value = field.get('value');
  return compact({
    name: choiceName(field.get('name')),
    name_localizations: readLocalized(field.get('name_localizations'), choiceName),
    value:
      type === 3
        ? value.text({ max: limits.choiceValue, required: true })
        : value.number({ required: true, whole: type === 4 }),
  });
}

/** Choices of a command option, and also what an autocomplete callback offers. */
export function readChoices(field: Field, type: number): readonly JsonObject[] | undefined {
  const choices = field.list({ max: limits.commandChoices })?.map(choice => readChoice(choice, type));
  const names = choices?.map(({ name }) => name) ?? [];
  if (new Set(names).size < names.length)
    field.refuse('APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS', 'Option choice names must be unique');
  return choices;
}

function readBounds(field: Field, type: number): JsonObject {
  const pair = (low: string, high: string, limit: { min?: number; max?: number; whole?: boolean }): JsonObject => {
    const min = field.get(low).number(limit);
    const max = field.get(high).number(limit);
    if (min !== undefined && max !== undefined && min > max)
      field.get(low).refuse('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
    return { [low]: min, [high]: max };
  };
  if (type === 3) return pair('min_length', 'max_length', { min: 0, max: limits.optionLength });
  if (type === 4) return pair('min_value', 'max_value', {});
  return type === 10 ? pair('min_value', 'max_value', { whole: false }) : {};
}

function readInner(field: Field, type: number): readonly JsonObject[] | undefined {
  if (type === 1) return readCommandOptions(field.get('options'), valueTypes);
  if (type !== 2) return undefined;
  const inner = readCommandOptions(field.get('options'), [1]);
  if (inner.length === 0) field.get('options').refuse('BASE_TYPE_REQUIRED', 'This field is required');
  return inner;
}

function readCommandOption(field: Field, allowed: readonly number[]): JsonObject {
  if (!field.object()) return {};
  const type = field.get('type').oneOf(allowed, true);
  if (type === undefined) return {};
  field.only([...sharedFields, ...(extraFields[type] ?? [])]);
  const autocomplete = field.get('autocomplete').flag();
  const choices = readChoices(field.get('choices'), type);
  if (autocomplete && choices && choices.length > 0)
    field
      .get('autocomplete')
      .refuse('APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES', 'Autocomplete cannot be set with choices');
  return compact({
    type,
    name: readName(field.get('name')),
    name_localizations: readLocalized(field.get('name_localizations'), readName),
    description: readDescription(field.get('description')),
    description_localizations: readLocalized(field.get('description_localizations'), readDescription),
    required: type > 2 ? (field.get('required').flag() ?? false) : undefined,
    autocomplete,
    choices,
    options: readInner(field, type),
    channel_types: field
      .get('channel_types')
      .list()
      ?.map(inner => inner.number() ?? 0),
    ...readBounds(field, type),
  });
}

/** Within one locale no two options of a level may carry the same name. */
function refuseSameNames(fields: readonly Field[], options: readonly JsonObject[]): void {
  const taken = new Map<string, number>();
  const claim = (index: number, locale: string, name: unknown): void => {
    const key = `${locale} ${String(name)}`;
    const other = taken.get(key);
    if (name !== undefined && other !== undefined && other !== index)
      fields[index]!.get('name').refuse(
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'An option with that name already exists',
      );
    taken.set(key, index);
  };
  options.forEach((option, index) => {
    claim(index, '', option.name);
    for (const [locale, name] of Object.entries((option.name_localizations ?? {}) as JsonObject))
      claim(index, locale, name);
  });
}

export function readCommandOptions(field: Field, allowed: readonly number[]): readonly JsonObject[] {
  const fields = field.list({ max: limits.commandOptions }) ?? [];
  const options = fields.map(inner => readCommandOption(inner, allowed));
  refuseSameNames(fields, options);
  const firstOptional = options.findIndex(({ type, required }) => Number(type) > 2 && !required);
  options.forEach(({ required }, index) => {
    if (required && firstOptional !== -1 && index > firstOptional)
      fields[index]!.refuse(
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
  });
  const kinds = new Set(options.map(({ type }) => Number(type) <= 2));
  if (kinds.size > 1)
    field.refuse(
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  return options;
}
