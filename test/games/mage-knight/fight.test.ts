import { describe, expect, it } from 'vitest';
import { enemyOf } from '../../../src/games/mage-knight/cards/index.js';
import {
  attackTotal,
  blockTotal,
  heroWounds,
  reaches,
  unitHit,
} from '../../../src/games/mage-knight/fight/arithmetic.js';
import {
  armorOf,
  attackNow,
  fortifications,
  makeFoe,
  neededBlock,
  symbolsOn,
} from '../../../src/games/mage-knight/fight/foes.js';
import type { FightNow } from '../../../src/games/mage-knight/vocabulary.js';
import { situation } from './cards/playing.js';
import { inFight, inTurn, Stage, withUnits } from './stage.js';

const foe = (enemy: string, about: { defends?: boolean; bonus?: boolean } = {}) =>
  makeFoe({ key: 1, enemy, defends: about.defends ?? false, bonus: about.bonus ?? false, origin: 'site' });

describe('attacks (MK-W-10)', () => {
  it('all inefficient points are halved together, once (MK-W-10.3)', () => {
    const points = [
      { amount: 3, element: 'physical' },
      { amount: 4, element: 'fire' },
      { amount: 2, element: 'ice' },
    ] as const;
    expect(attackTotal(points, [new Set(['physical', 'fire'] as const)])).toBe(5);
    expect(attackTotal(points, [new Set()])).toBe(9);
  });
  it('cold fire is halved only by a single enemy with both resistances (MK-W-10.4)', () => {
    const points = [{ amount: 8, element: 'cold_fire' }] as const;
    expect(attackTotal(points, [new Set(['fire'] as const), new Set(['ice'] as const)])).toBe(8);
    expect(attackTotal(points, [new Set(['fire', 'ice'] as const)])).toBe(4);
  });
  it.each([
    ['ranged', 0, true],
    ['ranged', 1, false],
    ['siege', 1, true],
    ['siege', 2, false],
    ['melee', 0, false],
  ] as const)('%s against %i fortifications in the first phase: %s (MK-W-10.5 to 10.7)', (range, walls, can) => {
    expect(reaches(range, walls)).toBe(can);
  });
  it('a group falls when the points reach the sum of its armors; Fame at once (MK-W-10.1, 10.9)', () => {
    const stage = situation('attack', { hand: ['fireball', 'rage'], mana: ['red'], enemies: ['prowlers', 'prowlers'] });
    stage.say('play:fireball', 'basic:token:red');
    expect(stage.options.filter(id => id.startsWith('attack:'))).toEqual(['attack:1', 'attack:2']);
    stage.say('play:rage', 'basic', 'attack:1+2');
    expect([stage.hero.fame, stage.realm.fight, stage.realm.discards.green]).toEqual([
      4,
      null,
      ['prowlers', 'prowlers'],
    ]);
  });
  it('points not given to anybody are lost with the phase (MK-C-4.14)', () => {
    const stage = situation('ranged', {
      hand: ['swiftness', 'rage'],
      mana: ['white'],
      enemies: ['crypt_worm', 'prowlers'],
    });
    stage.say('play:swiftness', 'powered:token:white', 'next');
    expect(stage.realm.fight!.attack).toEqual([]);
  });
  it('the question says what is still missing', () => {
    const stage = situation('attack', { hand: ['rage'], enemies: ['minotaur'] });
    stage.say('play:rage', 'basic');
    const { foes } = stage.about.fight as unknown as FightNow;
    expect([foes[0]!.armor, foes[0]!.attack]).toEqual([5, 2]);
  });
});

