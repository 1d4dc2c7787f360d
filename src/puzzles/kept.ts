import type { Puzzle } from '../engine/index.js';

type KeptAnswer = readonly [string, number, Puzzle['solution'][number]];
type KeptPuzzle = Omit<Puzzle, 'answers'> & { readonly answers: readonly KeptAnswer[] };

/** A set of puzzles as a file: one a line, so that a change of one reads well. */
export function makePuzzles(puzzles: readonly Puzzle[]): string {
  const lines = puzzles.map(puzzle => {
    const kept: KeptPuzzle = { ...puzzle, answers: puzzle.answers.map(({ key, seat, said }) => [key, seat, said]) };
    return JSON.stringify(kept);
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}

export const parsePuzzles = (text: string): readonly Puzzle[] =>
  (JSON.parse(text) as readonly KeptPuzzle[]).map(puzzle => ({
    ...puzzle,
    answers: puzzle.answers.map(([key, seat, said]) => ({ key, seat, said })),
  }));
