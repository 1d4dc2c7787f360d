import type { Mark, Palette } from '../../../engine/drawing.js';
import { circle, polyline, polylines } from '../../../geometry/paths.js';
import { type HeroLook, heroLook, type Texture } from './hero-look.js';
import { digits, group, icon, keptMarks, linear, shape } from './marks.js';
import { INK, mix, veil } from './palette.js';

const STEPS = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

/** The fifth sign of the colour-blind palette, in a space of radius 50; what it is laid on cuts it. */
function textureMarks(kind: Texture, colour: string): Mark[] {
  const line = { stroke: veil(colour, 0.42), width: 6 };
  switch (kind) {
    case 'plain':
      return [];
    case 'bars':
      return [shape(polylines(...STEPS.map(k => [[k * 20 - 50, 65] as const, [k * 20 + 50, -65] as const])), line)];
    case 'chevrons':
      return [shape(STEPS.map(k => polyline([-60, k * 21], [0, k * 21 - 20], [60, k * 21])).join(''), line)];
    case 'rings':
      return [shape([1, 2, 3, 4].map(k => circle(0, 0, k * 17)).join(''), line)];
    case 'waves':
      return [
        shape(STEPS.map(k => `M-66 ${k * 17}q11 -12 22 0t22 0t22 0t22 0t22 0t22 0`).join(''), { ...line, width: 5 }),
      ];
    case 'checks':
      return [
        shape(
          polylines(
            ...STEPS.flatMap(k => [
              [[-66, k * 22] as const, [66, k * 22] as const],
              [[k * 22, -66] as const, [k * 22, 66] as const],
            ]),
          ),
          { ...line, width: 4.5 },
        ),
      ];
    case 'dots': {
      const dots = STEPS.flatMap(i => STEPS.map(j => circle((i + (j % 2) / 2) * 19, j * 17, 4.4)));
      return [shape(dots.join(''), { fill: line.stroke })];
    }
  }
}

const enamel = ({ path, face, lite, dark, texture }: HeroLook): Mark[] => [
  shape(path, { fill: linear(0, -50, 0, 50, mix(face, lite, 0.3), face, mix(face, dark, 0.55)) }),
  ...(texture === 'plain' ? [] : [group(textureMarks(texture, dark), { clip: path })]),
];

const MARK_BOX = [-76, -76, 152, 152] as const;
const PIECE_BOX = [-130, -130, 260, 260] as const;

/** The mark of an owner: a shield on the map, a badge, a bullet. Shape, colour and letter. */
export function ownerMark(hero: string, palette: Palette, x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk owner ${hero} ${palette}`, () => {
    const look = heroLook(hero, palette);
    return [
      shape(look.path, { fill: INK.outline, stroke: INK.outline, width: 20 }),
      ...enamel(look),
      shape(look.path, { stroke: look.lite, width: 7 }),
      digits(look.letter, 0, look.dy * 50, 74, look.ink),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: MARK_BOX });
}

/** The hero: a plaque that is always the brightest thing on its space. `lit` = it acts now. */
export function heroPiece(
  hero: string,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
  more: { readonly lit?: boolean; readonly badge?: 'left' | 'right' | 'none' } = {},
): Mark {
  const { lit = false, badge = 'right' } = more;
  const marks = keptMarks(`mk hero ${hero} ${palette} ${lit} ${badge}`, () => {
    const look = heroLook(hero, palette);
    const bx = badge === 'left' ? -40 : 40;
    return [
      shape(look.path, {
        fill: lit ? INK.lux : INK.outline,
        stroke: lit ? INK.lux : INK.outline,
        width: 18,
        shadow: lit ? { colour: INK.halo, blur: 36 } : { colour: '#000000BF', blur: 20, dy: 8 },
      }),
      shape(look.path, { fill: INK.outline, stroke: INK.outline, width: 8 }),
      ...enamel(look),
      group([shape(look.path, { stroke: look.lite, width: 6.5 })], { scale: 0.93 }),
      icon(look.icon, 0, look.dy * 50, 50 * look.room, look.ink, { halo: look.dark, haloWidth: 2.5 }),
      ...(badge === 'none'
        ? []
        : [
            shape(circle(bx, 38, 27), { fill: INK.outline, stroke: look.lite, width: 4 }),
            digits(look.letter, bx, 38, 40, INK.white),
          ]),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: PIECE_BOX });
}
