import { randomFrom, shuffle } from '../engine/index.js';
import { type Match, Refusal, standIn, startSeated } from '../matches/index.js';
import { advanced } from './advancing.js';
import { change, type Hall } from './hall.js';
import {
  awayDaysOf,
  type Entrant,
  entrantAt,
  isBye,
  isOver,
  matchOf,
  type Pairing,
  pairingOf,
  type Season,
  tableSize,
} from './league.js';
import { roundsOf } from './pairing.js';
import { shownRating } from './rating.js';

/** A round robin of more would have thousands of matches. */
const MOST_IN_ROUND_ROBIN = 128;
const MOST_ENTRANTS = 1_000;

/** The season as it would start now: who takes part, and for how many rounds. Refuses where it cannot. */
export function prepared(season: Season): { readonly taking: readonly Entrant[]; readonly rounds: number } {
  const { league } = season;
  if (isOver(league)) throw new Refusal('league-over');
  if (league.status !== 'open') throw new Refusal('league-running');
  const taking = season.entrants.filter(({ dropped, checkedIn }) => dropped === null && (!league.checkIn || checkedIn));
  const fewest = tableSize(league.rules.format);
  if (taking.length < fewest) throw new Refusal('too-few-entrants', { needed: String(fewest) });
  const most = league.rules.format.endsWith('round-robin') ? MOST_IN_ROUND_ROBIN : MOST_ENTRANTS;
  if (taking.length > most) throw new Refusal('too-many-entrants', { most: String(most) });
  return { taking, rounds: plannedRounds(season, taking) };
}

/** Before the start: how many rounds it would be with these. */
export function plannedRounds(season: Season, taking: readonly Entrant[]): number {
  const set = { ...season, entrants: taking.map(entrant => ({ ...entrant, since: 1 })) };
  return Math.min(roundsOf(set), swissLimit(season, taking.length));
}

/** In a Swiss season nobody has more rivals than there are others; too few to start with limit nothing yet. */
const swissLimit = ({ league }: Season, count: number): number =>
  league.rules.format === 'swiss' && count >= 2 ? (count % 2 === 0 ? count - 1 : count) : Number.MAX_SAFE_INTEGER;

/** Starts the season: seeds are set, and the first round is drawn. */
export function startSeason(hall: Hall, id: string, by: string, interaction: string): Promise<Season> {
  return change(hall, id, interaction, async season => {
    const { taking, rounds } = prepared(season);
    const seeds = await seedsOf(hall, season, taking);
    const entrants = season.entrants.map(entrant => {
      const seed = seeds.get(entrant.number);
      return seed === undefined ? { ...entrant, dropped: 0 } : { ...entrant, seed, since: 1 };
    });
    const now = hall.now();
    const { league } = season;
    const rules = league.rules.format === 'swiss' ? { ...league.rules, rounds } : league.rules;
    return advanced(hall, {
      season: { ...season, league: { ...league, rules, status: 'running', startedAt: now }, entrants },
      log: [{ at: now, by, deed: 'started', about: { entrants: taking.length, rounds } }],
    });
  });
}

/** By rating, the strongest first; who has none is drawn by lot behind them. */
async function seedsOf(hall: Hall, { league }: Season, taking: readonly Entrant[]): Promise<Map<number, number>> {
  const drawn = [...taking];
  shuffle(randomFrom(league.lots), drawn);
  const strengths = new Map<number, number>();
  for (const { number, player } of drawn) {
    const rating = await hall.store.rating(league.guild, league.rules.game, player);
    strengths.set(number, rating ? shownRating(rating) : Number.NEGATIVE_INFINITY);
  }
  const sorted = drawn.sort((a, b) => {
    const [one, two] = [strengths.get(a.number)!, strengths.get(b.number)!];
    return one === two ? 0 : two - one;
  });
  return new Map(sorted.map(({ number }, index) => [number, index + 1]));
}

/** Starts the match of a pairing in the place made for it. Does nothing for one that has started or has a result. */
export function startPairing(
  hall: Hall,
  id: string,
  pairing: string,
  place: string,
  title: string,
): Promise<Match | null> {
  return hall.queues.run(id, async () => {
    const season = await hall.season(id);
    const found = pairingOf(season, pairing);
    if (!found || isBye(found) || found.score !== null) return null;
    const { league } = season;
    const match = await startSeated(hall.house, {
      id: matchOf(found),
      game: league.rules.game,
      guild: league.guild,
      home: league.channel,
      place,
      language: league.language,
      chosen: league.rules.chosen,
      people: found.seats.map(number => {
        const { player, name } = entrantAt(season, number);
        return { id: player, name };
      }),
      sides: found.sides ?? found.seats.map(() => null),
      pace: league.rules.pace,
      event: { id: league.id, title, rated: league.rules.rated, awayDays: awayDaysOf(league.rules) },
    });
    await emptySeats(hall, season, found);
    return match;
  });
}

/** Whoever dropped out between the drawing and the opening of a larger table does not play at it. */
async function emptySeats(hall: Hall, season: Season, { seats, ...pairing }: Pairing): Promise<void> {
  for (const [seat, number] of seats.entries()) {
    if (entrantAt(season, number).dropped !== null) await standIn(hall.house, matchOf(pairing), seat);
  }
}
