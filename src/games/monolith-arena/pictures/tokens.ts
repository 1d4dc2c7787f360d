import type { Mark } from '../../../engine/drawing.js';
import { drop, hex, type Point, roundRect } from '../../../geometry/paths.js';
import { corner } from './badges.js';
import { digits, disc, group, icon, linear, plate, radialBetween, shape } from './marks.js';
import { INK } from './palette.js';

/** What lies on a tile for a while. Tokens are larger than badges and lie on top of the picture. */
export interface Tokens {
  readonly wounds: number;
  readonly poison: number;
  readonly entrenched: number;
  readonly disarmed: boolean;
}

type Token = (x: number, y: number, r: number) => Mark[];

/**
 * Where tokens lie over the lower half of the tile: up to two beside each other, three or four in a square, so that
 * they cover neither sides nor corners.
 */
const PLACES: Readonly<Record<number, { readonly r: number; readonly at: readonly Point[] }>> = {
  0: { r: 0, at: [] },
  1: { r: 24, at: [[29, 34]] },
  2: {
    r: 22,
    at: [
      [-24, 34],
      [25, 34],
    ],
  },
  3: {
    r: 18,
    at: [
      [-20, 4],
      [20, 4],
      [0, 41],
    ],
  },
  4: {
    r: 18,
    at: [
      [-20, 4],
      [20, 4],
      [-20, 41],
      [20, 41],
    ],
  },
};

export function tokenMarks(tokens: Tokens): Mark[] {
  const all = tokensOf(tokens);
  const { r, at } = PLACES[all.length]!;
  return all.flatMap((token, k) => token(...at[k]!, r));
}

/** On a Banner they make room for the pool. */
export function bannerTokenMarks(tokens: Tokens): Mark[] {
  const all = tokensOf(tokens);
  return all.flatMap((token, k) => token((k - (all.length - 1) / 2) * 40, 0, 17.5));
}

function tokensOf(tokens: Tokens): Token[] {
  const all: Token[] = [];
  if (tokens.disarmed) all.push(disarmToken);
  if (tokens.entrenched) all.push(trenchToken(tokens.entrenched));
  if (tokens.poison) all.push(poisonToken(tokens.poison));
  if (tokens.wounds) all.push(woundToken(tokens.wounds));
  return all;
}

/** How many tokens lie on the tile: the picture makes room for them. */
export const tokenCount = (tokens: Tokens): number => tokensOf(tokens).length;

/** A number that fits into a token whatever its digits. */
const count = (value: number, y: number, r: number): Mark => digits(value, 0, y, r * 1.5, INK.white, { max: r * 1.5 });

function woundToken(wounds: number): Token {
  return (x, y, r) => {
    const path = drop(r);
    return [
      group(
        [
          shape(path, { stroke: INK.outline, width: r * 0.42 }),
          shape(path, {
            fill: linear(0, -r * 1.3, 0, r, '#FF5C5C', INK.wound, '#A80D22'),
            stroke: INK.white,
            width: r * 0.12,
          }),
          count(wounds, 0, r),
        ],
        { x, y: y + 2 },
      ),
    ];
  };
}

function poisonToken(markers: number): Token {
  return (x, y, r) => {
    const marks = [
      ...disc(x, y, r * 0.93, radialBetween(x, y, r * 0.2, r, '#D8FF6A', INK.poison, '#5E9E06'), INK.white, 3.5),
      icon('death-skull', x, y, r * 1.5, INK.poisonInk),
    ];
    if (markers > 1) marks.push(...smallBeside(markers, x, y, r, INK.poison));
    return marks;
  };
}

/** Pales in a block of earth: what takes the first wound. */
function trenchToken(markers: number): Token {
  return (x, y, r) => {
    const path = roundRect(x - r * 0.95, y - r * 0.9, r * 1.9, r * 1.8, r * 0.35);
    const marks: Mark[] = [
      shape(path, { stroke: INK.outline, width: r * 0.42 }),
      shape(path, { fill: linear(0, y - r, 0, y + r, '#E2B277', '#8A5A26'), stroke: INK.white, width: r * 0.13 }),
      icon('palisade', x, y, r * 1.5, '#2A1604'),
    ];
    if (markers > 1) marks.push(...smallBeside(markers, x, y, r, '#E2B277'));
    return marks;
  };
}

/** A broken sword in the colour of hostile links. */
const disarmToken: Token = (x, y, r) => [
  ...disc(x, y, r * 0.93, '#3A0A22', INK.hostile, 4),
  icon('sword-break', x, y, r * 1.45, '#FFD3E8'),
];

/** How many there are, at the outer edge of the token. */
const smallBeside = (value: number, x: number, y: number, r: number, ring: string): Mark[] =>
  small(value, x + (x > 0 ? r : -r) * 0.8, y + r * 0.8, r * 0.55, ring);

const small = (value: number, x: number, y: number, r: number, ring: string): Mark[] => [
  ...disc(x, y, r, '#12141C', ring, 2.5),
  digits(value, x, y, r * 1.75, INK.white),
];

/** Hit points of the pool, on the Banner. */
export const poolPlate = (hitPoints: number, y: number): Mark[] => [
  plate(0, y, 72, 40, 10, INK.gold, 3.5),
  icon('hearts', -19, y + 1, 25, '#FF5C74'),
  digits(hitPoints, 14, y, 40, INK.white),
];

/** A Monolith folded under its Banner, and how many tiles it holds where that is known. */
export function foldedMark(inside: number | null): Mark[] {
  const [x, y] = corner('LR', 78);
  const marks: Mark[] = [
    group(
      [
        shape(hex(21, 4), { stroke: INK.outline, width: 7 }),
        shape(hex(21, 4), { fill: linear(0, -20, 0, 20, '#E4E9F2', '#8D97AB'), stroke: INK.white, width: 2 }),
        icon('menhir', 0, 0, 30, '#20263A'),
      ],
      { x, y },
    ),
  ];
  if (inside !== null) marks.push(...small(inside, x + 15, y + 15, 11, '#C7D0E0'));
  return marks;
}

/** A net thrown over the tile: over the picture, under badges and tokens. */
export function netOver(): Mark[] {
  const strands = [1, -1]
    .flatMap(s => [-84, -28, 28, 84].map(k => `M${k - 78 * s} -104Q${k + 6 * s} 10 ${k + 78 * s} 104`))
    .join('');
  const frame = hex(97, 8);
  return [
    group(
      [
        shape(hex(99, 8), { fill: '#08080C1A' }),
        shape(strands, { stroke: '#140D04', width: 7.5 }),
        shape(strands, { stroke: INK.hemp, width: 4 }),
      ],
      { clip: hex(99, 8) },
    ),
    shape(frame, { stroke: '#140D04', width: 10 }),
    shape(frame, { stroke: INK.hemp, width: 5.5, dash: [13, 7], join: 'miter' }),
  ];
}
