import type { Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import { XY } from '../../../geometry/square.js';
import { CENTRAL, CENTRE, GREEN, LONG_DIAGONALS, RED } from '../squares.js';
import { ICON, TASK_ICONS } from './icons.js';
import { digits, group, icon, shape } from './marks.js';
import { INK, type Style } from './palette.js';
import { rankPath } from './piece.js';

const row = (y: number): number[] => XY.flatMap(([, at], square) => (at === y ? [square] : []));
const cells = (...all: readonly (readonly [number, number])[]): number[] =>
  all.map(([x, y]) => XY.findIndex(([u, v]) => u === x && v === y));

/** An example of what fulfils a task that looks at the board. */
function lit(id: string, style: Style): { readonly squares: readonly number[]; readonly colour: string }[] | null {
  const { red, green } = style.hues;
  const gold = INK.lux;
  const ring = cells([3, 3], [4, 3], [5, 3], [3, 4], [5, 4], [3, 5], [4, 5], [5, 5]);
  switch (id) {
    case 'central-dominance':
      return [{ squares: CENTRAL, colour: gold }];
    case 'center-cross':
      return [{ squares: cells([4, 3], [3, 4], [4, 4], [5, 4], [4, 5]), colour: gold }];
    case 'line-dominance':
      return [{ squares: row(4), colour: gold }];
    case 'diagonals':
      return [{ squares: LONG_DIAGONALS.flat(), colour: gold }];
    case 'side-chain':
      return [{ squares: cells([0, 4], [1, 4], [2, 3], [3, 3], [4, 4], [5, 5], [6, 5], [7, 4], [8, 4]), colour: gold }];
    case 'corner-chain':
      return [{ squares: cells([1, 1], [2, 2], [3, 2], [4, 3], [4, 4], [5, 5], [6, 5], [6, 6], [7, 7]), colour: gold }];
    case 'red-conquest':
    case 'red-legends':
      return [{ squares: RED, colour: red.edge }];
    case 'green-conquest':
    case 'green-legends':
      return [{ squares: GREEN, colour: green.edge }];
    case 'color-conquest':
    case 'rainbow-dominance':
      return [
        { squares: RED, colour: red.edge },
        { squares: GREEN, colour: green.edge },
      ];
    case 'imprisonment':
      return [
        { squares: ring.slice(0, 6), colour: gold },
        { squares: [CENTRE], colour: INK.danger },
      ];
    case 'envelopment':
      return [
        { squares: ring.slice(0, 7), colour: gold },
        { squares: [CENTRE], colour: INK.danger },
      ];
    case 'isolation':
      return [{ squares: cells([2, 4], [4, 4]), colour: INK.danger }];
    default:
      return null;
  }
}

function thumbnail(id: string, x: number, y: number, size: number, style: Style): Mark[] | null {
  const bright = lit(id, style);
  if (!bright) return null;
  const side = size / 9;
  const plot = (square: number, grow: number): string => {
    const [column, line] = XY[square]!;
    return rect(
      x + column * side + 0.3 - grow / 2,
      y + line * side + 0.3 - grow / 2,
      side - 0.9 + grow,
      side - 0.9 + grow,
    );
  };
  return [
    shape(XY.map((_, square) => plot(square, 0)).join(''), { fill: '#5A5049' }),
    ...bright.map(({ squares, colour }) => shape(squares.map(square => plot(square, 1)).join(''), { fill: colour })),
  ];
}

/** Small signs that tell tasks of one type apart: a colour, a rank, a number. */
function signs(id: string, x: number, y: number, size: number, style: Style): Mark[] {
  const rank = (of: 'heroic' | 'legendary', at: number): Mark =>
    group([shape(rankPath(of), { fill: of === 'legendary' ? INK.gold : INK.parch, stroke: INK.night, width: 6 })], {
      x: at,
      y,
      scale: size / 100,
    });
  const hue = (of: 'red' | 'green', at: number): Mark =>
    icon(style.hues[of].icon, at, y, size * 0.8, style.hues[of].edge);
  const at = x + size * 0.45;
  const next = at + size * 0.82;
  const many = (count: number): Mark => digits(`×${count}`, x, y, size * 0.8, INK.parch, { align: 'left' });
  switch (id) {
    case 'red-summoning':
    case 'red-conquest':
      return [hue('red', at)];
    case 'green-summoning':
    case 'green-conquest':
      return [hue('green', at)];
    case 'colored-summoning':
    case 'color-conquest':
    case 'rainbow-dominance':
      return [hue('red', at), hue('green', next)];
    case 'red-legends':
      return [hue('red', at), rank('legendary', next)];
    case 'green-legends':
      return [hue('green', at), rank('legendary', next)];
    case 'legendary-summoning':
      return [rank('legendary', at)];
    case 'end-of-legends':
      return [rank('legendary', at)];
    case 'heroic-destruction':
      return [rank('heroic', at)];
    case 'heroic-devastation':
      return [rank('heroic', at), rank('heroic', next)];
    case 'destruction':
      return [many(3)];
    case 'devastation':
      return [many(4)];
    default:
      return [];
  }
}

/** What a task looks at: a thumbnail of the board, or the sign of its type, and small signs beside it. */
export function taskGlyph(id: string, type: string, x: number, y: number, size: number, style: Style): Mark[] {
  const picture = thumbnail(id, x, y, size, style) ?? [
    icon(TASK_ICONS[type] ?? ICON.met, x + size / 2, y + size / 2, size * 0.92, INK.dim),
  ];
  return [...picture, ...signs(id, x + size + 8, y + size / 2, size * 0.7, style)];
}
