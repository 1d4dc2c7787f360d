import { AlreadyHandled, type Match, type Seat, share, teamsOf } from '../matches/index.js';
import { advanced } from './advancing.js';
import { type Change, commit, type Hall } from './hall.js';
import { judged } from './judging.js';
import { entrantAt, isOpen, matchOf, pairingOf, type Season } from './league.js';
import { type Counted, NEW_RATING, type Rating, rated, shownRating } from './rating.js';
import { withoutResult, withPairing } from './replaying.js';
import { rulingFor } from './ruling.js';
import { scoreOf } from './scoring.js';

/**
 * Counts a match that is over: the ratings of its players, and the result of its pairing, in one transaction. The
 * match's id is the key, so that it never counts twice, however often this is called.
 */
export function count(hall: Hall, id: string): Promise<Counted | null> {
  return hall.queues.run('counting', async () => {
    const known = await hall.store.counted(id);
    if (known) return known;
    const match = await hall.house.store.match(id);
    if (!match || (match.status !== 'finished' && match.status !== 'aborted')) return null;
    try {
      if (match.event) return await countInLeague(hall, match, match.event.id);
      const counted = await withRatings(hall, match, await judged(hall, match, null));
      await hall.store.write({ counted }, hall.now());
      return counted;
    } catch (error) {
      // Another process was faster: what it wrote stands.
      if (!(error instanceof AlreadyHandled)) throw error;
      return hall.store.counted(id);
    }
  });
}

/** Counts whatever ended unnoticed: at the start, and every now and then. */
export async function countAll(hall: Hall): Promise<void> {
  const uncounted = (await hall.store.uncounted()).map(id => ({ id }));
  await share(hall.house, 'results', uncounted, ({ id }) => count(hall, id));
}

function countInLeague(hall: Hall, match: Match, league: string): Promise<Counted> {
  return hall.queues.run(league, async () => {
    const season = (await hall.store.moment(league)) === null ? null : await hall.season(league);
    const ruling = season && rulingFor(season, match.id);
    const counted = await withRatings(hall, match, await judged(hall, match, ruling));
    const change = season && withResult(hall, season, match);
    if (season && change) await commit(hall, season, advanced(hall, change), { counted });
    else await hall.store.write({ counted }, hall.now());
    return counted;
  });
}

/** What the end of a match does to its season; null where the pairing is settled or played in another match by now. */
export function withResult(hall: Hall, season: Season, match: Match): Change | null {
  const pairing = pairingOf(season, match.id);
  if (!pairing || matchOf(pairing) !== match.id || !isOpen(season, pairing)) return null;
  // The computer never plays for who is out of the season.
  const isIn = (seat: number): boolean => entrantAt(season, pairing.seats[seat]!).dropped === null;
  const isComputers = season.league.rules.missed === 'computer';
  const score = scoreOf(match, teamsOf(hall.house, match), seat => isComputers && isIn(seat));
  if (!score) return withoutResult(season, pairing, hall.now());
  return {
    season: withPairing(season, pairing, { ...pairing, score }),
    posts: [{ kind: 'pairing', about: { pairing: pairing.id } }],
  };
}

/** The match with what it changes in the ratings, as they stand now. */
async function withRatings(hall: Hall, match: Match, counted: Counted): Promise<Counted> {
  if (counted.verdict !== 'rated') return counted;
  const before = await Promise.all(match.seats.map(seat => ratingOf(hall, match, seat)));
  return ratedFrom(
    hall,
    match,
    counted,
    before.map(rating => rating ?? NEW_RATING),
  );
}

/**
 * A rated match counted from these ratings. What a computer played is nobody's strength: the others are rated, the
 * person it answered for is not.
 */
export function ratedFrom(hall: Hall, match: Match, counted: Counted, before: readonly Rating[]): Counted {
  const after = rated(
    before,
    teamsOf(hall.house, match),
    counted.seats.map(({ place }) => place),
  );
  const seats = counted.seats.map(({ before: _, after: __, ...seat }, index) =>
    match.seats[index]!.helped
      ? { ...seat, shownBefore: null, shown: null }
      : {
          ...seat,
          before: before[index]!,
          after: after[index]!,
          shownBefore: shownRating(before[index]!),
          shown: shownRating(after[index]!),
        },
  );
  return { ...counted, seats };
}

async function ratingOf(hall: Hall, { guild, game }: Match, { player }: Seat) {
  return guild === null || player === null ? null : hall.store.rating(guild, game, player);
}
