import { describe, expect, it } from 'vitest';
import { BASIC_ACTIONS } from '../../../../src/games/mage-knight/cards/basic-actions.js';
import { brought } from '../stage.js';
import { isOffered, play, type Row, situation } from './playing.js';

const red = { mana: ['red'] } as const;
const blue = { mana: ['blue'] } as const;
const green = { mana: ['green'] } as const;
const white = { mana: ['white'] } as const;

/** Both sides of every basic action (MK-C-1.2, 1.3). */
const ROWS: readonly Row[] = [
  ['rage', 'attack', ['basic'], ['melee physical attack 2']],
  ['rage', 'block', ['basic'], ['physical block 2']],
  ['rage', 'attack', ['powered:token:red'], ['melee physical attack 4'], red],
  ['determination', 'block', ['basic'], ['physical block 2']],
  ['determination', 'block', ['powered:token:blue'], ['physical block 5'], blue],
  ['swiftness', 'walk', ['basic'], ['move 2']],
  ['swiftness', 'ranged', ['powered:token:white'], ['ranged physical attack 3'], white],
  ['march', 'walk', ['basic'], ['move 2']],
  ['march', 'walk', ['powered:token:green'], ['move 4'], green],
  ['stamina', 'walk', ['basic'], ['move 2']],
  ['stamina', 'walk', ['powered:token:blue'], ['move 4'], blue],
  ['tranquility', 'walk', ['basic', '1'], ['heal 1'], { hand: ['wound'] }],
  ['tranquility', 'walk', ['powered:token:green', '1'], ['heal 2'], { hand: ['wound'], ...green }],
  ['promise', 'talk', ['basic'], ['influence 2']],
  ['promise', 'talk', ['powered:token:white'], ['influence 4'], white],
  ['threaten', 'talk', ['basic'], ['influence 2']],
  ['threaten', 'talk', ['powered:token:red'], ['influence 5', 'reputation -1'], red],
  ['crystallize', 'walk', ['basic'], ['white crystal 1'], white],
  ['crystallize', 'walk', ['powered:token:blue', 'red'], ['red crystal 1'], blue],
  ['mana_draw', 'walk', ['basic'], ['extraSourceDie'], { change: (_, realm) => realm.source.push('red') }],
  [
    'mana_draw',
    'walk',
    ['powered:token:white', 'black'],
    ['black mana 2'],
    { ...white, change: (_, realm) => realm.source.push('red') },
  ],
  ['concentration', 'walk', ['basic', 'red'], ['red mana 1']],
  ['concentration', 'walk', ['powered:token:green'], ['move 6'], { ...green, hand: ['march'] }],
  ['improvisation', 'attack', ['basic'], ['melee physical attack 3'], { hand: ['march'] }],
  ['improvisation', 'walk', ['powered:token:red'], ['move 5'], { ...red, hand: ['march'] }],
  ['battle_versatility', 'ranged', ['basic'], ['ranged physical attack 1']],
  ['battle_versatility', 'block', ['powered:token:red', '4'], ['fire block 3'], red],
  ['mana_pull', 'walk', ['basic'], ['extraSourceDie'], { change: (_, realm) => realm.source.push('red') }],
  [
    'mana_pull',
    'walk',
    ['powered:token:white', 'red', 'blue', 'gold', 'green'],
    ['blue mana 1', 'green mana 1'],
    { ...white, change: (_, realm) => realm.source.push('red', 'gold') },
  ],
  ['will_focus', 'walk', ['basic', '2'], ['green crystal 1']],
  ['will_focus', 'walk', ['powered:token:green'], ['move 7'], { ...green, hand: ['march'] }],
  ['crystal_joy', 'walk', ['basic'], ['white crystal 1', 'later endOfTurn'], white],
  ['crystal_joy', 'walk', ['powered:token:blue', 'green'], ['green crystal 1', 'later endOfTurn'], blue],
  ['noble_manners', 'talk', ['basic'], ['influence 2', 'later endOfTurn']],
  ['noble_manners', 'talk', ['powered:token:white'], ['influence 4', 'later endOfTurn'], white],
  ['rejuvenate', 'walk', ['basic', '3'], ['green mana 1']],
  ['rejuvenate', 'walk', ['powered:token:green', '3'], ['green crystal 1'], green],
  ['cold_toughness', 'attack', ['basic'], ['melee ice attack 2']],
  ['cold_toughness', 'block', ['powered:token:blue'], ['ice block 5'], blue],
  ['instinct', 'talk', ['basic'], ['influence 2']],
  ['instinct', 'block', ['powered:token:red', '4'], ['physical block 4'], red],
  ['swift_reflexes', 'ranged', ['basic', '2'], ['ranged physical attack 1']],
  ['swift_reflexes', 'walk', ['powered:token:white'], ['move 4'], white],
  ['tirelessness', 'walk', ['basic'], ['move 2', 'moveCardBonus']],
  [
    'tirelessness',
    'walk',
    ['powered:token:blue', 'play:march', 'basic'],
    ['move 7', 'moveCardBonus'],
    { ...blue, hand: ['march'] },
  ],
  ['savage_harvesting', 'walk', ['basic'], ['move 2', 'later perSpaceMoved']],
  ['savage_harvesting', 'walk', ['powered:token:green'], ['move 4', 'later perSpaceMoved'], green],
  ['ruthless_coercion', 'talk', ['basic'], ['influence 2', 'recruitDiscount']],
  ['ruthless_coercion', 'talk', ['powered:token:red'], ['influence 6', 'reputation -1', 'readyForInfluence'], red],
  ['one_with_the_land', 'walk', ['basic'], ['move 2']],
  ['one_with_the_land', 'block', ['powered:token:green', '3'], ['fire block 2'], green],
  ['druidic_paths', 'walk', ['basic', 'A2'], ['move 2', 'terrain oneChosenSpace -1']],
  ['druidic_paths', 'walk', ['powered:token:blue', 'forest'], ['move 4', 'terrain oneChosenType -1'], blue],
];

