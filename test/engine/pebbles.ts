import { type Bot, type Drawing, type Game, randomAnswer } from '../../src/engine/index.js';
import { step } from './pebbles/rules.js';
import { type PebblesState, SIDES, setup } from './pebbles/state.js';
import { conceal, type PebblesView, view } from './pebbles/view.js';
import { words } from './pebbles/words.js';

export type { PebblesState } from './pebbles/state.js';

const drawing = ({ bag }: PebblesView): Drawing => ({
  width: 100,
  height: 100,
  marks: [{ kind: 'text', text: `${bag}`, x: 50, y: 50, size: 20, face: 'barlow-condensed-700', fill: '#000000' }],
});

/** Says what it would say in the first world it can imagine. */
const dreamer: Bot<PebblesState> = {
  id: 'dreamer',
  choose(table, seat, random) {
    const decision = (table.imagine(seat, random) ?? table).decisionOf(seat);
    if (!decision) throw new Error(`Seat ${seat} is not asked`);
    return randomAnswer(decision, random);
  },
};

export const pebbles: Game<PebblesState, PebblesView> = {
  id: 'pebbles',
  version: 1,
  lobby: {
    options: [
      { id: 'length', values: ['short', 'long'], initial: 'short' },
      { id: 'sides', values: ['given', 'mixed'], initial: 'given' },
    ],
    seats: () => ({ min: 2, max: 4 }),
    sides: () => SIDES,
  },
  setup,
  step,
  view,
  conceal,
  onTurn: state => state.waiting[0] ?? null,
  sideOf: (state, seat) => state.sides[seat] ?? null,
  chapters: ['bids'],
  isBattle: ({ tell }) => tell === 'scored',
  why: () => null,
  words,
  pictures: {
    board: ({ view }) => ({ drawing: drawing(view), alt: 'pebbles' }),
    hand: () => null,
    choice: () => null,
    story: () => null,
    accent: () => '#808080',
  },
  bots: [dreamer],
};

export { pebbles as game };
