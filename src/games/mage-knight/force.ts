import type { RuleChange, RuleName } from './effects/rule-change.js';
import type { ActiveRule } from './play-area.js';
import type { HeroState, Realm } from './state.js';
import type { TimeOfDay } from './terms.js';

/** The time of day as it counts now: night in a fight under night rules (MK-W-9.9). */
export const timeNow = (realm: Realm): TimeOfDay => (realm.fight?.night ? 'night' : realm.time);

/** The member of the union that has this name among its own. */
type Named<One, Name> = One extends { readonly rule: infer Names } ? (Name extends Names ? One : never) : never;
type Change<Name extends RuleName> = Named<RuleChange, Name>;
export type InForce<Name extends RuleName> = ActiveRule & { readonly change: Change<Name> };

const isNamed = <Name extends RuleName>(rule: ActiveRule, name: Name): rule is InForce<Name> =>
  rule.change.rule === name && rule.uses !== 0;

/** The changes of this name that are in force for a hero. */
export function inForce<Name extends RuleName>(hero: HeroState, name: Name): InForce<Name>[] {
  const found: InForce<Name>[] = [];
  for (const rule of hero.area.rules) if (isNamed(rule, name)) found.push(rule);
  return found;
}

export const hasRule = (hero: HeroState, name: RuleName): boolean =>
  hero.area.rules.some(rule => rule.change.rule === name && rule.uses !== 0);

/** One use less of a change that has a number of them. */
export function useRule(rule: ActiveRule): void {
  if (rule.uses !== null) rule.uses -= 1;
}
