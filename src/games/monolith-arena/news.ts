import { makeHex } from '../../geometry/hex.js';
import { type Arena, printed, type Tile } from './state.js';
import type { LastMove } from './view.js';
import type { Mention } from './vocabulary.js';

/** How an entry speaks of a tile that lies on a hex. */
export const mention = (tile: Tile, hex: number): Mention => ({
  id: tile.id,
  tile: printed(tile).id,
  seat: tile.seat,
  hex: makeHex(hex),
});

/** Marks the last thing that changed the board. */
export function mark(
  arena: Arena,
  seat: number,
  what: LastMove['what'],
  tile: string | null,
  from: number | null,
  to: readonly number[],
): void {
  arena.last = { seat, what, tile, from: from === null ? null : makeHex(from), to: to.map(makeHex) };
}
