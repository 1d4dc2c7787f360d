import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { FACTIONS } from '../../../../src/games/monolith-arena/prints.js';
import { factionName, namesOf, TILE_NAMES, tileName } from '../../../../src/games/monolith-arena/words/names.js';
import { TILE_LINES, tileLine } from '../../../../src/games/monolith-arena/words/tiles.js';

test('every tile has a name and a line of at most 100 characters in both languages', () => {
  for (const { id: faction, tiles } of FACTIONS) {
    for (const language of LANGUAGES) {
      expect(factionName(faction, language)).not.toBe('');
      for (const { id } of tiles) {
        expect(tileName(id, language)).not.toBe('');
        const line = tileLine(faction, id, language);
        expect(line.length, line).toBeLessThanOrEqual(100);
        expect(line, line).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  }
});

test('there is no name and no line of a tile nobody has', () => {
  const all = new Set(FACTIONS.flatMap(({ tiles }) => tiles.map(({ id }) => id)));
  expect(Object.keys(TILE_NAMES).filter(id => !all.has(id))).toEqual([]);
  for (const { id: faction, tiles } of FACTIONS) {
    expect(Object.keys(TILE_LINES[faction]!).sort()).toEqual(tiles.map(({ id }) => id).sort());
  }
});

test('Polish accusatives follow the gender', () => {
  for (const id of Object.keys(TILE_NAMES)) {
    const { nominative, genitive, accusative, gender } = namesOf(id).pl;
    const [noun, object] = [nominative, accusative].map(name => name.split(/[ /]/)[0]!);
    if (noun!.endsWith('a')) expect(object, id).toBe(noun!.replace(/a$/, 'ę'));
    else if (gender === 'feminine') expect(accusative, id).toBe(nominative);
    else if (gender === 'inanimate' || gender === 'neuter') expect(accusative, id).toBe(nominative);
    else expect(accusative, id).toBe(genitive);
  }
});
