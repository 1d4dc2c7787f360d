import type { Game } from '../engine/index.js';
import { History } from './history.js';
import { bracketRounds, pairKnockout } from './knockout.js';
import {
  type Entrant,
  entrantAt,
  hasRounds,
  isForTables,
  type Pairing,
  type PassedOver,
  type Score,
  type Season,
  tableSize,
} from './league.js';
import { pairRoundRobin, roundRobinRounds } from './round-robin.js';
import { dealtSides, inOrder } from './sides.js';
import { pairSwiss, type SwissPlayer } from './swiss.js';
import { reasonsOf } from './swiss-reasons.js';
import { pointsOf } from './table.js';
import { seatTables, TABLE_SIZES } from './tables.js';

/** Who meets, before it is settled who begins. */
interface Meeting {
  readonly board?: number;
  readonly seats: readonly number[];
  readonly passedOver?: readonly PassedOver[];
}

/** Those who take part in the next round. */
const activeEntrants = (season: Season): readonly Entrant[] =>
  season.entrants.filter(({ dropped, since }) => dropped === null && since > 0);

/** How many rounds the season has, as things stand. */
export function roundsOf(season: Season): number {
  const { format, rounds } = season.league.rules;
  if (hasRounds(format)) return rounds;
  return format === 'knockout' ? bracketRounds(season) : Math.max(season.league.round, roundRobinRounds(season));
}

/** The sizes of the tables a season may have: its own, and the next one where the game can be played so. */
export function sizesOf({ league: { rules } }: Season, { lobby }: Pick<Game, 'lobby'>): readonly number[] {
  const { min, max } = lobby.seats(rules.chosen);
  const wanted = tableSize(rules.format);
  return wanted === 2 ? [2] : TABLE_SIZES.filter(size => size >= min && size <= max);
}

/** The pairings of the next round; none when the season is over. */
export function planRound(season: Season, game: Game, now: number): Pairing[] {
  const history = History.of(season);
  const points = pointsOf(season);
  const { rules, id, round } = season.league;
  const used = season.pairings.length;
  const sides = rules.sides === 'balanced' ? game.lobby.sides(rules.chosen) : [];
  return meetings(season, game, history, points).map((meeting, index) => {
    const isAlone = meeting.seats.length === 1;
    const seats = isAlone ? meeting.seats : inOrder(history, meeting.seats);
    const reason = {
      points: seats.map(number => points.get(number) ?? 0),
      met: history.metAmong(seats),
      begun: seats.map(number => history.begun(number)),
      passedOver: meeting.passedOver ?? [],
    };
    const dealt = isAlone ? null : dealtSides(history, sides, seats, used + index + round);
    if (isAlone) history.addBye(seats[0]!);
    else history.addMeeting(seats, dealt);
    return {
      id: `${id}-${used + index + 1}`,
      round: round + 1,
      board: meeting.board ?? index + 1,
      seats,
      sides: dealt,
      deadline: now + rules.roundTime,
      extended: 0,
      reminded: 0,
      replays: 0,
      score: isAlone ? BYE : scoreOfAbsent(season, seats),
      reason,
    };
  });
}

const BYE: Score = { shares: [1], how: 'bye' };

/** Those who dropped out lose what is still drawn for them. */
function scoreOfAbsent(season: Season, seats: readonly number[]): Score | null {
  const gone = seats.map(number => entrantAt(season, number).dropped !== null);
  return gone.includes(true) ? { shares: gone.map(isGone => (isGone ? 0 : 1)), how: 'forfeit' } : null;
}

function meetings(season: Season, game: Game, history: History, points: ReadonlyMap<number, number>): Meeting[] {
  const { format } = season.league.rules;
  if (format === 'knockout') return pairKnockout(season).map(({ slot, seats }) => ({ board: slot + 1, seats }));
  if (!hasRounds(format)) return pairRoundRobin(season, history).map(seats => ({ seats }));
  const players = activeEntrants(season).map(({ number, seed }) => ({
    number,
    seed,
    points: points.get(number) ?? 0,
    byes: history.byes(number),
  }));
  if (season.league.round >= roundsOf(season)) return [];
  return isForTables(format) ? tableMeetings(season, game, history, players) : swissMeetings(season, history, players);
}

function swissMeetings(season: Season, history: History, players: readonly SwissPlayer[]): Meeting[] {
  if (players.length < 2) return [];
  const met = (a: number, b: number): number => history.met(a, b);
  const drawn = pairSwiss(players, met, roundsOf(season) - season.league.round - 1);
  const reasons = reasonsOf(players, met, drawn);
  const seated = [...drawn.pairs, ...(drawn.bye === null ? [] : [[drawn.bye]])];
  return seated.map(seats => ({ seats, passedOver: seats.flatMap(number => reasons.get(number) ?? []) }));
}

function tableMeetings(season: Season, game: Game, history: History, players: readonly SwissPlayer[]): Meeting[] {
  const wanted = tableSize(season.league.rules.format);
  const { tables, byes } = seatTables(players, (a, b) => history.met(a, b), wanted, sizesOf(season, game));
  if (tables.length === 0) return [];
  return [...tables, ...byes.map(number => [number])].map(seats => ({ seats }));
}
