import type { Arena, Tile } from './state.js';

/** Takes a tile off the board onto its owner's discard pile; its markers go back to the supply (MA-9.7). */
export function removeTile(arena: Arena, hex: number): Tile {
  const tile = arena.board[hex]!;
  arena.board[hex] = null;
  arena.seats[tile.seat]!.discard.push(tile.print);
  return tile;
}
