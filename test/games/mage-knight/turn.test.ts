import { describe, expect, it } from 'vitest';
import { handLimit } from '../../../src/games/mage-knight/drawing-up.js';
import { explorable } from '../../../src/games/mage-knight/exploring.js';
import { openPlace, spacesOf } from '../../../src/games/mage-knight/land.js';
import { conqueredCities } from '../../../src/games/mage-knight/progress.js';
import type { Reachable } from '../../../src/games/mage-knight/vocabulary.js';
import { brought, freshRealm, inTurn, onTile, Stage, withUnits } from './stage.js';

const TWO = { scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] } as const;

describe('the start of a turn (MK-W-3.16)', () => {
  const begin = (hand: readonly string[], deck: readonly string[], announced: number | null = null) => {
    const realm = inTurn({}, hero => {
      hero.hand = [...hand];
      hero.deck = [...deck];
    });
    realm.phase = 'before';
    realm.announced = announced;
    if (announced !== null) realm.closing = [0];
    return realm;
  };
  it('MK-WT-111 empty deck and hand: the end of the round must be announced (MK-W-3.3, MK-C-9.1)', () => {
    const stage = new Stage(begin([], []));
    // The dummy has its last turn, then the next round begins.
    expect([stage.realm.round, stage.asked.key]).toEqual([2, 'tactic']);
  });
  it('with cards in hand it may be announced', () => {
    const stage = new Stage(begin(['rage'], []));
    expect(stage.options).toEqual(['announce', 'play']);
  });
  it('MK-WT-114 a forfeited turn gives no benefit, not even of a glade (MK-W-3.4, MK-C-9.2, MK-S-1.17, 10.5)', () => {
    const realm = begin(['rage'], []);
    onTile(realm, 'country_1', 0);
    const stage = new Stage(realm);
    stage.say('announce');
    expect(stage.hero.area.mana.gold).toBe(0);
  });
  it('a hero off the map comes back on the portal (MK-W-6.10)', () => {
    const realm = begin(['rage'], ['march']);
    realm.heroes[0]!.space = null;
    expect(new Stage(realm).hero.space).not.toBeNull();
  });
  it('a face-down order token: the turn is skipped (MK-W-3.2, MK-C-9.8)', () => {
    const realm = begin(['rage'], ['march']);
    realm.heroes[0]!.skipped = true;
    const stage = new Stage(realm);
    expect(stage.hero.skipped).toBe(false);
    expect(stage.realm.turnNumber).toBe(2); // the next own turn, after the dummy's
  });
});

describe('rest (MK-W-3.12)', () => {
  it('MK-WT-112 one card that is no wound and any number of wounds, which stay in the cycle (MK-C-9.5, 9.7)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['wound', 'wound', 'rage', 'march', 'promise'];
    });
    const stage = new Stage(realm);
    stage.say('rest');
    expect(stage.options).toEqual(['rage', 'march', 'promise']);
    stage.say('rage');
    expect(stage.asked).toMatchObject({ kind: 'number', min: 0, max: 2 });
    stage.say(2);
    expect(stage.hero.hand).toEqual(['march', 'promise']);
    expect(stage.hero.discard).toEqual(['rage', 'wound', 'wound']);
  });
  it('MK-WT-113 only wounds: slow recovery, one of them, and nothing else may be done (MK-W-3.6, 3.13, MK-C-9.6)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['wound', 'wound'];
      hero.area.obliged = true;
      hero.area.move = 5;
    });
    const stage = new Stage(realm);
    expect(stage.options).toEqual(['rest']);
    stage.say('rest');
    expect([stage.hero.hand, stage.hero.discard]).toEqual([['wound'], ['wound']]);
  });
  it('not after moving (MK-C-9.4)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['rage'];
      hero.area.move = 2;
    });
    const stage = new Stage(realm);
    expect(stage.options).toContain('rest');
    stage.say('move:A2');
    expect(stage.options).not.toContain('rest');
  });
});

