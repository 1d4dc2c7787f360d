import { describe, expect, test } from 'vitest';
import { PALETTES } from '../../../../src/engine/drawing.js';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { componentIds, componentPicture } from '../../../../src/games/wonderlands-war/pictures/component.js';
import { testPictures } from '../../picture-checks.js';
import { textsOf } from '../../picture-texts.js';

const all = () =>
  new Map(
    componentIds.flatMap(id =>
      LANGUAGES.map(language => [`${id} ${language}`, componentPicture(id, language, 'standard')] as const),
    ),
  );

describe('pictures of components', () => {
  testPictures(all);

  test('are a thousand wide and can be read on a phone, nothing cut', () => {
    for (const [name, { drawing }] of all()) {
      expect(drawing.width, name).toBe(1000);
      expect(drawing.height, name).toBeLessThanOrEqual(1700);
      for (const { text, size, isCut } of textsOf(drawing)) {
        expect(size, `${name}: ${text}`).toBeGreaterThanOrEqual(26);
        expect(isCut, `${name}: ${text}`).toBe(false);
      }
    }
  });

  test('differ by palette wherever an owner is shown', () => {
    for (const id of ['alice', 'artifact', 'castle', 'wager', 'looking_glass']) {
      const [one, other] = PALETTES.map(palette => JSON.stringify(componentPicture(id, 'en', palette).drawing));
      expect(one, id).not.toBe(other);
    }
  });

  test('are refused for what does not exist', () => {
    expect(() => componentPicture('jabberwocky', 'en', 'standard')).toThrow('No such component');
  });
});
