import { describe, expect, it } from 'vitest';
import { TEA_DECKS } from '../../../src/games/wonderlands-war/tea-card.js';
import { inRegion, Stage, takes } from './stage.js';

describe('units', () => {
  it('WW-4.2 a group goes to one region, from the pool', () => {
    const stage = takes('T1-01').say('tumtum');
    expect([inRegion(stage.seat(0), 'tumtum'), stage.seat(0).pool]).toEqual([[3, []], 7]);
  });

  it('WW-4.2 WW-20.5 standees of the reserve may come in place of supporters', () => {
    const stage = takes('T1-01', {
      prepare: state => {
        state.seats[0]!.reserve = ['dodo', 'knave'];
      },
    });
    stage.say('tumtum', ['knave']);
    expect(inRegion(stage.seat(0), 'tumtum')).toEqual([2, ['knave']]);
    expect(stage.seat(0).reserve).toEqual(['dodo']);
  });

  it('WW-4.2 as many are placed as pool and reserve allow', () => {
    const stage = takes('T1-01', {
      prepare: state => {
        state.seats[0]!.pool = 1;
        state.seats[0]!.reserve = ['dodo', 'knave'];
      },
    }).say('tumtum');
    expect(inRegion(stage.seat(0), 'tumtum')).toEqual([1, ['dodo', 'knave']]);
  });

  it('WW-4.3 WW-4.17 for each missing one a unit from another region may join; each may be declined', () => {
    const stage = takes('T1-01', {
      prepare: state => {
        state.seats[0]!.pool = 1;
        state.seats[0]!.supporters[2] = 2;
        state.seats[0]!.standees[2] = ['dodo'];
        state.seats[0]!.leaderIn = 2;
      },
    }).say('tumtum');
    expect(stage.offered).toEqual(['none', 'supporter@garden', 'standee:dodo@garden']);
    expect([stage.view().seats[0]!.pool, inRegion(stage.seat(0), 'tumtum')[0]]).toEqual([0, 1]);
    stage.say('supporter@garden', 'none');
    expect(inRegion(stage.seat(0), 'tumtum')).toEqual([2, []]);
    expect(inRegion(stage.seat(0), 'garden')).toEqual([1, ['dodo']]);
  });

  it('WW-4.3 nothing is told of units where none came', () => {
    const stage = takes('T1-01', {
      prepare: state => {
        state.seats[0]!.pool = 0;
        state.seats[0]!.supporters[2] = 2;
      },
    }).say('tumtum', 'none');
    expect([stage.asked.seat, stage.entries('units-placed')]).toEqual([1, []]);
  });

  it('WW-4.4 S106 two unit symbols: each group may go to its own region', () => {
    const stage = takes('T1-02');
    expect(stage.offered).toEqual([...stage.placing(2), 'place_units:1']);
    stage.say('place_units:2@garden', 'tumtum');
    expect([inRegion(stage.seat(0), 'garden')[0], inRegion(stage.seat(0), 'tumtum')[0]]).toEqual([2, 1]);
    const same = takes('T1-02').say('place_units:1', 'garden', 'garden');
    expect(inRegion(same.seat(0), 'garden')[0]).toBe(3);
  });
});