describe('movement (MK-W-4)', () => {
  it('offers every space within reach with its whole price and path', () => {
    const realm = inTurn({}, hero => {
      hero.area.move = 5;
    });
    const reachable = new Stage(realm).about.reachable as unknown as Reachable[];
    expect(reachable.find(({ to }) => to === 'A2')).toMatchObject({ cost: 2, path: ['A2'] });
    expect(reachable.every(({ cost }) => cost <= 5)).toBe(true);
    expect(reachable.some(({ path }) => path.length === 2)).toBe(true);
  });
  it('MK-WT-013 not onto another hero by a move that provokes (MK-W-6.9)', () => {
    const realm = inTurn(TWO, hero => {
      hero.area.move = 9;
      hero.hand = ['rage'];
    });
    const spaces = onTile(realm, 'country_1', 0);
    expect(new Stage(realm).options).toContain('charge:D5');
    realm.heroes[1]!.space = spaces[5]!;
    expect(new Stage(realm).options).not.toContain('charge:D5');
  });
  it('MK-WT-017 through a rival space, exploring there, without an attack (MK-W-6.6)', () => {
    const realm = inTurn(TWO, hero => {
      hero.area.move = 9;
      hero.hand = ['rage'];
    });
    const [, ...near] = onTile(realm, 'country_10', 5);
    realm.heroes[1]!.space = near[5]!;
    const stage = new Stage(realm);
    stage.say('move:D6');
    expect([stage.realm.fight, stage.hero.area.stage]).toEqual([null, 'movement']);
  });
  it('ending the turn on it means withdrawal, one wound a space (MK-W-6.8, 7.2)', () => {
    const realm = inTurn(TWO, hero => {
      hero.area.move = 9;
      hero.hand = ['rage'];
    });
    const spaces = onTile(realm, 'country_10', 5);
    realm.heroes[1]!.space = spaces[6]!;
    const stage = new Stage(realm);
    stage.say('move:D6', 'end-discarding');
    expect([stage.hero.space, stage.hero.area.woundsToHand]).toEqual([spaces[5], 1]);
  });
  it('a whole turn can be taken back move by move, across its resting points (MK-C-8.1, MK-W-3.15)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['march', 'stamina', 'rage'];
    });
    const stage = new Stage(realm);
    const before = JSON.stringify(stage.realm);
    stage.say('play:march', 'basic', 'move:A2', 'play:stamina', 'basic', 'play:rage', 'sideways:move');
    expect(brought(stage)).toEqual(['move 3']);
    while (stage.canUndo()) stage.undo();
    expect(JSON.stringify(stage.realm)).toBe(before);
  });
  it('a tile explored cannot be taken back (MK-C-8.2, 8.3)', () => {
    const realm = inTurn({}, hero => {
      hero.area.move = 2;
    });
    realm.heroes[0]!.space = [...spacesOf(realm)].find(space => {
      realm.heroes[0]!.space = space;
      return explorable(realm, 0).length > 0;
    })!;
    const stage = new Stage(realm);
    const explore = stage.options.find(id => id.startsWith('explore:'))!;
    stage.say(explore);
    expect([stage.realm.tiles.length, stage.canUndo(), stage.hero.area.move]).toEqual([4, false, 0]);
  });
});

describe('mana (MK-C-3)', () => {
  const powering = (change: Parameters<typeof inTurn>[1]) => {
    const realm = inTurn({}, (hero, all) => {
      hero.hand = ['march', 'rage'];
      change?.(hero, all);
    });
    return new Stage(realm).say('play:march').options.filter(id => id.startsWith('powered'));
  };
  it('a die, a token, a crystal of the colour; gold for any by day (MK-C-3.4, 3.7)', () => {
    const ways = powering((hero, realm) => {
      realm.source = ['green', 'gold', 'red', 'black'];
      hero.crystals.green = 1;
      hero.area.mana.green = 1;
    });
    expect(ways).toEqual([
      'powered:token:green',
      'powered:crystal:green',
      'powered:die:green',
      'powered:die:gold=green',
    ]);
  });
  it('gold is of no use at night (MK-C-3.5, 3.9)', () => {
    const ways = powering((hero, realm) => {
      realm.time = 'night';
      realm.source = ['gold', 'black'];
      hero.area.mana.gold = 1;
    });
    expect(ways).toEqual([]);
  });
  it('one source die a turn; it comes back rolled as the turn ends (MK-C-3.7, 3.8, MK-W-3.14)', () => {
    const realm = inTurn({}, (hero, all) => {
      hero.hand = ['march', 'march'];
      all.source = ['green', 'green'];
    });
    const stage = new Stage(realm);
    stage.say('play:march', 'powered:die:green');
    expect(stage.realm.source).toEqual(['green']);
    expect(() => stage.say('play:march', 'powered:die:green')).toThrow('not offered');
    stage.say('basic', 'end');
    expect(stage.realm.source).toHaveLength(2);
  });
});

