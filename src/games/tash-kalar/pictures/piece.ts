import type { Mark } from '../../../engine/drawing.js';
import { circle, type Point, polar, polygon, polylines, rect } from '../../../geometry/paths.js';
import type { Rank } from '../vocabulary.js';
import { digits, FACE, group, icon, linear, shape } from './marks.js';
import { type Colours, INK, mix, type Style, veil } from './palette.js';

/** Pieces are drawn around the origin on a square of this side, then scaled. */
const CELL = 100;
/** How high a token is. */
const THICK = 5;
const FACE_Y = -THICK * 0.3;

/** Rank is the number of points, so it survives turning, mirroring and grey: disc 0, diamond 4, star 8. */
export function rankPath(rank: Rank, grow = 0, [x, y]: Point = [0, 0]): string {
  if (rank === 'common') return circle(x, y, 33.5 + grow);
  if (rank === 'heroic') return softened(4, () => 45.5 + grow * 1.3, 7.5, [x, y]);
  return softened(16, k => (k % 2 ? 33.5 + grow : k % 4 ? 42.5 + grow * 1.15 : 49.5 + grow * 1.15), 1.8, [x, y]);
}

/** A ring of corners around a middle, each cut by a short curve. */
function softened(corners: number, radius: (corner: number) => number, cut: number, middle: Point): string {
  const at = (corner: number): Point => polar(-90 + (360 / corners) * corner, radius(corner % corners), middle);
  const f = (value: number): string => String(Math.round(value * 100) / 100);
  const parts: string[] = [];
  for (let corner = 0; corner < corners; corner++) {
    const here = at(corner);
    const from = toward(here, at(corner + corners - 1), cut);
    const to = toward(here, at(corner + 1), cut);
    parts.push(`${corner ? 'L' : 'M'}${f(from[0])} ${f(from[1])}Q${f(here[0])} ${f(here[1])} ${f(to[0])} ${f(to[1])}`);
  }
  return `${parts.join('')}Z`;
}

function toward([x, y]: Point, [u, v]: Point, far: number): Point {
  const length = Math.hypot(u - x, v - y);
  return [x + ((u - x) * far) / length, y + ((v - y) * far) / length];
}

function grainMarks({ grain }: Colours, strength: number): Mark[] {
  const ink = veil('#000000', strength);
  const steps = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6];
  const lines = (path: string): Mark[] => [shape(path, { stroke: ink, width: 5, join: 'miter' })];
  switch (grain) {
    case 'plain':
      return [];
    case 'bars':
      return [shape(steps.map(k => rect(-50, k * 12.5 - 2.5, 100, 5)).join(''), { fill: ink })];
    case 'stripes':
      return [shape(steps.map(k => rect(k * 12.5 - 2.5, -50, 5, 100)).join(''), { fill: ink })];
    case 'dots':
      return [
        shape(steps.flatMap(j => steps.map(k => circle((k + (j % 2 ? 0.5 : 0)) * 14, j * 12, 3.2))).join(''), {
          fill: ink,
        }),
      ];
    case 'chevrons':
      return lines(
        polylines(
          ...steps.map((k): Point[] => [
            [-50, k * 14 + 25],
            [0, k * 14],
            [50, k * 14 + 25],
          ]),
        ),
      );
    case 'slants':
      return lines(
        polylines(
          ...steps.map((k): Point[] => [
            [-60, k * 15 + 60],
            [60, k * 15 - 60],
          ]),
        ),
      );
    case 'rings':
      return lines([12, 24, 36, 48].map(r => circle(0, 0, r)).join(''));
  }
}

/** How a piece is shown: by its rank's letter, by a glyph, or by neither. */
interface Token {
  readonly rank: Rank;
  readonly letter?: string | undefined;
  readonly icon?: string | undefined;
  readonly gateway?: boolean | undefined;
}

