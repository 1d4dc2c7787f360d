import { seal, tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import { ask, type Rules } from '../../engine/rules.js';
import { unitOf } from './cards/index.js';
import { drawUp } from './drawing-up.js';
import { refreshDummy } from './dummy.js';
import { placeOf, siteOf, spacesOf } from './land.js';
import { payMiners } from './mines.js';
import { addToOffer, addUnitToOffer, unitTiers } from './offers.js';
import { isLastRound } from './progress.js';
import { question } from './question.js';
import { revealAtDawn } from './revealing.js';
import { finish } from './scenario-end.js';
import { rollSource } from './source.js';
import { DUMMY, type Realm, seatInOrder } from './state.js';
import { choosingOrder, tacticsFor } from './tactics.js';
import type { TimeOfDay } from './terms.js';

/** Whose turn comes next; the round or the match may be over (MK-W-2.7, 2.8, 2.11). */
export function nextTurn(realm: Realm): void {
  const seat = seatInOrder(realm);
  realm.lastSeat = seat === DUMMY ? realm.lastSeat : seat;
  if (seat !== DUMMY && realm.heroes[seat]!.area.extraTurn) {
    realm.heroes[seat]!.area.extraTurn = false;
    realm.phase = 'before';
    return;
  }
  if (realm.finals !== null) {
    // The one who caused the end plays its last turn after all others: the turn it happened in does not count.
    if (realm.justEnded) realm.justEnded = false;
    else realm.finals = realm.finals.filter(one => one !== seat);
    if (realm.finals.length === 0) {
      finish(realm, 'scenario');
      return;
    }
  }
  if (realm.closing !== null) {
    realm.closing = realm.closing.filter(one => one !== seat);
    if (realm.closing.length === 0) {
      endRound(realm);
      return;
    }
  }
  const open = realm.finals ?? realm.closing;
  do realm.at = (realm.at + 1) % realm.order.length;
  while (open !== null && !open.includes(seatInOrder(realm)));
  realm.phase = 'before';
}

function endRound(realm: Realm): void {
  if (realm.finals !== null || isLastRound(realm)) finish(realm, 'rounds');
  else realm.phase = 'evening';
}

/** The time of day of the round that comes: day and night in turn, or darkness for good (MK-W-2.1, MK-X-26.1). */
const nextTime = ({ charter, dark, time }: Realm): TimeOfDay => {
  if (charter.darkness) return dark ? 'night' : 'day';
  return time === 'day' ? 'night' : 'day';
};

/** A new round is laid out (MK-W-2.2). */
export function prepareRound(realm: Realm): void {
  seal(realm);
  realm.round += 1;
  realm.announced = null;
  realm.closing = null;
  realm.center = [];
  realm.curses = [];
  realm.time = nextTime(realm);
  if (realm.time === 'night') realm.nights += 1;
  if (realm.time === 'day') revealAtDawn(realm);
  rollSource(realm);
  layUnits(realm);
  shiftOffers(realm);
  realm.phase = 'reset';
}

/** Everybody takes up cards and units for the new round; banners are asked about before anything is shuffled. */
export function* resetPlayers(realm: Realm): Rules<void> {
  yield* keepBanners(realm);
  seal(realm);
  for (const seat of realm.heroes.keys()) yield* reset(realm, seat);
  yield* payMiners(realm);
  openTactics(realm);
}

/** Tactics of the new time of day, and who chooses first. */
export function openTactics(realm: Realm): void {
  realm.choosing = choosingOrder(realm);
  const needed = realm.choosing.length + (realm.dummy === null ? 0 : 1);
  // In a long darkness they run out: those used before come back.
  if (tacticsFor(realm).length < needed) realm.tactics.removed = [];
  realm.tactics.open = tacticsFor(realm);
  realm.phase = 'tactics';
  tell(realm, {
    tell: 'round-begins',
    round: realm.round,
    rounds: realm.charter.rounds,
    time: realm.time,
    source: [...realm.source],
  });
}

/** Unburned monasteries on the map. */
const monasteries = (realm: Realm): number =>
  [...spacesOf(realm)].filter(space => siteOf(realm, space) === 'monastery' && !placeOf(realm, space).burned).length;

/** Whether elite units are dealt too (MK-W-2.3, MK-X-11.5). */
function isMixed({ charter, coreRevealed, round }: Realm): boolean {
  if (charter.elite === 'never') return false;
  return charter.elite === 'core' ? coreRevealed : round >= charter.elite;
}

const OFFER = 3;

/** Cards the advanced action offer itself still needs: monasteries have none before it is full (MK-W-1.14). */
function neededInOffer({ offers, dummy }: Realm): number {
  const staying = Math.max(0, offers.advanced.length - 1);
  const returned = dummy === null && offers.advanced.length > 0 ? 1 : 0;
  return Math.max(0, OFFER - staying - returned);
}

/** Old units under their decks, new ones in turn; an advanced action per monastery (MK-W-2.3). */
export function layUnits(realm: Realm): void {
  const { offers, decks } = realm;
  for (const unit of offers.units) decks[unitOf(unit).tier].unshift(unit);
  decks.advanced.unshift(...offers.monastery);
  offers.units = [];
  offers.monastery = [];
  const count = realm.heroes.length + 2 + realm.charter.extraUnits;
  for (const tier of unitTiers(count, isMixed(realm)))
    if (!addUnitToOffer(realm, tier)) addUnitToOffer(realm, tier === 'elite' ? 'regular' : 'elite');
  const left = decks.advanced.length - neededInOffer(realm);
  for (let card = 0; card < Math.min(monasteries(realm), left); card++) addToOffer(realm, 'monastery');
}

/** The lowest cards leave, new ones enter at the top; the dummy has its share (MK-W-2.2, 18.3). */
function shiftOffers(realm: Realm): void {
  const { offers, decks, dummy } = realm;
  const advanced = offers.advanced.shift();
  const spell = offers.spells.shift();
  if (advanced !== undefined && dummy === null) decks.advanced.unshift(advanced);
  if (spell !== undefined) decks.spells.unshift(spell);
  addToOffer(realm, 'advanced');
  addToOffer(realm, 'spells');
  if (dummy !== null) refreshDummy(realm, dummy, advanced, spell);
}

/** A banner stays on its unit or is shuffled into the deed deck (MK-C-7.3). */
function* keepBanners(realm: Realm): Rules<void> {
  for (const [seat, { units, discard }] of realm.heroes.entries()) {
    for (const unit of units) {
      if (unit.banner === null) continue;
      const { card } = unit.banner;
      const asked = question('banner-stays', seat, { card, unit: unit.id }, ['stay', 'deck']);
      if ((yield* ask({ ...asked, usual: 'stay' })) === 'stay') unit.banner.up = true;
      else {
        unit.banner = null;
        discard.push(card);
      }
    }
  }
}

/** Skills up, units ready, all deed cards shuffled, a new hand (MK-W-2.4). */
function* reset(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  for (const skill of hero.skills) skill.up = true;
  for (const unit of hero.units) unit.ready = true;
  const stash = hero.tactic?.stash ?? [];
  hero.deck.push(...hero.hand.splice(0), ...hero.discard.splice(0), ...hero.aside.splice(0), ...stash);
  hero.tactic = null;
  hero.claims = [];
  hero.skipped = false;
  hero.plundered = false;
  hero.stashed = false;
  shuffle(realm.random, hero.deck);
  yield* drawUp(realm, seat);
}
