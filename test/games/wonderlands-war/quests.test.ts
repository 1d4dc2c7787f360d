import { describe, expect, it } from 'vitest';
import { runWonderlandVector } from '../../../scripts/vectors/wonderlands-war/run.js';
import { QUESTS } from '../../../src/games/wonderlands-war/cards/quests.js';
import { placesBy, scoreOf } from '../../../src/games/wonderlands-war/round-end.js';
import { fight, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const F2 = { chip: 'faction:2' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };

/** A battle of Alice against the Queen that both leave after one draw. */
interface Fought {
  readonly alice?: object;
  readonly queen?: object;
  readonly draw?: object;
  readonly other?: object;
}

/** Each feat: a battle in which it is met and one in which it is not. */
const FEATS: readonly [id: string, met: Fought, missed: Fought][] = [
  ['Q-N1', { draw: F1 }, { draw: F2 }],
  ['Q-N2', { draw: ART, alice: { leader: 3, leader_here: true } }, { draw: ART }],
  ['Q-N3', { draw: F1, alice: { active: ['forge', 'forge'] } }, { draw: F1 }],
  [
    'Q-N4',
    { draw: { chip: 'madness2' }, alice: { supporters: 3 } },
    { draw: { chip: 'madness' }, alice: { supporters: 3 } },
  ],
  ['Q-N5', { draw: F1, other: ART }, { draw: F1, other: F1 }],
  [
    'Q-N6',
    { draw: { chip: 'rose:weak' }, alice: { active: ['forge', 'rook:weak'] } },
    { draw: { chip: 'rose:weak' }, alice: { active: ['rook:weak', 'artifact'] } },
  ],
  ['Q-R1', { draw: F1 }, { draw: F2 }],
  ['Q-R2', { draw: { chip: 'creature:strong' } }, { draw: F2 }],
  ['Q-R3', { draw: { chip: 'rook:strong' }, other: F1 }, { draw: { chip: 'creature:strong' }, other: F1 }],
  ['Q-R4', { draw: ART, other: F1 }, { draw: ART, other: F1, alice: { leader_here: true } }],
  ['Q-R5', { draw: F1, alice: { track: ['madness', 'madness2'] } }, { draw: F1, alice: { track: ['madness'] } }],
  [
    'Q-R6',
    { draw: { chip: 'forge' }, alice: { active: ['forge'] } },
    { draw: { chip: 'forge' }, alice: { active: ['rook:weak'] } },
  ],
  ['Q-G1', { draw: ART }, { draw: F1 }],
  ['Q-G2', { draw: F1 }, { draw: F1, alice: { active: ['forge'] } }],
  ['Q-G3', { draw: F2 }, { draw: F1 }],
  ['Q-G4', { draw: { chip: 'madness' } }, { draw: F1, alice: { supporters: 1 } }],
  ['Q-G5', { draw: { chip: 'forge' } }, { draw: F1 }],
  ['Q-G6', { draw: ART, alice: { active: ['artifact'] } }, { draw: ART }],
  ['Q-T1', { draw: F1, alice: { active: ['forge'] } }, { draw: F1 }],
  ['Q-T2', { draw: F1 }, { draw: F2 }],
  ['Q-T3', { draw: ART, alice: { leader: 3, leader_here: true } }, { draw: ART }],
  ['Q-T4', { draw: F2, other: F1 }, { draw: { chip: 'creature:strong' }, other: F1 }],
  [
    'Q-T5',
    { draw: { chip: 'rose:weak' }, alice: { active: ['forge', 'rook:weak'] } },
    { draw: { chip: 'rose:weak' }, alice: { active: ['rook:weak'] } },
  ],
  ['Q-T6', { draw: F1, alice: { active: ['forge'] } }, { draw: F1, alice: { active: ['forge'], track: ['madness'] } }],
  [
    'Q-P1',
    { draw: { chip: 'madness2' }, alice: { supporters: 3 } },
    { draw: { chip: 'madness' }, alice: { supporters: 3 } },
  ],
  ['Q-P2', { draw: { chip: 'creature:strong' } }, { draw: F1 }],
  ['Q-P3', { draw: F1, other: ART }, { draw: ART, other: F1 }],
  [
    'Q-P4',
    { draw: F1, alice: { active: ['rook:weak'] } },
    { draw: { chip: 'forge' }, alice: { active: ['rook:weak'] } },
  ],
  [
    'Q-P5',
    { draw: ART, alice: { active: ['forge', 'faction:1'] } },
    { draw: ART, alice: { active: ['faction:2', 'faction:1'] } },
  ],
  ['Q-P6', { draw: F1, alice: { active: ['forge', 'forge', 'forge'] } }, { draw: F1 }],
];

/** Each goal: what reaches it and what just does not. */
const GOALS: readonly [id: string, reached: object, missed: object][] = [
  [
    'Q-N1',
    {
      bag: ['rose:weak', 'rose:strong', 'rook:weak'],
      active: ['rook:weak'],
      exhausted: ['rose:weak'],
      forged: ['rook:strong', 'rose:weak'],
    },
    { bag: new Array(6).fill('rose:weak'), track: ['madness'] },
  ],
  [
    'Q-N2',
    { bag: [...new Array(4).fill('flamingo:weak'), ...new Array(3).fill('creature:weak')] },
    { bag: new Array(6).fill('creature:weak') },
  ],
  ['Q-N3', { bag: new Array(5).fill('creature:strong') }, { bag: new Array(4).fill('creature:strong') }],
  [
    'Q-N4',
    { tea_cards: ['T1-07', 'T1-09', 'T1-11', 'T1-13', 'T1-17'] },
    { tea_cards: ['T1-07', 'T1-09', 'T1-11', 'T1-13', 'T1-28'] },
  ],
  ['Q-N5', { leader: 6 }, { leader: 5 }],
  ['Q-N6', { castles: 5 }, { castles: 4 }],
  [
    'Q-R1',
    { bag: [...new Array(4).fill('rook:weak'), ...new Array(3).fill('soldier:weak')] },
    { bag: new Array(6).fill('rook:weak') },
  ],
  ['Q-R2', { bag: new Array(5).fill('rook:weak') }, { bag: new Array(4).fill('rook:weak') }],
  ['Q-R3', { abilities: 4 }, { abilities: 3 }],
  ['Q-R4', { bag: new Array(7).fill('flamingo:weak') }, { bag: new Array(6).fill('soldier:weak') }],
  [
    'Q-R5',
    { forged: new Array(7).fill('faction:1'), covered: [3, 3, 1, 0] },
    { forged: new Array(6).fill('faction:1'), covered: [3, 3, 0, 0] },
  ],
  ['Q-R6', { bag: new Array(7).fill('soldier:weak') }, { bag: new Array(6).fill('creature:weak') }],
  ['Q-G1', { bag: new Array(7).fill('rose:weak') }, { bag: new Array(6).fill('soldier:weak') }],
  ['Q-G2', { bag: new Array(5).fill('rose:weak') }, { bag: new Array(4).fill('rose:weak') }],
  ['Q-G3', { bag: new Array(7).fill('flamingo:weak') }, { bag: new Array(6).fill('rose:weak') }],
  ['Q-G4', { units: { garden: 5, tumtum: 3 } }, { units: { garden: 7 } }],
  [
    'Q-G5',
    { forged: new Array(6).fill('forge'), covered: [3, 3, 0, 0] },
    { forged: new Array(5).fill('forge'), covered: [3, 2, 0, 0] },
  ],
  ['Q-G6', { wonderlandians: 3 }, { wonderlandians: 2 }],
  ['Q-T1', { forged: ['forge', 'rook:weak', 'rose:weak'] }, { forged: ['artifact', 'rook:weak', 'rose:weak'] }],
  ['Q-T2', { bag: new Array(7).fill('rook:weak') }, { bag: new Array(6).fill('creature:weak') }],
  ['Q-T3', { bag: new Array(5).fill('flamingo:weak') }, { bag: new Array(4).fill('flamingo:weak') }],
  [
    'Q-T4',
    { units: { garden: 1, tumtum: 1, na_muniu: 1, red_castle: 1 } },
    { units: { garden: 4, tumtum: 1, na_muniu: 1 } },
  ],
  [
    'Q-T5',
    { bag: ['flamingo', 'creature', 'rook', 'rose', 'soldier'].flatMap(type => [`${type}:weak`, `${type}:strong`]) },
    {
      bag: [
        ...['flamingo', 'creature', 'rook', 'rose'].flatMap(type => [`${type}:weak`, `${type}:strong`]),
        'forge',
        'forge',
        'soldier:weak',
      ],
    },
  ],
  ['Q-T6', { bag: new Array(4).fill('forge') }, { bag: new Array(3).fill('forge') }],
  ['Q-P1', { bag: new Array(7).fill('creature:weak') }, { bag: new Array(6).fill('rose:weak') }],
  [
    'Q-P2',
    { bag: new Array(8).fill('rose:strong') },
    { bag: [...new Array(7).fill('rose:strong'), 'forge', 'rose:weak'] },
  ],
  ['Q-P3', { bag: new Array(7).fill('rook:weak') }, { bag: new Array(6).fill('flamingo:weak') }],
  ['Q-P4', { castle_value: 6 }, { castle_value: 5 }],
  ['Q-P5', { bag: new Array(5).fill('soldier:weak') }, { bag: new Array(4).fill('soldier:weak') }],
  [
    'Q-P6',
    { bag: new Array(9).fill('rook:weak') },
    { bag: [...new Array(8).fill('rook:weak'), 'forge', 'rook:strong'] },
  ],
];

/** Goals that count chips of some kinds together, and how many they want. */
const COUNTED: readonly [id: string, kinds: readonly string[], least: number][] = [
  ['Q-N1', ['rose', 'rook'], 7],
  ['Q-N2', ['flamingo', 'creature'], 7],
  ['Q-N3', ['creature'], 5],
  ['Q-R1', ['rook', 'soldier'], 7],
  ['Q-R2', ['rook'], 5],
  ['Q-R4', ['flamingo', 'soldier'], 7],
  ['Q-R6', ['creature', 'soldier'], 7],
  ['Q-G1', ['rose', 'soldier'], 7],
  ['Q-G2', ['rose'], 5],
  ['Q-G3', ['rose', 'flamingo'], 7],
  ['Q-T2', ['creature', 'rook'], 7],
  ['Q-T3', ['flamingo'], 5],
  ['Q-P1', ['rose', 'creature'], 7],
  ['Q-P3', ['flamingo', 'rook'], 7],
  ['Q-P5', ['soldier'], 5],
];

/** Feats that want one of some strengths at the end. */
const STRENGTHS: readonly [id: string, strengths: readonly number[]][] = [
  ['Q-N2', [6, 8, 12, 13]],
  ['Q-R1', [1, 6, 10, 15]],
  ['Q-G1', [3, 4, 9, 10]],
  ['Q-T3', [6, 8, 13, 16]],
  ['Q-P2', [0, 4, 8, 12]],
];

/** Feats that want one of some numbers of active chips. */
const ACTIVE: readonly [id: string, counts: readonly number[]][] = [
  ['Q-N3', [3, 7]],
  ['Q-G2', [1, 5]],
  ['Q-T1', [2, 6]],
  ['Q-P6', [4]],
];

const regionOfQuest = (id: string): string => QUESTS.find(quest => quest.id === id)!.region;

function feat(
  id: string,
  { alice = {}, queen = {}, draw = F1, other = F1 }: Fought,
  met: boolean,
  region = regionOfQuest(id),
): void {
  fight({
    region,
    players: { alice: { supporters: 2, ...alice }, queen: { supporters: 3, ...queen } },
    draws: [
      { alice: draw, queen: other },
      { alice: HALT, queen: HALT },
    ],
    expected: { feats: { alice: { [id]: met } } },
  });
}

const MOST_STRENGTH = 16;

/** Units of Alice that begin with so much strength. */
function strongBy(strength: number): object {
  let left = Math.max(0, strength);
  const takes = (worth: number): boolean => {
    if (left < worth) return false;
    left -= worth;
    return true;
  };
  const standees = [
    ...(takes(3) ? ['humpty'] : []),
    ...(takes(2) ? ['mock_turtle'] : []),
    ...(takes(2) ? ['walrus'] : []),
  ];
  const castle = takes(2);
  return { supporters: 4, standees, castle, leader: Math.max(1, left), leader_here: left > 0 };
}

function goal(id: string, state: object, met: boolean, players = 3): void {
  const vector = { id, kind: 'goals', state: { n_players: players, ...state }, expected: { goals: { [id]: met } } };
  expect(runWonderlandVector(vector).differences).toEqual([]);
}

describe('feats', () => {
  it('has a row for every quest', () => {
    expect([FEATS.map(([id]) => id), GOALS.map(([id]) => id)]).toEqual([
      QUESTS.map(({ id }) => id),
      QUESTS.map(({ id }) => id),
    ]);
  });

  it.each(FEATS)('WW-13.1 WW-13.5 the feat of %s', (id, met, missed) => {
    feat(id, met, true);
    feat(id, missed, false);
    feat(id, met, false, regionOfQuest(id) === 'garden' ? 'tumtum' : 'garden');
  });

  it.each(STRENGTHS)('WW-13.1 the feat of %s is met by these strengths alone: %j', (id, strengths) => {
    for (let strength = 0; strength <= MOST_STRENGTH; strength++)
      feat(
        id,
        { draw: strength === 0 ? { chip: 'madness' } : F1, alice: strongBy(strength - 1) },
        strengths.includes(strength),
      );
  });

  it.each(ACTIVE)('WW-13.1 the feat of %s is met by these numbers of active chips alone: %j', (id, counts) => {
    for (let count = 1; count <= 8; count++)
      feat(id, { draw: F1, alice: { active: new Array(count - 1).fill('artifact') } }, counts.includes(count));
  });

  it('A-40 WW-18.9 margins are counted over the best other player still in, never over the resistance', () => {
    fight({
      region: 'red_castle',
      n: 2,
      resistance: 3,
      players: { alice: { supporters: 3 }, queen: { supporters: 1, shield: false } },
      draws: [{ alice: { chip: 'creature:strong' }, queen: { chip: 'madness' } }],
      expected: { ended: true, first: ['alice'], feats: { alice: { 'Q-R3': true } } },
    });
  });

  it('WW-13.2 one quest may be revealed after a battle in its region, by whoever is still in', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1]) {
          state.seats[seat]!.supporters[2] = 2;
          state.seats[seat]!.bag = ['faction:2', 'faction:2'];
          state.seats[seat]!.quests = [];
        }
        state.seats[0]!.quests = ['Q-G2', 'Q-G3', 'Q-N1'];
      },
    }).say('none', 'withdraw', 'withdraw');
    stage.until('feat');
    expect(stage.offered).toEqual(['Q-G2', 'Q-G3', 'none']);
    stage.say('Q-G3');
    expect(stage.seat(0)).toMatchObject({ revealed: ['Q-G3'], quests: ['Q-G2', 'Q-N1'] });
    expect(stage.asked.key).not.toBe('feat');
  });
});

