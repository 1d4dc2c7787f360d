import { describe, expect, it } from 'vitest';
import { firstPlayer } from '../../../src/games/wonderlands-war/round-end.js';
import { madnessDue } from '../../../src/games/wonderlands-war/tea-end.js';
import { fillTable, passesLeader, wayToHead } from '../../../src/games/wonderlands-war/tea-table.js';
import { freshMatch, Stage } from './stage.js';

/** A plain card on every chair: three units, a weak Rook. */
const plain = (state: ReturnType<typeof freshMatch>): void => {
  state.chairs = state.chairs.map(() => 'T1-03');
};

describe('moving at the table', () => {
  it('WW-3.3 a card is taken from any free chair that has one', () => {
    const stage = new Stage({
      factions: ['cheshire', 'alice', 'queen'],
      prepare: state => {
        plain(state);
        state.seats[1]!.chair = 4;
        state.chairs[3] = null;
        state.chairs[6] = null;
      },
    });
    expect(stage.offered).toEqual([...[1, 2, 3, 5, 6, 8, 9, 10, 11].map(chair => `chair:${chair}`), 'head']);
    stage.say('chair:9', 'garden');
    expect(stage.seat(0)).toMatchObject({ chair: 9, taken: 1, teaCards: ['T1-03'] });
    expect([stage.state.chairs[8], stage.asked.seat]).toEqual([null, 1]);
  });

  it('WW-3.4 S100 the first move from the head rolls no die', () => {
    const stage = new Stage({ prepare: plain }).say('chair:3');
    expect(stage.entries('shards-rolled')).toEqual([]);
  });

  it('WW-3.4 reaching the head rolls, fills every empty chair, also the one just left, and goes on once', () => {
    const stage = new Stage({
      factions: ['queen', 'alice', 'hatter'],
      prepare: state => {
        plain(state);
        state.seats[0]!.chair = 6;
        state.seats[1]!.chair = 8;
        for (const chair of [2, 6, 8]) state.chairs[chair - 1] = null;
      },
    });
    expect(stage.offered).toEqual(['chair:7', 'chair:9', 'chair:10', 'chair:11', 'head']);
    stage.say('head');
    const [roll] = stage.entries('shards-rolled');
    expect(stage.seat(0).shards).toBe(roll!.rolled);
    expect(stage.entries('table-filled')[0]!.filled.map(({ chair }) => chair)).toEqual([2, 6]);
    expect(stage.offered).not.toContain('head');
    expect(stage.offered).not.toContain('chair:8');
    expect(stage.table.canUndo(0)).toBe(false);
    stage.say('chair:6');
    expect(stage.seat(0).chair).toBe(6);
  });

  it('WW-3.4 a full lap from the head back to it is the one visit of the turn', () => {
    const stage = new Stage({ prepare: plain }).say('head');
    expect(stage.entries('head-reached')).toHaveLength(1);
    expect(stage.offered).toHaveLength(11);
  });

  it('WW-3.5 WW-3.6 with all cards the leader goes to a region, and after the last one the party is over', () => {
    const stage = new Stage({
      prepare: state => {
        for (const seat of state.seats) seat.taken = 4;
      },
    });
    expect(stage.asked.key).toBe('place-leader');
    stage.say('garden', 'garden');
    expect(stage.asked).toMatchObject({ key: 'place-leader', seat: 2 });
    stage.say('tumtum');
    expect(stage.entries('tea-ends')).toHaveLength(1);
    expect(stage.seat(0)).toMatchObject({ leaderIn: 2, chair: -1 });
  });

  it('WW-18.4 two players take five cards each', () => {
    const stage = new Stage({
      factions: ['alice', 'queen'],
      prepare: state => {
        state.seats[0]!.taken = 4;
      },
    });
    expect(stage.asked.key).toBe('tea-move');
    expect(stage.view().table.limit).toBe(5);
  });

  it('WW-3.7 tea cards stay for the whole game', () => {
    const stage = new Stage({ prepare: plain }).say('chair:1', 'garden');
    expect(stage.view('spectator').seats[0]!.teaCards).toEqual(['T1-03']);
  });

  it('WW-3.8 WW-3.9 filling goes clockwise, and a short deck leaves the later seats empty', () => {
    const state = freshMatch();
    state.chairs = state.chairs.map(() => null);
    state.seats[0]!.chair = 2;
    state.teaDeck = ['T1-05', 'T1-04', 'T1-03'];
    expect(fillTable(state)).toEqual([
      { chair: 1, card: 'T1-03' },
      { chair: 3, card: 'T1-04' },
      { chair: 4, card: 'T1-05' },
    ]);
    expect(state.chairs.slice(4)).toEqual(new Array(7).fill(null));
  });
});

