import type { Game } from '../engine/index.js';
import { History } from './history.js';
import { bracketRounds, pairKnockout } from './knockout.js';
import { type Entrant, entrantAt, type Pairing, type PairingReason, type Score, type Season } from './league.js';
import { pairRoundRobin, roundRobinRounds } from './round-robin.js';
import { dealtSides, inOrder } from './sides.js';
import { pairSwiss } from './swiss.js';
import { pointsOf } from './table.js';

interface Meeting {
  readonly board?: number;
  readonly pair: readonly [number, number | null];
}

const BYE: Score = { first: 1, second: 0, how: 'bye' };
/** How many passed-over opponents an explanation names. */
const NAMED = 3;

/** Those who take part in the next round. */
const activeEntrants = (season: Season): readonly Entrant[] =>
  season.entrants.filter(({ dropped, since }) => dropped === null && since > 0);

/** How many rounds the season has, as things stand. */
export function roundsOf(season: Season): number {
  switch (season.league.rules.format) {
    case 'swiss':
      return season.league.rules.rounds;
    case 'knockout':
      return bracketRounds(season);
    default:
      return Math.max(season.league.round, roundRobinRounds(season));
  }
}

/** The pairings of the next round; none when the season is over. */
export function planRound(season: Season, game: Game, now: number): Pairing[] {
  const history = History.of(season);
  const points = pointsOf(season);
  const { rules, id, round } = season.league;
  const used = season.pairings.length;
  const sides = rules.sides === 'balanced' ? game.lobby.sides(rules.chosen) : [];
  return meetings(season, history, points).map(({ pair, board }, index) => {
    const [a, b] = pair;
    const number = board ?? index + 1;
    const [first, second] = b === null ? [a, null] : inOrder(history, a, b);
    const reason = reasonFor(season, history, points, first, second);
    const dealt = second === null ? null : dealtSides(history, sides, first, second, used + index + round);
    if (second === null) history.addBye(first);
    else history.addMeeting(first, second, dealt);
    return {
      id: `${id}-${used + index + 1}`,
      round: round + 1,
      board: number,
      first,
      second,
      sides: dealt,
      deadline: now + rules.roundTime,
      extended: 0,
      replays: 0,
      score: second === null ? BYE : scoreOfAbsent(season, first, second),
      reason,
    };
  });
}

/** Those who dropped out lose what is still drawn for them. */
function scoreOfAbsent(season: Season, first: number, second: number): Score | null {
  const gone = [first, second].map(number => entrantAt(season, number).dropped !== null);
  if (!gone[0] && !gone[1]) return null;
  return { first: gone[0] ? 0 : 1, second: gone[1] ? 0 : 1, how: 'forfeit' };
}

function meetings(season: Season, history: History, points: ReadonlyMap<number, number>): Meeting[] {
  const { rules, round } = season.league;
  const { format, rounds } = rules;
  if (format === 'knockout') {
    return pairKnockout(season).map(({ slot, first, second }) => ({ board: slot + 1, pair: [first, second] }));
  }
  if (format !== 'swiss') return pairRoundRobin(season, history).map(pair => ({ pair }));
  const active = activeEntrants(season);
  if (round >= rounds || active.length < 2) return [];
  const players = active.map(({ number, seed }) => ({
    number,
    seed,
    points: points.get(number) ?? 0,
    byes: history.byes(number),
  }));
  const { pairs, bye } = pairSwiss(players, (a, b) => history.met(a, b), rounds - round - 1);
  return [...pairs.map(pair => ({ pair })), ...(bye === null ? [] : [{ pair: [bye, null] as const }])];
}

function reasonFor(
  season: Season,
  history: History,
  points: ReadonlyMap<number, number>,
  first: number,
  second: number | null,
): PairingReason {
  const own = points.get(first) ?? 0;
  if (second === null) return { points: [own, 0], met: 0, begun: [history.begun(first), 0], passedOver: [] };
  const theirs = points.get(second) ?? 0;
  return {
    points: [own, theirs],
    met: history.met(first, second),
    begun: [history.begun(first), history.begun(second)],
    passedOver: season.league.rules.format === 'swiss' ? passedOver(season, history, points, first, second) : [],
  };
}

/** Whoever stood closer to the first than the opponent it got, nearest first. */
function passedOver(
  season: Season,
  history: History,
  points: ReadonlyMap<number, number>,
  first: number,
  second: number,
): PairingReason['passedOver'] {
  const own = points.get(first) ?? 0;
  const distance = (number: number): number => Math.abs((points.get(number) ?? 0) - own);
  const limit = distance(second);
  if (limit === 0) return [];
  return activeEntrants(season)
    .filter(({ number }) => number !== first && number !== second && distance(number) < limit)
    .sort((a, b) => distance(a.number) - distance(b.number) || a.seed - b.seed)
    .slice(0, NAMED)
    .map(({ number }) => ({ entrant: number, because: history.met(first, number) > 0 ? 'met' : 'needed' }));
}
