import type { QuestionKey } from './vocabulary.js';

/** The rule each question comes from: what its 📖 opens. */
export const questionRules: Readonly<Record<QuestionKey, string>> = {
  monolith: 'MA-22.1',
  banner: 'MA-1.6',
  redraw: 'MA-4.1',
  'forced-discard': 'MA-3.2',
  turn: 'MA-3.3',
  mode: 'MA-7.2',
  pause: 'MA-3.1',
  effect: 'MA-6.9',
  hex: 'MA-5.3',
  rotation: 'MA-5.3',
  target: 'MA-5.2',
  triangle: 'MA-16.7',
  pusher: 'MA-18.1',
  pushed: 'MA-18.1',
  'push-hex': 'MA-18.2',
  charger: 'MA-17.1',
  regeneration: 'MA-12.3',
  poison: 'MA-13.7',
  assassin: 'MA-8.10',
};
