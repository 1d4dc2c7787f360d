import type { Decision, Said } from '../../../engine/decision.js';
import type { Game } from '../../../engine/game.js';
import type { MatchState } from '../../../engine/match-state.js';
import { playOut } from '../../../engine/playout.js';
import type { Rules } from '../../../engine/rules.js';
import type { Arena } from '../state.js';
import { quickStep } from './quick-step.js';

/** An arena played on in thought, up to a resting point of the bot's choice. */
interface Trial extends MatchState {
  readonly arena: Arena;
  readonly isEnough: (arena: Arena) => boolean;
}

function* stepOfTrial(trial: Trial): Rules<void> {
  yield* quickStep(trial.arena);
  if (trial.arena.outcome !== null || trial.isEnough(trial.arena)) trial.outcome = STOPPED;
}

const STOPPED = { places: [], reason: 'stopped' };

/** Only the step of a game is needed to play on. */
const trialGame = { step: stepOfTrial } as unknown as Game<Trial>;

/** Plays on, changing the arena, until the match is over or the first resting point that is enough; at least one step. */
export function playOn(arena: Arena, choose: (decision: Decision) => Said, isEnough: (arena: Arena) => boolean): void {
  playOut(trialGame, { arena, isEnough, random: arena.random, news: [], sealed: 0, outcome: null }, choose);
}

/** One step. */
export const playStep = (arena: Arena, choose: (decision: Decision) => Said): void => playOn(arena, choose, () => true);
