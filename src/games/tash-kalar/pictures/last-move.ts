import type { Mark } from '../../../engine/drawing.js';
import { circle, type Point, polygon, polyline, rect, roundRect } from '../../../geometry/paths.js';
import { makeSquare, parseSquare, SIGHT } from '../../../geometry/square.js';
import type { ContestView, LastMove } from '../view.js';
import { type Deed, DIRECTION_NAMES, type Mention, type SquareName } from '../vocabulary.js';
import { starLine } from './arena.js';
import { cardIcon } from './icons.js';
import { type Layout, middleOf } from './layout.js';
import { group, radial, shape } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { badge, deathCross, ghost, piece } from './piece.js';
import { hueOf, inkedHue } from './position.js';

/** The last move as marks below and above the pieces, and what the pieces' own drawing must leave out. */
interface MoveMarks {
  readonly below: readonly Mark[];
  readonly above: readonly Mark[];
  /** The being is drawn by these marks. */
  readonly hidden: ReadonlySet<SquareName>;
  /** Squares where a small label would disturb. */
  readonly busy: ReadonlySet<SquareName>;
}

const NOTHING: MoveMarks = { below: [], above: [], hidden: new Set(), busy: new Set() };

/** Where the summoned being stands after all it did, and the squares it went over; null once it is gone. */
export function trackBeing(last: LastMove): { readonly at: SquareName | null; readonly way: readonly SquareName[] } {
  let at = last.square;
  const way: SquareName[] = at === null ? [] : [at];
  for (const deed of last.deeds) {
    if (at === null) break;
    if (deed.did === 'moved' && deed.path[0] === at) {
      at = deed.path.at(-1)!;
      way.push(...deed.path.slice(1));
    } else if (deed.did === 'swapped') {
      if (deed.one.square === at) at = deed.other.square;
      else if (deed.other.square === at) at = deed.one.square;
    } else if ((deed.did === 'destroyed' || deed.did === 'captured') && deed.piece.square === at) {
      // What the being crushed on arriving is told first; after a move its square holds only itself.
      if (deed !== last.deeds[0] || last.laying?.crushes == null) at = null;
    }
  }
  return { at, way };
}

/** Steps of one piece in a row become one path. */
function pathsOf(deeds: readonly Deed[]): SquareName[][] {
  const paths: SquareName[][] = [];
  for (const deed of deeds) {
    if (deed.did !== 'moved') continue;
    const open = paths.at(-1);
    if (open && open.at(-1) === deed.path[0]) open.push(...deed.path.slice(1));
    else paths.push([...deed.path]);
  }
  return paths;
}

/** The way a piece went: a line through the squares with a head where it ended. */
function pathArrow(points: readonly Point[], cell: number, stop = 0.47): Mark[] {
  const [ax, ay] = points.at(-2)!;
  const [bx, by] = points.at(-1)!;
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const at = (back: number, aside = 0): Point => [
    bx - ux * cell * back - uy * cell * aside,
    by - uy * cell * back + ux * cell * aside,
  ];
  const line = polyline(...points.slice(0, -1), at(stop + 0.22));
  const bed = '#08090EDB';
  return [
    shape(line, { stroke: bed, width: cell * 0.17 }),
    shape(polygon(at(stop - 0.07), at(stop + 0.29, 0.23), at(stop + 0.29, -0.23)), { fill: bed }),
    shape(line, { stroke: INK.lux, width: cell * 0.085 }),
    shape(polygon(at(stop), at(stop + 0.25, 0.18), at(stop + 0.25, -0.18)), { fill: INK.lux }),
    ...points
      .slice(0, -1)
      .map(([x, y], k) =>
        shape(circle(x, y, cell * (k ? 0.075 : 0.09)), { fill: INK.lux, stroke: bed, width: cell * 0.03 }),
      ),
  ];
}

/** Two pieces that changed places: a line between them with a head at either end. */
function swapArrow(one: Point, other: Point, cell: number): Mark[] {
  const far = Math.hypot(other[0] - one[0], other[1] - one[1]);
  const near = (from: Point, to: Point): Point => [
    from[0] + ((to[0] - from[0]) * cell * 0.34) / far,
    from[1] + ((to[1] - from[1]) * cell * 0.34) / far,
  ];
  const [from, to] = [near(one, other), near(other, one)];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [...pathArrow([middle, to], cell, 0.04), ...pathArrow([middle, from], cell, 0.04)];
}

