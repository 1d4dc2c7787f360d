import { isPause, onlyAnswer, type Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import type { Arena } from '../state.js';
import { sideOf } from '../teams.js';
import { bestOutcome } from './greedy.js';
import { instinct } from './instincts.js';
import { bannerHexName, hiddenTiles } from './opening.js';
import { type Breadth, outcomesOf } from './outcomes.js';
import { positionOf } from './position.js';

/** A player who takes the action that looks best now and thinks of nobody's next turn. */
export const greedyBot = (id: string, breadth: Breadth): Bot<Arena> => ({
  id,
  choose(table, seat, random): Said {
    const decision = table.decisionOf(seat)!;
    if (isPause(decision)) return onlyAnswer(decision)!;
    if (decision.kind === 'some') return hiddenTiles(decision);
    const position = positionOf(table, seat, random);
    if (position === null || decision.kind !== 'one') return randomAnswer(decision, random);
    const { arena, steps } = position;
    if (decision.key === 'banner') return bannerHexName(arena, decision, random);
    if (decision.key === 'redraw' || decision.key === 'forced-discard') return instinct(arena, decision);
    const given = steps.at(-1)!;
    const { said } = bestOutcome(outcomesOf(arena, given, breadth, random), sideOf(seat));
    return said[given.length]!;
  },
});
