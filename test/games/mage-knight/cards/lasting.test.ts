import { describe, expect, it } from 'vitest';
import type { Said } from '../../../../src/engine/decision.js';
import { brought } from '../stage.js';
import { type Situation, situation, type Where } from './playing.js';

const SETS = ['lost_legion', 'krang'];

describe('Mana Storm, strong side: gold and black dice stand for any basic colour at any time, no other die does', () => {
  it.each([true, false])('by night: %s', night => {
    const stage = situation('walk', {
      night,
      mana: ['white'],
      hand: ['mana_storm', 'march'],
      change: (_, realm) => realm.source.push(...new Array<'red'>(40).fill('red')),
    });
    stage.say('play:mana_storm', 'powered:token:white', 'play:march');
    const faces = [...new Set(stage.realm.source)];
    expect(faces).toEqual(expect.arrayContaining(['gold', 'black', 'green', 'red', 'blue']));
    const dice = stage.options.filter(id => id.startsWith('powered:die'));
    expect(dice.toSorted()).toEqual(['powered:die:black=green', 'powered:die:gold=green', 'powered:die:green']);
  });

  it('three dice more than the one of the turn', () => {
    const cards = ['march', 'march', 'march', 'march', 'march'];
    const stage = situation('walk', {
      mana: ['white'],
      hand: ['mana_storm', ...cards],
      change: (_, realm) => realm.source.push(...new Array<'red'>(30).fill('red')),
    });
    stage.say('play:mana_storm', 'powered:token:white');
    for (let count = 1; count <= 4; count++)
      stage.say('play:march', stage.realm.source.includes('green') ? 'powered:die:green' : 'powered:die:gold=green');
    expect(stage.hero.area.move).toBe(16);
    stage.say('play:march');
    expect(stage.options.filter(id => id.startsWith('powered'))).toEqual([]);
  });
});

describe('what lasts "this turn" outlasts a fight', () => {
  it.each<readonly [card: string, says: readonly Said[], rules: readonly string[], about: Situation]>([
    ['mana_storm', ['powered:token:white'], ['extraSourceDie', 'goldBlackAsAnyBasic'], { mana: ['white'] }],
    ['amulet_of_the_sun', ['basic'], ['goldUsableAtNight', 'revealAsDay'], { night: true }],
    ['amulet_of_darkness', ['basic', 'black'], ['blackUsableAtDay'], {}],
    ['ruby_ring', ['powered'], ['endlessMana'], {}],
    ['sword_of_justice', ['powered'], ['doublePhysicalAttacks'], {}],
    ['agility', ['basic'], ['moveToAttack'], {}],
  ])('%s', (card, says, rules, about) => {
    const stage = situation('attack', {
      ...about,
      hand: [card, 'rage'],
      change: (_, realm) => realm.source.push('red'),
    });
    const inForce = () => stage.hero.area.rules.map(({ change }) => change.rule);
    stage.say(`play:${card}`, ...says);
    expect(inForce()).toEqual(rules);
    stage.say('next');
    expect([stage.realm.fight, inForce()]).toEqual([null, rules]);
  });
});

describe('Master of Chaos goes one step on and gives what it comes to', () => {
  it.each<
    readonly [
      mark: 'blue' | 'green' | 'black' | 'white' | 'red' | 'gold',
      where: Where,
      says: readonly Said[],
      brings: string,
    ]
  >([
    ['gold', 'block', [], 'physical block 3'],
    ['blue', 'walk', [], 'move 1'],
    ['green', 'ranged', [], 'ranged cold_fire attack 1'],
    ['black', 'talk', [], 'influence 2'],
    ['white', 'attack', [], 'melee physical attack 2'],
    ['red', 'attack', ['1'], 'ranged cold_fire attack 1'],
    ['red', 'attack', ['2'], 'melee physical attack 2'],
  ])('from %s in %s, %j', (mark, where, says, brings) => {
    const change: Situation['change'] = hero =>
      void hero.skills.push({ id: 'master_of_chaos', up: true, marks: [mark] });
    const stage = situation(where, { sets: SETS, hand: ['rage', 'march', 'promise'], change });
    expect(brought(stage.say('skill:master_of_chaos', ...says))).toEqual([brings]);
  });
});

it('Banner of Protection leaves the Wounds that were in hand before', () => {
  const stage = situation('walk', { hand: ['wound', 'blood_ritual', 'banner_of_protection'] });
  stage.say('play:blood_ritual', 'basic', 'red', 'play:banner_of_protection', 'powered', 'end', 'yes');
  const all = [...stage.hero.hand, ...stage.hero.deck, ...stage.hero.discard];
  expect(all.filter(card => card === 'wound')).toEqual(['wound']);
});

it('Soul Harvester takes one crystal, however many its attack beats', () => {
  const enemies = ['prowlers', 'orc_skirmishers'];
  const stage = situation('attack', { sets: SETS, hand: ['soul_harvester', 'rage'], mana: ['red'], enemies });
  stage.say('play:rage', 'powered:token:red', 'play:soul_harvester', 'basic', 'attack:1+2');
  expect(stage.hero.crystals).toEqual({ red: 0, blue: 0, green: 0, white: 1 });
});

it.each([
  ['with a skill in the common pool', ['potion_making'], true],
  ['not without', [], false],
])('Circlet of Proficiency, strong side: %s', (_, pool, isOpen) => {
  const change: Situation['change'] = (_hero, realm) =>
    void realm.commonSkills.push(...pool.map(skill => ({ skill, owner: 1 })));
  const stage = situation('walk', { sets: SETS, hand: ['circlet_of_proficiency', 'rage'], change });
  if (stage.options.includes('play:circlet_of_proficiency')) stage.say('play:circlet_of_proficiency');
  expect(stage.options.includes('powered')).toBe(isOpen);
});
