import type { TurnMessage } from '../../matches/store.js';
import type { MatchRow, SeatRow } from '../rows/match-rows.js';
import { statement } from './statement.js';

/** A match and its seats in one breath: they are never of two different moments. */
const WHOLE = `matches.*, matches.xmin::text AS edition, (
    SELECT coalesce(json_agg(json_build_object('seat', seat, 'player', player, 'bot', bot, 'name', seats.name,
      'side', side, 'conceded', conceded::int, 'helped', helped::int, 'stand_in', stand_in::text, 'acting', acting,
      'invited', invited::text, 'shown_to', shown_to::text) ORDER BY seat), '[]')
    FROM seats WHERE seats.match = matches.id) AS seats FROM matches`;

/** `seats` is the list of its seat rows as JSON, `edition` changes with every write. */
export type WholeRow = MatchRow & { seats: string; edition: string };

/** Every statement about matches themselves and who sits at them. */
export const MATCH_STATEMENTS = {
  handle: statement<{ interaction: string; now: number }>(
    'INSERT INTO handled (interaction, at) VALUES (@interaction, @now) ON CONFLICT (interaction) DO NOTHING',
  ),
  forgetHandled: statement<{ before: number }>('DELETE FROM handled WHERE at < @before'),

  lockedMoment: statement<{ id: string }, { moment: number; edition: string }>(
    'SELECT moment, xmin::text AS edition FROM matches WHERE id = @id FOR UPDATE',
  ),
  keepMatch: statement<MatchRow, { edition: string }>(`
    INSERT INTO matches (id, game, guild, home, place, host, status, language, chosen, pace, turn,
      clocks, due, seed, seed_hash, moment, asked, opened_at, started_at, ended_at, asked_at, result, event, unrated)
    VALUES (@id, @game, @guild, @home, @place, @host, @status, @language, @chosen, @pace, @turn,
      @clocks, @due, @seed, @seed_hash, @moment, @asked, @opened_at, @started_at, @ended_at, @asked_at, @result, @event, @unrated)
    ON CONFLICT (id) DO UPDATE SET place = @place, status = @status, language = @language, chosen = @chosen,
      pace = @pace, turn = @turn, clocks = @clocks, due = @due, seed = @seed, seed_hash = @seed_hash, moment = @moment,
      started_at = @started_at, ended_at = @ended_at, asked_at = @asked_at, asked = @asked, result = @result, host = @host, unrated = @unrated
    RETURNING xmin::text AS edition`),
  keepSeat: statement<{ match: string } & SeatRow>(`
    INSERT INTO seats (match, seat, player, bot, name, side, conceded, helped, stand_in, acting, invited, shown_to)
    VALUES (@match, @seat, @player, @bot, @name, @side, @conceded, @helped, @stand_in, @acting, @invited, @shown_to)
    ON CONFLICT (match, seat) DO UPDATE SET player = excluded.player, bot = excluded.bot, name = excluded.name,
      side = excluded.side, conceded = excluded.conceded, helped = excluded.helped, stand_in = excluded.stand_in,
      acting = excluded.acting, invited = excluded.invited, shown_to = excluded.shown_to
    WHERE (seats.player, seats.bot, seats.name, seats.side, seats.conceded, seats.helped, seats.stand_in, seats.invited,
      seats.shown_to)
      IS DISTINCT FROM (excluded.player, excluded.bot, excluded.name, excluded.side, excluded.conceded, excluded.helped,
        excluded.stand_in, excluded.invited, excluded.shown_to)`),
  dropSeats: statement<{ match: string; from: number }>('DELETE FROM seats WHERE match = @match AND seat >= @from'),

  match: statement<{ id: string }, WholeRow>(`SELECT ${WHOLE} WHERE id = @id`),
  matchAt: statement<{ place: string }, WholeRow>(`SELECT ${WHOLE} WHERE place = @place AND status = 'running'`),
  lastMatchAt: statement<{ place: string }, WholeRow>(`
    SELECT ${WHOLE} WHERE place = @place ORDER BY status = 'running' DESC, started_at DESC NULLS LAST LIMIT 1`),
  matchesFrom: statement<{ home: string }, WholeRow>(
    `SELECT ${WHOLE} WHERE home = @home AND status = 'running' ORDER BY opened_at`,
  ),
  matchesOf: statement<{ player: string }, WholeRow>(`
    SELECT ${WHOLE} WHERE status IN ('lobby', 'running') AND id IN (
      SELECT match FROM seats WHERE player = @player AND NOT conceded
      UNION SELECT match FROM seats WHERE acting = @player AND NOT conceded)
    ORDER BY asked_at`),
  running: statement<Record<never, never>, WholeRow>(`SELECT ${WHOLE} WHERE status = 'running' ORDER BY asked_at`),
  rulesTold: statement<Record<never, never>, { game: string; version: number }>('SELECT game, version FROM rules'),
  keepRulesTold: statement<{ game: string; version: number }>(`
    INSERT INTO rules (game, version) VALUES (@game, @version) ON CONFLICT (game) DO UPDATE SET version = @version`),
  tablesOfOtherRules: statement<{ game: string; version: number }, { id: string }>(`
    SELECT id FROM matches JOIN tables ON tables.match = matches.id
    WHERE status = 'running' AND game = @game AND version <> @version ORDER BY id`),
  askedSince: statement<{ time: number }, { id: string }>(
    "SELECT id FROM matches WHERE status = 'running' AND asked_at >= @time ORDER BY asked_at",
  ),
  due: statement<{ now: number }, { id: string }>(
    "SELECT id FROM matches WHERE status = 'running' AND due <= @now ORDER BY due",
  ),
  lobbiesBefore: statement<{ time: number }, WholeRow>(
    `SELECT ${WHOLE} WHERE status = 'lobby' AND opened_at < @time ORDER BY opened_at`,
  ),

  keepTurnMessage: statement<{ match: string } & TurnMessage>(`
    INSERT INTO turn_messages (match, message, at, fresh, up_to, called)
    VALUES (@match, @message, @at, @fresh, @upTo, @called)
    ON CONFLICT (match) DO UPDATE SET message = @message, at = @at, fresh = @fresh, up_to = @upTo, called = @called`),
  turnMessage: statement<{ id: string }, TurnMessage>(
    'SELECT message, at, fresh, up_to AS "upTo", called FROM turn_messages WHERE match = @id',
  ),
  keepMessage: statement<{ id: string; name: string; message: string }>(`
    INSERT INTO messages (match, name, message) VALUES (@id, @name, @message)
    ON CONFLICT (match, name) DO UPDATE SET message = excluded.message`),
  dropMessage: statement<{ id: string; name: string }>('DELETE FROM messages WHERE match = @id AND name = @name'),
  message: statement<{ id: string; name: string }, { message: string }>(
    'SELECT message FROM messages WHERE match = @id AND name = @name',
  ),
  messagesOf: statement<{ id: string }, { name: string; message: string }>(
    'SELECT name, message FROM messages WHERE match = @id ORDER BY name COLLATE "C"',
  ),
};
