import { FIRST_RECONNAISSANCE } from './first-reconnaissance.js';
import type { Scenario, ScenarioId } from './scenario.js';
import { SOLO_CONQUEST } from './solo-conquest.js';

const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  first_reconnaissance: FIRST_RECONNAISSANCE,
  solo_conquest: SOLO_CONQUEST,
};

export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS[id];
