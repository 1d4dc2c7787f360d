import { describe, expect, it } from 'vitest';
import { isAccomplished, resultOf } from '../../../../src/games/mage-knight/results.js';
import { scoreOf } from '../../../../src/games/mage-knight/score.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import { addUnit } from '../../../../src/games/mage-knight/units.js';
import { city, ended, shields, told } from './sheet-stage.js';

describe('a score of one or of all together', () => {
  it('Solo Conquest lost: the city that fell counts, the last round was announced (MK-X-4.8, 4.9)', () => {
    const realm = ended('solo_conquest', 1);
    const [hero] = realm.heroes as [Realm['heroes'][number]];
    hero.fame = 47;
    hero.deck.push('fireball', 'ice_bolt', 'wound', 'wound');
    hero.crystals = { red: 1, blue: 1, green: 1, white: 0 };
    addUnit(realm, 0, 'utem_swordsmen', null);
    shields(realm, 'country_3', 'keep', 0);
    city(realm, 'core_5', [0]);
    city(realm, 'core_6', [], false);
    realm.dummy!.deck = ['rage', 'march'];
    expect(told(resultOf(realm).sheets[0]!)).toEqual([
      'fame 47 0',
      'knowledge 3 0',
      'loot 1 0',
      'leader 2 0',
      'conqueror 2 0',
      'beating -4 0',
      'cities 10 0',
      'dummy 2 0',
    ]);
    expect([resultOf(realm).totals, isAccomplished(realm)]).toEqual([[63], false]);
  });

  it('levels of the cities change the category, not the points (MK-X-4.10, 36.1, 37.1)', () => {
    const scored = (cityLevels: readonly number[]) => {
      const realm = ended('solo_conquest', 1);
      city(realm, 'core_5', [0]);
      const raised: Realm = { ...realm, charter: { ...realm.charter, cityLevels } };
      return scoreOf(raised, resultOf(raised).totals);
    };
    expect(scored([5, 8])).toEqual({ category: 'solo_conquest/1/5+8', points: 10 });
    expect(scored([11])).toEqual({ category: 'solo_conquest/1/11+11', points: 10 });
  });

  it('Full Cooperation won by two: every city, everybody leads one, a round to spare (MK-X-6.9 to 6.11)', () => {
    const realm = ended('full_cooperation', 2);
    for (const [seat, fame] of [72, 65].entries()) realm.heroes[seat]!.fame = fame;
    realm.heroes[0]!.deck.push('fireball', 'expose', 'wound'); // knowledge 4
    realm.heroes[1]!.deck.push('ruby_ring', 'wound', 'wound'); // loot 2, the larger penalty
    realm.round = 5;
    realm.announced = null;
    realm.dummy!.deck = ['rage', 'march', 'promise', 'threaten'];
    realm.finals = [0, 1];
    const tiles = ['core_5', 'core_6', 'core_7', 'core_8'].slice(0, realm.charter.cities);
    for (const [at, tile] of tiles.entries()) city(realm, tile, at === 0 ? [1, 0] : [0, 1]);
    expect(told(resultOf(realm).sheets[0]!)).toEqual([
      'fame 65 0',
      'knowledge 4 0',
      'loot 2 0',
      'beating -4 0',
      `cities ${10 * tiles.length} 0`,
      'leaders 10 0',
      'all-cities 15 0',
      'rounds 30 0',
      'dummy 4 0',
      'unannounced 5 0',
    ]);
    const total = 65 + 4 + 2 - 4 + 10 * tiles.length + 10 + 15 + 30 + 4 + 5;
    expect(resultOf(realm)).toMatchObject({ totals: [total, total], places: [1, 1] });
    expect(isAccomplished(realm)).toBe(true);
  });

  it('who leads no city keeps all of them from the ten points (MK-X-6.11)', () => {
    const realm = ended('blitz_cooperation', 3);
    city(realm, 'core_5', [0, 1]);
    city(realm, 'core_6', [1, 2]);
    city(realm, 'core_7', [0]);
    expect(told(resultOf(realm).sheets[2]!)).toEqual(['cities 30 0', 'all-cities 15 0']);
    const led = ended('blitz_cooperation', 3);
    for (const [seat, tile] of ['core_5', 'core_6', 'core_7'].entries()) city(led, tile, [seat]);
    expect(told(resultOf(led).sheets[0]!)).toEqual(['cities 30 0', 'leaders 10 0', 'all-cities 15 0']);
  });

  it('a city still held counts for nobody, whoever has the most shields there (MK-X-6.11)', () => {
    const realm = ended('blitz_cooperation', 2);
    city(realm, 'core_5', [0]);
    city(realm, 'core_6', [1], false);
    expect(told(resultOf(realm).sheets[0]!)).toEqual(['cities 10 0']);
  });

  it('First Reconnaissance alone: no titles, the closed city counts for nothing (MK-X-1.3, 1.12)', () => {
    const realm = ended('first_reconnaissance', 1);
    realm.heroes[0]!.fame = 14;
    addUnit(realm, 0, 'peasants', null);
    shields(realm, 'country_4', 'mage_tower', 0);
    const { totals, sheets } = resultOf(realm);
    expect(told(sheets[0]!)).toEqual(['fame 14 0', 'leader 1 0', 'conqueror 2 0']);
    expect([totals, scoreOf(realm, totals)]).toEqual([[17], { category: 'first_reconnaissance/1/', points: 17 }]);
  });
});
