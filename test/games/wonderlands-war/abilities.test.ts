import { describe, expect, it } from 'vitest';
import { chipEffects } from '../../../src/games/wonderlands-war/board.js';
import { ABILITY_IDS } from '../../../src/games/wonderlands-war/faction.js';
import { fight, freshMatch, meetInGarden, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };
const rival = { supporters: 3 };
const ahead = { supporters: 3, leader: 6, leader_here: true, castle: true };

type Row = Parameters<typeof fight>[0];

/** Abilities that act in a battle; those of the table are in leaders.test.ts. */
const IN_BATTLE: readonly [string, Row][] = [
  [
    'WW-20.7c everywhere_at_once: Alice comes and gives 1 strength, which is not doubled',
    {
      players: { alice: { ...rival, abilities: ['everywhere_at_once'] }, queen: ahead },
      draws: [
        { alice: { chip: 'flamingo:weak' }, queen: F1 },
        { alice: { chip: 'artifact', alice: true }, queen: F1 },
        { alice: ART, queen: F1 },
      ],
      expected: { after: [null, { alice: 8 }, { alice: 11 }], final: { alice: { leader_here: true } } },
    },
  ],
  [
    'unbroken_mirror: a Sword of Hope repairs the shield',
    {
      players: { alice: { ...rival, shield: false, abilities: ['unbroken_mirror'] }, queen: ahead },
      draws: [{ alice: ART, queen: F1 }],
      expected: { final: { alice: { shield: true } } },
    },
  ],
  [
    'love_of_learning: one active ally goes back to the bag in cleanup',
    {
      players: { alice: { ...rival, abilities: ['love_of_learning'], bag: ['rook:weak', 'faction:1'] }, queen: ahead },
      draws: [
        { alice: { chip: 'rook:weak' }, queen: F1 },
        { alice: HALT, queen: HALT },
      ],
      choices: { learn: { alice: 'rook:weak' } },
      expected: {
        first: ['queen'],
        second: ['alice'],
        cleanup: true,
        final: { alice: { bag_has: ['faction:1', 'rook:weak'], exhausted: [] } },
      },
    },
  ],
  [
    'boiling_cup: 1 strength and 1 per madness on the track, 4 at most',
    {
      players: {
        hatter: { ...rival, abilities: ['boiling_cup'], track: ['madness', 'madness', 'madness'] },
        queen: ahead,
      },
      draws: [{ hatter: ART, queen: F1 }],
      expected: { after: [{ hatter: 7 }] },
    },
  ],
  [
    'change_places: a unit may come from any other region',
    {
      players: { hatter: { ...rival, abilities: ['change_places'], elsewhere: 1 }, queen: ahead },
      draws: [{ hatter: { chip: 'artifact', change: true }, queen: F1 }],
      expected: { final: { hatter: { supporters: 4, elsewhere: 0 } } },
    },
  ],
  [
    'WW-20.6c war_tactics: 2 strength for each supporter lost while somebody is ahead',
    {
      players: {
        hatter: { supporters: 4, abilities: ['war_tactics'] },
        alice: { ...rival, leader: 3, leader_here: true },
      },
      draws: [{ hatter: { chip: 'madness2' }, alice: F1 }],
      expected: { after: [{ hatter: 4, alice: 4 }] },
    },
  ],
  [
    'WW-20.6d A-29 paint_my_world: a unit given up here is lost in this battle, one elsewhere is not',
    {
      region: 'na_muniu',
      players: {
        queen: { ...rival, abilities: ['paint_my_world'], elsewhere: 1, standees: ['duchess'] },
        alice: { ...rival },
      },
      draws: [
        { queen: { chip: 'artifact', paint: 'here' }, alice: F1 },
        { queen: { chip: 'artifact', paint: 'elsewhere' }, alice: F1 },
      ],
      expected: {
        after: [{ queen: 6 }, { queen: 11 }],
        vp_gain: { queen: 1 },
        final: { queen: { lost: 1, supporters: 2, elsewhere: 0 } },
      },
    },
  ],
  [
    'WW-20.6a A-24 royal_temper: takes a point from the leader of the track, none from one who has none',
    {
      players: { queen: { ...rival, abilities: ['royal_temper'] }, alice: { ...ahead, vp: 1 } },
      draws: [
        { queen: ART, alice: F1 },
        { queen: ART, alice: F1 },
      ],
      expected: { vp_gain: { queen: 1, alice: -1 } },
    },
  ],
  [
    'WW-5.8 royal_temper for two: a point if the opponent is ahead, and nobody loses one',
    {
      n: 2,
      resistance: 3,
      players: { queen: { ...rival, abilities: ['royal_temper'] }, alice: { ...ahead, vp: 1 } },
      draws: [{ queen: ART, alice: F1 }],
      expected: { vp_gain: { queen: 1, alice: 0 } },
    },
  ],
  [
    'WW-20.6b manxome_foe: +2 while an opponent is ahead',
    {
      players: { jabberwock: { ...rival, abilities: ['manxome_foe'] }, queen: ahead },
      draws: [{ jabberwock: ART, queen: F1 }],
      expected: { after: [{ jabberwock: 5 }] },
    },
  ],
  [
    'WW-20.8b claws_that_catch: poison into an opponent’s bag; nothing with an empty pool',
    {
      players: {
        jabberwock: { ...rival, abilities: ['claws_that_catch'], poison_pool: 1 },
        queen: { ...ahead, bag: ['faction:1', 'faction:1', 'faction:2'] },
      },
      draws: [
        { jabberwock: { chip: 'artifact', target: 'queen' }, queen: F1 },
        { jabberwock: ART, queen: F1 },
      ],
      illegal: [{ draw: 2, player: 'jabberwock', choice: { chip: 'artifact', target: 'queen' } }],
      expected: { final: { jabberwock: { poison_pool: 0 }, queen: { bag_has: ['faction:2', 'poison'] } } },
    },
  ],
  [
    'WW-20.8c burbling: a point for every poison that comes back, also to an eliminated Jabberwock',
    {
      players: { jabberwock: { supporters: 1, shield: false, abilities: ['burbling'] }, queen: ahead, alice: rival },
      draws: [
        { jabberwock: MAD, queen: F1, alice: { chip: 'poison' } },
        { queen: { chip: 'poison', shield: true }, alice: F1 },
      ],
      expected: { poison_back: 1, vp_gain: { jabberwock: 1 } },
    },
  ],
  [
    'nightmare_grin: 2 strength if an opponent here has more shards',
    {
      players: { cheshire: { ...rival, shards: 1, abilities: ['nightmare_grin'] }, queen: { ...ahead, shards: 2 } },
      draws: [{ cheshire: ART, queen: F1 }],
      expected: { after: [{ cheshire: 5 }] },
    },
  ],
  [
    'nightmare_grin: not for as many shards, nor for those of somebody eliminated',
    {
      players: {
        cheshire: { ...rival, shards: 2, abilities: ['nightmare_grin'] },
        queen: { ...ahead, shards: 2 },
        hatter: { supporters: 1, shield: false, shards: 9 },
      },
      draws: [{ cheshire: ART, queen: F1, hatter: { chip: 'madness' } }],
      expected: { after: [{ cheshire: 3 }] },
    },
  ],
  [
    'A-48 fade_out: active Claws go back to the bag',
    {
      players: { cheshire: { ...rival, abilities: ['fade_out'], bag: ['artifact', 'faction:1'] }, queen: ahead },
      draws: [
        { cheshire: ART, queen: F1 },
        { cheshire: HALT, queen: HALT },
      ],
      expected: {
        first: ['queen'],
        second: ['cheshire'],
        cleanup: true,
        final: { cheshire: { bag_has: ['artifact', 'faction:1'], exhausted: [] } },
      },
    },
  ],
  [
    'WW-20.9 all_mad_here: a shard instead of a unit, once a battle, on a regular madness, not when nothing would be lost',
    {
      players: { cheshire: { ...rival, standees: ['dormouse'], abilities: ['all_mad_here'] }, queen: ahead },
      draws: [
        { cheshire: MAD, queen: F1 },
        { cheshire: { chip: 'madness', all_mad: true }, queen: F1 },
        { cheshire: MAD, queen: F1 },
      ],
      illegal: [
        { draw: 1, player: 'cheshire', choice: { chip: 'madness', all_mad: true } },
        { draw: 2, player: 'cheshire', choice: { chip: 'madness2', all_mad: true } },
        { draw: 3, player: 'cheshire', choice: { chip: 'madness', all_mad: true } },
      ],
      expected: { final: { cheshire: { shards: 1, supporters: 2, track: ['madness', 'madness', 'madness'] } } },
    },
  ],
];

