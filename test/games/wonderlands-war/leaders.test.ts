import { describe, expect, it } from 'vitest';
import { inRegion, Stage, takes } from './stage.js';

const placing = (region: string, staging: ConstructorParameters<typeof Stage>[0] = {}) =>
  new Stage({
    ...staging,
    prepare: state => {
      state.seats[0]!.taken = 9;
      staging.prepare?.(state);
    },
  }).say(region);

describe('leaders at the table', () => {
  it('WW-5.1 Alice takes chairs counter-clockwise', () => {
    const stage = new Stage({
      prepare: state => {
        state.seats[0]!.chair = 3;
      },
    });
    expect(stage.offered).toEqual(['chair:2', 'chair:1', 'head']);
  });

  it('WW-5.2 WW-20.7d S103 Host fills the empty seats, takes any card, and the leader stays; once a party, below the limit', () => {
    const stage = new Stage({
      factions: ['hatter', 'alice', 'queen'],
      prepare: state => {
        state.chairs[4] = null;
        state.seats[0]!.taken = 1;
      },
    }).say('host');
    expect(stage.entries('hosted')[0]!.filled.map(({ chair }) => chair)).toEqual([5]);
    stage.say('chair:5');
    expect(stage.seat(0)).toMatchObject({ chair: 0, taken: 2, uses: ['host'] });
    expect(stage.entries('shards-rolled')).toHaveLength(0);
    const again = new Stage({
      factions: ['hatter', 'alice', 'queen'],
      prepare: state => {
        state.seats[0]!.uses = ['host'];
      },
    });
    expect(again.offered).not.toContain('host');
    const full = new Stage({
      factions: ['hatter', 'alice', 'queen'],
      prepare: state => {
        state.seats[0]!.taken = 4;
      },
    });
    expect(full.asked.key).toBe('place-leader');
  });

  it('WW-5.3 A-36 the Queen spreads supporters one by one, standees go together', () => {
    const stage = takes('T1-01', {
      factions: ['queen', 'alice', 'hatter'],
      prepare: state => {
        state.seats[0]!.reserve = ['dodo'];
      },
    });
    expect(stage.offered).toEqual([...stage.regions, 'split']);
    stage.say('split', ['dodo'], 'garden', 'tumtum', 'na_muniu');
    expect(inRegion(stage.seat(0), 'garden')).toEqual([0, ['dodo']]);
    expect([inRegion(stage.seat(0), 'tumtum')[0], inRegion(stage.seat(0), 'na_muniu')[0]]).toEqual([1, 1]);
  });

  it('WW-5.3 the Queen may leave a group together, or split it before anything else of the card', () => {
    const queen = { factions: ['queen', 'alice', 'hatter'] } as const;
    expect(inRegion(takes('T1-01', queen).say('garden').seat(0), 'garden')[0]).toBe(3);
    const stage = takes('T1-07', queen);
    expect(stage.offered).toContain('place_units:2');
    stage.say('place_units:2', 'garden', 'tumtum');
    expect([inRegion(stage.seat(0), 'garden')[0], inRegion(stage.seat(0), 'tumtum')[0]]).toEqual([1, 1]);
    // A single unit goes to one region anyway.
    expect(takes('T1-12', queen).offered.filter(id => id === 'place_units:1')).toEqual([]);
  });

  it('WW-5.4 the Cat may hand on one shard of a roll of 2 or 3', () => {
    const asked = ['1', '2', '3', '4', '5', '6', '8', '9'].map(seed => {
      const stage = new Stage({ factions: ['cheshire', 'alice', 'queen'], seed }).say('head');
      const { rolled } = stage.entries('shards-rolled')[0]!;
      if (rolled > 1) {
        stage.say('1');
        expect([stage.seat(0).shards, stage.seat(1).shards]).toEqual([rolled - 1, 2]);
      }
      return [rolled > 1, stage.entries('shard-given').length === 1];
    });
    expect(asked.every(([high, given]) => high === given)).toBe(true);
    expect(asked.some(([high]) => high)).toBe(true);
  });

  it('WW-5.8 with two players the Cat returns the shard to the supply', () => {
    const stages = ['1', '2', '3', '4', '5', '6', '8'].map(seed =>
      new Stage({ factions: ['cheshire', 'alice'], seed }).say('head'),
    );
    const high = stages.find(({ asked }) => asked.key === 'grin')!;
    const before = high.seat(0).shards;
    expect(high.offered).toEqual(['supply', 'none']);
    high.say('supply');
    expect(high.seat(0).shards).toBe(before - 1);
  });

  it('WW-5.5 WW-20.8b A-35 the Jabberwock poisons two cards at the start, with Slithy Toves a third; all may be declined', () => {
    const stage = new Stage({
      factions: ['jabberwock', 'alice', 'queen'],
      prepare: state => {
        state.phase = 'tea-start';
        state.seats[0]!.abilities = ['slithy_toves'];
      },
    }).say('chair:1', 'chair:2');
    expect(stage.asked).toMatchObject({ key: 'poison', about: { source: 'slithy_toves' } });
    expect(stage.offered).not.toContain('chair:2');
    stage.say('none');
    expect([stage.seat(0).poison, stage.state.poisoned.filter(Boolean).length]).toEqual([3, 2]);
  });

  it('WW-5.5 before the first turn it is his to act, whoever begins', () => {
    const stage = new Stage({
      factions: ['alice', 'queen', 'jabberwock'],
      prepare: state => {
        state.phase = 'tea-start';
      },
    });
    expect([stage.asked.seat, stage.view().onTurn]).toEqual([2, 2]);
    stage.say('none');
    expect([stage.asked.key, stage.view().onTurn]).toEqual(['tea-move', 0]);
  });

  it('WW-5.8 with two players he poisons one card at the start', () => {
    const stage = new Stage({
      factions: ['jabberwock', 'alice'],
      prepare: state => {
        state.phase = 'tea-start';
      },
    }).say('chair:1');
    expect(stage.asked.key).toBe('tea-move');
  });

  it('WW-5.5 WW-20.8a S104 at his turn end he may poison one if none lies on the table, and Toves one more only then', () => {
    const turn = (poisoned: boolean, abilities: 'slithy_toves'[]) => {
      const stage = takes('T1-23', {
        factions: ['jabberwock', 'alice', 'queen'],
        prepare: state => {
          state.seats[0]!.abilities = abilities;
          state.poisoned[5] = poisoned;
        },
      });
      return stage.say('garden');
    };
    expect(turn(false, []).asked).toMatchObject({ key: 'poison', seat: 0 });
    expect(turn(true, ['slithy_toves']).asked.seat).toBe(1);
    const more = turn(false, ['slithy_toves']).say('chair:3');
    expect(more.asked).toMatchObject({ key: 'poison', about: { source: 'slithy_toves' } });
    expect(turn(false, ['slithy_toves']).say('none').asked.seat).toBe(1);
  });

  it('WW-5.5 poison placed at the start is none of a turn end', () => {
    const stage = new Stage({
      factions: ['jabberwock', 'alice', 'queen'],
      prepare: state => {
        state.phase = 'tea-start';
        state.chairs[0] = 'T1-23';
        state.seats[0]!.abilities = ['slithy_toves'];
      },
    });
    stage.say('chair:5', 'none', 'none', 'chair:1', 'garden');
    expect(stage.asked.seat).toBe(1);
  });

  it('WW-5.6 S104 poison on a card goes into the taker’s bag, or home if he takes it himself; an empty pool places none', () => {
    const taken = (faction: 'alice' | 'jabberwock') =>
      takes('T1-23', {
        factions: [faction, 'hatter', 'queen'],
        prepare: state => {
          state.poisoned[0] = true;
          state.seats[0]!.poison = 0;
        },
      });
    expect(taken('alice').seat(0).bag).toContain('poison');
    expect(taken('jabberwock').seat(0)).toMatchObject({ poison: 1 });
    const none = takes('T1-23', {
      factions: ['jabberwock', 'alice', 'queen'],
      prepare: state => {
        state.seats[0]!.poison = 0;
      },
    }).say('garden');
    expect(none.asked.seat).toBe(1);
  });
});

