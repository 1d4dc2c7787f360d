import { describe, expect, it } from 'vitest';
import { outcomes, usualOutcome } from '../../../src/games/wonderlands-war/effects/strength.js';
import { inOrder } from '../../../src/games/wonderlands-war/state.js';
import { fight, freshMatch, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const F2 = { chip: 'faction:2' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };

/** Two supporters each. */
const pair = { alice: { supporters: 3 }, queen: { supporters: 3 } };

/** A war about to begin with these supporters in the garden. */
const atWar = (supporters: readonly number[], change: (state: ReturnType<typeof freshMatch>) => void = () => {}) =>
  new Stage({
    prepare: state => {
      state.phase = 'war';
      state.ahead = [2];
      for (const [seat, count] of supporters.entries()) {
        state.seats[seat]!.supporters[2] = count;
        state.seats[seat]!.chair = -1;
        state.seats[seat]!.quests = [];
      }
      change(state);
    },
  });

describe('before the draws', () => {
  it('WW-7.1 battles go clockwise from the pawn', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'tea-end';
        state.pawn = 3;
      },
    });
    expect(
      stage
        .entries('no-battle')
        .slice(0, 5)
        .map(({ region }) => region),
    ).toEqual(['tumtum', 'pool_of_tears', 'na_muniu', 'red_castle', 'garden']);
  });

  it('WW-7.2 WW-7.3 a castle alone does not fight; one participant takes the region uncontested', () => {
    const stage = atWar([2, 0, 0], state => {
      state.seats[1]!.castles[2] = 2;
    });
    expect(stage.asked).toMatchObject({ key: 'award', seat: 0 });
    expect(stage.entries('uncontested')).toHaveLength(1);
  });

  it('WW-7.5 A-25 those who do not fight bet in secret on a participant', () => {
    const stage = atWar([2, 2, 0]);
    expect(stage.asked).toMatchObject({ key: 'wager', seat: 2 });
    expect(stage.offered).toEqual(['alice', 'hatter', 'none']);
    stage.say('hatter');
    expect([stage.view(2).battle!.wager, stage.view(0).battle!.wager, stage.view('spectator').battle!.wager]).toEqual([
      'hatter',
      null,
      null,
    ]);
  });

  it('WW-7.6 the own bag is seen in the tea party and not in the war', () => {
    expect(Array.isArray(new Stage().view(0).seats[0]!.bag)).toBe(true);
    expect(new Stage().view(1).seats[0]!.bag).toBe(10);
    expect(atWar([2, 2, 0]).view(0).seats[0]!.bag).toBe(10);
  });

  it('WW-7.8 a start strength above 25 is 25, and draw 1 is still made', () => {
    const strong = {
      leader: 6,
      leader_here: true,
      castle: true,
      standees: ['humpty', 'walrus', 'gryphon', 'mock_turtle'],
    };
    const more = {
      ...strong,
      standees: [
        ...strong.standees,
        'twin1',
        'twin2',
        'dodo',
        'knave',
        'duchess',
        'dormouse',
        'caterpillar',
        'white_rabbit',
      ],
    };
    fight({
      players: { alice: more, queen: { supporters: 1 } },
      draws: [{ alice: F1, queen: F1 }],
      expected: { start: { alice: 25, queen: 0 }, ended: true, first: ['alice'], second: ['queen'] },
    });
  });
});

