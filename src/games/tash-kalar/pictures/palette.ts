import type { Palette } from '../../../engine/drawing.js';
import type { Hue } from '../vocabulary.js';

/** What is painted the same in every palette. Ivory belongs to no player: it is the light of what happens. */
export const INK = {
  line: '#4A4038',
  bronze: '#8D7047',
  parch: '#F3E8CF',
  dim: '#BFB092',
  low: '#857A66',
  gold: '#FFCF5C',
  goldDeep: '#C58A1E',
  lux: '#FFF2D0',
  glow: '#FFDF9E',
  danger: '#FF6A55',
  blood: '#E2382A',
  night: '#0B0C10',
  plate: '#12131A',
  flare: '#FF9B4A',
  good: '#2F6B3F',
  goodEdge: '#8FE0A0',
} as const;

/** How a face is textured, so that an owner is told without colours too. */
type Grain = 'plain' | 'bars' | 'chevrons' | 'dots' | 'rings' | 'slants' | 'stripes';

/** The colours of an owner: face, rim, side and letters of a piece. */
export interface Colours {
  readonly face: string;
  readonly lite: string;
  readonly dark: string;
  readonly ink: string;
  readonly grain: Grain;
}

export interface HueLook {
  readonly top: string;
  readonly bottom: string;
  readonly edge: string;
  readonly icon: string;
  readonly hatch?: 'slants' | 'dots';
  readonly corner: 'wedge' | 'round';
}

/** Everything that depends on the palette and on who plays. */
export interface Style {
  readonly palette: Palette;
  readonly stone: readonly [string, string];
  readonly centre: readonly [string, string];
  readonly hues: Readonly<Record<Hue, HueLook>>;
  /** Marked squares by group. */
  readonly marks: Readonly<Record<string, string>>;
  /** How strongly faces are textured. */
  readonly grain: number;
  of(school: string): Colours;
}

type Four = readonly [face: string, lite: string, dark: string, ink: string];

const GRAINS: Readonly<Record<string, Grain>> = {
  'northern-imperial': 'plain',
  'southern-imperial': 'chevrons',
  highland: 'bars',
  sylvan: 'dots',
  everfrost: 'stripes',
  nethervoid: 'slants',
  etherweave: 'rings',
  legends: 'plain',
};

const FACES: Readonly<Record<Palette, Readonly<Record<string, Four>>>> = {
  standard: {
    'northern-imperial': ['#2F74E0', '#9CC8FF', '#15387C', '#FFFFFF'],
    'southern-imperial': ['#DC3F33', '#FFAB9B', '#6E1512', '#FFFFFF'],
    highland: ['#F0AD35', '#FFE6A8', '#7D4F0C', '#1B1206'],
    sylvan: ['#46B35A', '#B9F3B8', '#17532A', '#08170B'],
    everfrost: ['#D3E2EE', '#FFFFFF', '#4D6579', '#0D1A26'],
    nethervoid: ['#EE7423', '#FFC79C', '#6F2C06', '#1F0C02'],
    etherweave: ['#8F4FD8', '#DCBCFF', '#3F1A6E', '#FFFFFF'],
    // Legends belong to nobody until they are summoned.
    legends: ['#8A7A63', '#F0DFBE', '#3A3026', '#FFFFFF'],
  },
  // Okabe and Ito's hues, told apart by lightness and texture as well.
  'colour-blind': {
    'northern-imperial': ['#1F62C4', '#A9D0FF', '#0E2F66', '#FFFFFF'],
    'southern-imperial': ['#C8467E', '#FFB8D8', '#5C1737', '#FFFFFF'],
    highland: ['#F5D547', '#FFF6C0', '#80690C', '#1B1606'],
    sylvan: ['#1FB59A', '#B4FBEE', '#0A5145', '#04201B'],
    everfrost: ['#E4ECF4', '#FFFFFF', '#5A6C7D', '#0D1A26'],
    nethervoid: ['#D96A12', '#FFCFA0', '#5E2A02', '#1A0A00'],
    etherweave: ['#6A3FA8', '#D9C2FF', '#2A1250', '#FFFFFF'],
    legends: ['#8A7A63', '#F0DFBE', '#3A3026', '#FFFFFF'],
  },
};

const HUES: Readonly<Record<Palette, Readonly<Record<Hue, HueLook>>>> = {
  standard: {
    red: { top: '#7C2327', bottom: '#54161B', edge: '#F2695B', icon: 'fire', corner: 'wedge' },
    green: { top: '#235C3D', bottom: '#163F2A', edge: '#63CF8A', icon: 'three-leaves', corner: 'round' },
  },
  'colour-blind': {
    red: { top: '#8F4A1C', bottom: '#6D3410', edge: '#FF9D4D', icon: 'fire', hatch: 'slants', corner: 'wedge' },
    green: { top: '#1F6F86', bottom: '#165265', edge: '#7FE3F5', icon: 'three-leaves', hatch: 'dots', corner: 'round' },
  },
};

const VIOLET = '#A98BF0';
const TEAL = '#5FD6D0';

/** Violet marks would be lost among violet pieces. */
function marksFor(schools: readonly string[]): Style['marks'] {
  const first = schools.includes('etherweave') ? TEAL : VIOLET;
  return { a: first, b: '#F08BB4', yellow: '#F5D547', purple: VIOLET, red: '#F08BB4' };
}

/** Orange is near amber and near red: where they meet, textures tell the owners apart in every palette. */
const NEAR: readonly (readonly [string, string])[] = [
  ['nethervoid', 'highland'],
  ['nethervoid', 'southern-imperial'],
];
const meetNear = (schools: readonly string[]): boolean =>
  NEAR.some(pair => pair.every(school => schools.includes(school)));

/** Of two groups of marks one is striped: colours alone would not tell them apart. */
export const isStriped = (group: string): boolean => group !== 'a' && group !== 'purple';

export function styleFor(schools: readonly string[], palette: Palette): Style {
  const isStandard = palette === 'standard';
  return {
    palette,
    stone: isStandard ? ['#4A423E', '#3B3534'] : ['#403D40', '#343235'],
    centre: isStandard ? ['#2C2729', '#221E21'] : ['#272529', '#1E1C21'],
    hues: HUES[palette],
    marks: marksFor(schools),
    grain: isStandard && !meetNear(schools) ? 0 : 0.3,
    of: school => coloursOf(school, palette),
  };
}

export function coloursOf(school: string, palette: Palette): Colours {
  const four = FACES[palette][school];
  if (!four) throw new Error(`School without colours: ${school}`);
  const [face, lite, dark, ink] = four;
  return { face, lite, dark, ink, grain: GRAINS[school]! };
}

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0').toUpperCase();

/** The same colour, let through: 0 is glass, 1 is solid. */
export const veil = (colour: string, alpha: number): string => colour + hex(alpha * 255);

/** So much of the second colour in the first. */
export const mix = (one: string, other: string, part: number): string =>
  `#${[1, 3, 5].map(at => hex(channel(one, at) * (1 - part) + channel(other, at) * part)).join('')}`;
