import type { Mark } from '../../../engine/drawing.js';
import { hex, type Point, polyline } from '../../../geometry/paths.js';
import type { Terrain } from '../terms.js';
import { group, keptMarks, linear, radial, shape } from './marks.js';
import { type Sky, type TerrainHues, terrainHues, veil } from './palette.js';
import { scatter } from './scatter.js';
import { dune, fir, mound, peak, pool, reeds, rock, tuft, wave } from './terrain-motifs.js';

/** A space is a hex of this radius in its own lengths. */
export const SIDE = 100;

type Spots = readonly (readonly number[])[];
/** Where motifs stand, in parts of the radius: over the space, or along its rim where something stands in the middle. */
interface Motif {
  readonly open: Spots;
  readonly busy: Spots;
  draw(spot: readonly number[], hues: TerrainHues, random: () => number, busy: boolean): readonly Mark[];
}

const shaken = (random: () => number, by: number): number => (random() - 0.5) * by * SIDE;

/** A crack of three pieces, and where it ends. */
function crack(
  from: Point,
  angle: number,
  length: number,
  random: () => number,
): { line: string; end: Point; angle: number } {
  const points: Point[] = [from];
  let [x, y] = from;
  let turned = angle;
  for (let piece = 0; piece < 3; piece++) {
    turned += (random() - 0.5) * 1.1;
    x += (Math.cos(turned) * length) / 3;
    y += (Math.sin(turned) * length) / 3;
    points.push([x, y]);
  }
  return { line: polyline(...points), end: [x, y], angle: turned };
}

function cracks(x: number, y: number, { low }: TerrainHues, random: () => number, length: number): Mark[] {
  return [0, 1, 2, 3].flatMap(k => {
    const long = crack([x, y], (k * Math.PI) / 2 + random(), length, random);
    const short = crack(long.end, long.angle + 0.6, 20, random);
    return [shape(long.line, { stroke: low, width: 6 }), shape(short.line, { stroke: low, width: 3.5 })];
  });
}

const MOTIFS: Readonly<Record<Terrain, Motif>> = {
  plains: {
    open: [
      [-0.5, 0],
      [0.1, -0.02],
      [0.52, 0.16],
      [-0.24, 0.4],
      [0.28, 0.56],
      [-0.6, 0.5],
      [-0.06, 0.78],
    ],
    busy: [
      [-0.62, 0.18],
      [0.6, -0.22],
      [-0.28, 0.82],
      [0.34, 0.8],
      [0.66, 0.42],
      [-0.6, -0.28],
    ],
    draw: ([x, y], hues, random, busy) =>
      tuft(x! * SIDE + shaken(random, 0.08), y! * SIDE + shaken(random, 0.08), busy ? 19 : 25, hues),
  },
  forest: {
    open: [
      [-0.4, -0.08, 50],
      [0.42, -0.06, 50],
      [0.02, 0.12, 58],
      [-0.62, 0.36, 56],
      [0.62, 0.36, 56],
      [-0.24, 0.56, 60],
      [0.28, 0.58, 60],
      [0.02, 0.9, 50],
    ],
    busy: [
      [-0.66, -0.12, 44],
      [0.66, -0.14, 44],
      [-0.72, 0.34, 46],
      [0.72, 0.34, 46],
      [-0.44, 0.74, 42],
      [0.44, 0.74, 42],
      [0, 0.97, 36],
    ],
    draw: ([x, y, tall], hues, random) =>
      fir(x! * SIDE + shaken(random, 0.06), y! * SIDE + shaken(random, 0.05), tall!, hues),
  },
  hills: {
    open: [
      [-0.36, 0.04, 80, 32],
      [0.4, 0.1, 80, 34],
      [0, 0.42, 100, 42],
      [-0.5, 0.72, 90, 36],
      [0.48, 0.78, 96, 38],
    ],
    busy: [
      [-0.62, 0, 60, 26],
      [0.62, -0.02, 60, 26],
      [-0.5, 0.66, 86, 34],
      [0.5, 0.68, 86, 34],
      [0, 1, 90, 28],
    ],
    draw: ([x, y, wide, tall], hues) => mound(x! * SIDE, y! * SIDE, wide!, tall!, hues),
  },
  mountain: {
    open: [
      [0.42, 0.22, 86, 78],
      [-0.44, 0.3, 86, 74],
      [0.02, 0.62, 120, 106],
      [-0.56, 0.86, 80, 56],
      [0.6, 0.86, 80, 56],
    ],
    busy: [
      [-0.58, 0.2, 70, 70],
      [0.58, 0.2, 70, 70],
      [-0.4, 0.86, 90, 60],
      [0.42, 0.88, 90, 60],
    ],
    draw: ([x, y, wide, tall], hues) => peak(x! * SIDE, y! * SIDE, wide!, tall!, hues),
  },
  lake: {
    open: [
      [-0.34, -0.12],
      [0.36, -0.02],
      [-0.05, 0.26],
      [-0.5, 0.48],
      [0.42, 0.5],
      [0, 0.74],
    ],
    busy: [
      [-0.62, 0.05],
      [0.62, -0.1],
      [-0.36, 0.7],
      [0.4, 0.72],
      [0.62, 0.36],
    ],
    draw: ([x, y], { high }) => [wave(x! * SIDE, y! * SIDE, veil(high, 0.9))],
  },
  sea: {
    open: [
      [-0.34, -0.12],
      [0.36, -0.02],
      [-0.05, 0.26],
      [-0.5, 0.48],
      [0.42, 0.5],
      [0, 0.74],
    ],
    busy: [],
    draw: ([x, y], { high }) => [wave(x! * SIDE, y! * SIDE, veil(high, 0.4))],
  },
  desert: {
    open: [
      [-0.28, -0.04, 90],
      [0.44, 0.1, 80],
      [-0.1, 0.36, 110],
      [-0.46, 0.68, 90],
      [0.44, 0.66, 90],
    ],
    busy: [
      [-0.5, 0.02, 80],
      [0.55, -0.05, 70],
      [-0.5, 0.66, 90],
      [0.5, 0.7, 90],
      [0, 0.96, 80],
    ],
    draw: ([x, y, wide], hues) => dune(x! * SIDE, y! * SIDE, wide!, hues),
  },
  wasteland: {
    open: [
      [-0.3, 0.05, 50],
      [0.36, 0.42, 50],
      [-0.35, 0.66, 50],
      [-0.52, 0.3, 0, 13],
      [0.12, 0.16, 0, 11],
      [0.52, 0.02, 0, 12],
      [0.1, 0.72, 0, 13],
      [-0.12, 0.4, 0, 8],
    ],
    busy: [
      [-0.66, 0.1, 30],
      [0.66, 0, 30],
      [-0.1, 0.88, 30],
      [0.5, 0.66, 30],
      [-0.5, 0.62, 30],
      [-0.68, 0.36, 0, 10],
      [0.7, 0.3, 0, 10],
      [0.2, 0.9, 0, 9],
    ],
    draw: ([x, y, long, stone], hues, random) =>
      long ? cracks(x! * SIDE, y! * SIDE, hues, random, long) : rock(x! * SIDE, y! * SIDE, stone!, hues),
  },
  swamp: {
    open: [
      [-0.34, 0.1, 38],
      [0.4, 0.36, 36],
      [-0.2, 0.68, 40],
      [0.02, 0.06, 0, 42],
      [0.56, 0.14, 0, 40],
      [-0.58, 0.46, 0, 42],
      [0.1, 0.62, 0, 44],
      [0.3, 0.86, 0, 30],
    ],
    busy: [
      [-0.6, 0.2, 28],
      [0.62, 0, 28],
      [0, 0.86, 38],
      [-0.64, 0.1, 0, 34],
      [0.68, 0.4, 0, 38],
      [-0.42, 0.76, 0, 34],
      [0.34, 0.78, 0, 30],
    ],
    draw: ([x, y, wide, tall], hues) =>
      wide ? pool(x! * SIDE, y! * SIDE, wide, hues.pool) : reeds(x! * SIDE, y! * SIDE, tall!, hues),
  },
};

