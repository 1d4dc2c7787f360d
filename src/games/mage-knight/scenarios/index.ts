import { BLITZ_CONQUEST, FULL_CONQUEST, SOLO_CONQUEST } from './conquests.js';
import { BLITZ_COOPERATION, FULL_COOPERATION } from './cooperations.js';
import { FIRST_RECONNAISSANCE } from './first-reconnaissance.js';
import { CONQUER_AND_HOLD, DRUID_NIGHTS, DUNGEON_LORDS, MINES_LIBERATION, ONE_TO_RETURN } from './quests.js';
import type { Scenario, ScenarioId } from './scenario.js';

const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  first_reconnaissance: FIRST_RECONNAISSANCE,
  full_conquest: FULL_CONQUEST,
  blitz_conquest: BLITZ_CONQUEST,
  solo_conquest: SOLO_CONQUEST,
  mines_liberation: MINES_LIBERATION,
  full_cooperation: FULL_COOPERATION,
  blitz_cooperation: BLITZ_COOPERATION,
  dungeon_lords: DUNGEON_LORDS,
  druid_nights: DRUID_NIGHTS,
  one_to_return: ONE_TO_RETURN,
  conquer_and_hold: CONQUER_AND_HOLD,
};

export const scenarioOf = (id: ScenarioId): Scenario => SCENARIOS[id];