for (const [card, where, says, brings, about] of ROWS)
  it(`${card} in ${where}: ${says.join(' ')}`, () => expect(play(card, where, says, about)).toEqual(brings));

it('both sides of every basic action stand in the table', () => {
  const rows = new Set(ROWS.map(([card, , [side]]) => `${card} ${String(side).split(':')[0]}`));
  const sides = BASIC_ACTIONS.flatMap(({ id }) => [`${id} basic`, `${id} powered`]);
  expect(sides.filter(side => !rows.has(side))).toEqual([]);
});

describe('timing (MK-C-1.11)', () => {
  it('a healing card is not played in a fight, not even for its draw (MK-C-A22)', () => {
    expect(isOffered('tranquility', 'walk', { hand: ['wound'] })).toBe(true);
    expect(play('tranquility', 'attack', [], { hand: ['wound'] })).toEqual(['melee physical attack 1']);
  });
  it('a side that cannot be paid is not offered (MK-C-1.8)', () => {
    expect(() => play('march', 'walk', ['powered:token:green'], { mana: ['red'] })).toThrow('not offered');
    expect(isOffered('improvisation', 'talk')).toBe(true);
    expect(() => play('improvisation', 'talk', ['basic'])).toThrow();
  });
});

describe('sideways (MK-C-2)', () => {
  it.each([
    ['walk', 'move', 'move 1'],
    ['talk', 'influence', 'influence 1'],
    ['attack', 'attack', 'melee physical attack 1'],
    ['block', 'block', 'physical block 1'],
  ] as const)('in %s any card counts 1 as %s (MK-C-2.1, 2.6)', (where, kind, said) => {
    expect(play('ruby_ring', where, [`sideways:${kind}`])).toEqual([said]);
  });
  it('never in the ranged and siege phase (MK-C-2.3)', () => {
    const { options } = situation('ranged', { hand: ['rage', 'swiftness'], mana: ['white'] });
    expect(options).toEqual(['play:swiftness', 'next']);
  });
  it('never a Wound (MK-C-1.7)', () => expect(isOffered('wound', 'walk')).toBe(false));
});

it('like effects add up (MK-C-4.2)', () => {
  const stage = situation('walk', { hand: ['march', 'stamina', 'rage'] });
  stage.say('play:march', 'basic', 'play:stamina', 'basic', 'play:rage');
  expect(brought(stage)).toEqual(['move 5']);
});
