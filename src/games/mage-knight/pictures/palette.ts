import type { Palette } from '../../../engine/drawing.js';
import { type Colour, type Element, type Mana, TERRAINS, type Terrain } from '../terms.js';
import type { Pile } from '../tokens/enemy.js';

/** Colours that mean the same on every picture. Ivory light belongs to nobody and means "you may act here, now". */
export const INK = {
  outline: '#07090F',
  text: '#F6EFDF',
  dim: '#B9B3A4',
  low: '#8A93A8',
  line: '#39425A',
  lineHigh: '#5A6685',
  lux: '#FFF3CF',
  halo: '#FFDF8E',
  luxInk: '#1A1408',
  steel: '#CFD9E6',
  wound: '#FF5A64',
  woundLight: '#FF9D92',
  ok: '#58D68D',
  fame: '#FFCF5C',
  influence: '#FFD890',
  move: '#D8E29A',
  heal: '#8FF5A8',
  level: '#8FE9FF',
  white: '#FFFFFF',
} as const;

const channels = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

/** From one colour so far towards another. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  return `#${channels(from)
    .map((value, at) => hex(value + (end[at]! - value) * part))
    .join('')}`;
}

/** The same colour, let through: 0 is glass, 1 is solid. */
export const veil = (colour: string, alpha: number): string => colour + hex(alpha * 255);

/** How a picture is coloured: for whom, and under which sky. */
export interface Sky {
  readonly palette: Palette;
  readonly night: boolean;
}

/** Light, shade, and the two tones of what grows or stands there. */
export interface TerrainHues {
  readonly light: string;
  readonly shade: string;
  readonly high: string;
  readonly low: string;
  readonly pool: string;
}

type Hues = readonly [light: string, shade: string, high: string, low: string];
const hues = ([light, shade, high, low]: Hues, pool = low): TerrainHues => ({ light, shade, high, low, pool });

const SEA = hues(['#14324F', '#0D2238', '#2A587F', '#081626']);

const BY_DAY: Readonly<Record<Palette, Readonly<Record<Terrain, TerrainHues>>>> = {
  standard: {
    plains: hues(['#7C9544', '#5B7430', '#A3BB62', '#41561F']),
    hills: hues(['#A37B48', '#7A5731', '#C79F68', '#553A1E']),
    forest: hues(['#2C5A37', '#1D4328', '#4F9157', '#0F2A18']),
    wasteland: hues(['#6A4F4D', '#4A3537', '#8E706A', '#261A1D']),
    desert: hues(['#CFA95C', '#AB8442', '#ECD08C', '#84622A']),
    swamp: hues(['#47605A', '#2D423F', '#8AA86A', '#172724'], '#5A4A80'),
    lake: hues(['#2F74B4', '#1B4D86', '#7FB9EA', '#123661']),
    mountain: hues(['#656D7C', '#434A58', '#EEF3F8', '#232934']),
    sea: SEA,
  },
  // A ladder of lightness without a red and green pair.
  'colour-blind': {
    plains: hues(['#B7AD57', '#958B3E', '#DED585', '#665E22']),
    hills: hues(['#A1622C', '#7C4619', '#D18F52', '#50290B']),
    forest: hues(['#0D5A52', '#073F3B', '#2F9A8B', '#042523']),
    wasteland: hues(['#A39699', '#80737A', '#D3C8CB', '#2B2227']),
    desert: hues(['#EAD9A4', '#CDB878', '#FFF4D2', '#9A8446']),
    swamp: hues(['#75568F', '#543A6C', '#B795D0', '#2F1D42'], '#332349'),
    lake: hues(['#1F6FC4', '#134C8E', '#8CC6FF', '#0B3363']),
    mountain: hues(['#5F6672', '#414853', '#FFFFFF', '#1D2128']),
    sea: SEA,
  },
};

/** The same hues under the moon: shadows pulled to indigo, lights kept so that textures still read. */
const moonlit = ({ light, shade, high, low, pool }: TerrainHues): TerrainHues => {
  const dark = (colour: string): string => mix(colour, '#0B1134', 0.52);
  return { light: dark(light), shade: dark(shade), high: mix(high, '#6F86D8', 0.34), low: dark(low), pool: dark(pool) };
};

