import { seal, tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import type { RecruitSite } from './cards/card.js';
import { coloursOf, unitOf } from './cards/index.js';
import { distinct, gainCard } from './deeds.js';
import { beginEffect } from './effects/effect.js';
import { runSteps } from './effects/run.js';
import { hasRule, inForce, useRule } from './force.js';
import { cityOn, heroesOn, isShared, isUnconquered, makeSpace, ownerOf, placeOf, seatOfCity, siteOf } from './land.js';
import { paymentsFor } from './mana.js';
import { addUnitToOffer, takeFromOffer } from './offers.js';
import { askPayment, spend } from './paying.js';
import { hasRoom, join, makeRoom } from './recruiting.js';
import type { Realm } from './state.js';
import { areRivals } from './teams.js';
import type { Colour } from './terms.js';
import type { Space } from './tiles/lattice.js';
import { reputationModifier } from './tracks.js';
import { BONDS, freeBond, freeCommands, readyUnit, unitWith } from './units.js';
import type { Purchase } from './vocabulary.js';

const HEALING: Readonly<Partial<Record<string, number>>> = { village: 3, monastery: 2 };
const MONASTERY_CARD = 6;
const SPELL = 7;
const ARTIFACT = 12;
const GREEN_CARD = 6;
const ELITE = 2;

/** An own keep, or the empty one of a partner (MK-X-16.7). */
const isHeldBy = (realm: Realm, seat: number, space: Space): boolean => {
  const owner = ownerOf(realm, space);
  return owner !== null && !areRivals(realm, owner, seat);
};

/** Whether people can be talked to on this space (MK-W-8.1). */
function isOpenToTalk(realm: Realm, seat: number, space: Space): boolean {
  const site = siteOf(realm, space);
  // No action with another hero on the space, portal and conquered city excepted (MK-W-6.7).
  if (!isShared(realm, space) && heroesOn(realm, space).some(other => other !== seat)) return false;
  switch (site) {
    case 'village':
      return true;
    case 'monastery':
      return !placeOf(realm, space).burned;
    case 'keep':
      return isHeldBy(realm, seat, space);
    case 'mage_tower':
      // A tower with an owner is open to its side alone (MK-X-11.9, 11.14).
      return !isUnconquered(realm, space) && (ownerOf(realm, space) === null || isHeldBy(realm, seat, space));
    case 'city':
      return cityOn(realm, space)?.conquered === true;
    case 'refugee_camp':
      return true;
    default:
      return false;
  }
}

/** On X nobody talks (MK-W-8.2). */
export function canInteract(realm: Realm, seat: number): boolean {
  const hero = realm.heroes[seat]!;
  if (hero.space === null || !isOpenToTalk(realm, seat, hero.space)) return false;
  return reputationModifier(hero.reputation) !== null || hasRule(hero, 'ignoreReputation');
}

/** The pool an interaction starts with: reputation and, in a city, own shields (MK-W-8.2, 8.3). */
export const poolAtStart = (modifier: number, shields: number): number => modifier + shields;

/** The interaction begins; it is the action of the turn (MK-W-8.1). */
export function interact(realm: Realm, seat: number): void {
  const hero = realm.heroes[seat]!;
  const space = hero.space!;
  const { area } = hero;
  area.stage = 'interaction';
  area.move = 0;
  const modifier = hasRule(hero, 'ignoreReputation') ? 0 : (reputationModifier(hero.reputation) ?? 0);
  const shields =
    siteOf(realm, space) === 'city'
      ? placeOf(realm, seatOfCity(realm, space)).shields.filter(own => own === seat).length
      : 0;
  area.modifier = modifier;
  area.influence = poolAtStart(modifier, shields);
  tell(realm, { tell: 'interaction', seat, space: makeSpace(realm, space), modifier: modifier + shields });
}

/** Whether the offers of a city of this colour are open here: a megapolis has both (MK-S-9.9). */
const hasCity = (realm: Realm, space: Space, color: Colour): boolean =>
  cityOn(realm, space)?.colors.includes(color) ?? false;

/** The icons units may have to be recruited here (MK-S-1.16, 8.7). */
function iconsOf(realm: Realm, space: Space): readonly RecruitSite[] {
  const site = siteOf(realm, space);
  if (hasCity(realm, space, 'white')) return ['village', 'monastery', 'keep', 'mage_tower', 'city'];
  if (site === 'refugee_camp') return ['village', 'monastery', 'keep', 'mage_tower', 'city'];
  if (realm.charter.special === 'hold' && (site === 'keep' || site === 'mage_tower'))
    return site === 'keep' ? ['keep', 'village'] : ['mage_tower', 'monastery'];
  const own = (['village', 'monastery', 'keep', 'mage_tower', 'city'] as const).find(icon => icon === site);
  return own === undefined ? [] : [own];
}

/** What a refugee camp adds to the price, by the place a unit comes from (MK-S-20.4); the amounts are a ruling. */
const CAMP: Readonly<Record<RecruitSite, number>> = { village: 0, monastery: 1, keep: 1, mage_tower: 2, city: 3 };

/** The cheapest of its places counts. */
const campPrice = (realm: Realm, space: Space | null, unit: string): number =>
  space !== null && siteOf(realm, space) === 'refugee_camp'
    ? Math.min(...unitOf(unit).recruitAt.map(place => CAMP[place]))
    : 0;

/** The price of a unit with discounts; Thugs turn reputation round. */
function recruitCost(realm: Realm, seat: number, unit: string): number {
  const hero = realm.heroes[seat]!;
  let cost = unitOf(unit).cost + campPrice(realm, hero.space, unit);
  for (const { change } of inForce(hero, 'recruitDiscount')) cost -= change.amount;
  if (freeBond(hero) === BONDS) cost -= 5;
  if (unitOf(unit).special?.includes('reputationReversed') && !hasRule(hero, 'ignoreReputation'))
    cost += 2 * hero.area.modifier;
  return Math.max(0, cost);
}

/** Everything for sale here, and what is still missing in the pool. */
export function purchases(realm: Realm, seat: number): Purchase[] {
  const hero = realm.heroes[seat]!;
  const { influence, stage } = hero.area;
  const found: Purchase[] = [];
  const add = (id: string, cost: number) => found.push({ id, cost, missing: Math.max(0, cost - influence) });
  if (stage === 'interaction' && hero.space !== null) addAtSite(realm, seat, hero.space, add);
  const [learning] = inForce(hero, 'buyAdvancedAction');
  if (learning !== undefined)
    for (const card of distinct(realm.offers.advanced)) add(`learn:${card}`, learning.change.influence);
  for (const { change } of inForce(hero, 'healForInfluence')) add('buy-healing', change.influence);
  for (const { change } of inForce(hero, 'readyForInfluence'))
    for (const unit of hero.units)
      if (!unit.ready && unitOf(unit.id).level <= change.maxLevel)
        add(`ready:${unit.key}`, unitOf(unit.id).level * change.influencePerLevel);
  return found;
}

type Add = (id: string, cost: number) => void;

function addAtSite(realm: Realm, seat: number, space: Space, add: Add): void {
  const hero = realm.heroes[seat]!;
  const site = siteOf(realm, space)!;
  const icons = iconsOf(realm, space);
  if (!hero.area.recruitingBarred && hasRoom(hero))
    for (const unit of distinct(realm.offers.units))
      if (unitOf(unit).recruitAt.some(icon => icons.includes(icon)))
        add(`recruit:${unit}`, recruitCost(realm, seat, unit));
  const healing = HEALING[site];
  if (healing !== undefined) add('buy-healing', healing);
  if (site === 'monastery')
    for (const card of distinct(realm.offers.monastery)) add(`buy-advanced:${card}`, MONASTERY_CARD);
  if (site === 'mage_tower' || hasCity(realm, space, 'blue'))
    for (const spell of realm.offers.spells)
      if (paymentsFor(realm, seat, coloursOf(spell)).length > 0) add(`buy-spell:${spell}`, SPELL);
  if (hasCity(realm, space, 'green')) {
    for (const card of distinct(realm.offers.advanced)) add(`buy-advanced:${card}`, GREEN_CARD);
    if (realm.decks.advanced.length > 0) add('buy-unseen', GREEN_CARD);
  }
  if (hasCity(realm, space, 'red') && realm.decks.artifacts.length > hero.area.rewards.artifact + 1)
    add('buy-artifact', ARTIFACT);
  if (hasCity(realm, space, 'white') && realm.decks.elite.length > 0) add('buy-elite', ELITE);
}

/** Buys one thing (MK-W-8.4 to 8.10). */
export function* buy(realm: Realm, seat: number, said: string): Rules<void> {
  const hero = realm.heroes[seat]!;
  const { cost } = purchases(realm, seat).find(({ id }) => id === said)!;
  const [what, name] = said.split(':') as [string, string];
  const paid = (kind: 'healing' | 'spell' | 'advanced' | 'artifact' | 'elite' | 'ready', card: string | null) => {
    hero.area.influence -= cost;
    tell(realm, { tell: 'bought', seat, what: kind, card, cost });
  };
  switch (what) {
    case 'recruit':
      return yield* recruit(realm, seat, name, cost);
    case 'buy-healing':
      hero.area.heal += 1;
      return paid('healing', null);
    case 'buy-spell': {
      const colours = coloursOf(name);
      const ways = paymentsFor(realm, seat, colours);
      const paidFor = { kind: 'spell', id: name } as const;
      yield* spend(realm, seat, paidFor, yield* askPayment(realm, seat, paidFor, colours, ways));
      paid('spell', name);
      takeFromOffer(realm, 'spells', name);
      return gainCard(realm, seat, name, 'deck');
    }
    case 'buy-advanced': {
      paid('advanced', name);
      takeFromOffer(realm, siteOf(realm, hero.space!) === 'monastery' ? 'monastery' : 'advanced', name);
      return gainCard(realm, seat, name, 'deck');
    }
    case 'buy-unseen': {
      paid('advanced', null);
      return gainUnseen(realm, seat);
    }
    case 'buy-artifact':
      hero.area.rewards.artifact += 1;
      return paid('artifact', null);
    case 'buy-elite':
      paid('elite', null);
      addUnitToOffer(realm, 'elite');
      return;
    case 'learn': {
      const [rule] = inForce(hero, 'buyAdvancedAction');
      paid('advanced', name);
      useRule(rule!);
      takeFromOffer(realm, 'advanced', name);
      return gainCard(realm, seat, name, rule!.change.to);
    }
    default: {
      const unit = unitWith(hero, Number(name))!;
      const [rule] = inForce(hero, 'readyForInfluence').filter(
        ({ change }) => unitOf(unit.id).level <= change.maxLevel,
      );
      useRule(rule!);
      readyUnit(realm, seat, unit);
      return paid('ready', null);
    }
  }
}

/** The unseen top card of the advanced action deck goes on top of the deed deck (MK-S-8.3). */
function gainUnseen(realm: Realm, seat: number): void {
  const card = realm.decks.advanced.pop()!;
  seal(realm);
  realm.heroes[seat]!.deck.push(card);
  tell(realm, { tell: 'gained-card', seat, card, into: 'deck' }, [seat]);
}

/** Recruits for Influence; a discount and the Bond are used up (MK-W-8.5). */
function* recruit(realm: Realm, seat: number, unit: string, cost: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const bond = freeBond(hero);
  if (bond === null && freeCommands(hero) <= 0 && !(yield* makeRoom(realm, seat, unit, false))) return;
  hero.area.influence -= cost;
  for (const rule of inForce(hero, 'recruitDiscount')) {
    useRule(rule);
    if (rule.change.onUse !== undefined) {
      const from = { kind: 'card', id: rule.from, unit: null, colours: [], side: null } as const;
      yield* runSteps(beginEffect(realm, seat, from), rule.change.onUse);
    }
  }
  yield* join(realm, seat, unit, { cost, forInfluence: true, under: bond });
}
