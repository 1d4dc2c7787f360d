import { describe, expect, it } from 'vitest';
import { makeSpace, openPlace } from '../../../src/games/mage-knight/land.js';
import {
  damageAfter,
  fameForVictory,
  isAllowedAttack,
  reductionBy,
  woundPrice,
} from '../../../src/games/mage-knight/player-combat/arithmetic.js';
import { stealable } from '../../../src/games/mage-knight/player-combat/assigning.js';
import { mayAttack, mayAttendFully } from '../../../src/games/mage-knight/player-combat/attendance.js';
import type { HeroState, Realm } from '../../../src/games/mage-knight/state.js';
import { addUnit } from '../../../src/games/mage-knight/units.js';
import { inTurn, onTile, Stage } from './stage.js';

const TWO = { scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] } as const;

/** Seat 0 next to seat 1 on open country, with points to walk there. */
function meeting(change: (one: HeroState, other: HeroState, realm: Realm) => void = () => undefined) {
  const realm = inTurn(TWO, hero => {
    hero.area.move = 4;
    hero.hand = ['rage'];
  });
  const spaces = onTile(realm, 'country_3', 6);
  const [one, other] = realm.heroes as [HeroState, HeroState];
  other.space = spaces[5]!;
  other.hand = ['determination', 'rage'];
  change(one, other, realm);
  return { stage: new Stage(realm), at: makeSpace(realm, spaces[5]!), spaces };
}

/** The same, once the attack has begun and the defender attends. */
function clash(attendance: 'partial' | 'full', change?: Parameters<typeof meeting>[0]) {
  const { stage, at, spaces } = meeting(change);
  stage.say(`move:${at}`, 'attack-player:1', attendance);
  return { stage, spaces };
}

describe('an attack on a player (MK-W-6.7, 16.1)', () => {
  it('ending movement on a rival is an attack, the only action there (MK-W-3.9, 6.7, MK-S-1.7)', () => {
    const { stage, at } = meeting();
    stage.say(`move:${at}`);
    expect(stage.options).toContain('attack-player:1');
    expect(stage.options).not.toContain('end');
    expect(stage.options).not.toContain('rest');
  });
  it.each([
    ['by agreement', (realm: Realm) => ({ ...realm, charter: { ...realm.charter, playerCombat: false } })],
    ['after an announced end, MK-WT-140', (realm: Realm) => ({ ...realm, announced: 0 })],
    ['after the end of the scenario', (realm: Realm) => ({ ...realm, finals: [1] })],
    ['on a partner', (realm: Realm) => ({ ...realm, teams: [0, 0] })],
  ])('not %s (MK-W-6.8, MK-X-12.3, 16.6, 29.1)', (_, change) => {
    const realm = inTurn(TWO);
    expect(mayAttack(realm, 0, 1)).toBe(true);
    expect(mayAttack(change(realm), 0, 1)).toBe(false);
  });
  it('not on one whose order token lies face down (MK-W-6.8)', () => {
    const realm = inTurn(TWO, (_, all) => Object.assign(all.heroes[1]!, { skipped: true }));
    expect(mayAttack(realm, 0, 1)).toBe(false);
  });
  it('then there is no action left and the hero withdraws (MK-W-6.8, MK-X-16.5, 29.1)', () => {
    const { stage, at, spaces } = meeting((_, other) => Object.assign(other, { skipped: true }));
    stage.say(`move:${at}`);
    expect(stage.options.some(id => id.startsWith('attack-player'))).toBe(false);
    stage.say('end');
    expect([stage.hero.space, stage.hero.hand.filter(card => card === 'wound')]).toEqual([spaces[6], ['wound']]);
  });
  it('the portal holds several heroes: no attack there (MK-W-6.8, MK-S-2.3)', () => {
    const stage = new Stage(inTurn(TWO, hero => Object.assign(hero, { hand: ['rage'] })));
    expect(stage.hero.space).toBe(stage.realm.heroes[1]!.space);
    expect(stage.options.some(id => id.startsWith('attack-player'))).toBe(false);
  });
  it('MK-WT-141 full attendance needs a card that is no wound (MK-W-16.1)', () => {
    const realm = inTurn(TWO, (_, all) => Object.assign(all.heroes[1]!, { hand: ['wound'] }));
    expect(mayAttendFully(realm, 1)).toBe(false);
  });
  it('in full: the next turn in advance, the order token face down, a source die (MK-W-16.1, 16.2, MK-C-3.14)', () => {
    const { stage } = clash('full', (_, __, realm) => realm.source.push('blue'));
    expect(stage.realm.heroes[1]!.skipped).toBe(true);
    stage.say('play:rage', 'sideways:attack', 'strike', 'play:determination');
    expect(stage.options).toContain('powered:die:blue');
    expect(stage.options.some(id => id.startsWith('move'))).toBe(false);
  });
  it('in part: no source die, no skill, no draw, mana tokens kept (MK-W-16.1, MK-C-5.9)', () => {
    const { stage } = clash('partial', (_, other, realm) => {
      realm.source.push('blue');
      other.skills = [{ id: 'cold_swordsmanship', up: true, marks: [] }];
      other.area.mana.red = 1;
    });
    expect(stage.realm.heroes[1]!.skipped).toBe(false);
    stage.say('play:rage', 'basic', 'strike', 'play:determination');
    expect(stage.options).not.toContain('powered:die:blue');
    stage.say('basic', 'take');
    expect([stage.asked.seat, stage.options.some(id => id.startsWith('skill'))]).toEqual([1, false]);
    stage.say('pass');
    const [, other] = stage.realm.heroes as [HeroState, HeroState];
    expect([other.hand, other.discard.slice(-1), other.area.mana.red]).toEqual([['rage'], ['determination'], 1]);
  });
  it('the attacked one may plunder first (MK-W-16.15, MK-C-1.14)', () => {
    const { stage, spaces } = meeting((one, other, realm) => {
      other.space = onTile(realm, 'country_3', 5)[4]!;
      one.area.move = 4;
    });
    expect(spaces).toHaveLength(7);
    stage.say(`move:${makeSpace(stage.realm, stage.realm.heroes[1]!.space!)}`, 'attack-player:1');
    expect(stage.asked).toMatchObject({ key: 'react', seat: 1, usual: 'pass' });
    stage.say('plunder');
    expect([stage.realm.heroes[1]!.reputation, stage.asked.key]).toEqual([-1, 'attend']);
  });
});