describe('the draw loop', () => {
  it('WW-8.1 WW-8.3 draw 1 is compulsory, whatever the chip was withdrawing is allowed after it', () => {
    fight({
      players: pair,
      draws: [
        { alice: MAD, queen: F1 },
        { alice: HALT, queen: HALT },
      ],
      illegal: [{ draw: 1, player: 'alice', choice: HALT }],
      expected: { ended: true, first: ['queen'], second: ['alice'] },
    });
  });

  it('WW-8.2 WW-8.7 a chip takes its place and moves the marker, never past 25', () => {
    fight({
      players: {
        alice: {
          ...pair.alice,
          leader: 6,
          leader_here: true,
          standees: ['humpty', 'walrus', 'gryphon', 'twin1', 'dodo', 'knave'],
        },
        queen: { supporters: 2 },
      },
      draws: [
        { alice: { chip: 'rook:strong' }, queen: F1 },
        { alice: { chip: 'rook:strong' }, queen: F1 },
      ],
      expected: {
        after: [
          { alice: 21, queen: 1 },
          { alice: 25, queen: 2 },
        ],
        final: { alice: { active: ['rook:strong', 'rook:strong'] } },
      },
    });
  });

  it('WW-8.4 A-10 an empty bag takes exhausted chips and the track; with nothing left the player withdraws', () => {
    fight({
      players: {
        alice: { supporters: 3, bag: ['faction:1'], exhausted: ['artifact'], track: ['madness'] },
        queen: { supporters: 3 },
      },
      draws: [
        { alice: F1, queen: { chip: 'rook:strong' } },
        { alice: ART, queen: F1 },
      ],
      expected: { final: { alice: { bag_has: ['madness'], exhausted: [], track: [] } } },
    });
    fight({
      players: { alice: { supporters: 3, bag: ['faction:1'] }, queen: { supporters: 3 } },
      draws: [
        { alice: F1, queen: F1 },
        { alice: HALT, queen: F1 },
      ],
      illegal: [{ draw: 2, player: 'alice', choice: F1 }],
      expected: { ended: true, final: { alice: { status: 'halt' } } },
    });
  });

  it('WW-8.5 a doubled chip has its printed value again when it is drawn again', () => {
    fight({
      players: {
        alice: { supporters: 3, bag: ['flamingo:weak', 'artifact'] },
        queen: { supporters: 3, leader: 6, leader_here: true },
      },
      draws: [
        { alice: { chip: 'flamingo:weak' }, queen: F1 },
        { alice: ART, queen: F1 },
      ],
      expected: {
        after: [null, { alice: 7, queen: 8 }],
        feats: { alice: { 'Q-G3': false } },
        final: { alice: { active: ['flamingo:weak', 'artifact'] } },
      },
    });
  });

  it('WW-8.6 WW-8.8 A-33 of several chips one is played, madness too may go back; fewer are taken where fewer are', () => {
    fight({
      players: {
        alice: { supporters: 3, bag: ['item:rabbit_watch', 'madness', 'artifact'] },
        queen: { supporters: 3, leader: 6, leader_here: true },
      },
      draws: [
        { alice: { chip: 'item:rabbit_watch' }, queen: F1 },
        { alice: { chip: 'artifact', drawn: ['madness', 'artifact'] }, queen: F1 },
      ],
      expected: {
        after: [
          { alice: 2, queen: 7 },
          { alice: 5, queen: 8 },
        ],
        final: { alice: { bag_has: ['madness'] } },
      },
    });
  });

  it('WW-8.9 draw or withdraw and the answers to chips are sealed until all have given theirs', () => {
    const stage = atWar([3, 3, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = ['madness', 'madness', 'madness'];
    }).say('none');
    expect(stage.table.open.map(({ key, seat }) => [key, seat])).toEqual([
      ['answer', 0],
      ['answer', 1],
    ]);
    stage.say('madness/shield');
    expect(stage.view(1).battle!.fighters[0]).toMatchObject({ drawn: 1, played: null, response: 'none' });
    expect(stage.view(0).battle!.fighters[0]!.drawn).toEqual(['madness']);
    expect(stage.seat(0).shield).toBe(true);
    stage.say('madness/lose=supporter');
    expect(stage.entries('revealed')[0]!.plays).toEqual([
      { seat: 0, chip: 'madness', response: 'shield' },
      { seat: 1, chip: 'madness', response: 'none' },
    ]);
    expect(stage.table.open.map(({ key }) => key)).toEqual(['draw-on', 'draw-on']);
    stage.say('withdraw');
    expect(stage.view(1).battle!.fighters[0]!.status).toBe('in');
  });
});

