import type { OptionWords } from '../../../../engine/game.js';
import type { Steps } from '../../effects/step.js';
import { typed } from '../speech.js';

/** What cannot be taken back carries this sign. */
export const SEALED = '🔒';
export const sealed = (label: string): string => `${label} ${SEALED}`;

/** A label and how it is typed, with what else there is to say. */
export const option = (label: string, form: string, more: Omit<OptionWords, 'label' | 'typed'> = {}): OptionWords => ({
  label,
  typed: typed(form),
  ...more,
});

const SEALING =
  /"op":"(draw|rollManaDie|peekToken)"|"action":"(reroll|rerollAll)"|"name":"(searchDeck|shuffleDiscardIntoDeck|handIntoDeckAndRedraw|mysteriousBox|woundDraws|othersLoseRandomCrystal|othersDiscard|discardToDeck)"/;

/** Whether carrying steps out may draw, roll or turn something up. */
export const mayReveal = (steps: Steps): boolean => SEALING.test(JSON.stringify(steps));
