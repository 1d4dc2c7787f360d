import type { Field } from '../form.js';
import { compact, type JsonObject } from '../json.js';
import { limits } from '../limits.js';
import type { Tally } from './component-tally.js';
import { readEmoji } from './emoji.js';

export const selectTypes = [3, 5, 6, 7, 8] as const;
const defaultKinds: Record<number, readonly string[]> = {
  5: ['user'],
  6: ['role'],
  7: ['user', 'role'],
  8: ['channel'],
};

export function readButton(field: Field, tally: Tally): JsonObject {
  const style = field.get('style').oneOf([1, 2, 3, 4, 5, 6], true);
  const label = field.get('label').text({ max: limits.buttonLabel });
  const emoji = readEmoji(field.get('emoji'));
  const button: JsonObject = { type: 2, style, label, emoji, disabled: field.get('disabled').flag() };
  tally.enter(field, button);
  if (style === 6) {
    button.sku_id = field.get('sku_id').snowflake(true);
    return button;
  }
  const isBlank = field.get('label').absent || label === '';
  if (isBlank && field.get('emoji').absent)
    field.refuse('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A button must have a label or an emoji');
  if (style === 5) {
    button.url = field.get('url').url(['http', 'https', 'discord'], limits.buttonUrl, true);
    if (!field.get('custom_id').absent)
      field
        .get('custom_id')
        .refuse('BUTTON_COMPONENT_CUSTOM_ID_AND_URL', 'A custom id and url cannot both be specified');
    return button;
  }
  if (!field.get('url').absent)
    field.get('url').refuse('BUTTON_COMPONENT_CUSTOM_ID_AND_URL', 'A custom id and url cannot both be specified');
  button.custom_id = tally.customId(field.get('custom_id'));
  return button;
}

/** One option of a string select, a radio group or a checkbox group. */
function readOption(field: Field, withEmoji: boolean): JsonObject {
  if (!field.object()) return {};
  return compact({
    label: field.get('label').text({ min: 1, max: limits.selectText, required: true }),
    value: field.get('value').text({ min: 1, max: limits.selectText, required: true }),
    description: field.get('description').text({ max: limits.selectText }),
    emoji: withEmoji ? readEmoji(field.get('emoji')) : undefined,
    default: field.get('default').flag(),
  });
}

export function readOptions(field: Field, min: number, max: number, withEmoji: boolean): readonly JsonObject[] {
  const fields = field.list({ min, max, required: true }) ?? [];
  const values = new Set<unknown>();
  return fields.map(option => {
    const read = readOption(option, withEmoji);
    if (read.value !== undefined && values.has(read.value))
      option
        .get('value')
        .refuse('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
    values.add(read.value);
    return read;
  });
}

/** Reads min_values and max_values and holds them against each other and against what can be chosen at all. */
export function readCounts(field: Field, most: number, available: number): { min_values: number; max_values: number } {
  const min = field.get('min_values').number({ min: 0, max: most }) ?? 1;
  const max = field.get('max_values').number({ min: 1, max: most }) ?? Math.max(1, min);
  if (max > available && !field.get('max_values').absent)
    field.get('max_values').refuse('NUMBER_TYPE_MAX', `int value should be less than or equal to ${available}.`);
  if (min > max) field.get('min_values').refuse('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  return { min_values: min, max_values: max };
}

export function readSelect(field: Field, type: number, tally: Tally, inModal: boolean): JsonObject {
  const select: JsonObject = { type, placeholder: field.get('placeholder').text({ max: limits.selectPlaceholder }) };
  tally.enter(field, select);
  select.custom_id = tally.customId(field.get('custom_id'));
  if (type === 3) {
    const options = readOptions(field.get('options'), 1, limits.selectOptions, true);
    select.options = options;
    Object.assign(select, readCounts(field, limits.selectOptions, Math.max(1, options.length)));
    const chosen = options.filter(option => option.default === true).length;
    if (chosen > (select.max_values as number))
      field.get('options').refuse('SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Too many default values');
  } else {
    Object.assign(select, readCounts(field, limits.selectOptions, limits.selectOptions));
    const defaults = field.get('default_values').list({ max: select.max_values as number });
    select.default_values = defaults?.map(value => ({
      id: value.get('id').snowflake(true),
      type: value.get('type').oneOf(defaultKinds[type] ?? [], true),
    }));
    if (type === 8)
      select.channel_types = field
        .get('channel_types')
        .list()
        ?.map(value => value.number() ?? 0);
  }
  const disabled = field.get('disabled').flag();
  if (!inModal) return Object.assign(select, { disabled });
  if (disabled) field.get('disabled').refuse('COMPONENT_DISABLED_IN_MODAL', 'Components in modals cannot be disabled');
  const required = field.get('required').flag() ?? true;
  if (required && select.min_values === 0)
    field.get('min_values').refuse('NUMBER_TYPE_MIN', 'int value should be greater than or equal to 1.');
  return Object.assign(select, { required });
}