describe('rewards', () => {
  it('WW-4.1 the player chooses the order of what could matter', () => {
    const stage = takes('T1-07');
    expect(stage.seat(0).bag.filter(chip => chip === 'creature:weak')).toHaveLength(2);
    const placing = stage.placing(2);
    expect(stage.offered).toEqual([...placing, 'roll_shards', 'unlock_ability']);
    stage.say('roll_shards');
    expect(stage.offered).toEqual([...placing, 'unlock_ability']);
    stage.say('unlock_ability').say('everywhere_at_once');
    expect([stage.asked.key, stage.offered]).toEqual(['place-units', stage.regions]);
  });

  it('WW-4.1 WW-4.10 shards may be discarded before or after a roll, as far as there are any', () => {
    // With the corrupted die of this card the order matters, so it is asked.
    const rolled = takes('T3-16').say('corrupted');
    expect(rolled.seat(0).shards).toBe(rolled.entries('shards-rolled')[0]!.rolled - 1);
    const early = takes('T3-16').say('discard_shards:1', 'corrupted');
    expect(early.seat(0).shards).toBe(early.entries('shards-rolled')[0]!.rolled);
    const poor = takes('T1-05', {
      prepare: state => {
        state.seats[0]!.shards = 1;
      },
    });
    expect([poor.seat(0).shards, poor.asked.key]).toEqual([0, 'place-units']);
  });

  it('WW-1.8 WW-4.5 a named ally goes to the bag; out of supply any of its level may', () => {
    const stage = takes('T1-01', {
      prepare: state => {
        state.supply['flamingo:weak'] = 0;
        state.supply.forge = 1;
      },
    });
    stage.say('gain_ally:flamingo:weak');
    expect(stage.offered).toEqual(['creature:weak', 'rook:weak', 'rose:weak', 'soldier:weak', 'forge', 'none']);
    stage.say('forge');
    expect(stage.seat(0).bag.filter(chip => chip === 'forge')).toHaveLength(2);
    expect(stage.state.supply.forge).toBe(0);
  });

  it('WW-4.5 any ally of a level: forge counts as weak', () => {
    const stage = takes('T1-20').say('gain_any_ally:weak');
    expect(stage.offered).toContain('forge');
    const strong = takes('T3-27').say('gain_any_ally:strong');
    expect(strong.offered).toEqual([
      'flamingo:strong',
      'creature:strong',
      'rook:strong',
      'rose:strong',
      'soldier:strong',
    ]);
  });

  it('WW-4.6 the die gives one to three shards', () => {
    const rolls = ['1', '2', '3', '4', '5', '6', '8', '9'].map(seed => {
      const stage = takes('T1-13', { seed }).say('roll_shards');
      return stage.entries('shards-rolled')[0]!.rolled;
    });
    expect(rolls.every(rolled => [1, 2, 3].includes(rolled))).toBe(true);
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });

  it('WW-4.7 WW-9.8 a shield becomes whole', () => {
    const stage = takes('T3-25', {
      prepare: state => {
        state.seats[0]!.shield = false;
      },
    });
    expect(stage.seat(0).shield).toBe(true);
  });

  it('WW-4.8 a Wonderlandian is one of three; the standee is placed at once and the row refilled', () => {
    const stage = takes('T1-21', {
      prepare: state => {
        state.market = ['walrus', 'twins', 'turtle_soup'];
        state.wonderlandianDeck = ['dodo'];
      },
    }).say('wonderlandian', 'twins');
    expect(stage.asked).toMatchObject({ key: 'standee', about: { standee: 'twin1' } });
    stage.say('garden', 'tumtum');
    expect([inRegion(stage.seat(0), 'garden')[1], inRegion(stage.seat(0), 'tumtum')[1]]).toEqual([
      ['twin1'],
      ['twin2'],
    ]);
    expect(stage.state.market).toEqual(['walrus', 'turtle_soup', 'dodo']);
    expect(stage.seat(0).wonderlandians).toEqual(['twins']);
  });

  it('WW-4.8 an item brings two chips', () => {
    const stage = takes('T1-21', {
      prepare: state => {
        state.market = ['walrus', 'dodo', 'turtle_soup'];
      },
    });
    stage.say('wonderlandian', 'turtle_soup');
    expect(stage.seat(0).bag.filter(chip => chip === 'item:turtle_soup')).toHaveLength(2);
  });

  it('WW-4.9 an ability is unlocked, in any order', () => {
    const stage = takes('T1-19').say('unlock_ability');
    expect(stage.offered).toEqual(['everywhere_at_once', 'unbroken_mirror', 'love_of_learning', 'friend_of_the_folk']);
    stage.say('love_of_learning');
    expect(stage.seat(0)).toMatchObject({ abilities: ['love_of_learning'], fresh: [] });
  });

  it('WW-4.11 a castle goes where there is none; units are not needed', () => {
    const stage = takes('T1-23', {
      prepare: state => {
        state.seats[0]!.castles[2] = 2;
      },
    });
    expect(stage.offered).not.toContain('garden');
    stage.say('tumtum');
    expect(stage.seat(0).castles[3]).toBe(2);
  });

  it('WW-4.12 the leader grows up to 6; then a shard may go', () => {
    const stage = takes('T1-16', {
      prepare: state => {
        state.seats[0]!.leader = 5;
      },
    });
    expect(stage.seat(0).leader).toBe(6);
    const strong = takes('T1-16', {
      prepare: state => {
        state.seats[0]!.leader = 6;
        state.seats[0]!.shards = 2;
      },
    });
    strong.say('leader_strength:1', 'discard');
    expect(strong.seat(0)).toMatchObject({ leader: 6, shards: 1 });
  });

  it('WW-4.13 A-7 one regular madness leaves the bag for the supply, never the double one', () => {
    const stage = takes('T1-10');
    expect(stage.seat(0).bag.filter(chip => chip.startsWith('madness'))).toEqual(['madness', 'madness2']);
    expect(stage.state.madness).toBe(29 - 6 + 1);
    const none = takes('T1-10', {
      prepare: state => {
        state.seats[0]!.bag = ['madness2'];
      },
    });
    expect(none.seat(0).bag).toContain('madness2');
  });

  it('WW-4.14 A-8 the single quest may be drawn, of the double one any is put back; revealed ones stay', () => {
    const single = takes('T1-12').say('quest_draw:1');
    expect(single.seat(0).quests).toHaveLength(2);
    const asked = takes('T1-12').until('quest-draw');
    expect(asked.offered).toEqual(['draw', 'none']);
    expect(asked.say('none').seat(0).quests).toHaveLength(1);
    const double = takes('T1-24', {
      prepare: state => {
        state.seats[0]!.revealed = ['Q-N1'];
      },
    });
    double.say('quest_draw:2');
    expect(double.asked).toMatchObject({ key: 'quest-discard' });
    expect(double.offered).toHaveLength(3);
    const [discarded] = double.offered;
    const left = double.state.questDeck.length;
    double.say(discarded!);
    expect(double.seat(0).quests).toHaveLength(2);
    expect(double.state.questDeck).toHaveLength(left + 1);
    expect(double.state.questDeck).toContain(discarded);
  });

  it('WW-4.18 what has run out gives as much as there is', () => {
    const empty = takes('T1-21', {
      prepare: state => {
        state.market = [];
        state.wonderlandianDeck = [];
      },
    });
    expect(empty.asked.key).toBe('place-units');
    const short = takes('T1-24', { prepare: state => void state.questDeck.splice(1) }).say('quest_draw:2');
    expect(short.offered).toHaveLength(2);
    const none = takes('T1-24', {
      prepare: state => {
        state.questDeck = [];
      },
    });
    expect(none.asked.key).toBe('place-units');
  });
});

