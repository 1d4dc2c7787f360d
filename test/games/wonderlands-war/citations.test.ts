import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULINGS } from '../../../src/games/wonderlands-war/rulings.js';
import { ITEMS, STANDEES } from '../../../src/games/wonderlands-war/wonderlandian.js';
import { RULE_NUMBERS, VECTORS_FOR_PEOPLE } from './rule-numbers.js';

const texts = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
/** Titles of tests, also those in the rows of a table. */
const titles = texts.flatMap(text =>
  [...text.matchAll(/(?:\bit\(|\)\(|^\s+\[?)\s*(['"`])((?:WW|A|S)-?\d.*?)\1/gm)].map(match => match[2]!),
);
const cited = new Set(titles.flatMap(title => title.match(/\bWW-\d+\.[A-D]?\d+[a-d]?|\bS\d+|\bA-\d+/g) ?? []));

it('cites every numbered rule in the title of a test', () => {
  expect(RULE_NUMBERS).toHaveLength(180);
  expect(RULE_NUMBERS.filter(number => !cited.has(number))).toEqual([]);
});

it('cites every vector for people in the title of a test', () => {
  expect(VECTORS_FOR_PEOPLE.filter(id => !cited.has(id))).toEqual([]);
});

it('names every ruling, and cites each in the title of a test', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => `A-${index + 1}`);
  expect(Object.keys(RULINGS)).toEqual(numbers);
  // A-26 was withdrawn: it is rule WW-4.3 now.
  expect(numbers.filter(number => number !== 'A-26' && !cited.has(number))).toEqual([]);
});

it('has a test of every Wonderlandian by its id', () => {
  const rows = texts
    .join('\n')
    .match(/(['"`])(?:(?:WW-|A-)\S+ )*[a-z_]+: .*?\1/g)!
    .join('\n');
  const twins = (id: string): string => (id === 'twin1' || id === 'twin2' ? 'twins' : id);
  expect([...STANDEES.map(twins), ...ITEMS].filter(id => !rows.includes(`${id}:`))).toEqual([]);
});

it('names files that are there', () => {
  const files = [
    ...Object.values(RULINGS)
      .join(' ')
      .matchAll(/[\w/-]+\.ts/g),
  ].map(match => match[0]);
  for (const file of new Set(files))
    expect(
      readFileSync(`${import.meta.dirname}/../../../src/games/wonderlands-war/${file}`, 'utf8').length,
    ).toBeGreaterThan(0);
});