describe('abilities at the table', () => {
  it('More Tea? gives a weak ally at the head once a party, with two players twice', () => {
    const offers = (factions: ('hatter' | 'alice' | 'queen')[], uses: 'more_tea'[]) => {
      const stage = new Stage({
        factions,
        prepare: state => {
          state.seats[0]!.abilities = ['more_tea'];
          state.seats[0]!.uses = uses;
        },
      }).say('head');
      return stage.asked.key;
    };
    expect(offers(['hatter', 'alice', 'queen'], [])).toBe('ally');
    expect(offers(['hatter', 'alice', 'queen'], ['more_tea'])).toBe('tea-move');
    expect(offers(['hatter', 'alice'], ['more_tea'])).toBe('ally');
    expect(offers(['hatter', 'alice'], ['more_tea', 'more_tea'])).toBe('tea-move');
  });

  it('WW-20.7a S108 A-50 Double Speed adds a supporter after passing a leader on a chair, also with a card of 0 units', () => {
    const stage = (chair: number) =>
      takes('T1-23', {
        factions: ['queen', 'alice', 'hatter'],
        prepare: state => {
          state.seats[0]!.abilities = ['double_speed'];
          state.seats[0]!.reserve = ['dodo'];
          state.seats[1]!.chair = chair;
          state.chairs = state.chairs.map(() => 'T1-23');
        },
      });
    const far = new Stage({
      factions: ['queen', 'alice', 'hatter'],
      prepare: state => {
        state.seats[0]!.abilities = ['double_speed'];
        state.seats[0]!.reserve = ['dodo'];
        state.seats[1]!.chair = 2;
        state.chairs = state.chairs.map(() => 'T1-23');
      },
    }).say('chair:4', 'garden');
    expect(far.asked.key).toBe('extra-unit');
    expect(far.offered).toContain('standee:dodo@tumtum');
    far.say('supporter@tumtum');
    expect(inRegion(far.seat(0), 'tumtum')[0]).toBe(1);
    expect(stage(5).say('garden').asked.seat).toBe(1);
    // Whom the one before has passed counts for nobody else.
    const next = new Stage({
      factions: ['alice', 'queen', 'hatter'],
      prepare: state => {
        state.seats[1]!.abilities = ['double_speed'];
        state.seats[2]!.chair = 10;
        state.chairs = state.chairs.map(() => 'T1-23');
      },
    }).say('chair:8', 'garden', 'chair:1', 'tumtum');
    expect(next.asked).toMatchObject({ key: 'tea-move', seat: 2 });
  });

  it('WW-1.10 Off with Their Heads! every other player there loses a supporter', () => {
    const stage = placing('garden', {
      factions: ['queen', 'alice', 'hatter', 'cheshire'],
      prepare: state => {
        state.seats[0]!.abilities = ['off_with_heads'];
        state.seats[0]!.supporters[2] = 1;
        state.seats[1]!.supporters[2] = 2;
        state.seats[2]!.standees[2] = ['dodo'];
        state.seats[3]!.supporters[2] = 1;
      },
    });
    expect(stage.state.seats.map(({ supporters }) => supporters[2])).toEqual([1, 1, 0, 0]);
    expect(stage.seat(1).pool).toBe(11);
  });

  it('Here and Gone moves the Cat to a neighbour once all leaders are placed', () => {
    const stage = placing('garden', {
      factions: ['cheshire', 'alice', 'queen'],
      prepare: state => {
        state.seats[0]!.abilities = ['here_and_gone'];
        for (const seat of [1, 2]) Object.assign(state.seats[seat]!, { chair: -1, leaderIn: 0 });
      },
    });
    expect(stage.offered).toEqual(['stay', 'red_castle', 'tumtum']);
    stage.say('tumtum');
    expect(stage.seat(0).leaderIn).toBe(3);
    expect(stage.entries('tea-ends')).toHaveLength(1);
  });

  it('WW-20.7b A-39 Friend of the Folk finds the first standee at once and shuffles the rest back', () => {
    const stage = takes('T1-19', {
      prepare: state => {
        state.wonderlandianDeck = ['dodo', 'walrus', 'turtle_soup', 'hare_spoon'];
      },
    }).say('unlock_ability', 'friend_of_the_folk');
    expect(stage.entries('standee-drawn')[0]).toMatchObject({ card: 'walrus', shown: 3 });
    expect(stage.asked).toMatchObject({ key: 'standee', about: { standee: 'walrus' } });
    stage.say('tumtum');
    expect(stage.seat(0).standees[3]).toEqual(['walrus']);
    // WW-4.8 the card is kept: goals count it.
    expect(stage.seat(0).wonderlandians).toEqual(['walrus']);
    expect(stage.state.wonderlandianDeck.toSorted()).toEqual(['dodo', 'hare_spoon', 'turtle_soup']);
    const none = takes('T1-19', {
      prepare: state => {
        state.wonderlandianDeck = ['turtle_soup'];
      },
    });
    none.say('unlock_ability', 'friend_of_the_folk');
    expect(none.entries('standee-drawn')[0]).toMatchObject({ card: null });
  });
});
