import { RULE_NUMBERS as ARENA } from '../games/monolith-arena/rule-numbers.js';

/** Rulings on points the rulebook leaves open. */
const rulings = (count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, at) => `AMB-${String(at + 1).padStart(digits, '0')}`);

/** Every number of each digest: its rules, then its rulings. */
export const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'monolith-arena': [...ARENA, ...rulings(39, 2)],
};
