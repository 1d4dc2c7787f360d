import type { Decision, Said } from '../../../engine/decision.js';
import type { Game } from '../../../engine/game.js';
import type { MatchState } from '../../../engine/match-state.js';
import { playOut } from '../../../engine/playout.js';
import type { Rules } from '../../../engine/rules.js';
import { step } from '../rules.js';
import type { Contest } from '../state.js';

/** A contest played on in thought, up to a resting point of the bot's choice. */
interface Trial extends MatchState {
  readonly contest: Contest;
  readonly isEnough: (contest: Contest) => boolean;
}

function* stepOfTrial(trial: Trial): Rules<void> {
  const { contest, isEnough } = trial;
  yield* step(contest);
  contest.news.length = 0;
  if (contest.outcome !== null || isEnough(contest)) trial.outcome = STOPPED;
}

const STOPPED = { places: [], reason: 'stopped' };

/** Only the step of a game is needed to play on. */
const trialGame = { step: stepOfTrial } as unknown as Game<Trial>;

/** Plays on, changing the contest, until the match is over or the first resting point that is enough; at least one step. */
export function playOn(
  contest: Contest,
  choose: (decision: Decision) => Said,
  isEnough: (contest: Contest) => boolean,
): void {
  playOut(trialGame, { contest, isEnough, random: contest.random, news: [], sealed: 0, outcome: null }, choose);
}

/** One step. */
export const playStep = (contest: Contest, choose: (decision: Decision) => Said): void =>
  playOn(contest, choose, () => true);