describe('the end of a turn (MK-W-15)', () => {
  it('MK-WT-102 two artifacts: three are drawn, one goes under the deck, two on top of the own (MK-W-15.5, MK-S-1.11, MK-C-10.4)', () => {
    const realm = inTurn({}, (hero, all) => {
      hero.area.rewards.artifact = 2;
      all.decks.artifacts = ['ruby_ring', 'golden_grail', 'horn_of_wrath', 'emerald_ring'];
      hero.deck = new Array<string>(1).fill('march');
      hero.hand = new Array<string>(5).fill('rage');
      hero.area.played.push('promise');
    });
    const stage = new Stage(realm);
    stage.say('end');
    expect(stage.options).toEqual(['emerald_ring', 'horn_of_wrath', 'golden_grail']);
    stage.say('horn_of_wrath', ['golden_grail', 'emerald_ring']);
    expect(stage.hero.deck).toEqual(['march', 'emerald_ring', 'golden_grail']);
    expect(stage.realm.decks.artifacts).toEqual(['horn_of_wrath', 'ruby_ring']);
  });
  it('an even level: an own skill with any advanced action, the other one to the pool (MK-W-15.6, MK-C-10.6, 10.8)', () => {
    const realm = inTurn({}, (hero, all) => {
      hero.fame = 3;
      hero.skillPile = ['double_time', 'shield_mastery'];
      all.offers.advanced = ['fire_bolt', 'ice_bolt', 'swift_bolt'];
    });
    const stage = new Stage(realm);
    stage.say('end', 'own:shield_mastery', 'ice_bolt');
    expect(stage.hero.skills.map(({ id }) => id)).toEqual(['shield_mastery']);
    expect(stage.realm.commonSkills[0]).toEqual({ skill: 'double_time', owner: 0 });
    expect(stage.realm.commonSkills[1]!.owner).toBe(-1); // one of the dummy's (MK-X-15.2)
    expect([...stage.hero.hand, ...stage.hero.deck]).toContain('ice_bolt');
  });
  it('at least one card must be played or discarded (MK-W-3.5, 15.8, MK-C-1.9, 10.10)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['rage', 'march'];
      hero.area.obliged = true;
    });
    const stage = new Stage(realm);
    stage.say('end');
    expect(stage.asked).toMatchObject({ key: 'discard', min: 1, max: 2 });
  });
  it('keeps raise the hand limit on or next to one, a city by its shields; only the better counts (MK-W-15.9, MK-C-10.11, MK-S-5.11, 7.13)', () => {
    const realm = inTurn();
    const spaces = onTile(realm, 'country_3', 2);
    expect(handLimit(realm, 0)).toBe(5);
    openPlace(realm, spaces[1]!).shields = [0];
    expect(handLimit(realm, 0)).toBe(6);
    expect(conqueredCities(realm)).toBe(0);
  });
});

describe('healing (MK-W-14)', () => {
  it('a point for a wound of the hand, its level for one of a unit (MK-W-14.2, MK-C-7.6)', () => {
    const realm = inTurn({}, (hero, all) => {
      withUnits(all, 'utem_guardsmen');
      hero.units[0]!.wounds = 1;
      hero.hand = ['wound'];
      hero.area.heal = 3;
    });
    const stage = new Stage(realm);
    stage.say('heal', 'heal:1');
    expect([stage.hero.hand, stage.hero.units[0]!.wounds, stage.hero.area.heal]).toEqual([[], 0, 0]);
  });
});

it('a fresh match is laid out as the rulebook says (MK-W-1)', () => {
  const realm = freshRealm({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx', 'arythea'] });
  expect(realm.source).toHaveLength(5);
  expect(realm.offers.units).toHaveLength(5);
  expect([realm.offers.spells.length, realm.offers.advanced.length]).toEqual([3, 3]);
  expect(realm.tiles.map(({ tile }) => tile)).toEqual(['start_a', 'country_1', 'country_2']);
  expect(realm.heroes.map(({ hand, deck }) => hand.length + deck.length)).toEqual([16, 16, 16]);
  expect(realm.choosing).toEqual([2, 1, 0]); // the last picker begins (MK-W-2.5)
});
