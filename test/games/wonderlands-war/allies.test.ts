import { describe, expect, it } from 'vitest';
import { nearestSymbols } from '../../../src/games/wonderlands-war/markers.js';
import { fight, meetInGarden, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };
const rival = { supporters: 3 };
/** Far ahead, so that nobody is stopped. */
const ahead = { supporters: 3, leader: 6, leader_here: true, castle: true };
const both = { alice: HALT, queen: HALT };

describe('set A', () => {
  it('WW-19.A1 A-19 the Flamingo doubles the next chip placed, once; a Rook uses it up without effect', () => {
    fight({
      players: { alice: { supporters: 3 }, queen: ahead },
      draws: [
        { alice: { chip: 'flamingo:strong' }, queen: F1 },
        { alice: MAD, queen: F1 },
        { alice: { chip: 'soldier:weak' }, queen: F1 },
        { alice: { chip: 'flamingo:weak' }, queen: F1 },
        { alice: { chip: 'rook:weak' }, queen: F1 },
        { alice: F1, queen: F1 },
      ],
      expected: { after: [{ alice: 3 }, { alice: 3 }, { alice: 7 }, { alice: 8 }, { alice: 11 }, { alice: 12 }] },
    });
  });

  it('WW-19.A2 both levels of a swapped Creature are in supply as they are at the table', () => {
    const stage = new Stage({
      prepare: state => {
        meetInGarden(state);
        state.seats[0]!.active = ['creature:weak'];
        Object.assign(state.supply, { 'creature:weak': 6, 'creature:strong': 4 });
      },
    }).say('none', 'withdraw', 'withdraw');
    while (stage.entries('chip-swapped').length === 0) stage.say(stage.offered[0]!);
    expect(stage.entries('chip-swapped')).toMatchObject([{ from: 'creature:weak', into: 'creature:strong' }]);
    expect([stage.state.supply['creature:weak'], stage.state.supply['creature:strong']]).toEqual([7, 3]);
  });

  it('WW-19.A2 A-20 the Creature swaps its level when exhausted', () => {
    fight({
      players: { alice: { supporters: 3 }, queen: ahead },
      draws: [{ alice: { chip: 'creature:strong' }, queen: F1 }, both],
      expected: {
        first: ['queen'],
        second: ['alice'],
        cleanup: true,
        final: { alice: { exhausted: ['creature:weak'] } },
      },
    });
  });

  it('WW-19.A3 A-28 the Rook is forged by a symbol or a card, never by a chip, and no Soldier returns it', () => {
    fight({
      players: {
        alice: { supporters: 3, exhausted: ['rook:weak', 'artifact'], active: ['rook:strong', 'forge'] },
        queen: ahead,
      },
      draws: [{ alice: { chip: 'soldier:weak', mode: 'return=artifact' }, queen: F1 }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'soldier:weak', mode: 'return=rook:weak' } }],
      forges: [
        { player: 'alice', chip: 'rook:strong', source: 'chip', illegal: true },
        { player: 'alice', chip: 'rook:strong', source: 'card' },
      ],
      expected: { final: { alice: { forged: ['rook:strong'], exhausted: ['rook:weak'] } } },
    });
  });

  it('WW-19.A4 A-28 the Rose pays 1 at the end, 2 when forged in a battle, nothing by a card', () => {
    const row = (source: string, gained: number) =>
      fight({
        players: { alice: { supporters: 3, active: ['forge'] }, queen: ahead },
        draws: [{ alice: { chip: 'rose:weak' }, queen: F1 }, both],
        forges: [{ player: 'alice', chip: 'rose:weak', source }],
        expected: { first: ['queen'], second: ['alice'], vp_gain: { alice: 2 + gained } },
      });
    row('chip', 3);
    row('card', 1);
  });

  it('WW-19.A5 A-38 the Soldier doubles itself or returns a chip, though there is none', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1]) {
          state.seats[seat]!.supporters[2] = 2;
          state.seats[seat]!.bag = ['soldier:strong'];
        }
        // Seat 1 has more shards and comes first.
        state.seats[0]!.exhausted = ['rook:weak', 'forge'];
      },
    }).say('none');
    expect(stage.offered).toEqual(['double', 'return']);
    stage.say('return');
    expect(stage.offered).toEqual(['double', 'return:forge']);
    stage.say('double');
    expect(stage.state.battle!.fighters.map(({ strength }) => strength)).toEqual([4, 2]);
  });
});

