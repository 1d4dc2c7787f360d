import type { Mark } from '../../../engine/drawing.js';
import { type Point, polygon, polyline, roundRect } from '../../../geometry/paths.js';
import { STEPS, turned, turnedCompass } from '../../../geometry/square.js';
import type { Card, Offset } from '../card.js';
import { DIRECTION_NAMES, type Rank } from '../vocabulary.js';
import type { Box } from './fitting.js';
import { group, shape } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import { ghost, piece } from './piece.js';
import { markStripes } from './stone.js';

/** A card's pattern as it lies: offsets from the framed square. */
interface Pattern {
  readonly rank: Rank;
  readonly pieces: readonly { readonly at: Offset; readonly rank: Rank }[];
  readonly marks: readonly { readonly at: Offset; readonly group: string }[];
  readonly arrows: readonly Offset[];
  /** No framed square (Time Traveler). */
  readonly free: boolean;
}

/** The card laid in one of the eight ways of geometry/square.ts. */
export function patternOf(card: Card, laying = 0): Pattern {
  const lie = ([dx, dy]: Offset): Offset => turned(laying, dx, dy);
  return {
    rank: card.rank,
    pieces: [
      ...card.commons.map(at => ({ at: lie(at), rank: 'common' as const })),
      ...(card.heroics ?? []).map(at => ({ at: lie(at), rank: 'heroic' as const })),
    ],
    marks: Object.entries(card.marks ?? {}).flatMap(([group, at]) => at.map(each => ({ at: lie(each), group }))),
    arrows: (card.arrows ?? []).map(name => STEPS[turnedCompass(laying, DIRECTION_NAMES.indexOf(name))]!),
    free: card.free === true,
  };
}

interface Span {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The squares a pattern covers, at least three by three. */
function spanOf({ pieces, marks, arrows, free }: Pattern): Span {
  const all: readonly Offset[] = [
    ...pieces.map(({ at }) => at),
    ...marks.map(({ at }) => at),
    ...arrows,
    ...(free ? [] : [[0, 0] as const]),
  ];
  const range = (values: readonly number[]): readonly [number, number] => {
    let [low, high] = [Math.min(...values), Math.max(...values)];
    while (high - low < 2) {
      if ((high - low) % 2) low -= 1;
      else high += 1;
    }
    return [low, high - low + 1];
  };
  const [left, columns] = range(all.map(([x]) => x));
  const [top, rows] = range(all.map(([, y]) => y));
  return { left, top, columns, rows };
}

/** An arrow of the pattern, from the framed square outward. */
function patternArrow(from: Point, [dx, dy]: Offset, cell: number): Mark {
  const length = Math.hypot(dx, dy);
  const start = 0.58 * length;
  const tip = length + 0.26;
  const line = (width: number, half: number, colour: string, reach: number): Mark[] => [
    shape(polyline([start, 0], [tip - 0.34, 0]), { stroke: colour, width }),
    shape(polygon([tip + reach, 0], [tip - 0.34, half], [tip - 0.34, -half]), { fill: colour }),
  ];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return group([...line(0.17, 0.27, INK.night, 0.07), ...line(0.09, 0.2, INK.lux, 0)], {
    x: from[0],
    y: from[1],
    scale: cell,
    turn: Math.round(angle),
  });
}

interface PatternLook {
  readonly school: string;
  readonly style: Style;
  readonly letters: Readonly<Record<Rank, string>>;
}

/** The pattern grid of a card: pieces, marked squares, arrows, and the frame where the being will stand. */
export function patternGrid(pattern: Pattern, box: Box, look: PatternLook, largest = 62): Mark[] {
  const { school, style, letters } = look;
  const { left, top, columns, rows } = spanOf(pattern);
  const cell = Math.min(box.width / columns, box.height / rows, largest);
  const x = box.x + (box.width - cell * columns) / 2;
  const y = box.y + (box.height - cell * rows) / 2;
  const at = ([dx, dy]: Offset): Point => [x + (dx - left + 0.5) * cell, y + (dy - top + 0.5) * cell];
  const plot = (offset: Offset, half: number, round: number): string => {
    const [px, py] = at(offset);
    return roundRect(px - cell * half, py - cell * half, cell * half * 2, cell * half * 2, cell * round);
  };
  const cells = Array.from({ length: rows * columns }, (_, k) =>
    plot([left + (k % columns), top + Math.floor(k / columns)], 0.46, 0.1),
  );
  const marks: Mark[] = [
    shape(roundRect(x - cell * 0.08, y - cell * 0.08, cell * (columns + 0.16), cell * (rows + 0.16), cell * 0.14), {
      fill: '#0E1017',
      stroke: veil(INK.bronze, 0.5),
      width: 1.2,
    }),
    shape(cells.join(''), { fill: '#37343A' }),
  ];
  for (const mark of pattern.marks) {
    const colour = style.marks[mark.group] ?? style.marks.a!;
    marks.push(
      shape(plot(mark.at, 0.44, 0.1), {
        fill: veil(colour, 0.42),
        stroke: veil(colour, 0.95),
        width: Math.max(1.5, cell * 0.05),
      }),
      ...markStripes(mark.group, style, at(mark.at), cell * 0.88),
    );
  }
  for (const { at: offset, rank } of pattern.pieces) {
    marks.push(piece({ rank, letter: letters[rank] }, school, style, ...at(offset), cell));
  }
  if (!pattern.free) {
    const isTaken = pattern.pieces.some(({ at: [dx, dy] }) => dx === 0 && dy === 0);
    if (!isTaken) marks.push(ghost(pattern.rank, '#FFF6DC', ...at([0, 0]), cell, [10, 7]));
    marks.push(shape(plot([0, 0], 0.47, 0.12), { stroke: INK.lux, width: Math.max(2.5, cell * 0.085) }));
  }
  marks.push(...pattern.arrows.map(arrow => patternArrow(at([0, 0]), arrow, cell)));
  return marks;
}