function tokenMarks({ rank, letter, icon: glyph, gateway }: Token, colours: Colours, grain: number): Mark[] {
  const { face, lite, dark, ink } = colours;
  const isLegend = rank === 'legendary';
  const at: Point = [0, FACE_Y];
  const outline = rankPath(rank, 0, at);
  const marks: Mark[] = [
    ...(gateway ? gatewayRing() : []),
    shape(rankPath(rank, 3.5, [0, THICK * 0.5]), {
      fill: '#07080C',
      shadow: { colour: '#000000A6', blur: 10, dy: 5 },
    }),
    shape(rankPath(rank, 0, [0, THICK * 0.7]), { fill: dark }),
    shape(outline, { fill: linear(0, -45, 0, 45, mix(face, lite, 0.28), face, mix(face, dark, 0.28)) }),
  ];
  if (grain) {
    marks.push(group(grainMarks(colours, grain), { clip: outline }));
    if (colours.grain !== 'plain' && !isLegend) marks.push(shape(circle(0, FACE_Y, 21.5), { fill: face }));
  }
  marks.push(shape(rankPath(rank, -2.2, at), { stroke: isLegend ? '#FFF3CF' : lite, width: isLegend ? 4.5 : 3.5 }));
  if (rank === 'heroic') marks.push(shape(rankPath(rank, -7.2, at), { stroke: veil(dark, 0.75), width: 2.2 }));
  if (isLegend) {
    marks.push(
      shape(circle(0, FACE_Y, glyph ? 30.5 : 27.5), {
        fill: veil(mix(dark, '#000000', 0.25), 0.88),
        stroke: INK.gold,
        width: 2.8,
      }),
    );
  }
  const fill = isLegend ? '#FFFFFF' : ink;
  if (glyph) marks.push(icon(glyph, 0, FACE_Y, rank === 'common' ? 46 : 50, fill));
  else if (letter) marks.push(digits(letter, 0, FACE_Y, 40, fill, { face: FACE.label }));
  return marks;
}

/** The Gateway: a ring of fire around the piece, open at the corners so that the square stays visible. */
function gatewayRing(): Mark[] {
  const flames = [0, 1, 2, 3, 4, 5, 6, 7].map(k => {
    const [a, tip, b] = [polar(k * 45 - 13, 40), polar(k * 45, 55), polar(k * 45 + 13, 40)];
    return polygon(a, tip, b);
  });
  return [
    shape(circle(0, FACE_Y, 44), { stroke: '#1A0628', width: 13 }),
    shape(flames.join(''), { fill: '#FF5AC8', stroke: '#1A0628', width: 3 }),
    shape(circle(0, FACE_Y, 44), { stroke: '#FF5AC8', width: 6 }),
    shape(circle(0, FACE_Y, 44), { stroke: '#FFE3F6', width: 2 }),
  ];
}

const tokens = new Map<string, readonly Mark[]>();

/** A piece on a square of this side; one that does not matter now steps back into the shade. */
export function piece(
  token: Token,
  school: string,
  style: Style,
  x: number,
  y: number,
  side: number,
  isDim = false,
): Mark {
  const key = [style.palette, style.grain, school, token.rank, token.letter, token.icon, token.gateway, isDim].join(
    ' ',
  );
  let marks = tokens.get(key);
  if (!marks) {
    const shade = shape(rankPath(token.rank, 3.8), { fill: '#17151978' });
    marks = [...tokenMarks(token, style.of(school), style.grain), ...(isDim ? [shade] : [])];
    tokens.set(key, marks);
  }
  return group(marks, { x, y, scale: side / CELL, still: [-70, -70, 140, 140] });
}

/** The outline of a piece that is not there yet, or no more. */
export const ghost = (
  rank: Rank,
  colour: string,
  x: number,
  y: number,
  side: number,
  dash: readonly number[] = [9, 7],
): Mark =>
  group([shape(rankPath(rank, -2), { fill: veil(colour, 0.16), stroke: colour, width: 4.2, dash })], {
    x,
    y,
    scale: side / CELL,
    alpha: 0.92,
  });

/** Death: a red cross with a light heart, on a dark bed. */
export function deathCross(x: number, y: number, side: number): Mark {
  const cross = polylines(
    [
      [-15, -15],
      [15, 15],
    ],
    [
      [15, -15],
      [-15, 15],
    ],
  );
  return group(
    (
      [
        [20, INK.night],
        [12.5, INK.blood],
        [4, INK.lux],
      ] as const
    ).map(([width, stroke]) => shape(cross, { stroke, width })),
    { x, y, scale: side / CELL },
  );
}

/** A small disc with a letter, number or sign in it. */
export const badge = (
  text: string,
  x: number,
  y: number,
  r: number,
  fill: string = INK.plate,
  ink: string = INK.parch,
  edge: string = INK.lux,
): Mark[] => [
  shape(circle(x, y, r), { fill, stroke: edge, width: r * 0.16 }),
  digits(text, x, y, r * 1.3, ink, { face: FACE.label, max: r * 1.6 }),
];
