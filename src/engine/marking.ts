import { type Decision, isPause, leastAnswer, type Said } from './decision.js';
import type { MatchState } from './match-state.js';
import type { Table } from './table.js';

/**
 * The seat's decision with what cannot be taken back marked, so that a surface can say so before: each option is tried on
 * a fork of the table. Of several options, a number or an order the least is tried, and the decision marked as a whole.
 */
export function marked<State extends MatchState>(table: Table<State>, seat: number): Decision | undefined {
  const decision = table.decisionOf(seat);
  if (!decision || isPause(decision)) return decision;
  const isSealing = (said: Said): boolean => {
    const tried = table.fork();
    tried.answer(seat, said);
    return tried.state.sealed !== table.state.sealed;
  };
  if (decision.kind !== 'one') return isSealing(leastAnswer(decision)) ? { ...decision, seals: true } : decision;
  return {
    ...decision,
    options: decision.options.map(option => (isSealing(option.id) ? { ...option, seals: true } : option)),
  };
}
