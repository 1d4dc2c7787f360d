import { describe, expect, it } from 'vitest';
import { ARTIFACTS } from '../../../../src/games/mage-knight/cards/artifacts.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import { brought, withUnits } from '../stage.js';
import { play, type Row, situation } from './playing.js';

const peasants = { change: (_: unknown, realm: Realm) => withUnits(realm, 'peasants') };
const ring = (name: string, colour: string): Row[] => [
  [`${name}_ring`, 'walk', ['basic'], [`${colour} mana 1`, `${colour} crystal 1`, 'fame 1']],
  [`${name}_ring`, 'walk', ['powered'], ['endlessMana', 'later perSpellCast']],
];

/** Both sides of every artifact: the first for nothing, the second by removing the card (MK-C-1.6). */
const ROWS: readonly Row[] = [
  ['banner_of_glory', 'walk', ['basic'], [], peasants],
  ['banner_of_glory', 'attack', ['powered'], ['later perUnitThatAttacksOrBlocks'], { ...peasants, hand: ['rage'] }],
  ['banner_of_fear', 'walk', ['basic'], [], peasants],
  [
    'banner_of_fear',
    'block',
    ['powered', '1', '2'],
    [],
    { hand: ['rage'], enemies: ['prowlers', 'golems', 'minotaur'] },
  ],
  ['banner_of_protection', 'walk', ['basic'], [], peasants],
  ['banner_of_protection', 'walk', ['powered'], ['later endOfTurn']],
  ['banner_of_courage', 'walk', ['basic'], [], peasants],
  [
    'banner_of_courage',
    'walk',
    ['powered'],
    [],
    {
      change: (hero, realm) => {
        withUnits(realm, 'peasants');
        hero.units[0]!.ready = false;
      },
    },
  ],
  ...ring('ruby', 'red'),
  ...ring('sapphire', 'blue'),
  ...ring('diamond', 'white'),
  ...ring('emerald', 'green'),
  [
    'sword_of_justice',
    'attack',
    ['basic', ['rage', 'march']],
    ['melee physical attack 6', 'later onDefeatThisTurn'],
    { hand: ['rage', 'march'] },
  ],
  [
    'sword_of_justice',
    'attack',
    ['powered', 'play:rage', 'basic'],
    ['melee physical attack 4', 'doublePhysicalAttacks', 'later onDefeatThisTurn'],
    { hand: ['rage'] },
  ],
  ['endless_bag_of_gold', 'talk', ['basic'], ['influence 4', 'fame 2']],
  ['endless_bag_of_gold', 'talk', ['powered'], ['influence 9', 'fame 3']],
  [
    'endless_gem_pouch',
    'walk',
    ['powered'],
    ['red mana 1', 'blue mana 1', 'green mana 1', 'white mana 1', 'gold mana 1'],
  ],
  ['golden_grail', 'walk', ['basic', 'heal'], ['heal 1', 'fame 1'], { hand: ['wound', 'wound'] }],
  ['golden_grail', 'walk', ['powered'], ['heal 6', 'healTriggers'], { hand: ['wound'] }],
  [
    'book_of_wisdom',
    'walk',
    ['basic', 'rage'],
    [],
    { hand: ['rage', 'march'], change: (_, realm) => (realm.offers.advanced = ['fire_bolt']) },
  ],
  [
    'book_of_wisdom',
    'walk',
    ['powered', 'rage'],
    ['red crystal 1'],
    { hand: ['rage', 'march'], change: (_, realm) => (realm.offers.spells = ['fireball']) },
  ],
  [
    'amulet_of_the_sun',
    'walk',
    ['basic'],
    ['gold mana 1', 'goldUsableAtNight', 'revealAsDay', 'terrain forest 3'],
    { night: true },
  ],
  ['amulet_of_the_sun', 'walk', ['powered'], ['gold mana 3']],
  ['amulet_of_darkness', 'walk', ['basic', 'black'], ['black mana 1', 'blackUsableAtDay', 'terrain desert 3']],
  ['amulet_of_darkness', 'walk', ['powered', 'black', 'red', 'red'], ['red mana 2', 'black mana 1'], { night: true }],
  [
    'bow_of_starsdawn',
    'ranged',
    ['basic', ['rage']],
    ['ranged physical attack 2', 'later onDefeatThisPhase'],
    { hand: ['rage'] },
  ],
  [
    'bow_of_starsdawn',
    'ranged',
    ['powered', 'play:swiftness', 'powered:token:white', 'double'],
    ['ranged physical attack 6', 'transformRanged'],
    { hand: ['swiftness'], mana: ['white'] },
  ],
  ['banner_of_command', 'talk', ['basic', 'no'], ['influence 4']],
  [
    'banner_of_command',
    'walk',
    ['powered', 'peasants'],
    ['fame 2'],
    { change: (_, realm) => (realm.offers.units = ['peasants', 'foresters']) },
  ],
  ['banner_of_fortitude', 'walk', ['basic'], [], peasants],
  [
    'banner_of_fortitude',
    'walk',
    ['powered'],
    [],
    {
      change: (hero, realm) => {
        withUnits(realm, 'peasants');
        hero.units[0]!.wounds = 2;
      },
    },
  ],
  ['soul_harvester', 'attack', ['basic'], ['melee physical attack 3']],
  [
    'soul_harvester',
    'attack',
    ['powered', 'attack:1', 'white'],
    ['white crystal 1', 'fame 2', 'later onDefeatThisPhase'],
    { hand: ['rage'] },
  ],
  ['shield_of_the_fallen_kings', 'block', ['basic', '2'], ['physical block 4', 'physical block 4']],
  ['shield_of_the_fallen_kings', 'block', ['powered', '1'], ['cold_fire block 8']],
  ['druidic_staff', 'walk', ['basic', 'stamina', 'red'], ['red crystal 2'], { hand: ['stamina', 'swiftness'] }],
  ['druidic_staff', 'walk', ['powered', '2', 'red', '4'], ['heal 3', 'red crystal 2'], { hand: ['wound'] }],
  [
    'circlet_of_proficiency',
    'walk',
    ['basic'],
    ['move 4'],
    { change: (_, realm) => realm.commonSkills.push({ skill: 'double_time', owner: -1 }) },
  ],
  [
    'circlet_of_proficiency',
    'walk',
    ['powered'],
    [],
    { change: (_, realm) => realm.commonSkills.push({ skill: 'double_time', owner: -1 }) },
  ],
  [
    'tome_of_all_spells',
    'ranged',
    ['basic', 'rage'],
    ['ranged fire attack 5'],
    { hand: ['rage', 'march'], change: (_, realm) => (realm.offers.spells = ['fireball']) },
  ],
  [
    'tome_of_all_spells',
    'ranged',
    ['powered', 'rage'],
    ['siege fire attack 8', 'wounds 1'],
    { hand: ['rage', 'march'], change: (_, realm) => (realm.offers.spells = ['fireball']) },
  ],
  [
    'mysterious_box',
    'walk',
    ['basic', 'box:basic'],
    ['red mana 1', 'red crystal 1', 'fame 2'],
    { change: (_, realm) => (realm.decks.artifacts = ['ruby_ring']) },
  ],
];

