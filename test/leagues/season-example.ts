import type { Entrant, Pairing, Season } from '../../src/leagues/index.js';

/** A running Swiss season for tests, with one round played: odd numbers won. */
export function exampleSeason(count: number, name = (index: number): string => `Gracz ${index + 1}`): Season {
  const entrants = Array.from(
    { length: count },
    (_, index): Entrant => ({
      number: index + 1,
      player: `p${index + 1}`,
      name: name(index),
      seed: index + 1,
      since: 1,
      dropped: null,
      checkedIn: false,
    }),
  );
  const pairings: Pairing[] = [];
  for (let first = 1; first <= count; first += 2) {
    const second = first < count ? first + 1 : null;
    pairings.push({
      id: `l1-${pairings.length + 1}`,
      round: 1,
      board: pairings.length + 1,
      first,
      second,
      sides: second === null ? null : ['river', 'hill'],
      deadline: 500,
      extended: 0,
      replays: 0,
      score: { first: 1, second: 0, how: second === null ? 'bye' : 'played' },
      reason: { points: [0, 0], met: 0, begun: [0, 0], passedOver: [] },
    });
  }
  return {
    league: {
      id: 'l1',
      guild: '100',
      channel: '200',
      language: 'pl',
      name: 'Liga Świętokrzyska im. Żółtej Łódki 2026, edycja jesienna',
      organiser: 'boss',
      organiserRole: null,
      rules: {
        game: 'pebbles',
        chosen: { length: 'short', sides: 'given' },
        format: 'swiss',
        rounds: 5,
        pace: { remindAfter: 1000, limit: null },
        roundTime: 3_600_000,
        missed: 'forfeit',
        points: { win: 3, draw: 1, loss: 0 },
        tieBreaks: ['buchholz', 'sonneborn', 'wins'],
        sides: 'balanced',
        rated: true,
        entryRole: null,
        capacity: null,
        lateJoin: true,
        thirdPlace: false,
      },
      status: 'running',
      checkIn: false,
      round: 1,
      roundStartedAt: 100,
      reminded: 0,
      pausedAt: null,
      lots: 'a'.repeat(32),
      moment: 3,
      openedAt: 10,
      startedAt: 100,
      closedAt: null,
    },
    entrants,
    pairings,
  };
}
