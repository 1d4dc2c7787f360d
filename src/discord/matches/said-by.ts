import type { Decision, Said } from '../../engine/index.js';
import { Refusal } from '../../matches/index.js';
import { numberPart, wholeNumber } from '../custom-id.js';
import { type Pressed, valuesOf } from '../pressed.js';

/** What the press means for the decision; the option is looked up by its index, never trusted. */
export function saidBy(pressed: Pick<Pressed, 'press' | 'id'>, decision: Decision): Said {
  const part = pressed.id.parts[1];
  if (part === 'none') return [];
  const indices =
    part === 'menu' || part === 'some'
      ? valuesOf(pressed.press).map(value => wholeNumber(value) ?? -1)
      : [numberPart(pressed.id, 1) ?? -1];
  if (decision.kind === 'number') return decision.min + (indices[0] ?? -1);
  const ids = indices.map(index => decision.options[index]?.id);
  if (ids.some(id => id === undefined)) throw new Refusal('no-such-option');
  return decision.kind === 'one' ? ids[0]! : (ids as string[]);
}