for (const [card, where, says, brings, about] of ROWS)
  it(`${card} in ${where}: ${says.join(' ')}`, () => expect(play(card, where, says, about)).toEqual(brings));

it('both sides of every artifact stand in the table or below', () => {
  const rows = new Set(ROWS.map(([card, , [side]]) => `${card} ${String(side).split(':')[0]}`));
  const sides = ARTIFACTS.flatMap(({ id, powered }) =>
    powered === null ? [`${id} basic`] : [`${id} basic`, `${id} powered`],
  );
  // Dice: tested below.
  expect(sides.filter(side => !rows.has(side))).toEqual([
    'horn_of_wrath basic',
    'horn_of_wrath powered',
    'endless_gem_pouch basic',
  ]);
});

describe('dice (MK-C-3.11)', () => {
  it('Horn of Wrath: siege 5 and a die, a wound on black or red', () => {
    const stage = situation('ranged', { hand: ['horn_of_wrath', 'rage'] });
    stage.say('play:horn_of_wrath', 'basic');
    const [first] = brought(stage);
    expect(first).toBe('siege physical attack 5');
    expect(stage.canUndo()).toBe(false);
  });
  it('its other side is raised by up to 5, one die a point', () => {
    const stage = situation('ranged', { hand: ['horn_of_wrath', 'rage'] });
    stage.say('play:horn_of_wrath', 'powered', '3');
    expect(brought(stage)[0]).toBe('siege physical attack 8');
    expect(stage.hero.area.woundsToHand).toBeLessThanOrEqual(3);
  });
  it('Endless Gem Pouch rolls twice: crystals, a free colour for gold, Fame for black', () => {
    const stage = situation('walk', { hand: ['endless_gem_pouch', 'rage'] });
    stage.say('play:endless_gem_pouch', 'basic');
    while (stage.asked.key === 'colour') stage.say('red');
    const crystals = Object.values(stage.hero.crystals).reduce((sum, count) => sum + count, 0);
    expect(crystals + stage.hero.fame).toBe(2);
  });
});

describe('banners (MK-C-7)', () => {
  it('one stays on its unit, is not discarded, and raises it (MK-C-7.1)', () => {
    const stage = situation('attack', { hand: ['banner_of_glory', 'rage'], ...peasants });
    stage.say('play:banner_of_glory', 'basic', 'unit:1:1');
    expect(brought(stage)).toEqual(['melee physical attack 3', 'fame 1']);
    expect(stage.hero.units[0]!.banner).toEqual({ card: 'banner_of_glory', up: true, lent: false });
  });
  it('another one sends it to the discard pile (MK-C-7.2)', () => {
    const stage = situation('walk', { hand: ['banner_of_glory', 'banner_of_courage'], ...peasants });
    stage.say('play:banner_of_glory', 'basic', 'play:banner_of_courage', 'basic');
    expect(stage.hero.discard).toEqual(['banner_of_glory']);
  });
  it('Banner of Fear spends the unit to cancel one attack for 1 Fame', () => {
    const stage = situation('block', {
      hand: ['rage'],
      change: (hero, realm) => {
        withUnits(realm, 'peasants');
        hero.units[0]!.banner = { card: 'banner_of_fear', up: true, lent: false };
      },
    });
    stage.say('banner:1', '1.0');
    expect(stage.realm.fight!.foes[0]!.attacks[0]!.cancelled).toBe(true);
    expect([stage.hero.fame, stage.hero.units[0]!.ready]).toEqual([1, false]);
  });
  it('Banner of Fortitude is turned over instead of a wound', () => {
    const stage = situation('block', {
      hand: ['rage'],
      enemies: ['prowlers'],
      change: (hero, realm) => {
        withUnits(realm, 'peasants');
        hero.units[0]!.banner = { card: 'banner_of_fortitude', up: true, lent: false };
      },
    });
    stage.say('next', '1.0:1', '1.0:hero');
    expect(stage.hero.units[0]).toMatchObject({ wounds: 0, banner: { up: false } });
  });
});
