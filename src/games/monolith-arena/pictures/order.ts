import type { Group } from '../../../engine/drawing.js';
import { polygon, polyline, roundRect } from '../../../geometry/paths.js';
import { tileIcon } from './icons.js';
import { group, icon, linear, shape } from './marks.js';
import { ownerMark } from './owner.js';
import { type Colours, INK, veil } from './palette.js';

const HALF = 70;

/** Orders never lie on the board, so they are no hexes: a writ on parchment with its owner's seal, 200 high. */
export function orderGroup(
  faction: string,
  tile: string,
  colours: Colours,
  place: { x: number; y: number; scale: number },
): Group {
  const writ = polygon([-HALF, -96], [HALF, -96], [HALF, 76], [0, 98], [-HALF, 76]);
  const frame = polyline([9 - HALF, -64], [9 - HALF, 70], [0, 88], [HALF - 9, 70], [HALF - 9, -64]);
  return group(
    [
      shape(writ, { fill: INK.edge, shadow: { colour: '#000000B3', blur: 14, dy: 6 } }),
      shape(writ, {
        fill: linear(-HALF, -96, HALF, 98, '#FBF1D6', INK.paper, INK.paperDark),
        stroke: INK.edge,
        width: 3,
      }),
      shape(roundRect(-HALF - 8, -100, 2 * HALF + 16, 26, 8), {
        fill: linear(0, -100, 0, -74, colours.hi, colours.base),
        stroke: INK.edge,
        width: 3,
      }),
      shape(frame, { stroke: veil('#7A5A22', 0.7), width: 2.5 }),
      ...(tile === 'battle-charge'
        ? [
            icon('crossed-swords', -20, -22, 74, INK.paperInk),
            icon('horse-head', 26, 18, 60, colours.lo, { halo: INK.paper, haloWidth: 4 }),
          ]
        : [icon(tileIcon(faction, tile), 0, -8, 98, INK.paperInk)]),
      ownerMark(colours, 0, 74, 22),
    ],
    { ...place, still: [-110, -125, 220, 270] },
  );
}
