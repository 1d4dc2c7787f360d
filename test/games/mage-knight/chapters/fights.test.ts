import { describe, expect, it } from 'vitest';
import { copy } from '../../../../src/engine/json.js';
import { armorOf, fortifications } from '../../../../src/games/mage-knight/fight/foes.js';
import { fortificationsNow } from '../../../../src/games/mage-knight/fight/now.js';
import { makeSpace, openPlace, placeOf } from '../../../../src/games/mage-knight/land.js';
import type { HeroState, Realm } from '../../../../src/games/mage-knight/state.js';
import type { FightNow } from '../../../../src/games/mage-knight/vocabulary.js';
import { situation } from '../cards/playing.js';
import { inFight, inTurn, onTile, Stage, withUnits } from '../stage.js';

const options = (stage: Stage, kind: string) => stage.options.filter(id => id.startsWith(kind));

describe('effects on enemies (MK-W-9.6, MK-C-12)', () => {
  it('an ice-resistant enemy ignores a blue effect, a fire-resistant one a red effect (MK-W-9.6)', () => {
    const chill = situation('block', {
      hand: ['chill', 'rage'],
      mana: ['blue'],
      enemies: ['ice_mages', 'prowlers', 'wolf_riders'],
    });
    chill.say('play:chill', 'basic:token:blue');
    expect(chill.options).toEqual(['2', '3']);
    const burn = situation('ranged', {
      hand: ['demolish', 'swift_bolt'],
      mana: ['red'],
      enemies: ['fire_mages', 'prowlers'],
    });
    burn.say('play:demolish', 'basic:token:red');
    const { foes, cities } = burn.realm.fight!;
    expect(foes.map(foe => armorOf(foe, cities, 'ranged'))).toEqual([5, 2]);
  });
  it('what is not aimed at enemies is not stopped: the walls are down for a fire-resistant one too (MK-C-12.2)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['demolish', 'swift_bolt'];
      hero.area.mana.red = 1;
    });
    inFight(realm, ['fire_mages', 'prowlers'], { defends: true });
    const stage = new Stage(realm).say('play:demolish', 'basic:token:red');
    const now = copy(stage.realm);
    const { fight } = now;
    expect(fight!.foes.map(foe => fortifications(foe, false))).toEqual([1, 1]);
    expect(fight!.foes.map(foe => fortificationsNow(now, fight!, foe))).toEqual([0, 0]);
  });
  it('side effects of a block card work whether or not the block holds (MK-C-12.4)', () => {
    // The damage was lowered though the block points were never enough.
    const stage = situation('block', {
      hand: ['dodge_and_weave', 'rage'],
      sets: ['lost_legion'],
      enemies: ['swordsmen'],
    });
    stage.say('play:dodge_and_weave', 'basic', 'play:rage', 'basic');
    expect(options(stage, 'block:')).toEqual([]);
    const { foes } = stage.about.fight as unknown as FightNow;
    expect(foes[0]!.attacks[0]!.amount).toBe(4);
  });
  it('extra effects of a fight last to the end of the turn (MK-C-12.5, 4.1)', () => {
    const stage = situation('ranged', { hand: ['tremor', 'rage', 'rage'], mana: ['green'], enemies: ['swordsmen'] });
    stage.say('play:tremor', 'basic:token:green', '1', 'next');
    expect(stage.realm.fight!.phase).toBe('attack');
    const { foes } = stage.about.fight as unknown as FightNow;
    expect(foes[0]!.armor).toBe(2);
  });
});

describe('damage (MK-W-11.7)', () => {
  it('unblocked attacks come one by one in any order; brutal doubles (MK-W-11.7)', () => {
    const stage = situation('block', { hand: ['rage'], enemies: ['minotaur', 'prowlers'] });
    stage.say('next');
    expect(stage.options).toEqual(['1.0:hero', '2.0:hero']);
    expect(stage.about.attacks).toMatchObject([{ damage: 10 }, { damage: 4 }]);
    stage.say('2.0:hero');
    // The last one leaves nothing to choose.
    expect(stage.hero.area.woundsToHand).toBe(7);
  });
});

