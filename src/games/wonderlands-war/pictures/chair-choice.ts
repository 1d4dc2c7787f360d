import type { Drawing, Mark } from '../../../engine/drawing.js';
import { polyline, roundRect } from '../../../geometry/paths.js';
import { type Crowd, factionOf } from './crowd.js';
import { fittingSheet, may, must, TALLEST } from './fitting-sheet.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { die } from './glyphs.js';
import { ICON } from './icons.js';
import { largeCard } from './large-card.js';
import { type Box, digits, FACE, group, IN_MESSAGE, icon, linear, lineCount, shape, sign, words } from './marks.js';
import { INK, WOOD } from './palette.js';
import { columnsHeight, regionColumns } from './region-column.js';
import type { Section } from './sections.js';
import { token } from './token.js';

const STRIP = 108;
const GAP = 10;

/** Ids of options that are chairs, and the others ('head', 'host'). */
const isChair = (id: string): boolean => id.startsWith('chair:');
const chairOf = (id: string): number => Number(id.slice('chair:'.length));

/** The chairs from the head on: who sits where, and which can be reached. */
function chairStrip(crowd: Crowd, seat: number, ids: readonly string[], isMoving: boolean): Section {
  const { chairs } = crowd.view.table;
  const pitch = ACROSS / (chairs.length + 1);
  const own = crowd.view.seats[seat]!;
  const lit = new Set(ids.filter(isChair).map(chairOf));
  const at = (chair: number): number => MARGIN + (chair + 0.5) * pitch;
  const isBack = own.faction === 'alice';
  return {
    height: STRIP,
    marks: y => [
      ...panel({ x: MARGIN, y, width: ACROSS, height: STRIP }, { round: 20, fill: '#221640', edge: '#6B4A3A' }),
      ...sign(ICON.head, at(0), y + 34, 42, ids.includes('head') ? INK.gold : INK.goldDeep, {
        colour: INK.outline,
        width: 5,
      }),
      ...(own.leader.chair === 0 ? [token(own.faction, crowd.livery, at(0), y + 76, 23, { isLit: true })] : []),
      ...chairs.flatMap(({ chair, leader }): Mark[] => [
        shape(roundRect(at(chair) - pitch / 2 + 5, y + 10, pitch - 10, 44, 12), {
          fill: lit.has(chair) ? linear(0, y, 0, y + 54, WOOD[0], WOOD[1]) : '#2F1B1680',
          stroke: lit.has(chair) ? INK.moon : '#4A3327',
          width: lit.has(chair) ? 4 : 2,
        }),
        digits(chair, at(chair), y + 32, 32, lit.has(chair) ? '#FFF0CF' : '#8A7060'),
        ...(leader === null
          ? []
          : [token(factionOf(crowd, leader), crowd.livery, at(chair), y + 79, 23, { isLit: leader === seat })]),
      ]),
      ...(isMoving ? [way(at(own.leader.chair ?? 0), y + 79, pitch, isBack)] : []),
    ],
  };
}

/** Which way the leader goes. */
function way(x: number, y: number, pitch: number, isBack: boolean): Mark {
  const path = polyline([-6, -11], [6, 0], [-6, 11]);
  const far = Math.min(Math.max(x + (isBack ? -1 : 1) * pitch * 0.62, MARGIN + 14), MARGIN + ACROSS - 14);
  return group([shape(path, { stroke: INK.outline, width: 12 }), shape(path, { stroke: INK.moon, width: 6 })], {
    x: far,
    y,
    ...(isBack ? { turn: 180 } : {}),
  });
}

/** What stopping at the head, or being the host, brings. */
function otherTile(crowd: Crowd, id: string, { x, y, width, height }: Box): Mark[] {
  const { say } = crowd;
  const isHead = id === 'head';
  const middle = x + width / 2;
  const name = isHead ? say.head : say.host;
  const below = y + 90 + 38 * (lineCount(name, FACE.title, (width - 16) / IN_MESSAGE) - 1);
  return [
    ...panel({ x, y, width, height }, { isLit: true, round: 14, fill: '#3A1430' }),
    ...sign(isHead ? ICON.head : ICON.refill, middle, y + 40, 52, INK.gold, { colour: INK.outline, width: 6 }),
    words(name, middle, y + 88, IN_MESSAGE, INK.text, {
      face: FACE.title,
      align: 'center',
      wrap: { width: width - 16, leading: 38, lines: 2 },
    }),
    ...(isHead
      ? [
          ...die(middle - 44, below + 58, 50),
          digits('+', middle, below + 58, 34, INK.dim),
          icon(ICON.refill, middle + 46, below + 58, 56, INK.paper),
        ]
      : [
          words(say.hostText, middle, below + 40, IN_MESSAGE, INK.dim, {
            face: FACE.body,
            align: 'center',
            wrap: { width: width - 16, leading: 36, lines: 3 },
          }),
        ]),
  ];
}

/** The cards that can be taken, large enough to be read, in the order the leader comes to them. */
function cardGrid(crowd: Crowd, ids: readonly string[], most: number): Section {
  const { chairs } = crowd.view.table;
  const columns = ids.length <= 3 ? Math.max(2, ids.length) : ids.length <= 12 ? 3 : 4;
  const rows = Math.ceil(ids.length / columns);
  const width = (ACROSS - GAP * (columns - 1)) / columns;
  const high = Math.min(290, Math.floor((most + GAP) / rows) - GAP);
  return {
    height: rows * (high + GAP) - GAP,
    marks: y =>
      ids.flatMap((id, k) => {
        const box = {
          x: MARGIN + (k % columns) * (width + GAP),
          y: y + Math.floor(k / columns) * (high + GAP),
          width,
          height: high,
        };
        if (!isChair(id)) return otherTile(crowd, id, box);
        const { card, poisoned } = chairs[chairOf(id) - 1]!;
        return card === null
          ? []
          : largeCard(card, box, crowd.say, crowd.livery, { chair: chairOf(id), isPoisoned: poisoned, isLit: true });
      }),
  };
}

/** Where the leader may go: the chairs, the cards on them, and the map while there is room. */
export function chairChoice(crowd: Crowd, seat: number, ids: readonly string[], isMoving: boolean): Drawing {
  const shown = ids.filter(id => id !== 'none');
  const strip = chairStrip(crowd, seat, shown, isMoving);
  const room = TALLEST - 2 * MARGIN - STRIP - GAP;
  return fittingSheet([
    must(strip),
    must(cardGrid(crowd, shown, room)),
    may({ height: columnsHeight(crowd), marks: y => regionColumns(crowd, y) }),
  ]);
}
