import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseVectors, runners } from '../../scripts/vectors/runners.js';
import { VECTORS_WITHOUT_BOARD } from '../games/tash-kalar/rule-numbers.js';

const { game, vectors } = parseVectors(readFileSync(new URL('./tash-kalar.vectors.json', import.meta.url), 'utf8'));
const skipped: readonly string[] = VECTORS_WITHOUT_BOARD;

it.each(vectors as { id: string; title: string }[])('$id $title', vector => {
  const { result, differences } = runners[game]!(vector);
  expect(differences).toEqual([]);
  expect(result).toBe(skipped.includes(vector.id) ? 'skipped' : 'passed');
});