describe('blocks (MK-W-11)', () => {
  it('MK-WT-057 one big block serves one attack only (MK-W-11.2)', () => {
    const stage = situation('block', {
      hand: ['determination', 'rage'],
      mana: ['blue'],
      enemies: ['prowlers', 'prowlers'],
    });
    stage.say('play:determination', 'powered:token:blue', 'block:1.0');
    expect(stage.realm.fight!.block).toEqual([]);
    expect(stage.options).not.toContain('block:2.0');
  });
  it('MK-WT-058 a block too small is not offered, the damage stays whole (MK-W-11.5)', () => {
    const stage = situation('block', { hand: ['determination', 'rage'], mana: ['blue'], enemies: ['swordsmen'] });
    stage.say('play:determination', 'powered:token:blue');
    expect(stage.options).not.toContain('block:1.0');
    stage.say('next', '1.0:hero');
    expect(stage.hero.area.woundsToHand).toBe(3);
  });
  it('points that count double against swift do so only there (MK-W-20.1)', () => {
    const points = [{ amount: 4, element: 'physical', doubleVsSwift: true }] as const;
    expect([blockTotal(points, 'physical', true), blockTotal(points, 'physical', false)]).toEqual([8, 4]);
  });
  it('MK-WT-060 a summoner beaten by a ranged attack draws nothing (MK-W-11.1)', () => {
    const stage = situation('ranged', { hand: ['swift_bolt', 'rage'], mana: ['white'], enemies: ['orc_summoners'] });
    const brown = stage.realm.piles.brown.length;
    stage.say('play:swift_bolt', 'powered:token:white', 'attack:1');
    expect([stage.hero.fame, stage.realm.piles.brown.length]).toEqual([4, brown]);
  });
  it('MK-WT-059 a blocked summoned token goes without Fame, its summoner is back (MK-W-11.1, 11.6)', () => {
    const stage = situation('ranged', {
      hand: ['flame_wall', 'rage'],
      mana: ['red'],
      enemies: ['orc_summoners'],
      change: (_, realm) => void realm.piles.brown.push('gargoyle'),
    });
    stage.say('next', 'play:flame_wall', 'basic:token:red', 'block:2.0');
    const { foes, phase } = stage.realm.fight!;
    expect([phase, foes[0]!.away, foes[1]!.beaten, stage.hero.fame]).toEqual(['attack', false, true, 0]);
    expect(stage.realm.discards.brown).toEqual(['gargoyle']);
  });
  it('a summoner that does not attack summons nobody (MK-W-11.15)', () => {
    const stage = situation('ranged', { hand: ['whirlwind', 'rage'], mana: ['white'], enemies: ['orc_summoners'] });
    stage.say('play:whirlwind', 'basic:token:white');
    expect([stage.realm.fight!.phase, stage.realm.fight!.foes.length]).toEqual(['attack', 1]);
  });
});

describe('damage (MK-W-11)', () => {
  it.each([
    [6, 2, 3],
    [7, 3, 3],
    [1, 4, 1],
    [0, 2, 0],
  ])('%i damage on armor %i: %i wounds (MK-W-11.11)', (damage, armor, wounds) =>
    expect(heroWounds(damage, armor)).toBe(wounds),
  );
  it('a resistant unit that absorbs all is not wounded, nor poisoned (MK-W-11.10, 13.5)', () => {
    const strike = { element: 'fire', poison: true, paralyze: true } as const;
    expect(unitHit(4, 4, new Set(['fire'] as const), strike)).toEqual({ fate: 'spared', wounds: 0, left: 0 });
    expect(unitHit(9, 4, new Set(['fire'] as const), strike)).toEqual({ fate: 'destroyed', wounds: 0, left: 1 });
  });
  it('what a unit leaves goes to the hero; a wounded unit takes no more (MK-W-11.8, 11.13)', () => {
    const stage = situation('block', {
      enemies: ['minotaur'],
      hand: ['rage'],
      change: (_, realm) => withUnits(realm, 'peasants'),
    });
    stage.say('next', '1.0:1');
    expect(stage.hero.units[0]!.wounds).toBe(1);
    expect(stage.hero.area.woundsToHand).toBe(4);
  });
  it('the knock-out empties the hand of all but wounds (MK-W-11.12, MK-C-12.6)', () => {
    const stage = situation('block', { enemies: ['minotaur'], hand: ['rage', 'march'] });
    stage.say('next', '1.0:hero');
    expect([stage.hero.hand, stage.hero.discard]).toEqual([new Array(5).fill('wound'), ['rage', 'march']]);
  });
});

