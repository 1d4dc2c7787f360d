import type { Rules } from '../../../../engine/rules.js';
import { gainSkill } from '../../skills.js';
import { choose } from '../asking.js';
import { during, type Effect } from '../effect.js';

export const canTakeCommonSkill = ({ realm }: Effect): boolean => realm.commonSkills.length > 0;

/** A skill of the common pool for good (Circlet of Proficiency). */
export function* takeCommonSkill(effect: Effect): Rules<void> {
  const { realm, seat } = effect;
  if (realm.commonSkills.length === 0) return;
  const ids = realm.commonSkills.map(({ skill }) => skill);
  const skill = yield* choose(effect, 'skill', { ...during(effect), what: 'take' }, ids);
  realm.commonSkills = realm.commonSkills.filter(one => one.skill !== skill);
  gainSkill(realm, seat, skill, true);
}
