import type { Season } from '../../leagues/league.js';
import type { Counted, Recount } from '../../leagues/rating.js';
import type { LeagueStore, LeagueWrite } from '../../leagues/store.js';
import { AlreadyHandled } from '../../matches/refusal.js';
import { StaleWrite } from '../../matches/store.js';
import * as rows from '../rows/league-rows.js';
import { makeResultRow, type NamedRow, parseCounted, parsePast, parseScored } from '../rows/result-rows.js';
import type { Connection } from './database.js';
import { journalOf, readWhenFlushed } from './journal.js';
import { prepareLeagueStatements } from './league-statements.js';
import { preparePersonStatements } from './person-statements.js';
import { prepareResultStatements } from './result-statements.js';

type Statements = ReturnType<typeof prepareLeagueStatements> & ReturnType<typeof prepareResultStatements>;

/** The league store on SQLite, in the same database as the matches: a match and its pairing end together. */
export function sqliteLeagueStore(db: Connection): LeagueStore {
  const sql: Statements = { ...prepareLeagueStatements(db), ...prepareResultStatements(db) };
  const people = preparePersonStatements(db);
  const journal = journalOf(db);
  const writeAll = db.transaction((change: LeagueWrite, now: number) => applyWrite(sql, change, now));

  const store: LeagueStore = {
    async write(change, now) {
      writeAll.immediate(change, now);
      await journal.flush();
    },
    async moment(id) {
      return sql.momentOf.get(id)?.moment ?? null;
    },
    async season(id) {
      const row = sql.league.get(id);
      if (!row) return null;
      return {
        league: rows.parseLeagueRow(row),
        entrants: sql.entrants.all(id).map(rows.parseEntrantRow),
        pairings: sql.pairings.all(id).map(rows.parsePairingRow),
      } satisfies Season;
    },
    async leagues(guild) {
      return sql.leaguesOf.all(guild).map(rows.parseLeagueRow);
    },
    async leaguesDue(now) {
      return sql.due.all(now).map(({ id }) => id);
    },
    async log(id) {
      return sql.log.all(id).map(rows.parseLogLine);
    },
    async leaguesWithDuePosts(now) {
      return sql.leaguesWithDuePosts.all(now).map(({ league }) => league);
    },
    async leaguesWithRefusedPosts() {
      return sql.leaguesWithRefusedPosts.all().map(({ league }) => league);
    },
    async postsOf(id) {
      return sql.postsOf.all(id).map(rows.parseLeaguePost);
    },
    async unsent() {
      return sql.unsent.get()!;
    },
    async nextPostAt() {
      return sql.nextPostAt.get()?.at ?? null;
    },
    async postsSent(ids) {
      db.transaction(() => {
        for (const id of ids) sql.dropPost.run(id);
      }).immediate();
    },
    async postsFailed(ids, tries, dueAt) {
      db.transaction(() => {
        for (const id of ids) sql.retryPost.run(tries, dueAt, id);
      }).immediate();
    },
    async messageFor(id, name) {
      return sql.message.get(id, name)?.message ?? null;
    },
    async rememberMessage(id, name, message) {
      if (message === null) sql.dropMessage.run(id, name);
      else sql.keepMessage.run(id, name, message);
    },

    async uncounted() {
      return sql.uncounted.all().map(({ id }) => id);
    },
    async counted(match) {
      const row = sql.counted.get(match);
      return row ? parseCounted(row, sql.resultsOf.all(match)) : null;
    },
    async countedFrom(match) {
      const row = sql.counted.get(match);
      if (!row) return [];
      const results = new Map<string, NamedRow[]>();
      for (const result of sql.resultsFrom.all(row)) {
        const seats = results.get(result.match);
        if (seats) seats.push(result);
        else results.set(result.match, [result]);
      }
      return sql.countedFrom.all(row).map(each => parseCounted(each, results.get(each.match) ?? []));
    },
    async ratingsBefore(match) {
      const row = sql.counted.get(match);
      const before = row ? sql.ratingsBefore.all(row) : [];
      return new Map(before.map(({ player, mu, sigma, matches }) => [player, { mu, sigma, matches }]));
    },
    async rating(guild, game, player) {
      const row = sql.rating.get(guild, game, player);
      return row ? { mu: row.mu, sigma: row.sigma, matches: row.matches } : null;
    },
    async ratings(guild, game, limit) {
      return sql.ratings
        .all(guild, game, limit)
        .map(({ player, name, mu, sigma, shown, matches }) => ({ player, name, mu, sigma, shown, matches }));
    },
    async scores(guild, game) {
      return parseScored(sql.scores.all(guild, game));
    },
    async rank(guild, game, shown) {
      return sql.rank.get(shown, guild, game)!;
    },
    async past(player, guild) {
      return sql.past
        .all(player)
        .filter(row => guild === null || row.guild === guild)
        .map(parsePast);
    },
    async sharesBySide(guild, game) {
      return sql.sharesBySide.all(guild, game);
    },
    async sharesByBeginning(guild, game) {
      return sql.sharesByBeginning.all(guild, game);
    },
    async lengths(guild, game) {
      return { ...sql.lengths.get(guild, game)!, ...sql.thoughts.get(guild, game)! };
    },

    async predict(prediction) {
      sql.predict.run(prediction);
      await journal.flush();
    },
    async predictions(pairing) {
      return sql.predictions.all(pairing);
    },
    async foresightOf(guild, player) {
      return sql.foresightOf.get({ guild, player })!;
    },
    async foresightIn(guild, game) {
      return sql.foresightIn.get({ guild, game })!;
    },

    async personalData(player) {
      return Object.fromEntries(people.stored.map(([name, statement]) => [name, statement.all({ player })]));
    },
    async forget(player, nobody) {
      db.transaction(() => {
        for (const statement of people.forgotten) statement.run({ player, nobody });
      }).immediate();
      // Freed pages are overwritten as they are freed; what was written ahead still holds them until it is emptied.
      db.pragma('wal_checkpoint(TRUNCATE)');
      await journal.flush();
    },
    async matchesPlayedBy(player) {
      return people.matchesPlayedBy.all(player).map(({ match }) => match);
    },
  };
  return readWhenFlushed(store, journal);
}

