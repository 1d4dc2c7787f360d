import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { ADVANCED_ACTIONS } from '../../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../../src/games/mage-knight/cards/artifacts.js';
import { BASIC_ACTIONS } from '../../../../src/games/mage-knight/cards/basic-actions.js';
import { SKILLS } from '../../../../src/games/mage-knight/cards/skills.js';
import { SPELLS } from '../../../../src/games/mage-knight/cards/spells.js';
import { TACTICS } from '../../../../src/games/mage-knight/cards/tactics.js';
import { UNITS } from '../../../../src/games/mage-knight/cards/units.js';
import { HEROES } from '../../../../src/games/mage-knight/heroes/heroes.js';
import { type ComponentKind, componentDrawing } from '../../../../src/games/mage-knight/pictures/component.js';
import { SITES } from '../../../../src/games/mage-knight/tiles/tile.js';
import { TILES } from '../../../../src/games/mage-knight/tiles/tiles.js';
import { ENEMIES } from '../../../../src/games/mage-knight/tokens/enemies.js';
import { RUINS } from '../../../../src/games/mage-knight/tokens/ruins.js';
import { CITY_NAMES, SCENARIO_NAMES, VARIANT_NAMES } from '../../../../src/games/mage-knight/words/names/index.js';
import { expectPainted, testPictures } from '../../picture-checks.js';
import { textsOf } from '../../picture-texts.js';

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

const COMPONENTS: Readonly<Record<ComponentKind, readonly string[]>> = {
  hero: idsOf(HEROES),
  card: idsOf([...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS]),
  unit: idsOf(UNITS),
  skill: idsOf(SKILLS),
  tactic: idsOf(TACTICS),
  enemy: idsOf(ENEMIES),
  site: SITES,
  city: Object.keys(CITY_NAMES),
  ruins: idsOf(RUINS),
  tile: idsOf(TILES),
  scenario: Object.keys(SCENARIO_NAMES),
  variant: Object.keys(VARIANT_NAMES),
};

const kinds = Object.entries(COMPONENTS) as [ComponentKind, readonly string[]][];

/** Every component in both languages; what stands for it is told by the look-up. */
const all = () =>
  new Map(
    kinds.flatMap(([kind, ids]) =>
      ids.flatMap(id =>
        LANGUAGES.map(language => {
          const drawing = componentDrawing(kind, id, language, 'standard');
          return [`${kind} ${id} ${language}`, { drawing, alt: `A picture of ${id}` }] as const;
        }),
      ),
    ),
  );

describe('pictures of components', () => {
  testPictures(all);

  test('are a thousand wide and can be read on a phone, nothing cut', () => {
    for (const [name, { drawing }] of all()) {
      expect(drawing.width, name).toBe(1000);
      expect(drawing.height, name).toBeLessThanOrEqual(name.startsWith('hero') ? 3000 : 1200);
      for (const { text, size, isCut } of textsOf(drawing)) {
        // The letter on a hero's plaque repeats its shape and colour, the mark on a token its back.
        if (text.length === 1 && /[A-Z?]/.test(text)) continue;
        expect(size * 0.39, `${name}: ${text}`).toBeGreaterThanOrEqual(10.6);
        expect(isCut, `${name}: ${text}`).toBe(false);
      }
    }
  });

  test('tell cards and enemies apart without colours (colour-blind palette)', () => {
    for (const id of ['rage', 'stamina', 'march', 'swiftness']) {
      const [one, other] = (['standard', 'colour-blind'] as const).map(palette =>
        JSON.stringify(componentDrawing('card', id, 'en', palette)),
      );
      expect(one === other, id).toBe(id === 'stamina' || id === 'swiftness');
    }
  });

  test.each(kinds)('of a %s are painted to their last row', (kind, ids) => {
    const id = ids[1]!;
    expectPainted(`${kind} ${id}`, componentDrawing(kind, id, 'pl', 'standard'));
  });
});

describe('what a picture says besides numbers', () => {
  const said = (kind: ComponentKind, id: string, language: (typeof LANGUAGES)[number]): string =>
    textsOf(componentDrawing(kind, id, language, 'standard'))
      .map(({ text }) => text)
      .join(' ');

  test('by how much an enemy defends another (MK-W-13.10)', () => {
    expect(said('enemy', 'elven_protectors', 'en')).toContain('Defend 2');
    expect(said('enemy', 'crystal_sprites', 'pl')).toContain('Obrona 1');
  });

  test('that the stronger attack of Battle Frenzy flips its token', () => {
    expect(said('skill', 'battle_frenzy', 'en')).toContain('flip the token');
    expect(said('skill', 'battle_frenzy', 'pl')).toContain('odwróć żeton');
  });
});
