import type { Season } from '../../leagues/league.js';
import { type Counted, shownRating, type Verdict } from '../../leagues/rating.js';
import type { Deed, LeaguePostKind, LeagueStore, LeagueWrite } from '../../leagues/store.js';
import { AlreadyHandled } from '../../matches/refusal.js';
import { StaleWrite } from '../../matches/store.js';
import type { Connection } from './database.js';
import * as rows from './league-rows.js';
import { prepareLeagueStatements } from './league-statements.js';
import { preparePersonStatements } from './person-statements.js';
import { prepareResultStatements } from './result-statements.js';

type Statements = ReturnType<typeof prepareLeagueStatements> & ReturnType<typeof prepareResultStatements>;

/** The league store on SQLite, in the same database as the matches: a match and its pairing end together. */
export function sqliteLeagueStore(db: Connection): LeagueStore {
  const sql: Statements = { ...prepareLeagueStatements(db), ...prepareResultStatements(db) };
  const people = preparePersonStatements(db);
  const writeAll = db.transaction((change: LeagueWrite, now: number) => applyWrite(sql, change, now));

  return {
    async write(change, now) {
      writeAll.immediate(change, now);
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
    async running() {
      return sql.running.all().map(({ id }) => id);
    },
    async log(id) {
      return sql.log.all(id).map(row => ({ ...row, deed: row.deed as Deed, about: JSON.parse(row.about) }));
    },
    async leaguesWithDuePosts(now) {
      return sql.leaguesWithDuePosts.all(now).map(({ league }) => league);
    },
    async leaguesWithRefusedPosts() {
      return sql.leaguesWithRefusedPosts.all().map(({ league }) => league);
    },
    async postsOf(id) {
      return sql.postsOf.all(id).map(({ due_at, kind, about, ...row }) => ({
        ...row,
        kind: kind as LeaguePostKind,
        about: JSON.parse(about),
        dueAt: due_at,
      }));
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
      return row ? parseCounted(sql, row) : null;
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
    async rank(guild, game, shown) {
      return sql.rank.get(shown, guild, game)!;
    },
    async past(player, guild) {
      return sql.past
        .all(player)
        .filter(row => guild === null || row.guild === guild)
        .map(row => ({
          match: row.match,
          guild: row.guild,
          game: row.game,
          at: row.at,
          verdict: row.verdict as Verdict,
          side: row.side,
          began: row.began === 1,
          share: row.share,
          gaveUp: row.gave_up,
          answers: row.answers,
          thought: row.thought,
          shownBefore: row.shown_before,
          shown: row.shown,
        }));
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

    async personalData(player) {
      return Object.fromEntries(people.stored.map(([name, statement]) => [name, statement.all({ player })]));
    },
    async forget(player, nobody) {
      db.transaction(() => {
        for (const statement of people.forgotten) statement.run({ player, nobody });
      }).immediate();
      // Freed pages are overwritten as they are freed; what was written ahead still holds them until it is emptied.
      db.pragma('wal_checkpoint(TRUNCATE)');
    },
    async matchesPlayedBy(player) {
      return people.matchesPlayedBy.all(player).map(({ match }) => match);
    },
  };
}

function applyWrite(sql: Statements, change: LeagueWrite, now: number): void {
  if (change.interaction !== undefined) once(change.interaction, () => sql.handle.run(change.interaction!, now));
  const { league } = change;
  if (league) {
    const { id } = league;
    if (change.expect !== undefined && sql.momentOf.get(id)?.moment !== change.expect) {
      throw new StaleWrite(`League ${id} has left moment ${change.expect}`);
    }
    sql.keepLeague.run(rows.makeLeagueRow(league));
    for (const entrant of change.entrants ?? []) sql.keepEntrant.run(rows.makeEntrantRow(id, entrant));
    for (const pairing of change.pairings ?? []) sql.keepPairing.run(rows.makePairingRow(id, pairing));
    for (const [line, { at, by, deed, about }] of (change.log ?? []).entries()) {
      sql.keepLog.run(id, league.moment, line, at, by, deed, JSON.stringify(about));
    }
    for (const { kind, about } of change.posts ?? []) sql.addPost.run(id, kind, JSON.stringify(about ?? {}), now);
  }
  if (change.counted) keepCounted(sql, change.counted);
}

function keepCounted(sql: Statements, { seats, ...counted }: Counted): void {
  once(counted.match, () => sql.keepCounted.run(counted));
  sql.markCounted.run(counted.match);
  for (const [seat, result] of seats.entries()) {
    const { player, after } = result;
    sql.keepResult.run({
      match: counted.match,
      seat,
      player,
      side: result.side,
      began: Number(result.began),
      place: result.place,
      share: result.share,
      gave_up: result.gaveUp,
      answers: result.answers,
      thought: result.thought,
      mu: after?.mu ?? null,
      sigma: after?.sigma ?? null,
      shown_before: result.shownBefore,
      shown: result.shown,
    });
    if (!after || player === null || counted.guild === null) continue;
    const { guild, game, at } = counted;
    sql.keepRating.run({ guild, game, at, player, name: result.name, ...after, shown: shownRating(after) });
  }
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

function parseCounted(sql: Statements, row: NonNullable<ReturnType<Statements['counted']['get']>>): Counted {
  const seats = sql.resultsOf.all(row.match).map(result => ({
    player: result.player,
    name: result.name,
    side: result.side,
    began: result.began === 1,
    place: result.place,
    share: result.share,
    gaveUp: result.gave_up as Counted['seats'][number]['gaveUp'],
    answers: result.answers,
    thought: result.thought,
    shownBefore: result.shown_before,
    shown: result.shown,
  }));
  return { ...row, verdict: row.verdict as Verdict, seats };
}
