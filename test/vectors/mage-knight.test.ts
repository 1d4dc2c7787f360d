import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseVectors, runners } from '../../scripts/vectors/runners.js';
import { sourceFiles } from '../guards/source-files.js';

interface Named {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
}

const { game, vectors } = parseVectors(readFileSync(new URL('./mage-knight.vectors.json', import.meta.url), 'utf8'));

it.each(vectors as Named[])('$id $title', vector => {
  const { result, differences } = runners[game]!(vector);
  expect(differences).toEqual([]);
  expect(result).toBe(vector.kind === 'judgement' ? 'skipped' : 'passed');
});

describe('what the runner does not know fails loudly', () => {
  const run = (vector: object) => runners[game]!({ id: 'x', given: {}, do: {}, expect: {}, ...vector }).result;
  it.each([
    ['a kind', { kind: 'weather' }],
    ['a key that is given', { kind: 'blitz', given: { fame: 1, gain: 1, wind: 2 }, expect: { fame: 2 } }],
    ['a key that is done', { kind: 'blitz', given: { fame: 1, gain: 1 }, do: { jump: 2 }, expect: { fame: 2 } }],
    ['a key that is expected', { kind: 'blitz', given: { fame: 1, gain: 1 }, expect: { wind: 2 } }],
    ['an enemy', { kind: 'block', given: { enemy: 'nobody' }, do: { blocks: [] }, expect: { needed: 1 } }],
  ])('%s', (_, vector) => expect(run(vector)).toBe('failed'));
  it('what it knows does not', () =>
    expect(run({ kind: 'blitz', given: { fame: 1, gain: 1 }, expect: { fame: 2, level: 1 } })).toBe('passed'));
});

it('every judgement is a test that cites its id', () => {
  const tests = sourceFiles('test/games/mage-knight')
    .map(({ text }) => text)
    .join('\n');
  const judged = (vectors as Named[]).filter(({ kind }) => kind === 'judgement').map(({ id }) => id);
  expect(judged.filter(id => !tests.includes(id))).toEqual([]);
});