describe('abilities in battle', () => {
  it.each(IN_BATTLE)('%s', (_, row) => fight(row));

  it('every ability of the boards is in some test', () => {
    const atTheTable = ['looking_glass', 'host', 'red_army', 'jaws_that_bite', 'shared_grin', 'friend_of_the_folk'];
    const more = ['more_tea', 'off_with_heads', 'double_speed', 'slithy_toves', 'here_and_gone'];
    const tested = [...atTheTable, ...more, ...IN_BATTLE.map(([title]) => title)].join(' ');
    expect(ABILITY_IDS.filter(id => !tested.includes(id))).toEqual([]);
  });

  it('WW-14.2 S110 an ability unlocked by forging is silent in that battle and works in the next', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2, 3];
        for (const seat of [0, 1]) {
          const owner = state.seats[seat]!;
          owner.supporters[2] = owner.supporters[3] = 2;
          owner.bag = ['rook:weak', 'rook:weak', 'rook:weak'];
          owner.quests = [];
        }
        state.seats[0]!.active = ['forge'];
        state.seats[0]!.leaderIn = 2;
      },
    }).say('none', 'withdraw', 'withdraw');
    stage.until('forge').say('chip:forge@1', 'love_of_learning');
    stage.until('wager');
    expect(stage.entries('chip-returned')).toEqual([]);
    expect(stage.seat(0)).toMatchObject({ abilities: ['love_of_learning'], fresh: [] });
    stage.say('none', 'withdraw', 'withdraw');
    stage.until('learn');
    expect(stage.asked).toMatchObject({ key: 'learn', seat: 0 });
  });

  it('Love of Learning returns an ally, no other chip', () => {
    const stage = new Stage({
      prepare: state => {
        meetInGarden(state);
        state.seats[0]!.abilities = ['love_of_learning'];
        state.seats[0]!.active = ['artifact', 'rook:weak', 'item:hare_spoon'];
      },
    })
      .say('none', 'withdraw', 'withdraw')
      .until('learn');
    expect(stage.offered).toEqual(['none', 'rook:weak']);
  });

  it('A-39 Friend of the Folk unlocked by forging acts right after the cleanup', () => {
    const stage = new Stage({
      prepare: state => {
        meetInGarden(state, 'faction:2');
        state.seats[0]!.active = ['forge'];
        state.wonderlandianDeck = ['dodo'];
      },
    }).say('none', 'withdraw', 'withdraw');
    stage.until('forge');
    // Both stand on a symbol; whoever comes first by shards is asked first.
    stage.say('none').say('chip:forge@1', 'friend_of_the_folk');
    expect(stage.entries('standee-drawn')).toEqual([]);
    stage.until('standee');
    expect(stage.state.battle).toBeNull();
  });

  it('an ability that is not unlocked does nothing', () => {
    const state = freshMatch({ factions: ['queen', 'alice', 'hatter'] });
    expect(chipEffects(state, 0, 'artifact', 'play')).toEqual([]);
  });
});
