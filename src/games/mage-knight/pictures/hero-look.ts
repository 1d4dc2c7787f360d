import type { Palette } from '../../../engine/drawing.js';
import { circle, polar, polygon, roundRect } from '../../../geometry/paths.js';

export type Texture = 'plain' | 'bars' | 'dots' | 'chevrons' | 'rings' | 'checks' | 'waves';

/** A hero is told by colour, shape, letter and icon; the texture is a fifth sign of the colour-blind palette. */
export interface HeroLook {
  readonly letter: string;
  /** The outline of its plaque, in a space of radius 50. */
  readonly path: string;
  /** Where the middle of what stands on it lies, and how large that may be, in parts of the radius. */
  readonly dy: number;
  readonly room: number;
  readonly icon: string;
  readonly face: string;
  readonly lite: string;
  readonly dark: string;
  readonly ink: string;
  readonly texture: Texture;
}

const OCTAGON = polygon(...[0, 1, 2, 3, 4, 5, 6, 7].map(k => polar(22.5 + 45 * k, 55)));
const DROP = 'M0 -65C27.5 -35 52.5 -10 50 12.5A50 50 0 0 1 -50 12.5C-52.5 -10 -27.5 -35 0 -65Z';
const SHIELD = 'M-46 -47.5H46V5Q42.5 37.5 0 56Q-42.5 37.5 -46 5Z';
export const SHIELD_PATH = SHIELD;

type Shape = readonly [letter: string, path: string, dy: number, room: number, icon: string];
const SHAPES: Readonly<Record<string, Shape>> = {
  tovak: ['T', SHIELD, 0, 1.3, 'black-knight-helm'],
  arythea: ['A', polygon([0, -61], [57, 0], [0, 61], [-57, 0]), 0, 1.12, 'bleeding-heart'],
  goldyx: ['G', circle(0, 0, 51), 0, 1.3, 'sea-serpent'],
  norowas: ['N', roundRect(-47, -47, 94, 94, 8), 0, 1.3, 'elf-helmet'],
  wolfhawk: ['W', polygon([-58, -46], [58, -46], [0, 62]), -0.22, 1.1, 'eagle-head'],
  krang: ['K', OCTAGON, 0, 1.3, 'overlord-helm'],
  braevalar: ['B', DROP, 0.14, 1.25, 'deer-head'],
};

type Hues = readonly [face: string, lite: string, dark: string, ink: string, texture: Texture];
const HUES: Readonly<Record<Palette, Readonly<Record<string, Hues>>>> = {
  standard: {
    tovak: ['#2F6FE0', '#A6CDFF', '#12307A', '#FFFFFF', 'plain'],
    arythea: ['#D8303F', '#FFB0A8', '#650D1C', '#FFFFFF', 'plain'],
    goldyx: ['#2FA352', '#B2F3B6', '#0D4A26', '#FFFFFF', 'plain'],
    norowas: ['#EEF0F2', '#FFFFFF', '#6A7482', '#1A2230', 'plain'],
    wolfhawk: ['#F0B32E', '#FFE9A8', '#7A5206', '#201504', 'plain'],
    krang: ['#E8742A', '#FFC59A', '#6E2C06', '#FFFFFF', 'plain'],
    braevalar: ['#18B3B0', '#A9F4EF', '#07504F', '#FFFFFF', 'plain'],
  },
  'colour-blind': {
    tovak: ['#1F62C4', '#A6CDFF', '#12307A', '#FFFFFF', 'plain'],
    arythea: ['#E8801C', '#FFD3A0', '#6B3503', '#FFFFFF', 'bars'],
    goldyx: ['#0F9F80', '#A5F2E0', '#054A3B', '#FFFFFF', 'dots'],
    norowas: ['#EEF0F2', '#FFFFFF', '#6A7482', '#1A2230', 'chevrons'],
    wolfhawk: ['#F2DC5A', '#FFF7C8', '#6E5F08', '#201504', 'rings'],
    krang: ['#A8431C', '#FFC59A', '#4A1A04', '#FFFFFF', 'checks'],
    braevalar: ['#6FD8E8', '#E0FBFF', '#0B5866', '#06262E', 'waves'],
  },
};

/** Before heroes are picked a seat has none (MK-X-21). */
const NOBODY: HeroLook = {
  letter: '?',
  path: circle(0, 0, 51),
  dy: 0,
  room: 1.2,
  icon: 'help',
  face: '#5A6685',
  lite: '#B9C3DA',
  dark: '#232A3A',
  ink: '#FFFFFF',
  texture: 'plain',
};

export function heroLook(hero: string, palette: Palette): HeroLook {
  const shape = SHAPES[hero];
  const hues = HUES[palette][hero];
  if (!shape || !hues) return NOBODY;
  const [letter, path, dy, room, icon] = shape;
  const [face, lite, dark, ink, texture] = hues;
  return { letter, path, dy, room, icon, face, lite, dark, ink, texture };
}
