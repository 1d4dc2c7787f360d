import { seal, tell } from '../../engine/match-state.js';
import { inForce } from './force.js';
import { makeSpace, openPlace, placeOf, siteOf, spacesOf } from './land.js';
import { turnUp } from './piles.js';
import type { Realm } from './state.js';
import { distance, type Space } from './tiles/lattice.js';

const hasHidden = (realm: Realm, space: Space): boolean => placeOf(realm, space).tokens.some(({ up }) => !up);

/** How near a hero must be for a garrison to show itself; 0 = it stays hidden (MK-W-5.9, MK-S-7.3). */
function sightOf(realm: Realm, seat: number, space: Space): number {
  const site = siteOf(realm, space);
  if (site === 'city') return 1;
  if (site !== 'keep' && site !== 'mage_tower') return 0;
  let sight = realm.time === 'day' ? 1 : 0;
  for (const { change } of inForce(realm.heroes[seat]!, 'revealAsDay'))
    if (change.what.includes('fortifiedSiteGarrisons')) sight = Math.max(sight, change.distance ?? 1);
  return sight;
}

/** Garrisons that turn up for a hero standing there. */
function garrisonsSeen(realm: Realm, seat: number, from: Space): Space[] {
  const seen: Space[] = [];
  for (const key of Object.keys(realm.places)) {
    const space = Number(key);
    if (hasHidden(realm, space) && distance(space, from) <= sightOf(realm, seat, space)) seen.push(space);
  }
  return seen;
}

const hasHiddenRuins = (realm: Realm, space: Space): boolean => placeOf(realm, space).ruins?.up === false;

/** Whether standing there would turn something up. */
export const wouldReveal = (realm: Realm, seat: number, space: Space): boolean =>
  hasHiddenRuins(realm, space) || garrisonsSeen(realm, seat, space).length > 0;

/** What a hero sees from where it stands turns up. */
export function reveal(realm: Realm, seat: number): void {
  const from = realm.heroes[seat]!.space;
  if (from === null) return;
  for (const space of garrisonsSeen(realm, seat, from)) turnUpGarrison(realm, space);
  if (hasHiddenRuins(realm, from)) turnUpRuins(realm, from);
}

/** All tokens of a space face up; a stand-in without a token to draw goes. */
export function turnUpGarrison(realm: Realm, space: Space): void {
  const place = openPlace(realm, space);
  const hidden = place.tokens.filter(({ up }) => !up);
  if (hidden.length === 0) return;
  const none = hidden.filter(token => !turnUp(realm, token));
  place.tokens = place.tokens.filter(token => !none.includes(token));
  tell(realm, {
    tell: 'turned-up',
    space: makeSpace(realm, space),
    enemies: place.tokens.map(({ enemy }) => enemy!),
  });
}

function turnUpRuins(realm: Realm, space: Space): void {
  const { ruins } = openPlace(realm, space);
  if (ruins === null || ruins.up) return;
  ruins.up = true;
  seal(realm);
  tell(realm, { tell: 'ruins-turned-up', space: makeSpace(realm, space), ruins: ruins.id });
}

/** Amulet of the Sun: ruins anywhere turn up as by day. */
export function revealRuins(realm: Realm): void {
  for (const space of spacesOf(realm)) if (hasHiddenRuins(realm, space)) turnUpRuins(realm, space);
}

/** A new day: ruins turn up, and garrisons next to heroes (MK-W-2.12). */
export function revealAtDawn(realm: Realm): void {
  revealRuins(realm);
  for (const seat of realm.heroes.keys()) reveal(realm, seat);
}
