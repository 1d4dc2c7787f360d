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

/** One line of a phone. */
const ONE_LINE = 34;
/** How a long text begins, as far as one line goes: its first clause, else its first words. */
export function beginning(text: string): string {
  const line = text.slice(0, ONE_LINE - 1);
  const clause = /^[^:]*: [^.,;:]*(?=[.,;:])/.exec(line)?.[0];
  // No word is left hanging that wants another.
  return `${clause ?? line.replace(/(\s+\S{0,3})*\s+\S*$/, '')}…`;
}

/** A label and how it is typed, with what else there is to say. */
export const option = (label: string, form: string, more: Omit<OptionWords, 'label' | 'typed'> = {}): OptionWords => ({
  label,
  typed: typed(form),
  ...more,
});
