import { tollOf } from '../fight/state.js';
import { timeNow } from '../force.js';
import { siteOf, terrainOf } from '../land.js';
import type { Effect } from './effect.js';
import { heroIn } from './effect.js';
import type { Condition } from './step.js';

type Asking = Pick<Effect, 'realm' | 'seat' | 'bound'>;

/** Whether a condition is true now. */
export function holds(effect: Asking, cond: Condition): boolean {
  const { realm } = effect;
  const hero = heroIn(effect);
  if ('timeOfDay' in cond) return timeNow(realm) === cond.timeOfDay;
  if ('usedDuring' in cond) return hero.area.stage === 'interaction';
  if ('onTerrain' in cond) return hero.space !== null && terrainOf(realm, hero.space) === cond.onTerrain;
  if ('at' in cond) return isAt(effect, cond.at);
  if ('strictlyLowestFame' in cond) return hasLowestFame(effect);
  if ('paid' in cond) return effect.bound.paid?.includes(cond.paid) ?? false;
  if ('or' in cond) return cond.or.some(one => holds(effect, one));
  if ('noWoundToHandThisCombat' in cond) return woundsTaken(effect) === 0;
  if ('noUnitRecruitedForInfluenceThisTurn' in cond) return !hero.area.recruitedForInfluence;
  if ('noUnitInvolvedWith' in cond) return !isInvolved(effect, cond.noUnitInvolvedWith);
  if ('handSizeAtLeast' in cond) return hero.hand.length >= cond.handSizeAtLeast;
  return hero.deck.length === 0;
}

function isAt(effect: Asking, at: 'fortifiedSite' | 'magicalGlade'): boolean {
  const { space } = heroIn(effect);
  const site = space === null ? undefined : siteOf(effect.realm, space);
  if (at === 'magicalGlade') return site === 'magical_glade';
  return site === 'keep' || site === 'mage_tower' || site === 'city';
}

/** Wounds that came to the hand in this fight. */
export const woundsTaken = ({ realm, seat }: Pick<Effect, 'realm' | 'seat'>): number =>
  realm.fight === null ? 0 : (tollOf(realm.fight, seat)?.wounds ?? 0);

/** Below every other player; nobody is below in solo (MK-C-A6). */
function hasLowestFame({ realm, seat }: Asking): boolean {
  const others = realm.heroes.filter((_, other) => other !== seat);
  return others.length > 0 && others.every(({ fame }) => fame > realm.heroes[seat]!.fame);
}

function isInvolved({ realm, bound }: Asking, name: string): boolean {
  const key = bound[name]?.[0];
  return realm.fight?.foes.find(foe => foe.key === key)?.unitInvolved ?? false;
}
