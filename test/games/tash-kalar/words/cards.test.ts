import { expect, test } from 'vitest';
import { fold, LANGUAGES } from '../../../../src/engine/language.js';
import { CARDS } from '../../../../src/games/tash-kalar/cards.js';
import { FLARES } from '../../../../src/games/tash-kalar/flares.js';
import { SCHOOLS } from '../../../../src/games/tash-kalar/schools/index.js';
import { TASKS } from '../../../../src/games/tash-kalar/tasks.js';
import {
  CARD_TEXTS,
  cardText,
  FLARE_TEXTS,
  flareText,
  TASK_TEXTS,
  taskText,
} from '../../../../src/games/tash-kalar/words/cards/index.js';
import {
  CARD_NAMES,
  cardName,
  flareName,
  namesOf,
  SCHOOL_NAMES,
  schoolName,
  TASK_NAMES,
  taskName,
} from '../../../../src/games/tash-kalar/words/names.js';

/** Longer texts would have to be set too small for a card on a phone. */
const LONGEST = { effect: 132, second: 132, flare: 82, task: 68, name: 26 };
const SENTENCE = /^[\p{Lu}\d].*\.$/u;
const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id).sort();

test('everything has a name, and nothing else has', () => {
  expect(Object.keys(CARD_NAMES).sort()).toEqual(ids(CARDS));
  expect(Object.keys(SCHOOL_NAMES).sort()).toEqual(ids(SCHOOLS));
  expect(Object.keys(TASK_NAMES).sort()).toEqual(ids(TASKS));
  for (const language of LANGUAGES) {
    for (const { id } of CARDS) expect(cardName(id, language).length, id).toBeLessThanOrEqual(LONGEST.name);
    for (const { id } of TASKS) expect(taskName(id, language).length, id).toBeLessThanOrEqual(LONGEST.name);
    for (const { id } of SCHOOLS) expect(schoolName(id, language)).not.toBe('');
    for (const { id } of FLARES) expect(flareName(id, language)).toMatch(/^\p{Lu}\p{Ll}+ \d+$/u);
  }
});

test('no two cards share a name, once folded', () => {
  for (const language of LANGUAGES) {
    expect(new Set(CARDS.map(({ id }) => fold(cardName(id, language)))).size).toBe(CARDS.length);
    expect(new Set(TASKS.map(({ id }) => fold(taskName(id, language)))).size).toBe(TASKS.length);
  }
});

test('every text of every card is said in both languages, shortly', () => {
  expect(Object.keys(CARD_TEXTS).sort()).toEqual(ids(CARDS));
  for (const { id, frozen, warp } of CARDS) {
    const text = cardText(id);
    expect(text.frozen !== undefined, `${id} frozen`).toBe(frozen !== undefined);
    expect(text.warp !== undefined, `${id} warp`).toBe(warp !== undefined);
    for (const language of LANGUAGES) {
      expect(text.effect[language].length, text.effect[language]).toBeLessThanOrEqual(LONGEST.effect);
      for (const part of [text.effect, text.frozen, text.warp]) {
        if (part) expect(part[language], id).toMatch(SENTENCE);
        if (part) expect(part[language].length, part[language]).toBeLessThanOrEqual(LONGEST.second);
      }
    }
  }
});

test('flares and tasks too', () => {
  expect(Object.keys(FLARE_TEXTS).sort()).toEqual(ids(FLARES));
  expect(Object.keys(TASK_TEXTS).sort()).toEqual(ids(TASKS));
  for (const language of LANGUAGES) {
    for (const { id } of FLARES) {
      for (const half of Object.values(flareText(id))) {
        expect(half[language], id).toMatch(SENTENCE);
        expect(half[language].length, id).toBeLessThanOrEqual(LONGEST.flare);
      }
    }
    for (const { id } of TASKS) {
      expect(taskText(id, language), id).toMatch(SENTENCE);
      expect(taskText(id, language).length, id).toBeLessThanOrEqual(LONGEST.task);
    }
  }
});

test('colours of squares come with the sign every palette paints on them, and no other colours are named', () => {
  const said = [...Object.values(CARD_TEXTS).flatMap(({ effect, frozen, warp }) => [effect, frozen, warp])]
    .concat(Object.values(FLARE_TEXTS).flatMap(({ upper, lower }) => [upper, lower]))
    .concat(Object.values(TASK_TEXTS))
    .flatMap(text => (text ? [text.pl, text.en] : []));
  expect(said.filter(text => /🔥/u.test(text)).length).toBeGreaterThan(10);
  for (const text of said) {
    for (const [found] of text.matchAll(/(?:czerwon\p{L}+|\bred\b).{0,3}/giu)) expect(found, text).toMatch(/\u00a0🔥/u);
    for (const [found] of text.matchAll(/(?:zielon\p{L}+|\bgreen\b).{0,3}/giu)) expect(found, text).toMatch(/\u00a0☘/u);
    expect(text).not.toMatch(/żółt|fiolet|niebiesk|różow|\b(yellow|violet|purple|blue|pink)\b/iu);
  }
});

test('Polish accusatives follow the gender', () => {
  for (const id of Object.keys(CARD_NAMES)) {
    const { nominative, genitive, accusative, gender } = namesOf(id).pl;
    const [noun, object] = [nominative, accusative].map(name => name.split(' ')[0]!);
    if (gender === 'inanimate' || gender === 'neuter') expect(accusative, id).toBe(nominative);
    else if (gender !== 'feminine' && !noun!.endsWith('a') && !/(siewca|zwiadowca|iluzjonista)$/.test(nominative))
      expect(accusative, id).toBe(genitive);
    else if (noun!.endsWith('a')) expect(object, id).toMatch(/[ęą]$/);
  }
});

test('what is unknown is said so', () => {
  expect(() => namesOf('nobody')).toThrow('without a name');
  expect(() => schoolName('nobody', 'pl')).toThrow('without a name');
  expect(() => taskName('nobody', 'pl')).toThrow('without a name');
  expect(() => cardText('nobody')).toThrow('without a text');
  expect(() => flareText('nobody')).toThrow('without a text');
  expect(() => taskText('nobody', 'en')).toThrow('without a text');
});
