import { describe, expect, it } from 'vitest';
import type { Said } from '../../../../src/engine/decision.js';
import { ARTIFACTS } from '../../../../src/games/mage-knight/cards/artifacts.js';
import type { HeroState, Realm } from '../../../../src/games/mage-knight/state.js';
import { brought, type Stage, withUnits } from '../stage.js';
import { play, type Situation, situation, type Where } from './playing.js';

/** Sides and skills that bring no points: what they do to enemies, units and the hero instead. */
type Row = readonly [what: string, where: Where, says: readonly Said[], about: Situation, changed: Changed];
type Changed = (stage: Stage) => void;

const SETS = ['lost_legion', 'shades_of_tezla', 'krang', 'ultimate'];
const foe = (at: number, changed: object): Changed => {
  return ({ realm }) => expect(realm.fight!.foes[at]).toMatchObject(changed);
};
const unit = (changed: object): Changed => {
  return ({ hero }) => expect(hero.units[0]).toMatchObject(changed);
};
const armor = (...deltas: readonly number[]): Changed => {
  return ({ realm }) =>
    expect(realm.fight!.foes.flatMap(({ armor }) => armor.map(({ delta }) => delta))).toEqual(deltas);
};
const attack = (at: number, delta: number): Changed => {
  return ({ realm }) => expect(realm.fight!.foes[at]!.attacks[0]!.changes.map(one => one.delta)).toEqual([delta]);
};
const hand = (...cards: readonly string[]): Changed => {
  return ({ hero }) => expect(hero.hand).toEqual(cards);
};
const all = (...each: readonly Changed[]): Changed => {
  return stage => {
    for (const changed of each) changed(stage);
  };
};

const kept: Situation = { hand: ['rage'] };
const withPeasants = (state: object): Situation => ({
  change: (hero: HeroState, realm: Realm) => {
    withUnits(realm, 'peasants');
    Object.assign(hero.units[0]!, state);
  },
});
const spent = withPeasants({ ready: false });
const strong = { night: true } as const;

const CARDS: readonly Row[] = [
  ['tremor', 'ranged', ['basic:token:green', '1', '1'], { mana: ['green'] }, armor(-3)],
  ['tremor', 'ranged', ['basic:token:green', '2'], { mana: ['green'] }, armor(-2, -2)],
  ['tremor', 'ranged', ['powered:token:green', '1', '1'], { mana: ['green', 'black'], ...strong }, armor(-3)],
  ['whirlwind', 'block', ['basic:token:white', '1'], { mana: ['white'], ...kept }, foe(0, { doesNotAttack: true })],
  [
    'chill',
    'block',
    ['basic:token:blue', '1'],
    { mana: ['blue'], ...kept, enemies: ['fire_mages', 'prowlers'] },
    foe(0, { doesNotAttack: true, lostResistances: ['fire'] }),
  ],
  [
    'chill',
    'block',
    ['powered:token:blue', '1'],
    { mana: ['blue', 'black'], ...strong, ...kept },
    all(foe(0, { doesNotAttack: true, lostResistances: [] }), armor(-4)),
  ],
  ['energy_flow', 'walk', ['basic:token:green'], { mana: ['green'], ...spent }, unit({ ready: true })],
  [
    'energy_flow',
    'walk',
    ['powered:token:green'],
    { mana: ['green', 'black'], ...strong, ...withPeasants({ ready: false, wounds: 1 }) },
    unit({ ready: true, wounds: 0 }),
  ],
  ['banner_of_courage', 'walk', ['powered'], spent, unit({ ready: true })],
  ['banner_of_fortitude', 'walk', ['powered'], withPeasants({ wounds: 2 }), unit({ wounds: 0 })],
  [
    'force_of_nature',
    'block',
    ['basic'],
    withPeasants({}),
    ({ hero }) => expect(hero.area.unitChanges).toMatchObject([{ unit: 1, resist: ['physical'] }]),
  ],
  [
    'rush_of_adrenaline',
    'walk',
    ['basic'],
    {},
    ({ hero }) => expect(hero.area.woundDraws).toEqual({ left: 3, swap: 0 }),
  ],
];

