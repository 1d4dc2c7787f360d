import type { Drawing, Mark } from '../../../engine/drawing.js';
import { type Point, polygon, polyline, roundRect } from '../../../geometry/paths.js';
import { SIZE, STEPS, XY } from '../../../geometry/square.js';
import { CARDS, cardOf } from '../cards.js';
import { HUES } from '../squares.js';
import type { ContestView } from '../view.js';
import { DIRECTION_NAMES, type Laying, type SquareName } from '../vocabulary.js';
import { placeOfLaying } from '../words/reading.js';
import { starLine } from './arena.js';
import { barHeight, cardBar } from './card-bar.js';
import { deadBadge, squareFrame } from './event-marks.js';
import type { Box } from './fitting.js';
import { backdrop, panel } from './furniture.js';
import { cardIcon } from './icons.js';
import { COLUMNS, cellOf, type Layout, middleOf } from './layout.js';
import { digits, FACE, group, icon, shape } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { badge, piece } from './piece.js';
import { standing } from './position.js';
import { hueFrame, markStripes } from './stone.js';

const WIDTH = 1000;
const GAP = 12;
const HEAD = 54;
/** With its buttons it must fit the screen of a phone. */
const MOST_HEIGHT = 1140;

/** A part of the board that is shown alone. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The part a laying speaks of. */
const regionOf = ({ square, used, marks }: Laying): Region =>
  regionAround([square, ...used, ...marks.map(mark => mark.square)]);

/** The part of the board with all these squares: at least five rows and so many columns, never off the nine by nine. */
export function regionAround(squares: readonly SquareName[], fewest = 5): Region {
  const cells = squares.map(cellOf);
  const range = (values: readonly number[], least: number): readonly [number, number] => {
    let low = Math.min(...values);
    let high = Math.max(...values);
    while (high - low < least - 1) {
      if (low > 0) low -= 1;
      if (high - low < least - 1 && high < SIZE - 1) high += 1;
    }
    return [low, high - low + 1];
  };
  const [left, columns] = range(
    cells.map(([x]) => x),
    fewest,
  );
  const [top, rows] = range(
    cells.map(([, y]) => y),
    5,
  );
  return { left, top, columns, rows };
}

export const within = ({ left, top, columns, rows }: Region, square: SquareName): boolean => {
  const [x, y] = cellOf(square);
  return x >= left && y >= top && x < left + columns && y < top + rows;
};

/** Where the whole arena would lie for the region to fill the box, with room for its coordinates. */
export function layoutIn({ left, top, columns, rows }: Region, box: Box): Layout {
  const cell = Math.min((box.width - 30) / columns, (box.height - 32) / rows);
  return {
    cell,
    x: box.x + 28 + (box.width - 30 - cell * columns) / 2 - left * cell,
    y: box.y + (box.height - 32 - cell * rows) / 2 - top * cell,
  };
}

/** Plain squares of a region with its coordinates. */
export function plainSquares(region: Region, layout: Layout, style: Style): Mark[] {
  const { left, top, columns, rows } = region;
  const { cell } = layout;
  const marks: Mark[] = [];
  for (const [square, [column, row]] of XY.entries()) {
    if (column < left || row < top || column >= left + columns || row >= top + rows) continue;
    const x = layout.x + (column + 0.03) * cell;
    const y = layout.y + (row + 0.03) * cell;
    const hue = HUES[square];
    const look = hue ? style.hues[hue] : null;
    marks.push(
      shape(roundRect(x, y, cell * 0.94, cell * 0.94, cell * 0.1), { fill: look ? look.top : style.stone[1] }),
      ...(look
        ? [
            icon(look.icon, x + cell * 0.47, y + cell * 0.47, cell * 0.5, veil(look.edge, 0.5)),
            ...hueFrame(look, x, y, cell * 0.94),
          ]
        : []),
    );
  }
  const size = Math.max(22, Math.min(28, cell * 0.5));
  for (let column = left; column < left + columns; column++) {
    const at = layout.x + (column + 0.5) * cell;
    marks.push(
      digits(COLUMNS[column]!, at, layout.y + (top + rows) * cell + size * 0.62, size, INK.dim, { face: FACE.label }),
    );
  }
  for (let row = top; row < top + rows; row++) {
    const at = layout.y + (row + 0.5) * cell;
    marks.push(digits(row + 1, layout.x + left * cell - size * 0.6, at, size, INK.dim, { face: FACE.label }));
  }
  return marks;
}

