import { ruinsOf } from './cards/index.js';
import { canIncant } from './druids.js';
import { defendersOf } from './fight/beginning.js';
import { canInteract } from './interaction.js';
import { jointTargets } from './joint/proposing.js';
import { heroesOn, isAdventureSite, isShared, makeSpace, placeOf, rampagingNear, siteOf } from './land.js';
import { openPaths } from './maze.js';
import { waysToPayAll } from './paying.js';
import { canDraw } from './piles.js';
import { mayAttack } from './player-combat/attendance.js';
import type { Realm } from './state.js';
import { COLOURS, type Colour } from './terms.js';
import type { Space } from './tiles/lattice.js';
import type { Questions } from './vocabulary.js';

type Said = Questions['turn']['option'];

/** Another hero on the space of this one, where only one may stand (MK-W-6.7); null = none. */
export function otherOn(realm: Realm, seat: number): number | null {
  const { space } = realm.heroes[seat]!;
  if (space === null || isShared(realm, space)) return null;
  return heroesOn(realm, space).find(other => other !== seat) ?? null;
}

/** The rival that has to be attacked, since movement ends on its space; null = none, or it is barred (MK-W-6.7, 6.8). */
export function rivalToAttack(realm: Realm, seat: number): number | null {
  const other = otherOn(realm, seat);
  return other !== null && mayAttack(realm, seat, other) ? other : null;
}

/** Actions possible on the hero's space (MK-W-3.9, 3.10). */
export function actions(realm: Realm, seat: number): Said[] {
  const { space } = realm.heroes[seat]!;
  if (space === null) return [];
  const rival = rivalToAttack(realm, seat);
  if (rival !== null) return [`attack-player:${rival}`];
  if (otherOn(realm, seat) !== null) return [];
  const options: Said[] = [];
  const site = siteOf(realm, space);
  if (canInteract(realm, seat)) options.push('interact');
  if (site === 'monastery' && !placeOf(realm, space).burned && canDraw(realm, 'violet')) options.push('burn');
  if (isAdventureSite(site) && canExplore(realm, seat, space)) {
    if (tributeOf(realm, space) === null) options.push('adventure');
    else if (canPayTribute(realm, seat, space)) options.push('altar');
  }
  if ((site === 'mine' || site === 'deep_mine') && placeOf(realm, space).tokens.length > 0) options.push('free-mine');
  if (canIncant(realm, seat)) options.push('incant');
  for (const city of jointTargets(realm, seat)) options.push(`joint:${makeSpace(realm, city)}`);
  return [...options, ...challenges(realm, space)];
}

/** One, some or all adjacent rampaging tokens (MK-W-6.5). */
function challenges(realm: Realm, space: Space): Said[] {
  const groups: Space[][] = [[]];
  for (const token of rampagingNear(realm, space)) for (const group of [...groups]) groups.push([...group, token]);
  return groups
    .filter(group => group.length > 0)
    .map((group): Said => `challenge:${group.map(one => makeSpace(realm, one)).join('+')}`);
}

/**
 * With a shield a site is empty, dungeons and tombs excepted (MK-S-1.14), which in Dungeon Lords are too (MK-X-8.8). A site
 * that no token can be drawn for is left alone (MK-W-1.19).
 */
function canExplore(realm: Realm, seat: number, space: Space): boolean {
  const site = siteOf(realm, space);
  const { shields, tokens } = placeOf(realm, space);
  const meets =
    tokens.length > 0 ||
    tributeOf(realm, space) !== null ||
    defendersOf(realm, space).some(pile => canDraw(realm, pile));
  if (!meets) return false;
  if (site === 'maze' || site === 'labyrinth') return openPaths(realm, seat, space).length > 0;
  const again = (site === 'dungeon' || site === 'tomb') && realm.charter.special !== 'dungeons';
  return again || shields.length === 0;
}

/** The mana an altar asks for, null where there is none. */
export function tributeOf(realm: Realm, space: Space): Colour[] | null {
  const { ruins } = placeOf(realm, space);
  const token = ruins === null ? undefined : ruinsOf(ruins.id);
  if (token === undefined || !('tribute' in token)) return null;
  return COLOURS.flatMap(colour => new Array<Colour>(token.tribute[colour] ?? 0).fill(colour));
}

/** Whether the tribute can be paid whole: tokens, crystals, the one source die (MK-S-16.4). */
const canPayTribute = (realm: Realm, seat: number, space: Space): boolean =>
  waysToPayAll(realm, seat, (tributeOf(realm, space) ?? []).map(wanted)).length > 0;

export const wanted = (colour: Colour): readonly Colour[] => [colour];