/** A frame around a square, on the gap, so that the square's colour stays visible. */
export function squareFrame(
  square: SquareName,
  layout: Layout,
  colour: string,
  look: { readonly fill?: number; readonly dash?: boolean; readonly width?: number } = {},
): Mark {
  const [x, y] = middleOf(layout, square);
  const { cell } = layout;
  return shape(roundRect(x - cell * 0.488, y - cell * 0.488, cell * 0.976, cell * 0.976, cell * 0.13), {
    ...(look.fill ? { fill: veil(colour, hueOf(square) ? look.fill * 0.35 : look.fill) } : {}),
    stroke: colour,
    width: cell * (look.width ?? 0.055),
    ...(look.dash ? { dash: [cell * 0.16, cell * 0.11] } : {}),
  });
}

/** The light of the event lies on the stone, below every piece. */
export function light(square: SquareName, layout: Layout, style: Style): Mark[] {
  const [x, y] = middleOf(layout, square);
  const far = layout.cell * 1.15;
  return [
    shape(rect(x - far, y - far, far * 2, far * 2), {
      fill: radial(x, y, far, INK.lux, veil(INK.glow, 0.8), veil(INK.glow, 0.26), veil(INK.glow, 0)),
    }),
    ...inkedHue(square, layout, style),
  ];
}

/** A small crossed-out token: what died where something else stands now. */
export function deadBadge(
  { rank, colour }: Mention,
  [x, y]: Point,
  cell: number,
  view: ContestView,
  style: Style,
): Mark[] {
  return [
    shape(circle(x, y, cell * 0.25), { fill: INK.plate, stroke: INK.danger, width: cell * 0.035 }),
    piece({ rank }, view.colours[colour]!.school, style, x, y, cell * 0.48),
    deathCross(x, y, cell * 0.6),
  ];
}

/** A chevron pointing up or down beside a piece whose rank changed. */
function rankArrow([x, y]: Point, cell: number, isUp: boolean): Mark {
  const r = cell * 0.17;
  const tip = isUp ? -0.52 : 0.52;
  return group(
    [
      shape(circle(0, 0, r), {
        fill: isUp ? INK.good : '#6E2A1C',
        stroke: isUp ? INK.goodEdge : INK.danger,
        width: r * 0.2,
      }),
      shape(polygon([-r * 0.5, -tip * r * 0.6], [0, tip * r], [r * 0.5, -tip * r * 0.6]), { fill: '#FFFFFF' }),
    ],
    { x: x - cell * 0.36, y: y - cell * 0.36 },
  );
}

/** A shot flies from its square to the last piece it hit, or to the edge of the arena. */
function beams(deed: Extract<Deed, { did: 'shot' }>, dead: ReadonlySet<SquareName>, layout: Layout): Mark[] {
  const { cell } = layout;
  const from = middleOf(layout, deed.from);
  return deed.directions.flatMap(name => {
    const line = SIGHT[parseSquare(deed.from)!]![DIRECTION_NAMES.indexOf(name)]!;
    const squares = line.map(makeSquare);
    const last = squares.findLast(each => dead.has(each)) ?? squares.at(-1);
    if (!last) return [];
    const to = middleOf(layout, last);
    return [
      shape(polyline(from, to), { stroke: '#08090EB8', width: cell * 0.15 }),
      shape(polyline(from, to), { stroke: INK.danger, width: cell * 0.07, dash: [cell * 0.2, cell * 0.13] }),
    ];
  });
}

