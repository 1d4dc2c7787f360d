import { describe, expect, it } from 'vitest';
import { openPlace } from '../../../../src/games/mage-knight/land.js';
import { play, situation } from '../cards/playing.js';
import { inTurn, onTile, Stage, withUnits } from '../stage.js';

describe('skills, tactics, units (MK-C-5 to 7)', () => {
  it('a skipped turn still ends the own interactive tokens (MK-C-5.4)', () => {
    const realm = inTurn({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] }, (hero, all) => {
      hero.skipped = true;
      hero.deck = ['march'];
      all.phase = 'before';
      all.center.push({ skill: 'source_freeze', owner: 0, mark: null, paid: [] });
    });
    const stage = new Stage(realm);
    expect([stage.realm.center, stage.asked.seat]).toEqual([[], 1]);
  });
  it('solo: ten skills of the dummy hero, one turned up at each gain, open from the next gain on (MK-C-5.6, MK-X-15.1, 15.3, MK-W-18.5)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['rage'];
      hero.fame = 3;
    });
    expect(realm.dummy!.skillPile).toHaveLength(10);
    const stage = new Stage(realm).say('play:rage', 'sideways:move', 'end');
    expect([stage.asked.key, stage.options.every(id => id.startsWith('own:'))]).toEqual(['level', true]);
    stage.say(stage.options[0]!, stage.realm.offers.advanced[0]!);
    expect(stage.realm.commonSkills.map(({ owner }) => owner)).toEqual([0, -1]);
    const next = inTurn({}, (hero, all) => {
      hero.hand = ['rage'];
      hero.level = 3;
      hero.fame = 15;
      all.commonSkills = [{ skill: 'dark_paths', owner: -1 }];
    });
    const later = new Stage(next).say('play:rage', 'sideways:move', 'end');
    expect(later.options).toContain('common:dark_paths');
    const lowest = later.realm.offers.advanced[0]!;
    later.say('common:dark_paths');
    expect([later.hero.skills.map(({ id }) => id), later.realm.commonSkills.map(({ owner }) => owner)]).toEqual([
      ['dark_paths'],
      [0, 0, -1],
    ]);
    expect([...later.hero.deck, ...later.hero.hand]).toContain(lowest);
  });
  it('a tactic that is used is turned over and works once (MK-C-6.3)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['rage'];
      hero.tactic = { id: 'the_right_moment', up: true, die: null, stash: [], searched: false };
    });
    const stage = new Stage(realm);
    expect(stage.options).toContain('tactic');
    stage.say('tactic');
    expect([stage.hero.tactic!.up, stage.options.includes('tactic'), stage.hero.area.extraTurn]).toEqual([
      false,
      false,
      true,
    ]);
  });
  it('no turn more in the own last turn of a round (MK-C-A5)', () => {
    const realm = inTurn({}, (hero, all) => {
      hero.hand = ['space_bending', 'rage'];
      Object.assign(hero.area.mana, { blue: 1, black: 1 });
      hero.tactic = { id: 'the_right_moment', up: true, die: null, stash: [], searched: false };
      all.time = 'night';
      all.announced = -1;
      all.closing = [0];
    });
    const stage = new Stage(realm);
    expect(stage.options).not.toContain('tactic');
    stage.say('play:space_bending');
    expect(stage.options.some(id => id.startsWith('powered'))).toBe(false);
  });
  it('at the end of a round a banner stays, turned up, or is shuffled into the deck (MK-C-7.3)', () => {
    const begin = (said: string) => {
      const realm = inTurn({}, hero => Object.assign(hero, { hand: [], deck: [] }));
      withUnits(realm, 'peasants');
      realm.heroes[0]!.units[0]!.banner = { card: 'banner_of_glory', up: false, lent: false };
      realm.phase = 'before';
      const stage = new Stage(realm);
      expect(stage.asked).toMatchObject({ key: 'banner-stays', usual: 'stay' });
      return stage.say(said).hero;
    };
    expect(begin('stay').units[0]!.banner).toMatchObject({ up: true });
    const dropped = begin('deck');
    expect(dropped.units[0]!.banner).toBeNull();
    expect([...dropped.deck, ...dropped.hand]).toContain('banner_of_glory');
  });
  it('a bonus raises only what the unit can do (MK-C-7.4)', () => {
    const boosted = (unit: string) =>
      situation('attack', {
        hand: ['rage'],
        change: (hero, realm) => {
          withUnits(realm, unit);
          hero.skills.push({ id: 'leadership', up: true, marks: [] });
        },
      });
    expect(boosted('peasants').say('unit:1:1').asked.key).toBe('boost');
    // The mana of herbalists is nothing it could raise.
    expect(boosted('herbalists').say('unit:1:3').asked.key).toBe('fight');
  });
});

