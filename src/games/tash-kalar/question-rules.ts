import type { QuestionKey } from './vocabulary.js';

/** The rule each question comes from: what its 📖 opens. */
export const questionRules: Readonly<Record<QuestionKey, string>> = {
  opening: 'TK-2.8',
  turn: 'TK-3.3',
  pause: 'TK-3.10',
  place: 'TK-3.5',
  lift: 'TK-4.6',
  frame: 'TK-4.4',
  placement: 'TK-4.2',
  arrival: 'TK-4.4',
  'legend-colour': 'TK-11.3',
  return: 'TK-3.7',
  against: 'TK-5.6',
  keep: 'TK-14.1',
  claim: 'TK-9.2',
  'score-colour': 'TK-11.2',
  target: 'TK-6.3',
  mover: 'TK-7.3',
  destination: 'TK-7.4',
  direction: 'TK-7.16',
  square: 'TK-7.8',
  colour: 'TK-6.3',
  rank: 'TK-7.8',
  alternative: 'TK-6.2',
  may: 'TK-6.2',
  card: 'TK-6.2',
};
