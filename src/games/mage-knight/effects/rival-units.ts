import type { Rules } from '../../../engine/rules.js';
import { contributors, resistancesOf } from '../fight/foes.js';
import type { FightState, Foe } from '../fight/state.js';
import { otherOf } from '../player-combat/sides.js';
import { RESISTANCES } from '../terms.js';
import { unitWith, woundUnit } from '../units.js';
import { choose } from './asking.js';
import { counted } from './counting.js';
import { during, type Effect } from './effect.js';
import type { Modifier } from './modifier.js';

/** Whether a modifier does anything to a unit of the rival now (MK-W-16.10, 16.11). */
export function isUsefulOnUnit(fight: FightState, foe: Foe, { mod }: Modifier): boolean {
  const attacks = fight.clash!.role === 'block' && contributors(fight).includes(foe.unit!.key);
  switch (mod) {
    case 'attack':
    case 'doesNotAttack':
    case 'destroyIfBlocked':
      return attacks;
    case 'armor':
    case 'armorSet':
    case 'destroy':
      return true;
    case 'loseResistance':
    case 'loseOneAbility':
      return resistancesOf(foe).size > 0;
    default:
      return false;
  }
}

/** What an effect on an enemy does to a unit of the rival: destroying only wounds it, armor stays above 0. */
export function* applyToUnit(effect: Effect, fight: FightState, foe: Foe, modifier: Modifier): Rules<void> {
  const rival = otherOf(fight.clash!, fight.seat);
  const { key } = foe.unit!;
  const isShare = (unit: number | null) => unit === key;
  switch (modifier.mod) {
    case 'armor':
      foe.armor.push({ delta: modifier.delta + counted(effect, modifier.per), min: Math.max(1, modifier.min ?? 1) });
      return;
    case 'armorSet':
      foe.armorSet = Math.max(1, modifier.amount);
      return;
    case 'attack': {
      // One share of the attack is lowered (MK-W-16.11).
      const at = fight.attack.findIndex(({ from }) => isShare(from.unit));
      const piece = fight.attack[at];
      if (piece !== undefined)
        fight.attack[at] = { ...piece, amount: Math.max(modifier.min ?? 0, piece.amount + modifier.delta) };
      return;
    }
    case 'doesNotAttack':
      fight.attack = fight.attack.filter(({ from }) => !isShare(from.unit));
      return;
    case 'loseResistance':
      foe.lostResistances.push(...(modifier.which === 'all' ? RESISTANCES : [modifier.which]));
      return;
    case 'loseOneAbility': {
      const options = [...resistancesOf(foe)].map(one => `resistance:${one}`);
      const said = yield* choose(effect, 'symbol', { ...during(effect), enemy: foe.unit!.id }, options);
      foe.lostResistances.push(RESISTANCES.find(one => `resistance:${one}` === said)!);
      return;
    }
    case 'destroy': {
      const unit = unitWith(effect.realm.heroes[rival]!, key);
      if (unit !== undefined) woundUnit(effect.realm, rival, unit, 1);
      foe.beaten = true;
      return;
    }
    case 'destroyIfBlocked':
      foe.destroyIfBlocked = true;
      return;
    default:
      return;
  }
}