describe('the end of a turn and of a round (MK-C-10, 11)', () => {
  it('in its steps no effect is played (MK-C-10.2, MK-W-15.2)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage', 'tranquility', 'wound'], fame: 3 }));
    onTile(realm, 'country_1', 0);
    realm.heroes[0]!.area.rewards.artifact = 1;
    const stage = new Stage(realm).say('play:rage', 'sideways:move', 'end-discarding');
    const keys: string[] = [];
    while (stage.asked.key !== 'turn') {
      keys.push(stage.asked.key);
      expect(stage.options.some(id => id.startsWith('play:') || id.startsWith('skill:'))).toBe(false);
      stage.say(stage.asked.kind === 'some' ? [] : stage.asked.kind === 'order' ? stage.options : stage.options[0]!);
    }
    expect(keys).toEqual(expect.arrayContaining(['glade', 'artifact-back', 'level', 'discard']));
  });
  it('spell and advanced action rewards come from their offers, never from the unit offer (MK-C-10.5, MK-S-1.12)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage'] }));
    realm.heroes[0]!.area.rewards.advancedAction = 1;
    realm.offers.monastery = ['agility'];
    realm.offers.advanced = ['fire_bolt', 'ice_bolt', 'swift_bolt'];
    const stage = new Stage(realm).say('play:rage', 'sideways:move', 'end');
    expect([stage.asked.key, stage.options]).toEqual(['offer-card', ['fire_bolt', 'ice_bolt', 'swift_bolt']]);
    stage.say('ice_bolt');
    expect(stage.realm.offers.advanced).toHaveLength(3);
  });
  it('a unit reward may wait for the command token of a level-up, disband, or be given up (MK-C-10.9, MK-S-1.13, MK-W-15.5)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage'], fame: 8, level: 2 }));
    withUnits(realm, 'foresters');
    realm.heroes[0]!.area.rewards.unit = 1;
    realm.offers.units = ['peasants'];
    const stage = new Stage(realm).say('play:rage', 'sideways:move', 'end');
    expect(stage.options).toEqual(['peasants', 'later', 'none']);
    stage.say('later', 'peasants');
    expect(stage.hero.units.map(({ id }) => id)).toEqual(['foresters', 'peasants']);
  });
  it('artifacts bought and won in one turn are one draw, one more than their number (MK-W-8.10, MK-S-8.9)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage'] }));
    realm.heroes[0]!.area.rewards.artifact = 2;
    const stage = new Stage(realm).say('play:rage', 'sideways:move', 'end');
    expect([stage.hero.drawn.length, stage.hero.area.keeping]).toEqual([3, 2]);
  });
  it('next to two cities the better one alone counts (MK-W-15.10, MK-S-7.13)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage'], deck: new Array(20).fill('march') }));
    const spaces = onTile(realm, 'core_6', 6);
    for (const [space, shields] of [
      [spaces[0]!, [0, 1, 1]],
      [spaces[1]!, [0]],
    ] as const)
      Object.assign(openPlace(realm, space), {
        site: 'city',
        shields: [...shields],
        tokens: [],
        city: { colors: ['blue'], level: 3, conquered: true },
      });
    const stage = new Stage(realm).say('play:rage', 'sideways:move', 'end');
    expect(stage.hero.hand).toHaveLength(5 + 2);
  });
  it('what names the end of the turn comes before the play area is cleared; a card given a place moves once (MK-W-15.11)', () => {
    const stage = situation('walk', {
      hand: ['steady_tempo', 'rage'],
      change: hero => Object.assign(hero, { deck: ['march'] }),
    });
    stage.say('play:steady_tempo', 'basic', 'end', 'yes');
    expect(stage.hero.discard).not.toContain('steady_tempo');
    // Crystals come back before the mine gives one.
    const crystals = situation('walk', {
      hand: ['crystal_mastery', 'rage'],
      change: hero => Object.assign(hero.crystals, { blue: 1 }),
    });
    crystals.say('play:crystal_mastery', 'powered:crystal:blue');
    expect(crystals.hero.crystals.blue).toBe(0);
    crystals.say('end');
    expect(crystals.hero.crystals.blue).toBe(1);
  });
  it('after the own last turn of a round nothing is used any more (MK-C-11.1, MK-W-2.9)', () => {
    const begin = (closing: readonly number[]) => {
      const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, (hero, all) => {
        hero.hand = ['mana_meltdown', 'rage'];
        hero.area.mana.red = 1;
        Object.assign(all.heroes[1]!, { space: onTile(all, 'country_1', 0)[2]!, deck: ['march', 'march'] });
        all.heroes[1]!.crystals.red = 1;
        if (closing.length > 0) Object.assign(all, { announced: 1, closing: [...closing] });
      });
      return new Stage(realm).say('play:mana_meltdown', 'basic:token:red').asked;
    };
    expect(begin([])).toMatchObject({ key: 'react', seat: 1 });
    expect(begin([0]).key).not.toBe('react');
  });
});

describe('editions (MK-C-15)', () => {
  it('card data follow the Ultimate Edition: Horn of Wrath 5, not 6 (MK-C-15.1)', () => {
    expect(play('horn_of_wrath', 'ranged', ['basic'], { enemies: ['minotaur'] })[0]).toBe('siege physical attack 5');
  });
  it('no card skips the block and damage phases (MK-C-15.2)', () => {
    const stage = situation('ranged', {
      hand: ['whirlwind', 'rage'],
      mana: ['white'],
      enemies: ['prowlers', 'golems'],
    });
    stage.say('play:whirlwind', 'basic:token:white', '1');
    const phases = [stage.realm.fight!.phase];
    while (stage.realm.fight !== null) {
      stage.say(stage.options.at(-1)!);
      if (stage.realm.fight !== null) phases.push(stage.realm.fight.phase);
    }
    expect(phases).toContain('block');
    expect(stage.hero.area.woundsToHand).toBe(1); // of the golems alone
  });
});
