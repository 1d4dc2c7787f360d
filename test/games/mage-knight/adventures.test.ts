import { describe, expect, it } from 'vitest';
import { hasWall, openPlace, placeOf, siteOf } from '../../../src/games/mage-knight/land.js';
import { provokedNow, routes } from '../../../src/games/mage-knight/movement.js';
import { CITIES } from '../../../src/games/mage-knight/sites/cities.js';
import { megapolisParts } from '../../../src/games/mage-knight/sites/megapolis.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { RUINS } from '../../../src/games/mage-knight/tokens/ruins.js';
import { inTurn, onTile, Stage, withUnits } from './stage.js';

/** A hero with strong cards on a place of a tile. */
function at(
  tile: string,
  place: number,
  change: (realm: Realm, spaces: readonly number[]) => void = () => undefined,
  sets: readonly string[] = [],
) {
  const realm = inTurn({ sets }, hero => {
    hero.hand = ['fireball', 'fireball', 'rage', 'march'];
    hero.area.mana.red = 2;
  });
  const spaces = onTile(realm, tile, place);
  change(realm, spaces);
  return { stage: new Stage(realm), spaces };
}

const top = (realm: Realm, ...enemies: readonly string[]) => {
  for (const enemy of enemies) realm.piles.brown.push(enemy);
};

/** Beats the first enemy in the ranged phase. */
const shoot = (stage: Stage, foe = 1) => stage.say('play:fireball', 'basic:token:red', `attack:${foe}`);

describe('dungeon and tomb (MK-S-12, 13)', () => {
  it('one brown token drawn anew; night rules, no units; first win: shield and a die for the reward (MK-S-12.1 to 12.4, MK-W-12.3)', () => {
    const { stage, spaces } = at('country_7', 3, realm => {
      top(realm, 'minotaur');
      withUnits(realm, 'peasants');
    });
    stage.say('adventure');
    expect(stage.realm.fight).toMatchObject({
      cause: 'adventure',
      night: true,
      unitsBarred: true,
      foes: [{ enemy: 'minotaur', defends: false }],
    });
    expect(stage.options.some(id => id.startsWith('unit'))).toBe(false);
    shoot(stage);
    expect([placeOf(stage.realm, spaces[3]!).shields, stage.hero.area.rewards.dungeon]).toEqual([[0], 1]);
  });
  it('the token is discarded whatever the result, the hero stays (MK-S-12.6)', () => {
    const { stage, spaces } = at('country_7', 3, realm => top(realm, 'minotaur'));
    stage.say('adventure', 'next', 'next', '1.0:hero', 'next');
    expect([stage.realm.discards.brown.at(-1), stage.hero.space, placeOf(stage.realm, spaces[3]!).tokens]).toEqual([
      'minotaur',
      spaces[3],
      [],
    ]);
  });
  it('a tomb: a red token; first win: spell and artifact; no reputation for a draconum (MK-S-13.1 to 13.5)', () => {
    const { stage } = at('core_1', 1, realm => {
      realm.piles.red.push('swamp_dragon');
      realm.heroes[0]!.hand = ['fireball', 'fireball', 'fireball', 'fireball'];
      realm.heroes[0]!.area.mana.red = 4;
    });
    stage.say('adventure');
    expect(stage.realm.fight!.foes[0]!.enemy).toBe('swamp_dragon');
    for (let card = 0; card < 2; card++) stage.say('play:fireball', 'basic:token:red');
    stage.say('attack:1');
    expect([stage.hero.area.rewards.spell, stage.hero.area.rewards.artifact, stage.hero.reputation]).toEqual([1, 1, 0]);
  });
});

