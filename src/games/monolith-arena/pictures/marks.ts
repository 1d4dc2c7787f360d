import type { Mark, Paint, Text } from '../../../engine/drawing.js';
import { cutTo } from '../../../engine/letter-widths.js';
import { letterings, shape } from '../../../engine/marks.js';
import { block, circle, diamond, roundRect, shield } from '../../../geometry/paths.js';
import { INK, type OwnerShape } from './palette.js';

export { group, icon, linear, radialBetween, shape } from '../../../engine/marks.js';

/** Names and titles, digits, labels, sentences. */
export const FACE = {
  title: 'grenze-700',
  digit: 'barlow-condensed-800',
  label: 'barlow-condensed-700',
  body: 'barlow-condensed-500',
} as const;

/** Eleven pixels in a message of a phone: no word is set smaller. */
export const LEAST = 40;
export const LEADING = 40;

export const { digits, words } = letterings(FACE);

/** How much wider the letters of titles are than those of the lighter face that are measured. */
const BOLD = 1.05;

/** The name of a player: cut where it is too long, never set too small to be read. The post has it whole. */
export const named = (name: string, x: number, y: number, room: number, align: Text['align']): Text =>
  words(cutTo(name, 'grenze-600', room / BOLD / LEAST), x, y, LEAST, INK.white, {
    face: FACE.title,
    ...(align && { align }),
  });

/** A disc with a dark outline and, if wanted, a coloured ring. */
export function disc(x: number, y: number, r: number, fill: Paint, ring?: string, width = 3): Mark[] {
  return [
    shape(circle(x, y, r + width), { fill: INK.outline }),
    shape(circle(x, y, r), ring === undefined ? { fill } : { fill, stroke: ring, width }),
  ];
}

/** A dark plate with a coloured edge, around its middle. */
export const plate = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  edge: string,
  line = 2.5,
): Mark =>
  shape(roundRect(x - width / 2, y - height / 2, width, height, round), { fill: INK.plate, stroke: edge, width: line });

const SHAPES: Readonly<Record<OwnerShape, (r: number) => string>> = {
  shield,
  diamond,
  block,
  circle: r => circle(0, 0, r),
};

export const ownerPath = (owner: OwnerShape, r: number): string => SHAPES[owner](r);
