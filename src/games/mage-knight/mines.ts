import { ask, type Rules } from '../../engine/rules.js';
import { groundOf, placeOf, siteOf, spacesOf, tileOf } from './land.js';
import { gainCrystal } from './mana.js';
import { question } from './question.js';
import type { Realm } from './state.js';
import type { Space } from './tiles/lattice.js';

/** A mine nobody holds any more; elsewhere than in Mines Liberation all are (MK-X-5.8). */
export const isFreedMine = (realm: Realm, space: Space): boolean => placeOf(realm, space).tokens.length === 0;

/** Whether a mine lies on a core tile: it is worth more (MK-X-5.8, 5.13). */
export const isCoreMine = (realm: Realm, space: Space): boolean =>
  tileOf(realm.tiles[groundOf(realm, space)!.tile]!.tile).kind !== 'countryside';

/** Mines a seat freed. */
export const freedBy = (realm: Realm, seat: number): Space[] =>
  [...spacesOf(realm)].filter(space => {
    const site = siteOf(realm, space);
    return (site === 'mine' || site === 'deep_mine') && placeOf(realm, space).shields.includes(seat);
  });

/** Each later round begins with a crystal for every mine freed; beyond three a mana token (MK-X-5.10, MK-W-19.9). */
export function* payMiners(realm: Realm): Rules<void> {
  if (realm.charter.special !== 'mines') return;
  for (const seat of realm.heroes.keys())
    for (const space of freedBy(realm, seat)) {
      const colours = groundOf(realm, space)!.mine!;
      gainCrystal(realm, seat, yield* ask(question('mine', seat, {}, colours)), 'token');
    }
}
