import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayBoth } from '../../../scripts/move-replays.js';
import { randomFrom } from '../../../src/engine/index.js';
import { CannotMove, move } from '../../../src/storage/moving/move.js';
import { PASSING, TABLES } from '../../../src/storage/moving/whole-database.js';
import { openStores, type Stores } from '../../../src/storage/open-stores.js';
import { openDatabase } from '../../../src/storage/postgres/database.js';
import * as sqlite from '../../../src/storage/sqlite/database.js';
import { pebbles } from '../../engine/pebbles.js';
import { exampleSeason } from '../../leagues/season-example.js';
import { exampleMatch } from '../../matches/match-example.js';
import { answerSomething, makeStand, startedMatch } from '../../matches/stand.js';
import { exampleCounted } from '../league-contract.js';
import { exampleStanding, exampleTry } from '../puzzle-contract.js';
import { freshDatabase } from './fresh-database.js';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-move-'));
const file = join(folder, 'arbiter.db');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Something in every table, and matches in the middle of their turns. */
beforeAll(async () => {
  const stores = await openStores(file);
  const stand = makeStand([pebbles], { store: stores.matches });
  for (let index = 0; index < 3; index++) {
    const { id } = await startedMatch(stand, pebbles);
    const random = randomFrom(String(index).repeat(32));
    for (let answers = 0; answers < 4 + index; answers++) await answerSomething(stand, id, random);
  }
  await fill(stores);
  await stores.close();
});

async function fill({ matches, leagues, puzzles }: Stores): Promise<void> {
  const seats = exampleMatch().seats.map(seat => ({ ...seat, name: 'Zażółć 🎲 gęślą' }));
  await matches.write({ match: exampleMatch({ status: 'finished', endedAt: 9, seats }), interaction: 'press' }, 1);
  const vote = { id: 'v', match: 'm1', kind: 'draw', by: 'ola', about: {}, moment: 1, agreed: ['ola'] } as const;
  await matches.write({ match: exampleMatch({ status: 'finished', endedAt: 9, seats }), vote }, 1);
  await matches.keepDraft('m1', 0, { moment: 1, picks: ['a'] });
  await matches.keepOrders('m1', 0, { player: 'ola', move: { typed: 'C3', saw: '{"z":1,"a":2}' } });
  await matches.keepNote('m1', 'ola', '{"not": json');
  await matches.keepFollow({ match: 'm1', player: 'ewa', wish: 'battles', told: 2, untold: 'end' });
  await matches.rememberMessage('m1', 'lobby', '5');
  const message = { message: '6', at: 1, fresh: 1, upTo: 2, called: '0' };
  await matches.postsSent([], { match: 'm1', message });
  await matches.keepSettings('player', 'ola', { zone: 'Europe/Warsaw', language: 'pl', avoid: '1,2' });
  await matches.setDigest('ola', 77);
  await matches.keepRulesTold('pebbles', 1);
  const person = { id: 'ola', name: 'Ola' };
  const pace = { remindAfter: 1, limit: null };
  const seek = { guild: '100', game: 'pebbles', person, pace, rating: 1000, within: null, since: 1, until: 9 };
  await matches.keepSeek(seek);
  const season = exampleSeason(5);
  const log = [{ at: 1, by: 'boss', deed: 'paused', about: { hours: 2 } }] as const;
  await leagues.write({ ...season, log, posts: [{ kind: 'living' }], counted: exampleCounted('m1') }, 1);
  await leagues.predict({ league: 'l1', pairing: 'l1-1', player: 'ewa', entrant: 1 });
  await leagues.rememberMessage('l1', 'living', '5');
  await puzzles.keepPuzzleTry(exampleTry(), exampleStanding());
}

test('every table is moved', () => {
  const db = sqlite.openDatabase(':memory:');
  const all = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  db.close();
  const passing: readonly string[] = PASSING;
  expect([...TABLES].sort()).toEqual(all.filter(name => !name.startsWith('sqlite') && !passing.includes(name)).sort());
});

test('there and back again nothing is lost, and running matches play on', async () => {
  const server = await freshDatabase();
  const back = join(folder, 'back.db');
  const there = await move(file, server);
  expect(there.filter(({ rows }) => rows === 0)).toEqual([]);
  expect(await move(server, back)).toEqual(there);

  const [before, after] = [await openStores(file), await openStores(server)];
  expect(await replayBoth(before.matches, after.matches, [pebbles])).toEqual({ played: 3, different: [] });
  const { id } = (await after.matches.running())[0]!;
  const known = await after.matches.postsOf(id);
  await after.matches.write({ match: (await after.matches.match(id))!, posts: [{ kind: 'board' }] }, 1);
  expect((await after.matches.postsOf(id)).length).toBe(known.length + 1);
  const tail = (await after.matches.saved(id))!;
  await after.matches.write({ match: (await after.matches.match(id))!, saved: { ...tail, tail: [] } }, 1);
  expect((await replayBoth(before.matches, after.matches, [pebbles])).different).toEqual([id]);
  await Promise.all([before.close(), after.close()]);
});

test('a database that holds something is not moved into, and one that is not there not moved', async () => {
  await expect(move(file, file)).rejects.toThrow(CannotMove);
  await expect(move(join(folder, 'none.db'), await freshDatabase())).rejects.toThrow(/There is no database/);
});

test('what does not arrive as it was sent is not kept', async () => {
  const server = await freshDatabase();
  const db = await openDatabase(server);
  await db.send(`
    CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.said = ''"other"''; RETURN NEW; END';
    CREATE TRIGGER spoiled BEFORE INSERT ON answers FOR EACH ROW WHEN (NEW.moment = 2) EXECUTE FUNCTION spoil();`);
  await expect(move(file, server)).rejects.toThrow(/^answers: what arrived is not what was sent\.$/);
  expect([...(await db.send('SELECT 1 FROM matches'))]).toEqual([]);
  await db.end();
});
