import { byPlayers, PLAIN, type Scenario } from './scenario.js';

/** MK-X-1; alone: MK-X-1.12. */
export const FIRST_RECONNAISSANCE: Scenario = {
  ...PLAIN,
  id: 'first_reconnaissance',
  seats: { min: 1, max: 4 },
  rounds: seats => (seats === 1 ? 4 : 3),
  shape: () => 'wedge_no_limit',
  countryside: byPlayers(1, [8, 8, 9, 11]),
  cities: () => 1,
  cores: () => 2,
  countrysideOrder: 'ascending',
  cityKind: 'closed',
  elite: () => 'never',
  villageUnitFirst: true,
  famePerTile: 1,
  dummy: seats => seats === 1,
  cooperative: seats => seats === 1,
  playerCombat: false,
  tacticsLeave: seats => (seats === 1 ? 'used' : 'none'),
  end: 'city-revealed',
  scoring: seats => (seats === 1 ? 'solo' : 'achievements'),
};
