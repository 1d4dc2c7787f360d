import type { Mark } from '../../../engine/drawing.js';
import { hex, roundRect } from '../../../geometry/paths.js';
import type { SegmentView } from '../view.js';
import type { Mention } from '../vocabulary.js';
import { type Panel, setLines, TEXT } from './battle-panel.js';
import { skull } from './battle-results.js';
import { pieces } from './board.js';
import { emptyHex } from './floor.js';
import { HEXES, type Layout, onHex } from './layout.js';
import { FACE, group, linear, shape, words } from './marks.js';
import { INK, type Livery, veil } from './palette.js';

const RADIUS = 66;
const HEIGHT = RADIUS * 8 + 36;
/** Where the words of the second column begin, under their heading. */
const LINES = 96;
/** A skull on a small tile: inside it, so that nobody takes it for the neighbour's, low, where it hides least. */
const SKULL = { x: -47, y: 31, scale: 0.68 } as const;

/** The whole board as the Battle found it, with a skull on all that will leave it, and who loses what beside it. */
export function beforePanel(
  { tiles, elements, before }: SegmentView,
  removed: readonly Mention[],
  heads: { readonly board: string; readonly column: string | null },
  lines: readonly string[],
  livery: Livery,
): Panel {
  const gone = new Set(removed.map(({ id }) => id));
  const seats = before.map(hitPoints => ({ hitPoints, hidden: null }));
  const text = setLines(lines);
  const height = Math.max(HEIGHT, text.height + LINES + 14);
  return {
    height: height + 8,
    marks(top) {
      const layout: Layout = { radius: RADIUS, middle: [346, top + height / 2] };
      return [
        shape(roundRect(8, top, 984, height, 18), {
          fill: linear(0, top, 0, top + height, '#1D2230', '#12151E'),
          stroke: veil(INK.gold, 0.25),
          width: 2,
        }),
        ...HEXES.map(name => group(emptyHex(name), { ...onHex(layout, name), alpha: 0.7 })),
        ...pieces({ tiles, elements, seats }, layout, livery),
        ...tiles
          .filter(({ id }) => gone.has(id))
          .map(tile => group([shape(hex(90), { fill: '#7800123D' }), group(skull(), SKULL)], onHex(layout, tile.hex))),
        words(heads.board, 30, top + 42, 30, INK.gold, {
          face: FACE.digit,
          wrap: { width: 130, leading: 32, lines: 3 },
        }),
        ...(heads.column === null ? [] : column(heads.column, top)),
        ...text.marks(top + (heads.column === null ? 42 : LINES)),
      ];
    },
  };
}

function column(head: string, top: number): Mark[] {
  return [
    group(skull(), { x: TEXT.x + 22, y: top + 44, scale: 0.5 }),
    words(head, TEXT.x + 54, top + 44, 30, INK.gold, { face: FACE.digit, max: TEXT.width - 54 }),
  ];
}
