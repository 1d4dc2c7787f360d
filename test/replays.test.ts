import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultOfKept, makeKept, parseKept } from '../scripts/replays/kept.js';
import { games } from '../src/registry.js';
import { pebbles } from './engine/pebbles.js';

const FOLDER = join(import.meta.dirname, 'replays');
const known = [...games, pebbles];

/** Files of finished matches, by game. */
const keptFiles = readdirSync(FOLDER, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(FOLDER, name)).map(file => [name, file] as const))
  .filter(([, file]) => file.endsWith('.json'));

const read = (game: string, file: string) => readFileSync(join(FOLDER, game, file), 'utf8');

describe('a kept match goes the way it went', () => {
  it.each(keptFiles)('%s %s', (id, file) => {
    const kept = parseKept(read(id, file));
    expect(kept.game).toBe(id);
    const game = known.find(game => game.id === id);
    expect(game, `${id} is registered`).toBeDefined();
    // A deliberate change of the rules renews the file in the same commit: npm run replays:keep -- --game <id>
    expect(faultOfKept(game!, kept)).toBeNull();
  });
});

it('every registered game keeps matches', () => {
  expect(known.map(({ id }) => id).filter(id => !keptFiles.some(([game]) => game === id))).toEqual([]);
});

describe('a kept match that goes another way is noticed', () => {
  const kept = parseKept(read('pebbles', 'kept-0.json'));

  it.each([
    ['another end', { ...kept, end: '00000000' }, 'it ends as'],
    ['another version', { ...kept, version: 0 }, 'it was kept under version 0'],
    ['an answer less', { ...kept, answers: kept.answers.slice(0, -1) }, 'it does not end'],
    ['another answer', { ...kept, answers: kept.answers.with(9, { ...kept.answers[9]!, said: 'x' }) }, 'answer 9: '],
    [
      'another seed',
      { ...kept, beginning: { ...kept.beginning, seed: '1'.repeat(32) } },
      'answer 0: the state differs',
    ],
  ])('%s', (_, changed, fault) => {
    expect(faultOfKept(pebbles, changed)).toContain(fault);
  });

  it('also where only the rules have changed', () => {
    const changed = {
      ...pebbles,
      setup: (start: Parameters<typeof pebbles.setup>[0]) => ({ ...pebbles.setup(start), rounds: 1 }),
    };
    expect(faultOfKept(changed, kept)).toContain('the state differs');
  });
});

it('the file reads back as it was written', () => {
  const text = read('pebbles', 'kept-0.json');
  expect(makeKept(parseKept(text))).toBe(text);
});
