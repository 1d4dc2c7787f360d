import { woundsIn } from '../deeds.js';
import { contributors, foeWith, resistancesOf, standing } from '../fight/foes.js';
import { COLOURS } from '../terms.js';
import { isUsable } from '../units.js';
import { woundsTaken } from './conditions.js';
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
      return facedNow(effect);
    case 'excessBlock':
      return effect.excess;
    case 'readyUnwoundedUnit':
      return hero.units.filter(isUsable).length;
    case 'resistanceOfTarget':
      return fight === null || effect.foe === null ? 0 : resistancesOf(foeWith(fight, effect.foe)).size;
    case 'woundInHandOrOnOwnUnits':
      return woundsIn(hero.hand) + hero.units.reduce((sum, { wounds }) => sum + wounds, 0);
    case 'woundTakenThisCombat':
      return woundsTaken(effect);
  }
}

/** Tokens in the fight (MK-C-A25); of a rival ready unwounded units, those that attack now, and the hero (MK-W-16.10). */
function facedNow({ realm }: Effect): number {
  const { fight } = realm;
  if (fight === null) return 0;
  if (fight.clash === null) return standing(fight).length;
  const { aggressor, defender } = fight.clash;
  const rival = realm.heroes[fight.seat === aggressor ? defender : aggressor]!;
  const attacking = fight.clash.role === 'block' ? contributors(fight) : [];
  return rival.units.filter(unit => isUsable(unit) || attacking.includes(unit.key)).length + 1;
}

/** What counted things add to an amount. */
export function counted(effect: Effect, per: Per | undefined): number {
  if (per === undefined) return 0;
  const added = count(effect, per.of) * per.add;
  return per.max === undefined ? added : Math.min(added, per.max);
}
