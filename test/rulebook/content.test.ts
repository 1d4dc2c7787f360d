import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/engine/index.js';
import { isRuling } from '../../src/rulebook/index.js';
import { NUMBERS, RULED } from './rule-numbers.js';
import { PASSAGES_ONLY, referenceOf, wholeBooks } from './whole-rulebook.js';

/** A phone screen, with some mercy for examples. */
const LONGEST = 900;
/** Discord's limit for a button, which titles become. */
const LONGEST_TITLE = 80;

/** Passages of what no printed heading covers: rulings of ours, doubts, and expansions whose leaflets we have not seen. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  'monolith-arena': ['who-chooses-first', 'regeneration-own-order', 'names', 'absent', 'tile-doubts'],
  'tash-kalar': [
    ...['modes', 'pieces', 'supply', 'borrowing', 'task-types', 'lines-and-chains', 'isolation-task'],
    ...['teams', 'team-cards', 'frozen', 'gateway', 'summoner-rights', 'everfrost-sentinel', 'deathbringer', 'warp'],
    ...[
      'linked-swap',
      'pending-penalty',
      'void',
      'legend-makers',
      'rulings-movers',
      'rulings-growers',
      'rulings-others',
    ],
  ],
  'wonderlands-war': [
    ...['base-strength', 'run-out', 'sealed', 'strength-limits', 'losses-in-turn', 'late-units', 'feat-wins'],
    ...['card-forging', 'last-leaders', 'pillow', 'dormouse', 'burbling', 'all-mad-here'],
  ],
  'mage-knight': [
    ...['components', 'any-colour', 'setting-dice', 'tactic-rulings', 'end-effects', 'expansion-sites'],
    ...['points-in-combat', 'crystal-cards', 'borrowing-cards', 'combat-cards', 'other-card-rulings'],
    ...['editions', 'languages'],
  ],
};

const books = wholeBooks();
const folders = readdirSync('assets').filter(game => game in NUMBERS);

it('every game with numbers here has its rules in assets', () => {
  expect(folders.sort()).toEqual(Object.keys(NUMBERS).sort());
});

describe.each(folders)('the rules of %s', game => {
  const reference = referenceOf(game)!;
  const book = books.find(each => each.game === game)!;
  const entries = book.sections.flatMap(({ entries }) => entries);
  const passages = entries.filter(({ kind }) => kind === 'passage');
  const covered = passages.flatMap(({ rules }) => rules);

  it('cover every rule and every ruling of the digest', () => {
    expect(NUMBERS[game]!.filter(number => !covered.includes(number))).toEqual([]);
  });

  it('cover no rule twice and none that does not exist', () => {
    expect(covered.filter((number, at) => covered.indexOf(number) !== at)).toEqual([]);
    expect(covered.filter(number => !NUMBERS[game]!.includes(number))).toEqual([]);
  });

  it('have an id for each entry that no other has, and refer only to entries that exist', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const lost = entries.flatMap(({ id, see }) => see.filter(to => !ids.includes(to) || to === id));
    expect(lost).toEqual([]);
  });

  it.each(LANGUAGES)('fit a phone screen and a button (%s)', language => {
    for (const { id, text } of passages) {
      expect(text[language].body.length, id).toBeLessThanOrEqual(LONGEST);
      expect(text[language].title.length, id).toBeLessThanOrEqual(LONGEST_TITLE);
    }
  });

  it('mark in both languages what is a ruling of ours', () => {
    for (const { id, rules, text } of passages) {
      const isOurs = rules.some(rule => isRuling(rule) || RULED.includes(rule));
      for (const language of LANGUAGES) expect(text[language].body.includes('⚖️'), `${id} ${language}`).toBe(isOurs);
    }
  });

  it('name the heading of the printed rulebook, unless it is silent or has none', () => {
    const silent = passages.filter(({ chapter }) => chapter === null).map(({ id }) => id);
    expect(silent).toEqual(SILENT[game]);
  });

  it('speak of the same squares in the examples of both languages', () => {
    const squaresIn = (body: string) => new Set(body.split('\n> ')[1]?.match(/\b[A-I][1-9]\b/g));
    for (const { id, example, text } of passages) {
      if (example === null) continue;
      expect(squaresIn(text.pl.body), id).toEqual(squaresIn(text.en.body));
    }
  });

  it.skipIf(PASSAGES_ONLY.includes(game))('draw every component and every example, and use every example', () => {
    const look = { palette: 'standard' } as const;
    for (const language of LANGUAGES) {
      for (const { id } of reference.components) {
        const { drawing, alt } = reference.component(id, language, look);
        expect(JSON.stringify(drawing.marks).length, id).toBeGreaterThan(1000);
        expect(alt.length, id).toBeGreaterThan(10);
      }
    }
    const called = passages.flatMap(({ example }) => example ?? []);
    expect(called.filter(name => !reference.examples.includes(name))).toEqual([]);
    expect(reference.examples.filter(name => !called.includes(name))).toEqual([]);
    for (const name of called)
      expect(JSON.stringify(reference.example(name, 'pl', look).drawing.marks).length, name).toBeGreaterThan(1000);
  });

  it.skipIf(PASSAGES_ONLY.includes(game))('say of every component what it does and which rules concern it', () => {
    const numbers = new Set(NUMBERS[game]);
    const components = entries.filter(({ kind }) => kind === 'component');
    expect(components.length).toBeGreaterThan(40);
    for (const { id, rules, text } of components) {
      for (const language of LANGUAGES) expect(text[language].body.length, id).toBeGreaterThan(20);
      expect(rules.length, id).toBeGreaterThan(0);
      expect(
        rules.filter(rule => !numbers.has(rule)),
        id,
      ).toEqual([]);
    }
  });
});
