import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { ADVANCED_ACTIONS } from '../../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../../src/games/mage-knight/cards/artifacts.js';
import { BASIC_ACTIONS } from '../../../../src/games/mage-knight/cards/basic-actions.js';
import { SKILLS } from '../../../../src/games/mage-knight/cards/skills.js';
import { SPELLS } from '../../../../src/games/mage-knight/cards/spells.js';
import { TACTICS } from '../../../../src/games/mage-knight/cards/tactics.js';
import { UNITS } from '../../../../src/games/mage-knight/cards/units.js';
import { HEROES } from '../../../../src/games/mage-knight/heroes/heroes.js';
import { components } from '../../../../src/games/mage-knight/reference/components.js';
import { reference } from '../../../../src/games/mage-knight/reference/index.js';
import { TILES } from '../../../../src/games/mage-knight/tiles/tiles.js';
import { ENEMIES } from '../../../../src/games/mage-knight/tokens/enemies.js';
import { RUINS } from '../../../../src/games/mage-knight/tokens/ruins.js';
import {
  CITY_NAMES,
  SCENARIO_NAMES,
  SITE_NAMES,
  VARIANT_NAMES,
} from '../../../../src/games/mage-knight/words/names/index.js';
import { Rulebook, readBook } from '../../../../src/rulebook/index.js';

const named = (kind: string): string[] => components.filter(each => each.kind === kind).map(({ of }) => of);
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

it('everything in the boxes can be looked up', () => {
  expect(named('hero')).toEqual(ids(HEROES));
  expect(named('card')).toEqual(ids([...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS]));
  expect(named('unit')).toEqual(ids(UNITS));
  expect(named('skill')).toEqual(ids(SKILLS));
  expect(named('tactic')).toEqual(ids(TACTICS));
  expect(named('enemy')).toEqual(ids(ENEMIES));
  expect(named('ruins')).toEqual(ids(RUINS));
  expect(named('tile')).toEqual(ids(TILES));
  expect(named('site')).toEqual(Object.keys(SITE_NAMES));
  expect(named('city')).toEqual(Object.keys(CITY_NAMES));
  expect(named('scenario')).toEqual(Object.keys(SCENARIO_NAMES));
  expect(named('variant')).toEqual(Object.keys(VARIANT_NAMES));
});

it.each(LANGUAGES)('no two have the same name, all fit a button and an embed (%s)', language => {
  const names = components.map(({ text }) => text[language].name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const { id, text } of components) {
    expect(text[language].name.length, id).toBeLessThanOrEqual(80);
    expect(text[language].body.length, id).toBeLessThanOrEqual(1200);
  }
});

it.each(LANGUAGES)('each is found by its name (%s)', language => {
  const rulebook = new Rulebook([readBook('assets/mage-knight/rules', 'mage-knight', reference)!]);
  const lost = components.filter(({ id, text }) => {
    const found = rulebook.find({ text: text[language].name, language, here: 'mage-knight', most: 3 });
    return !found.some(({ entry }) => entry.id === id);
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});
