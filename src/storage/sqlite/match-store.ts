import type { MatchState, Saved } from '../../engine/index.js';
import type { Match } from '../../matches/match.js';
import { AlreadyHandled } from '../../matches/refusal.js';
import { type KeptAnswer, type Logged, type MatchStore, StaleWrite, type Write } from '../../matches/store.js';
import { type MatchRow, makeRow, makeSeatRow, parseRow } from '../rows/match-rows.js';
import { parseAnswer, parseLogged, parsePost, parseTable, parseVote } from '../rows/table-rows.js';
import type { Connection } from './database.js';
import { journalOf, readWhenFlushed } from './journal.js';
import { prepareStatements } from './match-statements.js';

type Statements = ReturnType<typeof prepareStatements>;

/**
 * The match store on SQLite. Calls are synchronous underneath; what is written is flushed off the event loop. What was
 * sent, and picks of a decision, need not be on disk at once: after a power cut they are sent or picked again.
 */
export function sqliteMatchStore(db: Connection): MatchStore {
  const journal = journalOf(db);
  const sql = prepareStatements(db);
  // Rewriting an unchanged checkpoint would cost kilobytes per answer; the store remembers which one it wrote last.
  const written = new WeakMap<object, string>();
  const writeAll = db.transaction((change: Write, now: number) => applyWrite(sql, written, change, now));
  const parse = (row: MatchRow | undefined): Match | null => (row ? parseRow(row, sql.seats.all(row.id)) : null);
  const parseAll = (rows: readonly MatchRow[]): Match[] => rows.map(row => parseRow(row, sql.seats.all(row.id)));

  const answersOf = (id: string): KeptAnswer[] => sql.answers.all(id).map(parseAnswer);
  const logOf = (id: string, since: number): Logged[] => sql.log.all(id, since).map(parseLogged);

  const store: MatchStore = {
    async write(change, now) {
      writeAll.immediate(change, now);
      if (change.match && change.saved) written.set(change.saved.checkpoint, change.match.id);
      await journal.flush();
    },
    async match(id) {
      return parse(sql.match.get(id));
    },
    async saved(id) {
      const row = sql.table.get(id);
      return row ? parseTable(row) : null;
    },
    async matchAt(place) {
      return parse(sql.matchAt.get(place));
    },
    async lastMatchAt(place) {
      return parse(sql.lastMatchAt.get(place));
    },
    async matchesFrom(home) {
      return parseAll(sql.matchesFrom.all(home));
    },
    async matchesOf(player) {
      return parseAll(sql.matchesOf.all({ player }));
    },
    async running() {
      return parseAll(sql.running.all());
    },
    async askedSince(time) {
      return sql.askedSince.all(time).map(({ id }) => id);
    },
    async matchesDue(now) {
      return sql.due.all(now);
    },
    async lobbiesOpenedBefore(time) {
      return parseAll(sql.lobbiesBefore.all(time));
    },
    async answers(id) {
      return answersOf(id).filter(({ undone }) => !undone);
    },
    async allAnswers(id) {
      return answersOf(id);
    },
    async log(id, since) {
      return logOf(id, since).filter(({ undone }) => !undone);
    },
    async history(id, since) {
      return logOf(id, since);
    },
    async votes(id) {
      return sql.votes.all(id).map(parseVote);
    },
    async draft(id, seat) {
      const row = sql.draft.get(id, seat);
      return row ? { moment: row.moment, picks: JSON.parse(row.picks) } : null;
    },
    async keepDraft(id, seat, { moment, picks }) {
      sql.keepDraft.run(id, seat, moment, JSON.stringify(picks));
    },
    async orders(id, seat) {
      const row = sql.orders.get(id, seat);
      return row ? JSON.parse(row.orders) : null;
    },
    async keepOrders(id, seat, orders) {
      if (orders === null) sql.dropOrders.run(id, seat);
      else sql.keepOrders.run(id, seat, orders.player, JSON.stringify(orders));
      await journal.flush();
    },
    async note(id, player) {
      return sql.note.get(id, player)?.note ?? null;
    },
    async keepNote(id, player, note) {
      if (note === null) sql.dropNote.run(id, player);
      else sql.keepNote.run(id, player, note);
      await journal.flush();
    },
    async follow(match, player) {
      return sql.follow.get(match, player) ?? null;
    },
    async followers(match) {
      return sql.followers.all(match);
    },
    async followsOf(player) {
      return sql.followsOf.all(player);
    },
    async keepFollow(follow) {
      sql.keepFollow.run(follow);
      await journal.flush();
    },
    async markFollow(match, player, told, untold) {
      sql.markFollow.run({ match, player, told, untold });
    },
    async dropFollow(match, player) {
      sql.dropFollow.run(match, player);
      await journal.flush();
    },
    async matchesWithDuePosts(now) {
      return sql.matchesWithDuePosts.all(now).map(({ match }) => match);
    },
    async matchesWithRefusedPosts() {
      return sql.matchesWithRefusedPosts.all().map(({ match }) => match);
    },
    async postsOf(id) {
      return sql.postsOf.all(id).map(parsePost);
    },
    async unsent() {
      return sql.unsent.get()!;
    },
    async nextPostAt() {
      return sql.nextPostAt.get()?.at ?? null;
    },
    async postsSent(ids, turn, next) {
      db.transaction(() => {
        const dropped = ids.filter(id => sql.dropPost.run(id).changes > 0);
        // Somebody has been here before: what follows is not sent twice.
        if (ids.length > 0 && dropped.length === 0) return;
        if (turn) sql.keepTurnMessage.run({ match: turn.match, ...turn.message });
        for (const { kind, about } of next?.posts ?? [])
          sql.addPost.run(next!.match, kind, JSON.stringify(about ?? {}), next!.at);
      }).immediate();
    },
    async postsFailed(ids, tries, dueAt) {
      db.transaction(() => {
        for (const id of ids) sql.retryPost.run(tries, dueAt, id);
      }).immediate();
    },
    async turnMessage(id) {
      return sql.turnMessage.get(id) ?? null;
    },
    async messageFor(id, name) {
      return sql.message.get(id, name)?.message ?? null;
    },
    async rememberMessage(id, name, message) {
      if (message === null) sql.dropMessage.run(id, name);
      else sql.keepMessage.run(id, name, message);
    },
    async messagesOf(id) {
      return sql.messagesOf.all(id);
    },
    async settings(kind, id) {
      const row = sql.settings.get(kind, id);
      return row ? JSON.parse(row.settings) : {};
    },
    async keepSettings(kind, id, settings) {
      sql.keepSettings.run(kind, id, JSON.stringify(settings));
      await journal.flush();
    },
    async seeks(guild, game, now) {
      return sql.seeks.all(guild, game, now).map(({ seek }) => JSON.parse(seek));
    },
    async seeksOf(player, now) {
      return sql.seeksOf.all(player, now).map(({ seek }) => JSON.parse(seek));
    },
    async keepSeek(seek) {
      const { guild, game, person, since, until } = seek;
      sql.keepSeek.run(guild, game, person.id, since, until, JSON.stringify(seek));
      await journal.flush();
    },
    async dropSeek(guild, game, player) {
      sql.dropSeek.run(guild, game, player);
      await journal.flush();
    },
    async forgetSeeks(before) {
      sql.forgetSeeks.run(before);
    },
    async digestsDue(now) {
      return sql.digestsDue.all(now).map(({ player }) => player);
    },
    async setDigest(player, dueAt) {
      if (dueAt === null) sql.dropDigest.run(player);
      else sql.keepDigest.run(player, dueAt);
      await journal.flush();
    },
    async rulesTold() {
      return Object.fromEntries(sql.rulesTold.all().map(({ game, version }) => [game, version]));
    },
    async keepRulesTold(game, version) {
      sql.keepRulesTold.run(game, version);
    },
    async tablesOfOtherRules(game, version) {
      return sql.tablesOfOtherRules.all(game, version).map(({ id }) => id);
    },
    async forgetHandled(before) {
      sql.forgetHandled.run(before);
    },
  };
  return readWhenFlushed(store, journal);
}

