import { expect, it } from 'vitest';
import type { Unit } from '../../../src/games/mage-knight/cards/card.js';
import { UNITS } from '../../../src/games/mage-knight/cards/units.js';
import { ENEMIES } from '../../../src/games/mage-knight/tokens/enemies.js';
import type { Enemy, EnemyAttack } from '../../../src/games/mage-knight/tokens/enemy.js';

const resists = (all: readonly string[]): string => (all.length === 0 ? '' : `, resists ${all.join(' ')}`);

const unitLine = ({ id, tier, level, cost, armor, resistances, recruitAt, count }: Unit): string =>
  `${id}: ${tier} ${level}, cost ${cost}, armor ${armor}${resists(resistances)}, ${recruitAt.join(' ')}, x${count}`;

const attackText = (attack: EnemyAttack): string =>
  'summon' in attack ? `summons ${attack.summon}` : `${attack.element} ${attack.amount}`;

function enemyLine(enemy: Enemy): string {
  const { id, color, count, armor, armorElusive, attacks, fame, abilities, resistances, defend, reputation } = enemy;
  const more = [
    ...(armorElusive === undefined ? [] : [`elusive armor ${armorElusive}`]),
    ...abilities,
    ...(defend === undefined ? [] : [`by ${defend}`]),
    ...(reputation === undefined ? [] : [`reputation ${reputation}`]),
  ];
  const said = more.length === 0 ? '' : `, ${more.join(' ')}`;
  const fights = attacks.map(attackText).join(' + ');
  return `${id}: ${color} x${count}, armor ${armor}, ${fights}, fame ${fame}${said}${resists(resistances)}`;
}

/** What is printed on each unit card (MK-W-8.5, MK-S-1.16, MK-C-7.7). */
const UNIT_CARDS: readonly string[] = [
  'peasants: regular 1, cost 4, armor 3, village, x3',
  'herbalists: regular 1, cost 3, armor 2, village monastery, x2',
  'foresters: regular 1, cost 5, armor 4, village, x2',
  'utem_crossbowmen: regular 2, cost 6, armor 4, village keep, x2',
  'utem_guardsmen: regular 2, cost 5, armor 5, village keep, x2',
  'utem_swordsmen: regular 2, cost 6, armor 4, keep, x2',
  'guardian_golems: regular 2, cost 7, armor 3, resists physical, keep mage_tower, x2',
  'illusionists: regular 2, cost 7, armor 2, resists physical, mage_tower monastery, x2',
  'red_cape_monks: regular 2, cost 7, armor 4, monastery, x1',
  'northern_monks: regular 2, cost 7, armor 4, monastery, x1',
  'savage_monks: regular 2, cost 7, armor 4, monastery, x1',
  'fire_golems: elite 3, cost 8, armor 4, resists fire physical, keep mage_tower, x2',
  'ice_golems: elite 3, cost 8, armor 4, resists ice physical, keep mage_tower, x2',
  'fire_mages: elite 3, cost 9, armor 4, resists fire, mage_tower monastery, x2',
  'ice_mages: elite 3, cost 9, armor 4, resists ice, mage_tower monastery, x2',
  'amotep_gunners: elite 3, cost 8, armor 6, keep city, x2',
  'amotep_freezers: elite 3, cost 8, armor 6, keep city, x2',
  'catapults: elite 3, cost 9, armor 4, keep city, x3',
  'altem_mages: elite 4, cost 12, armor 5, resists fire ice, city, x2',
  'altem_guardians: elite 4, cost 11, armor 7, city, x3',
  'scouts: regular 1, cost 4, armor 2, village monastery keep mage_tower city, x2',
  'thugs: regular 1, cost 5, armor 5, village keep, x2',
  'shocktroops: regular 2, cost 6, armor 3, keep, x2',
  'magic_familiars: regular 2, cost 6, armor 5, mage_tower monastery, x2',
  'heroes_white: elite 3, cost 9, armor 6, village keep city, x1',
  'heroes_green: elite 3, cost 9, armor 3, resists physical, village keep city, x1',
  'heroes_blue: elite 3, cost 9, armor 4, resists ice, village keep city, x1',
  'heroes_red: elite 3, cost 9, armor 4, resists fire, village keep city, x1',
  'sorcerers: elite 3, cost 9, armor 4, resists fire ice, mage_tower monastery, x2',
  'delphana_masters: elite 4, cost 13, armor 3, resists physical fire ice, city, x2',
];

