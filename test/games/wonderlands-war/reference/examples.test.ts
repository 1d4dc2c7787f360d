import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { settleWagers } from '../../../../src/games/wonderlands-war/cleanup.js';
import type { FactionId } from '../../../../src/games/wonderlands-war/faction.js';
import { battleOf } from '../../../../src/games/wonderlands-war/reference/battle.js';
import type { Example } from '../../../../src/games/wonderlands-war/reference/example.js';
import { EXAMPLES } from '../../../../src/games/wonderlands-war/reference/examples.js';
import { reference } from '../../../../src/games/wonderlands-war/reference/index.js';
import { endOf, mapOf, tableOf } from '../../../../src/games/wonderlands-war/reference/position.js';
import { REGIONS, regionOf } from '../../../../src/games/wonderlands-war/regions.js';
import { view } from '../../../../src/games/wonderlands-war/sight.js';
import {
  type Fighter,
  LYING,
  type Seat,
  STANDING,
  type Wonderland,
} from '../../../../src/games/wonderlands-war/state.js';

type Shown<What extends Example['shows']> = Extract<Example, { shows: What }>;

function named<What extends Example['shows']>(name: string, what: What): Shown<What> {
  const example = EXAMPLES[name]!;
  expect(example.shows).toBe(what);
  return example as Shown<What>;
}

/** A battle as its example leaves it. */
class Fought {
  readonly state: Readonly<Wonderland>;

  constructor(name: string, what: 'battle' | 'forge' = 'battle') {
    this.state = battleOf(named(name, what));
  }

  seat(faction: FactionId): Seat {
    return this.state.seats.find(each => each.faction === faction)!;
  }

  fighter(faction: FactionId): Fighter {
    return this.state.battle!.fighters.find(({ seat }) => this.state.seats[seat]!.faction === faction)!;
  }

  get strengths(): Record<string, number> {
    const all = this.state.battle!.fighters.map(({ seat, strength }) => [this.state.seats[seat]!.faction, strength]);
    return Object.fromEntries(all);
  }

  statuses(): string {
    return this.state.battle!.fighters.map(({ status }) => status).join(' ');
  }

  supporters(faction: FactionId): number {
    return this.seat(faction).supporters[this.state.battle!.region]!;
  }

  castle(faction: FactionId): number {
    return this.seat(faction).castles[this.state.battle!.region]!;
  }
}

const lit = (name: string): string[] =>
  mapOf(named(name, 'map'))
    .lit.map(region => REGIONS[region]!)
    .sort();
const chairs = (name: string): number[] => tableOf(named(name, 'table')).chairs.sort((one, other) => one - other);

describe('the table and the map', () => {
  it('WW-3.3 chairs-ahead: free chairs with a card up to the head, no further', () => {
    expect(chairs('chairs-ahead')).toEqual([0, 5, 7, 9, 10, 11]);
  });

  it('WW-5.1 alice-goes-back: the other way', () => {
    expect(chairs('alice-goes-back')).toEqual([0, 1, 3, 5, 7]);
  });

  it('WW-3.4 at-the-head: shards rolled, the empty chairs and the one just left are filled, any may be taken', () => {
    const { state } = tableOf(named('at-the-head', 'table'));
    expect([1, 3, 6, 9].every(chair => state.chairs[chair - 1] !== null)).toBe(true);
    expect(state.seats[0]).toMatchObject({ chair: 0, faction: 'queen' });
    expect(state.seats[0]!.shards).toBeGreaterThan(0);
    expect(chairs('at-the-head')).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11]);
  });

  it('WW-1.6 pool-and-wabe: the Pool of Tears lies between the trees and The Wabe', () => {
    expect(lit('pool-and-wabe')).toEqual(['na_muniu', 'tumtum']);
  });

  it('WW-7.3 alone-in-the-garden: two regions have one participant each, worth 2 VP', () => {
    expect(lit('alone-in-the-garden')).toEqual(['garden', 'pool_of_tears']);
    const { state } = mapOf(named('alone-in-the-garden', 'map'));
    expect(view(state, 'spectator').regions[regionOf('garden')]!.values[0]).toBe(2);
  });

  it('WW-7.2 only-a-castle: a lone castle and an empty region are not fought for', () => {
    expect(lit('only-a-castle')).toEqual(['garden', 'pool_of_tears', 'tumtum']);
    const [, queen] = mapOf(named('only-a-castle', 'map')).state.seats;
    expect(queen!.castles[regionOf('red_castle')]).toBe(STANDING);
  });

  it('WW-4.3 lifted-units: supporters and standees may come from elsewhere, the leader may not', () => {
    expect(lit('lifted-units')).toEqual(['garden', 'na_muniu', 'pool_of_tears']);
    const [hatter] = mapOf(named('lifted-units', 'map')).state.seats;
    expect(hatter).toMatchObject({ pool: 0, leaderIn: regionOf('tumtum') });
    expect(hatter!.standees[regionOf('na_muniu')]).toEqual(['dodo']);
  });
});

