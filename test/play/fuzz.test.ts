import { describe, expect, it } from 'vitest';
import { fuzz } from '../../scripts/fuzz/campaign.js';
import { covering, partOf } from '../../scripts/fuzz/covering.js';
import { shrink } from '../../scripts/fuzz/shrink.js';
import { checkChosen, randomBeginning } from '../../scripts/fuzz/trial.js';
import { type Chosen, LANGUAGES } from '../../src/engine/index.js';
import { games } from '../../src/registry.js';
import { pebbles } from '../engine/pebbles.js';
import { brokenGames, revealing } from './broken-games.js';

describe('the toy game', () => {
  const { tally, failure } = fuzz(pebbles, { matches: 40, seed: 'toy', oneIn: 3 });

  it('is played to the end under all invariants', () => {
    expect(failure).toBeNull();
    expect(tally.matches).toBe(40);
  });

  it('gives every check something to bite on', () => {
    expect(tally.undone).toBeGreaterThan(100);
    expect(tally.different).toBe(tally.concealed);
    expect(tally.alike).toBeGreaterThan(tally.worlds / 3);
    expect(tally.longest?.answers).toBeGreaterThan(40);
    expect(tally.options.get('action')).toBe(4);
  });

  it('is played in the same way from the same seed, and differently from another', () => {
    const again = fuzz(pebbles, { matches: 40, seed: 'toy', oneIn: 3 });
    expect(again.tally).toEqual(tally);
    expect(fuzz(pebbles, { matches: 40, seed: 'other', oneIn: 3 }).tally.answers).not.toBe(tally.answers);
  });

  it('may reveal what is marked and sealed', () => {
    expect(fuzz({ ...pebbles, ...revealing }, { matches: 20, seed: 'reveal', oneIn: 2 }).failure).toBeNull();
  });
});

describe('a fault', () => {
  it.each(brokenGames)('is noticed where a game %s', (_, check, says, change) => {
    const game = { ...pebbles, ...change };
    const { failure } = fuzz(game, { matches: 200, seed: 'fault', oneIn: 2, limit: 400 });
    expect(failure?.broken.check).toBe(check);
    expect(failure?.broken.message).toContain(says);
    const { trial, broken } = shrink(game, failure!, 500);
    expect(broken.check).toBe(check);
    expect(trial.moves.length).toBeLessThanOrEqual(failure!.trial.moves.length);
  });

  it('is shrunk to the fewest and plainest answers', () => {
    const [, , , throws] = brokenGames[0]!;
    const game = { ...pebbles, ...throws };
    const found = fuzz(game, { matches: 9, seed: 'shrink', seats: 4 }).failure!;
    const shrunk = shrink(game, found);
    expect(shrunk.trial.beginning.seats).toBe(2);
    expect(shrunk.trial.beginning.chosen).toEqual({ length: 'short', sides: 'given' });
    expect(shrunk.trial.moves.map(({ said }) => said)).toEqual([0, 0, 'b']);
    expect(found.trial.moves.length).toBeGreaterThanOrEqual(5);
  });
});

