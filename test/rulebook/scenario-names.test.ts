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

/** The same as people at a table call them, and as a thumb on a phone types them. */
const LOOSE: Readonly<Record<string, string>> = {
  'first-reconnaissance':
    'piewszy rekonesnas, scenariusz wprowadzający, first reconaissance, frist recon, tutorial scenario',
  'full-conquest': 'scenariusz podbój, pelny podbuj, ful conquest, full conqest, normal conquest',
  'blitz-conquest': 'szybki podbój, błyskawicny podbój, blits conquest, quick conquest',
  'solo-conquest': 'gra solo, podboj jednosobowy, soolo conquest, playing alone',
  'mines-liberation': 'odbijanie kopalni, wyzwolene kopalń, mines liberaton, mine scenario',
  'full-cooperation': 'gramy razem, pelna koperacja, full cooperaton, play together',
  'blitz-cooperation': 'szybki coop, blyskawiczna koperacja, blits cooperation, short coop',
  'dungeon-lords': 'władcy lochów, wladcy podziemii, dungon lords, dungeon scenario',
  'druid-nights': 'druidzi, noce druiduw, druid nigths, nights of the druids',
  'one-to-return': 'kto wróci na portal, jeden powrca, one to retrun, one returns',
  'conquer-and-hold': 'zdobądź i utrzymaj, podbij i utszymaj, conqer and hold, take and hold',
  'hero-auction': 'licytowanie bohatera, licytacja bohaterow, hero acution, bidding for heroes',
  'free-map': 'inny kształt mapy, własna mapa, custom map, bigger map',
  'random-orientation': 'obrócone kafle, losowy kirunek terenów, random tile orentation, rotated tiles',
  'random-cities': 'przypadkowe miasta, losowe masta, random citys, city at random',
  'night-arrival': 'zaczynamy w nocy, nocne pryzbycie, nigth arrival, first round night',
  darkness: 'wieczna noc, mrok nadchodzi, darkness is comming, endless night',
  'no-interactive-spells': 'bez wrednych czarów, bez czarow interakcyjnch, no interactve spells, no nasty spells',
  'no-interactive-skills': 'usunąć umiejętności interakcyjne, no interactiv skils, no nasty skills',
  'no-player-combat': 'bez pvp, bez wlaki między graczami, no playr combat, turn off pvp',
  'friendly-mana': 'przyjazne kości, przyjzna mana, frendly mana, friendly dice',
  rampage: 'orki wracają, powracający rozwścieczeni, rampge, respawning enemies',
  'more-rampage': 'jeszcze więcej wściekłości, more rampge, even more rampage',
  'interactive-combat': 'sekretna kość, wlaka interakcyjna, interactve combat, secret die',
  'action-upgrades': 'wymiana akcji, ulepsznie akcji, action upgardes, swap an action',
  draft: 'draftowanie, wybieranie kart na pocztku, drfat, starting draft',
  'city-levels': 'trudniejsze miasta, pozomy miast, ctiy levels, tougher cities',
  megapolis: 'podwójne miasto, megapols, megaplis, double city',
};

describe('the scenarios and variants of Mage Knight', () => {
  const rulebook = wholeRulebook();

  it.each(['pl', 'en'] as const)('are explained to whoever types their names (reader of %s)', language => {
    const strays = [...Object.entries(NAMES), ...Object.entries(LOOSE)].flatMap(([id, names]) =>
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
    expect(Object.keys(NAMES).filter(id => !(id in LOOSE))).toEqual(['scenarios', 'variants']);
  });
});