describe('den and spawning grounds (MK-S-14, 15)', () => {
  it('a den: one brown token, units and the real time; won: shield, two crystals, empty (MK-S-14.1 to 14.3)', () => {
    const { stage, spaces } = at('country_6', 5, realm => top(realm, 'minotaur'));
    stage.say('adventure');
    expect(stage.realm.fight).toMatchObject({ night: false, unitsBarred: false });
    shoot(stage);
    expect([stage.hero.area.rewards.crystals, placeOf(stage.realm, spaces[5]!).shields]).toEqual([2, [0]]);
  });
  it('spawning grounds: two brown tokens; both beaten: artifact and three crystals (MK-S-15.1 to 15.3)', () => {
    const { stage } = at('core_1', 5, realm => top(realm, 'minotaur', 'minotaur'));
    stage.say('adventure');
    expect(stage.realm.fight!.foes).toHaveLength(2);
    shoot(stage, 1);
    shoot(stage, 2);
    expect([stage.hero.area.rewards.artifact, stage.hero.area.rewards.crystals]).toEqual([1, 3]);
    expect(stage.options).not.toContain('adventure');
  });
  it('half cleared: the next explorer meets two again (MK-S-15.4)', () => {
    const { stage, spaces } = at('core_1', 5, realm => top(realm, 'minotaur', 'minotaur'));
    stage.say('adventure');
    shoot(stage, 1);
    stage.say('next', 'next', '2.0:hero', 'next');
    expect(placeOf(stage.realm, spaces[5]!).tokens.map(({ up }) => up)).toEqual([true, false]);
  });
});

describe('ruins (MK-S-16, 17)', () => {
  it.each([
    ['altar_green', { tribute: { green: 3 }, fame: 7 }],
    ['altar_blue', { tribute: { blue: 3 }, fame: 7 }],
    ['altar_white', { tribute: { white: 3 }, fame: 7 }],
    ['altar_red', { tribute: { red: 3 }, fame: 7 }],
    ['enemies_grey_violet', { enemies: ['grey', 'violet'], reward: { unit: 1 } }],
    ['enemies_green_brown', { enemies: ['green', 'brown'], reward: { artifact: 1 } }],
    ['enemies_green_green', { enemies: ['green', 'green'], reward: { crystalsOfEach: 1 } }],
    ['enemies_brown_violet', { enemies: ['brown', 'violet'], reward: { spell: 1, crystalsOfEach: 1 } }],
    ['enemies_grey_white', { enemies: ['grey', 'white'], reward: { artifact: 1, spell: 1 } }],
    ['enemies_grey_brown', { enemies: ['grey', 'brown'], reward: { artifact: 1 } }],
    ['enemies_brown_red', { enemies: ['brown', 'red'], reward: { artifact: 2 } }],
    ['enemies_green_red', { enemies: ['green', 'red'], reward: { artifact: 1, advancedAction: 1 } }],
    ['altar_all', { tribute: { red: 1, blue: 1, green: 1, white: 1 }, fame: 10 }],
    ['enemies_violet_violet', { enemies: ['violet', 'violet'], reward: { spell: 1, advancedAction: 1 } }],
    ['enemies_green_green_green', { enemies: ['green', 'green', 'green'], reward: { unit: 1 } }],
  ] as const)('%s: %o (MK-S-17.1 to 17.10)', (id, token) => {
    expect(RUINS.find(one => one.id === id)).toMatchObject(token);
  });
  const ruins = (id: string, change: (realm: Realm) => void = () => undefined) =>
    at('country_8', 1, (realm, spaces) => {
      openPlace(realm, spaces[1]!).ruins = { id, up: true };
      change(realm);
    });
  it('enemies: one token for each colour, units may be used; the rest stays face up for the next (MK-S-16.3, 16.5, 16.6)', () => {
    const { stage, spaces } = ruins('enemies_green_brown', realm => {
      realm.piles.green.push('prowlers');
      top(realm, 'minotaur');
    });
    stage.say('adventure');
    expect(stage.realm.fight).toMatchObject({ night: false, unitsBarred: false });
    expect(stage.realm.fight!.foes.map(({ enemy }) => enemy)).toEqual(['prowlers', 'minotaur']);
    shoot(stage, 1);
    expect(stage.hero.reputation).toBe(0); // MK-S-16.8, 1.15
    stage.say('next', 'next', '2.0:hero', 'next');
    expect(placeOf(stage.realm, spaces[1]!)).toMatchObject({
      tokens: [{ enemy: 'minotaur', up: true }],
      shields: [],
      ruins: { id: 'enemies_green_brown' },
    });
  });
  it('the last one brings shield and reward, the token goes to its discard (MK-S-16.7, 16.9, 16.10)', () => {
    const { stage, spaces } = ruins('enemies_green_brown', realm => {
      realm.piles.green.push('prowlers');
      top(realm, 'minotaur');
    });
    stage.say('adventure');
    shoot(stage, 1);
    shoot(stage, 2);
    expect(placeOf(stage.realm, spaces[1]!)).toMatchObject({ shields: [0], ruins: null });
    expect([stage.hero.area.rewards.artifact, stage.realm.decks.ruinsDiscard]).toEqual([1, ['enemies_green_brown']]);
  });
});

