import { isAdjacent } from '../../geometry/hex.js';
import type { Arena, Monolith } from './state.js';

/** A Monolith element lying on a hex: whose it is and which of the three. */
export interface Element {
  readonly seat: number;
  readonly index: number;
}

/** The element on a hex, or null. The Banner of a folded Monolith stands on its element too. */
export function elementAt(arena: Arena, hex: number): Element | null {
  for (let seat = 0; seat < arena.seats.length; seat++) {
    const { monolith } = arena.seats[seat]!;
    if (monolith === null) continue;
    const index = monolith.hexes.indexOf(hex);
    if (index >= 0) return { seat, index };
  }
  return null;
}

/** Whether each of three elements touches another one (MA-22.13); of three that means two pairs touch. */
export function areTogether(one: number, two: number, three: number): boolean {
  const pairs = Number(isAdjacent(one, two)) + Number(isAdjacent(two, three)) + Number(isAdjacent(one, three));
  return pairs >= 2;
}

/** Whether an unfolded Monolith holds together when one of its elements lies on another hex. */
function holdsTogether({ folded, hexes }: Monolith, index: number, to: number): boolean {
  if (folded) return true;
  const [one, two, three] = hexes.map((hex, at) => (at === index ? to : hex));
  return areTogether(one!, two!, three!);
}

/** Whether the tile on `from` may come to lie on `to`, wherever that is. It takes its element along (MA-22.14). */
export function canEnter(arena: Arena, from: number, to: number): boolean {
  if (arena.board[to] !== null) return false;
  const element = elementAt(arena, from);
  if (element === null) return true; // an empty element is an empty hex (MA-22.12)
  if (elementAt(arena, to) !== null) return false; // MA-22.17, AMB-27
  return holdsTogether(arena.seats[element.seat]!.monolith!, element.index, to);
}

/** Moves a tile, and the element it stands on. */
export function moveTile(arena: Arena, from: number, to: number): void {
  if (from === to) return;
  const element = elementAt(arena, from);
  if (element !== null) arena.seats[element.seat]!.monolith!.hexes[element.index] = to;
  arena.board[to] = arena.board[from]!;
  arena.board[from] = null;
}
