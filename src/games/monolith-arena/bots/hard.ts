import type { Decision, Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import { type Arena, activeSeat } from '../state.js';
import { sideOf } from '../teams.js';
import { bestPlan, type Foresight, playedWorth } from './foresight.js';
import { bestOutcome } from './greedy.js';
import { bannerHexName, hiddenTiles } from './opening.js';
import { outcomesOf } from './outcomes.js';
import { plansFrom, type Search } from './plan.js';
import { knownText, type Position, positionOf, randomOf } from './position.js';

const SEARCH: Search = { breadth: { ideas: 10, ways: 40 }, beam: 5, depth: 6 };
const FORESIGHT: Foresight = {
  breadth: { ideas: 3, ways: 8 },
  turns: 1,
  plans: 12,
  again: 4,
  deals: 2,
  moreDeals: 6,
};

/** Plans whole turns and tries the best plans against what the others may do then. */
export const hard: Bot<Arena> = {
  id: 'hard',
  choose(table, seat, random): Said {
    const decision = table.decisionOf(seat)!;
    if (decision.kind === 'some') return hiddenTiles(decision);
    const position = positionOf(table, seat, random);
    if (position === null || decision.kind !== 'one') return randomAnswer(decision, random);
    if (decision.key === 'banner') return bannerHexName(position.arena, decision, random);
    return answerIn(position, decision, seat);
  },
};

function answerIn(position: Position, decision: Decision, seat: number): Said {
  const { arena, steps } = position;
  const given = steps.at(-1)!;
  const isOwnTurn = activeSeat(arena) === seat && (arena.phase === 'turn' || arena.phase === 'discard');
  if (isOwnTurn) return plannedAnswer(position, seat);
  const random = randomOf(knownText(arena));
  if (decision.key === 'redraw') return foreseenAnswer(arena, seat);
  const { said } = bestOutcome(outcomesOf(arena, given, SEARCH.breadth, random), sideOf(seat));
  return said[given.length]!;
}

/** Keeps to the plan made where the turn, or its known part, began; plans anew where the turn has left it. */
function plannedAnswer({ start, steps, arena }: Position, seat: number): Said {
  const given = steps.at(-1)!;
  const planned = start.phase === 'turn' || start.phase === 'discard' ? planOf(start, [], seat) : null;
  const isKept = planned && steps.every((said, at) => said.every((one, index) => planned[at]?.[index] === one));
  const next = isKept ? planned[steps.length - 1]?.[given.length] : undefined;
  return next ?? planOf(arena, given, seat)[0]![given.length]!;
}

/** The last plans made. Forgetting one costs time, never changes it: a plan follows from its text alone. */
const remembered = new Map<string, readonly (readonly Said[])[]>();
const MOST_REMEMBERED = 16;

function planOf(arena: Arena, given: readonly Said[], seat: number): readonly (readonly Said[])[] {
  const text = `${knownText(arena)}${JSON.stringify(given)}${seat}`;
  const known = remembered.get(text);
  if (known) return known;
  const random = randomOf(text);
  const plans = plansFrom(arena, given, SEARCH, random);
  const { steps } = bestPlan(plans, seat, FORESIGHT, random);
  if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
  remembered.set(text, steps);
  return steps;
}

/** Whether to exchange an unlucky draw: both are played on a few deals. */
function foreseenAnswer(arena: Arena, seat: number): Said {
  const random = randomOf(knownText(arena));
  const outcomes = outcomesOf(arena, [], SEARCH.breadth, random);
  let chosen = outcomes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const outcome of outcomes) {
    let total = 0;
    for (let deal = 0; deal < FORESIGHT.moreDeals; deal++)
      total += playedWorth(outcome.arena, seat, FORESIGHT, randomOf(`${deal}`));
    if (total > most) {
      most = total;
      chosen = outcome;
    }
  }
  return chosen.said[0]!;
}