describe('the garrisons of the cities (MK-S-8.1)', () => {
  const LETTERS = { grey: 'g', brown: 'b', violet: 'v', white: 'w', green: '?', red: '?' } as const;
  it.each([
    ['green', 'gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww'],
    ['blue', 'gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww'],
    ['white', 'w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww'],
    ['red', 'w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww'],
  ] as const)('%s', (color, table) => {
    const { garrison } = CITIES.find(city => city.color === color)!;
    expect(garrison.map(piles => piles.map(pile => LETTERS[pile]).join('')).join(' ')).toBe(table);
  });
  it.each([
    ['green', [{ mod: 'gainAbility', ability: 'poison', ifElement: ['physical'] }]], // MK-S-8.2
    [
      'blue',
      [
        { mod: 'attack', delta: 2, ifElement: ['fire', 'ice'] },
        { mod: 'attack', delta: 1, ifElement: ['cold_fire'] },
      ],
    ], // MK-S-8.4
    ['white', [{ mod: 'armor', delta: 1 }]], // MK-S-8.6
    ['red', [{ mod: 'gainAbility', ability: 'brutal', ifElement: ['physical'] }]], // MK-S-8.8
  ] as const)('what the defenders of the %s city have (MK-S-8.2, 8.4, 8.6, 8.8, 8.10)', (color, bonus) => {
    expect(CITIES.find(city => city.color === color)!.bonus).toMatchObject(bonus);
  });
  it.each([
    ['core_5', ['green']],
    ['core_6', ['blue']],
    ['core_7', ['white']],
    ['core_8', ['red']],
  ] as const)('%s is the %s city; its price is 2 whatever is printed (MK-S-7.1, 7.3, 8.2 to 8.8)', (tile, colors) => {
    const { stage, spaces } = at(tile, 1, realm => Object.assign(realm.heroes[0]!.area, { move: 2 }));
    expect(placeOf(stage.realm, spaces[0]!).city!.colors).toEqual(colors);
    expect(routes(stage.realm, 0).find(({ to }) => to === spaces[0])).toMatchObject({ cost: 2, assault: true });
  });
});

