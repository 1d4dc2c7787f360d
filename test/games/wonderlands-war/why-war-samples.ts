import type { WAR_REASONS } from '../../../src/games/wonderlands-war/words/war-reasons.js';
import { atWar, Stage } from './stage.js';
import {
  crowd,
  drawing,
  drew,
  forging,
  from,
  level,
  many,
  PAIR,
  played,
  type Sample,
  unused,
  war,
} from './why-positions.js';

/** Every reason of the war, with what brings it up. */
export const FORBIDDEN_IN_WAR: Readonly<Record<keyof typeof WAR_REASONS, readonly Sample[]>> = {
  'sealed-wager': [
    [
      'WW-7.5',
      'alicja',
      () => {
        const stage = new Stage({
          factions: ['alice', 'hatter', 'queen', 'cheshire'],
          prepare: state => {
            state.phase = 'war';
            state.ahead = [2];
            state.seats[2]!.supporters[2] = 2;
            state.seats[3]!.supporters[2] = 2;
          },
        });
        stage.table.answer(0, 'queen');
        return stage;
      },
    ],
  ],
  'sealed-answer': [
    [
      'WW-8.9',
      'wycofaj',
      () => {
        const stage = drawing()();
        stage.table.answer(0, 'until:9');
        return stage;
      },
    ],
    [
      'WW-8.9',
      'tarcza',
      () => {
        const stage = atWar([3, 3, 0], state => {
          for (const seat of [0, 1]) state.seats[seat]!.bag = many('madness');
        }).say('none');
        stage.table.answer(0, 'madness/shield');
        return stage;
      },
    ],
  ],
  'sealed-award': [
    [
      'WW-12.4',
      'zamek',
      () => {
        const stage = level()();
        stage.table.answer(0, 'vp');
        return stage;
      },
    ],
  ],
  'sealed-feat': [
    [
      'WW-13.2',
      'nie',
      () => {
        const stage = level(state => {
          for (const seat of [0, 1]) state.seats[seat]!.quests = ['Q-G3'];
        })()
          .say('vp', 'vp')
          .until('feat');
        stage.table.answer(0, 'Q-G3');
        return stage;
      },
    ],
  ],
  'sealed-forging': [
    [
      'WW-15.1',
      'frakcja 2 3',
      () => {
        const stage = forging()();
        stage.table.answer(0, 'none');
        return stage;
      },
    ],
  ],
  'fighter-bets': [
    ['WW-7.5', 'alicja', war(), 1],
    ['WW-7.5', 'zakład na alicję', war(), 0],
    ['WW-7.5', 'bet on the queen', drawing(), 0],
  ],
  'no-wagers': [
    [
      'WW-18.3',
      'zakład na królową',
      () =>
        new Stage({
          ...PAIR,
          prepare: state => {
            state.phase = 'war';
            state.unused = 0;
            state.ahead = [2];
            state.seats[0]!.supporters[2] = 3;
            state.seats[0]!.bag = many('faction:1');
          },
        }).until('draw-on'),
      1,
    ],
  ],
  'wager-late': [['WW-7.5', 'zakład na alicję', drawing(), 2]],
  'wager-absent': [['WW-7.5', 'królowa kier', war(), 2]],
  'no-fighter': [['WW-7.2', 'dobieram', drawing(), 2]],
  'withdrawn-already': [
    [
      'WW-11.1',
      'draw',
      () => {
        const stage = atWar([3, 3, 3], state => {
          for (const seat of state.seats) seat.bag = many('faction:1');
        }).until('draw-on');
        return stage.say('withdraw', 'draw', 'draw');
      },
    ],
  ],
  'eliminated-already': [
    [
      'WW-9.5',
      'dobierz',
      () =>
        atWar([1, 3, 3], state => {
          for (const seat of state.seats) seat.bag = many('faction:1');
          state.seats[0]!.bag = ['madness'];
          state.seats[0]!.shield = false;
        }).until('draw-on'),
    ],
  ],
  'drawing-over': [['WW-11.2', 'dobierz', forging()]],
  'not-now': [['WW-8.9', 'dobierz', () => drawing()().say('until:9', 'draw')]],
  'draw-compulsory': [
    [
      'WW-8.1',
      'stoję',
      () =>
        new Stage({
          ...PAIR,
          prepare: state => {
            state.phase = 'war';
            unused(state);
            state.ahead = [2];
            state.seats[0]!.supporters[2] = 3;
          },
        }),
    ],
  ],
  'shield-cracked': [
    [
      'WW-9.4',
      'tarcza',
      drew(['madness'], state => {
        state.seats[0]!.shield = false;
      }),
    ],
  ],
  'nothing-to-block': [
    [
      'WW-9.4',
      'shield',
      () =>
        from(drawing()(), state => {
          state.phase = 'answers';
          state.battle!.fighters[0]!.drawn = ['faction:1', 'artifact'];
          state.battle!.fighters[1]!.drawn = ['faction:1'];
        }),
    ],
  ],
  'leader-last': [
    ['WW-9.2', 'lider', drew(['madness'])],
    ['WW-9.2', 'strać lidera', drew(['madness'])],
  ],
  'unit-not-here': [['WW-9.2', 'gryf', drew(['madness'])]],
  'units-lost': [['WW-9.1', 'stronnik', drew(['madness2'])]],
  'nothing-lost': [
    [
      'WW-9.1',
      'stronnik',
      drew(['madness'], state => {
        state.seats[0]!.standees[2] = ['dormouse', 'knave'];
      }),
    ],
  ],
  'not-drawn': [['WW-8.6', 'artefakt', drew(['madness'])]],
  'not-all-mad': [['WW-20.9', 'odłamek', drew(['madness'])]],
  'strength-had': [['WW-8.3', 'do 2', drawing()]],
  'strength-end': [['WW-8.7', 'until 30', drawing()]],
  'not-exhausted': [['WW-19.A5', 'zwróć słaba róża', played('soldier:weak', 'A')]],
  'rook-alone': [
    [
      'WW-19.A3',
      'zwróć słaba czerwona wieża',
      played('soldier:weak', 'A', state => {
        state.seats[0]!.exhausted = ['rook:weak', 'artifact'];
      }),
    ],
  ],
  'too-few-near': [
    [
      'WW-19.B5',
      'ściągnij 5 drzewa tumtum',
      played('soldier:weak', 'B', state => {
        state.seats[0]!.supporters[3] = 1;
      }),
    ],
  ],
  'no-opponent': [
    ['WW-1.4', 'kot z cheshire', crowd('item:knave_crown', 'A')],
    ['WW-1.4', 'alicja', crowd('item:knave_crown', 'A')],
  ],
  'not-targeted': [
    [
      'WW-19.D1',
      'królowa kier',
      () => {
        const stage = new Stage({
          factions: ['alice', 'hatter', 'queen', 'cheshire', 'jabberwock'],
          allies: 'D',
          prepare: state => {
            state.phase = 'war';
            state.ahead = [2];
            for (const seat of [0, 1, 2, 3]) {
              state.seats[seat]!.supporters[2] = 3;
              state.seats[seat]!.bag = seat === 0 ? many('flamingo:weak') : many('faction:1');
              state.seats[seat]!.quests = [];
            }
            for (const seat of [1, 3]) {
              state.seats[seat]!.leader = 4;
              state.seats[seat]!.leaderIn = 2;
            }
          },
        });
        return stage.say('none');
      },
    ],
  ],
  'track-clear': [
    [
      'WW-20.2b',
      'królowa',
      crowd('item:duchess_amulet', 'A', state => {
        state.seats[1]!.track = ['madness', 'madness2'];
      }),
    ],
  ],
  'not-nearest': [['WW-19.C1', '23', played('flamingo:strong', 'C')]],
  'award-only': [['WW-12.4', 'tumtum', level()]],
  'feat-unmet': [
    [
      'WW-13.2',
      'ubłocone buty',
      () =>
        level(state => {
          state.seats[0]!.quests = ['Q-G3', 'Q-N4'];
        })()
          .say('vp', 'vp')
          .until('feat'),
    ],
  ],
  'not-active': [['WW-15.2', 'artefakt 2', forging()]],
  'no-track': [['WW-15.2', 'frakcja 2 7', forging()]],
  'track-full': [
    [
      'WW-15.3',
      'frakcja 2 3',
      forging(state => {
        state.seats[0]!.forged[2] = ['faction:1', 'faction:1', 'faction:1'];
      }),
    ],
  ],
  'no-symbol': [
    [
      'WW-15.1',
      'kuźnia 2 symbol',
      () => war(many('forge'))().say('none', 'withdraw', 'withdraw', 'vp', 'vp').until('forge'),
    ],
  ],
  'no-forging': [['WW-15.1', 'przekuj frakcję 2', drawing(), 2]],
  'too-many-shards': [
    [
      'WW-14.3',
      '9',
      () =>
        atWar([3, 3, 0], state => {
          for (const seat of [0, 1]) state.seats[seat]!.bag = many('faction:2');
          state.seats[0]!.standees[2] = ['caterpillar'];
          state.seats[0]!.shards = 5;
        })
          .say('none', 'withdraw', 'withdraw')
          .until('shards'),
    ],
  ],
  'no-ally-active': [
    [
      'WW-14.1',
      'słaby flaming',
      () =>
        war(many('rose:weak'), state => {
          state.seats[0]!.abilities = ['love_of_learning'];
        })()
          .say('none', 'withdraw', 'withdraw', 'vp', 'vp')
          .until('learn'),
    ],
  ],
  'take-chip': [
    [
      'WW-19.C3',
      'artefakt',
      () => {
        const stage = new Stage({
          allies: 'C',
          prepare: state => {
            state.phase = 'war';
            state.ahead = [2];
            for (const seat of [0, 1]) {
              state.seats[seat]!.supporters[2] = 3;
              state.seats[seat]!.bag = many('rook:weak');
              state.seats[seat]!.active = seat === 0 ? many('faction:2', 4) : [];
              state.seats[seat]!.quests = [];
            }
            state.seats[0]!.quests = ['Q-G2'];
          },
        });
        return stage.say('none', 'withdraw', 'withdraw', 'vp', 'vp').until('feat').say('Q-G2');
      },
    ],
  ],
};