describe('battles', () => {
  it('WW-7.4 three-start-strengths', () => {
    expect(new Fought('three-start-strengths').strengths).toEqual({ queen: 3, hatter: 0, jabberwock: 4 });
  });

  it('WW-9.1 madness-drawn: one supporter less, the marker stays', () => {
    const battle = new Fought('madness-drawn');
    expect([battle.strengths.queen, battle.supporters('queen'), battle.seat('queen').track]).toEqual([
      3,
      2,
      ['madness'],
    ]);
  });

  it('WW-9.3 gryphon-lost: his strength stays', () => {
    const battle = new Fought('gryphon-lost');
    expect(battle.strengths.queen).toBe(3);
    expect(battle.seat('queen')).toMatchObject({ reserve: ['gryphon'] });
  });

  it('WW-9.4 double-blocked: nothing is lost, the chip is back, the shield cracked', () => {
    const battle = new Fought('double-blocked');
    expect([battle.supporters('queen'), battle.seat('queen').shield, battle.seat('queen').track]).toEqual([
      2,
      false,
      [],
    ]);
    expect(battle.seat('queen').bag).toContain('madness2');
  });

  it('WW-9.5 last-unit-lost: out with nothing but a whole shield, and the battle is over', () => {
    const battle = new Fought('last-unit-lost');
    expect(battle.strengths).toEqual({ alice: 5, queen: 0, hatter: 1 });
    expect(battle.statuses()).toBe('halt out halt');
    expect(battle.seat('queen')).toMatchObject({ shield: true, active: [], exhausted: ['forge'] });
    expect(battle.state.phase).toBe('award');
  });

  it('WW-9.6 fourth-madness: track and exhausted chips are in the bag, active ones stay, the shield too', () => {
    const battle = new Fought('fourth-madness');
    const { bag, track, exhausted, active, shield } = battle.seat('jabberwock');
    expect({ track, exhausted, active, shield }).toEqual({
      track: [],
      exhausted: [],
      active: ['faction:2'],
      shield: false,
    });
    expect(bag.filter(chip => chip.startsWith('madness'))).toHaveLength(4);
    expect(bag).toEqual(expect.arrayContaining(['artifact', 'rose:weak']));
  });

  it('WW-19.A1 WW-10.2 flamingo-doubles: a Soldier of 1 counts 4', () => {
    const battle = new Fought('flamingo-doubles');
    expect([battle.fighter('alice').value, battle.strengths.alice]).toEqual([4, 7]);
  });

  it('WW-5.7 poison-drawn: a unit is lost, the chip is back in his pool', () => {
    const battle = new Fought('poison-drawn');
    expect([battle.supporters('queen'), battle.seat('queen').track, battle.strengths.queen]).toEqual([2, [], 3]);
    expect(battle.seat('jabberwock').poison).toBe(4);
  });

  it('WW-11.2 WW-11.4 last-one-ahead: over, everybody withdrawn', () => {
    const battle = new Fought('last-one-ahead');
    expect(battle.strengths).toEqual({ queen: 5, hatter: 2, jabberwock: 8 });
    expect([battle.statuses(), battle.state.phase]).toEqual(['halt halt halt', 'award']);
  });

  it('WW-11.3 to-twenty-five: an immediate win', () => {
    const battle = new Fought('to-twenty-five');
    expect(battle.strengths).toEqual({ alice: 25, queen: 19 });
    expect([battle.statuses(), battle.state.phase]).toEqual(['halt halt', 'award']);
    const example = named('to-twenty-five', 'battle');
    expect(strengthsOf({ ...example, draws: example.draws!.slice(0, 2) })).toEqual([23, 16]);
  });

  it('WW-20.6c tactics-twice: each loss is judged with what the former gave', () => {
    const battle = new Fought('tactics-twice');
    expect([battle.strengths.hatter, battle.supporters('hatter'), battle.fighter('hatter').lost]).toEqual([4, 1, 2]);
    expect(strengthsOf({ ...named('tactics-twice', 'battle'), draws: [] })).toEqual([3, 0]);
  });
});

const strengthsOf = (example: Shown<'battle'>): number[] =>
  battleOf(example).battle!.fighters.map(({ strength }) => strength);

