import { seal, tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import { ask, type Rules } from '../../engine/rules.js';
import { unitOf } from './cards/index.js';
import { drawUp } from './drawing-up.js';
import { refreshDummy } from './dummy.js';
import { placeOf, siteOf, spacesOf } from './land.js';
import { addToOffer, addUnitToOffer, unitTiers } from './offers.js';
import { question } from './question.js';
import { revealAtDawn } from './revealing.js';
import { scenarioOf } from './scenarios/index.js';
import { sheets, sumOf } from './scoring.js';
import { rollSource } from './source.js';
import { activeSeat, DUMMY, type Realm } from './state.js';
import { choosingOrder, tacticsFor } from './tactics.js';

/** Whose turn comes next; the round or the match may be over (MK-W-2.7, 2.8, 2.11). */
export function nextTurn(realm: Realm): void {
  const seat = activeSeat(realm);
  if (seat !== DUMMY && realm.heroes[seat]!.area.extraTurn) {
    realm.heroes[seat]!.area.extraTurn = false;
    realm.phase = 'before';
    return;
  }
  if (realm.finals !== null) {
    // The one who caused the end plays its last turn after all others: the turn it happened in does not count.
    if (realm.turnNumber > realm.endedAt) realm.finals = realm.finals.filter(one => one !== seat);
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
  while (open !== null && !open.includes(activeSeat(realm)));
  realm.phase = 'before';
}

function endRound(realm: Realm): void {
  const { rounds, tacticsLeave } = scenarioOf(realm.scenario);
  if (realm.finals !== null || realm.round >= rounds(realm.heroes.length)) {
    finish(realm, 'rounds');
    return;
  }
  const used = realm.heroes.flatMap(({ tactic }) => (tactic === null ? [] : [tactic.id]));
  if (realm.dummy?.tactic) used.push(realm.dummy.tactic);
  if (tacticsLeave(realm.heroes.length) === 'used') realm.tactics.removed.push(...used);
  realm.round += 1;
  realm.phase = 'prepare';
}

/** A new round is laid out (MK-W-2.2). Banners are asked about before anything is shuffled. */
export function* prepareRound(realm: Realm): Rules<void> {
  yield* keepBanners(realm);
  seal(realm);
  realm.announced = null;
  realm.closing = null;
  realm.center = [];
  realm.curses = [];
  realm.time = realm.time === 'day' ? 'night' : 'day';
  if (realm.time === 'day') revealAtDawn(realm);
  rollSource(realm);
  layUnits(realm);
  shiftOffers(realm);
  for (const seat of realm.heroes.keys()) yield* reset(realm, seat);
  openTactics(realm);
}

/** Tactics of the new time of day, and who chooses first. */
export function openTactics(realm: Realm): void {
  realm.tactics.open = tacticsFor(realm);
  realm.choosing = choosingOrder(realm);
  realm.phase = 'tactics';
  tell(realm, {
    tell: 'round-begins',
    round: realm.round,
    rounds: scenarioOf(realm.scenario).rounds(realm.heroes.length),
    time: realm.time,
    source: [...realm.source],
  });
}

/** Unburned monasteries on the map. */
const monasteries = (realm: Realm): number =>
  [...spacesOf(realm)].filter(space => siteOf(realm, space) === 'monastery' && !placeOf(realm, space).burned).length;

/** Old units under their decks, new ones in turn; an advanced action per monastery (MK-W-2.3). */
export function layUnits(realm: Realm): void {
  const { elite, extraUnits } = scenarioOf(realm.scenario);
  const { offers, decks } = realm;
  for (const unit of offers.units) decks[unitOf(unit).tier].unshift(unit);
  decks.advanced.unshift(...offers.monastery);
  offers.units = [];
  offers.monastery = [];
  const count = realm.heroes.length + 2 + extraUnits;
  for (const tier of unitTiers(count, elite && realm.coreRevealed))
    if (!addUnitToOffer(realm, tier)) addUnitToOffer(realm, tier === 'elite' ? 'regular' : 'elite');
  const left = decks.advanced.length;
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
      const said = yield* ask(question('banner-stays', seat, { card, unit: unit.id }, ['stay', 'deck']));
      if (said === 'stay') unit.banner.up = true;
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
  shuffle(realm.random, hero.deck);
  yield* drawUp(realm, seat);
}

/** The match is over and scored (MK-W-2.11). */
export function finish(realm: Realm, reason: 'scenario' | 'rounds'): void {
  const lines = sheets(realm);
  const totals = lines.map(sumOf);
  for (const [seat, sheet] of lines.entries())
    tell(realm, { tell: 'scored', seat, lines: sheet, total: totals[seat]! });
  realm.scores = totals;
  const places = totals.map(total => 1 + totals.filter(other => other > total).length);
  realm.outcome = { places, reason };
}