describe('its two phases (MK-W-16.3 to 16.9)', () => {
  it('ranged first: the defender attacks first, nothing sideways; both passing ends it (MK-W-16.3)', () => {
    const { stage } = clash('partial', (one, other) => {
      for (const hero of [one, other]) hero.hand = ['swiftness', 'rage'];
      for (const hero of [one, other]) hero.area.mana.white = 1;
    });
    expect([stage.asked.seat, stage.options]).toEqual([1, ['play:swiftness', 'pass']]);
    stage.say('play:swiftness');
    // One way alone is left: powered, never sideways.
    expect(stage.options).toEqual(['strike', 'pass']);
    stage.say('pass');
    expect([stage.asked.seat, stage.options]).toEqual([0, ['play:swiftness', 'pass']]);
    stage.say('pass');
    // Melee: the aggressor first, sideways cards too (MK-W-16.6).
    expect(stage.asked.seat).toBe(0);
    stage.say('play:rage');
    expect(stage.options).toEqual(['basic', 'sideways:attack']);
  });
  it.each([
    ['ranged', false, 'ranged', true],
    ['ranged', false, 'melee', false],
    ['ranged', true, 'ranged', false],
    ['ranged', true, 'siege', true],
    ['melee', true, 'melee', true],
  ] as const)('%s phase, fortified %s: %s is %s (MK-W-16.3, 16.6, MK-S-5.8)', (phase, fortified, range, allowed) => {
    expect(isAllowedAttack(phase, fortified, [{ amount: 3, element: 'physical', range }])).toBe(allowed);
  });
  it('a block is halved in phase 1, whole in phase 2, efficient against one element at least (MK-W-16.4, 20.8)', () => {
    const attacks = [
      { amount: 3, element: 'fire', range: 'ranged' },
      { amount: 2, element: 'physical', range: 'ranged' },
    ] as const;
    expect(reductionBy('ranged', attacks, [{ amount: 5, element: 'physical' }])).toBe(2);
    expect(reductionBy('melee', attacks, [{ amount: 5, element: 'physical' }])).toBe(5);
    expect(reductionBy('melee', [attacks[0]], [{ amount: 5, element: 'fire' }])).toBe(2);
    expect(reductionBy('ranged', attacks, [{ amount: 4, element: 'ice', doubleVsSwift: true }])).toBe(4);
    expect(damageAfter(attacks, 2)).toBe(3);
  });
  it('a wound costs the whole armor, double where the unit resists (MK-W-16.5)', () => {
    const fire = [{ amount: 9, element: 'fire', range: 'melee' }] as const;
    expect(woundPrice(4, new Set(), fire)).toBe(4);
    expect(woundPrice(4, new Set(['fire'] as const), fire)).toBe(8);
    expect(woundPrice(4, new Set(['fire'] as const), [{ amount: 9, element: 'cold_fire', range: 'melee' }])).toBe(4);
  });
  it('damage wounds the hero as often as it pays the armor; the rest is lost (MK-W-16.5)', () => {
    const { stage } = clash('partial', one => {
      one.hand = ['rage', 'rage', 'march'];
    });
    stage.say('play:rage', 'basic', 'play:rage', 'basic', 'play:march', 'strike', 'take');
    expect(stage.about.damage).toBe(5);
    stage.say('hero', 'hero', 'done');
    expect(stage.realm.heroes[1]!.hand.filter(card => card === 'wound')).toHaveLength(2);
    expect(stage.asked.seat).toBe(1); // the other one attacks next
  });
  it('a push costs the printed price of a safe space and ends the fight, with Fame (MK-W-16.7, 16.8)', () => {
    const { stage, spaces } = clash('partial', (one, other) => {
      one.hand = ['rage'];
      other.fame = 1;
    });
    stage.say('play:rage', 'basic', 'strike', 'take');
    expect(stage.options.filter(id => id.startsWith('push'))).not.toEqual([]);
    stage.say(stage.options.find(id => id.startsWith('push'))!);
    expect([stage.realm.fight, stage.hero.fame, stage.hero.space]).toEqual([null, 1, spaces[5]]);
    expect(stage.realm.heroes[1]!.space).not.toBe(spaces[5]);
  });
  it.each([
    [0, 0, 0],
    [4, 5, 1],
    [5, 4, 0],
    [0, 3, 3],
    [0, 8, 5],
    [8, 0, 0],
  ])('winner with %i against %i: %i Fame (MK-W-16.8)', (winner, loser, fame) => {
    expect(fameForVictory(winner, loser)).toBe(fame);
  });
  it('both pass in melee: a draw, no Fame, the aggressor goes back without wounds (MK-W-16.9, 7.4)', () => {
    const { stage, spaces } = clash('partial');
    stage.say('pass', 'pass');
    expect([stage.hero.space, stage.hero.fame, stage.hero.area.woundsToHand]).toEqual([spaces[6], 0, 0]);
  });
  it('an artifact is stolen from discard, play area or a wounded unit, never hand, deck or another unit (MK-W-16.7, 16.12)', () => {
    const realm = inTurn(TWO);
    const rival = realm.heroes[1]!;
    rival.hand = ['horn_of_wrath'];
    rival.deck = ['endless_bag_of_gold'];
    rival.discard = ['ruby_ring', 'rage'];
    for (const banner of ['banner_of_glory', 'banner_of_fear'])
      addUnit(realm, 1, 'peasants', null).banner = { card: banner, up: true, lent: false };
    rival.units[0]!.wounds = 1;
    expect(stealable(rival)).toEqual(['ruby_ring', 'banner_of_glory']);
  });
  it('five damage steal, into the own discard pile (MK-W-16.7, 16.12)', () => {
    const { stage } = clash('partial', (one, other) => {
      one.hand = ['rage', 'rage', 'march'];
      other.discard = ['ruby_ring'];
    });
    stage.say('play:rage', 'basic', 'play:rage', 'basic', 'play:march', 'strike', 'take');
    stage.say('steal:ruby_ring');
    expect([stage.hero.discard, stage.realm.heroes[1]!.discard]).toEqual([['ruby_ring'], []]);
  });
  it("a rival's keep with its owner inside: reputation -1, pushed out it changes hands (MK-W-12.11, 9.3, MK-S-5.8)", () => {
    const { stage, spaces } = meeting((one, other, realm) => {
      const tile = onTile(realm, 'country_3', 2);
      openPlace(realm, tile[1]!).tokens = [];
      openPlace(realm, tile[1]!).shields = [1];
      other.space = tile[1]!;
      one.area.move = 5;
      one.hand = ['rage', 'rage'];
    });
    expect(spaces).toHaveLength(7);
    const keep = stage.realm.heroes[1]!.space!;
    stage.say(`charge:${makeSpace(stage.realm, keep)}`, 'partial');
    expect([stage.hero.reputation, stage.realm.fight!.clash!.fortified]).toEqual([-1, true]);
    stage.say('play:rage', 'basic', 'play:rage', 'basic', 'strike', 'take');
    stage.say(stage.options.find(id => id.startsWith('push'))!);
    expect([stage.realm.places[keep]!.shields, stage.hero.space]).toEqual([[0], keep]);
  });
});