describe('goals', () => {
  it.each(COUNTED)(
    'WW-13.3 the goal of %s counts %j together, weak and strong, and nothing else',
    (id, kinds, least) => {
      const others = ['flamingo', 'creature', 'rook', 'rose', 'soldier'].filter(kind => !kinds.includes(kind));
      const chips = (from: readonly string[], count: number): string[] =>
        Array.from({ length: count }, (_, at) => `${from[at % from.length]}:${at % 3 === 0 ? 'strong' : 'weak'}`);
      for (const kind of kinds) goal(id, { bag: chips([kind], least) }, true);
      goal(id, { bag: chips(kinds, least) }, true);
      goal(id, { bag: [...chips(kinds, least - 1), ...chips(others, 9), 'forge', 'artifact'] }, false);
    },
  );

  it.each(GOALS)('WW-13.3 WW-13.5 the goal of %s', (id, reached, missed) => {
    goal(id, reached, true);
    goal(id, missed, false);
  });

  it('WW-13.5 two players: 4 castles, lying ones too; 3 regions; castle value 7', () => {
    goal('Q-N6', { castles: 2, castles_lying: 2 }, true, 2);
    goal('Q-N6', { castles: 2, castles_lying: 1 }, false, 2);
    goal('Q-T4', { units: { garden: 1, tumtum: 1, na_muniu: 1 } }, true, 2);
    goal('Q-P4', { castle_value: 6 }, false, 2);
  });
});

