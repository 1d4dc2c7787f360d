import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleMatch } from '../../matches/match-example.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { raiseCluster } from './cluster.js';

test('whoever is forgotten is gone from the films on the disk of every process', async () => {
  const cluster = await raiseCluster(await freshDatabase());
  const homes = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'arbiter-home-')));
  try {
    await Promise.all(homes.map(cwd => cluster.start({}, [], cwd)));
    const films = (match: string) => homes.map(home => join(home, 'data/films', `${match}.pl.standard.0.webp`));
    for (const home of homes) mkdirSync(join(home, 'data/films'), { recursive: true });
    for (const film of [...films('m1'), ...films('m2')]) writeFileSync(film, '');
    const match = exampleMatch({ status: 'finished', endedAt: 9 });
    await cluster.store.write({ match, posts: [{ kind: 'renewal' }] }, cluster.stores.now());
    // A third one finds it at its start, and tells the others.
    await cluster.start();
    await expect.poll(() => films('m1').filter(existsSync), { timeout: 30_000 }).toEqual([]);
    expect(films('m2').filter(existsSync)).toHaveLength(2);
  } finally {
    await cluster.close();
    for (const home of homes) rmSync(home, { recursive: true, force: true });
  }
}, 120_000);
