import type { Scenario } from './scenario.js';

const byPlayers = (counts: readonly number[]) => (seats: number) => counts[seats - 1]!;

/** MK-X-1; alone: MK-X-1.12. */
export const FIRST_RECONNAISSANCE: Scenario = {
  id: 'first_reconnaissance',
  seats: { min: 1, max: 4 },
  rounds: seats => (seats === 1 ? 4 : 3),
  shape: () => 'wedge_no_limit',
  countryside: byPlayers([8, 8, 9, 11]),
  cities: () => 1,
  cores: () => 2,
  countrysideOrder: 'ascending',
  cityKind: 'closed',
  cityLevels: () => [1],
  elite: false,
  villageUnitFirst: true,
  startFame: 0,
  startReputation: 0,
  extraDice: 0,
  extraUnits: 0,
  famePerLine: 0,
  famePerTile: 1,
  dummy: seats => seats === 1,
  cooperative: seats => seats === 1,
  playerCombat: false,
  dummyTactic: 'after-players',
  tacticsLeave: seats => (seats === 1 ? 'used' : 'none'),
  end: 'city-revealed',
  scoring: seats => (seats === 1 ? 'solo' : 'achievements'),
};
