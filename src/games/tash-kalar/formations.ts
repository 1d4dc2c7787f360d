import { AROUND, distance } from '../../geometry/square.js';
import { colourOf } from './pieces.js';
import { CORNERS, SIDES } from './squares.js';
import type { Contest } from './state.js';

/** Whether own pieces, touching one another, link two opposite sides or corners (TK-9.7). */
export function chainLinks({ board }: Contest, colour: number, what: 'opposite_sides' | 'opposite_corners'): boolean {
  const isOwn = (square: number): boolean => board[square] !== 0 && colourOf(board[square]!) === colour;
  return (what === 'opposite_sides' ? SIDES : CORNERS).some(([start, goal]) => {
    const reached = reach(start.filter(isOwn), isOwn, Number.POSITIVE_INFINITY);
    return goal.some(square => reached.has(square));
  });
}

/** The squares that can be walked to from these in so many steps. */
function reach(from: readonly number[], isOpen: (square: number) => boolean, steps: number): Set<number> {
  const reached = new Set(from);
  let edge = [...from];
  for (let made = 0; made < steps && edge.length > 0; made++) {
    const next: number[] = [];
    for (const square of edge)
      for (const beside of AROUND[square]!)
        if (!reached.has(beside) && isOpen(beside)) {
          reached.add(beside);
          next.push(beside);
        }
    edge = next;
  }
  return reached;
}

/** Whether some enemy piece is near another one and yet cannot walk up to any (TK-9.10, AMB-14). */
export function isolates(
  { board }: Contest,
  colour: number,
  { near, steps }: { readonly near: number; readonly steps: number },
): boolean {
  const enemies = board.flatMap((piece, square) => (piece !== 0 && colourOf(piece) !== colour ? [square] : []));
  return enemies.some(square => {
    const others = enemies.filter(other => other !== square);
    if (!others.some(other => distance(square, other) === near)) return false;
    const walked = reach([square], to => board[to] === 0, steps);
    return ![...walked].some(to => AROUND[to]!.some(beside => others.includes(beside)));
  });
}
