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
      offered: null,
    }),
  );
  const pairings: Pairing[] = [];
  for (let first = 1; first <= count; first += 2) {
    const seats = first < count ? [first, first + 1] : [first];
    const isPair = seats.length === 2;
    pairings.push({
      id: `l1-${pairings.length + 1}`,
      round: 1,
      board: pairings.length + 1,
      seats,
      sides: isPair ? ['river', 'hill'] : null,
      deadline: 500,
      extended: 0,
      reminded: 0,
      replays: 0,
      score: isPair ? { shares: [1, 0], how: 'played' } : { shares: [1], how: 'bye' },
      reason: { points: seats.map(() => 0), met: 0, begun: seats.map(() => 0), passedOver: [] },
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
        byPlace: [5, 3, 2, 1],
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
      pausedAt: null,
      finalAt: null,
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
