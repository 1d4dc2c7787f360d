import type { Palette } from '../../../engine/drawing.js';
import type { Language } from '../../../engine/language.js';
import type { FactionId } from '../faction.js';
import type { RegionId } from '../regions.js';

/** Colours that mean the same on every picture. Moonlight belongs to nobody and means "now". */
export const INK = {
  outline: '#0A0616',
  text: '#FFF6E4',
  dim: '#C3B6DC',
  low: '#8377A6',
  line: '#4B3D74',
  moon: '#FFF1CF',
  halo: '#FFDF9A',
  moonInk: '#241000',
  gold: '#FFCF57',
  goldDeep: '#A8701A',
  goldInk: '#2A1600',
  paper: '#FFFAF0',
  paperDark: '#F0E2C8',
  paperInk: '#2A1A3A',
  china: '#FFFFFF',
  chinaDark: '#E9E6F4',
  ice: '#7FE4F7',
  iceLight: '#E8FDFF',
  iceDark: '#35B6D6',
  mad: '#FF4FAE',
  madLight: '#FFD3EC',
  madBed: '#1C0716',
  venom: '#B4F52A',
  ember: '#FF8A2A',
  emberLight: '#FFC089',
  danger: '#FF3B57',
  dangerLight: '#FF8FA3',
  good: '#7DF0B4',
  white: '#FFFFFF',
} as const;

/** The table and its chairs, from light to dark. */
export const WOOD = ['#8A5A3C', '#5C3826', '#2F1B16'] as const;

export type Texture = 'plain' | 'bars' | 'chevrons' | 'dots' | 'rings';

/** Told by colour, shape and letter; the texture is a fourth sign of the colour-blind palette. */
export interface Colours {
  readonly hi: string;
  readonly base: string;
  readonly lo: string;
  /** What is drawn on the base, and what keeps that apart from it. */
  readonly ink: string;
  readonly edge: string;
  readonly texture: Texture;
}

/** How owners are shown to one reader: their colours, and the letters of the language. */
export interface Livery {
  readonly palette: Palette;
  readonly language: Language;
}

type Hues = readonly [hi: string, base: string, lo: string, ink: string, texture: Texture];

const HUES: Readonly<Record<Palette, Readonly<Record<FactionId, Hues>>>> = {
  standard: {
    alice: ['#A9D0FF', '#3485F7', '#143F8F', '#FFFFFF', 'plain'],
    hatter: ['#FFE3A6', '#FFA41F', '#8A4B00', '#241000', 'plain'],
    queen: ['#FFAAB4', '#E52F4C', '#6F0D22', '#FFFFFF', 'plain'],
    jabberwock: ['#BDF5B4', '#35B457', '#0D5528', '#04180A', 'plain'],
    cheshire: ['#E3C6FF', '#A15CF0', '#48188A', '#FFFFFF', 'plain'],
  },
  // Every pair stays about 25 apart (CIE76) for all three kinds of colour blindness.
  'colour-blind': {
    alice: ['#A6D2FF', '#1C6FD0', '#0B356E', '#FFFFFF', 'plain'],
    hatter: ['#FFF7C4', '#F4D93E', '#7D6A08', '#1F1800', 'bars'],
    queen: ['#FFC9A6', '#D9581A', '#6B2504', '#FFFFFF', 'chevrons'],
    jabberwock: ['#C1FFF0', '#18B394', '#065444', '#01201A', 'dots'],
    cheshire: ['#FFFFFF', '#D0D0FF', '#575089', '#1C1640', 'rings'],
  },
};

export function coloursOf(faction: FactionId, palette: Palette): Colours {
  const [hi, base, lo, ink, texture] = HUES[palette][faction];
  return { hi, base, lo, ink, edge: ink === INK.white ? lo : hi, texture };
}

/** Beds of the regions: never bright enough to be taken for an owner. */
export const REGION_HUES: Readonly<Record<RegionId, { readonly hue: string; readonly glow: string }>> = {
  na_muniu: { hue: '#8F7A2E', glow: '#F4D77A' },
  red_castle: { hue: '#7A2433', glow: '#FF8F8F' },
  garden: { hue: '#7A2A63', glow: '#FF9FD6' },
  tumtum: { hue: '#1F5B42', glow: '#8FE6B0' },
  pool_of_tears: { hue: '#1F4F86', glow: '#8FD0FF' },
};

const channels = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

/** So much of a colour over another, the dark of the outlines unless said otherwise. */
export function mix(colour: string, part: number, over: string = INK.outline): string {
  const below = channels(over);
  return `#${channels(colour)
    .map((value, at) => hex(value * part + below[at]! * (1 - part)))
    .join('')}`;
}

/** The same colour, let through: 0 is glass, 1 is solid. */
export const veil = (colour: string, alpha: number): string => colour + hex(alpha * 255);