/** An arrow of the card as it points on the board. */
function boardArrow(from: Point, direction: (typeof DIRECTION_NAMES)[number], cell: number): Mark {
  const [dx, dy] = STEPS[DIRECTION_NAMES.indexOf(direction)]!;
  const long = Math.hypot(dx, dy);
  const arrow = (colour: string, width: number, half: number, reach: number): Mark[] => [
    shape(polyline([0.55 * long, 0], [1.05 * long, 0]), { stroke: colour, width }),
    shape(polygon([1.05 * long + 0.28 + reach, 0], [1.05 * long - 0.05, half], [1.05 * long - 0.05, -half]), {
      fill: colour,
    }),
  ];
  return group([...arrow(INK.night, 0.19, 0.28, 0.07), ...arrow(INK.lux, 0.1, 0.2, 0)], {
    x: from[0],
    y: from[1],
    scale: cell,
    turn: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  });
}

/** The pattern on the squares it would use: pieces framed, marks tinted, the being as it would stand. */
export function layingMarks(
  view: ContestView,
  card: string,
  laying: Laying,
  school: string,
  box: Box,
  style: Style,
  say: PictureWords,
): Mark[] {
  const region = regionOf(laying);
  const layout = layoutIn(region, box);
  const { cell } = layout;
  const { rank, free } = CARDS[cardOf(card)]!;
  const [x, y] = middleOf(layout, laying.square);
  const pieces = view.pieces.filter(({ square }) => within(region, square) && (free || square !== laying.square));
  return [
    ...plainSquares(region, layout, style),
    ...laying.marks.flatMap(mark => [
      squareFrame(mark.square, layout, style.marks[mark.group] ?? style.marks.a!, { fill: 0.45, width: 0.045 }),
      ...markStripes(mark.group, style, middleOf(layout, mark.square), cell * 0.92),
    ]),
    ...laying.used
      .filter(square => square !== laying.square)
      .map(square => starLine([x, y], middleOf(layout, square), cell)),
    ...laying.used.map(square =>
      squareFrame(square, layout, laying.borrowed.includes(square) ? INK.flare : INK.lux, {
        fill: 0.2,
        width: 0.07,
        dash: laying.voids.includes(square),
      }),
    ),
    ...pieces.map(each => standing(view, each, layout, style, say)),
    ...laying.arrows.map(direction => boardArrow([x, y], direction, cell)),
    ...(free
      ? []
      : [
          squareFrame(laying.square, layout, '#FFF6DC', { fill: 0.35, width: 0.09 }),
          piece({ rank, icon: cardIcon(card) }, school, style, x, y, cell * 0.98),
        ]),
    ...(laying.crushes
      ? deadBadge(laying.crushes, [x + cell * 0.42, y - cell * 0.42], Math.max(cell, 60), view, style)
      : []),
  ];
}

/** Two beside each other can be read on a phone as they are. Rarely has one square more than nine: borrowed colours. */
function columnsFor(count: number): number {
  if (count <= 4) return 2;
  return count <= 9 ? 3 : 4;
}

/** Ways that frame one square are told apart by a number, as in the menu. */
function numberOf(layings: readonly Laying[], laying: Laying, x: number, y: number): Mark[] {
  const { number } = placeOfLaying(layings, laying.id);
  return number === null ? [] : badge(String(number), x, y, 20, INK.lux, INK.night);
}

/** Every way to lay the pattern, called as in the menu. */
export function placementsDrawing(
  view: ContestView,
  colour: number,
  card: string,
  layings: readonly Laying[],
  style: Style,
  say: PictureWords,
): Drawing {
  const { school } = view.colours[colour]!;
  const columns = columnsFor(layings.length);
  const width = (968 - GAP * (columns - 1)) / columns;
  const subject = { card, part: 'effect' } as const;
  const top = 12 + barHeight(subject, say) + 14;
  const rows = Math.ceil(layings.length / columns);
  const height = Math.min(HEAD + Math.min(width * 0.9, 380) + 6, (MOST_HEIGHT - top) / rows - GAP);
  const marks = layings.flatMap((laying, k): Mark[] => {
    const x = 16 + (k % columns) * (width + GAP);
    const y = top + Math.floor(k / columns) * (height + GAP);
    return [
      ...panel(x, y, width, height, { edge: INK.bronze }),
      digits(laying.square, x + 20, y + 31, 38, INK.lux, { align: 'left' }),
      ...numberOf(layings, laying, x + 96, y + 30),
      ...(laying.improvised === null
        ? []
        : [piece({ rank: 'heroic' }, view.colours[laying.improvised]!.school, style, x + width - 34, y + 30, 46)]),
      ...layingMarks(
        view,
        card,
        laying,
        school,
        { x: x + 8, y: y + HEAD, width: width - 16, height: height - HEAD - 4 },
        style,
        say,
      ),
    ];
  });
  const total = top + rows * (height + GAP) + 4;
  return {
    width: WIDTH,
    height: Math.round(total),
    marks: [...backdrop(WIDTH, Math.round(total)), ...cardBar(subject, school, style, say), ...marks],
  };
}
