import { describe, expect, it } from 'vitest';
import { runWonderlandVector } from '../../../scripts/vectors/wonderlands-war/run.js';
import { QUESTS } from '../../../src/games/wonderlands-war/cards/quests.js';
import { placesBy, scoreOf } from '../../../src/games/wonderlands-war/round-end.js';
import { ACTIVE, ART, COUNTED, F1, F2, FEATS, type Fought, GOALS, HALT, STRENGTHS } from './quest-samples.js';
import { fight, meetInGarden, Stage } from './stage.js';

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

  it.each([
    ['Q-T6', 2],
    ['Q-P4', 2],
    ['Q-P5', 3],
  ])('WW-13.1 the feat of %s needs at least %i active chips', (id, least) => {
    for (let count = 1; count <= 4; count++)
      feat(id, { draw: F1, alice: { active: new Array(count - 1).fill('faction:1') } }, count >= least);
  });

  it('A-22 a tie for first is no win', () => {
    feat('Q-R4', { draw: ART, other: ART }, false);
    feat('Q-R4', { draw: ART, other: F2 }, true);
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
        meetInGarden(state, 'faction:2');
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
