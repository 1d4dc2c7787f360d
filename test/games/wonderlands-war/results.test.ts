import { describe, expect, it } from 'vitest';
import { atWar, fight, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const F2 = { chip: 'faction:2' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };

/** Three supporters each. */
const pair = { alice: { supporters: 3 }, queen: { supporters: 3 } };

describe('places', () => {
  it('WW-12.1 WW-12.2 WW-12.3 the winner takes points and castle, the second half; steps come in their order', () => {
    fight({
      value: 6,
      players: pair,
      draws: [
        { alice: ART, queen: F1 },
        { alice: HALT, queen: HALT },
      ],
      expected: {
        first: ['alice'],
        second: ['queen'],
        vp_gain: { alice: 6, queen: 3 },
        castle: { alice: true, queen: false },
      },
    });
  });

  it('WW-12.4 WW-12.8 tied for first each chooses points or castle, where a castle is open; no second place', () => {
    fight({
      players: {
        alice: { supporters: 2 },
        queen: { supporters: 2, castle: true, leader: 1 },
        hatter: { supporters: 2, standees: ['dodo', 'knave'] },
      },
      draws: [
        { alice: F2, queen: { chip: 'madness', lose: ['supporter'] }, hatter: MAD },
        { alice: HALT, queen: HALT, hatter: HALT },
      ],
      choices: { award: { alice: 'castle', queen: 'vp', hatter: 'vp' } },
      expected: {
        first: ['alice', 'queen', 'hatter'],
        tie: true,
        vp_gain: { alice: 0, queen: 4, hatter: 4 },
        castle: { alice: true, queen: false, hatter: false },
      },
    });
  });

  it('WW-12.5 A-14 a tie for second splits the half, rounded up', () => {
    fight({
      value: 6,
      players: { alice: { supporters: 2 }, queen: { supporters: 2 }, hatter: { supporters: 2 } },
      draws: [
        { alice: ART, queen: F1, hatter: F1 },
        { alice: HALT, queen: HALT, hatter: HALT },
      ],
      expected: { first: ['alice'], second: ['queen', 'hatter'], vp_gain: { alice: 6, queen: 2, hatter: 2 } },
    });
  });

  it('WW-12.6 WW-12.9 A-23 uncontested: points or castle, the Walrus works, nothing else does', () => {
    const stage = atWar([2, 0, 0], state => {
      state.seats[0]!.standees[2] = ['walrus', 'mock_turtle', 'gryphon'];
      state.seats[0]!.castles[2] = 2;
      state.seats[0]!.quests = ['Q-G2'];
      state.ahead = [2];
    });
    expect(stage.seat(0).vp).toBe(3);
    expect(stage.offered).toEqual(['vp', 'castle']);
    stage.say('castle');
    expect(stage.offered).not.toContain('garden');
    stage.say('tumtum');
    expect([stage.seat(0).castles[3], stage.seat(0).vp, stage.seat(0).revealed]).toEqual([2, 3, []]);
  });

  it('WW-12.7 all eliminated: no winner, no award', () => {
    fight({
      players: { alice: { supporters: 1 }, queen: { supporters: 1 } },
      draws: [{ alice: MAD, queen: MAD }],
      expected: { ended: true, first: [], vp_gain: { alice: 0, queen: 0 }, castle: { alice: false, queen: false } },
    });
  });
});

describe('after the battle', () => {
  it('WW-14.1 WW-14.3 only who is still in has abilities at the end; what only gains is not asked', () => {
    fight({
      players: {
        alice: { supporters: 2, standees: ['mock_turtle'] },
        queen: { supporters: 3, leader: 5, leader_here: true },
        hatter: { standees: ['caterpillar'], shield: false, shards: 3 },
      },
      draws: [
        { alice: F1, queen: F1, hatter: MAD },
        { alice: HALT, queen: HALT },
      ],
      expected: {
        first: ['queen'],
        second: ['alice'],
        vp_gain: { alice: 2 + 2, queen: 4, hatter: 0 },
        final: { hatter: { shards: 3 } },
      },
    });
  });

  it('WW-10.6 of several who were right the one with fewest points takes an ally first', () => {
    const stage = new Stage({
      factions: ['alice', 'hatter', 'queen', 'cheshire'],
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1]) {
          state.seats[seat]!.supporters[2] = 2;
          state.seats[seat]!.bag = [seat === 0 ? 'artifact' : 'faction:1'];
          state.seats[seat]!.quests = [];
        }
        state.seats[2]!.vp = 9;
      },
    });
    stage.say('alice', 'alice').until('ally');
    expect(stage.asked.seat).toBe(3);
    stage.say('rose:weak');
    expect(stage.asked).toMatchObject({ key: 'ally', seat: 2 });
  });

  it('WW-16.1 A-16 wagers: right an ally, wrong a shard, a tie nothing', () => {
    const stage = atWar([3, 3, 0], state => {
      state.seats[0]!.bag = ['artifact', 'artifact'];
      state.seats[1]!.bag = ['faction:1', 'faction:1'];
    }).say('alice', 'withdraw', 'withdraw');
    stage.until('ally');
    expect(stage.asked.seat).toBe(2);
    expect(stage.entries('wagers')[0]!.results).toEqual([{ seat: 2, faction: 'alice', result: 'weak_ally' }]);
    // The flat list of weak allies, forge among them (WW-4.5).
    expect(stage.offered.filter(chip => chip !== 'forge').every(chip => chip.endsWith(':weak'))).toBe(true);
    const wrong = atWar([3, 3, 0], state => {
      state.seats[0]!.bag = ['artifact', 'artifact'];
      state.seats[1]!.bag = ['faction:1', 'faction:1'];
    });
    const before = wrong.seat(2).shards;
    wrong.say('hatter', 'withdraw', 'withdraw').until('tea-move');
    expect(wrong.entries('wagers')[0]!.results[0]!.result).toBe('shard');
    expect(wrong.seat(2).shards).toBe(before + 1);
  });

  it('WW-16.2 active chips are exhausted, markers go to 0, madness stays', () => {
    fight({
      players: { alice: { supporters: 3 }, queen: { supporters: 3 } },
      draws: [
        { alice: MAD, queen: F1 },
        { alice: ART, queen: HALT },
      ],
      expected: {
        cleanup: true,
        first: ['alice'],
        second: ['queen'],
        final: { alice: { exhausted: ['artifact'], track: ['madness'], strength: 0 } },
      },
    });
  });

  it('A-27 units that come to a region still to be fought take part there', () => {
    const stage = atWar([3, 3, 0], state => {
      state.ahead = [2, 3];
      state.seats[2]!.supporters[3] = 1;
      state.seats[0]!.supporters[3] = 0;
      state.seats[0]!.standees[2] = ['gryphon'];
      for (const seat of [0, 1]) state.seats[seat]!.bag = ['faction:2', 'faction:2'];
    }).say('none', 'withdraw', 'withdraw');
    stage.until('fly').say('tumtum');
    stage.until('wager');
    expect(stage.entries('battle-begins').at(-1)).toMatchObject({
      region: 'tumtum',
      fighters: [{ seat: 0 }, { seat: 2 }],
    });
  });
});
