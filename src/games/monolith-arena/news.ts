import { type LogEntry, tell } from '../../engine/match-state.js';
import { makeHex } from '../../geometry/hex.js';
import { type Arena, printed, type Tile } from './state.js';
import type { LastMove } from './view.js';
import type { ArenaEntry, Mention } from './vocabulary.js';

/** Writes an entry of the vocabulary into the log. Every one of them is plain JSON. */
export const report = (arena: Arena, entry: ArenaEntry): void => tell(arena, entry as unknown as LogEntry);

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
