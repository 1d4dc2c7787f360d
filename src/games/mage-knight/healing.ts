import { tell } from '../../engine/match-state.js';
import { WOUND } from './cards/index.js';
import { drawCards, takeOut, woundsIn } from './deeds.js';
import { inForce } from './force.js';
import { levelOf } from './recruiting.js';
import type { Realm } from './state.js';
import { gainFame } from './tracks.js';
import { readyUnit, unitWith } from './units.js';

/** What the healing points at hand can do (MK-W-14.2, 14.3). */
export function healOptions(realm: Realm, seat: number): ('heal' | `heal:${number}`)[] {
  const { area, hand, units } = realm.heroes[seat]!;
  if (realm.fight !== null || area.heal <= 0) return [];
  const options: ('heal' | `heal:${number}`)[] = woundsIn(hand) > 0 ? ['heal'] : [];
  for (const { key, id, wounds } of units) if (wounds > 0 && levelOf(id) <= area.heal) options.push(`heal:${key}`);
  return options;
}

/** Spends points; those of the Golden Grail first. */
function spend(realm: Realm, seat: number, points: number): void {
  const { area } = realm.heroes[seat]!;
  area.heal -= points;
  const blessed = Math.min(points, area.healWithFame);
  area.healWithFame -= blessed;
  gainFame(realm, seat, blessed, 'card');
}

/** One wound off the hand for one point; it goes back to its pile. */
export function healHand(realm: Realm, seat: number): void {
  const hero = realm.heroes[seat]!;
  spend(realm, seat, 1);
  takeOut(hero.hand, WOUND);
  tell(realm, { tell: 'healed', seat, unit: null, count: 1 });
  for (const { change } of inForce(hero, 'healTriggers')) drawCards(realm, seat, change.drawPerHandWound ?? 0);
}

/** One wound off a unit for as many points as its level. */
export function healUnit(realm: Realm, seat: number, key: number): void {
  const hero = realm.heroes[seat]!;
  const unit = unitWith(hero, key)!;
  spend(realm, seat, levelOf(unit.id));
  unit.wounds -= 1;
  tell(realm, { tell: 'healed', seat, unit: unit.id, count: 1 });
  if (inForce(hero, 'healTriggers').some(({ change }) => change.readyHealedUnits === true))
    readyUnit(realm, seat, unit);
}
