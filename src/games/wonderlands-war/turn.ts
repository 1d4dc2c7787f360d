import { activeSeat, type Wonderland } from './state.js';

const TURNS: ReadonlySet<Wonderland['phase']> = new Set([
  'tea-start',
  'tea-turn',
  'tea-arrive',
  'tea-host',
  'tea-turn-end',
  'tea-next',
]);

/** The seat whose tea turn it is; in a war everybody acts at once. */
export const activeTurn = (state: Wonderland): number | null =>
  state.outcome === null && TURNS.has(state.phase) ? activeSeat(state) : null;