describe('order of the party', () => {
  it.each([
    [
      'fewest points',
      [
        { vp: 5, units: 3, shards: 0 },
        { vp: 3, units: 9, shards: 0 },
      ],
      1,
    ],
    [
      'fewer units',
      [
        { vp: 5, units: 3, shards: 0 },
        { vp: 5, units: 2, shards: 0 },
      ],
      1,
    ],
    [
      'more shards',
      [
        { vp: 5, units: 3, shards: 1 },
        { vp: 5, units: 3, shards: 4 },
      ],
      1,
    ],
    [
      'the earlier one',
      [
        { vp: 5, units: 3, shards: 1 },
        { vp: 5, units: 3, shards: 1 },
      ],
      0,
    ],
  ])('WW-3.2 A-5 %s begins', (_, players, first) => {
    expect(firstPlayer(players)).toBe(first);
  });

  it('WW-3.1 WW-3.2 WW-16.3 a new round lays the next deck, leaders at the head, turns from its start player', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'round-end';
        state.seats[2]!.vp = -1;
        state.seats[0]!.exhausted = ['artifact'];
        state.seats[0]!.track = ['madness'];
        state.seats[0]!.supporters[2] = 2;
        state.seats[0]!.leaderIn = 2;
        state.seats[0]!.shield = false;
        state.market = ['walrus', 'dodo', 'knave'];
        state.wonderlandianDeck = ['gryphon', 'duchess', 'humpty', 'caterpillar', 'dormouse', 'hare_spoon'];
      },
    });
    expect(stage.state).toMatchObject({ round: 2, order: [2, 0, 1] });
    expect(stage.state.chairs.every(card => card!.startsWith('T2-'))).toBe(true);
    expect(stage.seat(0)).toMatchObject({ chair: 0, leaderIn: -1, exhausted: [], track: [], shield: false });
    expect(stage.seat(0).supporters[2]).toBe(2);
    expect(stage.seat(0).bag.filter(chip => chip === 'madness')).toHaveLength(3);
    // The old face-up cards lie among the others again.
    expect(stage.state.market).toHaveLength(3);
    expect(stage.state.wonderlandianDeck).toHaveLength(6);
    const anew = [...stage.state.market, ...stage.state.wonderlandianDeck];
    expect(anew).toEqual(expect.arrayContaining(['walrus', 'dodo', 'knave', 'gryphon', 'hare_spoon']));
    expect(stage.state.wonderlandianDeck).toEqual(expect.arrayContaining(['walrus']));
    const [end] = stage.entries('round-ends');
    expect(stage.asked.seat).toBe(2);
    expect(end!.round).toBe(1);
  });

  it('WW-3.2 leaders that still stand in regions are no units of the tie for the first turn', () => {
    const stage = new Stage({
      prepare: state => {
        state.phase = 'round-end';
        for (const [at, seat] of state.seats.entries()) {
          seat.vp = at === 2 ? 9 : 5;
          seat.supporters[1] = at === 0 ? 1 : 2;
          seat.leaderIn = at === 0 ? 3 : -1;
          // With the leader counted seat 0 would be level, and behind by shards.
          seat.shards = at;
        }
      },
    });
    expect(stage.state.order).toEqual([0, 1, 2]);
  });
});

describe('end of the party', () => {
  it.each([
    [
      'WW-6.1 each gets one, everybody with the most one more and loses half, rounded up',
      [5, 5, 2],
      9,
      [2, 2, 1],
      [2, 2, 2],
      4,
    ],
    ['A-9 nobody has shards: the second step is skipped', [0, 0, 0], 9, [1, 1, 1], [0, 0, 0], 6],
    ['WW-6.2 the supply cannot serve the first step', [3, 1, 0], 2, [1, 0, 0], [1, 1, 0], 1],
    ['WW-6.2 the supply cannot serve the second step', [3, 3, 1], 4, [1, 1, 1], [3, 3, 1], 1],
  ])('%s', (_, shards, supply, madness, left, rest) => {
    expect(madnessDue(shards, supply)).toEqual({ madness, shards: left, supply: rest });
  });

  it('WW-6.1 the madness goes into the bags and poison left on cards goes home', () => {
    const stage = new Stage({
      factions: ['alice', 'jabberwock', 'queen'],
      prepare: state => {
        state.phase = 'tea-end';
        state.poisoned[3] = true;
        state.seats[1]!.poison = 2;
        state.seats[0]!.shards = 4;
        // Alone in a region: the war stands still before anything is drawn or goes back into bags.
        state.seats[0]!.supporters[2] = 1;
      },
    });
    expect(stage.asked.key).toBe('award');
    expect(stage.seat(0)).toMatchObject({ shards: 2, track: [] });
    expect(stage.seat(0).bag.filter(chip => chip === 'madness')).toHaveLength(4);
    expect([stage.seat(1).poison, stage.state.poisoned.includes(true)]).toEqual([3, false]);
  });
});

describe('the way round the table', () => {
  it('WW-5.1 Alice goes counter-clockwise', () => {
    const state = freshMatch();
    expect([wayToHead(state, 0, 0)[0], wayToHead(state, 0, 4), wayToHead(state, 1, 8)]).toEqual([
      11,
      [3, 2, 1],
      [9, 10, 11],
    ]);
  });

  it('WW-20.7a only leaders on chairs between two places are passed', () => {
    const state = freshMatch();
    state.seats[0]!.chair = 5;
    const passes = (from: number, to: number) => passesLeader(state, 2, from, to);
    expect([passes(2, 4), passes(2, 7), passes(2, 0), passes(6, 0)]).toEqual([false, true, true, false]);
  });
});
