import { byPlayers, PLAIN, type Scenario } from './scenario.js';

/** What the scenarios around one friendly city share (MK-X-5.2, 5.3, 8.2, 8.3, 9.2, 9.3). */
const AROUND_A_CITY = {
  ...PLAIN,
  shape: byPlayers(2, ['wedge', 'wedge', 'open_4']),
  countryside: byPlayers(2, [8, 9, 11]),
  cities: () => 1,
  cores: byPlayers(2, [1, 2, 3]),
  cityKind: 'friendly',
} as const satisfies Partial<Scenario>;

/** MK-X-5. */
export const MINES_LIBERATION: Scenario = {
  ...AROUND_A_CITY,
  id: 'mines_liberation',
  rounds: () => 4,
  always: ['country_2', 'country_3', 'country_5', 'country_6', 'core_8'],
  never: ['core_1'],
  end: 'mines-free',
  bonus: 'mines',
  special: 'mines',
};

/** MK-X-8. */
export const DUNGEON_LORDS: Scenario = {
  ...AROUND_A_CITY,
  id: 'dungeon_lords',
  rounds: () => 5,
  always: ['country_7', 'country_9', 'core_1', 'core_6'],
  end: 'dungeons-conquered',
  bonus: 'dungeons',
  special: 'dungeons',
};

/** MK-X-9. */
export const DRUID_NIGHTS: Scenario = {
  ...AROUND_A_CITY,
  id: 'druid_nights',
  rounds: () => 4,
  always: ['country_1', 'country_2', 'country_5', 'country_7', 'country_8', 'core_5'],
  end: 'incantations',
  special: 'druids',
};

/** MK-X-10. */
export const ONE_TO_RETURN: Scenario = {
  ...PLAIN,
  id: 'one_to_return',
  rounds: () => 4,
  shape: () => 'wedge',
  countryside: byPlayers(2, [7, 8, 10]),
  cities: byPlayers(2, [1, 2, 3]),
  cores: byPlayers(2, [1, 2, 3]),
  cityLevels: () => [3],
  scoring: () => 'return',
  special: 'return',
};

/** MK-X-11; three players: MK-X-11.17. */
export const CONQUER_AND_HOLD: Scenario = {
  ...PLAIN,
  id: 'conquer_and_hold',
  rounds: seats => (seats === 2 ? 6 : 4),
  shape: () => 'conquer_and_hold',
  countryside: () => 5,
  cities: () => 1,
  cores: () => 3,
  always: ['country_3', 'country_4', 'country_9', 'country_10', 'country_11', 'core_2', 'core_3', 'core_4', 'core_7'],
  cityKind: 'closed',
  elite: seats => (seats === 2 ? 4 : 3),
  withoutLevelFour: true,
  scoring: () => 'hold',
  special: 'hold',
};
