import type { Mark } from '../../../engine/drawing.js';
import { circle, type Point, polygon, rect, roundRect } from '../../../geometry/paths.js';
import type { RegionId } from '../regions.js';
import { REGION_ICONS } from './icons.js';
import { type Box, group, icon, keptMarks, linear, radial, shape } from './marks.js';
import { INK, mix, REGION_HUES } from './palette.js';

/** What grows in a region: icon, where its foot stands (parts of the box), how large (parts of the shorter side). */
type Growth = readonly [name: string, x: number, foot: number, size: number];

const BEHIND: Readonly<Record<RegionId, readonly Growth[]>> = {
  na_muniu: [
    ['high-grass', 0.12, 0.84, 0.3],
    ['high-grass', 0.9, 0.84, 0.34],
    ['sundial', 0.52, 0.84, 0.5],
  ],
  red_castle: [
    ['medieval-gate', 0.56, 0.84, 0.56],
    ['white-tower', 0.3, 0.84, 0.4],
    ['white-tower', 0.8, 0.84, 0.36],
  ],
  garden: [
    ['daisy', 0.14, 0.87, 0.36],
    ['daisy', 0.4, 0.87, 0.5],
    ['daisy', 0.66, 0.87, 0.58],
    ['daisy', 0.9, 0.87, 0.42],
  ],
  tumtum: [
    ['fruit-tree', 0.2, 0.86, 0.4],
    ['fruit-tree', 0.46, 0.86, 0.56],
    ['fruit-tree', 0.76, 0.86, 0.5],
    ['fruit-tree', 0.95, 0.86, 0.36],
  ],
  pool_of_tears: [],
};

const BEFORE: Readonly<Record<RegionId, readonly Growth[]>> = {
  na_muniu: [
    ['high-grass', 0.3, 0.92, 0.2],
    ['high-grass', 0.7, 0.92, 0.24],
  ],
  red_castle: [
    ['spades', 0.16, 0.92, 0.14],
    ['spades', 0.9, 0.92, 0.16],
  ],
  garden: [
    ['rose', 0.24, 0.93, 0.24],
    ['rose', 0.54, 0.93, 0.22],
    ['rose', 0.8, 0.93, 0.26],
  ],
  tumtum: [
    ['super-mushroom', 0.12, 0.92, 0.18],
    ['super-mushroom', 0.6, 0.92, 0.24],
    ['super-mushroom', 0.7, 0.92, 0.16],
  ],
  pool_of_tears: [],
};

function grow(all: readonly Growth[], { x, y, width, height }: Box, fill: string): Mark[] {
  const unit = Math.min(width, height);
  return all.map(([name, at, foot, size]) =>
    icon(name, x + width * at, y + height * foot - unit * size * 0.46, unit * size, fill),
  );
}

function hill({ x, y, width, height }: Box, base: number, amplitude: number, phase: number): string {
  const points: Point[] = [[x, y + height]];
  for (let step = 0; step <= 24; step++) {
    const wave = Math.sin(step * 0.5 + phase) + Math.sin(step * 0.23 + phase * 2);
    points.push([x + (width * step) / 24, y + height * (base - wave * amplitude)]);
  }
  return polygon(...points, [x + width, y + height]);
}

function water(box: Box): Mark[] {
  const tones = [mix('#3F7FC0', 0.6), mix('#2F66A6', 0.55), mix('#235085', 0.5), mix('#1A3D6B', 0.42)];
  return tones.map((fill, k) => shape(hill(box, 0.66 + k * 0.09, 0.012, k * 1.7), { fill }));
}

/** Sky, hills and silhouettes of a storybook: nothing in it is lighter than a piece. */
function scene(id: RegionId, box: Box, moonAt: number | null): Mark[] {
  const { x, y, width, height } = box;
  const { hue, glow } = REGION_HUES[id];
  const sky = '#100A2C';
  const marks: Mark[] = [
    shape(rect(x, y, width, height), {
      fill: linear(0, y, 0, y + height, mix(hue, 0.5, sky), mix(hue, 0.8, sky), mix(glow, 0.46, '#140E32')),
    }),
  ];
  if (moonAt !== null) {
    const [mx, my, mr] = [x + width * moonAt, y + height * 0.34, Math.min(height * 0.2, 30)];
    marks.push(
      shape(circle(mx, my, mr * 4), { fill: radial(mx, my, mr * 4, '#FFF1CF73', '#FFF1CF00') }),
      shape(circle(mx, my, mr), { fill: '#FFEEC2' }),
    );
  }
  if (id === 'pool_of_tears') return [...marks, ...water(box)];
  return [
    ...marks,
    ...grow(BEHIND[id], box, mix(hue, 0.62)),
    shape(hill(box, 0.82, 0.035, 0.4), { fill: mix(hue, 0.62) }),
    ...grow(BEFORE[id], box, mix(hue, 0.42)),
    shape(hill(box, 0.9, 0.025, 1.7), { fill: mix(hue, 0.42) }),
    shape(hill(box, 0.97, 0.015, 3.1), { fill: mix(hue, 0.26) }),
  ];
}

export interface BedLook {
  /** A whole scene, `moon` = where its moon stands; otherwise the emblem alone. */
  readonly scene?: boolean;
  readonly moon?: number;
  readonly round?: number;
  readonly isLit?: boolean;
  readonly isDim?: boolean;
}

/** The ground a region is shown on. */
export function regionBed(id: RegionId, box: Box, look: BedLook = {}): Mark {
  const { x, y, width, height } = box;
  const marks = keptMarks(`ww bed ${id} ${width} ${height} ${JSON.stringify(look)}`, () =>
    bed(id, { x: 0, y: 0, width, height }, look),
  );
  return group(marks, { x, y, still: [-46, -46, width + 92, height + 96] });
}

function bed(id: RegionId, box: Box, { scene: isScene, moon, round = 18, isLit, isDim }: BedLook): Mark[] {
  const { width, height } = box;
  const { hue, glow } = REGION_HUES[id];
  const edge = roundRect(0, 0, width, height, round);
  return [
    shape(edge, {
      fill: INK.outline,
      shadow: isLit ? { colour: INK.halo, blur: 22 } : { colour: '#0000008C', blur: 14, dy: 5 },
    }),
    group(
      [
        ...(isScene
          ? [
              ...scene(id, box, moon ?? null),
              shape(rect(0, 0, width, height), { fill: linear(0, 0, 0, height, '#0A061633', '#0A061652') }),
            ]
          : [
              shape(rect(0, 0, width, height), {
                fill: linear(0, 0, 0, height, mix(hue, 0.7), mix(hue, 0.3), mix(hue, 0.22)),
              }),
              icon(REGION_ICONS[id], width * 0.5, height * 0.62, Math.min(width, height) * 0.94, `${glow}12`),
            ]),
        ...(isDim ? [shape(rect(0, 0, width, height), { fill: '#0A0616A6' })] : []),
      ],
      { clip: edge },
    ),
    shape(edge, { stroke: isLit ? INK.moon : mix(glow, isDim ? 0.25 : 0.55), width: isLit ? 5 : 2 }),
  ];
}
