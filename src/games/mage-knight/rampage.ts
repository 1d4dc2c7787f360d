import { tell } from '../../engine/match-state.js';
import { heroesOn, makeSpace, openPlace, placeOf, siteOf } from './land.js';
import { newToken } from './piles.js';
import { rollDie } from './source.js';
import type { Realm } from './state.js';
import type { Mana, TimeOfDay } from './terms.js';
import type { Space } from './tiles/lattice.js';
import type { Pile } from './tokens/enemy.js';

/** Faces that bring a token back: warm ones after a day, cold ones after a night (MK-X-31.2, 31.3). */
const RETURNING: Readonly<Record<TimeOfDay, readonly Mana[]>> = {
  day: ['red', 'green', 'gold'],
  night: ['white', 'blue', 'black'],
};
/** The face that adds a brown one. */
const DOUBLING: Readonly<Record<TimeOfDay, Mana>> = { day: 'gold', night: 'black' };

/** What a roll brings back: `more` = More Rampage (MK-X-32.2). */
export function returning(
  face: Mana,
  time: TimeOfDay,
  more: boolean,
): { readonly own: boolean; readonly brown: boolean } {
  const fits = RETURNING[time].includes(face);
  return more ? { own: true, brown: fits } : { own: fits, brown: face === DOUBLING[time] };
}

/** Spaces where a rampaging enemy was beaten, none stands now and no hero does either. */
const emptied = (realm: Realm): Space[] =>
  realm.cleared.filter(space => placeOf(realm, space).tokens.length === 0 && heroesOn(realm, space).length === 0);

/** Rampaging enemies come back at the end of a round (MK-X-31, 32). */
export function respawn(realm: Realm): void {
  const { rampage } = realm.charter;
  if (rampage === 'off') return;
  for (const space of emptied(realm)) {
    const face = rollDie(realm);
    tell(realm, { tell: 'rolled', seat: null, faces: [face] });
    const { own, brown } = returning(face, realm.time, rampage === 'more');
    if (own) put(realm, space, siteOf(realm, space) === 'draconum' ? 'red' : 'green');
    if (own && brown) put(realm, space, 'brown');
  }
}

function put(realm: Realm, space: Space, pile: Pile): void {
  const token = newToken(realm, pile, true);
  if (token === null) return;
  openPlace(realm, space).tokens.push(token);
  tell(realm, { tell: 'turned-up', space: makeSpace(realm, space), enemies: [token.enemy!] });
}
