import type { Mark } from '../../../engine/drawing.js';
import { hex, rect } from '../../../geometry/paths.js';
import { corner } from './badges.js';
import type { Layout } from './layout.js';
import { digits, group, icon, linear, radialBetween, shape } from './marks.js';
import { ownerMark } from './owner.js';
import { type Colours, INK, veil } from './palette.js';

/** The quiet page under everything. No speckle: it would cost half the bytes of the picture. */
export const page = (width: number, height: number): Mark =>
  shape(rect(0, 0, width, height), {
    fill: radialBetween(width / 2, height * 0.55, 60, Math.max(width, height) * 0.75, '#2A3142', INK.floor, INK.page),
  });

/** How far the light of a corner reaches. */
const REACH = 620;

/**
 * Light in a corner of the page, in the colour of the side that sits there. Painted only where it falls: a gradient costs
 * as much where it shows nothing.
 */
export function cornerLight(x: number, y: number, colour: string, top: number, width: number, height: number): Mark {
  const [left, above] = [Math.max(0, x - REACH), Math.max(top, y - REACH)];
  const [right, below] = [Math.min(width, x + REACH), Math.min(height, y + REACH)];
  return shape(rect(left, above, right - left, below - above), {
    fill: radialBetween(x, y, 20, REACH, veil(colour, 0.3), veil(colour, 0)),
  });
}

/** The arena's floor: worn stone and two fine lines, never brighter than a tile. */
export function arena({ radius, middle }: Layout): Mark[] {
  const floor = hex(radius * 4.62, 70, middle, true);
  const line = hex(radius * 4.5, 66, middle, true);
  return [
    shape(floor, {
      fill: radialBetween(middle[0], middle[1], 40, radius * 4.7, '#3A4256', '#1D2230', '#0C0E14'),
      stroke: veil(INK.gold, 0.38),
      width: 2.5,
    }),
    shape(line, { stroke: veil(INK.gold, 0.16), width: 1.5 }),
  ];
}

/** An empty hex with its name, in a space where it has radius 100. */
export function emptyHex(name: string | null): Mark[] {
  const marks: Mark[] = [
    shape(hex(97), { fill: INK.plate }),
    shape(hex(94), { fill: linear(0, -94, 0, 94, '#4A546C', '#232938') }),
    shape(hex(90), { fill: linear(0, -90, 0, 90, '#222837', '#31394C') }),
  ];
  if (name) marks.push(digits(name, 0, 0, 40, INK.dim));
  return marks;
}

/** An empty Monolith element: a socket in its owner's colour, clearly a place and not a piece. */
export const emptyElement = (name: string, colours: Colours): Mark[] => [
  shape(hex(99, 6), { fill: INK.plate }),
  shape(hex(96, 6), { fill: linear(0, -96, 0, 96, '#C9D1DF', '#79839A') }),
  shape(hex(80), { fill: linear(0, -80, 0, 80, '#11141C', '#242A38') }),
  shape(hex(88, 7), { stroke: colours.base, width: 6, dash: [16, 12] }),
  icon('menhir', 0, -20, 74, veil(colours.hi, 0.6)),
  digits(name, 0, 44, 40, '#E8ECF5'),
  group([ownerMark(colours, ...corner('UL'), 17.5)], { alpha: 0.85 }),
];

/** How much smaller a tile is drawn on an element, so that the element shows all around it. */
export const ON_ELEMENT = 0.84;

/** An element under a tile: a stone frame with its owner's studs, whoever stands on it. */
export function plinth(colours: Colours): Mark[] {
  const studs = [-90, -30, 30, 90, 150, 210];
  return [
    shape(hex(101, 6), { fill: INK.plate, shadow: { colour: '#000000CC', blur: 14, dy: 6 } }),
    shape(hex(98, 6), { fill: linear(0, -98, 0, 98, '#E3E8F1', '#A3ADC0', '#6B758B') }),
    shape(hex(98, 6), { stroke: INK.plate, width: 2 }),
    shape(hex(91.5, 6), { stroke: colours.base, width: 7, dash: [20, 14] }),
    ...studs.map(angle =>
      group([shape(hex(7, 1), { fill: colours.hi, stroke: INK.plate, width: 2 })], {
        x: 89 * Math.cos((angle * Math.PI) / 180),
        y: 89 * Math.sin((angle * Math.PI) / 180),
      }),
    ),
  ];
}
