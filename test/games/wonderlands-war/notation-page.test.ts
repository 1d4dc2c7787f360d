import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Said } from '../../../src/engine/decision.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { wonderlandsWar as game } from '../../../src/games/wonderlands-war/game.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { parseMove } from '../../../src/matches/index.js';
import { exampleMatch } from '../../matches/match-example.js';
import { Stage, type Staging, takes } from './stage.js';
import { card, drawing, drew, forging, from, level, many, played, tea, war } from './why-positions.js';

const PAGE = readFileSync(new URL('../../../docs/wonderlands-war-notation.md', import.meta.url), 'utf8');

/** The examples in the tables of the page, row by row: English ones, then the same in Polish. */
const ROWS = [...PAGE.matchAll(/^\| (`.*?`) \| (`.*?`) \|/gm)].map(([, en, pl]) =>
  [en!, pl!].map(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, typed]) => typed!)),
);

const QUEEN: Staging = { factions: ['queen', 'alice', 'hatter'] };
const JABBERWOCK: Staging = { factions: ['jabberwock', 'alice', 'queen'] };
const full = (state: Wonderland): void => {
  state.seats[0]!.taken = 9;
};
/** Whoever is asked first. */
const sealed = (...drawn: Chip[]) =>
  from(drawing()(), state => {
    state.phase = 'answers';
    state.battle!.fighters[0]!.drawn = drawn;
    state.battle!.fighters[1]!.drawn = ['faction:1'];
    state.seats[0]!.standees[2] = ['gryphon'];
  });
const cat = () =>
  new Stage({
    factions: ['cheshire', 'alice', 'queen'],
    prepare: state => {
      state.phase = 'war';
      state.ahead = [2];
      for (const seat of [0, 1]) {
        state.seats[seat]!.supporters[2] = 3;
        state.seats[seat]!.bag = seat === 0 ? ['madness'] : many('faction:1');
      }
      state.seats[0]!.abilities = ['all_mad_here'];
    },
  }).say('none');
const instructed = () => drawing()().say('until:9', 'draw');
const roses = (chips: Chip[], change: (state: Wonderland) => void = () => {}) =>
  war(many('rose:weak'), state => {
    for (const seat of [0, 1]) state.seats[seat]!.active = [...chips];
    change(state);
  })()
    .say('none', 'withdraw', 'withdraw', 'vp', 'vp')
    .until('forge');

/** Where each English example is played, and what it says; the Polish one beside it says the same. */
const MEANT: Readonly<Record<string, readonly [() => Stage, readonly Said[]]>> = {
  'muddy boots': [
    tea(state => {
      state.phase = 'quests';
      for (const seat of state.seats) seat.quests = ['Q-N4', 'Q-T1'];
    }),
    ['Q-N4'],
  ],
  '7': [tea(() => {}, QUEEN), ['chair:7']],
  '7 tumtum trees': [
    tea(state => {
      state.chairs[6] = 'T1-01';
    }, QUEEN),
    ['chair:7', 'tumtum'],
  ],
  head: [tea(), ['head']],
  host: [tea(() => {}, { factions: ['hatter', 'alice', 'queen'] }), ['host']],
  'red castle': [tea(full), ['red_castle']],
  spread: [card('T1-01', () => {}, QUEEN), ['split']],
  'roll the shard die': [card('T1-07'), ['roll_shards']],
  top: [card('T1-25'), ['top']],
  bottom: [() => card('T1-25')().say('place_units:2@garden'), ['bottom']],
  roll: [card('T1-28'), ['corrupted']],
  skip: [() => card('T1-28')().say('place_units:2@garden'), ['skip']],
  'weak rose': [() => card('T1-20')().say('gain_any_ally:weak'), ['rose:weak']],
  'love of learning': [() => card('T1-07')().say('unlock_ability'), ['love_of_learning']],
  walrus: [
    () =>
      takes('T1-21', {
        prepare: state => {
          state.market = ['walrus', 'dodo', 'knave'];
        },
      }).say('wonderlandian'),
    ['walrus'],
  ],
  'gryphon + dodo': [
    () =>
      card('T1-01', state => {
        state.seats[0]!.reserve = ['dodo', 'gryphon'];
      })().say('garden'),
    [['gryphon', 'dodo']],
  ],
  '-': [
    () =>
      card('T1-01', state => {
        state.seats[0]!.reserve = ['dodo', 'gryphon'];
      })().say('garden'),
    [[]],
  ],
  'supporter garden of live flowers': [
    () =>
      card('T1-01', state => {
        state.seats[0]!.pool = 0;
        state.seats[0]!.supporters[2] = 2;
      })().say('tumtum'),
    ['supporter@garden'],
  ],
  '3': [
    tea(state => {
      state.phase = 'tea-start';
    }, JABBERWOCK),
    ['chair:3'],
  ],
  'queen of hearts': [
    () =>
      new Stage({
        factions: ['alice', 'queen', 'hatter'],
        prepare: state => {
          state.phase = 'war';
          state.ahead = [2];
          for (const seat of [1, 2]) state.seats[seat]!.supporters[2] = 2;
        },
      }),
    ['queen'],
  ],
  no: [
    tea(state => {
      state.phase = 'tea-start';
    }, JABBERWOCK),
    ['none'],
  ],
  draw: [drawing(), ['draw']],
  withdraw: [drawing(), ['withdraw']],
  'until 12': [instructed, ['until:12']],
  'loss 30': [drawing(), ['loss:30']],
  'out 10': [drawing(), ['bust:10']],
  ask: [instructed, ['none']],
  shield: [drew(['madness']), ['madness/shield']],
  shard: [cat, ['madness/all-mad']],
  supporter: [drew(['madness']), ['madness/lose=supporter']],
  'supporter gryphon': [() => sealed('madness2'), ['madness2/lose=supporter+standee:gryphon']],
  artifact: [() => sealed('artifact', 'madness'), ['artifact']],
  'madness shield': [() => sealed('artifact', 'madness'), ['madness/shield']],
  double: [played('soldier:weak', 'A'), ['double']],
  'return weak rose': [
    played('soldier:weak', 'A', state => {
      state.seats[0]!.exhausted = ['rose:weak'];
    }),
    ['return:rose:weak'],
  ],
  'bring 1 tumtum trees': [
    played('soldier:weak', 'B', state => {
      state.seats[0]!.supporters[3] = 2;
    }),
    ['move:tumtum:1'],
  ],
  points: [level(), ['vp']],
  castle: [level(), ['castle']],
  'weak rose 2': [() => roses(['forge', 'rose:weak']), ['chip:rose:weak@2']],
  'faction 1 4 symbol': [
    forging(state => {
      state.seats[0]!.active = ['faction:1'];
    }),
    ['symbol:faction:1@4'],
  ],
};

describe('the page about typing moves', () => {
  it('has an example of every row here', () => {
    expect([...new Set(ROWS.flatMap(([en]) => en!))].sort()).toEqual(Object.keys(MEANT).sort());
  });

  it.each(ROWS.flatMap(([en, pl]) => en!.map((typed, index) => [typed, pl![index]!])))('is right: %s, %s', (en, pl) => {
    const [where, said] = MEANT[en]!;
    const { table } = where();
    for (const typed of [en, pl]) expect(parseMove(game, exampleMatch(), table, 0, typed), typed).toEqual(said);
  });
});
