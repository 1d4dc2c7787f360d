import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './guards/source-files.js';

const MOST_LINES = 400;

/** Folders of a game that hold only data: factions, schools, cards, tiles, tokens. */
const isData = ({ path }: SourceFile): boolean =>
  /^src\/games\/[^/]+\/(factions|schools|cards|tiles|tokens)\//.test(path);

const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1;

const tooLong = (files: readonly SourceFile[]): string[] =>
  files
    .filter(file => !isData(file) && linesOf(file) >= MOST_LINES)
    .map(file => `${file.path}: ${linesOf(file)} lines`);

it('every source file is under 400 lines, data apart', () => {
  expect(tooLong(sourceFiles('src', 'commands', 'scripts', 'bench', 'test'))).toEqual([]);
});

it('a longer one is found', () => {
  const text = 'x\n'.repeat(MOST_LINES);
  expect(tooLong([{ path: 'src/games/chess/turn.ts', text }])).toEqual(['src/games/chess/turn.ts: 400 lines']);
  expect(tooLong([{ path: 'src/games/chess/turn.ts', text: text.slice(2) }])).toEqual([]);
  expect(tooLong([{ path: 'src/games/chess/cards/fox.ts', text }])).toEqual([]);
});

const VAGUE = /(^|[/-])(utils?|helpers?|manager|service|common|types)([/.-]|$)/;

it('no file has a name that says nothing, and all names are kebab-case', () => {
  const paths = sourceFiles('src', 'commands', 'scripts', 'bench', 'test').map(({ path }) => path);
  expect(paths.filter(path => VAGUE.test(path) || !/^[a-z0-9/.-]+$/.test(path))).toEqual([]);
  expect(['src/matches/utils.ts', 'src/types/x.ts', 'src/table-manager.ts'].every(path => VAGUE.test(path))).toBe(true);
});
