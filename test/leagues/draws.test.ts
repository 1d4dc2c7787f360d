import { beforeEach, expect, test } from 'vitest';
import { join, pairingsOf, startSeason, tableOf } from '../../src/leagues/index.js';
import { castVote, electors, propose } from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { pebbles } from '../engine/pebbles.js';
import { type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

const drawish = { ...pebbles, lobby: { ...pebbles.lobby, mayDraw: () => true } };
let stand: LeagueStand;
let match: string;
let id: string;

async function begun(game: typeof pebbles, people: number): Promise<void> {
  stand = makeLeagueStand(true, game);
  id = (await openedLeague(stand, people === 2 ? 'round-robin' : 'tables-of-three')).league.id;
  for (let index = 1; index <= people; index++)
    await join(stand.hall, id, { ...person(index), roles: [] }, stand.press());
  match = pairingsOf(await startSeason(stand.hall, id, 'boss', stand.press()), 1)[0]!.id;
  await openTables(stand, id);
}
const offer = (index: number) =>
  propose(stand.hall.house, { match, person: person(index), interaction: stand.press() }, { kind: 'draw' });
const agree = (index: number, vote: string) =>
  castVote(stand.hall.house, { match, person: person(index), interaction: stand.press() }, vote, 'yes');

beforeEach(() => begun(drawish, 2));

test('both agree: the match is over, drawn, and so is its pairing', async () => {
  const { vote } = await offer(1);
  expect((await stand.hall.house.match(match)).status).toBe('running');
  expect((await agree(2, vote!.id)).state).toBe('carried');
  await stand.settle();
  expect(await stand.hall.house.match(match)).toMatchObject({
    status: 'finished',
    result: { places: [1, 1], reason: 'agreed' },
  });
  const season = await stand.hall.season(id);
  expect(season.pairings[0]!.score).toEqual({ shares: [0.5, 0.5], how: 'played' });
  expect(tableOf(season).map(({ points, drawn }) => [points, drawn])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  // Nobody had played yet: such a draw is worth nothing to ratings.
  expect((await stand.hall.store.counted(match))!.verdict).toBe('short');
  const posts = (await stand.hall.house.store.postsOf(match)).map(({ kind }) => kind);
  expect(posts.slice(-2)).toEqual(['board', 'result']);
});

test('at a larger table all have to agree', async () => {
  await begun(drawish, 3);
  const { vote } = await offer(1);
  const { house } = stand.hall;
  expect(await electors(house, await house.match(match), vote!)).toHaveLength(2);
  expect((await agree(2, vote!.id)).state).toBe('open');
  expect((await agree(3, vote!.id)).state).toBe('carried');
  await stand.settle();
  expect((await stand.hall.season(id)).pairings[0]!.score!.shares).toEqual([0.5, 0.5, 0.5]);
});

test('there is none where the rules know no draw; ours know it', async () => {
  await begun(pebbles, 2);
  await expect(offer(1)).rejects.toThrow('no-draws');
  // MA-20.4 and MA-20.7, TK-12.11.
  for (const { lobby } of games.filter(({ id: game }) => ['monolith-arena', 'tash-kalar'].includes(game))) {
    const usual = Object.fromEntries(lobby.options.map(({ id: option, initial }) => [option, initial]));
    expect(lobby.mayDraw?.(usual)).toBe(true);
  }
});
