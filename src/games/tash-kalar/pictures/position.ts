import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { makeSquare, parseSquare, XY } from '../../../geometry/square.js';
import { HUES } from '../squares.js';
import type { ContestView, PieceView } from '../view.js';
import type { SquareName } from '../vocabulary.js';
import { arena } from './arena.js';
import { backdrop } from './furniture.js';
import { type Layout, middleOf } from './layout.js';
import { digits, FACE, group, shape } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { piece } from './piece.js';
import { hueFrame } from './stone.js';

const isHighForm = ({ mode }: Pick<ContestView, 'mode'>): boolean => mode.startsWith('high-form');

const grounds = new Map<string, readonly Mark[]>();

/** Night and the empty arena as one copy of pixels: they are the same in every picture of a match. */
export function ground(view: ContestView, layout: Layout, style: Style, width: number, height: number): Mark {
  const key = [style.palette, isHighForm(view), ...Object.values(layout), width, height].join(' ');
  let marks = grounds.get(key);
  if (!marks) {
    marks = [...backdrop(width, height), ...arena(layout, style, isHighForm(view))];
    grounds.set(key, marks);
  }
  return group(marks, { still: [0, 0, width, height] });
}

/** Names of the squares nobody stands on, small: a help on large screens. */
export function squareLabels(view: ContestView, busy: ReadonlySet<SquareName>, layout: Layout): Mark[] {
  const taken = new Set([...view.pieces.map(({ square }) => square), ...busy]);
  const { x, y, cell } = layout;
  return XY.flatMap(([column, row], square) => {
    const name = makeSquare(square);
    if (taken.has(name)) return [];
    return HUES[square]
      ? [
          digits(name, x + (column + 0.5) * cell, y + (row + 0.83) * cell, cell * 0.2, '#FFFFFFBF', {
            face: FACE.label,
          }),
        ]
      : [
          digits(name, x + (column + 0.12) * cell, y + (row + 0.83) * cell, cell * 0.2, veil(INK.parch, 0.36), {
            face: FACE.label,
            align: 'left',
          }),
        ];
  });
}

/** A piece of the position, as its rank's letter. */
export function standing(
  view: ContestView,
  { colour, rank, gateway, square }: PieceView,
  layout: Layout,
  style: Style,
  say: PictureWords,
  isDim = false,
): Mark {
  const { school } = view.colours[colour]!;
  return piece(
    { rank, letter: say.letters[rank], gateway },
    school,
    style,
    ...middleOf(layout, square),
    layout.cell,
    isDim,
  );
}

/** The frame of a coloured square inked anew over light that fell on it. */
export function inkedHue(square: SquareName, layout: Layout, style: Style): Mark[] {
  const index = parseSquare(square)!;
  const hue = HUES[index];
  if (!hue) return [];
  const look = style.hues[hue];
  const { cell } = layout;
  const [column, row] = XY[index]!;
  const side = cell * 0.93;
  const x = layout.x + (column + 0.035) * cell;
  const y = layout.y + (row + 0.035) * cell;
  return [
    shape(roundRect(x, y, side, side, side * 0.1), { fill: veil(look.top, 0.55) }),
    ...hueFrame(look, x, y, side),
  ];
}

export const hueOf = (square: SquareName): 'red' | 'green' | null => HUES[parseSquare(square)!] ?? null;