describe('set B', () => {
  it('WW-19.B1 with a Flamingo active later allies are +1, forge and Flamingos too', () => {
    fight({
      set: 'B',
      players: { alice: { supporters: 3, active: ['flamingo:weak', 'flamingo:strong'] }, queen: ahead },
      draws: [
        { alice: { chip: 'forge' }, queen: F1 },
        { alice: { chip: 'flamingo:weak' }, queen: F1 },
        { alice: { chip: 'artifact' }, queen: F1 },
      ],
      expected: { after: [{ alice: 2 }, { alice: 4 }, { alice: 7 }] },
    });
  });

  it('WW-19.B2 strictly the most Creatures place one supporter, once', () => {
    fight({
      set: 'B',
      players: { alice: { supporters: 3, active: ['creature:weak'] }, queen: { ...ahead, active: ['creature:weak'] } },
      draws: [{ alice: { chip: 'creature:weak' }, queen: F1 }, both],
      expected: { first: ['queen'], second: ['alice'], creature_bonus: 'alice' },
    });
  });

  it('WW-19.B2 WW-4.3 the supporter may be a Gryphon lifted from here, who then does not fly', () => {
    const stage = new Stage({
      allies: 'B',
      prepare: state => {
        meetInGarden(state);
        state.seats[0]!.pool = 0;
        state.seats[0]!.standees[2] = ['gryphon'];
        state.seats[0]!.active = ['creature:weak'];
      },
    }).say('none', 'withdraw', 'withdraw');
    stage.until('extra-unit').say('lift:standee:gryphon@garden', 'tumtum');
    expect(stage.entries('unit-moved')).toEqual([]);
    expect(stage.asked.key).not.toBe('fly');
    expect(stage.seat(0).standees).toEqual([[], [], [], ['gryphon'], []]);
  });

  it('A-50 WW-19.B2 in the war one supporter is placed, however many standees wait and Creatures lie', () => {
    const stage = new Stage({
      allies: 'B',
      prepare: state => {
        meetInGarden(state);
        state.seats[0]!.reserve = ['dodo'];
        state.seats[0]!.active = ['creature:weak', 'creature:strong'];
      },
    }).say('none', 'withdraw', 'withdraw');
    stage.until('extra-unit');
    expect(stage.offered).toEqual(stage.regions.map(region => `supporter@${region}`));
    // WW-19.B2 once a battle, not once for each Creature.
    stage.say('supporter@tumtum').until('tea-move');
    expect(stage.entries('units-placed')).toHaveLength(1);
  });

  it('WW-19.B3 a Rook after another counts 1', () => {
    fight({
      set: 'B',
      players: { alice: { supporters: 3 }, queen: ahead },
      draws: [
        { alice: { chip: 'rook:strong' }, queen: F1 },
        { alice: { chip: 'rook:strong' }, queen: F1 },
      ],
      expected: { after: [{ alice: 5 }, { alice: 6 }] },
    });
  });

  it('WW-19.B4 A-31 A-48 Roses go back to the bag, not on elimination', () => {
    fight({
      set: 'B',
      players: {
        alice: { supporters: 1, bag: ['rose:weak', 'madness'], shield: false },
        queen: { supporters: 3, bag: ['rose:strong', 'faction:1'] },
      },
      draws: [
        { alice: { chip: 'rose:weak' }, queen: { chip: 'rose:strong' } },
        { alice: MAD, queen: F1 },
      ],
      expected: {
        first: ['queen'],
        cleanup: true,
        final: {
          alice: { exhausted: ['rose:weak'], bag_has: [] },
          queen: { exhausted: ['faction:1'], bag_has: ['rose:strong'] },
        },
      },
    });
  });

  it('WW-19.B5 the Soldier brings supporters of one neighbour up to its strength, or doubles', () => {
    fight({
      set: 'B',
      players: { alice: { supporters: 1, adjacent: 3, active: ['flamingo:weak'] }, queen: ahead },
      draws: [{ alice: { chip: 'soldier:weak', mode: 'move', move: 2 }, queen: F1 }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'soldier:weak', mode: 'move', move: 3 } }],
      expected: { after: [{ alice: 2 }], final: { alice: { supporters: 3, adjacent: 1 } } },
    });
  });
});