describe('megapolis (MK-S-9)', () => {
  it('half rounded up on the left, rounded down on the right (MK-S-9.1)', () => {
    expect([megapolisParts(9), megapolisParts(2)]).toEqual([
      { left: 5, right: 4 },
      { left: 1, right: 1 },
    ]);
  });
  it('a second city card on the space to the right, one garrison, both bonuses, either space assaults it (MK-S-9.3 to 9.5, 9.7)', () => {
    const realm = inTurn({}, hero => Object.assign(hero.area, { move: 4 }));
    Object.assign(realm, { charter: { ...realm.charter, cities: 1, megapolises: 1, megapolisLevel: 4 } });
    const spaces = onTile(realm, 'core_6', 1);
    const place = placeOf(realm, spaces[0]!);
    expect(place.city!.colors).toHaveLength(2);
    expect(siteOf(realm, spaces[2]!)).toBe('city');
    expect(placeOf(realm, spaces[2]!).partOf).toBe(spaces[0]);
    const [left, right] = place.city!.colors.map(
      color => CITIES.find(city => city.color === color)!.garrison[1]!.length,
    );
    expect(place.tokens).toHaveLength(left! + right!);
    expect(
      routes(realm, 0)
        .filter(({ assault }) => assault)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([spaces[0]!, spaces[2]!].sort());
  });
});

describe('sites of the Lost Legion (MK-S-20)', () => {
  const LEGION = ['lost_legion'];
  it('a maze: a unit comes along, the price of the path decides the reward, each once (MK-S-20.1)', () => {
    const { stage, spaces } = at(
      'country_12',
      4,
      realm => {
        top(realm, 'minotaur');
        withUnits(realm, 'peasants');
        realm.heroes[0]!.hand = ['march', 'march', 'fireball'];
      },
      LEGION,
    );
    stage.say('adventure', 'play:march', 'basic', 'play:march', 'basic');
    expect(stage.options.filter(id => id.startsWith('path'))).toEqual(['path:2', 'path:4']);
    stage.say('path:4', '1');
    expect(stage.realm.fight).toMatchObject({ along: 1, path: 4, foes: [{ enemy: 'minotaur' }] });
    shoot(stage);
    expect([stage.hero.area.rewards.spell, placeOf(stage.realm, spaces[4]!).paths]).toEqual([1, [4]]);
  });
  it('a labyrinth: a red token, an advanced action besides (MK-S-20.2)', () => {
    const { stage } = at(
      'core_9',
      6,
      realm => {
        realm.piles.red.push('swamp_dragon');
        realm.heroes[0]!.hand = ['march', 'fireball', 'fireball'];
      },
      LEGION,
    );
    stage.say('adventure', 'play:march', 'basic', 'path:2');
    expect(stage.realm.fight!.foes[0]!.enemy).toBe('swamp_dragon');
    for (let card = 0; card < 2; card++) stage.say('play:fireball', 'basic:token:red');
    stage.say('attack:1');
    expect([stage.hero.area.rewards.chosenCrystals, stage.hero.area.rewards.advancedAction]).toEqual([2, 1]);
  });
  it('a deep mine: a crystal of one of its colours (MK-S-20.3)', () => {
    const { stage } = at('country_13', 3, () => undefined, LEGION);
    stage.say('play:march', 'basic', 'end');
    expect([stage.asked.key, stage.options]).toEqual(['mine', ['blue', 'green']]);
    stage.say('green');
    expect(stage.hero.crystals.green).toBe(1);
  });
  it('a refugee camp: units of all places, those from elsewhere dearer (MK-S-20.4)', () => {
    const { stage } = at(
      'country_12',
      5,
      realm => {
        realm.offers.units = ['peasants', 'utem_swordsmen'];
      },
      LEGION,
    );
    stage.say('interact');
    const prices = (stage.about.purchases as unknown as { id: string; cost: number }[]).map(({ id, cost }) => [
      id,
      cost,
    ]);
    expect(prices).toEqual([
      ['recruit:peasants', 4],
      ['recruit:utem_swordsmen', 7],
    ]);
  });
  it('a wall: one more Move point, no provocation behind it (MK-S-20.5)', () => {
    const walled = ['country_12', 'country_13', 'country_14', 'core_9', 'core_10'].flatMap(tile => {
      const { stage, spaces } = at(tile, 0, () => undefined, LEGION);
      return spaces.flatMap(one =>
        spaces
          .filter(other => one < other && hasWall(stage.realm, one, other))
          .map(other => ({ realm: stage.realm, one, other })),
      );
    });
    expect(walled.length).toBeGreaterThan(0);
    for (const { realm, one, other } of walled)
      expect(provokedNow(realm as Realm, 0, one, other).every(token => !hasWall(realm, other, token))).toBe(true);
  });
});
