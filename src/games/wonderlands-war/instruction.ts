import { TRACK_END } from './components.js';
import { type Odds, oddsOf } from './odds.js';
import { fighterOf, type Instruction, type Wonderland } from './state.js';
import type { DrawId } from './vocabulary.js';

/**
 * Advance instructions for the draw loop: "draw until N", "draw while the risk is at most X %". They are part of the sealed
 * answer, hold until they say stop or the battle is over, and only ever stand for draw or withdraw: whatever a chip asks
 * is asked.
 */

/** How far ahead a strength may be named. */
const FARTHEST = 12;
const RISKS_OF_LOSS = [10, 20, 30, 40, 50] as const;
const RISKS_OF_BUST = [10, 20, 30, 40] as const;

/** The instructions that can be given at this strength. */
export function instructionIds(strength: number): DrawId[] {
  const most = Math.min(TRACK_END, strength + FARTHEST);
  return [
    ...Array.from({ length: most - strength }, (_, step): DrawId => `until:${strength + step + 1}`),
    ...RISKS_OF_LOSS.map((risk): DrawId => `loss:${risk}`),
    ...RISKS_OF_BUST.map((risk): DrawId => `bust:${risk}`),
  ];
}

const STOPS: Readonly<Record<string, Instruction['stop']>> = { until: 'strength', loss: 'loss', bust: 'bust' };

/** The instruction an answer leaves, null where it decides this draw only. */
export function parseInstruction(said: string): Instruction | null {
  const [kind, at] = said.split(':') as [string, string?];
  const stop = STOPS[kind];
  return stop === undefined ? null : { stop, at: Number(at) };
}

/** What the instruction of a seat says now: go on, withdraw, or null where there is none. */
export function wantsToDraw(state: Wonderland, seat: number): boolean | null {
  const { instruction, strength } = fighterOf(state.battle!, seat)!;
  if (instruction === null) return null;
  if (instruction.stop === 'strength') return strength < instruction.at;
  return oddsOf(state, seat)[instruction.stop] * 100 <= instruction.at;
}

/** What somebody who decides should know: the own strength and the exact odds of the next draw. */
export const drawAdvice = (state: Wonderland, seat: number): { strength: number; odds: Odds } => ({
  strength: fighterOf(state.battle!, seat)!.strength,
  odds: oddsOf(state, seat),
});
