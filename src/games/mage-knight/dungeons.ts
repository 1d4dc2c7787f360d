import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { groundOf, makeSpace, openPlace, parseSpace, placeOf, siteOf, spacesOf, terrainOf } from './land.js';
import { carry } from './movement.js';
import { newToken } from './piles.js';
import { question } from './question.js';
import { noteProgress } from './scenario-end.js';
import { activeSeat, DUMMY, type Realm } from './state.js';
import { printedCost } from './terrain.js';
import { neighboursOf, type Space } from './tiles/lattice.js';

/** Spaces a secret site may come to: next to the village or monastery, no site, no swamp, enterable (MK-X-8.4, 8.6). */
const secretSpaces = (realm: Realm, beside: Space): Space[] =>
  neighboursOf(beside).filter(space => {
    const terrain = terrainOf(realm, space);
    if (terrain === undefined || siteOf(realm, space) !== undefined || terrain === 'swamp') return false;
    return printedCost(terrain, 'day') !== null;
  });

/** The next secret site: the revealer picks its space; for tiles of the set-up the first hero picker does (MK-X-8.6). */
export function* placeSecret(realm: Realm): Rules<void> {
  const { beside, site } = realm.secrets.shift()!;
  const spaces = secretSpaces(realm, beside);
  const seat = realm.phase === 'tactics' || activeSeat(realm) === DUMMY ? 0 : activeSeat(realm);
  // Without one nothing more is to be conquered there, and all may be done.
  if (spaces.length === 0) return noteProgress(realm, seat);
  const about = { beside: makeSpace(realm, beside), site };
  const labels = spaces.map(space => makeSpace(realm, space));
  const space = parseSpace(realm, yield* ask(question('secret', seat, about, labels, label => label)))!;
  const place = openPlace(realm, space);
  place.site = site;
  const token = newToken(realm, site === 'tomb' ? 'red' : 'brown', false);
  if (token !== null) place.tokens.push(token);
  tell(realm, { tell: 'secret-site', seat, space: makeSpace(realm, space), site });
  noteProgress(realm, seat);
}

const isConqueredUnderground = (realm: Realm, space: Space): boolean => {
  const site = siteOf(realm, space);
  return (site === 'dungeon' || site === 'tomb') && placeOf(realm, space).shields.length > 0;
};

const ENTRY = 2;
const BARRED = ['lake', 'swamp', 'sea'];

/** Conquered dungeons and tombs linked to the one the hero stands on, with what the way costs (MK-X-8.9, 8.10). */
export function tunnels(realm: Realm, seat: number): Map<Space, number> {
  const found = new Map<Space, number>();
  const { space: from, area } = realm.heroes[seat]!;
  if (realm.charter.special !== 'dungeons' || from === null || !isConqueredUnderground(realm, from)) return found;
  const steps = new Map<Space, number>([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const to of neighboursOf(at)) {
      const terrain = terrainOf(realm, to);
      if (groundOf(realm, to) === undefined || steps.has(to) || BARRED.includes(terrain ?? '')) continue;
      steps.set(to, steps.get(at)! + 1);
      queue.push(to);
    }
  }
  for (const space of spacesOf(realm)) {
    const cost = ENTRY + (steps.get(space) ?? Number.POSITIVE_INFINITY);
    if (space !== from && cost <= area.move && isConqueredUnderground(realm, space)) found.set(space, cost);
  }
  return found;
}

/** Goes below the ground: nobody is provoked. */
export function tunnel(realm: Realm, seat: number, to: Space): void {
  const { area } = realm.heroes[seat]!;
  area.move -= tunnels(realm, seat).get(to)!;
  carry(realm, seat, to);
}
