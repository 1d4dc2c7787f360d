import { beforeEach, expect, test } from 'vitest';
import {
  answerStandIn,
  callOff,
  concede,
  follow,
  followedBy,
  goAway,
  type Match,
  MOST_FOLLOWED,
  MOST_FOLLOWERS,
  unfollow,
} from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles);
});

/** As many matches that run, without anybody having to play them. */
async function manyMatches(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `many-${index}`);
  for (const id of ids) await stand.house.store.write({ match: { ...match, id, place: `place-of-${id}` } }, stand.time);
  return ids;
}

test('who does not play follows, changes their mind and stops', async () => {
  const { house } = stand;
  await follow(house, match.id, ewa.id, 'end');
  await follow(house, match.id, ewa.id, 'battles');
  expect(await house.store.followers(match.id)).toMatchObject([{ player: 'ewa', wish: 'battles' }]);
  expect((await followedBy(house, ewa.id)).map(({ id }) => id)).toEqual([match.id]);
  await unfollow(house, match.id, ewa.id);
  await unfollow(house, match.id, ewa.id);
  expect(await followedBy(house, ewa.id)).toEqual([]);
});

test('who plays, or stands in, is called anyway; who has given up may follow', async () => {
  const { house } = stand;
  await expect(follow(house, match.id, ola.id, 'end')).rejects.toThrow('plays-already');
  await goAway(house, ola.id, { from: stand.time, to: stand.time + 9e8 }, ewa);
  await answerStandIn(house, match.id, ewa, 0, true, stand.press());
  await expect(follow(house, match.id, ewa.id, 'end')).rejects.toThrow('plays-already');
  const three = await startedMatch(stand, pebbles, [ola, kuba, ewa]);
  await concede(house, { match: three.id, person: ewa, interaction: stand.press() });
  await follow(house, three.id, ewa.id, 'end');
  expect(await house.store.followers(three.id)).toHaveLength(1);
});

test('nobody follows what is over, or what is played where they are not', async () => {
  const { house } = stand;
  stand.gone.add(ewa.id);
  await expect(follow(house, match.id, ewa.id, 'end')).rejects.toThrow('no-match-here');
  stand.gone.clear();
  await concede(house, { match: match.id, person: ola, interaction: stand.press() });
  await expect(follow(house, match.id, ewa.id, 'end')).rejects.toThrow('match-over');
  await expect(follow(house, 'none', ewa.id, 'end')).rejects.toThrow('no-match-here');
});

test('one person follows so many matches that run, and so many follow one', async () => {
  const { house } = stand;
  const [first, ...rest] = (await manyMatches(MOST_FOLLOWED)) as [string, ...string[]];
  for (const id of [first, ...rest]) await follow(house, id, ewa.id, 'end');
  await expect(follow(house, match.id, ewa.id, 'end')).rejects.toThrow('too-many-followed');
  await follow(house, first, ewa.id, 'battles');
  await callOff(house, first);
  await follow(house, match.id, ewa.id, 'end');
  for (let index = 1; index < MOST_FOLLOWERS; index++) await follow(house, match.id, `p${index}`, 'end');
  await expect(follow(house, match.id, 'one-more', 'end')).rejects.toThrow('too-many-followers');
  await follow(house, match.id, 'p1', 'battles');
});
