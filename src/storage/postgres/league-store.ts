import type { Season } from '../../leagues/league.js';
import type { LeagueStore } from '../../leagues/store.js';
import * as rows from '../rows/league-rows.js';
import { type NamedRow, parseCounted, parsePast, parseScored } from '../rows/result-rows.js';
import { atOneMoment, type Connection, inTransaction } from './database.js';
import { LEAGUE_STATEMENTS } from './league-statements.js';
import { applyLeagueWrite } from './league-writing.js';
import { FORGOTTEN, PERSON_STATEMENTS, STORED } from './person-statements.js';
import { RESULT_STATEMENTS } from './result-statements.js';
import { first, run } from './statement.js';

const sql = { ...LEAGUE_STATEMENTS, ...RESULT_STATEMENTS, ...PERSON_STATEMENTS };

/** The league store on PostgreSQL, in the same database as the matches: a match and its pairing end together. */
export function postgresLeagueStore(db: Connection): LeagueStore {
  return {
    async write(change, now) {
      await inTransaction(db, (transaction, isRepeated) => applyLeagueWrite(transaction, change, now, isRepeated));
    },
    moment: async id => (await first(db, sql.momentOf, { id }))?.moment ?? null,
    season: id =>
      atOneMoment(db, async snapshot => {
        const [row, entrants, pairings] = await Promise.all([
          first(snapshot, sql.league, { id }),
          run(snapshot, sql.entrants, { id }),
          run(snapshot, sql.pairings, { id }),
        ]);
        if (!row) return null;
        return {
          league: rows.parseLeagueRow(row),
          entrants: entrants.map(rows.parseEntrantRow),
          pairings: pairings.map(rows.parsePairingRow),
        } satisfies Season;
      }),
    leagues: async guild => (await run(db, sql.leaguesOf, { guild })).map(rows.parseLeagueRow),
    leaguesDue: async now => (await run(db, sql.due, { now })).map(({ id }) => id),
    log: async id => (await run(db, sql.log, { id })).map(rows.parseLogLine),
    leaguesWithDuePosts: async now => (await run(db, sql.leaguesWithDuePosts, { now })).map(({ league }) => league),
    leaguesWithRefusedPosts: async () => (await run(db, sql.leaguesWithRefusedPosts, {})).map(({ league }) => league),
    postsOf: async id => (await run(db, sql.postsOf, { id })).map(rows.parseLeaguePost),
    unsent: async () => (await first(db, sql.unsent, {}))!,
    nextPostAt: async () => (await first(db, sql.nextPostAt, {}))?.at ?? null,
    async postsSent(ids) {
      await inTransaction(db, transaction => Promise.all(ids.map(id => run(transaction, sql.dropPost, { id }))));
    },
    async postsFailed(ids, tries, dueAt) {
      await inTransaction(db, transaction =>
        Promise.all(ids.map(id => run(transaction, sql.retryPost, { id, tries, dueAt }))),
      );
    },
    messageFor: async (id, name) => (await first(db, sql.message, { id, name }))?.message ?? null,
    async rememberMessage(id, name, message) {
      if (message === null) await run(db, sql.dropMessage, { id, name });
      else await run(db, sql.keepMessage, { id, name, message });
    },

    uncounted: async () => (await run(db, sql.uncounted, {})).map(({ id }) => id),
    counted: match =>
      atOneMoment(db, async snapshot => {
        const [row, results] = await Promise.all([
          first(snapshot, sql.counted, { match }),
          run(snapshot, sql.resultsOf, { match }),
        ]);
        return row && parseCounted(row, results);
      }),
    countedFrom: match =>
      atOneMoment(db, async snapshot => {
        const row = await first(snapshot, sql.counted, { match });
        if (!row) return [];
        const [counted, all] = await Promise.all([
          run(snapshot, sql.countedFrom, row),
          run(snapshot, sql.resultsFrom, row),
        ]);
        const results = resultsByMatch(all);
        return counted.map(each => parseCounted(each, results.get(each.match) ?? []));
      }),
    async ratingsBefore(match) {
      const row = await first(db, sql.counted, { match });
      const before = row ? await run(db, sql.ratingsBefore, row) : [];
      return new Map(before.map(({ player, mu, sigma, matches }) => [player, { mu, sigma, matches }]));
    },
    async rating(guild, game, player) {
      const row = await first(db, sql.rating, { guild, game, player });
      return row && { mu: row.mu, sigma: row.sigma, matches: row.matches };
    },
    ratings: async (guild, game, limit) =>
      (await run(db, sql.ratings, { guild, game, limit })).map(({ player, name, mu, sigma, shown, matches }) => ({
        player,
        name,
        mu,
        sigma,
        shown,
        matches,
      })),
    scores: async (guild, game) => parseScored(await run(db, sql.scores, { guild, game })),
    rank: async (guild, game, shown) => (await first(db, sql.rank, { guild, game, shown }))!,
    past: async (player, guild) =>
      (await run(db, sql.past, { player })).filter(row => guild === null || row.guild === guild).map(parsePast),
    sharesBySide: async (guild, game) => [...(await run(db, sql.sharesBySide, { guild, game }))],
    sharesByBeginning: async (guild, game) => [...(await run(db, sql.sharesByBeginning, { guild, game }))],
    async lengths(guild, game) {
      const [lengths, thoughts] = await Promise.all([
        first(db, sql.lengths, { guild, game }),
        first(db, sql.thoughts, { guild, game }),
      ]);
      return { ...lengths!, ...thoughts! };
    },

    async predict(prediction) {
      await run(db, sql.predict, prediction);
    },
    predictions: async pairing => [...(await run(db, sql.predictions, { pairing }))],
    foresightOf: async (guild, player) => (await first(db, sql.foresightOf, { guild, player }))!,
    foresightIn: async (guild, game) => (await first(db, sql.foresightIn, { guild, game }))!,

    personalData: player =>
      atOneMoment(db, async snapshot => {
        const parts = Object.entries(STORED).map(
          async ([name, sql]) => [name, [...(await run(snapshot, sql, { player }))]] as const,
        );
        return Object.fromEntries(await Promise.all(parts));
      }),
    async forget(player, nobody) {
      await inTransaction(db, transaction =>
        Promise.all(FORGOTTEN.map(sql => run(transaction, sql, { player, nobody }))),
      );
    },
    matchesPlayedBy: async player => (await run(db, sql.matchesPlayedBy, { player })).map(({ match }) => match),
  };
}

function resultsByMatch(all: readonly NamedRow[]): Map<string, NamedRow[]> {
  const results = new Map<string, NamedRow[]>();
  for (const result of all) {
    const seats = results.get(result.match);
    if (seats) seats.push(result);
    else results.set(result.match, [result]);
  }
  return results;
}