describe('results', () => {
  it('WW-12.2 WW-12.3 first-and-second', () => {
    const battle = new Fought('first-and-second');
    expect(battle.strengths).toEqual({ queen: 6, hatter: 1, jabberwock: 8 });
    expect(['jabberwock', 'queen', 'hatter'].map(each => battle.seat(each as FactionId).vp)).toEqual([6, 3, 0]);
    expect([battle.castle('jabberwock'), battle.castle('queen')]).toEqual([STANDING, 0]);
  });

  it('WW-12.4 tied-for-first: VP or castle, and no second place', () => {
    const battle = new Fought('tied-for-first');
    expect(battle.strengths).toEqual({ alice: 5, queen: 5, hatter: 3 });
    expect(battle.state.seats.map(({ vp }) => vp)).toEqual([0, 6, 0]);
    expect([battle.castle('alice'), battle.castle('queen')]).toEqual([STANDING, 0]);
  });

  it('WW-16.1 right-and-wrong-wager: an ally for the one, a shard for the other', () => {
    const battle = new Fought('right-and-wrong-wager');
    const before = battle.seat('cheshire').shards;
    settleWagers(battle.state);
    expect(battle.seat('cheshire').shards).toBe(before + 1);
    const due = battle.state.agenda.filter(({ seat }) => battle.state.seats[seat]!.faction === 'alice');
    expect(due).toMatchObject([{ task: 'reward', step: { op: 'gain_any_ally', level: 'weak' } }]);
  });

  it('WW-15.1 two-forgings: one for the symbol, one for the chip', () => {
    const battle = new Fought('two-forgings');
    expect(battle.strengths.hatter).toBe(2);
    expect(battle.fighter('hatter')).toMatchObject({ symbolForgings: 1, chipForgings: 1 });
  });

  it('WW-15.3 WW-15.4 full-track: leader, artifact, and the reward between the tracks', () => {
    const battle = new Fought('full-track', 'forge');
    const { forged, leader, bag, between } = battle.seat('queen');
    expect([forged[1], leader, between]).toEqual([['faction:1', 'creature:weak', 'forge'], 4, [3, 0]]);
    expect(bag.filter(chip => chip === 'artifact')).toHaveLength(3);
    expect(bag.filter(chip => chip === 'madness')).toHaveLength(1);
  });

  it('WW-18.6 A-18 level-with-the-resistance: a tie with it, and the castle lies', () => {
    const battle = new Fought('level-with-the-resistance');
    expect(battle.state.battle).toMatchObject({ tie: true, contested: false, resistance: 3 });
    expect([battle.strengths.alice, battle.castle('alice'), battle.seat('alice').vp]).toEqual([3, LYING, 0]);
  });

  it('WW-18.5 below-the-resistance: no second place for less', () => {
    const battle = new Fought('below-the-resistance');
    expect([battle.strengths, battle.state.battle!.resistance]).toEqual([{ alice: 6, queen: 4 }, 5]);
    expect([battle.seat('alice').vp, battle.castle('alice'), battle.seat('queen').vp]).toEqual([6, LYING, 0]);
  });

  it('WW-18.7 castle-raised: the second win raises it, lying it gave 2', () => {
    const battle = new Fought('castle-raised');
    expect([battle.strengths.alice, battle.castle('alice')]).toEqual([6, STANDING]);
    const { after, draws, ...start } = named('castle-raised', 'battle');
    expect([after, draws?.length, strengthsOf(start)]).toEqual(['award', 1, [5, 0]]);
  });

  it('WW-17.1 final-count', () => {
    const { seats, places } = view(endOf(named('final-count', 'score')), 'spectator');
    expect(seats.map(({ score }) => score?.total)).toEqual([42, 38, 21]);
    expect(seats[0]!.score).toMatchObject({ track: 31, castles: 10, quests: 3, shards: -2 });
    expect(places).toEqual([1, 2, 3]);
  });
});

describe('pictures', () => {
  it.each(Object.keys(EXAMPLES))('%s is drawn for a phone and told in both languages', name => {
    const [pl, en] = LANGUAGES.map(language => reference.example(name, language, { palette: 'standard' }));
    expect(pl!.drawing.height).toBeLessThanOrEqual(1.05 * pl!.drawing.width);
    for (const { alt } of [pl!, en!]) {
      expect(alt.length).toBeGreaterThan(100);
    }
    expect(pl!.alt).not.toBe(en!.alt);
  });

  it('every component has one of its own, artifacts and chips of factions apart', () => {
    const drawn = reference.components.map(({ id }) => reference.component(id, 'en', { palette: 'standard' }).alt);
    const twice = drawn.filter((alt, at) => drawn.indexOf(alt) !== at);
    expect(new Set(twice).size).toBe(1);
    expect(twice).toHaveLength(4);
  });
});
