import { describe, expect, it } from 'vitest';
import { ADVANCED_ACTIONS } from '../../../../src/games/mage-knight/cards/advanced-actions.js';
import { brought, withUnits } from '../stage.js';
import { play, type Row, situation } from './playing.js';

const red = { mana: ['red'] } as const;
const blue = { mana: ['blue'] } as const;
const green = { mana: ['green'] } as const;
const white = { mana: ['white'] } as const;

/** Both sides of every advanced action. */
const ROWS: readonly Row[] = [
  ['fire_bolt', 'walk', ['basic'], ['red crystal 1']],
  ['fire_bolt', 'ranged', ['powered:token:red'], ['ranged fire attack 3'], red],
  ['ice_bolt', 'walk', ['basic'], ['blue crystal 1']],
  ['ice_bolt', 'ranged', ['powered:token:blue'], ['ranged ice attack 3'], blue],
  ['swift_bolt', 'walk', ['basic'], ['white crystal 1']],
  ['swift_bolt', 'ranged', ['powered:token:white'], ['ranged physical attack 4'], white],
  ['crushing_bolt', 'walk', ['basic'], ['green crystal 1']],
  ['crushing_bolt', 'ranged', ['powered:token:green'], ['siege physical attack 3'], green],
  ['blood_rage', 'attack', ['basic', '2'], ['melee physical attack 5', 'wounds 1']],
  ['blood_rage', 'attack', ['powered:token:red', '1'], ['melee physical attack 4'], red],
  ['ice_shield', 'block', ['basic'], ['ice block 3']],
  ['ice_shield', 'block', ['powered:token:blue'], ['ice block 3'], blue],
  ['agility', 'walk', ['basic'], ['move 2', 'moveToAttack']],
  ['agility', 'attack', ['powered:token:white'], ['move 4', 'moveToAttack'], white],
  ['refreshing_walk', 'walk', ['basic'], ['move 2', 'heal 1'], { hand: ['wound'] }],
  ['refreshing_walk', 'walk', ['powered:token:green'], ['move 4', 'heal 2'], { ...green, hand: ['wound'] }],
  ['intimidate', 'talk', ['basic'], ['influence 4', 'reputation -1']],
  ['intimidate', 'attack', ['powered:token:red'], ['melee physical attack 7', 'reputation -2'], red],
  ['frost_bridge', 'walk', ['basic'], ['move 2', 'terrain swamp 1']],
  ['frost_bridge', 'walk', ['powered:token:blue'], ['move 4', 'terrain lake+swamp 1'], blue],
  ['song_of_wind', 'walk', ['basic'], ['move 2', 'terrain plains+desert+wasteland -1']],
  [
    'song_of_wind',
    'walk',
    ['powered:token:white', 'yes'],
    ['move 2', 'terrain plains+desert+wasteland -2', 'terrain lake 0'],
    { mana: ['white', 'blue'] },
  ],
  ['path_finding', 'walk', ['basic'], ['move 2', 'terrain allAccessible -1']],
  ['path_finding', 'walk', ['powered:token:green'], ['move 4', 'terrain allAccessible 2'], green],
  ['blood_ritual', 'walk', ['basic', 'gold'], ['gold mana 1', 'red crystal 1', 'wounds 1']],
  [
    'blood_ritual',
    'walk',
    ['powered:token:red', 'black', 'black', 'blue', 'no'],
    ['blue mana 1', 'black mana 2', 'wounds 1'],
    red,
  ],
  ['pure_magic', 'walk', ['basic'], ['move 4'], green],
  ['pure_magic', 'block', ['powered:token:blue'], ['physical block 7'], { mana: ['blue', 'blue'] }],
  ['heroic_tale', 'talk', ['basic'], ['influence 3', 'later onRecruit']],
  ['heroic_tale', 'talk', ['powered:token:white'], ['influence 6', 'later onRecruit'], white],
  ['regeneration', 'walk', ['basic'], ['heal 1'], { hand: ['wound'] }],
  ['regeneration', 'walk', ['powered:token:green'], ['heal 2'], { ...green, hand: ['wound'] }],
  ['into_the_heat', 'ranged', ['basic'], ['noDamageToUnits'], { change: (_, realm) => withUnits(realm, 'catapults') }],
  [
    'into_the_heat',
    'ranged',
    ['powered:token:red'],
    ['noDamageToUnits'],
    { ...red, change: (_, realm) => withUnits(realm, 'utem_crossbowmen') },
  ],
  ['steady_tempo', 'walk', ['basic'], ['move 2', 'later endOfTurn']],
  ['steady_tempo', 'walk', ['powered:token:blue'], ['move 4', 'later endOfTurn'], blue],
  ['diplomacy', 'block', ['basic', 'influence-block:physical'], ['physical block 2', 'influenceToBlock']],
  [
    'diplomacy',
    'block',
    ['powered:token:white', 'ice', 'influence-block:ice'],
    ['ice block 4', 'influenceToBlock'],
    white,
  ],
  ['in_need', 'talk', ['basic'], ['influence 5'], { hand: ['wound', 'wound'] }],
  ['in_need', 'talk', ['powered:token:green'], ['influence 7'], { ...green, hand: ['wound'] }],
  ['decompose', 'walk', ['basic', 'march'], ['green crystal 2'], { hand: ['march', 'rage'] }],
  [
    'decompose',
    'walk',
    ['powered:token:red', 'march'],
    ['red crystal 1', 'blue crystal 1', 'white crystal 1'],
    { ...red, hand: ['march', 'rage'] },
  ],
  ['crystal_mastery', 'walk', ['basic'], ['red crystal 2'], { change: hero => (hero.crystals.red = 1) }],
  ['crystal_mastery', 'walk', ['powered:token:blue'], ['returnSpentCrystals'], blue],
  ['mana_storm', 'walk', ['basic'], ['red crystal 1'], { change: (_, realm) => realm.source.push('red') }],
  [
    'mana_storm',
    'walk',
    ['powered:token:white'],
    ['extraSourceDie', 'goldBlackAsAnyBasic'],
    { ...white, change: (_, realm) => realm.source.push('gold') },
  ],
  ['ambush', 'walk', ['basic'], ['move 2', 'firstCombatCardBonus']],
  ['ambush', 'walk', ['powered:token:green'], ['move 4', 'firstCombatCardBonus'], green],
  ['maximal_effect', 'walk', ['basic'], ['move 6'], { hand: ['march'] }],
  ['maximal_effect', 'walk', ['powered:token:red'], ['move 8'], { ...red, hand: ['march'] }],
  [
    'magic_talent',
    'attack',
    ['basic', 'rage', 'yes', 'flame_wall'],
    ['melee fire attack 5'],
    { mana: ['red'], hand: ['rage', 'promise'], change: (_, realm) => (realm.offers.spells = ['flame_wall']) },
  ],
  [
    'magic_talent',
    'walk',
    ['powered:token:blue'],
    [],
    { mana: ['blue', 'red'], change: (_, realm) => (realm.offers.spells = ['fireball']) },
  ],
  ['learning', 'talk', ['basic'], ['influence 2', 'buyAdvancedAction']],
  ['learning', 'talk', ['powered:token:white'], ['influence 4', 'buyAdvancedAction'], white],
  [
    'training',
    'walk',
    ['basic', 'rage'],
    [],
    { hand: ['rage', 'march'], change: (_, realm) => (realm.offers.advanced = ['fire_bolt']) },
  ],
  [
    'training',
    'walk',
    ['powered:token:green', 'rage'],
    [],
    { ...green, hand: ['rage', 'march'], change: (_, realm) => (realm.offers.advanced = ['fire_bolt']) },
  ],
  ['counterattack', 'attack', ['basic'], ['melee physical attack 4'], { change: hero => (hero.area.blocked = 1) }],
  [
    'counterattack',
    'attack',
    ['powered:token:red'],
    ['melee physical attack 10'],
    { ...red, change: hero => (hero.area.blocked = 2) },
  ],
  ['ritual_attack', 'ranged', ['basic', 'swiftness'], ['ranged physical attack 3'], { hand: ['swiftness'] }],
  [
    'ritual_attack',
    'attack',
    ['powered:token:red', 'stamina'],
    ['melee cold_fire attack 4'],
    { ...red, hand: ['stamina', 'rage'] },
  ],
  [
    'blood_of_ancients',
    'walk',
    ['basic'],
    ['wounds 1'],
    { ...red, change: (_, realm) => (realm.offers.advanced = ['fire_bolt']) },
  ],
  [
    'blood_of_ancients',
    'ranged',
    ['powered:token:red', 'hand', 'fire_bolt'],
    ['ranged fire attack 3', 'wounds 1'],
    { ...red, change: (_, realm) => (realm.offers.advanced = ['fire_bolt', 'ice_bolt']) },
  ],
  ['shield_bash', 'block', ['basic'], ['physical block 3']],
  ['shield_bash', 'block', ['powered:token:blue'], ['physical block 5'], blue],
  ['temporal_portal', 'walk', ['basic', 'no'], ['next draw 1']],
  ['temporal_portal', 'walk', ['powered:token:blue', '2', 'no'], ['next draw 2'], blue],
  ['spell_forge', 'walk', ['basic'], ['red crystal 1'], { change: (_, realm) => (realm.offers.spells = ['fireball']) }],
  [
    'spell_forge',
    'walk',
    ['powered:token:blue', 'red', 'white'],
    ['red crystal 1', 'white crystal 1'],
    { ...blue, change: (_, realm) => (realm.offers.spells = ['fireball', 'expose']) },
  ],
  ['chivalry', 'attack', ['basic', '1'], ['melee physical attack 3']],
  ['chivalry', 'attack', ['powered:token:white', '2'], ['melee physical attack 4'], white],
  ['peaceful_moment', 'talk', ['basic'], ['influence 3']],
  ['peaceful_moment', 'talk', ['powered:token:white'], ['influence 6'], white],
  ['dodge_and_weave', 'block', ['basic', '1'], ['later attackPhase']],
  ['dodge_and_weave', 'block', ['powered:token:white', '1', '1'], ['later attackPhase'], white],
  ['stout_resolve', 'attack', ['basic', ['wound']], ['melee physical attack 3'], { hand: ['wound'] }],
  [
    'stout_resolve',
    'walk',
    ['powered:token:green', ['rage', 'wound']],
    ['move 7'],
    { ...green, hand: ['wound', 'rage'] },
  ],
  ['force_of_nature', 'block', ['basic'], [], { change: (_, realm) => withUnits(realm, 'foresters') }],
  ['force_of_nature', 'ranged', ['powered:token:green'], ['siege physical attack 3'], green],
  ['mountain_lore', 'walk', ['basic'], ['move 3', 'later endOfTurn']],
  [
    'mountain_lore',
    'walk',
    ['powered:token:green'],
    ['move 5', 'terrainSafe', 'terrain mountain 5', 'later endOfTurn'],
    green,
  ],
  ['power_of_crystals', 'walk', ['basic', 'white'], ['white crystal 1']],
  ['power_of_crystals', 'walk', ['powered:token:blue', '1'], ['move 4'], blue],
  ['rush_of_adrenaline', 'walk', ['basic'], []],
  ['rush_of_adrenaline', 'walk', ['powered:token:red'], [], red],
  ['explosive_bolt', 'walk', ['basic'], ['red crystal 1', 'white crystal 1', 'wounds 1']],
  ['explosive_bolt', 'ranged', ['powered:token:white'], ['ranged physical attack 3'], white],
  ['chilling_stare', 'talk', ['basic'], ['influence 3']],
  ['chilling_stare', 'talk', ['powered:token:blue'], ['influence 5'], blue],
];