describe('set C', () => {
  it('WW-19.C1 A-34 the marker may go to the nearest symbol either way, of two the owner picks', () => {
    expect([nearestSymbols(3), nearestSymbols(6), nearestSymbols(9), nearestSymbols(0), nearestSymbols(25)]).toEqual([
      [2],
      [5, 7],
      [7, 11],
      [2],
      [23],
    ]);
    fight({
      set: 'C',
      players: { alice: { supporters: 3 }, queen: ahead },
      draws: [{ alice: { chip: 'flamingo:strong', to_forge: 2 }, queen: F1 }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'flamingo:strong', to_forge: 5 } }],
      expected: { after: [{ alice: 2 }] },
    });
  });

  it('A-34 A-44 nobody shifts once a marker is on 25', () => {
    const strong = { ...ahead, standees: ['humpty', 'walrus', 'gryphon', 'mock_turtle', 'twin1', 'twin2', 'dodo'] };
    fight({
      set: 'C',
      players: { alice: { supporters: 3 }, queen: strong },
      draws: [{ alice: { chip: 'flamingo:strong' }, queen: { chip: 'rook:strong' } }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'flamingo:strong', to_forge: 2 } }],
      expected: { after: [{ alice: 3, queen: 25 }], ended: true },
    });
  });

  it('WW-19.C2 A-21 a weak Creature is +2, a strong one −2 per other, never below 0', () => {
    fight({
      set: 'C',
      players: { alice: { supporters: 3, active: ['creature:weak', 'creature:weak', 'creature:weak'] }, queen: ahead },
      draws: [
        { alice: { chip: 'creature:weak' }, queen: F1 },
        { alice: { chip: 'creature:strong' }, queen: F1 },
      ],
      expected: { after: [{ alice: 7 }, { alice: 7 }] },
    });
  });

  const quests = (active: readonly string[], hand: readonly string[]) =>
    new Stage({
      allies: 'C',
      prepare: state => {
        state.phase = 'war';
        state.ahead = [2];
        for (const seat of [0, 1]) {
          state.seats[seat]!.supporters[2] = 2;
          state.seats[seat]!.bag = ['artifact', 'artifact'];
          state.seats[seat]!.quests = [];
        }
        state.seats[0]!.quests = [...hand];
        state.seats[0]!.active = [...active] as (typeof state.seats)[0]['active'];
        state.seats[1]!.leaderIn = 2;
      },
    }).say('none', 'withdraw', 'withdraw');

  it('WW-19.C3 A-32 a feat met with a Rook active costs one active chip; allies go to the supply', () => {
    const stage = quests(['rook:weak', 'forge'], ['Q-G5']);
    expect(stage.asked).toMatchObject({ key: 'feat', about: { costs: true } });
    stage.say('Q-G5');
    expect(stage.offered).toEqual(['artifact', 'forge', 'rook:weak']);
    const before = stage.state.supply['rook:weak'];
    stage.say('rook:weak');
    expect([stage.seat(0).revealed, stage.state.supply['rook:weak']]).toEqual([['Q-G5'], before + 1]);
  });

  it('WW-19.C4 A-37 A-32 two Roses mark any quest in hand, at no cost', () => {
    const stage = quests(['rose:weak', 'rose:strong', 'rook:weak'], ['Q-N5']);
    expect(stage.asked).toMatchObject({ key: 'feat', about: { free: true } });
    stage.say('Q-N5');
    expect(stage.seat(0).revealed).toEqual(['Q-N5']);
    expect(stage.entries('chip-discarded')).toEqual([]);
  });

  it('WW-19.C5 the Soldier’s next draw takes as many more chips', () => {
    fight({
      set: 'C',
      players: { alice: { supporters: 3 }, queen: ahead },
      draws: [{ alice: { chip: 'soldier:strong' }, queen: F1 }],
      expected: { final: { alice: { extra: 2 } } },
    });
  });
});

