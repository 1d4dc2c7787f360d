import { describe, expect, it } from 'vitest';
import type { Said } from '../../../../src/engine/decision.js';
import { UNITS } from '../../../../src/games/mage-knight/cards/units.js';
import { brought, withUnits } from '../stage.js';
import { type Situation, situation, type Where } from './playing.js';

type Row = readonly [
  unit: string,
  ability: number,
  where: Where,
  says: readonly Said[],
  brings: readonly string[],
  about?: Situation,
];

/** Every ability of every unit (MK-C-7.7). */
const ROWS: readonly Row[] = [
  ['peasants', 1, 'attack', [], ['melee physical attack 2']],
  ['peasants', 2, 'talk', [], ['influence 2']],
  ['peasants', 3, 'walk', [], ['move 2']],
  ['herbalists', 1, 'walk', [], ['heal 2'], { mana: ['green'], hand: ['wound'] }],
  [
    'herbalists',
    2,
    'walk',
    [],
    [],
    {
      change: (hero, realm) => {
        withUnits(realm, 'peasants');
        hero.units[1]!.ready = false;
      },
    },
  ],
  ['herbalists', 3, 'walk', [], ['green mana 1']],
  ['foresters', 1, 'walk', [], ['move 2', 'terrain forest+hills+swamp -1']],
  ['foresters', 2, 'block', [], ['physical block 3']],
  ['utem_crossbowmen', 1, 'block', [], ['physical block 3']],
  ['utem_crossbowmen', 2, 'ranged', [], ['ranged physical attack 2']],
  ['utem_guardsmen', 1, 'attack', [], ['melee physical attack 2']],
  ['utem_guardsmen', 2, 'block', [], ['physical block 4']],
  ['utem_swordsmen', 1, 'attack', [], ['melee physical attack 3']],
  ['utem_swordsmen', 2, 'block', [], ['physical block 6']],
  ['guardian_golems', 1, 'attack', [], ['melee physical attack 2']],
  ['guardian_golems', 2, 'block', [], ['fire block 4'], { mana: ['red'] }],
  ['guardian_golems', 3, 'block', [], ['ice block 4'], { mana: ['blue'] }],
  ['illusionists', 1, 'talk', [], ['influence 4']],
  ['illusionists', 2, 'block', ['1'], [], { mana: ['white'], hand: ['rage'] }],
  ['illusionists', 3, 'walk', [], ['white crystal 1']],
  ['red_cape_monks', 1, 'attack', [], ['melee physical attack 3']],
  ['red_cape_monks', 2, 'block', [], ['fire block 4'], { mana: ['red'] }],
  ['northern_monks', 1, 'attack', [], ['melee physical attack 3']],
  ['northern_monks', 2, 'attack', [], ['melee ice attack 4'], { mana: ['blue'] }],
  ['savage_monks', 1, 'block', [], ['physical block 3']],
  ['savage_monks', 2, 'ranged', [], ['siege physical attack 4'], { mana: ['green'] }],
  ['fire_golems', 1, 'attack', [], ['melee physical attack 3']],
  ['fire_golems', 2, 'ranged', [], ['ranged fire attack 4'], { mana: ['red'] }],
  ['ice_golems', 1, 'block', [], ['physical block 3']],
  ['ice_golems', 2, 'attack', [], ['melee ice attack 6'], { mana: ['blue'] }],
  ['fire_mages', 1, 'ranged', [], ['ranged fire attack 3']],
  ['fire_mages', 2, 'attack', [], ['melee fire attack 6'], { mana: ['red'] }],
  ['fire_mages', 3, 'walk', [], ['red mana 1', 'red crystal 1']],
  ['ice_mages', 1, 'block', [], ['ice block 4']],
  ['ice_mages', 2, 'ranged', [], ['siege ice attack 4'], { mana: ['blue'] }],
  ['ice_mages', 3, 'walk', [], ['blue mana 1', 'blue crystal 1']],
  ['amotep_gunners', 1, 'attack', [], ['melee physical attack 5']],
  ['amotep_gunners', 2, 'ranged', [], ['ranged fire attack 6'], { mana: ['red'] }],
  ['amotep_freezers', 1, 'block', [], ['physical block 5']],
  ['amotep_freezers', 2, 'block', ['1'], [], { mana: ['blue'], hand: ['rage'] }],
  ['catapults', 1, 'ranged', [], ['siege physical attack 3']],
  ['catapults', 2, 'ranged', [], ['siege fire attack 5'], { mana: ['red'] }],
  ['catapults', 3, 'ranged', [], ['siege ice attack 5'], { mana: ['blue'] }],
  ['altem_mages', 1, 'walk', ['gold', 'red'], ['red mana 1', 'gold mana 1']],
  ['altem_mages', 2, 'attack', ['3'], ['melee cold_fire attack 9'], { mana: ['red', 'blue'] }],
  ['altem_mages', 3, 'ranged', ['2'], ['attacksGainRange'], { mana: ['black'], night: true, hand: ['rage'] }],
  ['altem_guardians', 1, 'attack', [], ['melee physical attack 5']],
  ['altem_guardians', 2, 'block', [], ['physical block 8']],
  ['altem_guardians', 3, 'block', [], [], { mana: ['green'], hand: ['rage'] }],
  ['scouts', 1, 'ranged', [], ['siege physical attack 1']],
  ['scouts', 2, 'walk', ['green'], ['later onDefeat:t']],
  ['scouts', 3, 'walk', [], ['move 2', 'exploreRange']],
  ['thugs', 1, 'block', [], ['physical block 3']],
  ['thugs', 2, 'attack', [], ['melee physical attack 3', 'reputation -1']],
  ['thugs', 3, 'talk', [], ['influence 4', 'reputation -1']],
  ['shocktroops', 1, 'ranged', [], ['ranged physical attack 1']],
  ['shocktroops', 2, 'block', ['1'], [], { hand: ['rage'] }],
  ['shocktroops', 3, 'block', ['1'], [], { hand: ['rage'] }],
  ['magic_familiars', 1, 'attack', ['1'], ['melee physical attack 5'], { mana: ['red'] }],
  ['magic_familiars', 2, 'block', [], ['physical block 4']],
  ['magic_familiars', 3, 'walk', [], ['move 3']],
  ['magic_familiars', 4, 'walk', [], ['heal 2'], { hand: ['wound'] }],
  ['heroes_white', 1, 'attack', [], ['melee physical attack 5']],
  ['heroes_white', 2, 'ranged', [], ['ranged physical attack 7'], { mana: ['white'] }],
  ['heroes_white', 3, 'talk', [], ['influence 5', 'reputation 1']],
  ['heroes_green', 1, 'block', [], ['physical block 5']],
  ['heroes_green', 2, 'walk', [], ['heal 4'], { mana: ['green'], hand: ['wound'] }],
  ['heroes_green', 3, 'talk', [], ['influence 5', 'reputation 1']],
  ['heroes_blue', 1, 'block', [], ['physical block 5']],
  ['heroes_blue', 2, 'block', [], ['cold_fire block 8'], { mana: ['blue'] }],
  ['heroes_blue', 3, 'talk', [], ['influence 5', 'reputation 1']],
  ['heroes_red', 1, 'block', [], ['physical block 5']],
  ['heroes_red', 2, 'attack', [], ['melee cold_fire attack 6'], { mana: ['red'] }],
  ['heroes_red', 3, 'talk', [], ['influence 5', 'reputation 1']],
  ['sorcerers', 1, 'ranged', [], ['ranged physical attack 3']],
  ['sorcerers', 2, 'ranged', ['1'], ['ranged physical attack 3'], { mana: ['white'] }],
  ['sorcerers', 3, 'ranged', ['1'], ['ranged physical attack 3'], { mana: ['green'] }],
  ['delphana_masters', 1, 'block', ['1'], [], { mana: ['blue'], hand: ['rage'] }],
  ['delphana_masters', 2, 'block', ['1'], [], { mana: ['red'], hand: ['rage'] }],
  ['delphana_masters', 3, 'block', ['1'], [], { mana: ['green'], hand: ['rage'] }],
  ['delphana_masters', 4, 'block', ['1'], [], { mana: ['white'], hand: ['rage'] }],
];