for (const [card, where, says, brings, about] of ROWS)
  it(`${card} in ${where}: ${says.join(' ')}`, () => expect(play(card, where, says, about)).toEqual(brings));

it('both sides of every advanced action stand in the table', () => {
  const rows = new Set(ROWS.map(([card, , [side]]) => `${card} ${String(side).split(':')[0]}`));
  const sides = ADVANCED_ACTIONS.flatMap(({ id }) => [`${id} basic`, `${id} powered`]);
  expect(sides.filter(side => !rows.has(side))).toEqual([]);
});

describe('what follows later', () => {
  it('Ice Shield lowers the armor of the enemy it blocked (MK-C-A17)', () => {
    const stage = situation('block', {
      hand: ['ice_shield', 'rage', 'promise'],
      mana: ['blue'],
      enemies: ['prowlers'],
    });
    stage.say('play:ice_shield', 'powered:token:blue', 'play:rage', 'basic', 'block:1.0');
    expect(stage.realm.fight!.foes[0]!.armor).toEqual([{ delta: -3, min: 1 }]);
  });
  it('Agility turns Move points of the fight into attack (MK-C-A1)', () => {
    const stage = situation('attack', { hand: ['agility'], enemies: ['prowlers', 'golems'] });
    stage.say('play:agility', 'basic', 'move-attack:melee', 'move-attack:melee');
    expect(brought(stage)).toEqual(['melee physical attack 1', 'melee physical attack 1', 'moveToAttack']);
  });
  it('Training puts the card gained into the discard pile, powered into the hand', () => {
    const stage = situation('walk', {
      hand: ['training', 'rage', 'march'],
      change: (_, realm) => (realm.offers.advanced = ['fire_bolt']),
    });
    stage.say('play:training', 'basic', 'rage');
    expect(stage.hero.discard).toEqual(['fire_bolt']);
    expect(stage.hero.hand).toEqual(['march']);
  });
  it('Maximal Effect throws the other card away when the turn ends', () => {
    const stage = situation('walk', { hand: ['maximal_effect', 'march'] });
    stage.say('play:maximal_effect', 'basic', 'end');
    expect(stage.hero.discard).toEqual(['maximal_effect']);
  });
  it('Steady Tempo may go under the deed deck', () => {
    const stage = situation('walk', { hand: ['steady_tempo'] });
    stage.say('play:steady_tempo', 'basic', 'end', 'yes');
    expect(stage.hero.discard).toEqual([]);
    expect([...stage.hero.deck, ...stage.hero.hand].filter(card => card === 'steady_tempo')).toHaveLength(1);
  });
  it('Crystal Mastery brings back what was spent, its own crystal too (MK-C-A12, A26)', () => {
    const stage = situation('walk', { hand: ['crystal_mastery', 'march'], change: hero => (hero.crystals.blue = 1) });
    stage.say('play:crystal_mastery', 'powered:crystal:blue', 'end');
    expect(stage.hero.crystals.blue).toBe(1);
  });
  it('Ambush raises the first combat card only', () => {
    const stage = situation('attack', { hand: ['rage', 'swiftness'], mana: ['white'] });
    const { area } = stage.hero;
    area.rules.push({
      change: { rule: 'firstCombatCardBonus', attack: 1, block: 2, uses: 1 },
      from: 'ambush',
      until: 'turn',
      uses: 1,
      note: null,
    });
    stage.say('play:rage', 'basic', 'play:swiftness', 'powered:token:white');
    expect(brought(stage).slice(0, 2)).toEqual(['melee physical attack 3', 'ranged physical attack 3']);
  });
});
