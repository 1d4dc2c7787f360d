import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runners } from '../../scripts/vectors/runners.js';

const { meta, vectors } = JSON.parse(
  readFileSync(new URL('./monolith-arena.vectors.json', import.meta.url), 'utf8'),
) as { meta: { game: string }; vectors: { id: string; kind: string; title: string }[] };

it.each(vectors)('$id $title', vector => {
  const { result, differences } = runners[meta.game]!(vector);
  expect(differences).toEqual([]);
  expect(result).toBe(vector.kind === 'flow' ? 'skipped' : 'passed');
});
