import type { MoveStep } from '../card.js';
import type { Example } from './example.js';
import { EXAMPLES_OF_TERMS } from './examples-of-terms.js';

const BLUE = 'northern-imperial';
const AMBER = 'highland';

const move = (kind: MoveStep['kind']): MoveStep => ({
  op: 'move',
  kind,
  n: 1,
  who: 'own',
  rank: 'any',
  where: 'board',
});

/** A heroic among pieces of every rank. */
const CROWD = 'h E5 F5 c D5 C D4 H E4 L F4';

/** Worked examples by name: the passages of assets call for them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...EXAMPLES_OF_TERMS,
  'turned-and-mirrored': {
    schools: [BLUE, AMBER],
    card: 'knight',
    boards: [{ pieces: 'c F4 F5 F6 G4 D7 C D4', laying: 'E5:m1' }],
  },
  'summoned-onto-a-piece': {
    schools: [BLUE, AMBER],
    card: 'infantry-captain',
    boards: [{ pieces: 'c C6 F6 G6 h D6 H E5 L E7', laying: 'E5:r0' }],
  },
  'standard-and-combat': {
    schools: [BLUE, AMBER],
    boards: [
      {
        title: { pl: 'Ruch standardowy', en: 'Standard move' },
        pieces: CROWD,
        goes: { from: 'E5', step: move('standard') },
      },
      { title: { pl: 'Ruch bojowy', en: 'Combat move' }, pieces: CROWD, goes: { from: 'E5', step: move('combat') } },
    ],
  },
  'leap-of-two': {
    schools: ['sylvan', BLUE],
    card: 'charging-buck',
    boards: [
      {
        pieces: 'c E5 D6 E6 D7 C G3 H F5 C5',
        goes: { from: 'E5', step: { op: 'leap', kind: 'combat', n: 1, who: 'own', dist: 2 } },
      },
    ],
  },
  'along-a-line': {
    schools: [BLUE, AMBER],
    card: 'messenger',
    boards: [
      {
        pieces: 'h C7 C E5 H G3 E7',
        goes: { from: 'C7', step: { op: 'line', kind: 'standard', who: 'own', dirs: 'any8', n: [0, null] } },
      },
    ],
  },
  'task-almost': {
    schools: [BLUE, AMBER],
    boards: [
      {
        title: { pl: 'Spełnione', en: 'Fulfilled' },
        pieces: 'c D4 F5 D6 h E4 E5 C F4 H G6',
        central: ['D4', 'E4', 'E5', 'F5', 'D6'],
      },
      {
        title: { pl: 'Jeszcze nie', en: 'Not yet' },
        pieces: 'c D4 E4 F5 D6 E6 h E5 G5 C F4 H G6',
        central: ['D4', 'E4', 'E5', 'F5', 'D6', 'E6'],
      },
    ],
  },
  'both-halves': {
    schools: [BLUE, AMBER],
    card: 'flare-02',
    boards: [{ pieces: 'c D6 C E5 H D4 F4 G6 L E3' }],
  },
};
