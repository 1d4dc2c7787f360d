import { describe, expect, it } from 'vitest';
import { explorable, nextTile } from '../../../src/games/mage-knight/exploring.js';
import { hasAbility } from '../../../src/games/mage-knight/fight/foes.js';
import { groundOf, openPlace, placeOf } from '../../../src/games/mage-knight/land.js';
import { addToOffer } from '../../../src/games/mage-knight/offers.js';
import { drawToken } from '../../../src/games/mage-knight/piles.js';
import { revealAtDawn } from '../../../src/games/mage-knight/revealing.js';
import { layTile } from '../../../src/games/mage-knight/settling.js';
import { costOf, isSafe, printedCost } from '../../../src/games/mage-knight/terrain.js';
import { spacesOfTile } from '../../../src/games/mage-knight/tiles/lattice.js';
import { freshRealm, inTurn, onTile, Stage } from './stage.js';

const TWO = { scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] } as const;

describe('piles and decks (MK-W-1)', () => {
  it('an empty pile is rebuilt from its discard (MK-W-1.3)', () => {
    const realm = inTurn();
    realm.piles.grey = [];
    realm.discards.grey = ['golems'];
    expect(drawToken(realm, 'grey')).toBe('golems');
  });
  it('both empty: a face-down token lends itself, a stand-in takes its place (MK-W-1.19)', () => {
    const realm = inTurn();
    realm.places = {};
    const spaces = onTile(realm, 'country_3', 5);
    const token = openPlace(realm, spaces[1]!).tokens[0]!;
    const lent = token.enemy;
    realm.piles.grey = [];
    expect(drawToken(realm, 'grey')).toBe(lent);
    expect([token.enemy, token.up]).toEqual([null, false]);
    expect(drawToken(realm, 'grey')).toBeNull();
  });
  it('an exhausted deck adds nothing (MK-W-1.14)', () => {
    const realm = inTurn();
    realm.decks.advanced = [];
    const before = [...realm.offers.advanced];
    addToOffer(realm, 'advanced');
    expect(realm.offers.advanced).toEqual(before);
  });
  it('a new card enters at the top of its offer (MK-W-1.18)', () => {
    const realm = inTurn();
    const next = realm.decks.spells.at(-1);
    addToOffer(realm, 'spells');
    expect(realm.offers.spells.at(-1)).toBe(next);
  });
  it('the dummy is a base hero nobody plays, with its dots (MK-W-1.17, MK-X-14.1)', () => {
    const { dummy } = freshRealm();
    expect(['arythea', 'goldyx', 'norowas']).toContain(dummy!.hero);
    expect(Object.values(dummy!.crystals).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect([dummy!.deck.length, dummy!.skillPile.length]).toEqual([16, 10]);
  });
  it('countryside on top, city and core tiles below (MK-W-1.6, MK-X-4.2)', () => {
    const { decks, tiles } = freshRealm();
    expect(tiles).toHaveLength(3);
    expect(decks.tiles).toHaveLength(9);
    expect(decks.tiles.slice(0, 4).every(id => id.startsWith('core'))).toBe(true);
    expect(decks.tiles.slice(4).every(id => id.startsWith('country'))).toBe(true);
  });
});

describe('the land (MK-W-4, 5)', () => {
  it.each([
    ['plains', 2, 2],
    ['hills', 3, 3],
    ['forest', 3, 5],
    ['wasteland', 4, 4],
    ['desert', 5, 3],
    ['swamp', 5, 5],
    ['city', 2, 2],
    ['lake', null, null],
    ['mountain', null, null],
    ['sea', null, null],
  ] as const)('%s costs %s by day and %s by night (MK-W-4.2)', (terrain, day, night) => {
    expect([printedCost(terrain, 'day'), printedCost(terrain, 'night')]).toEqual([day, night]);
  });
  it('Path Finding leaves a city at 2, Prayer of Weather makes it 1 for its owner and 3 for rivals (MK-W-4.11, MK-C-A20)', () => {
    const realm = inTurn({ scenario: 'solo_conquest', heroes: ['tovak'] }, hero => {
      hero.area.terrain.push({
        step: { op: 'terrainCost', terrain: 'allAccessible', delta: -1, min: 2, duration: 'turn' },
        chosen: null,
      });
    });
    const [city] = onTile(realm, 'core_5', 3);
    expect(costOf(realm, 0, city!)).toBe(2);
    realm.heroes[0]!.area.terrain = [];
    realm.center.push({ skill: 'prayer_of_weather_competitive', owner: 0, mark: null, paid: [] });
    expect(costOf(realm, 0, city!)).toBe(1);
    realm.center[0] = { skill: 'prayer_of_weather_competitive', owner: 1, mark: null, paid: [] };
    expect(costOf(realm, 0, city!)).toBe(3);
  });
  it('a closed city is impassable and not safe (MK-W-4.12, MK-X-1.3)', () => {
    const realm = inTurn(TWO);
    const [city] = onTile(realm, 'core_5', 3);
    expect([costOf(realm, 0, city!), isSafe(realm, 0, city!), placeOf(realm, city!).tokens]).toEqual([null, false, []]);
  });
  it('an unconquered keep is not safe, an own one is, a rival one is not (MK-W-7.1)', () => {
    const realm = inTurn(TWO);
    const spaces = onTile(realm, 'country_3', 5);
    const keep = spaces[1]!;
    expect(isSafe(realm, 0, keep)).toBe(false);
    openPlace(realm, keep).shields = [0];
    expect([isSafe(realm, 0, keep), isSafe(realm, 1, keep)]).toEqual([true, false]);
  });
  it('a lake under a beaten draconum stays impassable (MK-S-19.3)', () => {
    const realm = inTurn();
    const spaces = onTile(realm, 'core_7', 0);
    openPlace(realm, spaces[3]!).tokens = [];
    expect([groundOf(realm, spaces[3]!)!.terrain, costOf(realm, 0, spaces[3]!)]).toEqual(['lake', null]);
  });
  it('an empty deck: a tile of the box where three touch (MK-W-5.5)', () => {
    const realm = inTurn();
    realm.decks.tiles = [];
    expect(nextTile(realm)).toEqual({ kind: 'countryside', backup: true });
    realm.heroes[0]!.area.move = 2;
    expect(explorable(realm, 0)).toEqual([]);
  });
  it('ruins lie face up by day, face down by night, and turn up at dawn (MK-S-16.1, 16.2, MK-W-2.12)', () => {
    const realm = inTurn();
    realm.time = 'night';
    layTile(realm, 'country_8', [7, 7], null);
    const ruins = spacesOfTile(7, 7)[1]!;
    expect(placeOf(realm, ruins).ruins!.up).toBe(false);
    realm.time = 'day';
    revealAtDawn(realm);
    expect(placeOf(realm, ruins).ruins!.up).toBe(true);
  });
  it('revealing a rampaging enemy next to the hero does not provoke it (MK-W-5.8)', () => {
    const realm = inTurn();
    onTile(realm, 'country_1', 5);
    expect(new Stage(realm).realm.fight).toBeNull();
  });
});

describe('fights at sites (MK-W-9, 12)', () => {
  it("a rival's empty keep: a grey token drawn, fortified, half the Fame rounded up (MK-W-9.3, MK-S-5.7)", () => {
    const realm = inTurn(TWO, hero => {
      hero.hand = ['fireball', 'rage', 'march'];
      hero.area.mana.red = 1;
      hero.area.move = 5;
    });
    const spaces = onTile(realm, 'country_3', 2);
    openPlace(realm, spaces[1]!).tokens = [];
    openPlace(realm, spaces[1]!).shields = [1];
    realm.piles.grey.push('swordsmen');
    const stage = new Stage(realm);
    stage.say('charge:D1', 'next', 'next', '1.0:hero', 'play:fireball', 'basic:token:red', 'attack:1');
    expect([stage.hero.fame, stage.hero.reputation, placeOf(stage.realm, spaces[1]!).shields]).toEqual([2, -1, [0]]);
  });
  it('one move may provoke several, and others may be challenged to join (MK-W-6.2, 6.4)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['rage'];
      hero.area.move = 9;
    });
    const spaces = onTile(realm, 'core_5', 3);
    // From SE to the city: the orcs in the E and in the SW are next to both.
    openPlace(realm, spaces[0]!).tokens = [{ enemy: 'monks', pile: 'violet', up: true }];
    const stage = new Stage(realm);
    stage.say('charge:D0');
    expect(stage.realm.fight!.foes.map(({ origin, defends }) => [origin, defends])).toEqual([
      ['site', true],
      ['rampaging', false],
      ['rampaging', false],
    ]);
    expect(hasAbility(stage.realm.fight!.foes[0]!, 'poison')).toBe(true);
  });
  it('a dungeon cleared again gives Fame only (MK-S-12.5, 1.14)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['fireball', 'rage'];
      hero.area.mana.red = 1;
    });
    const spaces = onTile(realm, 'country_7', 3);
    openPlace(realm, spaces[3]!).shields = [0];
    realm.piles.brown.push('medusa');
    const stage = new Stage(realm);
    stage.say('adventure', 'play:fireball', 'basic:token:red', 'attack:1');
    expect([stage.hero.fame, placeOf(stage.realm, spaces[3]!).shields, stage.hero.area.rewards.dungeon]).toEqual([
      5,
      [0],
      0,
    ]);
  });
  it.each([
    ['country_7', 3, 'brown', { dungeon: 1 }],
    ['core_3', 5, 'red', { spell: 1, artifact: 1 }],
    ['country_6', 5, 'brown', { crystals: 2 }],
  ] as const)(
    '%s place %s, %s token: cleared first it brings %j (MK-S-12.4, 13.3, 14.3)',
    (tile, place, pile, reward) => {
      const realm = inTurn({}, hero => {
        hero.hand = ['whirlwind', 'rage'];
        hero.area.mana.white = 1;
        hero.area.mana.black = 1;
      });
      const spaces = onTile(realm, tile, place);
      realm.time = 'night';
      realm.piles[pile].push(pile === 'red' ? 'swamp_dragon' : 'gargoyle');
      const stage = new Stage(realm);
      stage.say('adventure');
      while (stage.realm.fight?.phase !== 'attack') stage.say(stage.asked.key === 'damage' ? '1.0:hero' : 'next');
      stage.say('play:whirlwind', 'powered:token:white');
      expect(stage.hero.area.rewards).toMatchObject(reward);
      expect([placeOf(stage.realm, spaces[place]!).shields, stage.hero.reputation]).toEqual([[0], 0]);
    },
  );
});
