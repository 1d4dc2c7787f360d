import type { Occasion } from '../../puzzles/store.js';
import type { StandingRow, TryRow } from '../rows/puzzle-rows.js';
import { statement } from './statement.js';

const TRY = 'guild, player, puzzle, day, game, moment, said, tries, status';
const STANDING = 'guild, player, name, streak, longest, last_day, solved, at_once';

/** Every statement about puzzles. */
export const PUZZLE_STATEMENTS = {
  puzzleTry: statement<Occasion, TryRow>(`
    SELECT ${TRY} FROM puzzle_tries
    WHERE guild = @guild AND player = @player AND puzzle = @puzzle AND day = @day`),
  puzzleTries: statement<{ guild: string; player: string; game: string }, TryRow>(`
    SELECT ${TRY} FROM puzzle_tries WHERE guild = @guild AND player = @player AND game = @game ORDER BY puzzle, day`),
  beginTry: statement<TryRow, { moment: number }>(`
    INSERT INTO puzzle_tries (${TRY})
    VALUES (@guild, @player, @puzzle, @day, @game, @moment, @said, @tries, @status)
    ON CONFLICT DO NOTHING RETURNING moment`),
  changeTry: statement<Omit<TryRow, 'game'>, { moment: number }>(`
    UPDATE puzzle_tries SET moment = @moment, said = @said, tries = @tries, status = @status
    WHERE guild = @guild AND player = @player AND puzzle = @puzzle AND day = @day AND moment = @moment - 1
    RETURNING moment`),
  puzzleStanding: statement<{ guild: string; player: string }, StandingRow>(
    `SELECT ${STANDING} FROM puzzle_standings WHERE guild = @guild AND player = @player`,
  ),
  puzzleStandings: statement<{ guild: string; limit: number }, StandingRow>(`
    SELECT ${STANDING} FROM puzzle_standings WHERE guild = @guild
    ORDER BY solved DESC, at_once DESC, player LIMIT @limit`),
  keepStanding: statement<StandingRow>(`
    INSERT INTO puzzle_standings (${STANDING})
    VALUES (@guild, @player, @name, @streak, @longest, @last_day, @solved, @at_once)
    ON CONFLICT (guild, player) DO UPDATE SET name = excluded.name, streak = excluded.streak,
      longest = excluded.longest, last_day = excluded.last_day, solved = excluded.solved, at_once = excluded.at_once`),
};