const nightOf = (palette: Palette): Record<Terrain, TerrainHues> => {
  const made: Partial<Record<Terrain, TerrainHues>> = {};
  for (const terrain of TERRAINS) made[terrain] = moonlit(BY_DAY[palette][terrain]);
  return made as Record<Terrain, TerrainHues>;
};
const BY_NIGHT: Readonly<Record<Palette, Readonly<Record<Terrain, TerrainHues>>>> = {
  standard: nightOf('standard'),
  'colour-blind': nightOf('colour-blind'),
};

export const terrainHues = (terrain: Terrain, { palette, night }: Sky): TerrainHues =>
  (night ? BY_NIGHT : BY_DAY)[palette][terrain];

/** The enamel of a pile of tokens; its icon is the second sign. */
export interface PileHues {
  readonly rim: string;
  readonly face: string;
  readonly lite: string;
}
const pile = (rim: string, face: string, lite: string): PileHues => ({ rim, face, lite });

const PILE_HUES: Readonly<Record<Palette, Readonly<Record<Pile, PileHues>>>> = {
  standard: {
    green: pile('#4FAE4A', '#173A1D', '#B8F0A0'),
    grey: pile('#9AA6B5', '#2C333F', '#E8EEF5'),
    brown: pile('#B5763A', '#3D2412', '#F1C690'),
    violet: pile('#9A5FE0', '#2E1854', '#DCC0FF'),
    white: pile('#F4F1E6', '#555A66', '#FFFFFF'),
    red: pile('#E03A35', '#4A0F16', '#FFB3A6'),
  },
  'colour-blind': {
    green: pile('#12A184', '#06362E', '#A5F2E0'),
    grey: pile('#8F98A6', '#272C35', '#E8EEF5'),
    brown: pile('#C26A1C', '#40200A', '#FFC88C'),
    violet: pile('#B48BE6', '#382058', '#ECDCFF'),
    white: pile('#FDFAF0', '#555A66', '#FFFFFF'),
    red: pile('#E8467E', '#4C0E28', '#FFBFD6'),
  },
};
export const pileHues = (of: Pile, palette: Palette): PileHues => PILE_HUES[palette][of];

/** Mana, told by colour and icon. */
export interface ManaHues {
  readonly face: string;
  readonly lite: string;
  readonly dark: string;
  readonly ink: string;
}
const mana = (face: string, lite: string, dark: string, ink = '#FFFFFF'): ManaHues => ({ face, lite, dark, ink });

const STANDARD_MANA: Readonly<Record<Mana, ManaHues>> = {
  red: mana('#E23B34', '#FFB1A2', '#6C1114'),
  blue: mana('#2F7DE8', '#B0D6FF', '#12357C'),
  green: mana('#3AA84C', '#BDF3B4', '#11491F'),
  white: mana('#EEF1F4', '#FFFFFF', '#7B8795', '#26303D'),
  gold: mana('#F6C12F', '#FFF0B0', '#7D5505', '#3A2703'),
  black: mana('#2B2732', '#8D82A6', '#0B0910', '#E6DCFF'),
};
const MANA_HUES: Readonly<Record<Palette, Readonly<Record<Mana, ManaHues>>>> = {
  standard: STANDARD_MANA,
  'colour-blind': {
    ...STANDARD_MANA,
    red: mana('#D9560F', '#FFC79A', '#642403'),
    green: mana('#0F9F80', '#A9F2DF', '#054A3B'),
  },
};
export const manaHues = (of: Mana, palette: Palette): ManaHues => MANA_HUES[palette][of];

export const ELEMENT_HUES: Readonly<Record<Element, { readonly colour: string; readonly dark: string }>> = {
  physical: { colour: '#F4EAD2', dark: '#6B5D40' },
  fire: { colour: '#FF7A3C', dark: '#7A2408' },
  ice: { colour: '#7FE0FF', dark: '#0D4A66' },
  cold_fire: { colour: '#CF9BFF', dark: '#47207A' },
};

const CITY_HUES: Readonly<Record<Palette, Readonly<Record<Colour, string>>>> = {
  standard: { green: '#6FE07F', blue: '#79B4FF', white: '#FFFFFF', red: '#FF7A6C' },
  'colour-blind': { green: '#4FE0C0', blue: '#79B4FF', white: '#FFFFFF', red: '#FFA05C' },
};
export const cityHue = (colour: Colour, palette: Palette): string => CITY_HUES[palette][colour];
