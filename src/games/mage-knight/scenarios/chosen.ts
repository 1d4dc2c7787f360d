import type { Chosen } from '../../../engine/game.js';
import { SCENARIO_IDS, type ScenarioId } from './scenario.js';

export const chosenScenario = (chosen: Chosen): ScenarioId =>
  SCENARIO_IDS.find(id => id === chosen.scenario) ?? 'first_reconnaissance';
