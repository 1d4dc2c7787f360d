import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedParts, english, fold, isLanguage, list, polish } from '../../src/engine/index.js';

describe('counting', () => {
  it.each([
    [0, 'ran'],
    [1, 'rana'],
    [2, 'rany'],
    [4, 'rany'],
    [5, 'ran'],
    [11, 'ran'],
    [12, 'ran'],
    [13, 'ran'],
    [14, 'ran'],
    [15, 'ran'],
    [21, 'ran'],
    [22, 'rany'],
    [24, 'rany'],
    [25, 'ran'],
    [101, 'ran'],
    [102, 'rany'],
    [112, 'ran'],
    [114, 'ran'],
    [122, 'rany'],
    [1002, 'rany'],
    [-1, 'rana'],
    [-2, 'rany'],
    [-12, 'ran'],
  ])('%i %s', (count, form) => {
    expect(polish(count, 'rana', 'rany', 'ran')).toBe(form);
  });

  it('agrees with the plural rules of the world in both languages', () => {
    const rules = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };
    for (let count = -150; count <= 1250; count++) {
      expect(polish(count, 'one', 'few', 'many')).toBe(rules.pl.select(count));
      expect(english(count, 'one', 'other')).toBe(rules.en.select(count));
    }
  });
});

describe('folding', () => {
  it.each([
    ['Zażółć GĘŚLĄ jaźń', 'zazolc gesla jazn'],
    ['  Łowca   Głów ', 'lowca glow'],
    ['Knight’s_move', 'knights move'],
    ["Knight's move", 'knights move'],
    ['ŹRÓDŁO', 'zrodlo'],
    ['B2>NE', 'b2>ne'],
    ['', ''],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is the same for composed and decomposed letters, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(fold(text.normalize('NFC'))).toBe(fold(text.normalize('NFD')));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('lists', () => {
  it.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a i b'],
    [['a', 'b', 'c'], 'a, b i c'],
  ])('%j', (parts, text) => {
    expect(list(parts, 'i')).toBe(text);
  });
});

it('counts what comes several times', () => {
  expect(countedParts(['a', 'b', 'a', 'a'])).toEqual(['a ×3', 'b']);
});

it('knows its languages', () => {
  expect(['pl', 'en', 'de', ''].map(isLanguage)).toEqual([true, true, false, false]);
});
