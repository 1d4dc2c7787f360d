import type { Mark } from '../../../engine/drawing.js';
import { circle, roundRect } from '../../../geometry/paths.js';
import { ICON } from './icons.js';
import { digits, FACE, group, IN_MESSAGE, icon, linear, lineWidth, shape, sign, words } from './marks.js';
import { RADIUS, SHARD } from './outlines.js';
import { INK } from './palette.js';

/** Signs that belong to nobody: shards, dice, shields, points, badges. */

export const shard = (x: number, y: number, size: number, edge: string = INK.outline): Mark =>
  group(
    [
      shape(SHARD[0], { stroke: edge, width: 13 }),
      shape(SHARD[0], { fill: INK.ice }),
      shape(SHARD[1], { fill: INK.iceLight }),
      shape(SHARD[2], { fill: INK.iceDark }),
    ],
    { x, y, scale: size / 2 / RADIUS },
  );

/** The shard die: rolled, it shows how many shards; unrolled, a shard. */
export function die(x: number, y: number, size: number, rolled?: number): Mark[] {
  const side = (inset: number): string =>
    roundRect(x - size / 2 + inset, y - size / 2 + inset, size - 2 * inset, size - 2 * inset, size * 0.2);
  return [
    shape(side(0), { fill: INK.outline, shadow: { colour: '#00000073', blur: size * 0.12, dy: size * 0.06 } }),
    shape(side(2), {
      fill: linear(0, y - size / 2, 0, y + size / 2, '#1F6F95', '#0F3F63'),
      stroke: INK.ice,
      width: Math.max(1.5, size * 0.06),
    }),
    rolled === undefined ? shard(x, y, size * 0.72, '#08263C') : digits(rolled, x, y, size * 0.72, INK.iceLight),
  ];
}

export const star = (x: number, y: number, radius: number): Mark =>
  icon(ICON.star, x, y, radius * 2.1, INK.gold, { halo: INK.outline, haloWidth: radius * 0.12 });

/** Points; the star grows with its number, which keeps its size. */
export const points = (count: number | string, x: number, y: number, radius: number): Mark[] => [
  star(x, y, radius),
  digits(count, x, y + radius * 0.07, radius * 1.02, INK.goldInk, { max: radius * 1.25 }),
];

export const shield = (isWhole: boolean, x: number, y: number, size: number): Mark[] =>
  isWhole
    ? [
        icon(ICON.shield, x, y, size, linear(0, 0, 512, 512, '#F4F8FF', '#8EA6CF'), {
          halo: INK.outline,
          haloWidth: size * 0.05,
        }),
      ]
    : sign(ICON.cracked, x, y, size, '#8D84A8', { colour: INK.outline, width: size * 0.1 });

interface BadgeLook {
  readonly fill?: string;
  readonly edge?: string;
  readonly ink?: string;
}

/** A short number or letter on a plate that is as wide as it needs. */
export function badge(text: string | number, x: number, y: number, radius: number, look: BadgeLook = {}): Mark[] {
  const { fill = INK.outline, edge = INK.white, ink = INK.white } = look;
  const size = radius * 1.36;
  const width = Math.max(2 * radius, lineWidth(String(text), FACE.digit) * size + radius * 0.8);
  return [
    shape(roundRect(x - width / 2, y - radius, width, 2 * radius, radius), {
      fill,
      stroke: edge,
      width: Math.max(2, radius * 0.13),
    }),
    digits(text, x, y, size, ink),
  ];
}

/** A change: moonlight with dark ink. */
export const changeBadge = (text: string, x: number, y: number, radius: number): Mark[] =>
  badge(text, x, y, radius, { fill: INK.moon, edge: INK.outline, ink: INK.moonInk });

/** A word on a plate; its middle is at x. */
export function pill(
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  look: { readonly fill: string; readonly ink: string },
): Mark[] {
  return [
    shape(roundRect(x - width / 2, y - height / 2, width, height, height / 2), {
      fill: look.fill,
      stroke: INK.outline,
      width: 3,
    }),
    words(text, x, y - 1, IN_MESSAGE, look.ink, { align: 'center', max: width - 8 }),
  ];
}

/** The first-battle pawn: crossed swords on a moon. */
export const pawn = (x: number, y: number, radius: number): Mark[] => [
  shape(circle(x, y, radius), {
    fill: INK.moon,
    stroke: INK.outline,
    width: 4,
    shadow: { colour: INK.halo, blur: radius },
  }),
  icon(ICON.battle, x, y, radius * 1.5, '#3A1F10'),
];

export const tick = (x: number, y: number, size: number): Mark[] =>
  sign(ICON.done, x, y, size, INK.good, { colour: INK.outline, width: size * 0.16 });

export const cross = (x: number, y: number, half: number, colour: string = INK.danger): Mark =>
  shape(`M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`, {
    stroke: colour,
    width: half * 0.34,
  });
