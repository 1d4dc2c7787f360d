import { type Chosen, type MatchState, type RandomState, type Start, shuffle } from '../../../src/engine/index.js';

export const COLOURS = ['red', 'blue', 'grey', 'white'] as const;
export const SIDES = ['river', 'hill', 'cave', 'wood'] as const;
export const CELLS = ['a', 'b', 'c'] as const;
export type Cell = (typeof CELLS)[number];

/** Pebbles: a toy that uses everything the engine offers, so that the engine has something devilish to run. */
export interface PebblesState extends MatchState {
  phase: 'deal' | 'bid' | 'turn' | 'feast';
  round: number;
  rounds: number;
  sides: string[];
  /** Seats that still have a turn this round, the next one first. */
  waiting: number[];
  /** Face down: the last one is drawn first. */
  bag: string[];
  hands: string[][];
  cells: Record<Cell, string[]>;
  tokens: number[];
  scores: number[];
  bids: number[];
  die: number | null;
  /** The seat that looks at the top of the bag. */
  peeking: number | null;
}

export function setup(start: Start): PebblesState {
  const random: RandomState = [...start.random];
  const bag = COLOURS.flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => `${colour}-${value}`));
  shuffle(random, bag);
  return {
    random,
    news: [],
    sealed: 0,
    outcome: null,
    phase: 'deal',
    round: 1,
    rounds: start.chosen.length === 'long' ? 4 : 2,
    sides: drawnSides(start.sides, start.chosen, random),
    waiting: [],
    bag,
    hands: start.sides.map(() => []),
    cells: { a: [], b: [], c: [] },
    tokens: start.sides.map(() => 2),
    scores: start.sides.map(() => 0),
    bids: [],
    die: null,
    peeking: null,
  };
}

export const colourOf = (pebble: string): string => pebble.split('-')[0]!;
export const worthOf = (pebble: string): number => Number(pebble.split('-')[1]);

/** With mixed sides any seat may get any side; otherwise the open seats draw from those in a fixed order. */
function drawnSides(taken: readonly (string | null)[], chosen: Chosen, random: RandomState): string[] {
  const free: string[] = SIDES.filter(side => !taken.includes(side));
  if (chosen.sides === 'mixed') shuffle(random, free);
  return taken.map(side => side ?? free.shift()!);
}
