import type { Mark } from '../../../engine/drawing.js';
import type { ContestView, LastMove } from '../view.js';
import type { Deed, SquareName } from '../vocabulary.js';
import { starLine } from './arena.js';
import { beams, deadBadge, light, pathArrow, rankArrow, squareFrame, swapArrow } from './event-marks.js';
import { cardIcon } from './icons.js';
import { type Layout, middleOf } from './layout.js';
import { INK, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { badge, deathCross, ghost, piece } from './piece.js';

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
