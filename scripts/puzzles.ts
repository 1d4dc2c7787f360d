import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Game, Puzzle, PuzzleKind } from '../src/engine/index.js';
import { makePuzzles, parsePuzzles } from '../src/puzzles/kept.js';
import { randomBeginning } from './fuzz/trial.js';
import { gameNamed } from './game-named.js';
import { faultOfPuzzle } from './puzzles/checking.js';
import { MOST_STEPS, puzzlesIn } from './puzzles/making.js';
import { playMatch } from './puzzles/match.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'puzzles' },
    walks: { type: 'string', default: '0' },
    most: { type: 'string', default: '2' },
    steps: { type: 'string', default: String(MOST_STEPS) },
    check: { type: 'boolean', default: false },
    mend: { type: 'boolean', default: false },
  },
});

const search = { most: Number(values.most), walks: Number(values.walks), steps: Number(values.steps) };
/** Answers of a match that are looked through. */
const LONGEST_MATCH = 300;

const game = await gameNamed(values.game, undefined);
const file = `assets/${game.id}/puzzles.json`;
const kept = existsSync(file) ? parsePuzzles(readFileSync(file, 'utf8')) : [];

if (values.check || values.mend) check(kept);
else make(kept);

/** Solves everything again. With `--mend` what is wrong is taken out, and the rest stands under the rules of today. */
function check(puzzles: readonly Puzzle[]): void {
  const right = puzzles.filter(puzzle => {
    const stale = puzzle.version === game.version ? null : `it was solved under version ${puzzle.version}`;
    const fault = faultOfPuzzle(game, puzzle) ?? (values.mend ? null : stale);
    if (fault !== null) console.log(`${puzzle.id} (${puzzle.kind}): ${fault}`);
    return fault === null;
  });
  console.log(`${game.id}: ${right.length} of ${puzzles.length} puzzles stand`);
  if (values.mend) keep(right.map(puzzle => ({ ...puzzle, version: game.version })));
  else if (right.length < puzzles.length) process.exitCode = 1;
}

/** Adds to the set until there are as many as asked for, of every kind as many; what lies there stays. */
function make(before: readonly Puzzle[]): void {
  const kinds = game.puzzles ?? [];
  const wanted = Math.ceil(Number(values.count) / kinds.length);
  const puzzles = [...before];
  const isWanted = ({ id }: PuzzleKind): boolean => puzzles.filter(({ kind }) => kind === id).length < wanted;
  for (let number = 0; kinds.some(isWanted); number++) {
    for (const group of alike(kinds.filter(isWanted))) {
      const text = `${values.seed}/${game.id}/${number}`;
      const played = playMatch(game, beginningFor(game, group[0]!, text), text, LONGEST_MATCH);
      const found = puzzlesIn(game, group, played, search);
      const fresh = found.filter(({ id }) => puzzles.every(puzzle => puzzle.id !== id));
      puzzles.push(...fresh.filter(({ kind }) => isWanted(kinds.find(({ id }) => id === kind)!)));
      console.log(`${text}: ${fresh.map(({ kind }) => kind).join(', ') || 'nothing'} (${puzzles.length})`);
      keep(interleaved(puzzles, kinds));
    }
  }
}

/** Kinds that look for their positions in the same matches. */
function alike(kinds: readonly PuzzleKind[]): PuzzleKind[][] {
  const groups = new Map<string, PuzzleKind[]>();
  for (const kind of kinds) {
    const text = JSON.stringify(kind.from);
    groups.set(text, [...(groups.get(text) ?? []), kind]);
  }
  return [...groups.values()];
}

/** A match with the usual choices besides those the kind asks for. */
function beginningFor({ lobby }: Game, { from }: PuzzleKind, text: string) {
  const usual = Object.fromEntries(lobby.options.map(({ id, initial }) => [id, initial]));
  return randomBeginning(game, text, { chosen: { ...usual, ...from.chosen }, seats: from.seats });
}

/** One kind after the other, so that two days running bring something else. */
function interleaved(puzzles: readonly Puzzle[], kinds: readonly PuzzleKind[]): Puzzle[] {
  const byKind = kinds.map(({ id }) => puzzles.filter(({ kind }) => kind === id));
  const most = Math.max(...byKind.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => byKind.flatMap(each => each[at] ?? [])).flat();
}

function keep(puzzles: readonly Puzzle[]): void {
  writeFileSync(file, makePuzzles(puzzles));
}