describe('set D', () => {
  it('WW-19.D1 A-30 an opponent ahead takes a shard, withdrawn ones too, judged before the chips count', () => {
    fight({
      set: 'D',
      players: { alice: { supporters: 3 }, queen: ahead, hatter: { supporters: 3 } },
      draws: [{ alice: { chip: 'flamingo:weak' }, queen: F1, hatter: { chip: 'rook:strong' } }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'flamingo:weak', target: 'hatter' } }],
      expected: { final: { queen: { shards: 1 }, hatter: { shards: 0 } } },
    });
  });

  it('WW-19.D2 A-21 the Creature brings shards one nearer to its strength', () => {
    fight({
      set: 'D',
      players: { alice: { supporters: 3, shards: 5 }, queen: { ...rival, shards: 4 }, hatter: { ...rival, shards: 0 } },
      draws: [
        { alice: { chip: 'creature:strong' }, queen: { chip: 'creature:strong' }, hatter: { chip: 'creature:weak' } },
      ],
      expected: { final: { alice: { shards: 4 }, queen: { shards: 4 }, hatter: { shards: 1 } } },
    });
  });

  it('WW-19.D3 A-22 A-47 Rooks give the sole winner shards, 2 for a strong one; the Caterpillar then discards', () => {
    fight({
      set: 'D',
      players: { alice: { supporters: 3, active: ['rook:weak'], standees: ['caterpillar'] }, queen: { supporters: 3 } },
      draws: [
        { alice: { chip: 'rook:strong' }, queen: { chip: 'rook:weak' } },
        { alice: HALT, queen: HALT },
      ],
      expected: { first: ['alice'], second: ['queen'], final: { alice: { shards: 1 }, queen: { shards: 0 } } },
    });
  });

  it('WW-19.D4 forging a Rose places a supporter anywhere', () => {
    fight({
      set: 'D',
      players: { alice: { supporters: 3, active: ['rose:weak', 'forge'] }, queen: ahead },
      draws: [{ alice: F1, queen: F1 }],
      forges: [{ player: 'alice', chip: 'rose:weak', source: 'chip' }],
      expected: { final: { alice: { placed_any: 1, pool: 9 } } },
    });
  });

  it('WW-19.D5 the Soldier may count triple without an own castle here', () => {
    fight({
      set: 'D',
      players: { alice: { supporters: 3 }, queen: { supporters: 3 } },
      draws: [{ alice: { chip: 'soldier:strong' }, queen: { chip: 'soldier:strong', mode: 'plain' } }],
      expected: { after: [{ alice: 6, queen: 2 }] },
    });
    fight({
      set: 'D',
      n: 2,
      resistance: 3,
      players: { alice: { supporters: 3, castle: true }, queen: { supporters: 3 } },
      draws: [{ alice: { chip: 'soldier:strong' }, queen: F1 }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'soldier:strong', mode: 'triple' } }],
      expected: { after: [{ alice: 4 }] },
    });
  });
});

describe('forge chips', () => {
  it('WW-15.1 WW-15.6 each active one forges one chip, itself too', () => {
    fight({
      players: { alice: { supporters: 3, active: ['forge', 'forge'] }, queen: ahead },
      draws: [{ alice: F1, queen: F1 }],
      forges: [
        { player: 'alice', chip: 'forge', source: 'chip' },
        { player: 'alice', chip: 'forge', source: 'chip' },
        { player: 'alice', chip: 'faction:1', source: 'chip', illegal: true },
      ],
      expected: {
        forge_actions: { alice: ['chip', 'chip'] },
        final: { alice: { forged: ['forge', 'forge'], active: ['faction:1'] } },
      },
    });
  });
});