describe('madness, shield, elimination', () => {
  it('WW-9.1 a unit for each symbol, to pool and reserve; the marker stays', () => {
    fight({
      players: { alice: { supporters: 2, standees: ['dodo'] }, queen: { supporters: 2 } },
      draws: [{ alice: { chip: 'madness2', lose: ['supporter', 'standee:dodo'] }, queen: F1 }],
      expected: {
        after: [{ alice: 1, queen: 1 }],
        final: { alice: { supporters: 1, pool: 11, reserve: ['dodo'], track: ['madness2'], lost: 2 } },
      },
    });
  });

  it('WW-9.2 the leader is lost only when nobody else is left', () => {
    fight({
      players: { alice: { supporters: 1, leader_here: true }, queen: { supporters: 2 } },
      draws: [{ alice: MAD, queen: F1 }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'madness', lose: ['leader'] } }],
      expected: { final: { alice: { leader_here: true, supporters: 0 } } },
    });
  });

  it('WW-9.3 a lost standee keeps its strength and loses its ability at once', () => {
    fight({
      players: { alice: { supporters: 1, standees: ['white_rabbit'] }, queen: { supporters: 2 } },
      draws: [
        { alice: F1, queen: F1 },
        { alice: { chip: 'madness', lose: ['standee:white_rabbit'] }, queen: F1 },
        { alice: F1, queen: F1 },
      ],
      expected: {
        after: [
          { alice: 3, queen: 1 },
          { alice: 3, queen: 2 },
          { alice: 4, queen: 3 },
        ],
      },
    });
  });

  it('WW-9.4 a whole shield sends one madness back and cracks', () => {
    fight({
      players: { alice: { supporters: 1, bag: ['madness2', 'madness'] }, queen: { supporters: 3 } },
      draws: [
        { alice: { chip: 'madness2', shield: true }, queen: F1 },
        { alice: MAD, queen: F1 },
      ],
      illegal: [{ draw: 2, player: 'alice', choice: { chip: 'madness', shield: true } }],
      expected: { final: { alice: { status: 'out', bag_has: ['madness2'], shield: true } } },
    });
  });

  it('WW-9.5 eliminated: strength 0, no rewards, no feat, no forging, the shield whole', () => {
    fight({
      region: 'garden',
      players: { alice: { supporters: 1, shield: false, leader: 4, active: ['forge'] }, queen: { supporters: 3 } },
      draws: [{ alice: MAD, queen: F1 }],
      expected: {
        after: [{ alice: 0, queen: 1 }],
        first: ['queen'],
        vp_gain: { alice: 0, queen: 4 },
        feats: { alice: { 'Q-G5': false } },
        forge_actions: { alice: [] },
        final: { alice: { shield: true, exhausted: ['forge'], active: [] } },
      },
    });
  });

  it('WW-9.6 the fourth madness refreshes; active chips stay and the shield is not repaired', () => {
    fight({
      players: {
        alice: {
          supporters: 3,
          shield: false,
          track: ['madness', 'madness', 'madness'],
          active: ['artifact'],
          exhausted: ['forge'],
          bag: ['madness'],
        },
        queen: { supporters: 3 },
      },
      draws: [{ alice: MAD, queen: F1 }],
      expected: {
        final: {
          alice: {
            status: 'in',
            shield: false,
            active: ['artifact'],
            bag_has: ['forge', 'madness', 'madness', 'madness', 'madness'],
          },
        },
      },
    });
  });

  it('WW-9.7 eliminated by the fourth: active chips too go into the bag', () => {
    fight({
      players: {
        alice: {
          supporters: 1,
          shield: false,
          track: ['madness', 'madness', 'madness'],
          active: ['artifact'],
          bag: ['madness'],
        },
        queen: { supporters: 3 },
      },
      draws: [{ alice: MAD, queen: F1 }],
      expected: {
        final: {
          alice: {
            status: 'out',
            exhausted: [],
            track: [],
            bag_has: ['artifact', 'madness', 'madness', 'madness', 'madness'],
          },
        },
      },
    });
  });

  it('WW-9.9 elimination ends what waits: a doubling, an extra draw, the Crown on another’s next chip', () => {
    fight({
      players: { alice: { supporters: 1, shield: false }, queen: { supporters: 3 }, hatter: { supporters: 3 } },
      draws: [
        { alice: { chip: 'item:knave_crown', target: 'queen' }, queen: F1, hatter: F1 },
        { alice: MAD, queen: ART, hatter: F1 },
      ],
      expected: { after: [null, { alice: 0, queen: 4, hatter: 2 }] },
    });
  });

  it('WW-5.7 poison costs a unit, may be blocked, may eliminate, and never lies on the track', () => {
    fight({
      players: { alice: { supporters: 2, bag: ['poison', 'poison'] }, jabberwock: { supporters: 2 } },
      draws: [
        { alice: { chip: 'poison', shield: true }, jabberwock: F1 },
        { alice: { chip: 'poison' }, jabberwock: F1 },
      ],
      expected: {
        poison_back: 1,
        final: {
          alice: { supporters: 1, track: [], shield: false, bag_has: ['poison'] },
          jabberwock: { poison_pool: 1 },
        },
      },
    });
  });
});

