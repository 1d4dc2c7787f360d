import type { OneDecision, Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import type { RandomState } from '../../../engine/random.js';
import { bestPlan, byValue, type Foresight, type Plan } from '../../../engine/thinking.js';
import type { Wonderland } from '../state.js';
import { type Attempt, carryOut, isTurnOver, playUntil } from './attempt.js';
import { instinct, ratingOf } from './instinct.js';
import { type Position, positionOf } from './position.js';
import { worth } from './worth.js';

/** How many answers are tried on how many deals, for a turn of the tea party and for a battle; never counted in seconds. */
export interface Effort {
  readonly tea: Foresight;
  readonly war: Foresight;
}

/** A player who plays every turn and every battle to its end in thought, on many deals, and says what fares best. */
export const planningBot = (id: string, effort: Effort): Bot<Wonderland> => ({
  id,
  choose(table, seat, random): Said {
    const decision = table.decisionOf(seat)!;
    const position = positionOf(table, seat);
    if (position === null) return randomAnswer(decision, random);
    if (decision.kind !== 'one') return instinct(position.state, decision);
    const foresight = position.state.battle === null ? effort.tea : effort.war;
    return bestPlan(plansFor(position, decision), foresight, random, fare).state.said;
  },
});

/** Answers worth a try, the most appealing first. */
function plansFor(position: Position, decision: OneDecision): Plan<Attempt>[] {
  const { seat } = decision;
  const rate = ratingOf(position.state, decision);
  return sayable(decision)
    .map(said => ({ steps: [[said]], state: { position, seat, said }, value: rate(said) }))
    .sort(byValue);
}

/** An instruction says nothing that cannot be said draw by draw. */
const sayable = ({ key, options }: OneDecision): string[] =>
  options.flatMap(({ id }) => (key === 'draw-on' && id !== 'draw' && id !== 'withdraw' ? [] : [id]));

/** What it comes to when everybody goes on by instinct to the end of the battle, or of the turn at the table. */
function fare(attempt: Attempt, world: RandomState): number {
  const { battle } = attempt.position.state;
  const after = carryOut(attempt, world);
  playUntil(after, now => (battle === null ? isTurnOver(now) : now.battle?.region !== battle.region));
  return worth(after, attempt.seat);
}
