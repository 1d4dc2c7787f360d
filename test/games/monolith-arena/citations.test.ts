import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FLOW_VECTORS, RULE_NUMBERS } from './rule-numbers.js';

const titles = readdirSync(import.meta.dirname)
  .filter(file => file.endsWith('.test.ts'))
  .flatMap(file => [
    ...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/\(\s*(['"`])((?:(?!\1).)*)\1, /g),
  ])
  .map(match => match[2]!);
const cited = new Set(titles.flatMap(title => title.match(/\b(?:MA-\d+\.\d+|RB-\d+\w?|DV-\d+)\b/g) ?? []));

it('cites every numbered rule in the title of a test', () => {
  expect(RULE_NUMBERS.filter(number => !cited.has(number))).toEqual([]);
});

it('cites every vector without a position in the title of a test', () => {
  expect(FLOW_VECTORS.filter(id => !cited.has(id))).toEqual([]);
});
