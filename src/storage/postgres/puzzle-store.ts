import { StaleWrite } from '../../matches/store.js';
import type { PuzzleStore } from '../../puzzles/store.js';
import { makeStandingRow, makeTryRow, parseStandingRow, parseTryRow } from '../rows/puzzle-rows.js';
import { type Connection, inTransaction } from './database.js';
import { PUZZLE_STATEMENTS as sql } from './puzzle-statements.js';
import { first, run } from './statement.js';

/** The puzzle store on PostgreSQL. */
export function postgresPuzzleStore(db: Connection): PuzzleStore {
  return {
    async puzzleTry({ guild, player, puzzle, day }) {
      const row = await first(db, sql.puzzleTry, { guild, player, puzzle, day });
      return row && parseTryRow(row);
    },
    puzzleTries: async (guild, player, game) =>
      (await run(db, sql.puzzleTries, { guild, player, game })).map(parseTryRow),
    async keepPuzzleTry(attempt, standing) {
      const row = makeTryRow(attempt);
      await inTransaction(db, async transaction => {
        const kept = await (attempt.moment === 1
          ? first(transaction, sql.beginTry, row)
          : first(transaction, sql.changeTry, row));
        if (!kept) throw new StaleWrite(`Puzzle ${attempt.puzzle} has left moment ${attempt.moment - 1}`);
        if (standing) await run(transaction, sql.keepStanding, makeStandingRow(standing));
      });
    },
    async puzzleStanding(guild, player) {
      const row = await first(db, sql.puzzleStanding, { guild, player });
      return row && parseStandingRow(row);
    },
    puzzleStandings: async (guild, limit) =>
      (await run(db, sql.puzzleStandings, { guild, limit })).map(parseStandingRow),
  };
}
