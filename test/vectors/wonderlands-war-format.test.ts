import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseVectors, runners } from '../../scripts/vectors/runners.js';
import { runWonderlandVector } from '../../scripts/vectors/wonderlands-war/run.js';

type Vector = Parameters<typeof runWonderlandVector>[0];
const run = (vector: object) => runWonderlandVector({ id: 'row', ...vector } as Vector);
const battle = (state: object, rest: object) =>
  run({ kind: 'battle', state: { ally_set: 'A', value: 4, n_players: 3, ...state }, ...rest });

const rival = { supporters: 3 };
const F1 = { chip: 'faction:1' };

/** Keys of the format that the vectors at hand do not use: a further file of the same format runs unchanged. */
describe('the format of vectors', () => {
  it.each<[string, object, object]>([
    [
      'drawn: of several chips one is played, the rest returns',
      { ally_set: 'C', players: { queen: { ...rival, bag: ['soldier:weak', 'artifact', 'madness'] }, alice: rival } },
      {
        draws: [
          { queen: { chip: 'soldier:weak' }, alice: F1 },
          { queen: { chip: 'artifact', drawn: ['artifact', 'madness'] }, alice: F1 },
        ],
        expected: { after: [{ queen: 1 }, { queen: 4 }], final: { queen: { bag_has: ['madness'], extra: 0 } } },
      },
    ],
    [
      'mode double, said and unsaid',
      { players: { queen: rival, alice: rival } },
      {
        draws: [{ queen: { chip: 'soldier:strong', mode: 'double' }, alice: { chip: 'soldier:strong' } }],
        expected: { after: [{ queen: 4, alice: 4 }] },
      },
    ],
    [
      'paint here with a unit, and elsewhere',
      {
        players: {
          queen: { supporters: 2, standees: ['dodo'], abilities: ['paint_my_world'], elsewhere: 1 },
          alice: rival,
        },
      },
      {
        draws: [
          { queen: { chip: 'artifact', paint: 'here', paint_unit: 'standee:dodo' }, alice: F1 },
          { queen: { chip: 'artifact', paint: 'elsewhere' }, alice: F1 },
        ],
        expected: { final: { queen: { reserve: ['dodo'], lost: 1, elsewhere: 0, supporters: 2 } } },
      },
    ],
    [
      'a player key that is no faction, pool and status',
      { players: { me: { ...rival, faction: 'alice', pool: 4 }, you: { ...rival, faction: 'queen' } } },
      {
        draws: [{ me: { chip: 'madness', lose: ['supporter'] }, you: F1 }],
        expected: { final: { me: { pool: 5, faction: 'alice', status: 'in', units: 2, lost: 1 } } },
      },
    ],
  ])('%s', (_, state, rest) => {
    expect(battle(state, rest).differences).toEqual([]);
  });

  it.each<[string, object]>([
    [
      'tea_end',
      { state: { shards: [6, 6, 2], supply: 9 }, expected: { madness: [2, 2, 1], shards: [3, 3, 2], supply: 4 } },
    ],
    [
      'first_player',
      {
        state: {
          players: [
            { vp: 8, units: 6, shards: 0 },
            { vp: 9, units: 4, shards: 0 },
            { vp: 8, units: 7, shards: 2 },
          ],
        },
        expected: { first: 0 },
      },
    ],
    [
      'wager',
      {
        state: { first: ['alice'], tie: false, bets: { hatter: 'alice', queen: 'cheshire' } },
        expected: { result: { hatter: 'weak_ally', queen: 'shard' } },
      },
    ],
    [
      'forge_track',
      {
        state: { faction: 'cheshire', covered: [0, 0, 0, 2], n_players: 2 },
        choices: { tracks: [4, 2] },
        expected: { rewards: ['castle_value:7', 'gain_artifact:1', 'leader_strength:1'], covered: [0, 1, 0, 3] },
      },
    ],
    [
      'final_score',
      {
        state: {
          players: [
            [
              28,
              3,
              4,
              [
                [true, false],
                [true, true],
              ],
              2,
            ],
            [35, 1, 5, [], 4],
          ],
        },
        expected: { scores: [50, 36] },
      },
    ],
    [
      'winner',
      {
        state: {
          players: [
            { score: 47, shards: 2, units: 8 },
            { score: 47, shards: 2, units: 3 },
          ],
        },
        expected: { winner: [0] },
      },
    ],
    [
      'goals',
      {
        state: {
          n_players: 3,
          bag: ['rose:weak', 'rose:weak'],
          forged: ['rose:strong'],
          active: ['rose:weak'],
          exhausted: ['rose:weak'],
        },
        expected: { goals: { 'Q-G2': true, 'Q-N3': false } },
      },
    ],
  ])('knows the kind %s, and finds what is wrong', (kind, vector) => {
    expect(run({ kind, ...vector }).differences).toEqual([]);
    const [key] = Object.keys((vector as { expected: object }).expected);
    const wrong = kind === 'goals' ? { goals: { 'Q-G2': false } } : { [key!]: 'something else' };
    expect(run({ kind, ...vector, expected: wrong }).result).toBe('failed');
  });

  it('a vector for people is skipped, an unknown kind fails', () => {
    expect([
      run({ kind: 'manual', state: {}, expected: {} }).result,
      run({ kind: 'tea', state: {}, expected: {} }).result,
    ]).toEqual(['skipped', 'failed']);
  });
});

const further = parseVectors(readFileSync(new URL('./wonderlands-war.further.vectors.json', import.meta.url), 'utf8'));

describe('a further file of the same format', () => {
  it.each(further.vectors as { id: string; title: string; kind: string }[])('$id $title', vector => {
    const { result, differences } = runners[further.game]!(vector);
    expect(differences).toEqual([]);
    expect(result).toBe(vector.kind === 'manual' ? 'skipped' : 'passed');
  });
});
