import { StaleWrite } from '../../matches/store.js';
import type { Occasion, PuzzleStore, PuzzleTry, Standing } from '../../puzzles/store.js';
import {
  makeStandingRow,
  makeTryRow,
  parseStandingRow,
  parseTryRow,
  type StandingRow,
  type TryRow,
} from '../rows/puzzle-rows.js';
import type { Connection } from './database.js';
import { journalOf, readWhenFlushed } from './journal.js';

const TRY = 'guild, player, puzzle, day, game, moment, said, tries, status';
const STANDING = 'guild, player, name, streak, longest, last_day, solved, at_once';

export const preparePuzzleStatements = (db: Connection) => ({
  puzzleTry: db.prepare<[Occasion], TryRow>(`
    SELECT ${TRY} FROM puzzle_tries
    WHERE guild = @guild AND player = @player AND puzzle = @puzzle AND day = @day`),
  puzzleTries: db.prepare<[string, string, string], TryRow>(`
    SELECT ${TRY} FROM puzzle_tries WHERE guild = ? AND player = ? AND game = ? ORDER BY puzzle, day`),
  beginTry: db.prepare<[TryRow]>(`
    INSERT INTO puzzle_tries (${TRY})
    VALUES (@guild, @player, @puzzle, @day, @game, @moment, @said, @tries, @status) ON CONFLICT DO NOTHING`),
  changeTry: db.prepare<[TryRow]>(`
    UPDATE puzzle_tries SET moment = @moment, said = @said, tries = @tries, status = @status
    WHERE guild = @guild AND player = @player AND puzzle = @puzzle AND day = @day AND moment = @moment - 1`),
  puzzleStanding: db.prepare<[string, string], StandingRow>(
    `SELECT ${STANDING} FROM puzzle_standings WHERE guild = ? AND player = ?`,
  ),
  puzzleStandings: db.prepare<[string, number], StandingRow>(`
    SELECT ${STANDING} FROM puzzle_standings WHERE guild = ? ORDER BY solved DESC, at_once DESC, player LIMIT ?`),
  keepStanding: db.prepare<[StandingRow]>(`
    INSERT INTO puzzle_standings (${STANDING})
    VALUES (@guild, @player, @name, @streak, @longest, @last_day, @solved, @at_once)
    ON CONFLICT (guild, player) DO UPDATE SET name = excluded.name, streak = excluded.streak,
      longest = excluded.longest, last_day = excluded.last_day, solved = excluded.solved, at_once = excluded.at_once`),
});

/** The puzzle store on SQLite. */
export function sqlitePuzzleStore(db: Connection): PuzzleStore {
  const sql = preparePuzzleStatements(db);
  const journal = journalOf(db);
  const keep = db.transaction((attempt: PuzzleTry, standing: Standing | undefined) => {
    const { changes } = (attempt.moment === 1 ? sql.beginTry : sql.changeTry).run(makeTryRow(attempt));
    if (changes === 0) throw new StaleWrite(`Puzzle ${attempt.puzzle} has left moment ${attempt.moment - 1}`);
    if (standing) sql.keepStanding.run(makeStandingRow(standing));
  });
  const store: PuzzleStore = {
    async puzzleTry({ guild, player, puzzle, day }) {
      const row = sql.puzzleTry.get({ guild, player, puzzle, day });
      return row ? parseTryRow(row) : null;
    },
    async puzzleTries(guild, player, game) {
      return sql.puzzleTries.all(guild, player, game).map(parseTryRow);
    },
    async keepPuzzleTry(attempt, standing) {
      keep.immediate(attempt, standing);
      await journal.flush();
    },
    async puzzleStanding(guild, player) {
      const row = sql.puzzleStanding.get(guild, player);
      return row ? parseStandingRow(row) : null;
    },
    async puzzleStandings(guild, limit) {
      return sql.puzzleStandings.all(guild, limit).map(parseStandingRow);
    },
  };
  return readWhenFlushed(store, journal);
}