const SKILLS: readonly Row[] = [
  ['know_your_prey', 'attack', ['2', 'resistance:physical'], kept, foe(1, { lostResistances: ['physical'] })],
  ['resistance_break', 'attack', ['2'], kept, armor(-1)],
  ['taunt', 'block', ['1', '1'], kept, attack(0, -1)],
  ['taunt', 'block', ['2', '1'], kept, all(attack(0, 2), armor(-2))],
  ['curse', 'block', ['1', '1'], kept, attack(0, -2)],
  ['natures_vengeance_competitive', 'block', ['1'], kept, all(attack(0, -1), foe(0, { gained: ['cumbersome'] }))],
  ['healing_ritual', 'walk', ['2'], { hand: ['wound', 'wound', 'rage'] }, hand('rage')],
  ['ritual_of_pain', 'walk', ['1'], { hand: ['wound', 'wound'] }, hand('wound')],
  [
    'i_feel_no_pain',
    'walk',
    [],
    { hand: ['wound', 'march'] },
    ({ hero }) => expect([hero.discard, hero.hand.length]).toEqual([['wound'], 2]),
  ],
  ['inspiration', 'walk', [], spent, unit({ ready: true })],
];

const titled = (rows: readonly Row[]) => rows.map(row => [`${row[0]} ${row[2].join(' ')} in ${row[1]}`, row] as const);

describe('what cards change', () => {
  it.each(titled(CARDS))('%s', (_, [card, where, says, about, changed]) => {
    const stage = situation(where, { ...about, sets: SETS, hand: [card, ...(about.hand ?? [])] });
    changed(stage.say(`play:${card}`, ...says));
  });

  it('Banner of Protection takes away the Wounds of this turn as it ends (MK-W-15.11)', () => {
    const stage = situation('walk', { hand: ['blood_ritual', 'banner_of_protection'] });
    stage.say('play:blood_ritual', 'basic', 'red', 'play:banner_of_protection', 'powered', 'end', 'yes');
    expect([...stage.hero.hand, ...stage.hero.deck, ...stage.hero.discard]).not.toContain('wound');
  });

  it('every artifact leaves the game for its powered side (MK-C-1.6)', () => {
    const lasting = ARTIFACTS.filter(({ powered }) => powered !== null && powered.throwAwaySelf !== true);
    expect(lasting.map(({ id }) => id)).toEqual([]);
  });
});

describe('what skills change', () => {
  it.each(titled(SKILLS))('%s', (_, [skill, where, says, about, changed]) => {
    const change: Situation['change'] = (hero, realm) => {
      about.change?.(hero, realm);
      hero.skills.push({ id: skill, up: true, marks: [] });
    };
    changed(situation(where, { ...about, sets: SETS, change }).say(`skill:${skill}`, ...says));
  });
});

describe('each choice counts', () => {
  it.each([
    ['1', ['melee physical attack 4']],
    ['2', ['physical block 4']],
    ['3', ['melee fire attack 3']],
    ['4', ['fire block 3']],
    ['5', ['ranged physical attack 3']],
    ['6', ['siege physical attack 2']],
  ])('Battle Versatility, strong side, choice %s', (choice, brings) => {
    const where = brings[0]!.includes('block') ? 'block' : 'attack';
    expect(play('battle_versatility', where, ['powered:token:red', choice], { mana: ['red'] })).toEqual(brings);
  });

  it.each([
    ['talk', 'promise', 'white', ['influence 8']],
    ['attack', 'rage', 'red', ['melee physical attack 8']],
    ['block', 'determination', 'blue', ['physical block 9']],
  ] as const)('Mana Overload in %s: %s +4', (where, card, mana, brings) => {
    const change: Situation['change'] = hero => {
      hero.skills.push({ id: 'mana_overload', up: true, marks: [] });
      hero.area.mana[mana] = 1;
    };
    const stage = situation(where, { hand: [card, 'march'], change });
    stage.say('skill:mana_overload', mana, `play:${card}`, `powered:token:${mana}`);
    expect(brought(stage)).toEqual(expect.arrayContaining([...brings]));
  });
});
