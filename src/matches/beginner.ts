import { begin, type Game, type MatchState } from '../engine/index.js';
import type { Match } from './match.js';
import { beginningOf } from './starting.js';
import type { KeptAnswer } from './store.js';

/** Nobody is on turn for longer than this in the beginning of a match. */
const LONGEST_OPENING = 20;

/** The seat that was first on turn: at once, or after what everybody does together in the beginning; null = none was. */
export function beginnerOf(
  game: Game,
  match: Pick<Match, 'seed' | 'seats' | 'chosen'>,
  answers: readonly KeptAnswer[],
): number | null {
  const { table } = begin(game, beginningOf(match));
  for (const { answer } of answers.slice(0, LONGEST_OPENING)) {
    const beginner = game.onTurn(table.state as MatchState);
    if (beginner !== null || !table.answer(answer.seat, answer.said)) return beginner;
  }
  return game.onTurn(table.state as MatchState);
}
