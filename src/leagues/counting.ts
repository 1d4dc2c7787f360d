import { begin, type Game, type MatchState, type Table } from '../engine/index.js';
import {
  AlreadyHandled,
  beginningOf,
  type KeptAnswer,
  type Match,
  type Seat,
  sweep,
  teamsOf,
} from '../matches/index.js';
import { advanced } from './advancing.js';
import { type Change, commit, type Hall } from './hall.js';
import { isOpen, matchOf, pairingOf, type Score, type Season } from './league.js';
import { type Counted, type CountedSeat, NEW_RATING, rated, shownRating, type Verdict } from './rating.js';
import { withoutResult } from './replaying.js';

/** Who gave up before everybody had answered this often has not played a match worth counting. */
const FEWEST_ANSWERS = 3;
/** Nobody is on turn for longer than this in the beginning of a match. */
const LONGEST_OPENING = 20;

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
    const counted = await judged(hall, match);
    try {
      if (match.event) await countInLeague(hall, match, match.event.id, counted);
      else await hall.store.write({ counted }, hall.now());
    } catch (error) {
      // Another process was faster: what it wrote stands.
      if (!(error instanceof AlreadyHandled)) throw error;
    }
    return counted;
  });
}

/** Counts whatever ended unnoticed: at the start, and every now and then. */
export async function countAll(hall: Hall): Promise<void> {
  const uncounted = (await hall.store.uncounted()).map(id => ({ id }));
  await sweep(hall.house, 'count', uncounted, ({ id }) => count(hall, id));
}

function countInLeague(hall: Hall, match: Match, league: string, counted: Counted): Promise<void> {
  return hall.queues.run(league, async () => {
    if ((await hall.store.moment(league)) === null) return hall.store.write({ counted }, hall.now());
    const season = await hall.season(league);
    const change = withResult(hall, season, match);
    if (change) await commit(hall, season, advanced(hall, change), { counted });
    else await hall.store.write({ counted }, hall.now());
  });
}

/** What the end of a match does to its season; null where the pairing is settled or played in another match by now. */
function withResult(hall: Hall, season: Season, match: Match): Change | null {
  const pairing = pairingOf(season, match.id);
  if (!pairing || matchOf(pairing) !== match.id || !isOpen(season, pairing)) return null;
  const score = scoreOf(match);
  if (!score) return withoutResult(season, pairing, hall.now());
  const pairings = season.pairings.with(season.pairings.indexOf(pairing), { ...pairing, score });
  return { season: { ...season, pairings }, posts: [{ kind: 'pairing', about: { pairing: pairing.id } }] };
}

/** What the match is worth to its pairing; null for one without a result. */
export function scoreOf({ status, result, seats }: Match): Score | null {
  if (status !== 'finished' || !result) return null;
  const [one, two] = result.places as [number, number];
  const how = result.reason === 'claimed' ? 'forfeit' : 'played';
  if (one !== two) return { first: one < two ? 1 : 0, second: two < one ? 1 : 0, how };
  // Both gave up, one after the other: nobody has won.
  if (seats.every(({ conceded }) => conceded) && result.by !== undefined)
    return { first: 0, second: 0, how: 'forfeit' };
  return { first: 0.5, second: 0.5, how };
}

async function judged(hall: Hall, match: Match): Promise<Counted> {
  const answers = await hall.house.store.answers(match.id);
  const verdict = verdictOf(match, answers);
  const teams = teamsOf(hall.house, match);
  const places = match.result?.places ?? match.seats.map(() => 1);
  const before = await Promise.all(match.seats.map(seat => ratingOf(hall, match, seat)));
  const after =
    verdict === 'rated'
      ? rated(
          before.map(rating => rating ?? NEW_RATING),
          teams,
          places,
        )
      : null;
  const facts = factsOf(hall, match, answers);
  const seats = match.seats.map((seat, index): CountedSeat => {
    const rivals = places.filter((_, other) => teams[other] !== teams[index]);
    const beaten = rivals.reduce(
      (sum, place) => sum + (places[index]! < place ? 1 : places[index] === place ? 0.5 : 0),
      0,
    );
    // What a computer played is nobody's strength: the others are rated, the person it answered for is not.
    const own = seat.helped ? undefined : after?.[index];
    return {
      player: seat.player,
      name: seat.name,
      ...facts[index]!,
      place: places[index]!,
      share: rivals.length === 0 ? 0 : beaten / rivals.length,
      gaveUp: gaveUp(match, index),
      shownBefore: own ? shownRating(before[index] ?? NEW_RATING) : null,
      shown: own ? shownRating(own) : null,
      ...(own ? { after: own } : {}),
    };
  });
  return {
    match: match.id,
    guild: match.guild,
    game: match.game,
    verdict,
    answers: answers.length,
    lasted: Math.max(0, (match.endedAt ?? 0) - (match.startedAt ?? 0)),
    at: match.endedAt ?? hall.now(),
    seats,
  };
}

function gaveUp(match: Match, seat: number): CountedSeat['gaveUp'] {
  if (!match.seats[seat]!.conceded) return null;
  // A seat the computer took over had run out of time.
  return match.result?.by === seat && match.result.reason === 'conceded' ? 'conceded' : 'claimed';
}

async function ratingOf(hall: Hall, { guild, game }: Match, { player }: Seat) {
  return guild === null || player === null ? null : hall.store.rating(guild, game, player);
}

/** Whether the match changes ratings, and if not, why not. */
export function verdictOf(match: Match, answers: readonly KeptAnswer[]): Verdict {
  if (match.status !== 'finished') return 'aborted';
  if (match.guild === null) return 'private';
  if (match.unrated || match.event?.rated === false) return 'unrated';
  const { by } = match.result!;
  if (
    match.seats.some(({ bot, player, conceded }, seat) => bot !== null || player === null || (conceded && seat !== by))
  ) {
    return 'computer';
  }
  if (match.seats.every(({ helped }) => helped)) return 'computer';
  if (new Set(match.seats.map(({ player }) => player)).size < match.seats.length) return 'computer';
  const given = match.seats.map((_, seat) => answers.filter(({ answer }) => answer.seat === seat).length);
  return by !== undefined && given.some(count => count < FEWEST_ANSWERS) ? 'short' : 'rated';
}

/** What statistics want to know of each seat: its side, whether it began, how much and how long it thought. */
function factsOf(hall: Hall, match: Match, answers: readonly KeptAnswer[]) {
  const game = hall.house.game(match.game);
  const { table } = begin(game, beginningOf(match));
  const beginner = beginnerOf(game, table.fork(), answers);
  const facts = match.seats.map((seat, index) => ({
    side: seat.side ?? game.sideOf?.(table.state as MatchState, index) ?? null,
    began: beginner === index,
    answers: 0,
    thought: 0,
  }));
  let asked = match.startedAt ?? 0;
  for (const { answer, at } of answers) {
    const seat = facts[answer.seat];
    if (seat) {
      seat.answers += 1;
      seat.thought += Math.max(0, at - asked);
    }
    asked = at;
  }
  return facts;
}

/** The seat that was first on turn: at once, or after what everybody does together in the beginning. */
function beginnerOf(game: Game, table: Table<MatchState>, answers: readonly KeptAnswer[]): number | null {
  for (const { answer } of answers.slice(0, LONGEST_OPENING)) {
    const beginner = game.onTurn(table.state as MatchState);
    if (beginner !== null || !table.answer(answer.seat, answer.said)) return beginner;
  }
  return game.onTurn(table.state as MatchState);
}
