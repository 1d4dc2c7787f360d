import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/games/mage-knight/scenario-end.js';
import { makeCategory, parseCategory } from '../../../src/games/mage-knight/score.js';
import { words } from '../../../src/games/mage-knight/words/index.js';
import { startMatch } from './eager-play.js';

const ended = (chosen: Readonly<Record<string, string>>, seats: number) => {
  const realm = startMatch(chosen, seats, 1);
  finish(realm, 'rounds');
  return realm;
};

describe('what a match without rivals comes to', () => {
  it('alone, by scenario and levels of the cities (MK-X-4.9)', () => {
    const { outcome, scores } = ended({ scenario: 'solo_conquest' }, 1);
    expect(outcome?.score).toEqual({ category: 'solo_conquest/1/5+8', points: scores![0] });
    const raised = ended({ scenario: 'solo_conquest', city_levels: 'all_3' }, 1);
    expect(raised.outcome?.score?.category).toBe('solo_conquest/1/3+3');
  });

  it('a megapolis has a level of its own, the cities before it theirs (MK-X-37.1, MK-S-9.2)', () => {
    const categoryOf = (scenario: string, seats: number, megapolis: string, more = {}) =>
      ended({ scenario, megapolis, ...more }, seats).outcome?.score?.category;
    expect(categoryOf('solo_conquest', 1, 'one', { megapolis_level: '20' })).toBe('solo_conquest/1/5+20');
    expect(categoryOf('solo_conquest', 1, 'two', { megapolis_level: '9' })).toBe('solo_conquest/1/9+9');
    // As the scenario says where none was agreed on, and at least two parts of level 1.
    expect(categoryOf('solo_conquest', 1, 'one')).toBe('solo_conquest/1/5+8');
    expect(categoryOf('full_cooperation', 2, 'one', { city_levels: 'all_1' })).toBe('full_cooperation/2/1+1+2');
  });

  it('together, also by the number of players (MK-X-6.11)', () => {
    const { outcome } = ended({ scenario: 'blitz_cooperation' }, 3);
    expect(outcome?.score?.category).toMatch(/^blitz_cooperation\/3\//);
  });

  it('not where heroes play against each other', () => {
    expect(ended({ scenario: 'full_conquest' }, 2).outcome?.score).toBeUndefined();
  });

  it('is called by its scenario, its players and its cities', () => {
    expect(words.pl.scored!('solo_conquest/1/5+8')).toBe('Podbój jednoosobowy, miasta 5 i 8');
    expect(words.en.scored!('full_cooperation/2/4')).toContain('2 players, city 4');
    expect(words.pl.scored!('nothing')).toBe('nothing');
  });

  it('reads back', () => {
    for (const levels of [[], [4], [5, 8]]) {
      const category = { scenario: 'solo_conquest', players: 1, levels } as const;
      expect(parseCategory(makeCategory(category))).toEqual(category);
    }
    expect(parseCategory('elsewhere/1/')).toBeNull();
  });
});