describe('order of resolution', () => {
  it('WW-10.1 WW-10.3 losses come before effects: an eliminated opponent is no target', () => {
    fight({
      players: { alice: { supporters: 3 }, queen: { supporters: 1, shield: false }, hatter: { supporters: 3 } },
      draws: [{ alice: { chip: 'item:knave_crown' }, queen: MAD, hatter: F1 }],
      illegal: [{ draw: 1, player: 'alice', choice: { chip: 'item:knave_crown', target: 'queen' } }],
      expected: { after: [{ alice: 2, queen: 0, hatter: 1 }] },
    });
  });

  it('WW-10.2 A-42 the owner chooses the order of own effects where it matters: set, add, multiply by default', () => {
    const raised = { kind: 'add', by: 2 } as const;
    const doubled = { kind: 'multiply', by: 2 } as const;
    expect([outcomes(3, [doubled, raised]), usualOutcome(3, [doubled, raised])]).toEqual([[8, 10], 10]);
    expect(outcomes(5, [{ kind: 'set', by: 1 }, raised])).toEqual([1, 3]);
    expect(outcomes(3, [doubled, doubled])).toEqual([12]);
    fight({
      set: 'A',
      players: {
        jabberwock: { supporters: 3, abilities: ['manxome_foe'], active: [] },
        alice: { supporters: 3, leader: 6, leader_here: true },
      },
      draws: [
        { jabberwock: { chip: 'flamingo:weak' }, alice: F1 },
        { jabberwock: ART, alice: F1 },
      ],
      expected: { after: [null, { jabberwock: 1 + (3 + 2) * 2, alice: 8 }] },
    });
  });

  it('WW-10.4 WW-10.6 A-11 fewest points first, then more shards, then from the start player', () => {
    const state = freshMatch({ factions: ['alice', 'hatter', 'queen', 'cheshire'] });
    const [a, b, c, d] = state.seats;
    Object.assign(a!, { vp: 3, shards: 1 });
    Object.assign(b!, { vp: 3, shards: 2 });
    Object.assign(c!, { vp: 1, shards: 0 });
    Object.assign(d!, { vp: 3, shards: 2 });
    expect(inOrder(state, [0, 1, 2, 3])).toEqual([2, 1, 3, 0]);
    state.order = [3, 0, 1, 2];
    expect(inOrder(state, [0, 1, 2, 3])).toEqual([2, 3, 1, 0]);
  });

  it('WW-10.5 WW-20.6a WW-20.6b strength is looked at before any chip of the draw counts', () => {
    fight({
      players: { queen: { supporters: 3, abilities: ['royal_temper'], vp: 1 }, alice: { supporters: 3, vp: 3 } },
      draws: [{ queen: ART, alice: { chip: 'rook:strong' } }],
      expected: { vp_gain: { queen: 0, alice: 0 } },
    });
  });

  it('WW-10.7 losses go player by player: the next sees the markers as the former leave them', () => {
    fight({
      players: {
        hatter: { supporters: 3, abilities: ['war_tactics'], vp: 5 },
        alice: { supporters: 3, standees: ['march_hare'], leader: 1, leader_here: true },
        queen: { supporters: 3, leader: 1, leader_here: true, vp: 9 },
      },
      // Alice has fewer points and pushes first: the Queen drops to 0, Alice stands at 2 and is still ahead.
      draws: [{ hatter: MAD, alice: MAD, queen: F1 }],
      expected: { start: { hatter: 0, alice: 2, queen: 1 }, after: [{ hatter: 2, alice: 2, queen: 1 }] },
    });
  });
});

