import { copy, type Game, kindOf, type MatchState, type Puzzle, restAfter } from '../../src/engine/index.js';
import { solveFairly } from './making.js';

/** What is wrong with a kept puzzle under the rules of today, or null where it still stands. */
export function faultOfPuzzle(game: Game, puzzle: Puzzle): string | null {
  const kind = kindOf(game, puzzle);
  if (!kind) return `${game.id} has no puzzles of kind ${puzzle.kind}`;
  const before = restAfter<MatchState>(game, puzzle.beginning, puzzle.answers);
  if (!before) return 'its match takes another way';
  if (!kind.fits(before, puzzle.seat)) return 'its position does not fit its kind';
  const solved = solveFairly(game, kind, copy(before), puzzle.seat);
  if (typeof solved === 'string') return solved;
  const isSame =
    JSON.stringify([solved.best.said, solved.best.measures]) === JSON.stringify([puzzle.solution, puzzle.best]);
  return isSame ? null : `${JSON.stringify(solved.best)} is the best now`;
}
