import { describe, expect, it } from 'vitest';
import type { Said } from '../../../../src/engine/decision.js';
import { SKILLS } from '../../../../src/games/mage-knight/cards/skills.js';
import { brought, inTurn, Stage, withUnits } from '../stage.js';
import { type Situation, situation, type Where } from './playing.js';

type Row = readonly [skill: string, where: Where, says: readonly Said[], brings: readonly string[], about?: Situation];

const withDie: Situation = { change: (_, realm) => void realm.source.push('red') };
const motivation = (hero: string): Row => [`${hero}_motivation`, 'walk', [], []];

/** Every skill that is used by itself (MK-C-5). */
const ROWS: readonly Row[] = [
  ['dark_paths', 'walk', [], ['move 1']],
  ['burning_power', 'ranged', ['2'], ['siege fire attack 1']],
  ['hot_swordsmanship', 'attack', ['2'], ['melee fire attack 2']],
  ['dark_negotiation', 'talk', [], ['influence 3'], { night: true }],
  ['dark_fire_magic', 'walk', ['black'], ['black mana 1', 'red crystal 1']],
  ['power_of_pain', 'walk', ['play:wound'], ['move 2', 'sidewaysValue'], { hand: ['wound'] }],
  ['invocation', 'walk', ['2', 'promise', 'green', 'play:march'], ['move 4'], { hand: ['march', 'promise', 'wound'] }],
  [
    'polarization',
    'walk',
    ['play:stamina', 'powered:token:red=blue'],
    ['move 4'],
    { mana: ['red'], hand: ['stamina'] },
  ],
  motivation('arythea'),
  ['healing_ritual', 'walk', ['2'], [], { hand: ['wound', 'wound'] }],
  ['ritual_of_pain', 'walk', ['1'], [], { hand: ['wound', 'wound'] }],
  ['freezing_power', 'ranged', ['2'], ['siege ice attack 1']],
  ['potion_making', 'walk', [], ['heal 2'], { hand: ['wound'] }],
  ['white_crystal_craft', 'walk', [], ['white mana 1', 'blue crystal 1']],
  ['green_crystal_craft', 'walk', [], ['green mana 1', 'blue crystal 1']],
  ['red_crystal_craft', 'walk', [], ['red mana 1', 'blue crystal 1']],
  [
    'glittering_fortune',
    'talk',
    [],
    ['influence 1', 'red crystal 2'],
    { change: hero => Object.assign(hero.crystals, { red: 2 }) },
  ],
  ['flight', 'walk', ['A1'], []],
  [
    'universal_power',
    'walk',
    ['play:march', 'sideways:move:universal_power'],
    ['move 4', 'sidewaysValue'],
    { mana: ['green'], hand: ['march'] },
  ],
  motivation('goldyx'),
  ['source_freeze', 'walk', [], []],
  ['source_opening', 'walk', ['yes', 'red'], [], withDie],
  ['forward_march', 'walk', [], ['move 2'], { change: (_, realm) => withUnits(realm, 'peasants', 'foresters') }],
  ['day_sharpshooting', 'ranged', [], ['ranged physical attack 2']],
  [
    'inspiration',
    'walk',
    [],
    [],
    {
      change: (hero, realm) => {
        withUnits(realm, 'peasants');
        hero.units[0]!.wounds = 1;
      },
    },
  ],
  ['bright_negotiation', 'talk', [], ['influence 3']],
  ['leaves_in_the_wind', 'walk', [], ['white mana 1', 'green crystal 1']],
  ['whispers_in_the_treetops', 'walk', [], ['green mana 1', 'white crystal 1']],
  motivation('norowas'),
  ['prayer_of_weather_competitive', 'walk', [], []],
  ['prayer_of_weather_cooperative', 'walk', [], ['terrain all -2']],
  ['double_time', 'walk', [], ['move 2']],
  ['night_sharpshooting', 'ranged', [], ['ranged physical attack 1']],
  ['cold_swordsmanship', 'attack', ['2'], ['melee ice attack 2']],
  ['shield_mastery', 'block', ['2'], ['fire block 2']],
  ['resistance_break', 'attack', ['2'], [], { hand: ['rage'] }],
  ['i_feel_no_pain', 'walk', [], [], { hand: ['wound', 'march'] }],
  [
    'i_dont_give_a_damn',
    'walk',
    ['play:fireball', 'sideways:move:i_dont_give_a_damn'],
    ['move 3', 'sidewaysValue'],
    { hand: ['fireball'] },
  ],
  [
    'who_needs_magic',
    'walk',
    ['play:march', 'sideways:move:who_needs_magic+'],
    ['move 3', 'sidewaysValue'],
    { hand: ['march'] },
  ],
  motivation('tovak'),
  ['mana_exploit', 'walk', ['red'], ['red mana 1']],
  ['mana_overload', 'walk', ['green', 'play:march', 'powered:token:green'], ['move 8'], { hand: ['march'] }],
  ['refreshing_bath', 'walk', [], ['heal 1', 'blue crystal 1'], { hand: ['wound'] }],
  ['refreshing_breeze', 'walk', [], ['heal 1', 'white crystal 1'], { hand: ['wound'] }],
  ['hawk_eyes', 'walk', [], ['move 1', 'revealAsDay']],
  ['on_her_own', 'talk', [], ['influence 3']],
  ['deadly_aim', 'attack', ['play:rage', 'basic'], ['melee physical attack 4', 'attackCardBonus'], { hand: ['rage'] }],
  ['know_your_prey', 'attack', ['2', 'resistance:physical'], [], { hand: ['rage'] }],
  ['taunt', 'block', ['2', '1'], [], { hand: ['rage'] }],
  ['dueling', 'block', ['1'], ['physical block 1', 'later attackPhase', 'later onDefeat:e']],
  motivation('wolfhawk'),
  [
    'wolfs_howl_competitive',
    'walk',
    ['play:march', 'sideways:move:wolfs_howl_competitive'],
    ['move 5', 'sidewaysValue'],
    { hand: ['march'] },
  ],
  [
    'wolfs_howl_cooperative',
    'walk',
    ['play:march', 'sideways:move:wolfs_howl_cooperative'],
    ['move 5', 'sidewaysValue'],
    { hand: ['march'] },
  ],
  ['spirit_guides', 'walk', ['yes'], ['move 1', 'blockBonus']],
  ['battle_hardened', 'block', ['1'], ['heroDamageReduction'], { hand: ['rage'] }],
  ['battle_frenzy', 'attack', ['2'], ['melee physical attack 4']],
  ['shamanic_ritual', 'walk', ['gold'], ['gold mana 1']],
  ['krang_regenerate', 'walk', [], [], { mana: ['red'], hand: ['wound'] }],
  ['arcane_disguise', 'talk', ['1'], ['influence 2']],
  [
    'puppet_master',
    'attack',
    [],
    ['melee physical attack 2'],
    { hand: ['rage'], change: hero => void hero.kept.push('prowlers') },
  ],
  ['master_of_chaos', 'walk', [], ['move 1'], { change: hero => void hero.skills[0]!.marks.push('blue') }],
  ['curse', 'block', ['1', '1'], [], { hand: ['rage'] }],
  ['mana_suppression', 'walk', [], []],
  ['mana_enhancement', 'walk', ['red'], ['red crystal 1'], { change: hero => void hero.area.colours.push('red') }],
  ['elemental_resistance', 'block', ['1'], ['heroDamageReduction'], { hand: ['rage'] }],
  ['feral_allies', 'attack', [], ['melee physical attack 1', 'exploreCost']],
  ['thunderstorm', 'walk', ['blue', 'white'], ['blue mana 1', 'white mana 1']],
  ['lightning_storm', 'walk', ['blue', 'red'], ['red mana 1', 'blue mana 1']],
  ['beguile', 'talk', [], ['influence 3']],
  ['forked_lightning', 'ranged', [], ['ranged cold_fire attack 1', 'ranged cold_fire attack 1']],
  ['shapeshift', 'attack', ['march'], ['melee physical attack 2'], { hand: ['march'] }],
  ['secret_ways', 'walk', [], ['move 1', 'terrainSafe', 'terrain mountain 5']],
  ['braevalar_regenerate', 'walk', [], [], { mana: ['green'], hand: ['wound'] }],
  ['natures_vengeance_competitive', 'block', ['1'], [], { hand: ['rage'] }],
  ['natures_vengeance_cooperative', 'block', ['1'], [], { hand: ['rage'] }],
];

