import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/engine/index.js';
import { wholeRulebook } from './whole-rulebook.js';

/** Four hundred names are asked in one test. */
const PATIENCE = 180_000;

const rulebook = wholeRulebook();
const components = rulebook
  .book('mage-knight')!
  .sections.flatMap(({ entries }) => entries)
  .filter(({ kind }) => kind === 'component');

/** Where a component stands among the answers to its own name, from 0; -1 = not among three. */
const placeOf = (id: string, text: string, language: (typeof LANGUAGES)[number]): number =>
  rulebook.find({ text, language, game: 'mage-knight', most: 3 }).findIndex(({ entry }) => entry.id === id);

describe('the components of Mage Knight', () => {
  it.each(LANGUAGES)(
    'are all found by their names (%s)',
    language => {
      const strays = components.filter(({ id, text }) => placeOf(id, text[language].title, language) < 0);
      expect(strays.map(({ id }) => id)).toEqual([]);
    },
    PATIENCE,
  );

  it.each([
    ['card-concentration', 'Koncentracja', 'Concentration'],
    ['card-ice-shield', 'Lodowa tarcza', 'Ice Shield'],
    ['card-crystal-mastery', 'Mistrzostwo kryształów', 'Crystal Mastery'],
    ['card-mana-draw', 'Czerpanie many', 'Mana Draw'],
    ['card-agility', 'Zwinność', 'Agility'],
    ['tactic-rethink', 'Analiza', 'Rethink'],
    ['skill-invocation', 'Inwokacja', 'Invocation'],
  ])('come before the rulings on them where just the name is typed: %s', (id, pl, en) => {
    expect(placeOf(id, pl, 'pl')).toBe(0);
    expect(placeOf(id, en, 'en')).toBe(0);
  });

  it('stand behind the passage that is headed by the same name', () => {
    expect(placeOf('site-portal', 'portal', 'pl')).toBe(1);
    expect(placeOf('site-dungeon', 'dungeon', 'en')).toBe(1);
  });
});
