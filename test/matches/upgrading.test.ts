import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/index.js';
import { House, isBroken, prospectOf, tellOfRules } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { answerSomething, makeStand, type Stand, startedMatch } from './stand.js';

const sound: Game = pebbles;
const next: Game = { ...sound, version: sound.version + 1 };
/** The same house after a start on another program. */
const onRules = (stand: Stand, game: Game): House => new House({ ...stand.house.world, games: [game] });
const notices = async (stand: Stand, id: string) =>
  (await stand.house.store.postsOf(id)).filter(({ kind }) => kind === 'notice').map(({ about }) => about);

test('after a start on new rules each table is told once that it goes on', async () => {
  const stand = makeStand([pebbles]);
  const matches = [await startedMatch(stand, pebbles), await startedMatch(stand, pebbles)];
  for (const { id } of matches) await answerSomething(stand, id, [1, 2, 3, 4]);
  await tellOfRules(stand.house);
  for (const { id } of matches) expect(await notices(stand, id)).toEqual([]);
  for (let start = 0; start < 2; start++) await tellOfRules(onRules(stand, next));
  for (const { id } of matches) {
    expect(await notices(stand, id)).toEqual([{ notice: 'rules', version: next.version }]);
    expect((await stand.house.store.saved(id))?.version).toBe(next.version);
  }
  // An ordinary start looks at no table.
  const asked: string[] = [];
  const store = new Proxy(stand.house.store, {
    get(target, name) {
      asked.push(String(name));
      return Reflect.get(target, name);
    },
  });
  await tellOfRules(new House({ ...stand.house.world, store, games: [next] }));
  expect(asked.filter(name => name !== 'asOne')).toEqual(['rulesTold']);
});

test('a checkpoint of an older shape is migrated by the game', async () => {
  const stand = makeStand([pebbles]);
  const { id } = await startedMatch(stand, pebbles);
  await answerSomething(stand, id, [1, 2, 3, 4]);
  const versions: number[] = [];
  const house = onRules(stand, {
    ...next,
    migrate(checkpoint, version) {
      versions.push(version);
      return { ...checkpoint, sealed: checkpoint.sealed + 100 };
    },
  });
  await tellOfRules(house);
  expect(new Set(versions)).toEqual(new Set([sound.version]));
  expect((await house.store.saved(id))?.checkpoint.sealed).toBeGreaterThanOrEqual(100);
  expect(await notices(stand, id)).toEqual([{ notice: 'rules', version: next.version }]);
});

test('one that cannot be migrated is pinned: said once, no clock runs, and it goes on where its rules are back', async () => {
  const stand = makeStand([pebbles]);
  const { id } = await startedMatch(stand, pebbles);
  const saved = (await stand.house.store.saved(id))!;
  const stranger: Game = { ...next, migrate: () => null };
  expect(prospectOf(stranger, saved)).toMatchObject({ how: 'pinned' });
  const house = onRules(stand, stranger);
  for (let start = 0; start < 2; start++) await tellOfRules(house);
  await expect(house.running(id)).rejects.toMatchObject({ why: 'table-broken' });
  expect(await notices(stand, id)).toEqual([{ notice: 'pinned' }]);
  expect((await house.match(id)).clocks.every(({ since }) => since === null)).toBe(true);
  expect(await house.store.saved(id)).toEqual(saved);
  expect(house.faults.isPaused(pebbles.id)).toBe(false);
  const back = onRules(stand, sound);
  await back.running(id);
  expect(await isBroken(back, { id })).toBe(false);
});

test('what becomes of a stored match is told without touching it', async () => {
  const stand = makeStand([pebbles]);
  const { id } = await startedMatch(stand, pebbles);
  await answerSomething(stand, id, [1, 2, 3, 4]);
  const saved = (await stand.house.store.saved(id))!;
  expect(prospectOf(sound, saved)).toEqual({ how: 'same' });
  expect(prospectOf(next, saved)).toEqual({ how: 'unchanged' });
  const [answer] = saved.tail;
  if (answer) {
    const other = { ...saved, tail: [{ ...answer, key: 'never' }] };
    expect(prospectOf(next, other)).toMatchObject({ how: 'shortened', answers: 1 });
  }
  const broken: Game = {
    ...next,
    *step() {
      throw new Error('No such phase');
    },
  };
  expect(prospectOf(broken, saved)).toEqual({ how: 'broken', why: 'No such phase' });
});