const withUnit = (unit: string, about: Situation = {}): Situation => ({
  ...about,
  change: (hero, realm) => {
    withUnits(realm, unit);
    about.change?.(hero, realm);
  },
});

for (const [unit, ability, where, says, brings, about] of ROWS)
  it(`${unit} ${ability} in ${where}`, () => {
    const stage = situation(where, withUnit(unit, about));
    stage.say(`unit:1:${ability}`, ...says);
    expect(brought(stage)).toEqual(brings);
    expect(stage.hero.units[0]!.ready).toBe(false);
  });

it('every ability stands in the table', () => {
  const rows = new Set(ROWS.map(([unit, ability]) => `${unit} ${ability}`));
  const all = UNITS.flatMap(({ id, abilities }) => abilities.map((_, at) => `${id} ${at + 1}`));
  expect(all.filter(ability => !rows.has(ability))).toEqual([]);
});

describe('activating (MK-C-7.7)', () => {
  it.each([
    ['spent', (unit: { ready: boolean; wounds: number }) => (unit.ready = false)],
    ['wounded (MK-W-14.5)', (unit: { ready: boolean; wounds: number }) => (unit.wounds = 1)],
  ])('not a %s one', (_, spoil) => {
    const { options } = situation(
      'walk',
      withUnit('peasants', { hand: ['march'], change: hero => spoil(hero.units[0]!) }),
    );
    expect(options.filter(id => id.startsWith('unit:'))).toEqual([]);
  });
  it('not where units are barred (MK-W-9.8)', () => {
    const stage = situation('attack', withUnit('peasants', { hand: ['rage'] }));
    expect(stage.options).toContain('unit:1:1');
    const barred = situation(
      'attack',
      withUnit('peasants', {
        hand: ['rage'],
        change: (_, realm) => Object.assign(realm.fight!, { unitsBarred: true }),
      }),
    );
    expect(barred.options).not.toContain('unit:1:1');
  });
  it('Utem Swordsmen are wounded by their second ability', () => {
    const stage = situation('attack', withUnit('utem_swordsmen', { hand: ['rage'] }));
    stage.say('unit:1:2');
    expect(stage.hero.units[0]!.wounds).toBe(1);
  });
});
