import type { Decision } from '../../../../src/engine/decision.js';
import { question } from '../../../../src/games/wonderlands-war/question.js';
import { REGIONS } from '../../../../src/games/wonderlands-war/regions.js';
import type { Wonderland } from '../../../../src/games/wonderlands-war/state.js';
import type { QuestionKey } from '../../../../src/games/wonderlands-war/vocabulary.js';
import type { Choice } from './gallery.js';
import { battle, battleFive, battleTwo, rich, tea, teaFive, teaTwo } from './positions.js';

const ODDS = { chips: 14, taken: 1, madness: 0.21, poison: 0.07, loss: 0.28, bust: 0.14, average: 1.7 };

const asked = (state: Wonderland, decision: Decision, name: string = decision.key): Choice => ({
  name,
  state,
  decision,
});

const ALL = REGIONS.map(id => id);
const chairs = (state: Wonderland) => state.chairs.flatMap((card, at) => (card ? [`chair:${at + 1}` as const] : []));

/** One question of every key, as hard to draw as it comes. */
export const CHOICES: readonly Choice[] = [
  asked(rich, question('keep-quest', 1, { quests: ['Q-N6', 'Q-G4'] }, ['Q-N6', 'Q-G4'])),
  asked(tea, question('tea-move', 3, { from: 0, cards: tea.chairs, left: 4 }, [...chairs(tea), 'head'])),
  asked(
    teaFive,
    question('tea-move', 1, { from: 0, cards: teaFive.chairs, left: 4 }, [...chairs(teaFive), 'head', 'host']),
    'tea-move of five',
  ),
  asked(tea, question('host-card', 1, { cards: tea.chairs }, chairs(tea).slice(0, 5))),
  asked(tea, question('place-leader', 0, {}, ALL)),
  asked(tea, question('poison', 3, { source: 'jaws_that_bite', left: 2, cards: tea.chairs }, [...chairs(tea), 'none'])),
  asked(
    tea,
    question('next-effect', 0, { card: 'T2-26', units: 3 }, [
      ...ALL.map(id => `place_units:3@${id}` as const),
      'roll_shards',
      'gain_ally:rose:weak',
    ]),
  ),
  asked(tea, question('half', 0, { card: 'T3-28' }, ['top', 'bottom'])),
  asked(tea, question('corrupted', 0, { card: 'T2-30' }, ['roll', 'skip'])),
  asked(tea, question('place-units', 2, { source: 'T2-01', units: 3, what: 'group' }, [...ALL, 'split'])),
  asked(rich, {
    kind: 'some',
    key: 'standees',
    seat: 1,
    about: { source: 'T2-01', units: 2 },
    options: [{ id: 'twin2' }, { id: 'gryphon' }],
    min: 0,
    max: 2,
  }),
  asked(
    tea,
    question('lift', 0, { source: 'T2-01', to: 'garden', left: 1 }, [
      'supporter@na_muniu',
      'standee:gryphon@tumtum',
      'none',
    ]),
  ),
  asked(tea, question('lift-to', 0, { source: 'T2-01', unit: 'supporter', from: 'garden' }, ['na_muniu', 'tumtum'])),
  asked(
    tea,
    question('extra-unit', 2, { source: 'double_speed', to: null }, [
      'supporter@garden',
      'lift:supporter@red_castle',
      'none',
    ]),
  ),
  asked(tea, question('standee', 0, { standee: 'mock_turtle' }, ALL)),
  asked(tea, question('castle', 1, { source: 'T2-30' }, ['na_muniu', 'tumtum'])),
  asked(teaTwo, question('castle', 1, { source: 'T2-30' }, ['garden', 'tumtum']), 'castle of two'),
  asked(
    tea,
    question('ally', 1, { source: 'more_tea', level: 'weak', instead: null }, [
      'flamingo:weak',
      'creature:weak',
      'rook:weak',
      'rose:weak',
      'soldier:weak',
      'forge',
    ]),
  ),
  asked(
    tea,
    question('ability', 3, { source: 'T2-22' }, ['manxome_foe', 'claws_that_catch', 'slithy_toves', 'burbling']),
  ),
  asked(tea, question('market', 0, { source: 'T2-09', cards: tea.market }, tea.market)),
  asked(rich, question('quest-draw', 1, { source: 'T2-22', draw: 2, discard: 1 }, ['draw', 'none'])),
  asked(rich, question('quest-discard', 1, { quests: ['Q-P1', 'Q-N6', 'Q-R3'] }, ['Q-P1', 'Q-N6', 'Q-R3'])),
  asked(tea, question('leader-at-six', 0, { source: 'T2-11' }, ['discard', 'none'])),
  asked(tea, question('grin', 0, { rolled: 3 }, ['1', '2', '3', 'none'])),
  asked(tea, question('fly', 0, { source: 'gryphon', from: 'tumtum' }, ['garden', 'pool_of_tears', 'stay'])),
  asked(battle, question('wager', 1, { region: 'pool_of_tears' }, ['alice', 'queen', 'jabberwock', 'none'])),
  asked(
    battle,
    question('answer', 0, { drawn: ['madness', 'artifact', 'item:hare_spoon'], losses: { madness: 1 } }, [
      'madness/shield',
      'madness/lose=supporter',
      'artifact',
      'item:hare_spoon',
    ]),
  ),
  asked(
    battleTwo,
    question('answer', 1, { drawn: ['poison'], losses: { poison: 1 } }, ['poison/shield', 'poison/lose=supporter']),
    'answer to poison',
  ),
  asked(battle, question('draw-on', 0, { strength: 15, odds: ODDS }, ['withdraw', 'draw', 'until:20'])),
  asked(
    battleFive,
    question('draw-on', 1, { strength: 24, odds: { ...ODDS, taken: 3 } }, ['withdraw', 'draw']),
    'draw-on of five',
  ),
  asked(
    battle,
    question('instruction', 0, { strength: 15, given: { stop: 'loss', at: 30 }, odds: null }, [
      'none',
      'until:20',
      'withdraw',
    ]),
  ),
  asked(
    battle,
    question('soldier', 2, { source: 'A-soldier', chip: 'soldier:strong' }, [
      'double',
      'return:creature:weak',
      'return:faction:2',
    ]),
  ),
  asked(battle, question('triple', 2, { source: 'D-soldier', chip: 'soldier:weak' }, ['triple', 'plain'])),
  asked(battle, question('chip-order', 0, { chip: 'soldier:strong' }, ['4', '6'])),
  asked(
    battle,
    question('give-up', 2, { source: 'paint_my_world' }, ['supporter@na_muniu', 'supporter@garden', 'none']),
  ),
  asked(battle, question('bring-leader', 0, { source: 'everywhere_at_once', from: 'garden' }, ['bring', 'none'])),
  asked(battle, question('bring-unit', 1, { source: 'change_places' }, ['supporter@na_muniu', 'none'])),
  asked(battle, question('target', 0, { source: 'knave_crown' }, ['2', 'none'])),
  asked(battle, question('amulet', 0, { source: 'duchess_amulet' }, ['2:madness'])),
  asked(battle, question('shift', 0, { strength: 15 }, ['14', 'stay'])),
  asked(battle, question('award', 0, { region: 'pool_of_tears', value: 6 }, ['vp', 'castle'])),
  asked(rich, question('feat', 1, { quests: ['Q-P1'], free: false, costs: true }, ['Q-P1', 'none'])),
  asked(
    battleFive,
    question('feat-cost', 2, {}, [
      'faction:1',
      'faction:2',
      'forge',
      'creature:strong',
      'soldier:weak',
      'rose:weak',
      'item:hare_spoon',
      'flamingo:strong',
      'artifact',
      'rook:weak',
    ]),
  ),
  asked(tea, { kind: 'number', key: 'shards', seat: 0, about: { source: 'caterpillar' }, min: 0, max: 2 }),
  asked(
    battleFive,
    question('forge', 1, { symbol: 1, chips: 1 }, ['symbol:faction:1@1', 'chip:forge@2', 'chip:artifact@4', 'none']),
  ),
  asked(battle, question('learn', 0, { source: 'love_of_learning' }, ['none', 'flamingo:weak', 'forge'])),
];

/** Questions that are never drawn: nothing is chosen. */
export const NEVER_DRAWN: readonly QuestionKey[] = ['pause'];
