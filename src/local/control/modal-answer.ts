import type { JsonObject } from '../json.js';
import { lengthOf } from '../limits.js';
import type { Resolved, Upload } from './command-call.js';

export type FieldValue = string | boolean | readonly string[] | readonly Upload[];
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

function fail(component: JsonObject, why: string): never {
  throw new Error(`field ${String(component.custom_id)}: ${why}`);
}

function textAnswer(input: JsonObject, given: FieldValue | undefined): JsonObject {
  const value = String(given ?? input.value ?? '');
  const length = lengthOf(value);
  if (input.required !== false && length === 0) fail(input, 'is required');
  if (length > 0 && input.min_length !== undefined && length < Number(input.min_length)) fail(input, 'too short');
  if (length > Number(input.max_length ?? 4000)) fail(input, 'too long');
  return { value };
}

function listAnswer(component: JsonObject, given: FieldValue | undefined, resolved: Resolved): JsonObject {
  const options = (component.options ?? []) as JsonObject[];
  const usual = options.filter(option => option.default === true).map(({ value }) => String(value));
  const list = Array.isArray(given) ? (given as readonly (string | Upload)[]) : usual;
  const isOptional = component.required === false && list.length === 0;
  if (!isOptional && list.length < Number(component.min_values ?? 1)) fail(component, 'too few values');
  if (list.length > Number(component.max_values ?? 1)) fail(component, 'too many values');
  const values = list.map(value => {
    if (typeof value !== 'string') return resolved.upload(value);
    if (component.type === 5 || component.type === 7) return resolved.user(value);
    if (component.type === 6) return resolved.role(value);
    if (component.type === 8) return resolved.channel(value);
    if (options.length > 0 && !options.some(option => option.value === value)) fail(component, `no option ${value}`);
    return value;
  });
  return { values };
}

function answer(component: JsonObject, values: FieldValues, resolved: Resolved): JsonObject {
  const { type, id, custom_id } = component;
  const given = values[String(custom_id)];
  const base = { type, id, custom_id };
  if (type === 4) return { ...base, ...textAnswer(component, given) };
  if (type === 23) return { ...base, value: given === undefined ? component.default === true : given === true };
  if (type !== 21) return { ...base, ...listAnswer(component, given, resolved) };
  const options = component.options as JsonObject[];
  const value = given ?? options.find(option => option.default === true)?.value ?? null;
  if (value === null && component.required !== false) fail(component, 'is required');
  if (value !== null && !options.some(option => option.value === value)) fail(component, `no option ${String(value)}`);
  return { ...base, value: value as string | null };
}

/** The data of a modal submit interaction. */
export function modalData(modal: JsonObject, values: FieldValues, resolved: Resolved): JsonObject {
  const known: string[] = [];
  const answered = (component: JsonObject): JsonObject => {
    known.push(String(component.custom_id));
    return answer(component, values, resolved);
  };
  const components = (modal.components as JsonObject[]).map(top => {
    const { type, id } = top;
    if (type === 18) return { type, id, component: answered(top.component as JsonObject) };
    if (type === 1) return { type, id, components: (top.components as JsonObject[]).map(answered) };
    return { type, id };
  });
  for (const name of Object.keys(values)) if (!known.includes(name)) throw new Error(`the modal has no field ${name}`);
  return { custom_id: modal.custom_id, components, ...resolved.json() };
}