describe('a random beginning', () => {
  it('reaches every choice, every number of seats and every side', () => {
    const beginnings = Array.from({ length: 300 }, (_, number) => randomBeginning(pebbles, `b${number}`));
    const seen = (of: (beginning: (typeof beginnings)[number]) => unknown) => new Set(beginnings.map(of)).size;
    expect([seen(({ seats }) => seats), seen(({ chosen }) => chosen.length), seen(({ sides }) => sides[1])]).toEqual([
      3, 2, 5,
    ]);
    for (const { sides } of beginnings) {
      const taken = sides.filter(side => side !== null);
      expect(new Set(taken).size).toBe(taken.length);
    }
  });

  it('leaves the lobby as it stands at first now and then, as no random choice of thirty would', () => {
    const options = Array.from({ length: 30 }, (_, id) => ({ id: `o${id}`, values: ['off', 'on'], initial: 'off' }));
    const wide = { ...pebbles, lobby: { ...pebbles.lobby, options } };
    const on = Array.from({ length: 60 }, (_, number) =>
      Object.values(randomBeginning(wide, `p${number}`).chosen).filter(value => value === 'on'),
    );
    const plain = on.filter(({ length }) => length === 0).length;
    expect(plain).toBeGreaterThan(10);
    expect(plain).toBeLessThan(30);
  });

  it('keeps the choices that are given, and refuses those the lobby does not offer', () => {
    expect(randomBeginning(pebbles, 'x', { chosen: { length: 'long' }, seats: 3 })).toMatchObject({
      seats: 3,
      chosen: { length: 'long' },
    });
    expect(() => randomBeginning(pebbles, 'x', { seats: 7 })).toThrow('2 to 4');
    expect(() => checkChosen(pebbles, { size: 'big' })).toThrow('no lobby option size');
    expect(() => checkChosen(pebbles, { length: 'endless' })).toThrow('short, long');
  });
});

describe('what a campaign covers', () => {
  const kinds = covering(pebbles, ['length']);

  it('is every value with every number of seats, and every pair of sides where two sit', () => {
    const pairs = (pebbles.lobby.sides({}).length * (pebbles.lobby.sides({}).length - 1)) / 2;
    expect(kinds.filter(({ seats }) => seats === 2)).toHaveLength(2 * pairs);
    expect(kinds.filter(({ seats }) => seats !== 2).map(({ name }) => name)).toEqual([
      'short of 3',
      'short of 4',
      'long of 3',
      'long of 4',
    ]);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  });

  it('seats both sides of a pair, now one first and now the other', () => {
    const [kind] = kinds;
    const seated = Array.from({ length: 20 }, (_, number) => randomBeginning(pebbles, `s${number}`, kind).sides);
    for (const sides of seated) expect([...sides].sort()).toEqual([...kind!.sides!].sort());
    expect(new Set(seated.map(([side]) => side)).size).toBe(2);
  });

  it('takes any two sides where not every pair is asked for', () => {
    expect(covering(pebbles, ['length'], {}, 'any').map(({ name, sides }) => [name, sides])).toEqual(
      ['short of 2', 'short of 3', 'short of 4', 'long of 2', 'long of 3', 'long of 4'].map(name => [name, undefined]),
    );
  });

  it('leaves out values that would change nothing', () => {
    const lobby = { ...pebbles.lobby, fits: (id: string, { length }: Chosen) => id !== 'sides' || length === 'long' };
    const names = covering({ ...pebbles, lobby }, ['length', 'sides'], {}, 'any').map(({ name }) => name);
    expect(names).toContain('short of 2');
    expect(names).toContain('long given of 2');
    expect(names).not.toContain('short given of 2');
  });

  it('falls into parts that together are all of it', () => {
    const parts = [1, 2, 3, 4].flatMap(part => partOf(kinds, `${part}/4`));
    expect(new Set(parts)).toEqual(new Set(kinds));
    expect(parts).toHaveLength(kinds.length);
    for (const text of ['0/4', '5/4', '3', 'x/2']) expect(() => partOf(kinds, text)).toThrow('3/40');
  });

  it('of Mage Knight is every scenario, number of players and map: 177 kinds', () => {
    const mageKnight = games.find(({ id }) => id === 'mage-knight')!;
    expect(covering(mageKnight, ['scenario', 'map'], {}, 'any')).toHaveLength(177);
  });

  it('refuses an option the lobby does not have', () => {
    expect(() => covering(pebbles, ['size'])).toThrow('no lobby option size');
  });
});

for (const game of games) {
  describe(game.id, () => {
    it('is played to the end under all invariants', () => {
      const { tally, failure } = fuzz(game, { matches: 6, seed: `test/${game.id}`, oneIn: 12 });
      expect(failure).toBeNull();
      expect(tally.matches).toBe(6);
      expect(Object.keys(game.words).sort()).toEqual([...LANGUAGES].sort());
    });
  });
}
