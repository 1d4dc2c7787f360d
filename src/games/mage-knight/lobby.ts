import type { Chosen, Lobby } from '../../engine/game.js';
import { HEROES } from './heroes/heroes.js';
import { scenarioOf } from './scenarios/index.js';
import { SCENARIO_IDS, type ScenarioId } from './scenarios/scenario.js';
import { type GameSet, SETS } from './terms.js';

export const chosenScenario = (chosen: Chosen): ScenarioId =>
  SCENARIO_IDS.find(id => id === chosen.scenario) ?? 'first_reconnaissance';

/** Sets other than the base game, each a switch (MK-W-1.16). */
export const OPTIONAL_SETS = SETS.filter(set => set !== 'base');

export const chosenSets = (chosen: Chosen): GameSet[] => SETS.filter(set => set === 'base' || chosen[set] === 'on');

/** Heroes that may be taken, each by one seat. */
export const heroesFor = (chosen: Chosen): string[] => {
  const sets = chosenSets(chosen);
  return HEROES.filter(({ set }) => sets.includes(set)).map(({ id }) => id);
};

/** What people choose before a match. */
export const lobby: Lobby = {
  options: [
    { id: 'scenario', values: SCENARIO_IDS, initial: 'first_reconnaissance' },
    ...OPTIONAL_SETS.map(id => ({ id, values: ['off', 'on'], initial: 'off' })),
  ],
  seats: chosen => scenarioOf(chosenScenario(chosen)).seats,
  sides: heroesFor,
  // Who gives up would change everybody else's turns.
  mayConcede: () => false,
};
