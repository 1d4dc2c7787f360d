import { woundsIn } from '../deeds.js';
import { foeWith, resistancesOf, standing } from '../fight/foes.js';
import { COLOURS } from '../terms.js';
import { isUsable } from '../units.js';
import type { Effect } from './effect.js';
import { heroIn } from './effect.js';
import type { Per } from './step.js';

/** How many of the counted things there are. Symbols of a blocked token are counted when it is blocked. */
function count(effect: Effect, of: Per['of']): number {
  const hero = heroIn(effect);
  const { fight } = effect.realm;
  switch (of) {
    case 'abilityAttackColorOrResistanceOnBlockedEnemy':
      return 0;
    case 'cardDiscarded:n':
      return effect.bound.n?.length ?? 0;
    case 'distinctCrystalColor':
      return COLOURS.filter(colour => hero.crystals[colour] > 0).length;
    case 'enemyBlockedThisTurn':
      return hero.area.blocked;
    case 'enemyTokenFaced':
      return fight === null ? 0 : standing(fight).length;
    case 'excessBlock':
      return effect.excess;
    case 'readyUnwoundedUnit':
      return hero.units.filter(isUsable).length;
    case 'resistanceOfTarget':
      return fight === null || effect.foe === null ? 0 : resistancesOf(foeWith(fight, effect.foe)).size;
    case 'woundInHandOrOnOwnUnits':
      return woundsIn(hero.hand) + hero.units.reduce((sum, { wounds }) => sum + wounds, 0);
    case 'woundTakenThisCombat':
      return fight?.woundsToHand ?? 0;
  }
}

/** What counted things add to an amount. */
export function counted(effect: Effect, per: Per | undefined): number {
  if (per === undefined) return 0;
  const added = count(effect, per.of) * per.add;
  return per.max === undefined ? added : Math.min(added, per.max);
}