describe('final scoring', () => {
  it('WW-13.4 WW-17.1 track, castles, quests (3, 3, 9 for both), one less per shard', () => {
    expect(
      scoreOf(
        28,
        3,
        4,
        [
          [true, false],
          [true, true],
          [false, true],
          [false, false],
        ],
        2,
      ),
    ).toEqual({
      track: 28,
      castles: 12,
      quests: 3 + 9 + 3,
      shards: -2,
      total: 53,
    });
    expect(scoreOf(0, 0, 3, [], 4).total).toBe(-4);
  });

  it.each([
    [
      'fewest shards',
      [
        { score: 9, shards: 2, units: 1 },
        { score: 9, shards: 1, units: 1 },
      ],
      [2, 1],
    ],
    [
      'most units',
      [
        { score: 9, shards: 1, units: 5 },
        { score: 9, shards: 1, units: 4 },
      ],
      [1, 2],
    ],
    [
      'nothing: shared',
      [
        { score: 9, shards: 1, units: 4 },
        { score: 9, shards: 1, units: 4 },
        { score: 8, shards: 0, units: 9 },
      ],
      [1, 1, 3],
    ],
  ])('WW-17.2 A-17 a tie is broken by %s', (_, players, places) => {
    expect(placesBy(players)).toEqual(places);
  });

  it('WW-17.3 A-45 after round 3 leaders stay where they are, and quests in hand are scored', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'round-end';
        state.round = 3;
        state.seats[0]!.leaderIn = 2;
        state.seats[0]!.supporters[2] = 7;
        state.seats[0]!.quests = ['Q-G4'];
        state.seats[0]!.shards = 0;
      },
    });
    expect(stage.state.outcome).toMatchObject({ reason: 'points' });
    expect(stage.seat(0).leaderIn).toBe(2);
    expect(stage.entries('match-ends')[0]!.scores[0]).toMatchObject({ quests: 3, total: 3 });
    expect(stage.entries('match-ends')[0]!.winners).toEqual([0]);
  });
});
