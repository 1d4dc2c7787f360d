import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { startIncantation } from './fight/beginning.js';
import { makeSpace, openPlace, placeOf, siteOf } from './land.js';
import { nightsOf } from './progress.js';
import { question } from './question.js';
import { noteProgress } from './scenario-end.js';
import type { Realm } from './state.js';
import { areRivals } from './teams.js';
import type { Space } from './tiles/lattice.js';
import type { Pile } from './tokens/enemy.js';

const INHABITED = ['village', 'monastery', 'keep', 'mage_tower', 'city', 'refugee_camp'];

/** Once in each night, in any own turn, not on an inhabited space (MK-X-9.5). */
export function canIncant(realm: Realm, seat: number): boolean {
  const { space, incanted } = realm.heroes[seat]!;
  if (realm.charter.special !== 'druids' || realm.time !== 'night' || space === null) return false;
  if (incanted >= realm.nights || realm.nights > nightsOf(realm)) return false;
  return !INHABITED.includes(siteOf(realm, space) ?? '');
}

/** What one shield summons in this night, and the random crystals it brings (MK-X-9.5, 9.7, 9.9, 9.13). */
export const INCANTATIONS: readonly { readonly piles: readonly Pile[]; readonly crystals: number }[] = [
  { piles: ['brown'], crystals: 1 },
  { piles: ['red'], crystals: 2 },
  { piles: ['brown', 'red'], crystals: 3 },
];

/** The incantation is the action of the turn; it counts as made without a shield too (MK-W-19.8). */
export function incant(realm: Realm, seat: number): void {
  const hero = realm.heroes[seat]!;
  const shields = Object.entries(realm.places).filter(
    ([space, place]) => siteOf(realm, Number(space)) === 'magical_glade' && place.shields.includes(seat),
  ).length;
  hero.incanted = realm.nights;
  const { piles, crystals } = INCANTATIONS[realm.nights - 1]!;
  tell(realm, { tell: 'incantation', seat, night: realm.nights, shields });
  if (shields > 0) {
    const drawn = startIncantation(realm, seat, Array.from({ length: shields }, () => piles).flat());
    // One, two, or three for a pair, whatever comes of the fight.
    hero.area.rewards.crystals += Math.ceil((drawn * crystals) / piles.length);
  } else {
    hero.area.stage = 'done';
    hero.area.move = 0;
  }
  noteProgress(realm, seat);
}

/** How many shields a glade holds: any number, or few by agreement (MK-X-9.12). */
const capacity = ({ charter, heroes }: Realm): number =>
  charter.tightGlades ? (heroes.length === 2 ? 1 : 2) : Number.POSITIVE_INFINITY;

/** Whether the hero may put a shield on the glade it stands on (MK-X-9.4). */
export function canMark(realm: Realm, seat: number): boolean {
  const { space, area } = realm.heroes[seat]!;
  if (realm.charter.special !== 'druids' || space === null || area.stage === 'rested') return false;
  if (siteOf(realm, space) !== 'magical_glade' || placeOf(realm, space).shields.includes(seat)) return false;
  return placeOf(realm, space).shields.length < capacity(realm) || rivalsOn(realm, seat, space).length > 0;
}

const rivalsOn = (realm: Realm, seat: number, space: Space): number[] =>
  placeOf(realm, space).shields.filter(other => areRivals(realm, other, seat));

/** Movement ends on the glade, one own shield lies there; a full one loses a rival's. */
export function* markGlade(realm: Realm, seat: number): Rules<void> {
  const { area, space } = realm.heroes[seat]!;
  const place = openPlace(realm, space!);
  if (place.shields.length >= capacity(realm)) {
    const rivals = rivalsOn(realm, seat, space!).map(other => `${other}` as const);
    const said = Number(yield* ask(question('replace-shield', seat, {}, rivals)));
    place.shields = place.shields.filter(other => other !== said);
  }
  place.shields.push(seat);
  area.halted = true;
  tell(realm, { tell: 'marked', seat, space: makeSpace(realm, space!) });
}