/** What is printed on each enemy token (MK-W-10.9, 11.5, 13). */
const TOKENS: readonly string[] = [
  'prowlers: green x2, armor 3, physical 4, fame 2',
  'diggers: green x2, armor 3, physical 3, fame 2, fortified',
  'cursed_hags: green x2, armor 5, physical 3, fame 3, poison',
  'wolf_riders: green x2, armor 4, physical 3, fame 3, swift',
  'ironclads: green x2, armor 3, physical 4, fame 4, brutal, resists physical',
  'orc_summoners: green x2, armor 4, summons brown, fame 4',
  'crossbowmen: grey x3, armor 4, physical 4, fame 3, swift',
  'guardsmen: grey x3, armor 7, physical 3, fame 3, fortified',
  'swordsmen: grey x2, armor 5, physical 6, fame 4',
  'golems: grey x2, armor 5, physical 2, fame 4, resists physical',
  'minotaur: brown x2, armor 5, physical 5, fame 4, brutal',
  'gargoyle: brown x2, armor 4, physical 5, fame 4, resists physical',
  'medusa: brown x2, armor 4, physical 6, fame 5, paralyze',
  'crypt_worm: brown x2, armor 6, physical 6, fame 5, fortified',
  'werewolf: brown x2, armor 5, physical 7, fame 5, swift',
  'monks: violet x2, armor 5, physical 5, fame 4, poison',
  'illusionists: violet x2, armor 3, summons brown, fame 4, resists physical',
  'ice_mages: violet x2, armor 6, ice 5, fame 5, resists ice',
  'ice_golems: violet x1, armor 4, ice 2, fame 5, paralyze, resists physical ice',
  'fire_mages: violet x2, armor 5, fire 6, fame 5, resists fire',
  'fire_golems: violet x1, armor 4, fire 3, fame 5, brutal, resists physical fire',
  'freezers: white x3, armor 7, ice 3, fame 7, swift paralyze, resists fire',
  'gunners: white x3, armor 6, fire 6, fame 7, brutal, resists ice',
  'altem_guardsmen: white x2, armor 7, physical 5, fame 8, fortified, resists physical fire ice',
  'altem_mages: white x2, armor 8, cold_fire 4, fame 8, brutal poison, resists physical',
  'swamp_dragon: red x2, armor 9, physical 5, fame 7, swift poison',
  'fire_dragon: red x2, armor 7, fire 9, fame 8, resists physical fire',
  'ice_dragon: red x2, armor 7, ice 6, fame 8, paralyze, resists physical ice',
  'high_dragon: red x2, armor 9, cold_fire 6, fame 9, brutal, resists fire ice',
  'orc_skirmishers: green x2, armor 4, physical 1 + physical 1, fame 2',
  'orc_trackers: green x2, armor 3, physical 4, fame 3, elusive armor 6 elusive assassination',
  'orc_war_beasts: green x2, armor 5, physical 3, fame 3, unfortified brutal, resists fire ice',
  'orc_stonethrowers: green x2, armor 2, physical 7, fame 4, fortified cumbersome, resists physical',
  'thugs: grey x2, armor 5, physical 3, fame 2, brutal reputation 1',
  'shocktroops: grey x2, armor 3, physical 5, fame 3, elusive armor 6 unfortified elusive',
  'heroes_fortified: grey x1, armor 4, physical 5 + physical 3, fame 5, fortified reputation -1',
  'heroes_swift: grey x1, armor 5, physical 3 + physical 2, fame 5, swift reputation -1',
  'heroes_fire: grey x1, armor 4, physical 4 + fire 2, fame 5, reputation -1, resists fire',
  'heroes_ice: grey x1, armor 4, physical 3 + ice 3, fame 5, reputation -1, resists ice',
  'manticore: brown x2, armor 6, physical 4, fame 5, swift assassination poison, resists fire',
  'hydra: brown x2, armor 6, physical 2 + physical 2 + physical 2, fame 5, resists ice',
  'shadow: brown x2, armor 4, cold_fire 4, fame 4, elusive armor 8 elusive arcane_immunity',
  'sorcerers: violet x2, armor 6, physical 6, fame 5, assassination poison arcane_immunity',
  'magic_familiars: violet x2, armor 7, physical 3 + physical 3, fame 5, unfortified brutal',
  'fire_catapult: white x1, armor 7, fire 8, fame 7, fortified cumbersome',
  'ice_catapult: white x1, armor 6, ice 9, fame 7, fortified cumbersome',
  'delphana_masters: white x2, armor 8, cold_fire 5, fame 9, assassination paralyze, resists fire ice',
  'grim_legionnaires: white x2, armor 10, physical 11, fame 8, unfortified arcane_immunity',
  'lava_dragon: red x2, armor 8, fire 6, fame 8, fortified brutal, resists fire',
  'storm_dragon: red x2, armor 7, ice 4, fame 7, elusive armor 14 elusive swift, resists ice',
  'dragon_summoner: red x2, armor 8, summons brown + summons brown, fame 9, arcane_immunity, resists physical',
  'elemental_priestesses: green x1, armor 4, ice 3 + fire 3, fame 3, resists fire ice',
  'elven_protectors: green x2, armor 4, physical 3, fame 2, defend by 2, resists fire',
  'crystal_sprites: green x2, armor 1, ice 1 + ice 1, fame 1, elusive armor 2 elusive defend by 1, resists ice',
  'centaur_outriders: green x2, armor 5, physical 3, fame 2, swift',
  'cloud_griffons: green x1, armor 4, physical 4, fame 3, elusive armor 8 unfortified swift elusive',
  'air_elemental: brown x1, armor 4, cold_fire 3, fame 4, elusive armor 8 swift elusive, resists fire ice',
  'fire_elemental: brown x1, armor 6, fire 7, fame 4, resists fire',
  'water_elemental: brown x1, armor 7, ice 6, fame 4, resists ice',
  'earth_elemental: brown x1, armor 5, physical 4, fame 4, fortified brutal cumbersome, resists physical',
  'savage_dragon: red x2, armor 7, physical 5, fame 6, brutal, resists physical',
  'lightning_dragon: red x2, armor 7, cold_fire 6, fame 7, elusive armor 14 elusive, resists fire ice',
  'corrupted_priests: green x1, armor 5, cold_fire 4, fame 3, vampiric defend by 1',
  'zombie_horde: green x2, armor 5, physical 1 + physical 1 + physical 1, fame 2, cumbersome, resists ice',
  'gibbering_ghouls: green x2, armor 4, physical 4, fame 2, vampiric',
  'shrouded_necromancers: green x1, armor 5, summons green_same_faction, fame 3, fortified',
  'skeletal_warriors: green x2, armor 4, physical 3, fame 1, resists fire',
  'blood_demon: brown x1, armor 6, physical 6, fame 5, brutal assassination arcane_immunity, resists fire',
  'pain_wraith: brown x1, armor 4, physical 4, fame 3, elusive armor 8 elusive paralyze',
  'vampire: brown x1, armor 5, physical 5, fame 4, elusive armor 10 elusive vampiric',
  'mummy: brown x1, armor 5, physical 4, fame 4, poison, resists physical ice',
  'vampire_dragon: red x2, armor 8, physical 8, fame 7, elusive armor 16 elusive vampiric',
  'death_dragon: red x2, armor 9, physical 7, fame 6, paralyze assassination',
];

it.each(UNIT_CARDS)('%s', line => {
  expect(UNITS.map(unitLine)).toContain(line);
});

it.each(TOKENS)('%s', line => {
  expect(ENEMIES.map(enemyLine)).toContain(line);
});

it('no card and no token is left out', () => {
  expect([UNIT_CARDS.length, TOKENS.length]).toEqual([UNITS.length, ENEMIES.length]);
});
