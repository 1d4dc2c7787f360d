import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseVectors, runners } from '../../scripts/vectors/runners.js';
import { VECTORS_FOR_PEOPLE } from '../games/wonderlands-war/rule-numbers.js';

const { game, vectors } = parseVectors(
  readFileSync(new URL('./wonderlands-war.vectors.json', import.meta.url), 'utf8'),
);
const skipped: readonly string[] = VECTORS_FOR_PEOPLE;

it.each(vectors as { id: string; title: string }[])('$id $title', vector => {
  const { result, differences } = runners[game]!(vector);
  expect(differences).toEqual([]);
  expect(result).toBe(skipped.includes(vector.id) ? 'skipped' : 'passed');
});

it('an expectation that does not hold is found, and so is an unknown kind', () => {
  const [first] = vectors as { id: string; expected: object }[];
  const wrong = { ...first!, expected: { ...first!.expected, vp_gain: { queen: 99 } } };
  expect(runners[game]!(wrong).result).toBe('failed');
  expect(runners[game]!({ ...first!, kind: 'picnic' }).result).toBe('failed');
  const legal = [{ draw: 1, player: 'queen', choice: { chip: 'rook:weak' } }];
  expect(runners[game]!({ ...first!, illegal: legal }).differences.map(({ what }) => what)).toEqual(['refusal 1']);
});
