import { seal, tell } from '../../../engine/match-state.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { giveGifts } from '../before.js';
import { nonWounds } from '../deeds.js';
import { openFight } from '../fight/beginning.js';
import { makeSpace, siteOf } from '../land.js';
import { question } from '../question.js';
import { react } from '../reacting.js';
import type { Realm } from '../state.js';
import { areRivals } from '../teams.js';
import type { Space } from '../tiles/lattice.js';
import { actFor } from './sides.js';

/**
 * Whether a hero may attack another (MK-W-6.8): not by agreement, not after an announced end, not one whose order token
 * lies face down, not a partner.
 */
export const mayAttack = (realm: Realm, seat: number, other: number): boolean =>
  realm.charter.playerCombat &&
  realm.announced === null &&
  realm.finals === null &&
  !realm.heroes[other]!.skipped &&
  areRivals(realm, seat, other);

/** Full attendance needs a card that is no Wound (MK-W-16.1). */
export const mayAttendFully = (realm: Realm, seat: number): boolean => nonWounds(realm.heroes[seat]!.hand).length > 0;

/**
 * An attack on another player (MK-W-16.1): the one attacked may use what is allowed out of turn (MK-W-16.15), then attends
 * in full, with the next turn in advance, or in part.
 */
export function* startPlayerCombat(realm: Realm, aggressor: number, defender: number, from: Space): Rules<void> {
  const space = realm.heroes[aggressor]!.space!;
  seal(realm);
  tell(realm, { tell: 'attacked', seat: aggressor, defender, space: makeSpace(realm, space) });
  yield* react(realm, defender, { what: 'attack', by: aggressor, id: '' });
  const ways = mayAttendFully(realm, defender) ? (['partial', 'full'] as const) : (['partial'] as const);
  const asked = question('attend', defender, { by: aggressor, space: makeSpace(realm, space) }, ways);
  const full = (yield* ask({ ...asked, usual: 'partial' })) === 'full';
  const site = siteOf(realm, space);
  const fight = openFight(realm, aggressor, { cause: 'player', space, from });
  const fortified = site === 'keep' || site === 'mage_tower';
  fight.tolls.push({ seat: defender, wounds: 0, knockedOut: false });
  fight.clash = {
    aggressor,
    defender,
    full,
    fortified,
    phase: 'ranged',
    role: 'attack',
    attacker: defender,
    passes: 0,
    damage: 0,
    resting: [],
    restingFresh: true,
  };
  tell(realm, { tell: 'attends', seat: defender, full });
  attend(realm, defender, full);
  actFor(realm, fight, defender);
}

/** Full attendance is the next turn in advance: its start comes first, its order token lies face down. */
function attend(realm: Realm, seat: number, full: boolean): void {
  const hero = realm.heroes[seat]!;
  hero.area.stage = 'done';
  hero.area.path = hero.space === null ? [] : [hero.space];
  hero.area.obliged = false;
  for (const unit of hero.units) unit.spared = false;
  if (!full) return;
  hero.skipped = true;
  hero.plundered = false;
  hero.stashed = false;
  hero.area.obliged = hero.hand.length > 0;
  giveGifts(realm, seat);
}
