import { tell } from '../../../../engine/match-state.js';
import type { Rules } from '../../../../engine/rules.js';
import { unitOf } from '../../cards/index.js';
import { readyUnit, unitWith } from '../../units.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect, heroIn } from '../effect.js';
import { spentUnits } from '../unit-effects.js';

/** Only as the action of the turn. */
export const canSpendInfluence = (effect: Effect): boolean =>
  effect.realm.fight === null && heroIn(effect).area.stage === 'movement';

/** Taken as the action: Influence buys healing, and one unit may be readied (Peaceful Moment). */
export function* spendInfluence(effect: Effect, step: CustomNamed<'spendInfluence'>): Rules<void> {
  const { realm, seat } = effect;
  const hero = heroIn(effect);
  hero.area.stage = 'done';
  hero.area.move = 0;
  for (const rate of step.rates) {
    if ('heal' in rate) {
      const most = Math.floor(hero.area.influence / rate.influence);
      const ids = Array.from({ length: most + 1 }, (_, count) => `${count}` as const);
      const count = Number(yield* choose(effect, 'amount', { ...during(effect), what: 'heal' }, ids));
      hero.area.influence -= count * rate.influence;
      hero.area.heal += count * rate.heal;
      continue;
    }
    const units = spentUnits(effect, Math.floor(hero.area.influence / rate.influencePerUnitLevel));
    if (units.length === 0) continue;
    const about = { ...during(effect), what: 'ready', seat } as const;
    const said = yield* choose(effect, 'unit', about, [...units.map(({ key }) => String(key)), 'none']);
    const unit = said === 'none' ? undefined : unitWith(hero, Number(said));
    if (unit === undefined) continue;
    const cost = unitOf(unit.id).level * rate.influencePerUnitLevel;
    hero.area.influence -= cost;
    readyUnit(realm, seat, unit);
    tell(realm, { tell: 'bought', seat, what: 'ready', card: unit.id, cost });
  }
}
