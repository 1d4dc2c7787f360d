import { expect, test } from 'vitest';
import { gameHere } from '../../../src/discord/people/game-here.js';
import type { Surface } from '../../../src/discord/surface.js';
import { Hall } from '../../../src/leagues/index.js';
import { House } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { GUILD, makeLeagueStand, openedLeague } from '../../leagues/stand.js';
import { exampleMatch } from '../../matches/match-example.js';

const stones = { ...pebbles, id: 'stones' };

test('a leaderboard is of the game of the thread, then of the league of the channel, and otherwise it is asked for', async () => {
  const stand = makeLeagueStand();
  const house = new House({ ...stand.hall.house.world, games: [pebbles, stones] });
  const hall = new Hall({ house, store: stand.hall.store, wakeOutbox: () => undefined });
  const surface: Pick<Surface, 'house' | 'hall'> = { house, hall };
  const here = (place: string, channel = place) => gameHere(surface, { guild: GUILD, place, channel });
  await expect(here('200')).rejects.toThrow('which-game');
  await openedLeague(stand, 'swiss');
  expect(await here('200')).toBe('pebbles');
  expect(await here('thread', '200')).toBe('pebbles');
  await house.store.write({ match: exampleMatch({ game: 'stones', place: 'thread', home: '200' }) }, 1);
  expect(await here('thread', '200')).toBe('stones');
  await house.store.write({ match: exampleMatch({ id: 'm2', game: 'stones', place: 'other', home: '300' }) }, 1);
  expect(await here('300')).toBe('stones');
});
