import { type Answer, type Beginning, begin, type Game, isPause, type MatchState } from '../../src/engine/index.js';
import { randomOf } from '../fuzz/trial.js';

/** A match the computer players have played, or as much of it as is worth looking through. */
export interface PlayedMatch {
  readonly beginning: Beginning;
  readonly answers: readonly Answer[];
}

/** Lets the easy computer player sit in every seat. */
export function playMatch(game: Game, beginning: Beginning, text: string, most: number): PlayedMatch {
  const [bot] = game.bots;
  if (!bot) throw new Error(`${game.id} has no computer player`);
  const { table } = begin<MatchState>(game, beginning);
  const random = randomOf(`${text}/players`);
  const answers: Answer[] = [];
  while (!table.isOver && answers.length < most) {
    const decision = table.awaited[0]!;
    const { seat } = decision;
    const said =
      decision.kind === 'one' && isPause(decision) ? decision.options[0]!.id : bot.choose(table, seat, random);
    answers.push(table.answer(seat, said)!.answer);
  }
  return { beginning, answers };
}
