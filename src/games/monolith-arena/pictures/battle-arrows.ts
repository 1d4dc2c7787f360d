import type { Mark } from '../../../engine/drawing.js';
import { arrow, circle, type Point, polar, polygon } from '../../../geometry/paths.js';
import type { StrikeView } from '../view.js';
import { angle } from './effects.js';
import { digits, disc, group, icon, shape } from './marks.js';
import { INK } from './palette.js';

/** An arrow in pixels: the strength sits on the attacker, the head bites into the victim. */
export interface Shot {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  /** To the side, in radii. */
  readonly lane: number;
}

const COLOURS: Readonly<Record<StrikeView['kind'], string>> = {
  melee: INK.ivory,
  ranged: INK.gold,
  anywhere: '#E9B3FF',
  morlock: INK.bolt,
  poison: INK.poison,
};

/** What one strike looks like. Poison has no arrow: it is told on its victim. */
export function strikeArrow({ kind, strength, stopped }: StrikeView, shot: Shot): Mark[] {
  if (kind === 'poison') return [];
  const colour = COLOURS[kind];
  const isStopped = stopped > 0 && stopped >= strength;
  const marks =
    kind === 'anywhere' ? curve(shot, colour) : shaft(shot, colour, kind === 'melee', isStopped ? 0.86 : 0.44);
  marks.push(
    ...disc(...tail(shot), shot.radius * 0.16, '#12141C', colour, shot.radius * 0.037),
    kind === 'morlock'
      ? flash(...tail(shot), shot.radius, colour)
      : digits(strength, ...tail(shot), shot.radius * 0.28, INK.white),
  );
  if (stopped > 0) marks.push(...armourSign(shot, stopped, strength));
  return marks;
}

/** Rune light runs from a Rune to the tile it saves. */
export function saveArrow(shot: Shot): Mark[] {
  return [
    ...shaft(shot, INK.rune, false, 0.44),
    ...disc(...tail(shot), shot.radius * 0.16, '#12141C', INK.rune, shot.radius * 0.037),
    icon('heart-plus', ...tail(shot), shot.radius * 0.24, INK.rune),
  ];
}

const turnOf = ({ from, to }: Shot): number => angle(from, to);

/** A point on the arrow's own line, so far from its start, in pixels. */
function along(shot: Shot, distance: number): Point {
  const turn = turnOf(shot);
  return polar(turn, distance, polar(turn + 90, shot.lane * shot.radius, shot.from));
}

const lengthOf = ({ from, to }: Shot): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
const tail = (shot: Shot): Point => along(shot, shot.radius * 0.5);

/** Melee is a wedge, everything else a thin shaft. */
function shaft(shot: Shot, colour: string, isWedge: boolean, short: number): Mark[] {
  const { radius: r } = shot;
  const head = r * 0.2;
  const path = arrow(
    r * 0.5,
    lengthOf(shot) - r * short,
    isWedge ? r * 0.05 : r * 0.065,
    isWedge ? r * 0.12 : r * 0.065,
    head,
  );
  const [x, y] = along(shot, 0);
  return [
    group(
      [
        shape(path, { stroke: INK.outline, width: r * 0.11, shadow: { colour: '#000000', blur: 10 } }),
        shape(path, { fill: colour }),
      ],
      { x, y, turn: turnOf(shot) },
    ),
  ];
}

/** A hidden blow reaches anywhere: a dotted bow over everything between, and a reticle on the victim. */
function curve(shot: Shot, colour: string): Mark[] {
  const { radius: r } = shot;
  const length = lengthOf(shot);
  const start = r * 0.5;
  const end = length - r * 0.36;
  const path = `M${start.toFixed(1)} 0Q${((start + end) / 2).toFixed(1)} ${(-length * 0.22).toFixed(1)} ${end.toFixed(1)} 0`;
  const reticle = circle(length, 0, r * 0.34);
  const [x, y] = along(shot, 0);
  return [
    group(
      [
        shape(path, { stroke: INK.outline, width: r * 0.15 }),
        shape(path, { stroke: colour, width: r * 0.075, dash: [r * 0.005, r * 0.15] }),
        shape(reticle, { stroke: INK.outline, width: r * 0.13 }),
        shape(reticle, { stroke: colour, width: r * 0.06 }),
        shape(polygon([end - r * 0.02, -r * 0.13], [end + r * 0.24, 0], [end - r * 0.02, r * 0.13]), {
          fill: colour,
          stroke: INK.outline,
          width: r * 0.05,
        }),
      ],
      { x, y, turn: turnOf(shot) },
    ),
  ];
}

/** A Morlock has no strength to tell: it destroys. */
const flash = (x: number, y: number, r: number, colour: string): Mark =>
  group([shape(polygon([1, -11], [-7, 2], [-1, 2], [-2, 11], [7, -3], [1, -3]), { fill: colour })], {
    x,
    y,
    scale: r / 100,
  });

/** A steel plate where the shot arrives: how much of it was stopped. */
function armourSign(shot: Shot, stopped: number, strength: number): Mark[] {
  const { radius: r } = shot;
  const [x, y] = along(shot, lengthOf(shot) - r * (stopped >= strength ? 0.72 : 0.3));
  return [
    ...disc(x, y, r * (stopped >= strength ? 0.19 : 0.16), INK.steel, INK.white, r * 0.04),
    stopped >= strength
      ? icon('checked-shield', x, y, r * 0.29, '#1B2430')
      : digits(`−${stopped}`, x, y, r * 0.22, '#1B2430'),
  ];
}
