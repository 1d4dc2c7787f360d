import type { Foresight, Foretold, Prediction } from '../../leagues/store.js';
import type { EntrantRow, LeaguePostRow, LeagueRow, LogLineRow, PairingRow } from '../rows/league-rows.js';
import type { Connection } from './database.js';

/** Every statement of the league store about leagues themselves, prepared once. */
export function prepareLeagueStatements(db: Connection) {
  return {
    handle: db.prepare<[string, number]>('INSERT INTO handled (interaction, at) VALUES (?, ?)'),

    momentOf: db.prepare<[string], { moment: number }>('SELECT moment FROM leagues WHERE id = ?'),
    keepLeague: db.prepare<[LeagueRow]>(`
      INSERT INTO leagues (id, guild, channel, language, name, organiser, organiser_role, rules, status, check_in, round,
        round_started_at, paused_at, final_at, lots, moment, opened_at, started_at, closed_at, due)
      VALUES (@id, @guild, @channel, @language, @name, @organiser, @organiser_role, @rules, @status, @check_in, @round,
        @round_started_at, @paused_at, @final_at, @lots, @moment, @opened_at, @started_at, @closed_at, @due)
      ON CONFLICT (id) DO UPDATE SET channel = @channel, language = @language, name = @name, organiser = @organiser,
        organiser_role = @organiser_role, rules = @rules, status = @status, check_in = @check_in, round = @round,
        round_started_at = @round_started_at, paused_at = @paused_at, final_at = @final_at, moment = @moment,
        started_at = @started_at, closed_at = @closed_at, due = @due`),
    league: db.prepare<[string], LeagueRow>('SELECT * FROM leagues WHERE id = ?'),
    leaguesOf: db.prepare<[string], LeagueRow>('SELECT * FROM leagues WHERE guild = ? ORDER BY opened_at DESC, id'),
    due: db.prepare<[number], { id: string }>('SELECT id FROM leagues WHERE due <= ? ORDER BY due, id'),

    keepEntrant: db.prepare<[EntrantRow]>(`
      INSERT INTO entrants (league, number, player, name, seed, since, dropped, checked_in, offered)
      VALUES (@league, @number, @player, @name, @seed, @since, @dropped, @checked_in, @offered)
      ON CONFLICT (league, number) DO UPDATE SET player = @player, name = @name, seed = @seed, since = @since,
        dropped = @dropped, checked_in = @checked_in, offered = @offered`),
    entrants: db.prepare<[string], EntrantRow>('SELECT * FROM entrants WHERE league = ? ORDER BY number'),

    keepPairing: db.prepare<[PairingRow]>(`
      INSERT INTO pairings (id, league, ord, round, board, seats, sides, deadline, extended, reminded, replays, score,
        reason)
      VALUES (@id, @league, @ord, @round, @board, @seats, @sides, @deadline, @extended, @reminded, @replays, @score,
        @reason)
      ON CONFLICT (id) DO UPDATE SET deadline = @deadline, extended = @extended, reminded = @reminded,
        replays = @replays, score = @score`),
    pairings: db.prepare<[string], PairingRow>('SELECT * FROM pairings WHERE league = ? ORDER BY ord'),

    keepLog: db.prepare<[string, number, number, number, string | null, string, string]>(
      'INSERT INTO league_log (league, moment, line, at, by, deed, about) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    log: db.prepare<[string], LogLineRow>(
      'SELECT at, by, deed, about FROM league_log WHERE league = ? ORDER BY moment, line',
    ),

    predict: db.prepare<[Prediction]>(`
      INSERT INTO predictions (league, pairing, player, entrant) VALUES (@league, @pairing, @player, @entrant)
      ON CONFLICT (pairing, player) DO UPDATE SET entrant = excluded.entrant`),
    predictions: db.prepare<[string], Prediction>(
      'SELECT league, pairing, player, entrant FROM predictions WHERE pairing = ? ORDER BY player',
    ),
    foretell: db.prepare<[Foretold]>('UPDATE predictions SET hit = (entrant = @winner) WHERE pairing = @pairing'),
    foresightOf: db.prepare<[{ guild: string; player: string }], Foresight>(`
      SELECT coalesce(sum(hit), 0) AS "right", count(hit) AS "all" FROM predictions
      JOIN leagues ON leagues.id = predictions.league WHERE player = @player AND guild = @guild`),
    foresightIn: db.prepare<[{ guild: string; game: string }], Foresight>(`
      SELECT coalesce(sum(hit), 0) AS "right", count(hit) AS "all" FROM leagues
      JOIN predictions ON predictions.league = leagues.id
      WHERE guild = @guild AND json_extract(rules, '$.game') = @game`),

    addPost: db.prepare<[string, string, string, number]>(
      'INSERT INTO league_outbox (league, kind, about, due_at) VALUES (?, ?, ?, ?)',
    ),
    leaguesWithDuePosts: db.prepare<[number], { league: string }>(`
      SELECT league FROM league_outbox INDEXED BY league_outbox_by_due WHERE due_at <= ? GROUP BY league ORDER BY min(id)`),
    leaguesWithRefusedPosts: db.prepare<[], { league: string }>(
      'SELECT league FROM league_outbox WHERE tries > 0 GROUP BY league ORDER BY min(id)',
    ),
    postsOf: db.prepare<[string], LeaguePostRow>('SELECT * FROM league_outbox WHERE league = ? ORDER BY id'),
    unsent: db.prepare<[], { posts: number; since: number | null }>(
      'SELECT count(*) AS posts, min(due_at) AS since FROM league_outbox',
    ),
    nextPostAt: db.prepare<[], { at: number | null }>('SELECT min(due_at) AS at FROM league_outbox'),
    dropPost: db.prepare<[number]>('DELETE FROM league_outbox WHERE id = ?'),
    retryPost: db.prepare<[number, number, number]>('UPDATE league_outbox SET tries = ?, due_at = ? WHERE id = ?'),
    keepMessage: db.prepare<[string, string, string]>(`
      INSERT INTO league_messages (league, name, message) VALUES (?, ?, ?)
      ON CONFLICT (league, name) DO UPDATE SET message = excluded.message`),
    dropMessage: db.prepare<[string, string]>('DELETE FROM league_messages WHERE league = ? AND name = ?'),
    message: db.prepare<[string, string], { message: string }>(
      'SELECT message FROM league_messages WHERE league = ? AND name = ?',
    ),
  };
}
