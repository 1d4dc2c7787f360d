import { BLITZ, byPlayers, PLAIN, type Scenario } from './scenario.js';

/** MK-X-2. */
export const FULL_CONQUEST: Scenario = {
  ...PLAIN,
  id: 'full_conquest',
  rounds: () => 6,
  shape: byPlayers(2, ['wedge', 'wedge', 'open_5']),
  countryside: byPlayers(2, [8, 9, 11]),
  cities: byPlayers(2, [2, 3, 4]),
  cores: byPlayers(2, [1, 2, 3]),
  cityLevels: () => [4],
  end: 'cities-conquered',
  bonus: 'cities',
};

/** MK-X-3. */
export const BLITZ_CONQUEST: Scenario = {
  ...FULL_CONQUEST,
  ...BLITZ,
  id: 'blitz_conquest',
  rounds: () => 4,
  shape: byPlayers(2, ['wedge', 'wedge', 'open_4']),
  countryside: byPlayers(2, [6, 7, 9]),
  cityLevels: () => [3],
};

/** MK-X-4. */
export const SOLO_CONQUEST: Scenario = {
  ...PLAIN,
  id: 'solo_conquest',
  seats: { min: 1, max: 1 },
  rounds: () => 6,
  shape: () => 'wedge',
  countryside: () => 7,
  cities: () => 2,
  cores: () => 2,
  cityLevels: () => [5, 8],
  dummy: () => true,
  cooperative: () => true,
  playerCombat: false,
  tacticsLeave: () => 'used',
  end: 'cities-conquered',
  scoring: () => 'solo',
};
