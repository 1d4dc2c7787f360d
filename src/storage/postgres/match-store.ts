import type { Match } from '../../matches/match.js';
import type { MatchStore } from '../../matches/store.js';
import { parseRow } from '../rows/match-rows.js';
import { parseAnswer, parseLogged, parsePost, parseTable, parseVote } from '../rows/table-rows.js';
import { type Connection, inTransaction } from './database.js';
import { MATCH_STATEMENTS, type WholeRow } from './match-statements.js';
import { applyWrite, type Written } from './match-writing.js';
import { Readings } from './readings.js';
import { SETTINGS_STATEMENTS } from './settings-statements.js';
import { first, run } from './statement.js';
import { TABLE_STATEMENTS } from './table-statements.js';

const sql = { ...MATCH_STATEMENTS, ...TABLE_STATEMENTS, ...SETTINGS_STATEMENTS };

const parse = (row: WholeRow | null): Match | null => (row ? parseRow(row, JSON.parse(row.seats)) : null);
const parseAll = (rows: readonly WholeRow[]): Match[] => rows.map(row => parseRow(row, JSON.parse(row.seats)));

/** The match store on PostgreSQL. Several processes may have one on the same database. */
export function postgresMatchStore(db: Connection): MatchStore {
  // Rewriting an unchanged checkpoint would cost kilobytes per answer; the store remembers which one it wrote last.
  const written: Written = new WeakMap();
  const readings = new Readings();
  const answersOf = async (id: string) => (await run(db, sql.answers, { id })).map(parseAnswer);
  const logOf = async (id: string, since: number) => (await run(db, sql.log, { id, since })).map(parseLogged);

  return {
    asOne: readings.within,
    async write(change, now) {
      await inTransaction(db, (transaction, isRepeated) =>
        applyWrite(transaction, { written, readings }, change, now, isRepeated),
      );
      if (change.match && change.saved) written.set(change.saved.checkpoint, change.match.id);
    },
    async match(id) {
      const row = await first(db, sql.match, { id });
      readings.note(id, row?.edition ?? null);
      return parse(row);
    },
    async saved(id) {
      const row = await first(db, sql.table, { id });
      return row && parseTable(row);
    },
    matchAt: async place => parse(await first(db, sql.matchAt, { place })),
    lastMatchAt: async place => parse(await first(db, sql.lastMatchAt, { place })),
    matchesFrom: async home => parseAll(await run(db, sql.matchesFrom, { home })),
    matchesOf: async player => parseAll(await run(db, sql.matchesOf, { player })),
    running: async () => parseAll(await run(db, sql.running, {})),
    askedSince: async time => (await run(db, sql.askedSince, { time })).map(({ id }) => id),
    matchesDue: async now => [...(await run(db, sql.due, { now }))],
    lobbiesOpenedBefore: async time => parseAll(await run(db, sql.lobbiesBefore, { time })),
    answers: async id => (await answersOf(id)).filter(({ undone }) => !undone),
    allAnswers: answersOf,
    log: async (id, since) => (await logOf(id, since)).filter(({ undone }) => !undone),
    history: logOf,
    votes: async id => (await run(db, sql.votes, { id })).map(parseVote),
    async draft(id, seat) {
      const row = await first(db, sql.draft, { id, seat });
      return row && { moment: row.moment, picks: JSON.parse(row.picks) };
    },
    async keepDraft(id, seat, { moment, picks }) {
      await run(db, sql.keepDraft, { id, seat, moment, picks: JSON.stringify(picks) });
    },
    async orders(id, seat) {
      const row = await first(db, sql.orders, { id, seat });
      return row && JSON.parse(row.orders);
    },
    async keepOrders(id, seat, orders) {
      if (orders === null) await run(db, sql.dropOrders, { id, seat });
      else await run(db, sql.keepOrders, { id, seat, player: orders.player, orders: JSON.stringify(orders) });
    },
    note: async (id, player) => (await first(db, sql.note, { id, player }))?.note ?? null,
    async keepNote(id, player, note) {
      if (note === null) await run(db, sql.dropNote, { id, player });
      else await run(db, sql.keepNote, { id, player, note });
    },
    follow: async (match, player) => first(db, sql.follow, { match, player }),
    followers: async match => [...(await run(db, sql.followers, { match }))],
    followsOf: async player => [...(await run(db, sql.followsOf, { player }))],
    async keepFollow(follow) {
      await run(db, sql.keepFollow, follow);
    },
    async markFollow(match, player, told, untold) {
      await run(db, sql.markFollow, { match, player, told, untold });
    },
    async dropFollow(match, player) {
      await run(db, sql.dropFollow, { match, player });
    },
    matchesWithDuePosts: async now => (await run(db, sql.matchesWithDuePosts, { now })).map(({ match }) => match),
    matchesWithRefusedPosts: async () => (await run(db, sql.matchesWithRefusedPosts, {})).map(({ match }) => match),
    postsOf: async id => (await run(db, sql.postsOf, { id })).map(parsePost),
    unsent: async () => (await first(db, sql.unsent, {}))!,
    nextPostAt: async () => (await first(db, sql.nextPostAt, {}))?.at ?? null,
    async postsSent(ids, turn, next) {
      await inTransaction(db, async transaction => {
        const dropped = await Promise.all(ids.map(id => run(transaction, sql.dropPost, { id })));
        // Somebody has been here before, perhaps this process: what follows is not sent twice.
        if (ids.length > 0 && dropped.every(({ count }) => count === 0)) return;
        await Promise.all([
          ...(turn ? [run(transaction, sql.keepTurnMessage, { match: turn.match, ...turn.message })] : []),
          ...(next?.posts ?? []).map(({ kind, about }) =>
            run(transaction, sql.addPost, {
              match: next!.match,
              kind,
              about: JSON.stringify(about ?? {}),
              at: next!.at,
            }),
          ),
        ]);
      });
    },
    async postsFailed(ids, tries, dueAt) {
      await inTransaction(db, transaction =>
        Promise.all(ids.map(id => run(transaction, sql.retryPost, { id, tries, dueAt }))),
      );
    },
    turnMessage: async id => first(db, sql.turnMessage, { id }),
    messageFor: async (id, name) => (await first(db, sql.message, { id, name }))?.message ?? null,
    async rememberMessage(id, name, message) {
      if (message === null) await run(db, sql.dropMessage, { id, name });
      else await run(db, sql.keepMessage, { id, name, message });
    },
    messagesOf: async id => [...(await run(db, sql.messagesOf, { id }))],
    async settings(kind, id) {
      const row = await first(db, sql.settings, { kind, id });
      return row ? JSON.parse(row.settings) : {};
    },
    async keepSettings(kind, id, settings) {
      await run(db, sql.keepSettings, { kind, id, settings: JSON.stringify(settings) });
    },
    seeks: async (guild, game, now) =>
      (await run(db, sql.seeks, { guild, game, now })).map(({ seek }) => JSON.parse(seek)),
    seeksOf: async (player, now) => (await run(db, sql.seeksOf, { player, now })).map(({ seek }) => JSON.parse(seek)),
    async keepSeek(seek) {
      const { guild, game, person, since, until } = seek;
      await run(db, sql.keepSeek, { guild, game, player: person.id, since, until, seek: JSON.stringify(seek) });
    },
    async dropSeek(guild, game, player) {
      await run(db, sql.dropSeek, { guild, game, player });
    },
    async forgetSeeks(before) {
      await run(db, sql.forgetSeeks, { before });
    },
    digestsDue: async now => (await run(db, sql.digestsDue, { now })).map(({ player }) => player),
    async setDigest(player, dueAt) {
      if (dueAt === null) await run(db, sql.dropDigest, { player });
      else await run(db, sql.keepDigest, { player, dueAt });
    },
    rulesTold: async () =>
      Object.fromEntries((await run(db, sql.rulesTold, {})).map(({ game, version }) => [game, version])),
    async keepRulesTold(game, version) {
      await run(db, sql.keepRulesTold, { game, version });
    },
    tablesOfOtherRules: async (game, version) =>
      (await run(db, sql.tablesOfOtherRules, { game, version })).map(({ id }) => id),
    async forgetHandled(before) {
      await run(db, sql.forgetHandled, { before });
    },
  };
}
