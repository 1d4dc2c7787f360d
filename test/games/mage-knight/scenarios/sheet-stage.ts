import type { ScoreLine } from '../../../../src/games/mage-knight/entries.js';
import { openPlace, siteOf, spacesOf } from '../../../../src/games/mage-knight/land.js';
import type { ScenarioId } from '../../../../src/games/mage-knight/scenarios/scenario.js';
import { layTile } from '../../../../src/games/mage-knight/settling.js';
import type { CityState, Realm } from '../../../../src/games/mage-knight/state.js';
import { spacesOfTile } from '../../../../src/games/mage-knight/tiles/lattice.js';
import { freshRealm } from '../stage.js';

const HEROES = ['tovak', 'goldyx', 'arythea', 'norowas'];

/** A match at its end: nobody has more than the 16 cards of the start, no Fame, no reputation. */
export function ended(scenario: ScenarioId, seats: number): Realm {
  const realm = freshRealm({ scenario, heroes: HEROES.slice(0, seats) });
  for (const hero of realm.heroes) Object.assign(hero, { fame: 0, reputation: 0 });
  realm.round = realm.charter.rounds;
  if (realm.dummy !== null) realm.dummy.deck = [];
  realm.announced = 0;
  return realm;
}

/** Lays a tile far away and puts shields on the spaces with this site. */
export function shields(realm: Realm, tile: string, site: string, ...seats: readonly number[]): void {
  const [x, y] = [8, 8 + realm.tiles.length];
  layTile(realm, tile, [x, y], null);
  const space = spacesOfTile(x, y).find(one => siteOf(realm, one) === site)!;
  openPlace(realm, space).shields = [...seats];
}

/** A city with these shields. */
export function city(realm: Realm, tile: string, own: readonly number[], conquered = true): void {
  shields(realm, tile, 'city', ...own);
  const space = [...spacesOf(realm)].filter(one => siteOf(realm, one) === 'city').at(-1)!;
  const state: CityState = { colors: ['red'], level: 3, conquered };
  openPlace(realm, space).city = state;
}

/** Every line that is not empty, 'category points+title'. */
export const told = (sheet: readonly ScoreLine[]): string[] =>
  sheet
    .filter(({ points, title }) => points !== 0 || title !== 0)
    .map(line => `${line.category} ${line.points} ${line.title}`);
