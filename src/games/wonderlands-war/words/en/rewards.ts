import { english } from '../../../../engine/language.js';
import type { AllyType } from '../../chips.js';
import type { RewardStep } from '../../effect.js';
import { units } from './grammar.js';

/** Short enough for a card on a phone; the picture beside it says the rest. */
const ALLIES: Readonly<Record<AllyType, string>> = {
  flamingo: 'Flamingo',
  creature: 'Creature',
  rook: 'Rook',
  rose: 'Rose',
  soldier: 'Soldier',
};

/** What a reward is, as short as a card and a button have room for. */
export function briefReward(step: RewardStep): string {
  switch (step.op) {
    case 'place_units':
      return units(step.n);
    case 'gain_ally':
      return step.type === 'forge' ? 'forge' : `${step.level} ${ALLIES[step.type]}`;
    case 'gain_any_ally':
      return `any ${step.level} ally`;
    case 'leader_strength':
      return `leader +${step.n}`;
    case 'quest_draw':
      return step.discard > 0
        ? `${step.draw} quests, discard ${step.discard}`
        : step.draw === 1
          ? 'quest'
          : `${step.draw} quests`;
    case 'discard_madness':
      return 'discard madness';
    case 'discard_shards':
      return `discard ${step.n} ${english(step.n, 'shard', 'shards')}`;
    case 'gain_vp':
      return `${step.n} VP`;
    case 'castle_value':
      return `castles worth ${step.to}`;
    case 'release_supporters':
      return `+${step.n} ${english(step.n, 'supporter', 'supporters')}`;
    case 'gain_artifact':
      return 'artifact';
    case 'castle':
      return 'castle';
    case 'unlock_ability':
      return 'ability';
    case 'wonderlandian':
      return 'Wonder\u00ADlandian';
    case 'shield_restore':
      return 'repair shield';
    case 'roll_shards':
      return 'shard die';
  }
}