describe('results (MK-W-12)', () => {
  it('one attack on several defenders of a city: as many shields in a row (MK-W-12.9, MK-S-7.7)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['fireball', 'fireball', 'rage'];
      Object.assign(hero.area.mana, { red: 2 });
    });
    const spaces = onTile(realm, 'core_6', 6);
    openPlace(realm, spaces[0]!).tokens = [];
    inFight(realm, ['prowlers', 'prowlers', 'diggers'], {
      phase: 'attack',
      defends: true,
      city: 'blue',
      cause: 'assault',
    });
    Object.assign(realm.fight!, { space: spaces[0]! });
    for (const foe of realm.fight!.foes) Object.assign(foe, { origin: 'site' });
    const stage = new Stage(realm);
    stage.say('play:fireball', 'basic:token:red', 'play:fireball', 'basic:token:red', 'attack:1+2+3');
    expect(placeOf(stage.realm, spaces[0]!)).toMatchObject({ shields: [0, 0, 0], city: { conquered: true } });
  });
  it("the defender drawn for a rival's keep is discarded when the assault fails (MK-W-12.10, MK-S-5.7)", () => {
    const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, hero => {
      hero.hand = ['rage'];
      hero.area.move = 9;
      hero.level = 9;
    });
    const spaces = onTile(realm, 'country_3', 2);
    Object.assign(openPlace(realm, spaces[1]!), { shields: [1], tokens: [] });
    const before = realm.discards.grey.length;
    const stage = new Stage(realm).say(`charge:${makeSpace(realm, spaces[1]!)}`);
    expect(stage.realm.fight!.foes).toMatchObject([{ defends: true }]);
    while (stage.realm.fight !== null) stage.say(stage.options.at(-1)!);
    expect([stage.realm.discards.grey.length, placeOf(stage.realm, spaces[1]!).tokens]).toEqual([before + 1, []]);
    expect([stage.hero.space, stage.hero.reputation]).toEqual([spaces[2], -1]);
  });
});

/** Two heroes in a fight: seat 1 was attacked by seat 0. */
function clash(change: (one: HeroState, other: HeroState, realm: Realm) => void) {
  const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, hero => {
    hero.area.move = 4;
    hero.hand = ['rage'];
  });
  const spaces = onTile(realm, 'country_3', 6);
  const [one, other] = realm.heroes as [HeroState, HeroState];
  other.space = spaces[5]!;
  other.hand = ['determination', 'rage'];
  change(one, other, realm);
  return new Stage(realm).say(`move:${makeSpace(realm, spaces[5]!)}`, 'attack-player:1', 'partial');
}

