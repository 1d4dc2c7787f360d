import { describe, expect, it } from 'vitest';
import { spacesOf, tileOf } from '../../../../src/games/mage-knight/land.js';
import { lobby } from '../../../../src/games/mage-knight/lobby.js';
import { type Charter, charterFor, teamsFor } from '../../../../src/games/mage-knight/scenarios/charter.js';
import { scenarioOf } from '../../../../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS, type ScenarioId } from '../../../../src/games/mage-knight/scenarios/scenario.js';
import { SETS } from '../../../../src/games/mage-knight/terms.js';
import { SHAPES } from '../../../../src/games/mage-knight/tiles/shapes.js';
import { freshRealm } from '../stage.js';

const HEROES = ['tovak', 'goldyx', 'arythea', 'norowas'];
const realmOf = (scenario: ScenarioId, seats: number) => freshRealm({ scenario, heroes: HEROES.slice(0, seats) });

type Row = readonly [ScenarioId, number, number, string, number, number, number, readonly number[]];

/** Rounds, shape, countryside, city and core tiles, city levels. */
const NUMBERS: readonly Row[] = [
  // MK-X-1.1, 1.2, 1.12
  ['first_reconnaissance', 1, 4, 'wedge_no_limit', 8, 1, 2, []],
  ['first_reconnaissance', 2, 3, 'wedge_no_limit', 8, 1, 2, []],
  ['first_reconnaissance', 3, 3, 'wedge_no_limit', 9, 1, 2, []],
  ['first_reconnaissance', 4, 3, 'wedge_no_limit', 11, 1, 2, []],
  // MK-X-2.1 to 2.3
  ['full_conquest', 2, 6, 'wedge', 8, 2, 1, [4]],
  ['full_conquest', 3, 6, 'wedge', 9, 3, 2, [4]],
  ['full_conquest', 4, 6, 'open_5', 11, 4, 3, [4]],
  // MK-X-3.1 to 3.3
  ['blitz_conquest', 2, 4, 'wedge', 6, 2, 1, [3]],
  ['blitz_conquest', 3, 4, 'wedge', 7, 3, 2, [3]],
  ['blitz_conquest', 4, 4, 'open_4', 9, 4, 3, [3]],
  // MK-X-4.1 to 4.3
  ['solo_conquest', 1, 6, 'wedge', 7, 2, 2, [5, 8]],
  // MK-X-5.1, 5.2
  ['mines_liberation', 2, 4, 'wedge', 8, 1, 1, []],
  ['mines_liberation', 3, 4, 'wedge', 9, 1, 2, []],
  ['mines_liberation', 4, 4, 'open_4', 11, 1, 3, []],
  // MK-X-6.1 to 6.3, 6.13
  ['full_cooperation', 2, 6, 'open_5', 8, 3, 2, [5, 5, 8]],
  ['full_cooperation', 3, 6, 'open_5', 10, 4, 3, [5, 5, 5, 11]],
  ['full_cooperation', 4, 6, 'open_5', 10, 4, 3, [5, 5, 5, 11]],
  // MK-X-7.1 to 7.3
  ['blitz_cooperation', 2, 4, 'open_5', 7, 2, 1, [5, 8]],
  ['blitz_cooperation', 3, 4, 'open_5', 8, 3, 2, [5, 8, 11]],
  // MK-X-8.1, 8.2
  ['dungeon_lords', 2, 5, 'wedge', 8, 1, 1, []],
  ['dungeon_lords', 3, 5, 'wedge', 9, 1, 2, []],
  ['dungeon_lords', 4, 5, 'open_4', 11, 1, 3, []],
  // MK-X-9.1, 9.2
  ['druid_nights', 2, 4, 'wedge', 8, 1, 1, []],
  ['druid_nights', 3, 4, 'wedge', 9, 1, 2, []],
  ['druid_nights', 4, 4, 'open_4', 11, 1, 3, []],
  // MK-X-10.1, 10.2
  ['one_to_return', 2, 4, 'wedge', 7, 1, 1, [3]],
  ['one_to_return', 3, 4, 'wedge', 8, 2, 2, [3]],
  ['one_to_return', 4, 4, 'wedge', 10, 3, 3, [3]],
  // MK-X-11.1, 11.2, 11.17
  ['conquer_and_hold', 2, 6, 'conquer_and_hold', 5, 1, 3, []],
  ['conquer_and_hold', 3, 4, 'conquer_and_hold', 5, 1, 3, []],
  ['conquer_and_hold', 4, 4, 'conquer_and_hold', 5, 1, 3, []],
];

