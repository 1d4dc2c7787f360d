import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/engine/index.js';

const ALL = [
  { id: 'rune', names: ['Rune', 'Runa', 'Runę'] },
  { id: 'strength-rune', names: ['Strength Rune', 'Runa siły', 'Runę siły'] },
  { id: 'order', names: ['Battle/Charge', 'Bitwa/Szarża'] },
];

describe('what is named loosely', () => {
  it.each([
    ['rune', 'rune'], // all words of one name beat some words of another
    ['rune sily', 'strength-rune'],
    ['str', 'strength-rune'],
    ['szarza', 'order'],
    ['st', null], // cut too short
    ['rune strength', null], // in another order
    ['golem', null],
    ['', null],
  ])('"%s" is %s', (typed, id) => {
    expect(nearest(typed.split(' ').filter(Boolean), ALL)).toBe(id);
  });

  it('is nothing where two are named alike', () => {
    expect(nearest(['run'], ALL.slice(0, 2))).toBeNull();
  });
});
