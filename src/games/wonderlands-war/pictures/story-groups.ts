import { roundRect } from '../../../geometry/paths.js';
import type { Entry } from '../vocabulary.js';
import { type Crowd, coloursIn } from './crowd.js';
import { flow, type Item, joined, rowsOf } from './flow.js';
import { ACROSS, MARGIN } from './furniture.js';
import { points } from './glyphs.js';
import { shape } from './marks.js';
import { mix } from './palette.js';
import type { Section } from './sections.js';
import { itemsOf, owner } from './story-items.js';
import { withGroups } from './story-line.js';

const ROW = 92;
const PAD = 12;

/** What one seat got: a plate in its colour. */
function plate(crowd: Crowd, seat: number, items: readonly Item[]): Item {
  const inner = joined(owner(crowd, seat), ...items);
  const { base } = coloursIn(crowd, seat);
  const width = inner.width + 2 * PAD;
  return {
    width,
    draw: (x, y) => [
      shape(roundRect(x, y - ROW / 2 + 4, width, ROW - 8, 18), {
        fill: mix(base, 0.3),
        stroke: mix(base, 0.7),
        width: 2,
      }),
      ...inner.draw(x + PAD, y),
    ],
  };
}

export interface Group {
  readonly seat: number;
  readonly items: readonly Item[];
}

/** Too much for one row goes on in the next, under the same sign. */
function split(crowd: Crowd, { seat, items }: Group): Item[] {
  const room = ACROSS - owner(crowd, seat).width - 2 * PAD - 10;
  return rowsOf(items, room).map(row => plate(crowd, seat, row));
}

/** Plates of several seats beside each other in as few rows as they need. */
export function groupsSection(crowd: Crowd, groups: readonly Group[]): Section | null {
  const all = groups.filter(({ items }) => items.length > 0).flatMap(group => split(crowd, group));
  if (all.length === 0) return null;
  return { height: rowsOf(all, ACROSS).length * ROW, marks: y => flow(all, MARGIN, y, ACROSS, ROW) };
}

type Points = Extract<Entry, { tell: 'points' }>;

/** What each seat got, in the order it came; points of one seat are one sum. */
export function groupsOf(crowd: Crowd, entries: readonly Entry[]): Group[] {
  const seats = [...new Set(entries.flatMap(entry => ('seat' in entry ? [entry.seat] : [])))];
  return seats.map(seat => {
    const own = entries.filter(entry => 'seat' in entry && entry.seat === seat);
    const sum = own
      .filter((entry): entry is Points => entry.tell === 'points')
      .reduce((all, each) => all + each.points, 0);
    const star: Item = {
      width: 68,
      draw: (x, y) => points(sum < 0 ? `−${-sum}` : `+${sum}`, x + 34, y, 36),
    };
    return {
      seat,
      items: [
        ...(sum === 0 ? [] : [star]),
        ...withGroups(own.filter(({ tell }) => tell !== 'points')).flatMap(entry => itemsOf(crowd, entry)),
      ],
    };
  });
}
