import { describe, expect, it } from 'vitest';
import { portalOf, spacesOf } from '../../../../src/games/mage-knight/land.js';
import { isAccomplished, resultOf } from '../../../../src/games/mage-knight/results.js';
import { tallyOf } from '../../../../src/games/mage-knight/scoring.js';
import type { HeroState, Realm } from '../../../../src/games/mage-knight/state.js';
import { addUnit } from '../../../../src/games/mage-knight/units.js';
import { city, ended, shields, told } from './sheet-stage.js';

describe('achievements (MK-X-13, MK-W-19.1, 19.2)', () => {
  it('what each category counts (MK-X-13.1 to 13.6, MK-W-20.5)', () => {
    const realm = ended('first_reconnaissance', 2);
    const hero = realm.heroes[0]!;
    hero.hand = ['fireball', 'wound']; // a spell, a wound
    hero.deck.push('ice_bolt', 'horn_of_wrath'); // an advanced action, an artifact
    hero.discard.push('wound');
    hero.crystals = { red: 2, blue: 1, green: 0, white: 0 };
    for (const unit of ['utem_swordsmen', 'peasants']) addUnit(realm, 0, unit, null);
    hero.units[0]!.wounds = 1; // level 2, halved
    hero.units[1]!.banner = { card: 'banner_of_glory', up: true, lent: false };
    shields(realm, 'country_3', 'keep', 0);
    shields(realm, 'country_7', 'dungeon', 0);
    expect(tallyOf(realm, 0)).toMatchObject({ spells: 1, advancedActions: 1, artifacts: 2, crystals: 3, wounds: 2 });
    // 2+1; 2*2+1; 1+1; 2; 2; -4, and every title but the one for wounds, which the other has not either.
    expect(told(resultOf(realm).sheets[0]!)).toEqual([
      'knowledge 3 3',
      'loot 5 3',
      'leader 2 3',
      'conqueror 2 3',
      'adventurer 2 3',
      'beating -4 -3',
    ]);
    expect(resultOf(realm).totals).toEqual([22, 0]);
  });
  it('cards count wherever they lie, a wounded unit half of its level, rounded down (MK-X-13.1 to 13.3)', () => {
    const realm = ended('first_reconnaissance', 2);
    const hero = realm.heroes[0]!;
    // Lent until the round ends, in the play area, under a tactic, holding a unit.
    hero.aside.push('fireball');
    hero.area.played.push('ice_bolt');
    hero.tactic = { id: 'sparing_power', up: true, die: null, stash: ['expose', 'wound'], searched: false };
    addUnit(realm, 0, 'fire_golems', 'horn_of_wrath');
    hero.units[0]!.wounds = 1; // level 3
    expect(tallyOf(realm, 0)).toMatchObject({ spells: 2, advancedActions: 1, artifacts: 1, wounds: 1 });
    expect(told(resultOf(realm).sheets[0]!)).toEqual(['knowledge 5 3', 'loot 2 3', 'leader 1 3', 'beating -2 -3']);
  });
  it('a tie shares the title, a tie at zero has none (MK-X-13.7, MK-W-19.2)', () => {
    const realm = ended('first_reconnaissance', 3);
    for (const seat of [0, 1]) realm.heroes[seat]!.deck.push('fireball');
    expect(resultOf(realm).sheets.map(told)).toEqual([['knowledge 2 1'], ['knowledge 2 1'], []]);
  });
  it('monasteries, keeps and towers for the conqueror, adventure sites for the adventurer, cities for neither (MK-S-1.18, 4.9, 5.12, 6.8, 7.14, 12.7, 13.6, 14.5, 15.5, 16.9)', () => {
    const realm = ended('solo_conquest', 1);
    for (const [tile, site] of [
      ['country_5', 'monastery'],
      ['country_3', 'keep'],
      ['country_4', 'mage_tower'],
    ] as const)
      shields(realm, tile, site, 0);
    expect(tallyOf(realm, 0)).toMatchObject({ conquered: 3, adventures: 0 });
    for (const [tile, site] of [
      ['country_7', 'dungeon'],
      ['core_3', 'tomb'],
      ['country_6', 'monster_den'],
      ['core_1', 'spawning_grounds'],
      ['country_8', 'ancient_ruins'],
    ] as const) {
      const before = tallyOf(realm, 0).adventures;
      shields(realm, tile, site, 0);
      expect([site, tallyOf(realm, 0).adventures]).toEqual([site, before + 1]);
    }
    city(realm, 'core_5', [0]);
    expect(tallyOf(realm, 0)).toMatchObject({ conquered: 3, adventures: 5 });
  });
});

