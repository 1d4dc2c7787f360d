import type { PlayerId } from '../matches/index.js';
import { ratedFrom } from './counting.js';
import type { Hall } from './hall.js';
import { judged } from './judging.js';
import type { Season } from './league.js';
import { type Counted, NEW_RATING, type Rating, type Recount, type Standing, shownRating } from './rating.js';
import { rulingFor } from './ruling.js';

/**
 * What an organiser's ruling changes in what was counted: the match itself, and every rating that rests on it, match by
 * match from there on, exactly as if it had ended so in the first place. Null for a match that is not counted yet. Call
 * it inside the queue of counting.
 */
export async function recountOf(hall: Hall, season: Season, id: string): Promise<Recount | null> {
  const [before, ...later] = await hall.store.countedFrom(id);
  const match = before && (await hall.house.store.match(id));
  if (!before || !match) return null;
  const ruled = await judged(hall, match, rulingFor(season, id));
  const recount = new Recounting(hall, await hall.store.ratingsBefore(id));
  await recount.add(ruled, before);
  for (const counted of later) await recount.add(counted, counted);
  return recount.result();
}

/** Goes through counted matches in order and keeps what comes out differently. */
class Recounting {
  readonly #hall: Hall;
  readonly #ratings: Map<PlayerId, Rating>;
  readonly #names = new Map<PlayerId, string>();
  /** Everybody whose rating is not what it was at this point. */
  readonly #changed = new Set<PlayerId>();
  readonly #matches: Counted[] = [];

  constructor(hall: Hall, ratings: ReadonlyMap<PlayerId, Rating>) {
    this.#hall = hall;
    this.#ratings = new Map(ratings);
  }

  async add(counted: Counted, was: Counted): Promise<void> {
    const isTouched = counted !== was || counted.seats.some(({ player }) => player && this.#changed.has(player));
    const now = isTouched ? await this.#rated(counted) : was;
    if (isTouched) this.#matches.push(now);
    for (const [index, { player, name, after }] of now.seats.entries()) {
      if (player === null) continue;
      if (isTouched && (after || was.seats[index]?.after)) {
        this.#changed.add(player);
        this.#names.set(player, name);
      }
      if (after) this.#ratings.set(player, { ...after, matches: (this.#ratings.get(player)?.matches ?? 0) + 1 });
    }
  }

  /** Whoever has been forgotten keeps the strength they came with. */
  async #rated(counted: Counted): Promise<Counted> {
    if (counted.verdict !== 'rated') return counted;
    const match = await this.#hall.house.match(counted.match);
    const before = counted.seats.map(
      ({ player, before: kept }) => (player === null ? kept : this.#ratings.get(player)) ?? NEW_RATING,
    );
    return ratedFrom(this.#hall, match, counted, before);
  }

  result(): Recount {
    const changed = [...this.#changed];
    const ratings = changed.flatMap((player): Standing[] => {
      const rating = this.#ratings.get(player);
      return rating ? [{ ...rating, player, name: this.#names.get(player)!, shown: shownRating(rating) }] : [];
    });
    return { matches: this.#matches, ratings, unrated: changed.filter(player => !this.#ratings.has(player)) };
  }
}
