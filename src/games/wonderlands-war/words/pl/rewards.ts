import { polish } from '../../../../engine/language.js';
import type { AllyType, Level } from '../../chips.js';
import type { RewardStep } from '../../effect.js';
import { shards, unitCount } from './grammar.js';

/** Short enough for a card on a phone; the picture beside it says the rest. */
const ALLIES: Readonly<Record<AllyType, string>> = {
  flamingo: 'Flaming',
  creature: 'Istota',
  rook: 'wieża',
  rose: 'Róża',
  soldier: 'żołnierz',
};
const FEMININE: ReadonlySet<string> = new Set(['creature', 'rook', 'rose']);
const LEVELS: Readonly<Record<Level, readonly [string, string]>> = {
  weak: ['słaby', 'słaba'],
  strong: ['silny', 'silna'],
};

/** What a reward is, as short as a card and a button have room for. */
export function briefReward(step: RewardStep): string {
  switch (step.op) {
    case 'place_units':
      return unitCount(step.n);
    case 'gain_ally':
      return step.type === 'forge'
        ? 'kuźnia'
        : `${LEVELS[step.level][FEMININE.has(step.type) ? 1 : 0]} ${ALLIES[step.type]}`;
    case 'gain_any_ally':
      return `dowolny ${LEVELS[step.level][0]}`;
    case 'leader_strength':
      return `lider +${step.n}`;
    case 'quest_draw':
      return step.discard > 0
        ? `${step.draw} zadania, odrzuć ${step.discard}`
        : step.draw === 1
          ? 'zadanie'
          : `${step.draw} zadania`;
    case 'discard_madness':
      return 'odrzuć szaleństwo';
    case 'discard_shards':
      return `odrzuć ${shards(step.n)}`;
    case 'gain_vp':
      return `${step.n} PZ`;
    case 'castle_value':
      return `zamki po ${step.to} PZ`;
    case 'release_supporters':
      return `+${step.n} ${polish(step.n, 'stronnik', 'stronnicy', 'stronników')}`;
    case 'gain_artifact':
      return 'artefakt';
    case 'castle':
      return 'zamek';
    case 'unlock_ability':
      return 'zdolność';
    case 'wonderlandian':
      return 'miesz\u00ADkaniec';
    case 'shield_restore':
      return 'cała tarcza';
    case 'roll_shards':
      return 'kość odłamków';
  }
}
