import type { Rules } from '../../../../engine/rules.js';
import { skillOf } from '../../cards/index.js';
import { skillFits } from '../../skills.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { beginEffect, during, type Effect } from '../effect.js';
import { isPlayable } from '../possible.js';
import { runSteps } from '../run.js';

const usable = (effect: Effect): string[] =>
  effect.realm.commonSkills.flatMap(({ skill }) => {
    const { interactive, usage, steps } = skillOf(skill);
    if (interactive !== null || usage === 'passive' || !skillFits(effect.realm, effect.seat, skill)) return [];
    return isPlayable(asSkill(effect, skill), steps) ? [skill] : [];
  });

const asSkill = (effect: Effect, skill: string): Effect =>
  beginEffect(effect.realm, effect.seat, { kind: 'skill', id: skill, unit: null, colours: [], side: null });

export const canUseCommonSkill = (effect: Effect): boolean => usable(effect).length > 0;

/** A skill of the common pool as if owned, a once-per-turn one twice (Circlet of Proficiency). */
export function* useCommonSkill(effect: Effect, step: CustomNamed<'useCommonSkill'>): Rules<void> {
  const skills = usable(effect);
  if (skills.length === 0) return;
  const skill = yield* choose(effect, 'skill', { ...during(effect), what: 'use' }, skills);
  const { usage, steps } = skillOf(skill);
  const times = usage === 'turn' ? step.timesIfPerTurn : 1;
  const inner = asSkill(effect, skill);
  for (let time = 0; time < times; time++) if (isPlayable(inner, steps)) yield* runSteps(inner, steps);
}