describe('end of a battle', () => {
  it('WW-11.1 WW-11.2 who withdraws stays in for the results; the battle ends with the last', () => {
    fight({
      value: 6,
      players: { alice: { supporters: 2 }, queen: { supporters: 2 }, hatter: { supporters: 2 } },
      draws: [
        { alice: ART, queen: F2, hatter: F1 },
        { alice: HALT, queen: HALT, hatter: HALT },
      ],
      expected: { ended: true, first: ['alice'], second: ['queen'], vp_gain: { alice: 6, queen: 3, hatter: 0 } },
    });
  });

  it('WW-11.3 25 wins at once, all others withdraw', () => {
    fight({
      players: {
        alice: {
          supporters: 1,
          leader: 6,
          leader_here: true,
          standees: ['humpty', 'walrus', 'gryphon', 'mock_turtle', 'twin1', 'twin2', 'dodo', 'knave', 'duchess'],
        },
        queen: { supporters: 2 },
      },
      draws: [{ alice: { chip: 'rook:strong' }, queen: F1 }],
      expected: {
        after: [{ alice: 25, queen: 1 }],
        ended: true,
        final: { alice: { status: 'halt' }, queen: { status: 'halt' } },
      },
    });
  });

  it('WW-11.4 A-12 the last one ahead must stop; tied or behind may go on', () => {
    fight({
      players: pair,
      draws: [{ alice: F2, queen: F1 }, { alice: HALT, queen: F1 }, { queen: F1 }],
      expected: {
        after: [null, { alice: 2, queen: 2 }, { alice: 2, queen: 3 }],
        ended: true,
        first: ['queen'],
        second: ['alice'],
      },
    });
  });

  it('A-46 a marker pushed back below 25 in the same draw does not end the battle', () => {
    fight({
      players: {
        alice: {
          supporters: 3,
          castle: true,
          leader: 6,
          leader_here: true,
          standees: [
            'humpty',
            'walrus',
            'gryphon',
            'mock_turtle',
            'twin1',
            'twin2',
            'dodo',
            'knave',
            'duchess',
            'dormouse',
            'caterpillar',
            'white_rabbit',
          ],
        },
        queen: { supporters: 3, standees: ['march_hare'] },
      },
      draws: [{ alice: MAD, queen: { chip: 'madness', lose: ['supporter'] } }],
      expected: { after: [{ alice: 24, queen: 1 }], ended: false },
    });
  });
});

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

  it('WW-16.1 A-16 wagers: right an ally, wrong a shard, a tie nothing', () => {
    const stage = atWar([3, 3, 0], state => {
      state.seats[0]!.bag = ['artifact', 'artifact'];
      state.seats[1]!.bag = ['faction:1', 'faction:1'];
    }).say('alice', 'withdraw', 'withdraw');
    stage.until('ally');
    expect(stage.asked.seat).toBe(2);
    expect(stage.entries('wagers')[0]!.results).toEqual([{ seat: 2, faction: 'alice', result: 'weak_ally' }]);
    const wrong = atWar([3, 3, 0], state => {
      state.seats[0]!.bag = ['artifact', 'artifact'];
      state.seats[1]!.bag = ['faction:1', 'faction:1'];
    }).say('hatter', 'withdraw', 'withdraw');
    wrong.until('tea-move');
    expect(wrong.entries('wagers')[0]!.results[0]!.result).toBe('shard');
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
