import { describe, expect, it } from 'vitest';
import { atWar, fight, Stage } from './stage.js';

const F1 = { chip: 'faction:1' };
const ART = { chip: 'artifact' };
const HALT = { halt: true };
const MAD = { chip: 'madness' };

/** Three supporters each. */
const pair = { alice: { supporters: 3 }, queen: { supporters: 3 } };

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
