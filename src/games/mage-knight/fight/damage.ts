import { ask, type Rules } from '../../../engine/rules.js';
import { unitOf } from '../cards/index.js';
import { takeWounds } from '../deeds.js';
import { hasRule, inForce, useRule } from '../force.js';
import { question } from '../question.js';
import { standingOf } from '../standing.js';
import type { Realm, UnitState } from '../state.js';
import { armorAt } from '../tracks.js';
import { armorOf, BONDS, bannerOn, loseUnit, resistancesOf, unitWith, woundUnit } from '../units.js';
import type { AttackKey, Questions } from '../vocabulary.js';
import { dropHand } from '../wounds.js';
import { heroHit, heroWounds, unitHit } from './arithmetic.js';
import { type AttackNow, damageOf, foeWith, hasAbility, openAttacks } from './foes.js';
import { attackOfFoe, fightNow } from './now.js';
import type { FightState, Foe } from './state.js';

/** Units that may be given damage (MK-W-11.8, 11.10, 9.8, 13.6). */
function takers(realm: Realm, fight: FightState, foe: Foe, index: number, attack: AttackNow): UnitState[] {
  const hero = realm.heroes[fight.seat]!;
  const { redirect } = foe.attacks[index]!;
  if (redirect !== null) {
    const first = unitWith(hero, redirect);
    if (first !== undefined && first.wounds === 0 && !first.spared) return [first];
  }
  if (attack.assassination || hasRule(hero, 'noDamageToUnits')) return [];
  return hero.units.filter(unit => {
    if (unit.wounds > 0 || unit.spared) return false;
    if (fight.unitsBarred && unit.under !== BONDS && unit.key !== fight.along) return false;
    const pays = unitOf(unit.id).special?.includes('payInfluenceToTakeDamage') ?? false;
    return !pays || hero.area.influence >= 2;
  });
}

type Choice = Questions['damage']['option'];

/** Gives out damage: which attack, and to whom; each attack completely before the next (MK-W-11.7, 11.13). */
export function* dealDamage(realm: Realm, fight: FightState): Rules<void> {
  const { seat } = fight;
  const hero = realm.heroes[seat]!;
  const open = openAttacks(fight).filter(
    ({ foe, index }) => fight.damage === null || (fight.damage.foe === foe.key && fight.damage.attack === index),
  );
  const options: Choice[] = [];
  const attacks = open.map(({ foe, index }) => {
    const attack = attackOfFoe(realm, fight, foe, index)!;
    const key: AttackKey = `${foe.key}.${index}`;
    const damage = fight.damage?.left ?? damageOf(attack);
    const units = takers(realm, fight, foe, index, attack);
    const forced = foe.attacks[index]!.redirect !== null && units.length === 1;
    if (!forced) options.push(`${key}:hero`);
    for (const unit of units) options.push(`${key}:${unit.key}`);
    return { attack: key, damage, wounds: heroWounds(damage, armorAt(hero.level)) };
  });
  const about = { ...standingOf(realm, seat), fight: fightNow(realm, fight), armor: armorAt(hero.level), attacks };
  const said = yield* ask<Choice>(question('damage', seat, about, options));
  const [key, who] = said.split(':') as [string, string];
  const [foeKey, index] = key.split('.').map(Number) as [number, number];
  const foe = foeWith(fight, foeKey);
  const attack = attackOfFoe(realm, fight, foe, index)!;
  const damage = fight.damage?.left ?? damageOf(attack);
  const left =
    who === 'hero'
      ? hitHero(realm, fight, foe, attack, damage)
      : hitUnit(realm, fight, foe, attack, damage, Number(who));
  if (left > 0) fight.damage = { foe: foeKey, attack: index, left };
  else {
    fight.damage = null;
    foe.attacks[index]!.done = true;
  }
}

/** The rest goes to the hero (MK-W-11.11, 13.3, 13.4). */
function hitHero(realm: Realm, fight: FightState, foe: Foe, attack: AttackNow, damage: number): number {
  const { seat } = fight;
  const hero = realm.heroes[seat]!;
  let dealt = damage;
  for (const rule of inForce(hero, 'heroDamageReduction')) {
    if (!rule.change.elements.includes(attack.element)) continue;
    dealt = Math.max(0, dealt - rule.change.amount);
    useRule(rule);
    break;
  }
  let wounds = heroWounds(dealt, armorAt(hero.level));
  const [ignored] = inForce(hero, 'firstWoundIgnored');
  if (ignored !== undefined && wounds > 0) {
    hero.area.rules = hero.area.rules.filter(rule => rule !== ignored);
    wounds -= 1;
  }
  if (wounds === 0) return 0;
  const { hand, discard, dropsHand } = heroHit(wounds, attack);
  takeWounds(realm, seat, hand, discard, foe.enemy);
  if (dropsHand) dropHand(realm, seat, 'paralyze');
  feed(foe, wounds);
  return 0;
}

/** Vampiric: armor for every unit wounded and every wound to a hand (MK-W-13.9). */
function feed(foe: Foe, count: number): void {
  if (hasAbility(foe, 'vampiric')) foe.armor.push({ delta: count, min: 0 });
}

function hitUnit(realm: Realm, fight: FightState, foe: Foe, attack: AttackNow, damage: number, key: number): number {
  const { seat } = fight;
  const hero = realm.heroes[seat]!;
  const unit = unitWith(hero, key)!;
  if (unitOf(unit.id).special?.includes('payInfluenceToTakeDamage')) hero.area.influence -= 2;
  const { fate, wounds, left } = unitHit(damage, armorOf(hero, unit), resistancesOf(hero, unit), attack);
  foe.unitInvolved = true;
  if (fate === 'spared') {
    unit.spared = true;
    return left;
  }
  const banner = bannerOn(unit);
  if (banner?.ability?.trigger === 'unitWouldBeWounded' && unit.banner!.up) {
    // Banner of Fortitude is turned over: no wound, nothing of poison or paralyze.
    unit.banner!.up = false;
    unit.spared = true;
    return left;
  }
  feed(foe, 1);
  if (fate === 'destroyed') loseUnit(realm, seat, unit, false);
  else woundUnit(realm, seat, unit, wounds);
  return left;
}
