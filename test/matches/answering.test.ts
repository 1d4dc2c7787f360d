import { beforeEach, describe, expect, test } from 'vitest';
import { type Game, randomAnswer, Table } from '../../src/engine/index.js';
import { answer, House, type Match, type Reply, undo, verify } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { answerSomething, makeStand, type Stand, startedMatch } from './stand.js';

let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles);
});

/** A reply of whoever is asked first. */
async function reply(moment?: number): Promise<Reply> {
  const now = await stand.house.match(match.id);
  const { seat } = (await stand.house.table(now)).open[0]!;
  const { player, name } = now.seats[seat]!;
  return {
    match: match.id,
    person: { id: player!, name },
    interaction: stand.press(),
    ...(moment === undefined ? {} : { moment }),
  };
}
const anything = (decision: Parameters<typeof randomAnswer>[0]) => randomAnswer(decision, [1, 2, 3, 4]);

describe('an answer', () => {
  test('is on disk with state, log and posts when it is acknowledged', async () => {
    await answer(stand.house, await reply(), anything);
    const { store } = stand.house;
    expect((await store.answers(match.id)).length).toBe(1);
    const stored = Table.restore(pebbles as Game, (await store.saved(match.id))!);
    expect(stored.divergence).toBeNull();
    expect(stored.table.digest).toBe((await stand.house.table(await stand.house.match(match.id))).digest);
  });

  test('that cannot be written changes nothing, and can be given again', async () => {
    const { house } = stand;
    const full: House = new House({
      ...house.world,
      store: { ...house.store, write: () => Promise.reject(new Error('database or disk is full')) },
    });
    const given = await reply();
    await expect(answer(full, given, anything)).rejects.toThrow('disk is full');
    expect((await house.match(match.id)).moment).toBe(match.moment);
    expect((await answer(house, given, anything)).match.moment).toBe(match.moment + 1);
  });

  test('waits in line: a hundred at once are applied one after another', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => reply(match.moment)));
    const results = await Promise.allSettled(replies.map(each => answer(stand.house, each, anything)));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const refused = results
      .filter(result => result.status === 'rejected')
      .map(({ reason }) => (reason as Error).message);
    expect(new Set(refused)).toEqual(new Set(['answered-already']));
    expect((await stand.house.match(match.id)).moment).toBe(match.moment + 1);
  });

  test('of somebody without a seat, or not asked, or not offered, is refused by name', async () => {
    const { house } = stand;
    const stranger = { match: match.id, person: { id: 'nobody', name: '' }, interaction: stand.press() };
    await expect(answer(house, stranger, anything)).rejects.toThrow('not-seated');
    await expect(answer(house, await reply(), () => 'no such thing')).rejects.toThrow('no-such-option');
    await expect(answer(house, await reply(match.moment + 5), anything)).rejects.toThrow('stale');
  });
});

test('a match not in memory is rebuilt and stands where it stood', async () => {
  const random = [9, 8, 7, 6] as [number, number, number, number];
  for (let turn = 0; turn < 12; turn++) {
    if ((await stand.house.match(match.id)).status !== 'running') break;
    const table = await answerSomething(stand, match.id, random);
    stand.house.dropTable(match.id);
    const now = await stand.house.match(match.id);
    if (now.status === 'running') expect((await stand.house.table(now)).digest).toBe(table.digest);
  }
});

test('after an upgrade that breaks the path, the fitting tail is kept, the table is told, the host reads it', async () => {
  const random = [2, 7, 1, 8] as [number, number, number, number];
  await answerSomething(stand, match.id, random);
  while ((await stand.house.store.saved(match.id))!.tail.length === 0) await answerSomething(stand, match.id, random);
  const { store } = stand.house;
  const saved = (await store.saved(match.id))!;
  const now = await stand.house.match(match.id);
  const broken = saved.tail.map((each, index) => (index === saved.tail.length - 1 ? { ...each, key: 'gone' } : each));
  await store.write({ match: now, saved: { ...saved, tail: broken, version: 0 } }, 1);
  stand.house.dropTable(match.id);
  await stand.house.table(now);
  const after = await stand.house.match(match.id);
  expect(after.moment).toBe(now.moment + 1);
  expect((await store.saved(match.id))!.tail.length).toBe(saved.tail.length - 1);
  const notices = (await store.postsOf(match.id)).filter(({ kind }) => kind === 'notice');
  expect(notices[0]?.about).toMatchObject({ notice: 'rules-changed', answers: 1 });
  expect(stand.reports.map(({ event }) => event)).toContain('replay-diverged');
});

describe('undo', () => {
  test('takes the last answer back with what it told, or refuses by name', async () => {
    const random = [3, 1, 4, 1] as [number, number, number, number];
    for (let tries = 0; tries < 200; tries++) {
      const before = await stand.house.match(match.id);
      if (before.status !== 'running') break;
      const digest = (await stand.house.table(before)).digest;
      const given = await reply();
      const { table, seat } = await answer(stand.house, given, decision => randomAnswer(decision, random));
      if (!table.canUndo(seat)) {
        if (!table.isOver)
          await expect(undo(stand.house, { ...given, interaction: stand.press() })).rejects.toThrow('cannot-undo');
        continue;
      }
      const back = await undo(stand.house, { ...given, interaction: stand.press() });
      expect(back.table.digest).toBe(digest);
      expect((await stand.house.store.log(match.id, before.moment)).length).toBe(0);
      expect(back.match.moment).toBe(before.moment + 2);
      await answer(stand.house, { ...given, interaction: stand.press() }, decision => randomAnswer(decision, random));
    }
    const end = await stand.house.match(match.id);
    expect(end.status).toBe('finished');
    expect(await verify(stand.house, match.id)).toMatchObject({ hashMatches: true, mismatchAt: null, sameEnd: true });
  });
});

test('verification notices a result other than the one played', async () => {
  const random = [5, 5, 5, 5] as [number, number, number, number];
  while ((await stand.house.match(match.id)).status === 'running') await answerSomething(stand, match.id, random);
  const { house } = stand;
  expect((await verify(house, match.id)).sameEnd).toBe(true);
  const end = await house.match(match.id);
  const { result } = end;
  await house.store.write({ match: { ...end, result: { ...result!, places: [...result!.places].reverse() } } }, 1);
  expect((await verify(house, match.id)).sameEnd).toBe(false);
});

test('verification notices a changed answer and a changed seed', async () => {
  const random = [5, 5, 5, 5] as [number, number, number, number];
  while ((await stand.house.match(match.id)).status === 'running') await answerSomething(stand, match.id, random);
  const { house } = stand;
  const end = await house.match(match.id);
  await house.store.write({ match: { ...end, seed: 'f'.repeat(32) } }, 1);
  const found = await verify(house, match.id);
  expect(found.hashMatches).toBe(false);
  expect(found.mismatchAt).not.toBeNull();
});
