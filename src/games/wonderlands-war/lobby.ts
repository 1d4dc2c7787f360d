import type { Chosen, Lobby } from '../../engine/game.js';
import { pick, type RandomState } from '../../engine/random.js';
import { ALLY_SETS, ALLY_TYPES, type AllySet, type AllyType } from './chips.js';
import { FACTION_IDS } from './faction.js';

/** A set as it is, or for every type the card of some set (WW-2.2). */
export const ALLY_CHOICES = [...ALLY_SETS, 'mix'] as const;

/** What people choose before a match. `first` = seat 0 begins; the boards' other side is for two players (WW-18.3). */
export const lobby: Lobby = {
  options: [
    { id: 'allies', values: ALLY_CHOICES, initial: 'A' },
    { id: 'first', values: ['random', 'first'], initial: 'random' },
    { id: 'boards', values: ['two-player', 'standard'], initial: 'two-player' },
  ],
  seats: () => ({ min: 2, max: 5 }),
  begins: { first: 'first' },
  sides: () => FACTION_IDS,
  // Whoever gives up would decide who of the others wins.
  mayConcede: () => false,
};

/** The set of each ally type. */
export function chosenSets(chosen: Chosen, random: RandomState): Record<AllyType, AllySet> {
  const named = ALLY_SETS.find(set => set === chosen.allies);
  const setFor = (): AllySet => named ?? (chosen.allies === 'mix' ? pick(random, ALLY_SETS) : 'A');
  const [flamingo, creature, rook, rose, soldier] = ALLY_TYPES.map(setFor) as [
    AllySet,
    AllySet,
    AllySet,
    AllySet,
    AllySet,
  ];
  return { flamingo, creature, rook, rose, soldier };
}
