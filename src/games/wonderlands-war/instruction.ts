import { type Decision, INSTRUCTION, type Said } from '../../engine/decision.js';
import { TRACK_END } from './components.js';
import { type Odds, oddsOf } from './odds.js';
import { question } from './question.js';
import { fighterOf, type Instruction, type Phase, type Wonderland } from './state.js';
import type { InstructionId, Questions } from './vocabulary.js';

/**
 * Advance instructions for the draw loop: "draw until N", "draw while the risk is at most X %". They are part of the sealed
 * answer, or left while others are asked; they hold until they say stop or the battle is over, and can be changed until
 * then. While one holds its owner is not asked what only strength and losses are about (absence.ts); whatever else a chip
 * asks is asked.
 */

/** How far ahead a strength may be named, besides the end of the track. */
const FARTHEST = 15;
const RISKS_OF_LOSS = [10, 20, 30, 40, 50] as const;
const RISKS_OF_BUST = [10, 20, 30, 40] as const;

/** The instructions that can be given at this strength. */
export const instructionIds = (strength: number): InstructionId[] => [
  ...Array.from(
    { length: Math.min(FARTHEST, TRACK_END - strength - 1) },
    (_, step): InstructionId => `until:${strength + step + 1}`,
  ),
  `until:${TRACK_END}`,
  ...RISKS_OF_LOSS.map((risk): InstructionId => `loss:${risk}`),
  ...RISKS_OF_BUST.map((risk): InstructionId => `bust:${risk}`),
];

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

/** Phases in which somebody else may be asked while a fighter still draws. */
const DRAWING: ReadonlySet<Phase> = new Set(['wagers', 'answers', 'effects', 'decide']);

/**
 * What a fighter who is not asked may leave or change (see Game.instruction). Whoever has just sealed one, or withdraws,
 * takes that back instead.
 */
export function instruction(state: Wonderland, seat: number, sealed: Said | null): Decision | null {
  if (state.phase === 'decide' && sealed !== null && sealed !== 'draw') return null;
  const fighter = state.battle && DRAWING.has(state.phase) ? fighterOf(state.battle, seat) : undefined;
  if (fighter?.status !== 'in') return null;
  const isSettled = state.phase === 'wagers' || state.phase === 'decide';
  const about = {
    strength: fighter.strength,
    given: fighter.instruction,
    odds: isSettled ? oddsOf(state, seat) : null,
  };
  const ids: Questions[typeof INSTRUCTION]['option'][] = [
    ...instructionIds(fighter.strength),
    'withdraw',
    ...(fighter.instruction === null ? [] : (['none'] as const)),
  ];
  return question(INSTRUCTION, seat, about, ids);
}

/** Carries it out; to withdraw at the next decision any strength is enough. */
export function instruct(state: Wonderland, seat: number, said: Said): void {
  fighterOf(state.battle!, seat)!.instruction =
    said === 'withdraw' ? { stop: 'strength', at: 0 } : parseInstruction(String(said));
}
