import type { Follow, TurnMessage } from '../../matches/store.js';
import type { MatchRow, SeatRow } from '../rows/match-rows.js';
import type { AnswerRow, LogRow, PostRow, TableRow, VoteRow } from '../rows/table-rows.js';
import type { Connection } from './database.js';

/**
 * Every statement of the match store, prepared once. SQLite takes what runs for little, and would rather look through all of
 * it: where that would be so the index is named, or `+` keeps it from being used.
 */
export function prepareStatements(db: Connection) {
  return {
    handle: db.prepare<[string, number]>('INSERT INTO handled (interaction, at) VALUES (?, ?)'),
    forgetHandled: db.prepare<[number]>('DELETE FROM handled WHERE at < ?'),

    momentOf: db.prepare<[string], { moment: number }>('SELECT moment FROM matches WHERE id = ?'),
    keepMatch: db.prepare<[MatchRow]>(`
      INSERT INTO matches (id, game, guild, home, place, host, status, language, chosen, pace, turn,
        clocks, due, seed, seed_hash, moment, asked, opened_at, started_at, ended_at, asked_at, result, event, unrated)
      VALUES (@id, @game, @guild, @home, @place, @host, @status, @language, @chosen, @pace, @turn,
        @clocks, @due, @seed, @seed_hash, @moment, @asked, @opened_at, @started_at, @ended_at, @asked_at, @result, @event, @unrated)
      ON CONFLICT (id) DO UPDATE SET place = @place, status = @status, language = @language, chosen = @chosen,
        pace = @pace, turn = @turn, clocks = @clocks, due = @due, seed = @seed, seed_hash = @seed_hash, moment = @moment,
        started_at = @started_at, ended_at = @ended_at, asked_at = @asked_at, asked = @asked, result = @result, host = @host, unrated = @unrated`),
    keepSeat: db.prepare<[{ match: string } & SeatRow]>(`
      INSERT INTO seats (match, seat, player, bot, name, side, conceded, helped, stand_in, acting, invited, shown_to)
      VALUES (@match, @seat, @player, @bot, @name, @side, @conceded, @helped, @stand_in, @acting, @invited, @shown_to)
      ON CONFLICT (match, seat) DO UPDATE SET player = excluded.player, bot = excluded.bot, name = excluded.name,
        side = excluded.side, conceded = excluded.conceded, helped = excluded.helped, stand_in = excluded.stand_in,
        acting = excluded.acting, invited = excluded.invited, shown_to = excluded.shown_to
      WHERE player IS NOT excluded.player OR bot IS NOT excluded.bot OR name <> excluded.name
        OR side IS NOT excluded.side OR conceded <> excluded.conceded OR helped <> excluded.helped
        OR stand_in IS NOT excluded.stand_in OR invited IS NOT excluded.invited
        OR shown_to IS NOT excluded.shown_to`),
    dropSeats: db.prepare<[string, number]>('DELETE FROM seats WHERE match = ? AND seat >= ?'),
    seats: db.prepare<[string], SeatRow>('SELECT * FROM seats WHERE match = ? ORDER BY seat'),

    match: db.prepare<[string], MatchRow>('SELECT * FROM matches WHERE id = ?'),
    matchAt: db.prepare<[string], MatchRow>("SELECT * FROM matches WHERE place = ? AND status = 'running'"),
    lastMatchAt: db.prepare<[string], MatchRow>(
      "SELECT * FROM matches WHERE place = ? ORDER BY status = 'running' DESC, started_at DESC LIMIT 1",
    ),
    matchesFrom: db.prepare<[string], MatchRow>(
      "SELECT * FROM matches INDEXED BY matches_by_home WHERE home = ? AND status = 'running' ORDER BY opened_at",
    ),
    matchesOf: db.prepare<[{ player: string }], MatchRow>(`
      SELECT * FROM matches WHERE +status IN ('lobby', 'running') AND id IN (
        SELECT match FROM seats WHERE player = @player AND conceded = 0
        UNION SELECT match FROM seats WHERE acting = @player AND conceded = 0)
      ORDER BY asked_at`),
    running: db.prepare<[], MatchRow>("SELECT * FROM matches WHERE status = 'running' ORDER BY asked_at"),
    rulesTold: db.prepare<[], { game: string; version: number }>('SELECT game, version FROM rules'),
    keepRulesTold: db.prepare<[string, number]>(
      'INSERT INTO rules (game, version) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET version = excluded.version',
    ),
    tablesOfOtherRules: db.prepare<[string, number], { id: string }>(`
      SELECT id FROM matches INDEXED BY matches_by_game JOIN tables ON tables.match = matches.id
      WHERE status = 'running' AND game = ? AND version <> ? ORDER BY id`),
    askedSince: db.prepare<[number], { id: string }>(
      "SELECT id FROM matches INDEXED BY matches_by_asking WHERE status = 'running' AND asked_at >= ? ORDER BY asked_at",
    ),
    due: db.prepare<[number], { id: string }>(
      "SELECT id FROM matches INDEXED BY matches_due WHERE status = 'running' AND due <= ? ORDER BY due",
    ),
    lobbiesBefore: db.prepare<[number], MatchRow>(
      "SELECT * FROM matches WHERE status = 'lobby' AND opened_at < ? ORDER BY opened_at",
    ),

    keepTable: db.prepare<[string, number, string, string, number]>(`
      INSERT INTO tables (match, version, checkpoint, tail, fixed) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (match) DO UPDATE SET version = excluded.version, checkpoint = excluded.checkpoint,
        tail = excluded.tail, fixed = excluded.fixed`),
    keepTail: db.prepare<[string, number, string]>('UPDATE tables SET tail = ?, fixed = ? WHERE match = ?'),
    table: db.prepare<[string], TableRow>('SELECT version, checkpoint, tail, fixed FROM tables WHERE match = ?'),

    keepAnswer: db.prepare<[string, number, number, string, string, string, number]>(
      'INSERT INTO answers (match, moment, seat, key, said, digest, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    undoAnswer: db.prepare<[string, number]>('UPDATE answers SET undone = 1 WHERE match = ? AND moment = ?'),
    answers: db.prepare<[string], AnswerRow>(
      'SELECT moment, seat, key, said, digest, at, undone FROM answers WHERE match = ? ORDER BY moment',
    ),

    keepLog: db.prepare<[string, number, number, string, string | null]>(
      'INSERT INTO log (match, moment, line, entry, seats) VALUES (?, ?, ?, ?, ?)',
    ),
    undoLog: db.prepare<[string, number]>('UPDATE log SET undone = 1 WHERE match = ? AND moment = ?'),
    log: db.prepare<[string, number], LogRow>(
      'SELECT moment, entry, seats, undone FROM log WHERE match = ? AND moment >= ? ORDER BY moment, line',
    ),

    keepVote: db.prepare<[string, string, string, string, string, number, string]>(`
      INSERT INTO votes (id, match, kind, by, about, moment, agreed) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET agreed = excluded.agreed`),
    closeVotes: db.prepare<[string]>('DELETE FROM votes WHERE match = ?'),
    votes: db.prepare<[string], VoteRow>('SELECT * FROM votes WHERE match = ?'),

    keepDraft: db.prepare<[string, number, number, string]>(`
      INSERT INTO drafts (match, seat, moment, picks) VALUES (?, ?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET moment = excluded.moment, picks = excluded.picks`),
    draft: db.prepare<[string, number], { moment: number; picks: string }>(
      'SELECT moment, picks FROM drafts WHERE match = ? AND seat = ?',
    ),

    orders: db.prepare<[string, number], { orders: string }>('SELECT orders FROM orders WHERE match = ? AND seat = ?'),
    keepOrders: db.prepare<[string, number, string, string]>(`
      INSERT INTO orders (match, seat, player, orders) VALUES (?, ?, ?, ?)
      ON CONFLICT (match, seat) DO UPDATE SET player = excluded.player, orders = excluded.orders`),
    dropOrders: db.prepare<[string, number]>('DELETE FROM orders WHERE match = ? AND seat = ?'),

    note: db.prepare<[string, string], { note: string }>('SELECT note FROM notes WHERE match = ? AND player = ?'),
    keepNote: db.prepare<[string, string, string]>(`
      INSERT INTO notes (match, player, note) VALUES (?, ?, ?)
      ON CONFLICT (match, player) DO UPDATE SET note = excluded.note`),
    dropNote: db.prepare<[string, string]>('DELETE FROM notes WHERE match = ? AND player = ?'),

    follow: db.prepare<[string, string], Follow>('SELECT * FROM follows WHERE match = ? AND player = ?'),
    followers: db.prepare<[string], Follow>('SELECT * FROM follows WHERE match = ? ORDER BY player'),
    followsOf: db.prepare<[string], Follow>('SELECT * FROM follows WHERE player = ? ORDER BY match'),
    keepFollow: db.prepare<[Follow]>(`
      INSERT INTO follows (match, player, wish, told, untold) VALUES (@match, @player, @wish, @told, @untold)
      ON CONFLICT (match, player) DO UPDATE SET wish = excluded.wish`),
    markFollow: db.prepare<[Pick<Follow, 'match' | 'player' | 'told' | 'untold'>]>(
      'UPDATE follows SET told = @told, untold = @untold WHERE match = @match AND player = @player',
    ),
    dropFollow: db.prepare<[string, string]>('DELETE FROM follows WHERE match = ? AND player = ?'),

    addPost: db.prepare<[string, string, string, number]>(
      'INSERT INTO outbox (match, kind, about, due_at) VALUES (?, ?, ?, ?)',
    ),
    matchesWithDuePosts: db.prepare<[number], { match: string }>(
      'SELECT match FROM outbox INDEXED BY outbox_by_due WHERE due_at <= ? GROUP BY match ORDER BY min(id)',
    ),
    postsOf: db.prepare<[string], PostRow>('SELECT * FROM outbox WHERE match = ? ORDER BY id'),
    matchesWithRefusedPosts: db.prepare<[], { match: string }>(
      'SELECT match FROM outbox WHERE tries > 0 GROUP BY match ORDER BY min(id)',
    ),
    unsent: db.prepare<[], { posts: number; since: number | null }>(
      'SELECT count(*) AS posts, min(due_at) AS since FROM outbox',
    ),
    nextPostAt: db.prepare<[], { at: number | null }>('SELECT min(due_at) AS at FROM outbox'),
    dropPost: db.prepare<[number]>('DELETE FROM outbox WHERE id = ?'),
    retryPost: db.prepare<[number, number, number]>('UPDATE outbox SET tries = ?, due_at = ? WHERE id = ?'),

    keepTurnMessage: db.prepare<[{ match: string } & TurnMessage]>(`
      INSERT INTO turn_messages (match, message, at, fresh, up_to, called)
      VALUES (@match, @message, @at, @fresh, @upTo, @called)
      ON CONFLICT (match) DO UPDATE SET message = @message, at = @at, fresh = @fresh, up_to = @upTo,
        called = @called`),
    turnMessage: db.prepare<[string], TurnMessage>(
      'SELECT message, at, fresh, up_to AS upTo, called FROM turn_messages WHERE match = ?',
    ),
    keepMessage: db.prepare<[string, string, string]>(`
      INSERT INTO messages (match, name, message) VALUES (?, ?, ?)
      ON CONFLICT (match, name) DO UPDATE SET message = excluded.message`),
    dropMessage: db.prepare<[string, string]>('DELETE FROM messages WHERE match = ? AND name = ?'),
    message: db.prepare<[string, string], { message: string }>(
      'SELECT message FROM messages WHERE match = ? AND name = ?',
    ),

    messagesOf: db.prepare<[string], { name: string; message: string }>(
      'SELECT name, message FROM messages WHERE match = ? ORDER BY name',
    ),

    seeks: db.prepare<[string, string, number], { seek: string }>(
      'SELECT seek FROM seeks WHERE guild = ? AND game = ? AND until > ? ORDER BY since, player',
    ),
    seeksOf: db.prepare<[string, number], { seek: string }>(
      'SELECT seek FROM seeks WHERE player = ? AND until > ? ORDER BY since, game',
    ),
    keepSeek: db.prepare<[string, string, string, number, number, string]>(`
      INSERT INTO seeks (guild, game, player, since, until, seek) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (guild, game, player) DO UPDATE SET since = excluded.since, until = excluded.until, seek = excluded.seek`),
    dropSeek: db.prepare<[string, string, string]>('DELETE FROM seeks WHERE guild = ? AND game = ? AND player = ?'),
    forgetSeeks: db.prepare<[number]>('DELETE FROM seeks WHERE until <= ?'),

    digestsDue: db.prepare<[number], { player: string }>(
      'SELECT player FROM digests WHERE due_at <= ? ORDER BY due_at',
    ),
    keepDigest: db.prepare<[string, number]>(`
      INSERT INTO digests (player, due_at) VALUES (?, ?)
      ON CONFLICT (player) DO UPDATE SET due_at = excluded.due_at`),
    dropDigest: db.prepare<[string]>('DELETE FROM digests WHERE player = ?'),

    settings: db.prepare<[string, string], { settings: string }>(
      'SELECT settings FROM settings WHERE kind = ? AND id = ?',
    ),
    keepSettings: db.prepare<[string, string, string]>(`
      INSERT INTO settings (kind, id, settings) VALUES (?, ?, ?)
      ON CONFLICT (kind, id) DO UPDATE SET settings = excluded.settings`),
  };
}
