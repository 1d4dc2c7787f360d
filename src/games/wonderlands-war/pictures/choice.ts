import { type Decision, isPause } from '../../../engine/decision.js';
import type { Drawing } from '../../../engine/drawing.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import { battleChoice } from './battle-choice.js';
import { cardChoice } from './card-choice.js';
import { chairChoice } from './chair-choice.js';
import type { Crowd } from './crowd.js';
import { forgeChoice } from './forge-choice.js';
import { listChoice, questChoice } from './list-choice.js';
import { regionChoice } from './region-choice.js';
import { smallChoice } from './small-choice.js';

type Kind = 'chair' | 'region' | 'card' | 'list' | 'quest' | 'battle' | 'forge' | 'small';

/** What is looked at while each question is answered. */
const KINDS: Readonly<Record<QuestionKey, Kind>> = {
  'keep-quest': 'quest',
  'tea-move': 'chair',
  'host-card': 'chair',
  'place-leader': 'region',
  poison: 'chair',
  'next-effect': 'card',
  half: 'card',
  corrupted: 'card',
  'place-units': 'region',
  standees: 'list',
  lift: 'region',
  'lift-to': 'region',
  'extra-unit': 'region',
  standee: 'region',
  castle: 'region',
  ally: 'list',
  ability: 'list',
  market: 'list',
  'quest-draw': 'small',
  'quest-discard': 'quest',
  'leader-at-six': 'small',
  grin: 'small',
  fly: 'region',
  wager: 'battle',
  answer: 'battle',
  'draw-on': 'battle',
  soldier: 'battle',
  triple: 'battle',
  'chip-order': 'battle',
  'give-up': 'region',
  'bring-leader': 'battle',
  'bring-unit': 'region',
  target: 'battle',
  amulet: 'battle',
  shift: 'battle',
  award: 'small',
  feat: 'quest',
  'feat-cost': 'list',
  shards: 'small',
  forge: 'forge',
  learn: 'list',
  instruction: 'battle',
  pause: 'small',
};

/** What the asked seat looks at while it chooses; null where nothing is chosen. */
export function choiceDrawing(decision: Decision, crowd: Crowd): Drawing | null {
  if (isPause(decision)) return null;
  const key = decision.key as QuestionKey;
  const { seat } = decision;
  const about: unknown = decision.about ?? {};
  const ids = decision.kind === 'number' ? [] : decision.options.map(({ id }) => id);
  switch (KINDS[key]) {
    case 'chair':
      return chairChoice(crowd, seat, ids, key === 'tea-move');
    case 'region':
      return regionChoice(crowd, seat, key, about, ids);
    case 'card':
      return cardChoice(crowd, seat, (about as Questions['half']['about']).card, ids);
    case 'list':
      return listChoice(crowd, seat, key, ids);
    case 'quest':
      return questChoice(crowd, seat, ids);
    case 'forge':
      return forgeChoice(crowd, seat, ids);
    case 'battle':
      return crowd.view.battle === null
        ? smallChoice(crowd, seat, key, about)
        : battleChoice(crowd, crowd.view.battle, seat, key, about, ids);
    case 'small':
      return smallChoice(crowd, seat, key, about);
  }
}
