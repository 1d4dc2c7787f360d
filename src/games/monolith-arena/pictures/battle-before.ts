import { hex } from '../../../geometry/paths.js';
import type { SegmentView } from '../view.js';
import type { Mention } from '../vocabulary.js';
import { HEAD, type Panel, plate } from './battle-panel.js';
import { skull } from './battle-results.js';
import { pieces } from './board.js';
import { emptyHex } from './floor.js';
import { HEXES, type Layout, onHex } from './layout.js';
import { FACE, group, LEAST, shape, words } from './marks.js';
import { INK, type Livery } from './palette.js';

/** The board in radii. */
const WIDE = 8.9;
const HIGH = 8.2;
const MARGIN = 12;
/** It is there to find one's way, and smaller than the blows. */
const SHARE = 0.66;
const SMALLEST = 44;
const LARGEST = 62;
/** A skull on a small tile: inside it, so that nobody takes it for the neighbour's, low, where it hides least. */
const SKULL = { x: 0, y: 8, scale: 0.8 } as const;

const radiusOf = (radius: number): number => Math.min(LARGEST, Math.max(SMALLEST, radius * SHARE));

/** The whole board as the Battle found it, with a skull on all that leaves it. */
export function beforePanel(
  { tiles, elements, before }: SegmentView,
  removed: readonly Mention[],
  head: string,
  livery: Livery,
): Panel {
  const gone = new Set(removed.map(({ id }) => id));
  const seats = before.map(hitPoints => ({ hitPoints, hidden: null }));
  return {
    least: 0,
    width: radius => WIDE * radiusOf(radius) + 2 * MARGIN,
    height: radius => HEAD + HIGH * radiusOf(radius) + MARGIN,
    marks(box) {
      const room = { width: box.width - 2 * MARGIN, height: box.height - HEAD - MARGIN };
      const radius = Math.min(room.width / WIDE, room.height / HIGH);
      const layout: Layout = { radius, middle: [box.x + box.width / 2, box.y + HEAD + room.height / 2] };
      return [
        plate(box),
        words(head, box.x + 20, box.y + 34, LEAST, INK.gold, { face: FACE.digit, max: box.width - 40 }),
        ...HEXES.map(name => group(emptyHex(name), { ...onHex(layout, name), alpha: 0.7 })),
        ...pieces({ tiles, elements, seats }, layout, livery),
        ...tiles
          .filter(({ id }) => gone.has(id))
          .map(tile => group([shape(hex(90), { fill: '#78001252' }), group(skull(), SKULL)], onHex(layout, tile.hex))),
      ];
    },
  };
}
