import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayBoth } from '../../../scripts/move-replays.js';
import { rehearse } from '../../../scripts/rehearsal.js';
import type { Game } from '../../../src/engine/index.js';
import { games } from '../../../src/registry.js';
import { move } from '../../../src/storage/moving/move.js';
import { restoreMatch } from '../../../src/storage/moving/restoring.js';
import { openStores } from '../../../src/storage/open-stores.js';
import { fillWithMatches } from '../many-matches.js';
import { freshDatabase } from './fresh-database.js';

/** Of each kept match so many. */
const STOPS = 16;
const SLOW = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'arbiter-many-'));
const databases = { SQLite: join(folder, 'arbiter.db'), PostgreSQL: '', 'SQLite again': join(folder, 'back.db') };
let ids: ReadonlyMap<string, readonly string[]>;
const all = (): readonly string[] => [...ids.values()].flat();
const of = (game: string): readonly string[] => ids.get(game)!;

beforeAll(async () => {
  databases.PostgreSQL = await freshDatabase();
  const stores = await openStores(databases.SQLite);
  ids = await fillWithMatches(stores.matches, STOPS);
  await stores.close();
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'some hundreds of running matches of all games move to PostgreSQL and back, and play again to the same tables',
  async () => {
    expect(all().length).toBeGreaterThan(300);
    expect([...ids.keys()].sort()).toEqual(games.map(({ id }) => id).sort());
    await move(databases.SQLite, databases.PostgreSQL);
    await move(databases.PostgreSQL, databases['SQLite again']);
    const [before, back] = [await openStores(databases.SQLite), await openStores(databases['SQLite again'])];
    expect(await replayBoth(before.matches, back.matches, games)).toEqual({ played: all().length, different: [] });
    await Promise.all([before.close(), back.close()]);
  },
  SLOW,
);

/** What the next program would know: one game with other rules, one whose old checkpoints it cannot read, one no longer. */
function nextProgram(): readonly Game[] {
  return games.flatMap((game): readonly Game[] => {
    if (game.id === 'tash-kalar') return [{ ...game, version: game.version + 1 }];
    if (game.id === 'monolith-arena') return [{ ...game, version: game.version + 1, migrate: () => null }];
    return game.id === 'wonderlands-war' ? [] : [game];
  });
}

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', kind => {
  test(
    'a rehearsal counts every match, names each that would fall, and changes nothing',
    async () => {
      const database = databases[kind];
      const now = await rehearse(database, games);
      expect(now).toEqual({
        falls: 0,
        lines: games
          .map(
            ({ id }) =>
              `${id}: ${of(id).length} running, ${of(id).length} same, 0 unchanged, 0 shortened, 0 pinned, 0 broken`,
          )
          .sort(),
      });
      const [broken] = of('mage-knight') as [string];
      const stores = await openStores(database);
      const match = (await stores.matches.match(broken))!;
      const saved = (await stores.matches.saved(broken))!;
      // A checkpoint that makes no sense to its game: that of another.
      const { checkpoint, tail } = (await stores.matches.saved(of('tash-kalar').at(-1)!))!;
      await stores.matches.write({ match, saved: { ...saved, checkpoint, tail } }, 1);
      const next = await rehearse(database, nextProgram());
      await stores.matches.write({ match, saved }, 1);
      await stores.close();
      const falling = next.lines.slice(games.length).map(line => line.split(' ')[0]!);
      expect(falling.toSorted()).toEqual([broken, ...of('monolith-arena'), ...of('wonderlands-war')].toSorted());
      expect(next.falls).toBe(falling.length);
      expect(next.lines).toContain(
        `tash-kalar: ${of('tash-kalar').length} running, 0 same, ${of('tash-kalar').length} unchanged, 0 shortened, 0 pinned, 0 broken`,
      );
      expect(next.lines.find(line => line.startsWith(`${broken} `))).toContain('broken');
      expect(await rehearse(database, games)).toEqual(now);
    },
    SLOW,
  );

  test(
    'one match of each game is put back from a backup, and nothing else is touched',
    async () => {
      const [database, backup] = [databases[kind], databases['SQLite again']];
      const stores = await openStores(database);
      const chosen = games.filter(({ id }) => id !== 'mage-knight').map(({ id }) => of(id).at(-1)!);
      const untouched = of('mage-knight').at(-1)!;
      const kept = await stores.matches.saved(untouched);
      for (const id of chosen) {
        const match = (await stores.matches.match(id))!;
        const before = (await stores.matches.saved(id))!;
        await stores.matches.write({ match, saved: { ...before, tail: [] }, undone: [1, 2] }, 1);
        expect(await stores.matches.saved(id)).not.toEqual(before);
        await restoreMatch(backup, database, id, 9);
        expect(await stores.matches.saved(id)).toEqual(before);
        expect((await stores.matches.allAnswers(id)).filter(({ undone }) => undone)).toEqual([]);
        expect((await stores.matches.match(id))!.moment).toBeGreaterThan(match.moment);
      }
      expect(await stores.matches.saved(untouched)).toEqual(kept);
      expect((await stores.matches.running()).length).toBe(all().length);
      await stores.close();
      expect((await rehearse(database, games)).falls).toBe(0);
    },
    SLOW,
  );
});
