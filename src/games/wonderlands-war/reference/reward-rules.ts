import type { CardStep, RewardStep } from '../effect.js';

/** The rule behind each reward of a tea card or a forge track. */
const REWARDS: Readonly<Record<RewardStep['op'], string>> = {
  place_units: 'WW-4.2',
  gain_ally: 'WW-4.5',
  gain_any_ally: 'WW-4.5',
  leader_strength: 'WW-4.12',
  quest_draw: 'WW-4.14',
  discard_madness: 'WW-4.13',
  discard_shards: 'WW-4.10',
  gain_vp: 'WW-15.5',
  castle_value: 'WW-15.5',
  release_supporters: 'WW-15.5',
  gain_artifact: 'WW-15.3',
  castle: 'WW-4.11',
  unlock_ability: 'WW-4.9',
  wonderlandian: 'WW-4.8',
  shield_restore: 'WW-4.7',
  roll_shards: 'WW-4.6',
};

/** The rules that explain what stands on a card: what nearly every card has last. */
export function rulesOfSteps(steps: readonly CardStep[]): string[] {
  const found = steps.flatMap(step => {
    if ('choose_one' in step) return ['WW-4.15', ...step.choose_one.flatMap(rulesOfSteps)];
    if ('optional' in step) return ['WW-4.16', ...rulesOfSteps(step.optional)];
    return [step.op === 'place_units' && step.may_differ ? 'WW-4.4' : REWARDS[step.op]];
  });
  return [...found.filter(rule => rule !== REWARDS.place_units), ...found.filter(rule => rule === REWARDS.place_units)];
}
