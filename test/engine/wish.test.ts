import { describe, expect, it } from 'vitest';
import { meaningOf, namedFirst, namesOf, wishOf } from '../../src/engine/index.js';

describe('a wish', () => {
  it.each([
    ['czemu nie mogę ruszyć C3?', 'ruszyc c3'],
    ['Dlaczego nie można zagrać bitwy', 'zagrac bitwy'],
    ['why can’t I place a knight', 'place a knight'],
    ['chcę skończyć turę.', 'skonczyc ture'],
    ['postaw rycerza C3', 'postaw rycerza c3'],
    ['nie', 'nie'],
    ['', ''],
  ])('is read without the question around it: %s', (typed, wish) => {
    expect(wishOf(typed)).toBe(wish);
  });
});

describe('a word', () => {
  const forms = new Map([
    ['postaw', 'place'],
    ['place', 'place'],
    ['rusz', 'move'],
    ['end', 'end'],
  ]);

  it.each([
    ['postaw', 'place'],
    ['postawic', 'place'],
    ['postawilem', 'place'],
    ['postw', 'place'],
    ['plcae', 'place'],
    ['ruszam', 'move'],
    ['endgame', undefined],
    ['rus', undefined],
    ['rycerz', undefined],
  ])('means a form with another ending, or misspelt by a letter: %s', (word, meaning) => {
    expect(meaningOf(word, forms)).toBe(meaning);
  });

  it('that could be two things means neither', () => {
    const both = new Map([
      ['knight', 'one'],
      ['knighd', 'other'],
    ]);
    expect(meaningOf('knighx', both)).toBeUndefined();
  });

  it('names the longest it begins', () => {
    const names = namesOf([
      ['Rune', 'rune'],
      ['Rune of Charge', 'charge-rune'],
    ]);
    expect(namedFirst('rune of charge c3', names)).toEqual({ id: 'charge-rune', rest: 'c3' });
    expect(namedFirst('runes c3', names)).toEqual({ id: 'rune', rest: 'c3' });
    expect(namedFirst('c3 rune', names)).toBeNull();
  });
});
