import type { OptionWords } from '../../../../engine/game.js';
import { typed } from '../speech.js';

/** What cannot be taken back carries this sign. */
export const SEALED = '🔒';
export const sealed = (label: string): string => `${label} ${SEALED}`;

/** A button holds so much; what is longer makes the panel a list. */
export const LONGEST = 44;
/** The first of these that a button holds, otherwise the last. */
export const fitting = (...labels: readonly string[]): string =>
  labels.find(label => label.length <= LONGEST) ?? labels.at(-1)!;

/** A label and how it is typed, with what else there is to say. */
export const option = (label: string, form: string, more: Omit<OptionWords, 'label' | 'typed'> = {}): OptionWords => ({
  label,
  typed: typed(form),
  ...more,
});