/** Everything the last move did, on the board it led to. */
export function moveMarks(view: ContestView, layout: Layout, style: Style, say: PictureWords): MoveMarks {
  const { last } = view;
  if (!last) return NOTHING;
  const { cell } = layout;
  const pieces = new Map(view.pieces.map(each => [each.square, each]));
  const below: Mark[] = [];
  const above: Mark[] = [];
  const { at, way } = trackBeing(last);
  const own = view.colours[view.seats[last.seat]!.colour]!;
  const isSummoning = last.what === 'summoned';
  const being = isSummoning && at !== null && pieces.get(at)?.colour === view.seats[last.seat]!.colour ? at : null;
  const busy = new Set<SquareName>(way);

  if (last.laying && last.square !== null) {
    const from = middleOf(layout, last.square);
    for (const square of last.laying.used)
      if (square !== last.square) below.push(starLine(from, middleOf(layout, square), cell));
    for (const square of last.laying.used)
      below.push(squareFrame(square, layout, INK.lux, { fill: 0.2, dash: last.laying.voids.includes(square) }));
    below.push(squareFrame(last.square, layout, '#FFF6DC', { dash: being !== last.square, width: 0.06 }));
  } else if (last.square !== null) {
    below.push(...light(last.square, layout, style), squareFrame(last.square, layout, INK.lux, { width: 0.06 }));
  }
  if (being !== null) below.push(...light(being, layout, style));
  if (last.lifted) {
    above.push(ghost(last.lifted.rank, style.of(own.school).lite, ...middleOf(layout, last.lifted.square), cell));
  }

  const dead = last.deeds.flatMap(deed => (deed.did === 'destroyed' ? [deed.piece] : []));
  const deadOn = new Set(dead.map(({ square }) => square));
  for (const deed of last.deeds) if (deed.did === 'shot') above.push(...beams(deed, deadOn, layout));
  const buried = dead.filter(({ square }) => pieces.has(square));
  for (const each of dead) {
    busy.add(each.square);
    if (buried.includes(each)) continue;
    const { school } = view.colours[each.colour]!;
    above.push(ghost(each.rank, style.of(school).face, ...middleOf(layout, each.square), cell));
  }
  for (const path of pathsOf(last.deeds)) {
    for (const square of path) busy.add(square);
    if (path.length > 1)
      above.push(
        ...pathArrow(
          path.map(square => middleOf(layout, square)),
          cell,
        ),
      );
  }
  for (const each of dead) if (!buried.includes(each)) above.push(deathCross(...middleOf(layout, each.square), cell));
  for (const deed of last.deeds) above.push(...deedMarks(deed, view, layout, style));
  if (being !== null) {
    const { rank, gateway } = pieces.get(being)!;
    const [x, y] = middleOf(layout, being);
    above.push(
      piece({ rank, icon: cardIcon(last.card!), gateway }, own.school, style, x, y, cell * 1.14),
      ...badge(say.letters[rank], x + cell * 0.37, y + cell * 0.37, cell * 0.18),
    );
  }
  for (const each of buried) {
    const [x, y] = middleOf(layout, each.square);
    above.push(...deadBadge(each, [x - cell * 0.4, y - cell * 0.4], cell, view, style));
  }
  return { below, above, hidden: new Set(being === null ? [] : [being]), busy };
}

/** Marks of a single deed that is neither a death nor a way. */
function deedMarks(deed: Deed, view: ContestView, layout: Layout, style: Style): Mark[] {
  const { cell } = layout;
  switch (deed.did) {
    case 'upgraded':
    case 'downgraded':
      return [rankArrow(middleOf(layout, deed.piece.square), cell, deed.did === 'upgraded')];
    case 'placed':
      return [squareFrame(deed.piece.square, layout, INK.goodEdge, { dash: true, width: 0.05 })];
    case 'released':
      return [squareFrame(deed.piece.square, layout, INK.goodEdge, { dash: true, width: 0.05 })];
    case 'converted': {
      const [x, y] = middleOf(layout, deed.piece.square);
      return deadBadge(deed.piece, [x - cell * 0.38, y - cell * 0.38], cell, view, style);
    }
    case 'captured': {
      const { school } = view.colours[deed.piece.colour]!;
      return [ghost(deed.piece.rank, style.of(school).lite, ...middleOf(layout, deed.piece.square), cell)];
    }
    case 'swapped':
      return swapArrow(middleOf(layout, deed.one.square), middleOf(layout, deed.other.square), cell);
    default:
      return [];
  }
}
