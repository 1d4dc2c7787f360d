import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CITIES } from '../../../src/games/mage-knight/sites/cities.js';
import { TILES } from '../../../src/games/mage-knight/tiles/tiles.js';
import { RUINS } from '../../../src/games/mage-knight/tokens/ruins.js';
import { brief } from './brief.js';

const tiles = TILES.map(({ id, kind, set, spaces, walls = [] }) => {
  const hexes = spaces.map(({ terrain, site, mine = [], city }) =>
    [terrain, site, ...mine, city].filter(word => word !== undefined).join(' '),
  );
  const more = walls.length === 0 ? '' : `; walls ${walls.map(edge => edge.join('-')).join(' ')}`;
  return `${id}: ${kind} ${set}: ${hexes.join(', ')}${more}`;
});

const cities = CITIES.flatMap(({ color, bonus, garrison }) => [
  ...garrison.map((tokens, at) => `${color} city ${at + 1}: ${tokens.join(' ')}`),
  `${color} city: ${brief(bonus)}`,
]);

const ruins = RUINS.map(token => {
  const cost = 'tribute' in token ? `tribute ${brief(token.tribute)}` : brief(token.enemies);
  const gain = 'tribute' in token ? { fame: token.fame } : token.reward;
  return `${token.id}: ${token.set} ${cost} ${brief(gain)}`;
});

/** Every tile, garrison and ruins token as printed (MK-S-1.1, 8.1 to 8.8, 17.1 to 17.10). */
const PRINTED = readFileSync(new URL('printed-places.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const LINES = [...tiles, ...cities, ...ruins];

it.each(PRINTED.map(printed => [printed.split(':')[0]!, printed]))('%s', (_, printed) =>
  expect(LINES).toContain(printed),
);

it('nothing else is a tile, a garrison or a ruins token', () => expect(LINES.toSorted()).toEqual(PRINTED.toSorted()));
