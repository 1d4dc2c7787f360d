import { isHere, type Match, type PlayerId, Refusal } from '../matches/index.js';
import { change, type Hall } from './hall.js';
import { isFinal, throughOf } from './knockout.js';
import { entrantAt, isOpen, isScored, matchOf, type Pairing, pairingOf, type Season } from './league.js';

/** What people think of a final, and whether it can still be said. */
export interface Predicted {
  readonly isOpen: boolean;
  /** How many said so of each of its places, in the order of its table. */
  readonly votes: readonly number[];
  /** How many were right; null until somebody has won. */
  readonly right: number | null;
}

/**
 * Who wins the final of a knockout is said for fun, until its first move. In other formats no single match decides, and
 * nothing is asked.
 */
export async function predictedOn(hall: Hall, season: Season, pairing: Pairing): Promise<Predicted | null> {
  if (!isFinal(season, pairing)) return null;
  const own = playersIn(season, pairing);
  const said = (await hall.store.predictions(pairing.id)).filter(({ player }) => !own.includes(player));
  const winner = isScored(pairing) ? throughOf(season, pairing) : null;
  return {
    isOpen: await isPredictable(hall, season, pairing),
    votes: pairing.seats.map(number => said.filter(({ entrant }) => entrant === number).length),
    right: winner === null ? null : said.filter(({ entrant }) => entrant === winner).length,
  };
}

/** Somebody who does not play in it says who wins, or thinks again. */
export function predict(
  hall: Hall,
  wish: { readonly league: string; readonly pairing: string; readonly entrant: number },
  player: PlayerId,
): Promise<Season> {
  return hall.queues.run(wish.league, async () => {
    const season = await hall.season(wish.league);
    const pairing = pairingOf(season, wish.pairing);
    if (!pairing || !isFinal(season, pairing)) throw new Refusal('no-such-pairing');
    if (!pairing.seats.includes(wish.entrant)) throw new Refusal('unknown-option');
    if (playersIn(season, pairing).includes(player)) throw new Refusal('own-final');
    if (!(await isHere(hall.house, season.league, player))) throw new Refusal('no-league-here');
    if (!(await isPredictable(hall, season, pairing))) throw new Refusal('prediction-closed');
    await hall.store.predict({ ...wish, player });
    return season;
  });
}

/** The first move of a final is made: its message shows from now on what people think. */
export async function closePredictions(hall: Hall, match: Match): Promise<void> {
  if (!match.event || (await hall.store.moment(match.event.id)) === null) return;
  await change(hall, match.event.id, null, season => {
    const pairing = pairingOf(season, match.id);
    if (!pairing || !isFinal(season, pairing) || pairing.score) return null;
    return { season, posts: [{ kind: 'pairing', about: { pairing: pairing.id } }] };
  });
}

/** Until the first answer is given; a final that is played again was seen before, and what was said stands. */
async function isPredictable({ house }: Hall, season: Season, pairing: Pairing): Promise<boolean> {
  if (!isOpen(season, pairing) || pairing.replays > 0) return false;
  const match = await house.store.match(matchOf(pairing));
  if (!match) return true;
  return match.status === 'running' && (await house.store.answers(match.id)).length === 0;
}

const playersIn = (season: Season, { seats }: Pairing): PlayerId[] =>
  seats.map(number => entrantAt(season, number).player);
