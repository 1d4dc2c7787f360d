import type { Foresight, Foretold, Prediction } from '../../leagues/store.js';
import type { EntrantRow, LeaguePostRow, LeagueRow, LogLineRow, PairingRow } from '../rows/league-rows.js';
import { statement } from './statement.js';

/** Nobody is about to send it. */
const UNSENT = "NOT EXISTS (SELECT FROM claims WHERE work = 'league-posts' AND claims.id = league_outbox.league)";

/** Every statement of the league store about leagues themselves. */
export const LEAGUE_STATEMENTS = {
  momentOf: statement<{ id: string }, { moment: number }>('SELECT moment FROM leagues WHERE id = @id'),
  lockedMoment: statement<{ id: string }, { moment: number }>('SELECT moment FROM leagues WHERE id = @id FOR UPDATE'),
  keepLeague: statement<LeagueRow>(`
    INSERT INTO leagues (id, guild, channel, language, name, organiser, organiser_role, rules, status, check_in, round,
      round_started_at, paused_at, final_at, lots, moment, opened_at, started_at, closed_at, due)
    VALUES (@id, @guild, @channel, @language, @name, @organiser, @organiser_role, @rules, @status, @check_in, @round,
      @round_started_at, @paused_at, @final_at, @lots, @moment, @opened_at, @started_at, @closed_at, @due)
    ON CONFLICT (id) DO UPDATE SET channel = @channel, language = @language, name = @name, organiser = @organiser,
      organiser_role = @organiser_role, rules = @rules, status = @status, check_in = @check_in, round = @round,
      round_started_at = @round_started_at, paused_at = @paused_at, final_at = @final_at, moment = @moment,
      started_at = @started_at, closed_at = @closed_at, due = @due`),
  league: statement<{ id: string }, LeagueRow>('SELECT * FROM leagues WHERE id = @id'),
  leaguesOf: statement<{ guild: string }, LeagueRow>(
    'SELECT * FROM leagues WHERE guild = @guild ORDER BY opened_at DESC, id',
  ),
  due: statement<{ now: number }, { id: string }>('SELECT id FROM leagues WHERE due <= @now ORDER BY due, id'),

  keepEntrant: statement<EntrantRow>(`
    INSERT INTO entrants (league, number, player, name, seed, since, dropped, checked_in, offered)
    VALUES (@league, @number, @player, @name, @seed, @since, @dropped, @checked_in, @offered)
    ON CONFLICT (league, number) DO UPDATE SET player = @player, name = @name, seed = @seed, since = @since,
      dropped = @dropped, checked_in = @checked_in, offered = @offered`),
  entrants: statement<{ id: string }, EntrantRow>('SELECT * FROM entrants WHERE league = @id ORDER BY number'),

  keepPairing: statement<PairingRow>(`
    INSERT INTO pairings (id, league, ord, round, board, seats, sides, deadline, extended, reminded, replays, score,
      reason)
    VALUES (@id, @league, @ord, @round, @board, @seats, @sides, @deadline, @extended, @reminded, @replays, @score,
      @reason)
    ON CONFLICT (id) DO UPDATE SET deadline = @deadline, extended = @extended, reminded = @reminded,
      replays = @replays, score = @score`),
  pairings: statement<{ id: string }, PairingRow>('SELECT * FROM pairings WHERE league = @id ORDER BY ord'),

  keepLog: statement<{ league: string; moment: number; line: number } & LogLineRow>(`
    INSERT INTO league_log (league, moment, line, at, by, deed, about)
    VALUES (@league, @moment, @line, @at, @by, @deed, @about)`),
  log: statement<{ id: string }, LogLineRow>(
    'SELECT at, by, deed, about FROM league_log WHERE league = @id ORDER BY moment, line',
  ),

  predict: statement<Prediction>(`
    INSERT INTO predictions (league, pairing, player, entrant) VALUES (@league, @pairing, @player, @entrant)
    ON CONFLICT (pairing, player) DO UPDATE SET entrant = excluded.entrant`),
  predictions: statement<{ pairing: string }, Prediction>(
    'SELECT league, pairing, player, entrant FROM predictions WHERE pairing = @pairing ORDER BY player',
  ),
  foretell: statement<Foretold>(
    'UPDATE predictions SET hit = (entrant = @winner::integer)::integer WHERE pairing = @pairing',
  ),
  foresightOf: statement<{ guild: string; player: string }, Foresight>(`
    SELECT coalesce(sum(hit), 0)::integer AS "right", count(hit)::integer AS "all" FROM predictions
    JOIN leagues ON leagues.id = predictions.league WHERE player = @player AND guild = @guild`),
  foresightIn: statement<{ guild: string; game: string }, Foresight>(`
    SELECT coalesce(sum(hit), 0)::integer AS "right", count(hit)::integer AS "all" FROM leagues
    JOIN predictions ON predictions.league = leagues.id WHERE guild = @guild AND rules ->> 'game' = @game`),

  addPost: statement<{ league: string; kind: string; about: string; at: number }>(
    'INSERT INTO league_outbox (league, kind, about, due_at) VALUES (@league, @kind, @about, @at)',
  ),
  leaguesWithDuePosts: statement<{ now: number }, { league: string }>(
    `SELECT league FROM league_outbox WHERE due_at <= @now AND ${UNSENT} GROUP BY league ORDER BY min(id)`,
  ),
  leaguesWithRefusedPosts: statement<Record<never, never>, { league: string }>(
    'SELECT league FROM league_outbox WHERE tries > 0 GROUP BY league ORDER BY min(id)',
  ),
  postsOf: statement<{ id: string }, LeaguePostRow>('SELECT * FROM league_outbox WHERE league = @id ORDER BY id'),
  nextPostAt: statement<Record<never, never>, { at: number }>(
    `SELECT due_at AS at FROM league_outbox WHERE ${UNSENT} ORDER BY due_at LIMIT 1`,
  ),
  unsent: statement<Record<never, never>, { posts: number; since: number | null }>(
    'SELECT count(*) AS posts, min(due_at) AS since FROM league_outbox',
  ),
  dropPost: statement<{ id: number }>('DELETE FROM league_outbox WHERE id = @id'),
  retryPost: statement<{ id: number; tries: number; dueAt: number }>(
    'UPDATE league_outbox SET tries = @tries, due_at = @dueAt WHERE id = @id',
  ),
  keepMessage: statement<{ id: string; name: string; message: string }>(`
    INSERT INTO league_messages (league, name, message) VALUES (@id, @name, @message)
    ON CONFLICT (league, name) DO UPDATE SET message = excluded.message`),
  dropMessage: statement<{ id: string; name: string }>(
    'DELETE FROM league_messages WHERE league = @id AND name = @name',
  ),
  message: statement<{ id: string; name: string }, { message: string }>(
    'SELECT message FROM league_messages WHERE league = @id AND name = @name',
  ),
};
