import { type Counted, NEW_RATING, type Recount } from '../../leagues/rating.js';
import type { LeagueWrite } from '../../leagues/store.js';
import { AlreadyHandled } from '../../matches/refusal.js';
import { StaleWrite } from '../../matches/store.js';
import * as rows from '../rows/league-rows.js';
import { makeResultRow } from '../rows/result-rows.js';
import type { Transaction } from './database.js';
import { LEAGUE_STATEMENTS } from './league-statements.js';
import { isToBeMade } from './match-writing.js';
import { RESULT_STATEMENTS } from './result-statements.js';
import { first, run } from './statement.js';

const sql = { ...LEAGUE_STATEMENTS, ...RESULT_STATEMENTS };

export async function applyLeagueWrite(
  db: Transaction,
  change: LeagueWrite,
  now: number,
  isRepeated = false,
): Promise<void> {
  const { league, expect, interaction } = change;
  if (interaction !== undefined && !(await isToBeMade(db, interaction, now, isRepeated))) return;
  if (league && expect !== undefined) await requireMoment(db, league.id, expect);
  if (league) await Promise.all(parts(db, { ...change, league }, now));
  if (change.counted) await keepCounted(db, change.counted);
  if (change.recount) await Promise.all(recounted(db, change.recount, now));
}

/** The row stays locked to the end: whoever else writes this league waits, and then finds it moved on. */
async function requireMoment(db: Transaction, id: string, expect: number): Promise<void> {
  const [found] = await run(db, sql.lockedMoment, { id });
  if (found?.moment !== expect) throw new StaleWrite(`League ${id} has left moment ${expect}`);
}

/** Everything a write says of its league, sent in one go and run in this order. */
function* parts(
  db: Transaction,
  { league, due = null, entrants, pairings, foretold, log, posts }: LeagueWrite & Required<Pick<LeagueWrite, 'league'>>,
  now: number,
): Generator<Promise<unknown>> {
  const { id, moment } = league;
  yield run(db, sql.keepLeague, rows.makeLeagueRow(league, due));
  for (const entrant of entrants ?? []) yield run(db, sql.keepEntrant, rows.makeEntrantRow(id, entrant));
  for (const pairing of pairings ?? []) yield run(db, sql.keepPairing, rows.makePairingRow(id, pairing));
  for (const each of foretold ?? []) yield run(db, sql.foretell, each);
  for (const [line, { at, by, deed, about }] of (log ?? []).entries()) {
    yield run(db, sql.keepLog, { league: id, moment, line, at, by, deed, about: JSON.stringify(about) });
  }
  for (const { kind, about } of posts ?? []) {
    yield run(db, sql.addPost, { league: id, kind, about: JSON.stringify(about ?? {}), at: now });
  }
}

async function keepCounted(db: Transaction, counted: Counted): Promise<void> {
  const { seats, ...row } = counted;
  const { match, guild, game, at } = row;
  await run(db, sql.takeTurn, { guild, game });
  const [{ count }] = await Promise.all([run(db, sql.keepCounted, row), ...requireRatings(db, counted)]);
  if (count === 0) throw new AlreadyHandled(match);
  await Promise.all([
    run(db, sql.markCounted, { match }),
    ...keepResults(db, counted),
    ...seats.flatMap(({ player, name, after, shown }) => {
      if (!after || shown === null || player === null || guild === null) return [];
      return [run(db, sql.keepRating, { guild, game, at, player, name, ...after, shown })];
    }),
  ]);
}

/** Ratings follow from those before: another process may have counted a match of the same people meanwhile. */
function* requireRatings(db: Transaction, { match, guild, game, seats }: Counted): Generator<Promise<void>> {
  for (const { player, before } of seats) {
    if (!before || player === null || guild === null) continue;
    yield first(db, sql.rating, { guild, game, player }).then(found => {
      const { mu, sigma } = found ?? NEW_RATING;
      if (mu !== before.mu || sigma !== before.sigma)
        throw new StaleWrite(`Match ${match} is counted from old ratings`);
    });
  }
}

const keepResults = (db: Transaction, { match, seats }: Counted) =>
  seats.map((result, seat) => run(db, sql.keepResult, makeResultRow(match, seat, result)));

/** Matches of one server and game that count otherwise now, and the ratings that follow from it. */
function* recounted(db: Transaction, { matches, ratings, unrated }: Recount, now: number): Generator<Promise<unknown>> {
  const [one] = matches;
  if (!one) return;
  const { guild, game } = one;
  yield run(db, sql.takeTurn, { guild, game });
  for (const counted of matches) {
    yield run(db, sql.recount, { match: counted.match, verdict: counted.verdict });
    yield* keepResults(db, counted);
  }
  if (guild === null) return;
  for (const rating of ratings) yield run(db, sql.keepRating, { guild, game, at: now, ...rating });
  for (const player of unrated) yield run(db, sql.dropRating, { guild, game, player });
}
