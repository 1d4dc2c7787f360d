import type { FactionId } from '../../faction.js';
import type { RegionId } from '../../regions.js';
import type { FactionText, RegionText } from './text.js';

export const FACTION_TEXTS: Readonly<Record<FactionId, FactionText>> = {
  alice: {
    name: { pl: 'Alicja', en: 'Alice' },
    genitive: 'Alicji',
    accusative: 'Alicję',
    artifact: { pl: 'Miecz Nadziei', en: 'Sword of Hope' },
  },
  hatter: {
    name: { pl: 'Kapelusznik', en: 'Mad Hatter' },
    genitive: 'Kapelusznika',
    accusative: 'Kapelusznika',
    artifact: { pl: 'Bojowy imbryk', en: 'Battle Teapot' },
  },
  queen: {
    name: { pl: 'Królowa Kier', en: 'Queen of Hearts' },
    genitive: 'Królowej Kier',
    accusative: 'Królową Kier',
    artifact: { pl: 'Topór wojenny', en: 'War Axe' },
  },
  jabberwock: {
    name: { pl: 'Dżabbersmok', en: 'Jabberwock' },
    genitive: 'Dżabbersmoka',
    accusative: 'Dżabbersmoka',
    artifact: { pl: 'Płomienne oko', en: 'Eye of Flame' },
  },
  cheshire: {
    name: { pl: 'Kot z Cheshire', en: 'Cheshire Cat' },
    genitive: 'Kota z Cheshire',
    accusative: 'Kota z Cheshire',
    artifact: { pl: 'Pazur znikąd', en: 'Claw from Nowhere' },
  },
};

export const REGION_TEXTS: Readonly<Record<RegionId, RegionText>> = {
  na_muniu: {
    pl: 'Na-Muniu',
    en: 'The Wabe',
    genitive: 'Na-Muniu',
    inside: 'w Na-Muniu',
    into: 'do Na-Muniu',
    from: 'z Na-Muniu',
  },
  red_castle: {
    pl: 'Czerwony zamek',
    en: 'Red Castle',
    genitive: 'Czerwonego zamku',
    inside: 'w Czerwonym zamku',
    into: 'do Czerwonego zamku',
    from: 'z Czerwonego zamku',
  },
  garden: {
    pl: 'Ogród o żywych kwiatach',
    en: 'Garden of Live Flowers',
    genitive: 'Ogrodu o żywych kwiatach',
    inside: 'w Ogrodzie o żywych kwiatach',
    into: 'do Ogrodu o żywych kwiatach',
    from: 'z Ogrodu o żywych kwiatach',
  },
  tumtum: {
    pl: 'Drzewa Tumtum',
    en: 'Tumtum Trees',
    genitive: 'Drzew Tumtum',
    inside: 'pod Drzewami Tumtum',
    into: 'pod Drzewa Tumtum',
    from: 'spod Drzew Tumtum',
  },
  pool_of_tears: {
    pl: 'Kałuża łez',
    en: 'Pool of Tears',
    genitive: 'Kałuży łez',
    inside: 'w Kałuży łez',
    into: 'do Kałuży łez',
    from: 'z Kałuży łez',
  },
};
