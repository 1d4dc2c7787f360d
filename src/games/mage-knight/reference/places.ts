import type { Language } from '../../../engine/language.js';
import { CITIES } from '../sites/cities.js';
import type { Tile, TileSpace } from '../tiles/tile.js';
import { TILES } from '../tiles/tiles.js';
import { RUINS } from '../tokens/ruins.js';
import { CITY_NAMES, RUINS_NAMES, SITE_NAMES, TERRAIN_NAMES } from '../words/names/index.js';
import { cityText, ruinsText, siteText } from '../words/texts/index.js';
import { describe, formsOf, kindLine, type Pictured, pick } from './describing.js';
import { siteFacts } from './site-facts.js';

const site = (id: string): Pictured => {
  const { rules, pl, en, isExpansion = false } = siteFacts[id]!;
  return describe('site', id, rules, language => ({
    name: SITE_NAMES[id]![language],
    group: pick(language, 'Miejsca', 'Sites'),
    words: [...formsOf(SITE_NAMES[id]!, language), ...pick(language, pl, en)],
    body: [
      kindLine(language, isExpansion ? 'lost_legion' : 'base', pick(language, 'Miejsce', 'Site')),
      siteText(id, language),
    ].join('\n'),
  }));
};

const LETTERS = {
  pl: { grey: 'szary', brown: 'brązowy', violet: 'fioletowy', white: 'biały', green: 'zielony', red: 'czerwony' },
  en: { grey: 'grey', brown: 'brown', violet: 'violet', white: 'white', green: 'green', red: 'red' },
} as const;

/** The garrison by level: "4: grey, brown, white". */
const garrisons = (color: string, language: Language): string[] =>
  (CITIES.find(city => city.color === color)?.garrison ?? []).map(
    (piles, at) => `${at + 1}: ${piles.map(pile => LETTERS[language][pile]).join(', ')}`,
  );

const CITY_RULES: Readonly<Record<string, readonly string[]>> = {
  green: ['MK-S-8.2', 'MK-S-8.1', 'MK-W-13.12', 'MK-S-7.5'],
  blue: ['MK-S-8.4', 'MK-S-8.1', 'MK-W-13.12', 'MK-S-7.5'],
  white: ['MK-S-8.6', 'MK-S-8.1', 'MK-W-13.12', 'MK-S-7.5'],
  red: ['MK-S-8.8', 'MK-S-8.1', 'MK-W-13.12', 'MK-S-7.5'],
  megapolis: ['MK-S-9.1', 'MK-S-9.4', 'MK-X-37.1'],
};

const city = (id: string): Pictured =>
  describe('city', id, CITY_RULES[id]!, language => {
    const levels = garrisons(id, language);
    const name = CITY_NAMES[id]!;
    return {
      name: pick(
        language,
        id === 'megapolis' ? 'Megapolis (miasto)' : name.pl,
        id === 'megapolis' ? 'Megapolis (city)' : name.en,
      ),
      group: pick(language, 'Miasta', 'Cities'),
      words: pick(language, [name.where], []),
      body: [
        kindLine(language, 'base', pick(language, 'Miasto', 'City')),
        cityText(id, language),
        ...(levels.length > 0
          ? ['', pick(language, '**Obrońcy według poziomu**', '**Defenders by level**'), ...levels]
          : []),
      ].join('\n'),
    };
  });

const ruins = (id: string, set: (typeof RUINS)[number]['set'], isAltar: boolean): Pictured =>
  describe('ruins', id, ['MK-S-17.1', isAltar ? 'MK-S-16.4' : 'MK-S-16.5'], language => ({
    name: RUINS_NAMES[id]![language],
    group: pick(language, 'Żetony ruin', 'Ruins tokens'),
    words: pick(language, [isAltar ? 'ołtarz ruiny' : 'strażnicy ruiny'], [isAltar ? 'altar ruins' : 'ruins guards']),
    body: [
      kindLine(language, set, pick(language, 'Żeton ruin', 'Ruins token')),
      ruinsText(id, language),
      '',
      pick(language, '1 żeton', '1 token'),
    ].join('\n'),
  }));

const TILE_KINDS = {
  pl: {
    start: 'Teren początkowy',
    countryside: 'Teren wiejski',
    core: 'Teren główny',
    city: 'Teren główny z miastem',
  },
  en: { start: 'Start tile', countryside: 'Countryside tile', core: 'Core tile', city: 'Core tile with a city' },
} as const;

const MINES = {
  pl: { red: 'czerwona', blue: 'niebieska', green: 'zielona', white: 'biała' },
  en: { red: 'red', blue: 'blue', green: 'green', white: 'white' },
} as const;

function spaceText({ terrain, site: at, mine, city: colour }: TileSpace, language: Language): string {
  const ground = TERRAIN_NAMES[colour === undefined ? terrain : 'city_space']![language];
  if (colour !== undefined) return CITY_NAMES[colour]![language];
  if (at === undefined) return ground;
  const kinds = mine?.map(each => MINES[language][each]).join(pick(language, ' i ', ' and '));
  return `${ground}: ${SITE_NAMES[at]![language]}${kinds === undefined ? '' : ` (${kinds})`}`;
}

const ORDER = {
  pl: ['środek', 'pn.-wsch.', 'wschód', 'pd.-wsch.', 'pd.-zach.', 'zachód', 'pn.-zach.'],
  en: ['centre', 'north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'],
} as const;

/** `country_3` is the third of the countryside, `core_5` the fifth core tile. */
const tileNumber = (id: string): string => id.slice(id.indexOf('_') + 1).toUpperCase();

const tile = ({ id, kind, set, spaces }: Tile): Pictured => {
  const isCountry = kind === 'countryside';
  return describe('tile', id, ['MK-W-1.6', kind === 'start' ? 'MK-X-12.1' : 'MK-W-5.1', 'MK-W-4.2'], language => {
    const number = tileNumber(id);
    return {
      name: `${kind === 'city' ? TILE_KINDS[language].core : TILE_KINDS[language][kind]} ${number}`,
      group: pick(language, 'Tereny', 'Map tiles'),
      words: pick(
        language,
        kind === 'start'
          ? [`start ${number}`, `strona ${number}`]
          : [`${isCountry ? 'wiejski' : 'główny'} ${number}`, `kafelek ${number} ${isCountry ? 'zielony' : 'brązowy'}`],
        kind === 'start' ? [`start ${number}`, `side ${number}`] : [`${isCountry ? 'green' : 'brown'} tile ${number}`],
      ),
      body: [
        kindLine(language, set, TILE_KINDS[language][kind]),
        ...spaces.map((space, at) => `${ORDER[language][at]}: ${spaceText(space, language)}`),
      ].join('\n'),
    };
  });
};

export const sites: readonly Pictured[] = Object.keys(SITE_NAMES).map(site);
export const cities: readonly Pictured[] = Object.keys(CITY_NAMES).map(city);
export const ruinsTokens: readonly Pictured[] = RUINS.map(token => ruins(token.id, token.set, 'tribute' in token));
export const tiles: readonly Pictured[] = TILES.map(tile);
