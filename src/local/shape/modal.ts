import type { Field } from '../form.js';
import { compact, type JsonObject } from '../json.js';
import { lengthOf, limits } from '../limits.js';
import { Tally } from './component-tally.js';
import { readType } from './components.js';
import { readCounts, readOptions, readSelect, selectTypes } from './controls.js';

function readTextInput(field: Field, tally: Tally, ownLabel: boolean): JsonObject {
  const input: JsonObject = { type: 4 };
  tally.enter(field, input);
  const min = field.get('min_length').number({ min: 0, max: limits.inputLength });
  const max = field.get('max_length').number({ min: 1, max: limits.inputLength });
  if (min !== undefined && max !== undefined && min > max)
    field.get('min_length').refuse('NUMBER_TYPE_MAX', `int value should be less than or equal to ${max}.`);
  const value = field.get('value').text({ max: max ?? limits.inputLength });
  if (value && min !== undefined && lengthOf(value) < min)
    field.get('value').refuse('BASE_TYPE_MIN_LENGTH', `Must be ${min} or more in length.`);
  return Object.assign(
    input,
    compact({
      custom_id: tally.customId(field.get('custom_id')),
      style: field.get('style').oneOf([1, 2], true),
      label: field.get('label').text({ min: 1, max: limits.label, required: ownLabel }),
      placeholder: field.get('placeholder').text({ max: limits.inputPlaceholder }),
      required: field.get('required').flag() ?? true,
      min_length: min,
      max_length: max,
      value,
    }),
  );
}

function readGroup(field: Field, type: number, tally: Tally): JsonObject {
  const group: JsonObject = { type };
  tally.enter(field, group);
  const shared = { custom_id: tally.customId(field.get('custom_id')), required: field.get('required').flag() ?? true };
  if (type === 23) return Object.assign(group, { ...shared, default: field.get('default').flag() ?? false });
  if (type === 19) return Object.assign(group, shared, readCounts(field, limits.uploads, limits.uploads));
  const options = readOptions(field.get('options'), type === 21 ? 2 : 1, limits.groupOptions, false);
  const most = Math.max(1, options.length);
  const counts = type === 21 ? {} : readCounts(field, limits.groupOptions, most);
  // A checkbox group without max_values may have every box ticked.
  const open = type === 22 && field.get('max_values').absent ? { max_values: most } : {};
  return Object.assign(group, shared, { options }, counts, open);
}

function readLabelled(field: Field, tally: Tally): JsonObject {
  const type = readType(field, [4, ...selectTypes, 19, 21, 22, 23]);
  if (type === undefined) return {};
  if (type === 4) return readTextInput(field, tally, false);
  return type >= 19 ? readGroup(field, type, tally) : readSelect(field, type, tally, true);
}

function readTop(field: Field, tally: Tally): JsonObject {
  const type = readType(field, [1, 10, 18]);
  if (type === undefined) return {};
  const top: JsonObject = { type };
  tally.enter(field, top);
  if (type === 10) {
    const content = field.get('content').text({ min: 1, max: limits.displayedText, required: true });
    return Object.assign(top, compact({ content }));
  }
  if (type === 18) {
    const inner = field.get('component');
    return Object.assign(
      top,
      compact({
        label: field.get('label').text({ min: 1, max: limits.label, required: true }),
        description: field.get('description').text({ min: 1, max: limits.labelDescription }),
        component: inner.object() ? readLabelled(inner, tally) : {},
      }),
    );
  }
  const inputs = field.get('components').list({ min: 1, max: 1, required: true }) ?? [];
  return Object.assign(top, {
    components: inputs.map(input => (readType(input, [4]) ? readTextInput(input, tally, true) : {})),
  });
}

export function readModal(field: Field): JsonObject {
  const tally = new Tally();
  const fields = field.get('components').list({ min: 1, max: limits.modalComponents, required: true }) ?? [];
  const modal = {
    custom_id: field.get('custom_id').text({ min: 1, max: limits.customId, required: true }),
    title: field.get('title').text({ min: 1, max: limits.modalTitle, required: true }),
    components: fields.map(top => readTop(top, tally)),
  };
  tally.number();
  return modal;
}
