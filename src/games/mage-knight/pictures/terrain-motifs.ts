import type { Mark } from '../../../engine/drawing.js';
import { polygon } from '../../../geometry/paths.js';
import { linear, shape } from './marks.js';
import { mix, type TerrainHues, veil } from './palette.js';

/** Things that grow and stand on the land, drawn at a point: the ground they stand on. */

const fine = (value: number): number => Math.round(value * 10) / 10;

export function fir(x: number, y: number, height: number, { low, high }: TerrainHues): Mark[] {
  const width = height * 0.62;
  const half = (side: number): string =>
    [
      [1, 0.52, 0.62],
      [0.74, 0.26, 0.82],
      [0.48, 0, 1],
    ]
      .map(([top, foot, wide]) =>
        polygon(
          [x, y - height * top!],
          [x + ((side * width) / 2) * wide!, y - height * foot!],
          [x, y - height * foot!],
        ),
      )
      .join('');
  return [shape(half(1), { fill: low }), shape(half(-1), { fill: high })];
}

export function mound(x: number, y: number, width: number, height: number, hues: TerrainHues): Mark[] {
  const path =
    `M${fine(x - width / 2)} ${fine(y)}C${fine(x - width * 0.3)} ${fine(y - height * 1.3)} ` +
    `${fine(x + width * 0.25)} ${fine(y - height * 1.35)} ${fine(x + width / 2)} ${fine(y)}`;
  const fill = linear(x - width / 2, y - height, x + width / 2, y, hues.high, mix(hues.shade, hues.low, 0.35));
  return [
    shape(`${path}Z`, { fill }),
    shape(path, { stroke: veil(hues.low, 0.75), width: Math.max(2.4, width * 0.035) }),
  ];
}

export function peak(x: number, y: number, w: number, h: number, { light, low, high }: TerrainHues): Mark[] {
  return [
    shape(polygon([x, y - h], [x + w / 2, y], [x - w / 2, y]), { fill: mix(light, '#FFFFFF', 0.12) }),
    shape(polygon([x, y - h], [x + w / 2, y], [x + w * 0.06, y], [x - w * 0.04, y - h * 0.45]), { fill: low }),
    shape(
      polygon(
        [x, y - h],
        [x + w * 0.17, y - h * 0.66],
        [x + w * 0.06, y - h * 0.58],
        [x - w * 0.03, y - h * 0.68],
        [x - w * 0.1, y - h * 0.56],
        [x - w * 0.19, y - h * 0.62],
      ),
      { fill: high },
    ),
  ];
}

export function tuft(x: number, y: number, size: number, { high, low }: TerrainHues): Mark[] {
  const blades = [
    [-0.5, -0.55, 0.1],
    [-0.12, -1, 0.12],
    [0.3, -0.8, 0.11],
    [0.62, -0.42, 0.09],
  ] as const;
  return blades.map(([dx, dy, wide]) =>
    shape(
      `M${fine(x)} ${fine(y)}Q${fine(x + dx * size * 0.2)} ${fine(y + dy * size * 0.6)} ` +
        `${fine(x + dx * size)} ${fine(y + dy * size)}`,
      { stroke: dx < 0.1 ? high : low, width: size * wide * 2.1 },
    ),
  );
}

export function dune(x: number, y: number, w: number, { low, high }: TerrainHues): Mark[] {
  const at = (dx: number, dy: number): string => `${fine(x + dx * w)} ${fine(y + dy * w)}`;
  const ridge = `M${at(-0.5, 0)}Q${at(-0.05, -0.42)} ${at(0.08, -0.26)}`;
  return [
    shape(`${ridge}Q${at(0.2, -0.06)} ${at(0.5, 0)}Q${at(0, 0.04)} ${at(-0.5, 0)}Z`, { fill: veil(low, 0.75) }),
    shape(`${ridge}Q${at(-0.12, -0.1)} ${at(-0.04, 0.02)}Q${at(-0.3, 0.02)} ${at(-0.5, 0)}Z`, { fill: high }),
  ];
}

export function wave(x: number, y: number, colour: string): Mark {
  return shape(`M${fine(x - 25.5)} ${fine(y)}q8.5 -12 17 0t17 0t17 0`, { stroke: colour, width: 6.5 });
}

export function rock(x: number, y: number, size: number, { high, low }: TerrainHues): Mark[] {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const;
  return [
    shape(polygon(at(-1.3, 0.5), at(-0.6, -0.8), at(0.5, -1), at(1.3, 0.5)), { fill: high }),
    shape(polygon(at(0.1, -0.1), at(0.5, -1), at(1.3, 0.5), at(0.2, 0.5)), { fill: veil(low, 0.8) }),
  ];
}

export function pool(x: number, y: number, width: number, colour: string): Mark[] {
  const ellipse = (w: number, h: number): string =>
    `M${fine(x - w)} ${fine(y)}a${fine(w)} ${fine(h)} 0 1 1 ${fine(2 * w)} 0a${fine(w)} ${fine(h)} 0 1 1 ${fine(-2 * w)} 0Z`;
  const w = width * 0.72;
  return [
    shape(ellipse(width, width * 0.42), { fill: colour }),
    shape(
      `M${fine(x - w)} ${fine(y - 2)}Q${fine(x - w * 0.2)} ${fine(y - width * 0.34)} ${fine(x + w * 0.6)} ${fine(y - width * 0.2)}`,
      {
        stroke: veil(mix(colour, '#FFFFFF', 0.45), 0.9),
        width: 4,
      },
    ),
  ];
}

export function reeds(x: number, y: number, size: number, { high }: TerrainHues): Mark[] {
  return [
    [-0.28, 0.8],
    [0, 1],
    [0.3, 0.72],
  ].flatMap(([dx, tall]) => [
    shape(`M${fine(x + dx! * size * 0.4)} ${fine(y)}L${fine(x + dx! * size)} ${fine(y - size * tall!)}`, {
      stroke: high,
      width: size * 0.1,
    }),
    shape(
      `M${fine(x + dx! * size * 0.93)} ${fine(y - size * tall! * 0.78)}L${fine(x + dx! * size)} ${fine(y - size * tall!)}`,
      { stroke: mix(high, '#5B3A1A', 0.75), width: size * 0.24 },
    ),
  ]);
}
