import type { Group, Mark } from '../../../engine/drawing.js';
import { keptMarks } from '../../../engine/kept-marks.js';
import { DIRECTIONS, makeHex, NEIGHBOURS, opposite, parseHex, sideFacing } from '../../../geometry/hex.js';
import { chevron, hex, type Point, polar } from '../../../geometry/paths.js';
import { printOf } from '../prints.js';
import type { TileView } from '../view.js';
import { type Layout, onHex, placeOf, sideAngle } from './layout.js';
import { group, shape } from './marks.js';
import { INK } from './palette.js';

/** A chevron that steps over a border: what reaches across. Rune light helps, pink disarms, hemp nets. */
function bridgeStill(direction: number, colour: string, isShort: boolean): Group {
  const path = isShort ? chevron(95, 17, 8, 9) : chevron(106, 19, 9, 13);
  const [x, y] = polar(sideAngle(direction), 95);
  return group(
    [
      group(
        [
          shape(path, { stroke: '#06100F', width: 7 }),
          shape(path, { fill: colour, shadow: { colour, blur: 16 } }),
          shape(path, { fill: colour }),
        ],
        { turn: sideAngle(direction) },
      ),
    ],
    { still: [Math.round(x) - 48, Math.round(y) - 48, 96, 96] },
  );
}

type Reach = 'rune' | 'hostile' | 'hemp';

const bridgesIn = (isShort: boolean): Readonly<Record<Reach, readonly Group[]>> => ({
  rune: DIRECTIONS.map(direction => bridgeStill(direction, INK.rune, isShort)),
  hostile: DIRECTIONS.map(direction => bridgeStill(direction, INK.hostile, isShort)),
  hemp: DIRECTIONS.map(direction => bridgeStill(direction, INK.hemp, isShort)),
});
const LONG = bridgesIn(false);
const SHORT = bridgesIn(true);

/** What tiles do to their neighbours now. A bridge stops short of a side that attacks, which must stay readable. */
export function bridges(tiles: readonly TileView[], layout: Layout): Mark[] {
  return tiles.flatMap(tile => {
    const place = onHex(layout, tile.hex);
    const across = (kind: Reach, direction: number): Mark => {
      const to = NEIGHBOURS[parseHex(tile.hex)!]![direction]!;
      const other = tiles.find(each => to >= 0 && each.hex === makeHex(to));
      const isShort = other !== undefined && attacksAt(other, opposite(direction));
      return { ...(isShort ? SHORT : LONG)[kind][direction]!, ...place };
    };
    return [
      ...tile.holds.map(direction => across('hemp', direction)),
      ...tile.links
        .filter(({ lit }) => lit)
        .map(({ direction, hostile }) => across(hostile ? 'hostile' : 'rune', direction)),
    ];
  });
}

function attacksAt({ faction, tile, rotation }: TileView, direction: number): boolean {
  const print = printOf(faction, tile);
  const side = sideFacing(direction, rotation);
  return print.melee[side]! > 0 || print.ranged[side]! > 0 || print.lightningSides.includes(side);
}

/** A frame around a hex, one of a few colours. */
export function frame(place: { x: number; y: number; scale: number }, colour: string): Group {
  const marks = keptMarks(`frame ${colour}`, () => [
    shape(hex(98, 9), { stroke: colour, width: 6, shadow: { colour, blur: 14 } }),
  ]);
  return group(marks, { ...place, still: [-120, -120, 240, 240] });
}

/** A dashed frame: where something was, or could be. */
export const dashedFrame = (place: { x: number; y: number; scale: number }, colour: string): Group =>
  group([shape(hex(89), { stroke: colour, width: 5, dash: [14, 12] })], place);

/** Steps from the border of one hex towards another. */
export function trail(layout: Layout, from: string, to: string): Group {
  const start = placeOf(layout, from);
  const end = placeOf(layout, to);
  const steps = [42, 64, 86].map(tip => chevron(tip + 11, 17, 11, 17));
  return group(
    steps.flatMap(step => [shape(step, { stroke: INK.edge, width: 5 }), shape(step, { fill: INK.white })]),
    { ...onHex(layout, from), turn: angle(start, end) },
  );
}

export const angle = ([x0, y0]: Point, [x1, y1]: Point): number => (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
