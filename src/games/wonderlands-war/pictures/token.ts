import type { Mark } from '../../../engine/drawing.js';
import { circle, polyline, polylines } from '../../../geometry/paths.js';
import type { FactionId } from '../faction.js';
import { ICON, LEADER_ICONS } from './icons.js';
import { digits, group, keptMarks, linear, shape, sign } from './marks.js';
import { OWNER_SHAPES, RADIUS } from './outlines.js';
import { type Colours, coloursOf, INK, type Livery, mix, type Texture, veil } from './palette.js';

/** The fourth sign of the colour-blind palette, in a space of radius 50; what it is laid on cuts it. */
export function texture(kind: Texture, radius = 40): Mark[] {
  const line = { stroke: '#00000042', width: radius * 0.13 };
  const steps = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  switch (kind) {
    case 'plain':
      return [];
    case 'bars': {
      const rows = steps.map(k => [
        [-2 * radius, k * radius * 0.36],
        [2 * radius, k * radius * 0.36],
      ]);
      return [shape(polylines(...(rows as [number, number][][])), line)];
    }
    case 'chevrons':
      return [
        shape(
          steps
            .map(k => k * radius * 0.42)
            .map(y => polyline([-1.3 * radius, y + radius * 0.5], [0, y], [1.3 * radius, y + radius * 0.5]))
            .join(''),
          line,
        ),
      ];
    case 'dots': {
      const dots = steps.flatMap(i =>
        steps.map(j => circle((i + (j % 2) / 2) * radius * 0.44, j * radius * 0.36, radius * 0.09)),
      );
      return [shape(dots.join(''), { fill: line.stroke })];
    }
    case 'rings':
      return [shape([1, 2, 3, 4].map(k => circle(0, 0, k * radius * 0.34)).join(''), line)];
  }
}

type Bears = 'letter' | 'leader' | 'plain';

/** An enamel piece in the shape and colour of its owner, of radius 50. */
function body(faction: FactionId, { palette, language }: Livery, bears: Bears): Mark[] {
  const { path, dy, room, letter } = OWNER_SHAPES[faction];
  const { hi, base, lo, ink, edge, texture: kind } = coloursOf(faction, palette);
  const y = RADIUS * dy;
  return [
    group(
      [shape(path, { fill: lo, stroke: INK.outline, width: 11, shadow: { colour: '#0000008C', blur: 15, dy: 6 } })],
      {
        y: 5,
      },
    ),
    shape(path, { fill: hi, stroke: INK.outline, width: 11 }),
    shape(path, { fill: hi }),
    group(
      [
        shape(path, { fill: linear(0, -RADIUS, 15, RADIUS, base, base, mix(base, 0.82, '#000000')) }),
        group([...texture(kind), shape('M-70 -88H60V-22Q-5 -8 -70 -22Z', { fill: '#FFFFFF29' })], { clip: path }),
      ],
      { y: y * 0.12, scale: 0.86 },
    ),
    ...(bears === 'leader' ? sign(LEADER_ICONS[faction], 0, y, 68 * room, ink, { colour: edge, width: 5 }) : []),
    ...(bears === 'letter' ? [digits(letter[language], 0, y, 64, ink, { halo: edge, haloWidth: 3 })] : []),
  ];
}

const BOX = [-76, -76, 152, 168] as const;

export interface TokenLook {
  readonly bears?: Bears;
  readonly isDim?: boolean;
  readonly isLit?: boolean;
}

/** The owner's piece, with the letter unless said otherwise. */
export function token(
  faction: FactionId,
  livery: Livery,
  x: number,
  y: number,
  radius: number,
  look: TokenLook = {},
): Mark {
  const { bears = 'letter', isDim = false, isLit = false } = look;
  const key = `ww token ${faction} ${livery.palette} ${livery.language} ${bears} ${isLit}`;
  const marks = keptMarks(key, () => [
    ...(isLit
      ? [
          shape(OWNER_SHAPES[faction].path, {
            fill: INK.moon,
            stroke: INK.moon,
            width: 16,
            shadow: { colour: INK.halo, blur: 26 },
          }),
        ]
      : []),
    ...body(faction, livery, bears),
  ]);
  const still = isLit ? ([-110, -110, 220, 220] as const) : BOX;
  return group(marks, { x, y, scale: radius / RADIUS, still, ...(isDim ? { alpha: 0.5 } : {}) });
}

/** The leader: its icon on the owner's piece, the letter on a badge that can be read on a phone. */
export function leader(
  faction: FactionId,
  livery: Livery,
  x: number,
  y: number,
  radius: number,
  look: TokenLook = {},
): Mark[] {
  const { hi } = coloursOf(faction, livery.palette);
  const r = Math.max(21, radius * 0.36);
  const [bx, by] = [x + radius * 0.72, y + radius * 0.72];
  const letter = OWNER_SHAPES[faction].letter[livery.language];
  return [
    token(faction, livery, x, y, radius, { ...look, bears: 'leader' }),
    shape(circle(bx, by, r), {
      fill: INK.outline,
      stroke: look.isDim ? mix(hi, 0.5) : hi,
      width: Math.max(2, r * 0.12),
    }),
    digits(letter, bx, by, r * 1.38, look.isDim ? mix(hi, 0.6) : hi),
  ];
}

/** A supporter, a castle: colour alone, so they stand in the row of their owner's token. */
export const supporter = ({ base }: Colours, x: number, y: number, size: number): Mark[] =>
  sign(ICON.supporter, x, y, size, base, { colour: INK.outline, width: size * 0.17 });

export function castle({ base, hi }: Colours, x: number, y: number, size: number, isLying = false): Mark[] {
  const marks = [
    ...sign(ICON.castle, 0, 0, size, base, { colour: INK.outline, width: size * 0.15 }),
    ...sign(ICON.castle, 0, 0, size, base, { colour: veil(hi, 0.8), width: size * 0.03 }),
  ];
  return [group(marks, { x, y, ...(isLying ? { turn: 90 } : {}) })];
}
