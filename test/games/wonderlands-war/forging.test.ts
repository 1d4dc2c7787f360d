import { describe, expect, it } from 'vitest';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { FACTION_IDS, type FactionId } from '../../../src/games/wonderlands-war/faction.js';
import { FACTIONS } from '../../../src/games/wonderlands-war/factions/index.js';
import { rewardsOf } from '../../../src/games/wonderlands-war/forging.js';
import { freshMatch, meetInGarden, Stage } from './stage.js';

/** A battle the first seat has just won on a symbol, with these chips active. */
const forging = (
  active: Chip[],
  change: (state: ReturnType<typeof freshMatch>) => void = () => {},
  faction: FactionId = 'queen',
) =>
  new Stage({
    factions: [faction, 'alice', 'hatter'].map((id, at) => (at > 0 && id === faction ? 'cheshire' : id)) as FactionId[],
    prepare: state => {
      meetInGarden(state);
      state.seats[0]!.bag = ['faction:2', 'faction:2'];
      state.seats[0]!.active = active;
      change(state);
    },
  })
    .say('none', 'withdraw', 'withdraw')
    .until('forge');

describe('forging', () => {
  it('WW-15.1 a symbol and each active forge chip allow one; it is optional', () => {
    const stage = forging(['forge']);
    expect(stage.asked.about).toEqual({ symbol: 1, chips: 1 });
    stage.say('none');
    expect(stage.entries('forged')).toEqual([]);
  });

  it('WW-15.2 a chip goes to the leftmost free space of any track and brings its reward', () => {
    const stage = forging(['forge']).say('chip:faction:2@2');
    expect(stage.seat(0)).toMatchObject({ leader: 2, forged: [[], ['faction:2'], [], []] });
    stage.say('symbol:forge@4');
    expect(stage.seat(0)).toMatchObject({ castleValue: 4 });
  });

  it('WW-15.3 a full track gives its artifact', () => {
    const stage = forging([], state => {
      state.seats[0]!.forged[3] = ['forge', 'forge'];
    }).say('symbol:faction:2@4');
    expect(stage.seat(0)).toMatchObject({ castleValue: 6 });
    expect(stage.seat(0).bag.filter(chip => chip === 'artifact')).toHaveLength(1);
  });

  it('WW-15.4 WW-15.7 a reward between tracks comes once both sides are covered, after the others', () => {
    const state = freshMatch({ factions: ['queen', 'alice', 'hatter'] });
    expect(rewardsOf(state, 0, [3, 2, 0, 0], [3], 1)).toEqual({
      rewards: [
        { from: 'space', step: { op: 'leader_strength', n: 1 } },
        { from: 'end', step: { op: 'gain_artifact', n: 1 } },
        { from: 'between', step: { op: 'discard_madness', n: 1 } },
      ],
      between: [0],
    });
    expect(rewardsOf(state, 0, [3, 2, 0, 0], [3, 0], 1).between).toEqual([]);
  });

  it('WW-15.5 supporters join the pool, castles rise to 6, for two to 7, a star is 4 VP', () => {
    const released = forging([]).say('symbol:faction:2@3');
    expect(released.seat(0)).toMatchObject({ pool: 11, locked: 3 });
    const star = forging([]);
    const before = star.seat(0).vp;
    star.say('symbol:faction:2@1');
    expect(star.seat(0).vp).toBe(before + 4);
    for (const faction of FACTION_IDS) {
      const values = FACTIONS[faction].twoPlayers.castles.map(step => (step.op === 'castle_value' ? step.to : 0));
      expect(values).toEqual([4, 6, 7]);
    }
  });

  it('WW-15.6 actions are counted before the first forging: a forge chip that forges itself loses none', () => {
    const stage = forging(['forge', 'forge']).say('chip:forge@4');
    expect(stage.asked.about).toEqual({ symbol: 1, chips: 1 });
    stage.say('chip:forge@2', 'symbol:faction:2@3');
    expect(stage.seat(0).active).toEqual([]);
  });

  it('WW-7.7 a madness discarded by forging comes out of the bag, not from the track', () => {
    const discarded = (bag: Chip[]) => {
      const stage = forging([], state => {
        state.seats[0]!.forged = [['forge', 'forge', 'forge'], ['forge', 'forge'], [], []];
        state.seats[0]!.between = [3];
        state.seats[0]!.track = ['madness'];
      });
      (stage.seat(0).bag as Chip[]).splice(0, 9, ...bag);
      return stage.say('symbol:faction:2@2').entries('madness-discarded').length;
    };
    expect([discarded(['madness', 'madness2']), discarded(['madness2'])]).toEqual([1, 0]);
  });

  it('WW-14.2 a Wonderlandian gained by forging is placed at once and does nothing in this battle', () => {
    const stage = forging(
      [],
      state => {
        state.seats[0]!.forged = [[], ['forge', 'forge'], ['forge'], []];
        state.market = ['mock_turtle', 'dodo', 'knave'];
      },
      'cheshire',
    );
    stage.say('symbol:faction:2@3', 'mock_turtle', 'garden');
    const before = stage.seat(0).vp;
    stage.until('tea-move');
    expect(stage.seat(0).vp).toBe(before);
    expect(stage.seat(0).standees[2]).toEqual(['mock_turtle']);
  });
});
