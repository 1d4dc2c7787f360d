import { parseArgs } from 'node:util';
import { randomBelow, randomFrom } from '../src/engine/index.js';
import {
  type Entrant,
  FORMATS,
  isSeating,
  type Pairing,
  planRound,
  type Season,
  tableOf,
} from '../src/leagues/index.js';
import { games } from '../src/registry.js';

/**
 * `npm run bench:league -- --players 1000 --rounds 9`: how long drawing a round and counting the table take in the course
 * of a season of random results, Swiss or `--format tables-of-four`. The goal is 200 ms each.
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '9' },
    format: { type: 'string', default: 'swiss' },
  },
});
const PLAYERS = Number(values.players);
const ROUNDS = Number(values.rounds);
const GOAL = 200;

const FORMAT = FORMATS.find(format => format === values.format) ?? 'swiss';
const random = randomFrom('5'.repeat(32));
const choices = games.flatMap(each => {
  const usual = Object.fromEntries(each.lobby.options.map(({ id, initial }) => [id, initial]));
  const others = each.lobby.options.flatMap(({ id, values: all }) => all.map(value => ({ ...usual, [id]: value })));
  return [usual, ...others].map(chosen => ({ game: each, chosen }));
});
const found = choices.find(({ game: each, chosen }) => isSeating(each.lobby, chosen, FORMAT));
if (!found) throw new Error('There is no game to bench with');
const { game, chosen } = found;

const entrants = Array.from(
  { length: PLAYERS },
  (_, index): Entrant => ({
    number: index + 1,
    player: `p${index + 1}`,
    name: `Gracz ${index + 1}`,
    seed: index + 1,
    since: 1,
    dropped: null,
    checkedIn: true,
    offered: null,
  }),
);

let season: Season = {
  league: {
    id: 'bench',
    guild: '1',
    channel: '2',
    language: 'pl',
    name: 'Bench',
    organiser: 'p1',
    organiserRole: null,
    rules: {
      game: game.id,
      chosen,
      format: FORMAT,
      rounds: ROUNDS,
      pace: { remindAfter: 1, limit: null },
      roundTime: 1,
      missed: 'forfeit',
      points: { win: 3, draw: 1, loss: 0 },
      byPlace: [5, 3, 2, 1],
      tieBreaks: ['head-to-head', 'buchholz', 'sonneborn', 'wins'],
      sides: 'balanced',
      rated: true,
      entryRole: null,
      capacity: null,
      lateJoin: true,
      thirdPlace: false,
    },
    status: 'running',
    checkIn: false,
    round: 0,
    roundStartedAt: 0,
    pausedAt: null,
    finalAt: null,
    lots: '0'.repeat(32),
    moment: 0,
    openedAt: 0,
    startedAt: 0,
    closedAt: null,
  },
  entrants,
  pairings: [],
};

const RUNS = 7;

/** The median of some runs: one alone measures the machine's other work as well. */
function timed<T>(run: () => T): { took: number; result: T } {
  const times: number[] = [];
  let result = run();
  for (let time = 0; time < RUNS; time++) {
    const before = performance.now();
    result = run();
    times.push(performance.now() - before);
  }
  return { took: times.sort((a, b) => a - b)[RUNS >> 1]!, result };
}

const withResult = (pairing: Pairing): Pairing => {
  if (pairing.score) return pairing;
  const turn = randomBelow(random, pairing.seats.length);
  const last = pairing.seats.length - 1;
  const shares = pairing.seats.map((_, seat) => ((seat + turn) % pairing.seats.length) / last);
  return {
    ...pairing,
    score: { shares: randomBelow(random, 3) === 0 ? shares.map(() => 0.5) : shares, how: 'played' },
  };
};

let [slowestPairing, slowestTable] = [0, 0];
const seen = new Set<string>();
for (let round = 1; round <= ROUNDS; round++) {
  const drawn = timed(() => planRound(season, game, 0));
  for (const { seats } of drawn.result) {
    const key = [...seats].sort((a, b) => a - b).join('/');
    if (seats.length === 2 && seen.has(key)) throw new Error(`${key} meet twice`);
    seen.add(key);
  }
  season = {
    ...season,
    league: { ...season.league, round },
    pairings: [...season.pairings, ...drawn.result.map(withResult)],
  };
  const table = timed(() => tableOf(season));
  slowestPairing = Math.max(slowestPairing, drawn.took);
  slowestTable = Math.max(slowestTable, table.took);
  console.log(
    `round ${String(round).padStart(2)}   pairing ${drawn.took.toFixed(1).padStart(7)} ms   table ${table.took.toFixed(1).padStart(7)} ms`,
  );
}
console.log(`\n${PLAYERS} players, ${ROUNDS} rounds; part of the goal of ${GOAL} ms at the slowest:`);
console.log(`pairing ${(slowestPairing / GOAL).toFixed(2)}   table ${(slowestTable / GOAL).toFixed(2)}`);
