import type { Palette } from '../../../engine/drawing.js';
import type { Language } from '../../../engine/language.js';

/** Colours that mean the same on every picture of the arena. */
export const INK = {
  page: '#0E1016',
  floor: '#1B1F2A',
  outline: '#0B0608',
  edge: '#07080C',
  plate: '#0B0D13',
  white: '#FFFFFF',
  dim: '#98A1B5',
  pale: '#DCE2EE',
  ivory: '#FFF6E0',
  gold: '#FFC93C',
  goldLight: '#FFEBA6',
  goldDark: '#E09A1A',
  goldInk: '#1B1000',
  steelLight: '#EEF4FB',
  steel: '#9FB0C6',
  steelDark: '#566579',
  rune: '#3DF5E0',
  hostile: '#FF4FA3',
  hemp: '#F3E2B0',
  bolt: '#F4F06A',
  wound: '#F0263C',
  poison: '#A8F01E',
  poisonInk: '#1D3B02',
  stone: '#EFE6D2',
  stoneDark: '#B7A98C',
  paper: '#F1E2BD',
  paperDark: '#CDB27C',
  paperInk: '#2B1D0A',
  spent: '#6F6874',
} as const;

/** Told by colour, shape and letter; the rim pattern is a fourth sign of the colour-blind palette. */
export interface Colours {
  readonly hi: string;
  readonly base: string;
  readonly lo: string;
  readonly ring: string;
  readonly shape: OwnerShape;
  readonly letter: string;
  readonly rim: 'plain' | 'stripes' | 'dots' | 'dashes';
}

export type OwnerShape = 'shield' | 'diamond' | 'block' | 'circle';

/** How owners are shown to one reader: their colours, and the letters of the language. */
export interface Livery {
  readonly palette: Palette;
  readonly language: Language;
}

/** Letters come from the names and avoid those that read as digits beside an Initiative: O, D and G as 0, I as 1. */
const SIGNS = {
  'dragon-empire': { shape: 'shield', letter: { pl: 'S', en: 'E' } },
  'lords-of-the-abyss': { shape: 'diamond', letter: { pl: 'W', en: 'A' } },
  'guardians-of-the-realm': { shape: 'block', letter: { pl: 'K', en: 'R' } },
  'harbingers-of-the-forest': { shape: 'circle', letter: { pl: 'P', en: 'F' } },
} as const;

type Hues = readonly [hi: string, base: string, lo: string, ring: string];

const HUES: Readonly<Record<Palette, Readonly<Record<keyof typeof SIGNS, Hues>>>> = {
  standard: {
    'dragon-empire': ['#8FC0FF', '#2E74E6', '#12336F', '#0C1830'],
    'lords-of-the-abyss': ['#FF8A86', '#D42A3C', '#5E0C1C', '#240810'],
    'guardians-of-the-realm': ['#FFD083', '#EE8B16', '#6E3A05', '#261504'],
    'harbingers-of-the-forest': ['#A9EB8E', '#35A347', '#0F4A22', '#081F10'],
  },
  // Okabe and Ito's hues, pushed apart in lightness.
  'colour-blind': {
    'dragon-empire': ['#8CCBFF', '#0A6FC2', '#06325C', '#061A30'],
    'lords-of-the-abyss': ['#FFBE94', '#CC560A', '#5A2200', '#2A1300'],
    'guardians-of-the-realm': ['#FFF9B8', '#F0DC32', '#6B5F00', '#242000'],
    'harbingers-of-the-forest': ['#9BE8D2', '#009E73', '#00483A', '#001F18'],
  },
};

const RIMS = {
  'dragon-empire': 'plain',
  'lords-of-the-abyss': 'stripes',
  'guardians-of-the-realm': 'dots',
  'harbingers-of-the-forest': 'dashes',
} as const;

const isFaction = (faction: string): faction is keyof typeof SIGNS => Object.hasOwn(SIGNS, faction);

/** The colour that stands for a faction wherever there is room for one only. */
export const accentOf = (faction: string, palette: Palette): string =>
  coloursOf(faction, { palette, language: 'en' }).base;

export function coloursOf(faction: string, { palette, language }: Livery): Colours {
  if (!isFaction(faction)) throw new Error(`Faction without colours: ${faction}`);
  const [hi, base, lo, ring] = HUES[palette][faction];
  const { shape, letter } = SIGNS[faction];
  const rim = palette === 'colour-blind' ? RIMS[faction] : 'plain';
  return { hi, base, lo, ring, shape, letter: letter[language], rim };
}

/** The same colour, let through: 0 is glass, 1 is solid. */
export const veil = (colour: string, alpha: number): string =>
  colour +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