describe('the sheet of every scenario', () => {
  it('a whole sheet of three: every title, alone and tied, on top of Fame (MK-X-13.1 to 13.7, 2.5 to 2.7)', () => {
    const realm = ended('full_conquest', 3);
    const [one, two, three] = realm.heroes as [HeroState, HeroState, HeroState];
    Object.assign(one, { fame: 40 });
    Object.assign(two, { fame: 44 });
    Object.assign(three, { fame: 51 });
    one.deck.push('fireball', 'ice_bolt'); // knowledge 2 + 1
    two.discard.push('expose'); // 2
    two.deck.push('ruby_ring', 'wound'); // loot 2, beating -2
    Object.assign(two.crystals, { red: 3 }); // and 1 for three crystals
    three.hand.push('wound', 'wound'); // beating -4, the worst
    for (const seat of [0, 2]) addUnit(realm, seat, 'utem_swordsmen', null); // leader 2 each
    shields(realm, 'country_3', 'keep', 0);
    shields(realm, 'country_4', 'mage_tower', 1);
    shields(realm, 'country_10', 'keep', 1); // conqueror 2 and 4
    shields(realm, 'country_6', 'monster_den', 2); // adventurer 2
    city(realm, 'core_5', [2, 2, 0]); // 4, 0, 7
    expect(resultOf(realm).sheets.map(told)).toEqual([
      ['fame 40 0', 'knowledge 3 3', 'leader 2 1', 'conqueror 2 0', 'cities 4 0'],
      ['fame 44 0', 'knowledge 2 0', 'loot 3 3', 'conqueror 4 3', 'beating -2 0'],
      ['fame 51 0', 'leader 2 1', 'adventurer 2 3', 'beating -4 -3', 'cities 7 5'],
    ]);
    expect(resultOf(realm)).toMatchObject({ totals: [55, 57, 64], places: [3, 2, 1] });
  });
  it('First Reconnaissance: Fame and achievements, ties share (MK-X-1.10)', () => {
    const realm = ended('first_reconnaissance', 2);
    Object.assign(realm.heroes[0]!, { fame: 12 });
    Object.assign(realm.heroes[1]!, { fame: 12 });
    expect(resultOf(realm)).toMatchObject({ totals: [12, 12], places: [1, 1] });
    expect(isAccomplished(realm)).toBeNull();
  });
  it('its solo form has no titles (MK-X-1.12)', () => {
    const realm = ended('first_reconnaissance', 1);
    realm.heroes[0]!.deck.push('fireball');
    expect(told(resultOf(realm).sheets[0]!)).toEqual(['knowledge 2 0']);
  });
  it.each(['full_conquest', 'blitz_conquest'] as const)(
    '%s: 7 for the leader of a city, 4 with a shield, +5 for the most (MK-X-2.5 to 2.7, 3.7, MK-W-19.3)',
    scenario => {
      const realm = ended(scenario, 2);
      city(realm, 'core_5', [0, 1, 1]); // 1 leads
      city(realm, 'core_6', [1]);
      city(realm, 'core_7', [0], false); // not conquered: nothing
      expect(resultOf(realm).sheets.map(told)).toEqual([['cities 4 0'], ['cities 14 5']]);
      expect(resultOf(realm).totals).toEqual([4, 19]);
      expect(isAccomplished(realm)).toBe(false);
    },
  );
  it('of equal shields the earliest leads; a tie of points shares the title (MK-S-7.10, MK-X-2.6)', () => {
    const realm = ended('full_conquest', 2);
    city(realm, 'core_5', [0, 1]);
    city(realm, 'core_6', [1, 0]);
    expect(resultOf(realm).sheets.map(told)).toEqual([['cities 11 2'], ['cities 11 2']]);
  });
  it('Solo Conquest: cities, all of them, rounds, the dummy, no announcement (MK-X-4.8, 4.9, MK-W-19.3)', () => {
    const realm = ended('solo_conquest', 1);
    realm.heroes[0]!.fame = 60;
    realm.round = 5;
    realm.announced = null;
    realm.dummy!.deck = ['rage', 'march', 'promise'];
    realm.finals = [0];
    city(realm, 'core_5', [0]);
    city(realm, 'core_6', [0]);
    expect(told(resultOf(realm).sheets[0]!)).toEqual([
      'fame 60 0',
      'cities 20 0',
      'all-cities 15 0',
      'rounds 30 0',
      'dummy 3 0',
      'unannounced 5 0',
    ]);
    expect([resultOf(realm).totals, isAccomplished(realm)]).toEqual([[133], true]);
  });
  it('Mines Liberation: 4 for a mine of the countryside, 7 on a core tile, Greatest Liberator (MK-X-5.13, MK-W-19.6)', () => {
    const realm = ended('mines_liberation', 2);
    shields(realm, 'country_2', 'mine', 0);
    shields(realm, 'core_2', 'mine', 0);
    shields(realm, 'country_3', 'mine', 1);
    expect(resultOf(realm).sheets.map(told)).toEqual([['mines 11 5'], ['mines 4 0']]);
    const tied = ended('mines_liberation', 2);
    shields(tied, 'country_2', 'mine', 0);
    shields(tied, 'country_3', 'mine', 1);
    expect(resultOf(tied).sheets.map(told)).toEqual([['mines 4 2'], ['mines 4 2']]);
  });
  it.each(['full_cooperation', 'blitz_cooperation'] as const)(
    '%s: the lowest Fame, the best of each category, the largest penalty, cities and leaders (MK-X-6.10, 6.11, MK-W-19.3)',
    scenario => {
      const realm = ended(scenario, 2);
      Object.assign(realm.heroes[0]!, { fame: 30 });
      Object.assign(realm.heroes[1]!, { fame: 20 });
      realm.heroes[0]!.deck.push('fireball', 'wound');
      realm.heroes[1]!.deck.push('ice_bolt', 'wound', 'wound');
      city(realm, 'core_5', [0]);
      city(realm, 'core_6', [1]);
      const own = scenario === 'full_cooperation' ? [] : ['all-cities 15 0'];
      expect(told(resultOf(realm).sheets[0]!)).toEqual([
        'fame 20 0',
        'knowledge 2 0',
        'beating -4 0',
        'cities 20 0',
        'leaders 10 0',
        ...own,
      ]);
      expect(new Set(resultOf(realm).totals).size).toBe(1);
    },
  );
  it('by agreement achievements go by the lowest player (MK-X-6.12)', () => {
    const realm: Realm = { ...ended('full_cooperation', 2) };
    const lowest: Realm = { ...realm, charter: { ...realm.charter, lowest: true } };
    realm.heroes[0]!.deck.push('fireball', 'fireball');
    realm.heroes[1]!.deck.push('ice_bolt');
    expect(told(resultOf(realm).sheets[0]!)).toContain('knowledge 4 0');
    expect(told(resultOf(lowest).sheets[0]!)).toContain('knowledge 1 0');
  });
  it('Dungeon Lords: a dungeon or tomb counts 4, Greatest Dungeon Crawler (MK-X-8.12)', () => {
    const realm = ended('dungeon_lords', 2);
    shields(realm, 'country_7', 'dungeon', 0);
    shields(realm, 'core_1', 'tomb', 0);
    shields(realm, 'country_6', 'monster_den', 1);
    expect(resultOf(realm).sheets.map(told)).toEqual([['adventurer 8 5'], ['adventurer 2 0']]);
    const tied = ended('dungeon_lords', 2);
    shields(tied, 'country_7', 'dungeon', 0);
    shields(tied, 'core_1', 'tomb', 1);
    expect(resultOf(tied).sheets.map(told)).toEqual([['adventurer 4 2'], ['adventurer 4 2']]);
  });
  it('Druid Nights: nothing but Fame and achievements (MK-X-9.11)', () => {
    const realm = ended('druid_nights', 2);
    Object.assign(realm.heroes[1]!, { fame: 9 });
    expect(resultOf(realm)).toMatchObject({ totals: [0, 9], places: [2, 1] });
  });
  it('One to Return: the hero on the portal space wins, Fame does not matter; nobody there: no winner (MK-X-10.5)', () => {
    const realm = ended('one_to_return', 2);
    const [, elsewhere] = [...spacesOf(realm)];
    realm.heroes[0]!.fame = 50;
    realm.heroes[0]!.space = elsewhere!;
    realm.heroes[1]!.space = portalOf(realm);
    expect(resultOf(realm)).toMatchObject({ totals: [0, 1], places: [2, 1] });
    realm.heroes[1]!.space = elsewhere!;
    expect(resultOf(realm)).toMatchObject({ totals: [0, 0], places: [1, 1] });
  });
  it('in teams only the one the team counts on (MK-X-10.8)', () => {
    const realm: Realm = { ...ended('one_to_return', 4), teams: [0, 1, 0, 1] };
    for (const hero of realm.heroes) hero.space = [...spacesOf(realm)][1]!;
    realm.champions = [2, 1];
    realm.heroes[0]!.space = portalOf(realm);
    expect(resultOf(realm).totals).toEqual([0, 0, 0, 0]);
    realm.champions = [0, 1];
    expect(resultOf(realm).totals).toEqual([1, 0, 1, 0]);
  });
  it('Conquer and Hold: 3 for a keep, 2 for a tower, of a team together; Fame does not count (MK-X-11.16)', () => {
    const realm = ended('conquer_and_hold', 4);
    realm.heroes[1]!.fame = 90;
    shields(realm, 'country_3', 'keep', 0);
    shields(realm, 'core_2', 'mage_tower', 2);
    shields(realm, 'country_4', 'mage_tower', 1);
    expect(resultOf(realm)).toMatchObject({ totals: [5, 2, 5, 2], places: [1, 3, 1, 3] });
  });
  it('Conquer and Hold of two: as many points, nobody wins (MK-X-11.16)', () => {
    const realm = ended('conquer_and_hold', 2);
    for (const [tile, site, owner] of [
      ['country_3', 'keep', 0],
      ['country_4', 'mage_tower', 1],
      ['country_10', 'keep', 1],
      ['core_2', 'mage_tower', 0],
    ] as const)
      shields(realm, tile, site, owner);
    expect(resultOf(realm).sheets.map(told)).toEqual([
      ['keeps 3 0', 'towers 2 0'],
      ['keeps 3 0', 'towers 2 0'],
    ]);
    expect(resultOf(realm)).toMatchObject({ totals: [5, 5], places: [1, 1] });
  });
  it('Druid Nights: a whole sheet of two, titles alone and tied (MK-X-9.11, 13)', () => {
    const realm = ended('druid_nights', 2);
    const [one, two] = realm.heroes as [HeroState, HeroState];
    Object.assign(one, { fame: 21, crystals: { red: 3, blue: 2, green: 0, white: 0 } }); // loot 2
    Object.assign(two, { fame: 25, crystals: { red: 2, blue: 2, green: 0, white: 0 } }); // loot 2: tied
    one.deck.push('wound');
    two.deck.push('fireball', 'wound'); // knowledge 2, both beaten alike
    shields(realm, 'country_6', 'monster_den', 0);
    expect(resultOf(realm).sheets.map(told)).toEqual([
      ['fame 21 0', 'loot 2 1', 'adventurer 2 3', 'beating -2 -1'],
      ['fame 25 0', 'knowledge 2 3', 'loot 2 1', 'beating -2 -1'],
    ]);
    expect(resultOf(realm)).toMatchObject({ totals: [26, 30], places: [2, 1] });
    expect(isAccomplished(realm)).toBeNull();
  });
  it.each(['mines_liberation', 'dungeon_lords'] as const)(
    '%s is accomplished once all is freed and the last turns began, whoever wins (MK-X-5.13, 8.12)',
    scenario => {
      const realm = ended(scenario, 2);
      expect(isAccomplished(realm)).toBe(false);
      realm.finals = [0, 1];
      expect(isAccomplished(realm)).toBe(true);
    },
  );
  it('teams: the lower Fame, the better partner, titles between teams (MK-X-16.8)', () => {
    const realm: Realm = { ...ended('full_conquest', 4), teams: [0, 1, 0, 1] };
    for (const [seat, fame] of [40, 30, 10, 30].entries()) realm.heroes[seat]!.fame = fame;
    realm.heroes[0]!.deck.push('fireball');
    realm.heroes[2]!.deck.push('wound');
    expect(resultOf(realm).sheets.map(told)).toEqual([
      ['fame 10 0', 'knowledge 2 3', 'beating -2 -3'],
      ['fame 30 0'],
      ['fame 10 0', 'knowledge 2 3', 'beating -2 -3'],
      ['fame 30 0'],
    ]);
  });
});
