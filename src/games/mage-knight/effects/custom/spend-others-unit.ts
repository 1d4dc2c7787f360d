import { tell } from '../../../../engine/match-state.js';
import type { Rules } from '../../../../engine/rules.js';
import { unitOf } from '../../cards/index.js';
import { unitWith } from '../../units.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect } from '../effect.js';

/** If a unit was readied: one unit of every other player up to that level may be spent (Energy Flow). */
export function* spendOthersUnit(effect: Effect, step: CustomNamed<'spendOthersUnit'>): Rules<void> {
  const { realm, seat } = effect;
  if (!effect.readied) return;
  for (const [other, hero] of realm.heroes.entries()) {
    if (other === seat) continue;
    const units = hero.units.filter(unit => unit.ready && unitOf(unit.id).level <= step.maxLevel);
    if (units.length === 0) continue;
    const about = { ...during(effect), what: 'spend', seat: other } as const;
    const said = yield* choose(effect, 'unit', about, [...units.map(({ key }) => String(key)), 'none']);
    const unit = said === 'none' ? undefined : unitWith(hero, Number(said));
    if (unit === undefined) continue;
    unit.ready = false;
    tell(realm, { tell: 'unit-spent', seat: other, unit: unit.id, by: seat });
  }
}