function applyWrite(sql: Statements, change: LeagueWrite, now: number): void {
  if (change.interaction !== undefined) once(change.interaction, () => sql.handle.run(change.interaction!, now));
  const { league } = change;
  if (league) {
    const { id } = league;
    if (change.expect !== undefined && sql.momentOf.get(id)?.moment !== change.expect) {
      throw new StaleWrite(`League ${id} has left moment ${change.expect}`);
    }
    sql.keepLeague.run(rows.makeLeagueRow(league, change.due ?? null));
    for (const entrant of change.entrants ?? []) sql.keepEntrant.run(rows.makeEntrantRow(id, entrant));
    for (const pairing of change.pairings ?? []) sql.keepPairing.run(rows.makePairingRow(id, pairing));
    for (const foretold of change.foretold ?? []) sql.foretell.run(foretold);
    for (const [line, { at, by, deed, about }] of (change.log ?? []).entries()) {
      sql.keepLog.run(id, league.moment, line, at, by, deed, JSON.stringify(about));
    }
    for (const { kind, about } of change.posts ?? []) sql.addPost.run(id, kind, JSON.stringify(about ?? {}), now);
  }
  if (change.counted) keepCounted(sql, change.counted);
  if (change.recount) keepRecount(sql, change.recount, now);
}

function keepCounted(sql: Statements, counted: Counted): void {
  const { seats, match, guild, game, at, ...rest } = counted;
  once(match, () => sql.keepCounted.run({ match, guild, game, at, ...rest }));
  sql.markCounted.run(match);
  keepResults(sql, counted);
  for (const { player, name, after, shown } of seats) {
    if (!after || shown === null || player === null || guild === null) continue;
    sql.keepRating.run({ guild, game, at, player, name, ...after, shown });
  }
}

function keepResults(sql: Statements, { match, seats }: Counted): void {
  for (const [seat, result] of seats.entries()) sql.keepResult.run(makeResultRow(match, seat, result));
}

/** Matches of one server and game that count otherwise now, and the ratings that follow from it. */
function keepRecount(sql: Statements, { matches, ratings, unrated }: Recount, now: number): void {
  for (const counted of matches) {
    sql.recount.run(counted.verdict, counted.match);
    keepResults(sql, counted);
  }
  const [first] = matches;
  if (!first || first.guild === null) return;
  const { guild, game } = first;
  for (const rating of ratings) sql.keepRating.run({ guild, game, at: now, ...rating });
  for (const player of unrated) sql.dropRating.run(guild, game, player);
}

/** Runs a statement whose key may be taken: a second time is no fault, only late. */
function once(key: string, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY') throw new AlreadyHandled(key);
    throw error;
  }
}
