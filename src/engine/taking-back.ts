import { isInstruction } from './decision.js';
import type { Playable } from './game.js';
import type { MatchState } from './match-state.js';
import { Table } from './table.js';

/** How many answers of its own, from the last one on, the seat may take back one after the other. */
export function takeableBack<State extends MatchState>(table: Table<State>, seat: number): number {
  if (!table.canUndo(seat)) return 0;
  // Of answers still sealed each seat has one.
  if (table.isHalfAnswered) return 1;
  const { tail, fixed } = table.saved;
  const own = tail.findLastIndex(answer => answer.seat !== seat || isInstruction(answer));
  return tail.length - Math.max(own + 1, fixed);
}

/** The table as it stood before the last answers, so many of them, in the time one replay takes. */
export function takenBack<State extends MatchState>(
  game: Playable<State>,
  table: Table<State>,
  count: number,
): Table<State> {
  const saved = table.saved;
  const { table: before, divergence } = Table.restore(game, { ...saved, tail: saved.tail.slice(0, -count) });
  if (divergence) throw new Error(`Taking back left the path at answer ${divergence.at}: ${divergence.reason}`);
  return before;
}
