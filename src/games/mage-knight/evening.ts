import { tell } from '../../engine/match-state.js';
import { ask, askEach, type Rules } from '../../engine/rules.js';
import { openPlace, portalOf, siteOf } from './land.js';
import { isMoreToCome } from './progress.js';
import { question } from './question.js';
import { respawn } from './rampage.js';
import { finish } from './scenario-end.js';
import { rollDie } from './source.js';
import { DUMMY, type Realm } from './state.js';
import { openUpgrades } from './upgrades.js';

/** A round is over and another follows: what players agree on, then what the scenario and its variants do. */
export function* evening(realm: Realm): Rules<void> {
  const used = realm.heroes.flatMap(({ tactic }) => (tactic === null ? [] : [tactic.id]));
  const { tacticsLeave, special, darkness } = realm.charter;
  if (tacticsLeave === 'one' && isMoreToCome(realm)) realm.tactics.removed.push(yield* agreeOnTactic(realm, used));
  if (tacticsLeave === 'used')
    realm.tactics.removed.push(...used, ...(realm.dummy?.tactic ? [realm.dummy.tactic] : []));
  if (realm.time === 'day') yield* addDrafted(realm);
  if (realm.time === 'night' && special === 'druids') clearGlades(realm);
  if (realm.time === 'day' && darkness) rollForDarkness(realm);
  respawn(realm);
  realm.phase = openUpgrades(realm) ? 'upgrades' : 'prepare';
  if (special === 'return' && realm.time === 'day' && siteOf(realm, portalOf(realm)) === 'portal') closePortal(realm);
}

/** Players agree on one of the tactics they used; it leaves the game (MK-X-6.6). The first in the order says which. */
function* agreeOnTactic(realm: Realm, used: readonly string[]): Rules<string> {
  const seat = realm.order.find(one => one !== DUMMY)!;
  const tactic = yield* ask(question('drop-tactic', seat, {}, used));
  tell(realm, { tell: 'tactic-dropped', tactic });
  return tactic;
}

/** At the end of each day everybody adds one drafted card to the deck (MK-X-35.2). */
function* addDrafted(realm: Realm): Rules<void> {
  const seats = [...realm.heroes.keys()].filter(seat => realm.heroes[seat]!.drafted.length > 0);
  const said = yield* askEach(
    seats.map(seat => ({ kind: 'one' as const, ...question('drafted', seat, {}, realm.heroes[seat]!.drafted) })),
  );
  for (const [at, seat] of seats.entries()) {
    const hero = realm.heroes[seat]!;
    const card = String(said[at]);
    hero.drafted = hero.drafted.filter(one => one !== card);
    hero.deck.push(card);
    tell(realm, { tell: 'draft-added', seat });
    tell(realm, { tell: 'gained-card', seat, card, into: 'deck' }, [seat]);
  }
}

/** All shields leave the glades (MK-X-9.8). */
function clearGlades(realm: Realm): void {
  for (const [space, place] of Object.entries(realm.places))
    if (siteOf(realm, Number(space)) === 'magical_glade') place.shields = [];
}

/** Two dice: a black one brings night for the rest of the game (MK-X-26.1). */
function rollForDarkness(realm: Realm): void {
  const faces = [rollDie(realm), rollDie(realm)];
  realm.dark ||= faces.includes('black');
  tell(realm, { tell: 'rolled', seat: null, faces });
}

/** After the first day the portal closes; whoever is there is out of the game, its space is plain ground from now on (MK-X-10.3, 10.4). */
function closePortal(realm: Realm): void {
  const portal = portalOf(realm);
  for (const [seat, hero] of realm.heroes.entries()) {
    if (hero.space !== null && hero.space !== portal) continue;
    hero.out = true;
    hero.space = null;
    tell(realm, { tell: 'out', seat });
  }
  openPlace(realm, portal).site = 'none';
  tell(realm, { tell: 'portal-closed' });
  if (realm.heroes.every(({ out }) => out)) finish(realm, 'rounds');
}
