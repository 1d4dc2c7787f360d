import { describe, expect, it } from 'vitest';
import { wholeRulebook } from './whole-rulebook.js';

/** Scenarios and variants of Mage Knight by the names people type after `/rules`, declined and without their accents too. */
const NAMES: Readonly<Record<string, string>> = {
  scenarios: 'scenariusz, scenariusze, scenariuszy, scenario, scenarios',
  'first-reconnaissance':
    'scenariusz pierwszy rekonesans, pierwszego rekonesansu, w pierwszym rekonesansie, scenario first reconnaissance, first recon',
  'full-conquest':
    'scenariusz pełen podbój, pełnego podboju, w pełnym podboju, pełny podbój, pelen podboj, scenario full conquest',
  'blitz-conquest':
    'scenariusz błyskawiczny podbój, błyskawicznego podboju, w błyskawicznym podboju, scenario blitz conquest',
  'solo-conquest':
    'scenariusz podbój jednoosobowy, podboju jednoosobowego, w podboju jednoosobowym, scenariusz solo, scenariusz dla jednej osoby, scenario solo conquest, solo scenario, scenario for one player',
  'mines-liberation':
    'scenariusz wyzwolenie kopalń, wyzwolenia kopalń, w wyzwoleniu kopalń, wyzwolenie kopaln, scenario mines liberation, liberation of the mines',
  'full-cooperation':
    'scenariusz pełna kooperacja, pełnej kooperacji, w pełnej kooperacji, scenario full cooperation, full coop',
  'blitz-cooperation':
    'scenariusz błyskawiczna kooperacja, błyskawicznej kooperacji, scenario blitz cooperation, blitz coop',
  'dungeon-lords': 'scenariusz władcy podziemi, władców podziemi, we władcach podziemi, scenario dungeon lords',
  'druid-nights':
    'scenariusz noce druidów, nocy druidów, w nocach druidów, noce druidow, scenariusz druidzi, scenario druid nights, druids scenario',
  'one-to-return': 'scenariusz jeden powraca, w jeden powraca, scenario one to return',
  'conquer-and-hold': 'scenariusz podbij i utrzymaj, w podbij i utrzymaj, scenario conquer and hold',
  variants: 'wariant, warianty, wariantów, variant, variants',
  'hero-auction': 'wariant licytacja bohaterów, licytacji bohaterów, z licytacją bohaterów, variant hero auction',
  'free-map':
    'wariant kształt mapy i liczba terenów, kształtu mapy i liczby terenów, variant map shape and number of tiles',
  'random-orientation': 'wariant losowy kierunek terenów, losowego kierunku terenów, variant random tile orientation',
  'random-cities': 'wariant losowe miasta, losowych miast, z losowymi miastami, variant random cities',
  'night-arrival': 'wariant nocne przybycie, nocnego przybycia, variant night arrival',
  darkness: 'wariant nadciąga ciemność, nadciągająca ciemność, variant darkness is coming',
  'no-interactive-spells':
    'wariant brak czarów interakcyjnych, bez czarów interakcyjnych, variant no interactive spells',
  'no-interactive-skills':
    'wariant brak umiejętności interakcyjnych, bez umiejętności interakcyjnych, variant no interactive skills',
  'no-player-combat': 'wariant brak walki między graczami, bez walki między graczami, variant no player combat',
  'friendly-mana': 'wariant przyjazna mana, przyjaznej many, z przyjazną maną, variant friendly mana',
  rampage: 'wariant wściekłość, wściekłości, wscieklosc, variant rampage',
  'more-rampage': 'wariant więcej wściekłości, wiecej wscieklosci, variant more rampage',
  'interactive-combat': 'wariant walka interakcyjna, walki interakcyjnej, variant interactive combat',
  'action-upgrades': 'wariant ulepszanie akcji, ulepszania akcji, ulepszaniem akcji, variant action upgrades',
  draft: 'wariant wybieranie kart na początku, wybierania kart na początku, variant draft at the start, draft',
  'city-levels': 'wariant poziomy miast, poziomów miast, z poziomami miast, variant city levels',
  megapolis: 'wariant megapolis, megapolis, variant megapolis',
};

describe('the scenarios and variants of Mage Knight', () => {
  const rulebook = wholeRulebook();

  it.each(['pl', 'en'] as const)('are explained to whoever types their names (reader of %s)', language => {
    const strays = Object.entries(NAMES).flatMap(([id, names]) =>
      names.split(', ').flatMap(text => {
        const found = rulebook.find({ text, language, here: 'mage-knight', most: 1 })[0]!.entry.id;
        return found === id ? [] : [`${text} → ${found}`];
      }),
    );
    expect(strays).toEqual([]);
  });

  it('are all named: each passage of the two chapters but those that go on about one', () => {
    const chapters = rulebook.book('mage-knight')!.sections.filter(({ id }) => ['scenarios', 'variants'].includes(id));
    const general = chapters.flatMap(({ entries }) => entries.filter(({ text }) => !text.en.title.includes(':')));
    const others = general.map(({ id }) => id).filter(id => !(id in NAMES));
    expect(others).toEqual(['map-shapes', 'first-reconnaissance-solo']);
  });
});