describe('special cards', () => {
  it('WW-4.15 S107 a split card: units always, then one half', () => {
    const stage = takes('T1-25');
    const placing = stage.placing(2);
    expect(stage.offered).toEqual([...placing, 'top', 'bottom']);
    stage.say('bottom');
    expect(stage.seat(0).bag.filter(chip => chip === 'forge')).toHaveLength(2);
    expect(stage.offered).toEqual([...placing, 'quest_draw:1']);
    const placed = takes('T1-25').say('place_units:2@garden');
    expect([placed.asked.key, placed.offered]).toEqual(['half', ['top', 'bottom']]);
  });

  it('WW-4.16 S107 a corrupted reward is chosen before the roll; the others are unaffected', () => {
    const taken = takes('T1-28').say('corrupted');
    expect(taken.seat(0).bag).toContain('rose:weak');
    expect(taken.entries('shards-rolled')).toHaveLength(1);
    expect(taken.offered).toEqual([...taken.placing(2), 'unlock_ability']);
    const skipped = takes('T1-28').say('place_units:2@garden');
    expect([skipped.asked.key, skipped.offered]).toEqual(['corrupted', ['roll', 'skip']]);
    skipped.say('skip');
    expect([skipped.entries('shards-rolled').length, skipped.seat(0).abilities.length]).toEqual([0, 0]);
    expect(skipped.asked.seat).toBe(1);
  });
});

describe('every card', () => {
  it.each(TEA_DECKS.flatMap((deck, round) => deck.map(({ id }) => [id, round + 1] as const)))(
    'WW-4.1 %s is resolved to the end',
    (card, round) => {
      const stage = takes(card, {
        prepare: state => {
          state.round = round;
        },
      });
      stage.until('tea-move');
      expect(stage.asked).toMatchObject({ key: 'tea-move', seat: 1 });
      expect(stage.state.agenda).toEqual([]);
    },
  );

  it('all kinds of cards are among them', () => {
    const kinds = TEA_DECKS.flat().map(({ layout, die, steps }) => {
      const groups = steps.filter(step => 'op' in step && step.op === 'place_units').length;
      return `${layout} ${groups > 1 ? 'two groups' : ''} ${die ? 'die' : ''}`;
    });
    expect([...new Set(kinds)].sort()).toEqual(
      [
        'corrupted  ',
        'plain  ',
        'plain  die',
        'plain two groups ',
        'plain two groups die',
        'split  ',
        'split  die',
      ].sort(),
    );
    expect(new Stage().state.round).toBe(1);
  });
});
