import type { TEA_REASONS } from '../../../src/games/wonderlands-war/words/tea-reasons.js';
import { atWar, Stage } from './stage.js';
import {
  card,
  drawing,
  drew,
  empty,
  full,
  HATTER,
  JABBERWOCK,
  level,
  many,
  PAIR,
  played,
  type Sample,
  seated,
  tea,
  unused,
} from './why-positions.js';

/** Every reason of the tea party, with what brings it up. */
export const FORBIDDEN_AT_TEA: Readonly<Record<keyof typeof TEA_REASONS, readonly Sample[]>> = {
  'no-chair': [
    ['WW-2.4', '14', tea()],
    ['WW-2.4', 'krzesło 0', tea()],
    ['WW-2.4', '12', tea(() => {}, JABBERWOCK)],
  ],
  'chair-taken': [['WW-3.3', '5', tea(seated)]],
  'own-chair': [['WW-3.3', 'siadam na krześle 3', tea(seated)]],
  'chair-empty': [
    ['WW-3.3', '2', tea(seated)],
    [
      'WW-5.5',
      '2',
      tea(state => {
        state.phase = 'tea-start';
        state.chairs[1] = null;
      }, JABBERWOCK),
    ],
  ],
  'chair-behind': [
    [
      'WW-3.4',
      '1',
      tea(state => {
        state.seats[0]!.chair = 3;
      }, HATTER),
    ],
  ],
  'chair-behind-alice': [['WW-5.1', 'chair 8', tea(seated)]],
  'head-once': [['WW-3.4', 'szczyt', () => tea()().say('head')]],
  'no-host': [
    ['WW-5.2', 'host', tea()],
    ['WW-5.2', 'gospodarz', tea(), 2],
  ],
  'host-used': [
    [
      'WW-5.2',
      'gospodarz',
      tea(state => {
        state.seats[0]!.uses = ['host'];
      }, HATTER),
    ],
  ],
  'host-full': [['WW-5.2', 'host', tea(full, HATTER)]],
  'cards-first': [['WW-3.5', 'ogród', tea()]],
  'cards-full': [
    ['WW-3.5', '4', tea(full)],
    ['WW-3.5', 'head', tea(full)],
  ],
  'not-your-turn': [
    ['WW-3.2', '4', tea(), 1],
    ['WW-3.2', 'szczyt', tea(), 2],
  ],
  'leader-away': [
    [
      'WW-3.5',
      '4',
      tea(state => {
        state.seats[1]!.chair = -1;
        state.seats[1]!.leaderIn = 2;
      }),
      1,
    ],
  ],
  'tea-over': [['WW-3.6', 'szczyt', drawing(), 2]],
  'no-battle': [
    ['WW-7.1', 'dobieram', tea(), 1],
    ['WW-7.1', 'bet on alice', tea(), 1],
  ],
  'region-out': [
    [
      'WW-18.1',
      'na-muniu',
      tea(state => {
        full(state);
        unused(state);
      }, PAIR),
    ],
    ['WW-18.1', 'wabe', card('T1-01', unused, PAIR)],
  ],
  'card-first': [['WW-4.1', '7', card('T1-07')]],
  'not-on-card': [
    ['WW-4.1', 'silny flaming', card('T1-07')],
    ['WW-4.1', 'castle', card('T1-07')],
  ],
  'skip-last': [['WW-4.16', 'pomiń', card('T1-28')]],
  'no-poisoner': [['WW-5.5', 'zatruj 3', tea(), 1]],
  'poison-when': [['WW-5.5', 'poison 3', tea(() => {}, { factions: ['alice', 'jabberwock', 'queen'] }), 1]],
  'poisoned-already': [
    [
      'WW-5.5',
      '3',
      tea(state => {
        state.phase = 'tea-start';
        state.poisoned[2] = true;
      }, JABBERWOCK),
    ],
  ],
  'no-split': [
    ['WW-4.2', 'rozdziel', card('T1-01')],
    ['WW-4.2', 'split', card('T1-07')],
  ],
  'not-in-reserve': [
    [
      'WW-4.2',
      'gryf',
      () =>
        card('T1-01', state => {
          state.seats[0]!.reserve = ['dodo', 'knave'];
        })().say('garden'),
    ],
  ],
  'too-many-standees': [
    [
      'WW-4.2',
      'dodo + walet kierowy',
      () =>
        card('T1-12', state => {
          state.seats[0]!.reserve = ['dodo', 'knave'];
        })().say('place_units:1@garden'),
    ],
  ],
  'leader-stays': [['WW-4.3', 'lider ogród', () => card('T1-01', empty)().say('garden')]],
  'nobody-there': [['WW-4.3', 'stronnik czerwony zamek', () => card('T1-01', empty)().say('garden')]],
  'same-region': [
    [
      'WW-4.17',
      'supporter garden',
      () =>
        card('T1-01', state => {
          empty(state);
          state.seats[0]!.supporters[2] = 1;
        })().say('garden'),
    ],
  ],
  'castle-there': [
    [
      'WW-4.11',
      'tumtum',
      () =>
        card('T2-11', state => {
          state.seats[0]!.castles[3] = 2;
          state.round = 2;
        })().until('castle'),
    ],
  ],
  'wrong-level': [
    ['WW-4.5', 'silny flaming', () => card('T1-20')().say('gain_any_ally:weak')],
    ['WW-4.5', 'forge', () => card('T3-27')().say('gain_any_ally:strong')],
  ],
  'no-ally': [['WW-4.5', 'artefakt', () => card('T1-20')().say('gain_any_ally:weak')]],
  'out-of-supply': [
    [
      'WW-4.5',
      'słaby flaming',
      () =>
        card('T1-20', state => {
          state.supply['flamingo:weak'] = 0;
        })().say('gain_any_ally:weak'),
    ],
  ],
  'ability-known': [
    [
      'WW-4.9',
      'miłość do nauki',
      () =>
        card('T1-07', state => {
          state.seats[0]!.abilities = ['love_of_learning'];
        })().say('unlock_ability'),
    ],
  ],
  'ability-foreign': [['WW-4.9', 'royal temper', () => card('T1-07')().say('unlock_ability')]],
  'not-face-up': [
    [
      'WW-4.8',
      'gryf',
      () =>
        card('T1-21', state => {
          state.market = ['walrus', 'dodo', 'knave'];
        })().say('wonderlandian'),
    ],
  ],
  'quest-foreign': [
    [
      'WW-4.14',
      'ubłocone buty',
      () =>
        card('T1-24', state => {
          state.seats[0]!.quests = ['Q-G1'];
          state.questDeck = ['Q-T1', 'Q-T2'];
        })().say('quest_draw:2'),
    ],
    [
      'WW-2.8',
      'muddy boots',
      tea(state => {
        state.phase = 'quests';
        for (const seat of state.seats) seat.quests = ['Q-G1', 'Q-T1'];
      }),
    ],
    [
      'WW-13.2',
      'ubłocone buty',
      () =>
        level(state => {
          state.seats[0]!.quests = ['Q-G3'];
        })()
          .say('vp', 'vp')
          .until('feat'),
    ],
  ],
  'grin-self': [
    [
      'WW-5.4',
      'kot z cheshire',
      () => {
        const stages = ['1', '2', '3', '4', '5', '6'].map(seed =>
          new Stage({ factions: ['cheshire', 'alice', 'queen'], seed }).say('head'),
        );
        return stages.find(({ asked }) => asked.key === 'grin')!;
      },
    ],
  ],
  'not-adjacent': [
    [
      'WW-1.6',
      'na-muniu',
      () =>
        atWar([3, 3, 0], state => {
          for (const seat of [0, 1]) state.seats[seat]!.bag = many('faction:2');
          state.seats[0]!.standees[2] = ['gryphon'];
        })
          .say('none', 'withdraw', 'withdraw')
          .until('fly'),
    ],
    ['WW-1.6', 'ściągnij 1 na-muniu', played('soldier:weak', 'B')],
    [
      'WW-1.6',
      'stronnik na-muniu',
      drew(['item:gryphon_feather'], state => {
        state.seats[0]!.supporters[3] = 1;
        state.seats[0]!.supporters[0] = 1;
      }),
    ],
  ],
  'sealed-quests': [
    [
      'WW-2.8',
      'pin',
      () => {
        const stage = tea(state => {
          state.phase = 'quests';
          for (const seat of state.seats) seat.quests = ['Q-G1', 'Q-T1'];
        })();
        stage.table.answer(0, 'Q-G1');
        return stage;
      },
    ],
  ],
};
