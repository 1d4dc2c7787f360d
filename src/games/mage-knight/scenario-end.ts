import { tell } from '../../engine/match-state.js';
import { scenarioOf } from './scenarios/index.js';
import { DUMMY, type Realm } from './state.js';

/**
 * The end of the scenario is triggered: from the next player on everybody has one last turn, the one who caused it last;
 * the dummy has none (MK-X-12.3, MK-W-18.9). After an announced round end only those who still had one (MK-W-2.8).
 */
function trigger(realm: Realm, seat: number, by: 'city-revealed' | 'cities-conquered'): void {
  if (realm.finals !== null) return;
  const { order, closing } = realm;
  const from = order.indexOf(seat) + 1;
  const round = [...order.slice(from), ...order.slice(0, from)];
  realm.finals = round.filter(one => one !== DUMMY && (closing === null || closing.includes(one)));
  realm.endedAt = realm.turnNumber;
  if (closing === null) realm.finals.push(...(realm.finals.includes(seat) ? [] : [seat]));
  tell(realm, { tell: 'end-triggered', seat, by });
}

/** A tile was revealed. */
export function noteTile(realm: Realm, seat: number): void {
  const { end, cities } = scenarioOf(realm.scenario);
  if (end === 'city-revealed' && realm.citiesRevealed >= cities(realm.heroes.length)) trigger(realm, seat, end);
}

/** Cities on the map that were conquered. */
export const conqueredCities = (realm: Realm): number =>
  Object.values(realm.places).filter(({ city }) => city?.conquered === true).length;

/** A city was conquered. */
export function noteConquest(realm: Realm, seat: number): void {
  const { end, cities } = scenarioOf(realm.scenario);
  if (end === 'cities-conquered' && conqueredCities(realm) >= cities(realm.heroes.length)) trigger(realm, seat, end);
}
