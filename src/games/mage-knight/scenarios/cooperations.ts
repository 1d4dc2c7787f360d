import { BLITZ, byPlayers, PLAIN, type Scenario } from './scenario.js';

/** MK-X-6. Four players have what three have; their dummy is a matter of agreement (MK-X-6.13). */
export const FULL_COOPERATION: Scenario = {
  ...PLAIN,
  id: 'full_cooperation',
  rounds: () => 6,
  shape: () => 'open_5',
  countryside: byPlayers(2, [8, 10]),
  cities: byPlayers(2, [3, 4]),
  cores: byPlayers(2, [2, 3]),
  cityLevels: byPlayers<readonly number[]>(2, [
    [5, 5, 8],
    [5, 5, 5, 11],
  ]),
  dummy: seats => seats < 4,
  cooperative: () => true,
  playerCombat: false,
  dummyTactic: 'before-players',
  tacticsLeave: () => 'one',
  end: 'cities-conquered',
  scoring: () => 'cooperation',
};

/** MK-X-7. */
export const BLITZ_COOPERATION: Scenario = {
  ...FULL_COOPERATION,
  ...BLITZ,
  id: 'blitz_cooperation',
  rounds: () => 4,
  countryside: byPlayers(2, [7, 8]),
  cities: byPlayers(2, [2, 3]),
  cores: byPlayers(2, [1, 2]),
  cityLevels: byPlayers<readonly number[]>(2, [
    [5, 8],
    [5, 8, 11],
  ]),
};