describe('numbers of every scenario (MK-X-1 to 11)', () => {
  it.each(NUMBERS)('%s with %i', (scenario, seats, rounds, shape, countryside, cities, cores, levels) => {
    const realm = realmOf(scenario, seats);
    const { charter, decks, tiles } = realm;
    expect(charter).toMatchObject({ rounds, shape, countryside, cities, cores });
    if (levels.length > 0) expect(charter.cityLevels).toEqual(levels);
    // Those of the set-up count among them (MK-X-12.2, MK-W-1.6); the start tile does not.
    const all = [...decks.tiles, ...tiles.slice(1).map(({ tile }) => tile)].map(id => tileOf(id).kind);
    expect(['countryside', 'city', 'core'].map(kind => all.filter(one => one === kind).length)).toEqual([
      countryside,
      cities,
      cores,
    ]);
    // Side A has two tiles laid, side B three (MK-W-1.7, MK-X-12.1); seven spaces each.
    expect(tiles).toHaveLength(shape.startsWith('wedge') ? 3 : 4);
    expect([...spacesOf(realm)]).toHaveLength(7 * tiles.length);
  });

  const kept = (scenario: ScenarioId, seats: number): string[] => {
    const { decks, tiles } = realmOf(scenario, seats);
    return [...decks.tiles, ...tiles.map(({ tile }) => tile)];
  };
  it.each([
    ['mines_liberation', ['country_2', 'country_3', 'country_5', 'country_6', 'core_8']], // MK-X-5.2
    ['dungeon_lords', ['country_7', 'country_9', 'core_6', 'core_1']], // MK-X-8.2
    ['druid_nights', ['country_1', 'country_2', 'country_5', 'country_7', 'country_8', 'core_5']], // MK-X-9.2
    ['conquer_and_hold', ['country_3', 'country_4', 'country_9', 'country_10', 'country_11', 'core_7', 'core_2']], // MK-X-11.2
  ] as const)('%s never leaves out %s', (scenario, tiles) => {
    expect(kept(scenario, 2)).toEqual(expect.arrayContaining([...tiles]));
  });
  it('the mines leave core 1 out (MK-X-5.2)', () => {
    expect(kept('mines_liberation', 4)).not.toContain('core_1');
  });
  it('First Reconnaissance lays the countryside in ascending number (MK-X-1.2)', () => {
    const { tiles, decks } = realmOf('first_reconnaissance', 2);
    expect(tiles.slice(1).map(({ tile }) => tile)).toEqual(['country_1', 'country_2']);
    expect(decks.tiles.at(-1)).toBe('country_3');
  });
});