const EDGE = hex(98.5, 0);
const BEVEL = hex(95, 0);

/** The land of one space: colour and texture, the light from the upper left, a quiet cap behind the label. */
export function terrainMarks(terrain: Terrain, sky: Sky, seed: number, busy: boolean): readonly Mark[] {
  const variant = seed % 3;
  return keptMarks(`mk terrain ${terrain} ${sky.palette} ${sky.night} ${variant} ${busy}`, () => {
    const hues = terrainHues(terrain, sky);
    const random = scatter(variant + 7);
    const motif = MOTIFS[terrain];
    const glint = sky.night ? '#9FB4FF47' : '#FFF6D84D';
    return [
      shape(EDGE, { fill: linear(-50, -100, 50, 100, hues.light, hues.shade) }),
      group(
        [
          ...(terrain === 'lake'
            ? [shape(EDGE, { fill: radial(0, 10, 100, veil(hues.low, 0.85), veil(hues.low, 0)) })]
            : []),
          ...(busy ? motif.busy : motif.open).flatMap(spot => motif.draw(spot, hues, random, busy)),
          shape(BEVEL, { stroke: linear(-100, -100, 100, 100, glint, '#FFFFFF00', '#00000059'), width: 5 }),
          ...(terrain === 'sea'
            ? []
            : [shape('M-100 -100H100V-15H-100Z', { fill: linear(0, -100, 0, -20, '#0000006B', '#00000000') })]),
        ],
        { clip: EDGE },
      ),
    ];
  });
}

/** A space of the land by itself, for legends. */
export const terrainHex = (terrain: Terrain, sky: Sky, x: number, y: number, radius: number): Mark =>
  group(
    keptMarks(`mk terrain hex ${terrain} ${sky.palette} ${sky.night}`, () => [
      shape(hex(104, 0), { fill: '#07090F' }),
      ...terrainMarks(terrain, sky, 1, false),
    ]),
    { x, y, scale: radius / SIDE, still: [-104, -108, 208, 216] },
  );