describe('abilities (MK-W-13)', () => {
  it.each([
    ['diggers', false, 1],
    ['diggers', true, 2],
    ['shocktroops', true, 0],
    ['prowlers', true, 1],
  ] as const)('%s, defending %s: fortified %i times (MK-W-13.1)', (enemy, defends, times) =>
    expect(fortifications(foe(enemy, { defends }), false)).toBe(times),
  );
  it('swift doubles what a block needs, brutal the damage (MK-W-13.2)', () => {
    expect(neededBlock(attackNow(foe('wolf_riders'), 0, [])!)).toBe(6);
    const stage = situation('block', { enemies: ['minotaur'], hand: ['rage'] });
    stage.say('next', '1.0:hero');
    expect(stage.hero.area.woundsToHand).toBe(5);
  });
  it('poison: as many wounds to the discard pile (MK-W-13.3)', () => {
    const stage = situation('block', { enemies: ['cursed_hags'], hand: ['rage'] });
    stage.say('next', '1.0:hero');
    expect([stage.hero.area.woundsToHand, stage.hero.area.woundsToDiscard]).toEqual([2, 2]);
  });
  it('paralyze: the hand is lost, a wounded unit destroyed (MK-W-13.4)', () => {
    const stage = situation('block', {
      enemies: ['medusa'],
      hand: ['rage'],
      change: (_, realm) => withUnits(realm, 'foresters'),
    });
    stage.say('next', '1.0:1', '1.0:hero');
    expect([stage.hero.units, stage.hero.hand]).toEqual([[], ['wound']]);
  });
  it('assassination goes past units (MK-W-13.6)', () => {
    const stage = situation('block', {
      enemies: ['orc_trackers'],
      hand: ['rage'],
      change: (_, realm) => withUnits(realm, 'peasants'),
    });
    stage.say('next');
    expect(stage.hero.units[0]!.wounds).toBe(0);
    expect(stage.hero.area.woundsToHand).toBe(2);
  });
  it('cumbersome: Move points lower the attack, at 0 it is blocked (MK-W-13.7)', () => {
    const stage = situation('block', { enemies: ['zombie_horde'], hand: ['march', 'rage'] });
    stage.say('play:march', 'basic', 'slow:1.0', 'slow:1.1');
    expect(stage.realm.fight!.foes[0]!.attacks.map(({ blocked }) => blocked)).toEqual([true, true, false]);
  });
  it('elusive: the high armor until all attacks are blocked (MK-W-13.8)', () => {
    const trackers = foe('orc_trackers');
    expect(armorOf(trackers, [], 'attack')).toBe(6);
    trackers.attacks[0]!.blocked = true;
    expect([armorOf(trackers, [], 'attack'), armorOf(trackers, [], 'ranged')]).toEqual([3, 6]);
  });
  it('vampiric: armor for every wound (MK-W-13.9)', () => {
    const stage = situation('block', { enemies: ['gibbering_ghouls'], hand: ['rage'] });
    stage.say('next', '1.0:hero');
    expect(armorOf(stage.realm.fight!.foes[0]!, [], 'attack')).toBe(6);
  });
  it('defend: the first enemy attacked has more armor (MK-W-13.10)', () => {
    const stage = situation('attack', { enemies: ['elven_protectors', 'prowlers'], hand: ['rage', 'rage', 'promise'] });
    stage.say('play:rage', 'basic', 'play:rage', 'basic');
    expect(stage.options.filter(id => id.startsWith('attack:'))).toEqual([]);
    stage.say('play:promise', 'sideways:attack');
    expect(stage.options).toContain('attack:2');
  });
  it('each of several attacks is handled alone (MK-W-13.11)', () => {
    const stage = situation('block', { enemies: ['hydra'], hand: ['rage', 'march'] });
    stage.say('play:rage', 'basic', 'block:1.1', 'next');
    expect(stage.options).toEqual(['1.0:hero', '1.2:hero']);
  });
  it('city bonuses go to defenders, before any doubling (MK-W-13.12 to 13.15)', () => {
    expect(armorOf(foe('gunners', { bonus: true }), ['white'], 'attack')).toBe(7);
    expect(neededBlock(attackNow(foe('freezers', { bonus: true }), 0, ['blue'])!)).toBe(10);
    expect(attackNow(foe('swordsmen', { bonus: true }), 0, ['red'])!.brutal).toBe(true);
    expect(attackNow(foe('gunners', { bonus: true }), 0, ['green'])!.poison).toBe(false);
    expect(attackNow(foe('swordsmen'), 0, ['red'])!.brutal).toBe(false);
  });
  it('symbols for Cold Toughness: abilities, resistances, colours of attacks (MK-C-A24)', () => {
    expect([symbolsOn('prowlers'), symbolsOn('freezers'), symbolsOn('altem_mages')]).toEqual([0, 4, 5]);
  });
});

it('night rules of a dungeon: black works by day (MK-W-9.9)', () => {
  const realm = inTurn({}, hero => {
    hero.hand = ['fireball', 'rage'];
    hero.area.mana.red = 1;
    hero.area.mana.black = 1;
  });
  inFight(realm, ['minotaur'], { night: true });
  const stage = new Stage(realm);
  stage.say('play:fireball', 'powered:token:red');
  expect(stage.realm.fight!.attack[0]).toMatchObject({ amount: 8, range: 'siege' });
  expect(enemyOf('minotaur').armor).toBe(5);
});
