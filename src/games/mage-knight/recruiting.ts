import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { unitOf } from './cards/index.js';
import { distinct } from './deeds.js';
import { runTriggered } from './effects/hooks.js';
import { takeUnit } from './offers.js';
import { question } from './question.js';
import type { HeroState, Realm } from './state.js';
import { addUnit, disbandable, freeBond, freeCommands, loseUnit, takeSlot, unitWith } from './units.js';
import type { During } from './vocabulary.js';

/** Whether there is room for one more, if need be by disbanding (MK-W-8.5). */
export const hasRoom = (hero: HeroState): boolean =>
  freeCommands(hero) > 0 || freeBond(hero) !== null || disbandable(hero).length > 0;

/** Makes room: the Bond, a free command token, or an own unit given up. False = the owner thought better of it. */
export function* makeRoom(realm: Realm, seat: number, unit: string, useBond: boolean): Rules<boolean> {
  const hero = realm.heroes[seat]!;
  if (useBond || freeCommands(hero) > 0) return true;
  const keys = disbandable(hero).map(({ key }) => String(key));
  if (keys.length === 0) return false;
  const said = yield* ask(question('disband', seat, { for: unit }, [...keys, 'none']));
  if (said === 'none') return false;
  loseUnit(realm, seat, unitWith(hero, Number(said))!, true);
  return true;
}

/** A unit joins: ready and unwounded. What waits for a recruit happens. */
export function* join(
  realm: Realm,
  seat: number,
  unit: string,
  { cost, forInfluence, under }: { cost: number; forInfluence: boolean; under: string | null },
): Rules<void> {
  const { area } = realm.heroes[seat]!;
  takeUnit(realm, unit);
  takeSlot(realm.heroes[seat]!, under);
  area.recruits.push(addUnit(realm, seat, unit, under).key);
  if (forInfluence) area.recruitedForInfluence = true;
  tell(realm, { tell: 'recruited', seat, unit, cost });
  yield* runTriggered(realm, seat, 'onRecruit');
}

/** Any unit of the offer for nothing (Call to Glory, Banner of Command). */
export function* takeUnitFree(realm: Realm, seat: number, during: During): Rules<void> {
  const units = distinct(realm.offers.units);
  if (units.length === 0 || !hasRoom(realm.heroes[seat]!)) return;
  const about = { ...during, purpose: 'gain', zone: 'units' } as const;
  const unit = yield* ask(question('card', seat, about, units));
  const bond = freeCommands(realm.heroes[seat]!) > 0 ? null : freeBond(realm.heroes[seat]!);
  if (!(yield* makeRoom(realm, seat, unit, bond !== null))) return;
  yield* join(realm, seat, unit, { cost: 0, forInfluence: false, under: bond });
}

/** Level of a unit, for healing and readying. */
export const levelOf = (unit: string): number => unitOf(unit).level;
