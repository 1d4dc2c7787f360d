import type { Mark, Paint } from '../../../engine/drawing.js';
import { circle, polar, polygon, polyline, rect } from '../../../geometry/paths.js';
import { sideAngle } from './layout.js';
import { digits, group, linear, shape } from './marks.js';
import { INK } from './palette.js';

/**
 * Symbols on the sides of a tile, the only part of it that turns. Each is drawn for the side that points down (+y):
 * the edge lies at y = 86.6, x runs along it.
 */
const onSide = (direction: number, marks: readonly Mark[]): Mark => group(marks, { turn: sideAngle(direction) - 90 });

const outlined = (path: string, fill: Paint, width = 8): Mark[] => [
  shape(path, { stroke: INK.outline, width }),
  shape(path, { fill }),
];

/** More than three: one large symbol that carries an upright number. */
function numbered(direction: number, count: number, path: string, fill: string): Mark[] {
  const [x, y] = polar(sideAngle(direction), 66);
  return [onSide(direction, outlined(path, fill)), digits(count, x, y, 29, INK.outline)];
}

/** How an attack is shown: what is printed, what others add, and whether it can be used. */
export interface AttackLook {
  readonly printed: number;
  readonly bonus: number;
  readonly disarmed: boolean;
}

/** Ivory fangs, what others add in rune light. */
export function melee(direction: number, look: AttackLook, size = 1): Mark[] {
  const total = look.printed + look.bonus;
  const colour = (bonus: boolean): string => (look.disarmed ? INK.spent : bonus ? INK.rune : INK.ivory);
  if (total > 3) {
    return numbered(direction, total, polygon([-28, 53], [28, 53], [0, 94]), colour(look.bonus > 0));
  }
  const width = [0, 31, 22.5, 18][total]! * size;
  const base = 90 - 29 * size;
  const fangs = Array.from({ length: total }, (_, k) => {
    const x = (k - (total - 1) / 2) * (width + 1.5);
    return polygon([x - width / 2, base], [x + width / 2, base], [x, 90]);
  });
  return [
    onSide(direction, [
      shape(fangs.join(''), { stroke: INK.outline, width: 8 }),
      ...fangs.map((fang, k) => shape(fang, { fill: colour(k >= look.printed) })),
    ]),
  ];
}

/** Golden arrows, what others add in rune light. */
export function ranged(direction: number, look: AttackLook): Mark[] {
  const total = look.printed + look.bonus;
  const colour = (bonus: boolean): string => (look.disarmed ? INK.spent : bonus ? INK.rune : INK.gold);
  if (total > 3) {
    const path = polygon([0, 95], [25, 76], [15, 76], [15, 52], [-15, 52], [-15, 76], [-25, 76]);
    return numbered(direction, total, path, colour(look.bonus > 0));
  }
  const gap = total === 2 ? 24 : 21;
  const barb = total > 2 ? 9.8 : 12.5;
  const arrows = Array.from({ length: total }, (_, k) => {
    const x = (k - (total - 1) / 2) * gap;
    return outlined(
      polygon([x, 92], [x + barb, 71], [x + 3.8, 74.5], [x + 3.8, 53], [x - 3.8, 53], [x - 3.8, 74.5], [x - barb, 71]),
      colour(k >= look.printed),
      7,
    );
  });
  return [onSide(direction, arrows.flat())];
}

/** A riveted plate bolted over the rim. */
export function armour(direction: number): Mark {
  const path = polygon([-47, 89], [47, 89], [36, 69], [-36, 69]);
  return onSide(direction, [
    ...outlined(path, linear(0, 90, 0, 69, INK.steelLight, INK.steel, INK.steelDark), 6),
    shape(circle(-34, 80.5, 3.4) + circle(34, 80.5, 3.4), { fill: '#3B4655' }),
  ]);
}

/** A strip of mesh along the whole side. */
export function netSide(direction: number): Mark {
  const band = polygon([-48, 89], [48, 89], [34, 62], [-34, 62]);
  const strands = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .flatMap(k => [1, -1].map(s => polyline([k * 17 - 14 * s, 60], [k * 17 + 14 * s, 91])))
    .join('');
  return onSide(direction, [
    shape(band, { fill: INK.outline, stroke: INK.outline, width: 6 }),
    group([shape(strands, { stroke: INK.hemp, width: 4.2 })], { clip: band }),
    shape(band, { stroke: INK.hemp, width: 4 }),
  ]);
}

/** The Morlock's lightning. */
export function bolt(direction: number, disarmed: boolean): Mark {
  const path = polygon([-4, 52], [14, 52], [6, 67], [18, 67], [-2, 96], [2, 76], [-12, 76]);
  return onSide(direction, outlined(path, disarmed ? INK.spent : INK.bolt, 7));
}

/** 'print' = not on the board: shown as it looks best; lit = it reaches something now. */
export type LinkState = 'print' | 'lit' | 'unlit';

const linkChevron = (y: number, w: number): string =>
  polygon([-w, y], [0, y + 9], [w, y], [w, y + 7.5], [0, y + 16.5], [-w, y + 7.5]);

/** A socket in the stone. A helping link has two chevrons, a hostile one a bar and a chevron: shape besides hue. */
export function link(direction: number, state: LinkState, hostile: boolean): Mark {
  const colour = hostile ? INK.hostile : INK.rune;
  const socket = polygon([-24, 88], [24, 88], [16, 58], [-16, 58]);
  const sign = (hostile ? rect(-13, 58, 26, 8) : linkChevron(58, 13)) + linkChevron(71, 15);
  return onSide(direction, [
    shape(socket, { fill: '#10151C', stroke: '#10151C', width: 5 }),
    shape(sign, {
      fill: state === 'unlit' ? '#4E6A70' : colour,
      ...(state === 'lit' ? { shadow: { colour, blur: 16 } } : {}),
    }),
  ]);
}
