import type { Rules } from '../../../engine/rules.js';
import type { Ally } from '../chips.js';
import type { RewardStep } from '../effect.js';
import { takeWonderlandian } from '../market.js';
import type { Wonderland } from '../state.js';
import {
  discardMadness,
  drawQuests,
  gainAlly,
  gainAnyAlly,
  gainArtifacts,
  gainPoints,
  mendShield,
  raiseCastles,
  releaseSupporters,
  strengthenLeader,
  unlockAbility,
} from './gaining.js';
import { placeCastle, placeUnits } from './placing.js';
import { discardShards, rollShards } from './shards.js';

/** The ally a reward names. */
export const namedAlly = ({ type, level }: Extract<RewardStep, { op: 'gain_ally' }>): Ally =>
  type === 'forge' ? 'forge' : `${type}:${level}`;

/** Carries out one reward of a tea card or a forge track (WW-4, WW-15.5). */
export function* runReward(state: Wonderland, seat: number, source: string, step: RewardStep): Rules<void> {
  switch (step.op) {
    case 'place_units':
      return yield* placeUnits(state, seat, source, step.n);
    case 'gain_ally':
      return yield* gainAlly(state, seat, source, namedAlly(step));
    case 'gain_any_ally':
      return yield* gainAnyAlly(state, seat, source, step.level);
    case 'castle':
      return yield* placeCastle(state, seat, source);
    case 'leader_strength':
      return yield* strengthenLeader(state, seat, source, step.n);
    case 'unlock_ability':
      return yield* unlockAbility(state, seat, source);
    case 'wonderlandian':
      return yield* takeWonderlandian(state, seat, source);
    case 'quest_draw':
      return yield* drawQuests(state, seat, source, step);
    case 'shield_restore':
      return mendShield(state, seat, source);
    case 'discard_madness':
      return discardMadness(state, seat, source, step.n);
    case 'discard_shards':
      return discardShards(state, seat, step.n, source);
    case 'roll_shards':
      return rollShards(state, seat);
    case 'gain_vp':
      return gainPoints(state, seat, step.n, source);
    case 'castle_value':
      return raiseCastles(state, seat, step.to, source);
    case 'release_supporters':
      return releaseSupporters(state, seat, step.n, source);
    case 'gain_artifact':
      return gainArtifacts(state, seat, source, step.n);
  }
}
