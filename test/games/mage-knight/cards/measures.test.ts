import { describe, expect, it } from 'vitest';
import { makeSpace } from '../../../../src/games/mage-knight/land.js';
import { addUnit } from '../../../../src/games/mage-knight/units.js';
import { brought, inFight, inTurn, onTile, Stage, withUnits } from '../stage.js';
import { situation } from './playing.js';

describe('Elemental Resistance takes its points off the damage, before Armor', () => {
  it.each([
    ['1', 'fire_mages', 2],
    ['1', 'prowlers', 2],
    ['2', 'prowlers', 2],
    ['2', 'swordsmen', 3],
  ])('choice %s against %s: %i Wounds', (choice, enemy, wounds) => {
    const realm = inTurn({ sets: ['krang'] }, hero => {
      hero.hand = ['rage'];
      hero.skills = [{ id: 'elemental_resistance', up: true, marks: [] }];
    });
    inFight(realm, [enemy], { phase: 'block' });
    const stage = new Stage(realm).say('skill:elemental_resistance', choice, 'next');
    if (stage.asked.key === 'damage') stage.say('1.0:hero');
    expect(stage.hero.hand.filter(card => card === 'wound')).toHaveLength(wounds);
  });
});

it.each([
  ['country_9', 2, 'keep'],
  ['country_9', 4, 'mage_tower'],
  ['core_5', 0, 'city'],
  ['country_9', 0, 'no fortified site'],
] as const)('Beguile at %s %i, %s', (tile, place, site) => {
  const realm = inTurn({ sets: ['shades_of_tezla'] }, hero => {
    hero.skills = [{ id: 'beguile', up: true, marks: [] }];
    hero.area.stage = 'interaction';
  });
  onTile(realm, tile, place);
  const stage = new Stage(realm).say('skill:beguile');
  expect([site, brought(stage)]).toEqual([site, [site === 'no fortified site' ? 'influence 3' : 'influence 2']]);
});

it('Ruthless Coercion readies spent units of levels 1 and 2 alone, for 2 Influence a level', () => {
  const realm = inTurn({ sets: ['krang'] }, hero => {
    hero.hand = ['ruthless_coercion', 'rage'];
    hero.area.mana.red = 1;
    hero.area.influence = 9;
  });
  withUnits(realm, 'peasants', 'utem_swordsmen', 'foresters', 'catapults');
  for (const unit of realm.heroes[0]!.units) unit.ready = unit.id === 'foresters';
  const stage = new Stage(realm).say('play:ruthless_coercion', 'powered:token:red');
  expect(stage.options.filter(id => id.startsWith('ready:'))).toEqual(['ready:1', 'ready:2']);
});

it('one Motivation a turn, another one in the next', () => {
  const change = (skill: string) => ({ id: skill, up: true, marks: [] });
  const stage = situation('walk', {
    hand: ['rage'],
    change: hero => hero.skills.push(change('tovak_motivation'), change('goldyx_motivation')),
  });
  stage.say('skill:tovak_motivation');
  expect(stage.options).not.toContain('skill:goldyx_motivation');
  stage.say('play:rage', 'sideways:move', 'end');
  expect(stage.options).toContain('skill:goldyx_motivation');
});

it('the die of a dungeon is rolled once (MK-S-12.4)', () => {
  const realm = inTurn({}, hero => {
    hero.hand = ['rage', 'march'];
    hero.area.played = ['stamina'];
    hero.area.stage = 'done';
    hero.area.rewards.dungeon = 1;
  });
  const stage = new Stage(realm).say('end');
  expect(stage.hero.area.rewards.dungeon).toBe(0);
  expect(['offer-card', 'artifact-back']).toContain(stage.asked.key);
});

it('Know Your Prey takes the resistance that was named from a unit of a rival (MK-W-16.10)', () => {
  const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, hero => {
    hero.area.move = 4;
    hero.hand = ['rage'];
    hero.skills = [{ id: 'know_your_prey', up: true, marks: [] }];
  });
  const spaces = onTile(realm, 'country_3', 6);
  const rival = realm.heroes[1]!;
  Object.assign(rival, { space: spaces[5], hand: ['determination'] });
  addUnit(realm, 1, 'altem_mages', null);
  const stage = new Stage(realm).say(`move:${makeSpace(realm, spaces[5]!)}`, 'attack-player:1', 'partial');
  while (!stage.options.includes('skill:know_your_prey')) stage.say('pass');
  stage.say('skill:know_your_prey');
  if (stage.asked.key === 'foe') stage.say(stage.options[0]!);
  expect(stage.options).toEqual(['resistance:fire', 'resistance:ice']);
  stage.say('resistance:ice');
  expect(stage.realm.fight!.foes.map(({ lostResistances }) => lostResistances)).toEqual([['ice']]);
});
