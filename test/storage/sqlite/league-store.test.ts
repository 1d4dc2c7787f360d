import { readdirSync, readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { sqliteLeagueStore } from '../../../src/storage/sqlite/league-store.js';
import { sqliteMatchStore } from '../../../src/storage/sqlite/match-store.js';
import { exampleSeason } from '../../leagues/season-example.js';
import { leagueStoreContract } from '../league-contract.js';

leagueStoreContract('SQLite', () => {
  const database = openDatabase(':memory:');
  return { leagues: sqliteLeagueStore(database), matches: sqliteMatchStore(database) };
});

test('seasons of older databases keep their pairings, results and reminders', async () => {
  const old = new Database(':memory:');
  const folder = new URL('../../../src/storage/sqlite/migrations/', import.meta.url);
  const steps = readdirSync(folder).sort();
  const last = steps.findIndex(name => name.endsWith('-corrections.sql'));
  for (const name of steps.slice(0, last)) old.exec(readFileSync(new URL(name, folder), 'utf8'));
  const { league } = exampleSeason(3);
  const { byPlace: _, ...rules } = league.rules;
  old
    .prepare(
      `INSERT INTO leagues (id, guild, channel, language, name, organiser, rules, status, check_in, round, reminded, lots,
        moment, opened_at) VALUES ('l1', '100', '200', 'pl', 'Liga', 'boss', ?, 'running', 0, 1, 1, 'a', 3, 10)`,
    )
    .run(JSON.stringify(rules));
  const keep =
    old.prepare(`INSERT INTO pairings (id, league, ord, round, board, first, second, sides, deadline, extended,
    replays, score, reason) VALUES (?, 'l1', ?, 1, ?, ?, ?, NULL, 500, 0, 0, ?, ?)`);
  const reason = JSON.stringify({ points: [0, 0], met: 0, begun: [0, 0], passedOver: [] });
  keep.run('l1-1', 1, 1, 1, 2, JSON.stringify({ first: 0.5, second: 0.5, how: 'awarded', reason: 'zgoda' }), reason);
  keep.run('l1-2', 2, 2, 3, null, JSON.stringify({ first: 1, second: 0, how: 'bye' }), reason);
  keep.run('l1-3', 3, 3, 4, 5, null, reason);
  old.exec(readFileSync(new URL(steps[last]!, folder), 'utf8'));
  for (const name of steps.slice(last + 1)) old.exec(readFileSync(new URL(name, folder), 'utf8'));
  const season = (await sqliteLeagueStore(old).season('l1'))!;
  expect(season.league).toMatchObject({ finalAt: null, rules: { byPlace: [5, 3, 2, 1] } });
  expect(season.pairings.map(({ seats, score, reminded }) => [seats, score, reminded])).toEqual([
    [[1, 2], { shares: [0.5, 0.5], how: 'awarded', reason: 'zgoda' }, 1],
    [[3], { shares: [1], how: 'bye' }, 1],
    [[4, 5], null, 1],
  ]);
  old.close();
});
