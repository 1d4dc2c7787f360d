import { describe, expect, it } from 'vitest';
import { SPELLS } from '../../../../src/games/mage-knight/cards/spells.js';
import type { Mana } from '../../../../src/games/mage-knight/terms.js';
import { brought, withUnits } from '../stage.js';
import { isOffered, play, type Row, type Situation, situation } from './playing.js';

/** A spell costs its mana; its strong side black as well, so it works at night only (MK-C-1.5). */
const basic = (mana: Mana, about: Situation = {}): Situation => ({ mana: [mana], ...about });
const strong = (mana: Mana, about: Situation = {}): Situation => ({ mana: [mana, 'black'], night: true, ...about });

const ROWS: readonly Row[] = [
  ['fireball', 'ranged', ['basic:token:red'], ['ranged fire attack 5'], basic('red')],
  ['fireball', 'ranged', ['powered:token:red'], ['siege fire attack 8', 'wounds 1'], strong('red')],
  ['snowstorm', 'ranged', ['basic:token:blue'], ['ranged ice attack 5'], basic('blue')],
  ['snowstorm', 'attack', ['powered:token:blue'], ['siege ice attack 8', 'wounds 1'], strong('blue')],
  ['expose', 'ranged', ['basic:token:white', '2'], ['ranged physical attack 2'], basic('white')],
  ['expose', 'ranged', ['powered:token:white', '2'], ['ranged physical attack 3'], strong('white')],
  ['tremor', 'ranged', ['basic:token:green', '2'], [], basic('green')],
  ['tremor', 'ranged', ['powered:token:green', '1', '1'], [], strong('green')],
  ['flame_wall', 'block', ['basic:token:red'], ['fire block 7'], basic('red')],
  ['flame_wall', 'attack', ['powered:token:red'], ['melee fire attack 9'], strong('red')],
  ['mana_bolt', 'ranged', ['basic:token:blue', 'token:green'], ['siege ice attack 5'], { mana: ['blue', 'green'] }],
  [
    'mana_bolt',
    'attack',
    ['powered:token:blue', 'token:red'],
    ['melee cold_fire attack 10'],
    { mana: ['blue', 'black', 'red'], night: true },
  ],
  ['whirlwind', 'block', ['basic:token:white', '1'], [], basic('white', { hand: ['rage'] })],
  ['whirlwind', 'attack', ['powered:token:white', '1'], ['fame 2'], strong('white', { hand: ['rage'] })],
  ['underground_travel', 'walk', ['basic:token:green', 'A1'], [], basic('green')],
  ['burning_shield', 'block', ['basic:token:red'], ['fire block 4'], basic('red')],
  ['burning_shield', 'block', ['powered:token:red'], ['fire block 4'], strong('red')],
  ['chill', 'block', ['basic:token:blue', '1'], [], basic('blue', { hand: ['rage'] })],
  ['chill', 'block', ['powered:token:blue', '1'], [], strong('blue', { hand: ['rage'] })],
  [
    'wings_of_wind',
    'walk',
    ['basic:token:white', 'A1'],
    ['move 2'],
    basic('white', { change: hero => (hero.area.move = 3) }),
  ],
  [
    'wings_of_wind',
    'block',
    ['powered:token:white', '1', '2'],
    ['move 1'],
    strong('white', { change: hero => (hero.area.move = 2) }),
  ],
  ['restoration', 'walk', ['basic:token:green'], ['heal 3'], basic('green', { hand: ['wound'] })],
  ['restoration', 'walk', ['powered:token:green'], ['heal 3'], strong('green', { hand: ['wound'] })],
  ['demolish', 'ranged', ['basic:token:red'], ['ignoreSiteFortification'], basic('red')],
  ['demolish', 'attack', ['powered:token:red', '1'], ['fame 2'], strong('red', { hand: ['rage'] })],
  ['space_bending', 'walk', ['basic:token:blue'], ['distanceTwoAdjacent', 'noProvoke'], basic('blue')],
  ['space_bending', 'walk', ['powered:token:blue'], ['timeBending', 'later endOfTurn'], strong('blue')],
  [
    'call_to_arms',
    'attack',
    ['basic:token:white', 'peasants', '1'],
    ['melee physical attack 2'],
    basic('white', { change: (_, realm) => (realm.offers.units = ['peasants']) }),
  ],
  [
    'call_to_arms',
    'walk',
    ['powered:token:white'],
    [],
    strong('white', { change: (_, realm) => (realm.offers.units = ['peasants']) }),
  ],
  [
    'meditation',
    'walk',
    ['basic:token:green', 'top'],
    ['next draw 2'],
    basic('green', { change: hero => (hero.discard = ['rage']) }),
  ],
  [
    'meditation',
    'walk',
    ['powered:token:green', 'bottom', ['rage', 'march']],
    ['next draw 2'],
    strong('green', { change: hero => (hero.discard = ['rage', 'march', 'stamina']) }),
  ],
  ['mana_meltdown', 'walk', ['basic:token:red'], [], basic('red')],
  [
    'mana_meltdown',
    'walk',
    ['powered:token:red', 'green'],
    ['green crystal 3', 'wounds 1'],
    strong('red', { change: hero => (hero.crystals.green = 1) }),
  ],
  [
    'mana_claim',
    'walk',
    ['basic:token:blue', '1'],
    ['white mana 3'],
    basic('blue', { change: (_, realm) => realm.source.push('white') }),
  ],
  [
    'mana_claim',
    'walk',
    ['powered:token:blue', '2'],
    [],
    strong('blue', { change: (_, realm) => realm.source.push('white') }),
  ],
  ['mind_read', 'walk', ['basic:token:white', 'green'], ['green crystal 1'], basic('white')],
  ['mind_read', 'walk', ['powered:token:white', 'green'], ['green crystal 1'], strong('white')],
  ['energy_flow', 'walk', ['basic:token:green'], [], basic('green', { change: spentUnit })],
  ['energy_flow', 'walk', ['powered:token:green'], [], strong('green', { change: spentUnit })],
  [
    'offering',
    'walk',
    ['basic:token:red', 'yes', ['rage', 'march']],
    ['red crystal 2', 'green crystal 1'],
    basic('red', { hand: ['rage', 'march'] }),
  ],
  [
    'offering',
    'ranged',
    ['powered:token:red', 'green', 'blue'],
    ['siege ice attack 8', 'blue mana 2', 'green mana 2'],
    strong('red', {
      change: hero => {
        hero.crystals.green = 2;
        hero.crystals.blue = 2;
      },
    }),
  ],
  ['mist_form', 'walk', ['basic:token:blue'], ['move 4', 'cannotEnter', 'terrain all 2'], basic('blue')],
  ['mist_form', 'block', ['powered:token:blue'], ['firstWoundIgnored'], strong('blue')],
  ['charm', 'talk', ['basic:token:white', '2'], ['influence 4', 'recruitDiscount'], basic('white')],
  ['charm', 'block', ['powered:token:white', '1'], ['later attackPhase'], strong('white', { hand: ['rage'] })],
  ['cure', 'walk', ['basic:token:green'], ['heal 2', 'healTriggers'], basic('green', { hand: ['wound'] })],
  ['cure', 'attack', ['powered:token:green'], [], strong('green', { hand: ['rage'] })],
];

