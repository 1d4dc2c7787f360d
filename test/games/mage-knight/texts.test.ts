import { describe, expect, it } from 'vitest';
import { ADVANCED_ACTIONS } from '../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../src/games/mage-knight/cards/artifacts.js';
import { BASIC_ACTIONS } from '../../../src/games/mage-knight/cards/basic-actions.js';
import { SKILLS } from '../../../src/games/mage-knight/cards/skills.js';
import { SPELLS } from '../../../src/games/mage-knight/cards/spells.js';
import { TACTICS } from '../../../src/games/mage-knight/cards/tactics.js';
import { UNITS } from '../../../src/games/mage-knight/cards/units.js';
import { CITIES } from '../../../src/games/mage-knight/sites/cities.js';
import { RUINS } from '../../../src/games/mage-knight/tokens/ruins.js';
import {
  ABILITY_NAMES,
  CITY_NAMES,
  SCENARIO_NAMES,
  SITE_NAMES,
  VARIANT_NAMES,
} from '../../../src/games/mage-knight/words/names/index.js';
import {
  abilityText,
  cardText,
  cityText,
  ruinsText,
  scenarioText,
  siteText,
  skillText,
  tacticText,
  unitSpecialText,
  unitTexts,
  variantText,
} from '../../../src/games/mage-knight/words/texts/index.js';

const LANGUAGES = ['pl', 'en'] as const;
/** Three lines on a card of a phone's width; the few longest cards have four. */
const LONGEST = 185;

/** A single token, card or die may be said without its number: "a red crystal". */
const COUNTED = new Set(['gainMana', 'gainCrystal', 'takeWound', 'draw', 'woundSelf']);
/** Numbers that are points, and so are always said. */
const POINTS = new Set(['amount', 'add', 'delta', 'min', 'armor', 'attack', 'block', 'ranged', 'each', 'heal', 'move']);

interface Found {
  readonly amount: number;
  readonly isSaid: boolean;
}

/** Every number in steps: whether its text has to say it. Level 4 is every unit; a minimum of 0 goes without saying. */
function numbersIn(data: unknown, key = '', op = ''): Found[] {
  if (typeof data === 'number') {
    const amount = Math.abs(data);
    if (amount === 0 || (key === 'maxLevel' && amount === 4)) return [{ amount, isSaid: false }];
    return [{ amount, isSaid: amount > 1 || (POINTS.has(key) && !COUNTED.has(op) && op !== 'discard') }];
  }
  if (Array.isArray(data)) return [...repeated(data), ...data.flatMap(item => numbersIn(item, key, op))];
  if (typeof data !== 'object' || data === null) return [];
  const own = 'op' in data && typeof data.op === 'string' ? data.op : op;
  return Object.entries(data).flatMap(([name, value]) => numbersIn(value, name, own));
}

