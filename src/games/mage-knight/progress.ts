import { placeOf, siteOf, spacesOf } from './land.js';
import { isFreedMine } from './mines.js';
import type { Realm } from './state.js';

/** Cities on the map that were conquered; a megapolis is one (MK-S-9.7). */
export const conqueredCities = (realm: Realm): number =>
  Object.values(realm.places).filter(({ city }) => city?.conquered === true).length;

/** Spaces of a kind of site. */
const sitesOf = (realm: Realm, fits: (site: string | undefined) => boolean): number[] =>
  [...spacesOf(realm)].filter(space => fits(siteOf(realm, space)));

const isMine = (site: string | undefined): boolean => site === 'mine' || site === 'deep_mine';
const isUnderground = (site: string | undefined): boolean => site === 'dungeon' || site === 'tomb';

/** Whether what ends the scenario has come about (MK-X-1.9, 2.4, 5.12, 8.11, 9.10). */
export function isFulfilled(realm: Realm): boolean {
  const { end, cities } = realm.charter;
  const allRevealed = realm.decks.tiles.length === 0;
  switch (end) {
    case 'city-revealed':
      return realm.citiesRevealed >= cities;
    case 'cities-conquered':
      return conqueredCities(realm) >= cities;
    case 'mines-free':
      return allRevealed && sitesOf(realm, isMine).every(space => isFreedMine(realm, space));
    case 'dungeons-conquered':
      return (
        allRevealed &&
        realm.secrets.length === 0 &&
        sitesOf(realm, isUnderground).every(space => placeOf(realm, space).shields.length > 0)
      );
    case 'incantations':
      return realm.nights >= nightsOf(realm) && realm.heroes.every(({ incanted }) => incanted >= realm.nights);
    case 'rounds':
      return false;
  }
}

/** Nights of Druid Nights: two, or three in its long form (MK-X-9.9, 9.13). */
export const nightsOf = ({ charter }: Realm): number => (charter.epic ? 3 : 2);

/** Whether no round follows: all were played, or the last night of Druid Nights (MK-W-2.11, MK-X-9.10). */
export const isLastRound = (realm: Realm): boolean =>
  realm.round >= realm.charter.rounds ||
  (realm.charter.special === 'druids' && realm.time === 'night' && realm.nights >= nightsOf(realm));

/** Whether a round of the same time of day comes again. */
export const isMoreToCome = ({ charter, round, dark }: Realm): boolean =>
  round + (charter.darkness && dark ? 1 : 2) <= charter.rounds;