describe('what each scenario agrees on', () => {
  const charter = (scenario: ScenarioId, seats: number, chosen = {}): Charter =>
    charterFor({ scenario, ...chosen }, seats);
  it.each([
    ['first_reconnaissance', 2, { playerCombat: false, elite: 'never', famePerTile: 1, cityKind: 'closed' }], // MK-X-1.3 to 1.5, 1.7
    ['full_conquest', 2, { playerCombat: true, end: 'cities-conquered', bonus: 'cities' }], // MK-X-2.3 to 2.6
    ['blitz_conquest', 2, { startFame: 1, famePerLine: 1, startReputation: 2, extraDice: 1, extraUnits: 1 }], // MK-X-3.4 to 3.6
    ['blitz_conquest', 3, { end: 'cities-conquered', bonus: 'cities', scoring: 'achievements' }], // MK-X-3.7
    ['solo_conquest', 1, { dummy: true, playerCombat: false, tacticsLeave: 'used', scoring: 'solo' }], // MK-X-4.1, 4.6, 4.8
    ['mines_liberation', 2, { cityKind: 'friendly', playerCombat: true, end: 'mines-free', bonus: 'mines' }], // MK-X-5.3, 5.12, 5.13
    ['full_cooperation', 2, { dummy: true, playerCombat: false, dummyTactic: 'before-players', tacticsLeave: 'one' }], // MK-X-6.4 to 6.6
    ['full_cooperation', 3, { end: 'cities-conquered', scoring: 'cooperation', jointAssaults: true }], // MK-X-6.7 to 6.9
    ['full_cooperation', 4, { dummy: false }], // MK-X-6.13, MK-W-18.7
    ['blitz_cooperation', 2, { startFame: 1, famePerLine: 1, startReputation: 2, extraDice: 1, extraUnits: 1 }], // MK-X-7.4
    ['dungeon_lords', 2, { cityKind: 'friendly', playerCombat: true, end: 'dungeons-conquered', bonus: 'dungeons' }], // MK-X-8.3, 8.11, 8.12
    ['druid_nights', 2, { cityKind: 'friendly', playerCombat: true, end: 'incantations' }], // MK-X-9.3, 9.10
    ['one_to_return', 2, { playerCombat: true, end: 'rounds', scoring: 'return' }], // MK-X-10.2, 10.5
    ['conquer_and_hold', 2, { cityKind: 'closed', playerCombat: true, elite: 4, scoring: 'hold' }], // MK-X-11.3, 11.5, MK-W-20.3
    ['conquer_and_hold', 4, { elite: 3 }], // MK-X-11.5
  ] as const)('%s with %i: %o', (scenario, seats, agreed) => {
    expect(charter(scenario, seats)).toMatchObject(agreed);
  });

  it.each([
    ['the solo form without its dummy (MK-X-1.12)', 'first_reconnaissance', 1, { dummy: 'off' }, { dummy: false }],
    ['a dummy with four (MK-W-18.7)', 'full_cooperation', 4, { dummy: 'on' }, { dummy: true }],
    [
      'without advanced actions 17 to 28 (MK-X-1.11)',
      'first_reconnaissance',
      2,
      { starter_deck: 'on' },
      { starterDeck: true },
    ],
    ['higher cities (MK-X-2.8, 36.1)', 'full_conquest', 2, { city_levels: 'plus_5' }, { cityLevels: [9] }],
    ['11 at most (MK-X-36.1)', 'solo_conquest', 1, { city_levels: 'plus_5' }, { cityLevels: [10, 11] }],
    ['all of one level (MK-X-4.10, 6.12)', 'full_cooperation', 2, { city_levels: 'all_3' }, { cityLevels: [3] }],
    [
      'map and tiles by agreement (MK-X-22.1)',
      'full_conquest',
      2,
      { map: 'open_3', countryside_tiles: '12', city_tiles: '3', core_tiles: '4' },
      { shape: 'open_3', countryside: 12, cities: 3, cores: 4 },
    ],
    ['but one friendly city stays one (MK-X-5.2)', 'mines_liberation', 2, { city_tiles: '3' }, { cities: 1 }],
    [
      'a fixed map stays (MK-X-11.2)',
      'conquer_and_hold',
      2,
      { map: 'wedge', countryside_tiles: '9' },
      { shape: 'conquer_and_hold', countryside: 5 },
    ],
    ['no player combat (MK-X-29.1)', 'full_conquest', 2, { player_combat: 'off' }, { playerCombat: false }],
    [
      'player combat by agreement (MK-X-1.5)',
      'first_reconnaissance',
      2,
      { player_combat: 'on' },
      { playerCombat: true },
    ],
    ['never in a cooperation (MK-W-6.8)', 'full_cooperation', 2, { player_combat: 'on' }, { playerCombat: false }],
    [
      'a megapolis (MK-X-37.1, MK-S-9.2)',
      'solo_conquest',
      1,
      { megapolis: 'one', megapolis_level: '9' },
      { megapolises: 1, megapolisLevel: 9 },
    ],
    ['two of them only with two cities (MK-S-9.10)', 'full_conquest', 3, { megapolis: 'two' }, { megapolises: 0 }],
    ['none with four cities (MK-S-9.2)', 'full_conquest', 4, { megapolis: 'one' }, { megapolises: 0 }],
    ['22 at most (MK-W-19.5)', 'full_conquest', 2, { megapolis: 'one', megapolis_level: '24' }, { megapolisLevel: 22 }],
    ['joint assaults by agreement (MK-W-17.1)', 'full_conquest', 2, { joint_assaults: 'on' }, { jointAssaults: true }],
    ['none unless agreed on among rivals (MK-W-17.1)', 'full_conquest', 2, {}, { jointAssaults: false }],
    [
      'nor where all agree on none (MK-W-17.1)',
      'full_cooperation',
      2,
      { joint_assaults: 'off' },
      { jointAssaults: false },
    ],
    ['teams assault together (MK-X-16.9)', 'full_conquest', 4, { teams: 'on' }, { jointAssaults: true }],
    ['two megapolises of two cities (MK-S-9.10)', 'full_conquest', 2, { megapolis: 'two' }, { megapolises: 2 }],
    ['rampage (MK-X-31.1)', 'full_conquest', 2, { rampage: 'on' }, { startReputation: -2 }],
    ['more of it (MK-X-32.1)', 'full_conquest', 2, { rampage: 'more' }, { startReputation: -4 }],
    ['longer Druid Nights (MK-X-9.13)', 'druid_nights', 2, { epic: 'on' }, { rounds: 6 }],
    [
      'longer One to Return (MK-X-10.7)',
      'one_to_return',
      2,
      { epic: 'on' },
      { rounds: 6, countryside: 8, cities: 2, cores: 2, cityLevels: [4] },
    ],
    ['all tiles open (MK-X-11.17)', 'conquer_and_hold', 2, { open_tiles: 'on' }, { openTiles: true }],
    ['scored by the lowest (MK-X-6.12)', 'full_cooperation', 2, { lowest_scoring: 'on' }, { lowest: true }],
    ['night first (MK-X-25.1)', 'full_conquest', 2, { night_arrival: 'on' }, { nightFirst: true }],
    [
      'darkness begins with a day (MK-X-26.1)',
      'full_conquest',
      2,
      { night_arrival: 'on', darkness_is_coming: 'on' },
      { nightFirst: false, darkness: true },
    ],
  ] as const)('%s', (_, scenario, seats, chosen, agreed) => {
    expect(charter(scenario, seats, chosen)).toMatchObject(agreed);
  });

  it.each(SHAPES.filter(shape => shape !== 'conquer_and_hold'))(
    'the map %s is laid out where it was agreed on (MK-X-22.1)',
    map => {
      // What a scenario lays out by itself does not count: none here has an open map for two.
      const scenario = map === 'wedge' ? 'full_cooperation' : 'full_conquest';
      expect(charter(scenario, 2).shape).not.toBe(map);
      const realm = freshRealm({ scenario, heroes: HEROES.slice(0, 2), chosen: { map } });
      expect(realm.charter.shape).toBe(map);
      expect(realm.tiles[0]!.tile).toBe(map.startsWith('wedge') ? 'start_a' : 'start_b');
    },
  );

  it('as many tiles of each kind as were agreed on, none of a kind too (MK-X-22.1)', () => {
    const chosen = { countryside_tiles: '5', city_tiles: '3', core_tiles: '0' };
    const { decks, tiles } = freshRealm({ scenario: 'full_conquest', heroes: HEROES.slice(0, 2), chosen });
    const kinds = [...decks.tiles, ...tiles.slice(1).map(({ tile }) => tile)].map(id => tileOf(id).kind);
    expect(['countryside', 'city', 'core'].map(kind => kinds.filter(one => one === kind).length)).toEqual([5, 3, 0]);
  });

  it.each(lobby.options.filter(({ id }) => !['scenario', 'lessons', ...SETS].includes(id)))(
    'no two values of $id mean the same everywhere, nor does the chosen one mean nothing (MK-X-20.1)',
    ({ id, values }) => {
      const settings = SCENARIO_IDS.flatMap(scenario => {
        const { min, max } = scenarioOf(scenario).seats;
        return Array.from({ length: max - min + 1 }, (_, more) => [scenario, min + more] as const);
      });
      const meant = values.map(value =>
        settings.map(([scenario, seats]) =>
          JSON.stringify([charterFor({ scenario, [id]: value }, seats), teamsFor({ scenario, [id]: value }, seats)]),
        ),
      );
      for (const [at, one] of meant.entries())
        for (const [more, other] of meant.slice(at + 1).entries())
          expect(other, `${values[at]} and ${values[at + 1 + more]}`).not.toEqual(one);
    },
  );

  it('all variants are off by default (MK-X-20.1, 12.6, MK-W-1.16)', () => {
    const variants = lobby.options.filter(({ id }) => id !== 'scenario');
    expect(variants.every(({ initial }) => initial === 'off' || initial === 'scenario')).toBe(true);
    expect(realmOf('full_conquest', 2).sets).toEqual(['base']);
  });
  it('two teams of two, fixed before the heroes; in Conquer and Hold always (MK-X-16.1, 11.1)', () => {
    expect(teamsFor({ scenario: 'full_conquest', teams: 'on' }, 4)).toEqual([0, 1, 0, 1]);
    expect(teamsFor({ scenario: 'full_conquest', teams: 'on' }, 3)).toEqual([0, 1, 2]);
    expect(teamsFor({ scenario: 'conquer_and_hold' }, 4)).toEqual([0, 1, 0, 1]);
    expect(teamsFor({ scenario: 'full_cooperation' }, 3)).toEqual([0, 0, 0]);
  });
});