/** The same step several times over is said as so many. */
function repeated(steps: readonly unknown[]): Found[] {
  const written = steps.filter(step => typeof step === 'object').map(step => JSON.stringify(step));
  const counts = [...new Set(written)].map(step => written.filter(each => each === step).length);
  return counts.filter(count => count > 1).map(amount => ({ amount, isSaid: true }));
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** What is wrong with a text: amounts it leaves out or makes up. */
function faults(
  what: string,
  data: unknown,
  [pl, en]: readonly [string, string],
  also: readonly number[] = [],
): string[] {
  const found = numbersIn(data);
  const known = new Set([...found.map(({ amount }) => amount), ...also]);
  const perLanguage = [pl, en].flatMap(text => {
    const said = numbersOf(text);
    const missing = found.filter(({ amount, isSaid }) => isSaid && !said.includes(amount));
    return [
      ...missing.map(({ amount }) => `${what}: ${amount} is not said: ${text}`),
      ...said.filter(amount => !known.has(amount)).map(amount => `${what}: ${amount} is made up: ${text}`),
      ...(text.length > LONGEST ? [`${what}: ${text.length} characters: ${text}`] : []),
    ];
  });
  const sorted = [pl, en].map(text =>
    numbersOf(text)
      .sort((a, b) => a - b)
      .join(),
  );
  return sorted[0] === sorted[1] ? perLanguage : [...perLanguage, `${what}: ${sorted[0]} is not ${sorted[1]}`];
}

const both = (say: (language: 'pl' | 'en') => string): readonly [string, string] => [say('pl'), say('en')];

describe('texts of cards say what their steps do', () => {
  for (const card of [...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS])
    it(card.id, () => {
      expect(
        (['basic', 'powered'] as const).flatMap(side =>
          faults(
            `${card.id} ${side}`,
            card[side]?.steps ?? [],
            both(language => cardText(card.id, language)[side]),
          ),
        ),
      ).toEqual([]);
      expect(cardText(card.id, 'pl').powered === '').toBe(card.powered === null);
    });
});

it('texts of skills say what their steps do', () => {
  expect(
    SKILLS.flatMap(({ id, steps }) =>
      faults(
        id,
        steps,
        both(language => skillText(id, language)),
      ),
    ),
  ).toEqual([]);
});

it('texts of tactics say what their steps do', () => {
  expect(
    TACTICS.flatMap(({ id, steps }) =>
      faults(
        id,
        steps,
        both(language => tacticText(id, language)),
      ),
    ),
  ).toEqual([]);
});

it('texts of units say what each ability does', () => {
  expect(
    UNITS.flatMap(({ id, abilities, special = [] }) => {
      for (const language of LANGUAGES) expect(unitTexts(id, language), id).toHaveLength(abilities.length);
      return [
        ...abilities.flatMap(({ steps, scaling, bonus }, at) =>
          faults(
            `${id} ${at}`,
            { steps, scaling, bonus },
            both(language => unitTexts(id, language)[at]!),
          ),
        ),
        ...special.flatMap(each =>
          faults(
            each,
            [],
            both(language => unitSpecialText(each, language)),
            [2],
          ),
        ),
      ];
    }),
  ).toEqual([]);
});

it('texts of ruins say tribute and reward (MK-S-17)', () => {
  expect(
    RUINS.flatMap(token =>
      faults(
        token.id,
        { ...token, id: '' },
        both(language => ruinsText(token.id, language)),
      ),
    ),
  ).toEqual([]);
});

it('texts of cities say the bonus of their defenders (MK-S-8)', () => {
  const prices = [2, 6, 7, 12];
  expect(
    CITIES.flatMap(({ color, bonus }) =>
      faults(
        color,
        bonus,
        both(language => cityText(color, language)),
        prices,
      ),
    ),
  ).toEqual([]);
});

it('abilities, sites, cities, scenarios and variants have texts that agree in their numbers', () => {
  const kinds = [
    [ABILITY_NAMES, abilityText],
    [SITE_NAMES, siteText],
    [CITY_NAMES, cityText],
    [SCENARIO_NAMES, scenarioText],
    [VARIANT_NAMES, variantText],
  ] as const;
  expect(
    kinds.flatMap(([names, text]) =>
      Object.keys(names).flatMap(id => {
        const said = both(language => text(id, language));
        expect(
          said.every(each => each.length > 10),
          id,
        ).toBe(true);
        return faults(id, [], said, said.flatMap(numbersOf));
      }),
    ),
  ).toEqual([]);
});

it('no text is without a full stop', () => {
  const cards = [...BASIC_ACTIONS, ...ADVANCED_ACTIONS, ...SPELLS, ...ARTIFACTS];
  const all = LANGUAGES.flatMap(language => [
    ...cards.flatMap(({ id }) => Object.values(cardText(id, language))),
    ...SKILLS.map(({ id }) => skillText(id, language)),
    ...UNITS.flatMap(({ id }) => unitTexts(id, language)),
  ]);
  expect(all.filter(text => text !== '' && !text.endsWith('.'))).toEqual([]);
});

it('a text that drifts from its card is found', () => {
  const steps = [{ op: 'attack', amount: 4, range: 'melee', element: 'physical' }];
  expect(faults('rage', steps, ['Atak 4.', 'Attack 4.'])).toEqual([]);
  expect(faults('rage', steps, ['Atak 5.', 'Attack 4.'])).toHaveLength(3);
  expect(faults('blood', [{ op: 'takeWound', amount: 1 }], ['Weź ranę.', 'Take a Wound.'])).toEqual([]);
  expect(faults('fame', [{ op: 'fame', amount: 1 }], ['Sława.', 'Fame.'])).toHaveLength(2);
});