const withSkill = (skill: string, about: Situation = {}): Situation => ({
  ...about,
  change: (hero, realm) => {
    hero.skills.push({ id: skill, up: true, marks: [] });
    about.change?.(hero, realm);
  },
});

for (const [skill, where, says, brings, about] of ROWS)
  it(`${skill} in ${where}`, () => {
    const stage = situation(where, withSkill(skill, about));
    stage.say(`skill:${skill}`, ...says);
    expect(brought(stage)).toEqual(brings);
    expect(stage.options).not.toContain(`skill:${skill}`);
  });

it('every skill stands in the table or below', () => {
  const rows = new Set(ROWS.map(([skill]) => skill));
  const passive = ['leadership', 'bonds_of_loyalty'];
  expect(SKILLS.map(({ id }) => id).filter(id => !rows.has(id) && !passive.includes(id))).toEqual([]);
});

describe('how skills are used (MK-C-5.2, 5.3)', () => {
  it('once a round: face down afterwards', () => {
    const stage = situation('walk', withSkill('potion_making', { hand: ['wound'] }));
    stage.say('skill:potion_making');
    expect(stage.hero.skills[0]!.up).toBe(false);
  });
  it('Motivation draws two cards, also before the own turn (MK-C-1.13)', () => {
    const stage = situation('walk', withSkill('tovak_motivation'));
    stage.say('skill:tovak_motivation');
    expect(stage.hero.hand).toHaveLength(2);
    expect(stage.hero.area.mana.blue).toBe(0); // nobody is below in solo (MK-C-A6)
  });
  it('an interactive token lies in the middle until the own next turn starts', () => {
    const stage = situation('walk', withSkill('source_freeze', { hand: ['march'] }));
    stage.say('skill:source_freeze');
    expect(stage.realm.center).toMatchObject([{ skill: 'source_freeze', owner: 0 }]);
    stage.say('play:march', 'basic', 'end');
    expect(stage.realm.turnNumber).toBe(2);
    expect(stage.realm.center).toEqual([]);
  });
  it('one that others give back works for them, never for the owner (MK-C-A19)', () => {
    const realm = inTurn({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] }, (hero, all) => {
      hero.hand = ['march', 'wound'];
      all.center.push({ skill: 'ritual_of_pain', owner: 1, mark: null, paid: [] });
    });
    const stage = new Stage(realm);
    stage.say('return:ritual_of_pain', 'play:wound', 'sideways:move:ritual_of_pain');
    expect(brought(stage)).toEqual(['move 3', 'sidewaysValue']);
    expect(stage.realm.center).toEqual([]);
  });
  it('Source Freeze bars the normal die of others, Prayer of Weather makes their land dearer', () => {
    const realm = inTurn({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] }, (hero, all) => {
      hero.hand = ['march'];
      all.source = ['green'];
      all.center.push({ skill: 'source_freeze', owner: 1, mark: null, paid: [] });
    });
    expect(() => new Stage(realm).say('play:march', 'powered:die:green')).toThrow('not offered');
  });
  it('Mana Exploit wounds whoever uses another colour (one per colour)', () => {
    const realm = inTurn({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] }, (hero, all) => {
      hero.hand = ['march', 'march', 'rage'];
      hero.area.mana.green = 2;
      all.center.push({ skill: 'mana_exploit', owner: 1, mark: 'red', paid: [] });
    });
    const stage = new Stage(realm);
    stage.say('play:march', 'powered:token:green', 'play:march', 'powered:token:green');
    expect(stage.hero.area.woundsToHand).toBe(1);
  });
  it('Arcane Disguise is turned up again for green mana, Shamanic Ritual as the action', () => {
    const down =
      (skill: string): NonNullable<Situation['change']> =>
      hero =>
        void hero.skills.push({ id: skill, up: false, marks: [] });
    const disguise = situation('walk', { mana: ['green'], hand: ['rage'], change: down('arcane_disguise') });
    disguise.say('flip:arcane_disguise');
    expect([disguise.hero.skills[0]!.up, disguise.hero.area.mana.green]).toEqual([true, 0]);
    const ritual = situation('walk', { hand: ['rage'], change: down('shamanic_ritual') });
    ritual.say('flip:shamanic_ritual');
    expect([ritual.hero.skills[0]!.up, ritual.hero.area.stage]).toEqual([true, 'done']);
  });
  it('Leadership raises a unit as it is activated', () => {
    const stage = situation(
      'attack',
      withSkill('leadership', { hand: ['rage'], change: (_, realm) => withUnits(realm, 'peasants') }),
    );
    stage.say('unit:1:1', 'attack');
    expect(brought(stage)).toEqual(['melee physical attack 4']);
  });
});
