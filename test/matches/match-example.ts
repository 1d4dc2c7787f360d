import type { Match } from '../../src/matches/index.js';

/** A running match for tests; whatever matters is given. */
export const exampleMatch = (given: Partial<Match> = {}): Match => ({
  id: 'm1',
  game: 'pebbles',
  guild: '100',
  home: '200',
  place: '300',
  host: 'ola',
  status: 'running',
  language: 'pl',
  chosen: { length: 'short' },
  seats: [
    { player: 'ola', bot: null, name: 'Ola', side: null, conceded: false },
    { player: 'kuba', bot: null, name: 'Kuba', side: 'red', conceded: false },
  ],
  pace: { remindAfter: 1000, limit: 5000 },
  seed: 'a'.repeat(32),
  seedHash: 'b'.repeat(64),
  moment: 1,
  asked: 1,
  openedAt: 10,
  startedAt: 20,
  endedAt: null,
  askedAt: 20,
  turn: 1,
  clocks: [],
  result: null,
  ...given,
});
