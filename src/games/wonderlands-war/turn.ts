import { boardEffects } from './board.js';
import type { Trigger } from './effect.js';
import { activeSeat, type Phase, type Wonderland } from './state.js';

const TURNS: ReadonlySet<Phase> = new Set([
  'tea-start',
  'tea-turn',
  'tea-arrive',
  'tea-host',
  'tea-turn-end',
  'tea-next',
]);

/** Phases of a tea party that belong to whoever has something to do in them (WW-5.5). */
const BESIDES: Readonly<Partial<Record<Phase, Trigger>>> = {
  'tea-opening': 'tea_start',
  'tea-end': 'leaders_placed',
};

/** The seat whose tea turn it is, or who acts before and after all turns; in a war everybody acts at once. */
export function activeTurn(state: Wonderland): number | null {
  if (state.outcome !== null) return null;
  if (TURNS.has(state.phase)) return activeSeat(state);
  const trigger = BESIDES[state.phase];
  if (trigger === undefined) return null;
  return state.order.find(seat => boardEffects(state, seat, trigger).length > 0) ?? null;
}