function spentUnit(_: unknown, realm: Parameters<typeof withUnits>[0]): void {
  withUnits(realm, 'peasants');
  realm.heroes[0]!.units[0]!.ready = false;
}

for (const [card, where, says, brings, about] of ROWS)
  it(`${card} in ${where}: ${says.join(' ')}`, () => expect(play(card, where, says, about)).toEqual(brings));

it('both sides of every spell stand in the table or below', () => {
  const rows = new Set(ROWS.map(([card, , [side]]) => `${card} ${String(side).split(':')[0]}`));
  const sides = SPELLS.flatMap(({ id }) => [`${id} basic`, `${id} powered`]);
  // Underground Attack starts an assault: see sites/fortified.test.ts.
  expect(sides.filter(side => !rows.has(side))).toEqual(['underground_travel powered']);
});

describe('what spells do to enemies', () => {
  const foes = (stage: ReturnType<typeof situation>) => stage.realm.fight!.foes;

  it('Expose takes fortification and resistances away', () => {
    const stage = situation('ranged', { hand: ['expose'], mana: ['white'], enemies: ['golems', 'diggers'] });
    stage.say('play:expose', 'basic:token:white', '1');
    expect(foes(stage)[0]).toMatchObject({ lostFortification: true, lostResistances: ['physical', 'fire', 'ice'] });
  });
  it('Tremor lowers all armors by 2, fortified ones by 4 with its strong side', () => {
    const stage = situation('ranged', {
      hand: ['tremor'],
      mana: ['green', 'black'],
      night: true,
      enemies: ['prowlers', 'diggers'],
    });
    stage.say('play:tremor', 'powered:token:green', '2');
    expect(foes(stage).map(({ armor }) => armor[0]!.delta)).toEqual([-2, -4]);
  });
  it('a red effect does nothing to a fire-resistant enemy, a blue one nothing to an ice-resistant (MK-C-12.1)', () => {
    const stage = situation('ranged', { hand: ['demolish'], mana: ['red'], enemies: ['fire_mages', 'prowlers'] });
    stage.say('play:demolish', 'basic:token:red');
    expect(foes(stage).map(({ armor }) => armor.length)).toEqual([0, 1]);
    const chill = situation('block', { hand: ['chill'], mana: ['blue'], enemies: ['ice_mages'] });
    expect(brought(chill.say('play:chill', 'sideways:block'))).toEqual(['physical block 1', 'blue mana 1']);
  });
  it('arcane immunity stops everything but attack and block (MK-C-12.3)', () => {
    const stage = situation('block', {
      hand: ['whirlwind', 'swift_reflexes'],
      mana: ['white'],
      enemies: ['sorcerers'],
    });
    expect(() => stage.say('play:whirlwind', 'basic:token:white')).toThrow();
    expect(() => stage.say('play:swift_reflexes', 'basic')).not.toThrow();
  });
  it('Exploding Shield destroys what it blocked', () => {
    const stage = situation('block', {
      hand: ['burning_shield', 'rage'],
      mana: ['red', 'black'],
      night: true,
      enemies: ['prowlers'],
    });
    stage.say('play:burning_shield', 'powered:token:red', 'block:1.0');
    expect(stage.hero.fame).toBe(2);
  });
  it('Burning Shield serves as an attack after a block that worked', () => {
    const stage = situation('block', { hand: ['burning_shield', 'rage'], mana: ['red'], enemies: ['prowlers'] });
    stage.say('play:burning_shield', 'basic:token:red', 'block:1.0', 'yes');
    expect(brought(stage)).toContain('melee fire attack 4');
  });
  it('black is of no use by day (MK-C-3.4)', () => {
    expect(isOffered('fireball', 'ranged', { mana: ['red', 'black'] })).toBe(true);
    expect(() => play('fireball', 'ranged', ['powered:token:red'], { mana: ['red', 'black'] })).toThrow();
  });
});

it('Time Bending: played cards come back, another turn follows, the card waits for the round to end', () => {
  const stage = situation('walk', { hand: ['space_bending', 'march'], mana: ['blue', 'black'], night: true });
  stage.say('play:space_bending', 'powered:token:blue', 'play:march', 'basic', 'end');
  expect(stage.hero.aside).toEqual(['space_bending']);
  expect(stage.hero.hand).toEqual(['march']);
  expect([stage.asked.key, stage.realm.turnNumber]).toEqual(['turn', 2]);
});
