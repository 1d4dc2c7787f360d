import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULINGS } from '../../../src/games/tash-kalar/rulings.js';
import { RULE_NUMBERS, VECTORS_WITHOUT_BOARD } from './rule-numbers.js';

const texts = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
/** Titles of tests, also those in the rows of a table. */
const titles = texts.flatMap(text =>
  [...text.matchAll(/(?:\bit\(|\)\(|^\s+\[)\s*(['"`])(.*?)\1/gm)].map(match => match[2]!),
);
const cited = new Set(titles.flatMap(title => title.match(/\b(?:TK-\d+(?:\.\d+)+|SC-\d+)/g) ?? []));

it('cites every numbered rule in the title of a test', () => {
  expect(RULE_NUMBERS.filter(number => !cited.has(number))).toEqual([]);
});

it('cites every vector without a board in the title of a test', () => {
  expect(VECTORS_WITHOUT_BOARD.filter(id => !cited.has(id))).toEqual([]);
});

it('names every ruling', () => {
  const numbers = Array.from({ length: 37 }, (_, index) => `AMB-${index + 1}`);
  expect(Object.keys(RULINGS)).toEqual(numbers);
});