function applyWrite(sql: Statements, written: WeakMap<object, string>, change: Write, now: number): void {
  if (change.interaction !== undefined) handle(sql, change.interaction, now);
  const { match } = change;
  if (!match) return;
  if (change.expect !== undefined && sql.momentOf.get(match.id)?.moment !== change.expect) {
    throw new StaleWrite(`Match ${match.id} has left moment ${change.expect}`);
  }
  keepMatch(sql, match);
  if (change.saved) keepTable(sql, written, match.id, change.saved);
  for (const { moment, at, answer } of change.answers ?? []) {
    sql.keepAnswer.run(match.id, moment, answer.seat, answer.key, JSON.stringify(answer.said), answer.digest, at);
  }
  for (const moment of change.undone ?? []) {
    sql.undoAnswer.run(match.id, moment);
    sql.undoLog.run(match.id, moment);
  }
  for (const [line, { moment, entry, seats }] of (change.log ?? []).entries()) {
    sql.keepLog.run(match.id, moment, line, JSON.stringify(entry), seats === undefined ? null : JSON.stringify(seats));
  }
  if (change.closeVotes) sql.closeVotes.run(match.id);
  if (change.vote) {
    const { id, kind, by, about, moment, agreed } = change.vote;
    sql.keepVote.run(id, match.id, kind, by, JSON.stringify(about), moment, JSON.stringify(agreed));
  }
  for (const { kind, about } of change.posts ?? []) sql.addPost.run(match.id, kind, JSON.stringify(about ?? {}), now);
}

function handle(sql: Statements, interaction: string, now: number): void {
  try {
    sql.handle.run(interaction, now);
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_CONSTRAINT_PRIMARYKEY') throw new AlreadyHandled(interaction);
    throw error;
  }
}

function keepMatch(sql: Statements, match: Match): void {
  sql.keepMatch.run(makeRow(match));
  for (const [seat, held] of match.seats.entries()) sql.keepSeat.run({ match: match.id, ...makeSeatRow(seat, held) });
  sql.dropSeats.run(match.id, match.seats.length);
}

function keepTable(sql: Statements, written: WeakMap<object, string>, id: string, saved: Saved<MatchState>): void {
  const tail = JSON.stringify(saved.tail);
  if (written.get(saved.checkpoint) === id) {
    sql.keepTail.run(tail, saved.fixed, id);
  } else {
    sql.keepTable.run(id, saved.version, JSON.stringify(saved.checkpoint), tail, saved.fixed);
  }
}
