import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultOfPuzzle } from '../../scripts/puzzles/checking.js';
import { attempt, copy, LANGUAGES, type MatchState, restAfter } from '../../src/engine/index.js';
import { randomFrom } from '../../src/engine/random.js';
import { makePuzzles, parsePuzzles } from '../../src/puzzles/index.js';
import { games } from '../../src/registry.js';

/** So many days pass before a puzzle comes again. */
const LEAST = 40;
const KINDS = 2;

const read = (game: string): string =>
  readFileSync(new URL(`../../assets/${game}/puzzles.json`, import.meta.url), 'utf8');

describe.each(games.map(game => [game.id, game] as const))('the puzzles of %s', (id, game) => {
  const text = read(id);
  const puzzles = parsePuzzles(text);

  it('are enough, of two kinds at least, and no two are alike', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(puzzles.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(KINDS);
    expect(new Set(puzzles.map(puzzle => puzzle.id)).size).toBe(puzzles.length);
    expect(makePuzzles(puzzles)).toBe(text);
  });

  it('stand under the rules of today, and their solutions reach what they promise', () => {
    // A deliberate change of the rules renews the set in the same commit: npm run puzzles -- --game <id> --mend
    const wrong = puzzles.filter(puzzle => {
      const reached = attempt(game, puzzle, puzzle.solution)?.reached;
      return puzzle.game !== id || JSON.stringify(reached) !== JSON.stringify(puzzle.best);
    });
    expect(wrong.map(puzzle => puzzle.id)).toEqual([]);
  });

  it('have one best line only, whatever is hidden: solved again, one of each kind', () => {
    // All of them: npm run puzzles -- --game <id> --check
    for (const { id: kind } of game.puzzles!) {
      const puzzle = puzzles.find(each => each.kind === kind)!;
      expect(faultOfPuzzle(game, puzzle), puzzle.id).toBeNull();
    }
  }, 120_000);

  it('show nothing that hangs on what is hidden, in both languages', () => {
    for (const puzzle of puzzles.slice(0, 6)) {
      const before = restAfter<MatchState>(game, puzzle.beginning, puzzle.answers)!;
      const dealt = game.conceal(copy(before), puzzle.seat, randomFrom('7'.repeat(32)));
      expect(JSON.stringify(dealt)).not.toBe(JSON.stringify(before));
      for (const language of LANGUAGES) {
        const [shown, other] = [before, dealt].map(state => {
          const names = Array.from({ length: puzzle.beginning.seats }, (_, seat) => `P${seat}`);
          const scene = { view: game.view(state, puzzle.seat), reader: puzzle.seat, names };
          const { board, hand } = game.words[language];
          return [board(scene), hand(scene), JSON.stringify(scene.view)].join('\n');
        });
        expect(other, puzzle.id).toBe(shown);
      }
    }
  });

  it('have words for what is asked and for everything that can be reached', () => {
    for (const kind of game.puzzles!) {
      const texts = LANGUAGES.flatMap(language => [kind.goal[language], kind.ties[language]]);
      expect(new Set(texts).size).toBe(2 * LANGUAGES.length);
      for (const { best } of puzzles.filter(puzzle => puzzle.kind === kind.id))
        for (const language of LANGUAGES) {
          const told = kind.reached[language](best);
          expect(told).not.toMatch(/undefined|NaN|--/);
          expect(told.length).toBeLessThan(160);
        }
    }
  });
});

describe('a puzzle that no longer stands is noticed', () => {
  const game = games[0]!;
  const [puzzle] = parsePuzzles(read(game.id)) as [ReturnType<typeof parsePuzzles>[number]];

  it.each([
    ['another solution', { ...puzzle, solution: puzzle.solution.slice(0, -1) }, 'is the best now'],
    ['a better outcome', { ...puzzle, best: puzzle.best.map(each => each - 1) }, 'is the best now'],
    ['another match', { ...puzzle, answers: puzzle.answers.slice(0, -1) }, ''],
    ['a kind that is gone', { ...puzzle, kind: 'chess' }, 'has no puzzles of kind chess'],
  ])('%s', (_, changed, fault) => {
    expect(faultOfPuzzle(game, changed)).toContain(fault);
  });

  it('also where only the version has changed: it is not played', () => {
    expect(attempt({ ...game, version: game.version + 1 }, puzzle, [])).toBeNull();
    expect(attempt(game, { ...puzzle, answers: puzzle.answers.slice(0, 5) }, puzzle.solution)).toBeNull();
  });
});