describe('between players (MK-W-16)', () => {
  it('tokens next door never join a fight between players (MK-W-9.4)', () => {
    const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, hero => {
      hero.hand = ['rage'];
      hero.area.move = 9;
    });
    const spaces = onTile(realm, 'country_1', 4);
    Object.assign(realm.heroes[1]!, { space: spaces[5]!, hand: ['rage'] });
    const stage = new Stage(realm).say(`move:${makeSpace(realm, spaces[5]!)}`, 'attack-player:1', 'partial');
    expect([stage.realm.fight!.cause, stage.realm.fight!.foes]).toEqual(['player', []]);
    expect(placeOf(stage.realm, spaces[6]!).tokens).toHaveLength(1);
  });
  it('effects on enemies hit unwounded units, never the hero; destroying only wounds, armor stays 1 (MK-W-16.10, MK-C-12.7)', () => {
    const stage = clash((one, other, realm) => {
      one.hand = ['tremor', 'whirlwind', 'rage'];
      Object.assign(one.area.mana, { green: 1, white: 1, black: 1 });
      realm.time = 'night';
      other.hand = ['march'];
      other.units = ['peasants', 'foresters'].map((id, at) => unitOf(id, at));
      realm.heroes[1]!.units[1]!.wounds = 1;
      realm.unitKeys = 2;
    });
    // Nothing to say for the defender; melee begins with the aggressor.
    while (stage.asked.seat === 1) stage.say('pass');
    stage.say('play:tremor', 'basic:token:green', '1');
    const { foes } = stage.realm.fight!;
    expect(foes.map(({ unit }) => unit?.id)).toEqual(['peasants']);
    expect(armorOf(foes[0]!, [], 'attack')).toBe(1);
    stage.say('play:whirlwind', 'powered:token:white');
    expect(stage.realm.heroes[1]!.units).toMatchObject([{ id: 'peasants', wounds: 1 }, { wounds: 1 }]);
  });
  it('the number of enemies is the ready unwounded units and the hero (MK-W-16.10, MK-C-12.7, A25)', () => {
    const stage = clash((one, other, realm) => {
      one.hand = ['flame_wall', 'rage'];
      Object.assign(one.area.mana, { red: 1, black: 1 });
      realm.time = 'night';
      other.hand = ['march'];
      other.units = ['peasants', 'foresters', 'peasants'].map((id, at) => unitOf(id, at));
      Object.assign(other.units[1]!, { ready: false });
      Object.assign(other.units[2]!, { wounds: 1 });
    });
    while (stage.asked.seat === 1) stage.say('pass');
    stage.say('play:flame_wall', 'powered:token:red');
    if (stage.asked.key === 'option') stage.say('1');
    expect(stage.realm.fight!.attack).toMatchObject([{ amount: 5 + 2 * 2, element: 'fire' }]);
  });
  it('"does not attack" takes away the share of one unit, which stays spent (MK-W-16.11, 16.14)', () => {
    const stage = clash((one, other, realm) => {
      one.units = ['peasants'].map((id, at) => unitOf(id, at));
      one.hand = ['rage'];
      other.hand = ['whirlwind', 'march'];
      other.area.mana.white = 1;
      realm.unitKeys = 3;
    });
    while (stage.asked.seat === 1) stage.say('pass');
    const ability = options(stage, 'unit:')[0]!;
    stage.say('play:rage', 'basic', ability);
    if (stage.asked.key === 'option') stage.say('1');
    const struck = stage.realm.fight!.attack.reduce((sum, { amount }) => sum + amount, 0);
    stage.say('strike');
    expect(stage.asked.seat).toBe(1);
    stage.say('play:whirlwind', 'basic:token:white');
    const left = stage.realm.fight!.attack.reduce((sum, { amount }) => sum + amount, 0);
    expect([struck > left, left, stage.hero.units[0]!.ready]).toEqual([true, 2, false]);
  });
  it('ignored fortification holds for the whole fight (MK-W-16.13)', () => {
    const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, (hero, all) => {
      hero.hand = ['underground_travel', 'swiftness', 'swiftness', 'rage'];
      Object.assign(hero.area.mana, { green: 1, black: 1, white: 2 });
      all.time = 'night';
    });
    const spaces = onTile(realm, 'country_3', 4);
    Object.assign(openPlace(realm, spaces[1]!), { shields: [1], tokens: [] });
    Object.assign(realm.heroes[1]!, { space: spaces[1]!, hand: ['march'] });
    const stage = new Stage(realm);
    stage.say('play:underground_travel', 'powered:token:green', makeSpace(realm, spaces[1]!), 'partial');
    while (stage.asked.seat === 1) stage.say('pass');
    expect(stage.realm.fight!.clash).toMatchObject({ fortified: true, phase: 'ranged' });
    for (let time = 0; time < 2; time++) {
      stage.say('play:swiftness', 'powered:token:white');
      expect(stage.options).toContain('strike');
      stage.say('strike');
      while (stage.asked.seat === 1) stage.say(stage.options.at(-1)!);
      if (stage.asked.key === 'assign') stage.say('done');
      while (stage.asked.seat === 1) stage.say(stage.options.at(-1)!);
    }
  });
  it('what needs a block that works needs the attack brought to nothing, and goes to one unit (MK-W-16.14)', () => {
    const begun = (block: number) =>
      clash((one, other, realm) => {
        one.units = ['utem_swordsmen'].map((id, at) => unitOf(id, at));
        one.hand = ['rage'];
        other.hand = ['ice_shield', 'rage', ...new Array<string>(block).fill('march')];
        other.area.mana.blue = 1;
        realm.unitKeys = 3;
      });
    for (const [more, armor] of [
      [0, 4],
      [3, 1],
    ] as const) {
      const stage = begun(more);
      while (stage.asked.seat === 1) stage.say('pass');
      stage.say('unit:1:1', 'play:rage', 'basic', 'strike');
      stage.say('play:ice_shield', 'powered:token:blue');
      for (let card = 0; card < more; card++) stage.say('play:march');
      stage.say('take');
      while (stage.asked.key === 'foe') stage.say(stage.options[0]!);
      const all = [...stage.realm.fight!.foes, ...stage.realm.fight!.clash!.resting];
      const foe = all.find(({ unit }) => unit?.id === 'utem_swordsmen')!;
      expect(armorOf(foe, [], 'attack')).toBe(armor);
    }
  });
});

const unitOf = (id: string, at: number): HeroState['units'][number] => {
  const realm = inTurn();
  withUnits(realm, id);
  return { ...realm.heroes[0]!.units[0]!, key: at + 1 };
};
