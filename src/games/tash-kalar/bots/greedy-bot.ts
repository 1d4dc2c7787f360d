import type { Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import type { Contest } from '../state.js';
import { positionOf } from './position.js';
import { type Breadth, bestOf, waysOf } from './ways.js';

/** A player who takes the action that looks best now and thinks of nobody's next turn. */
export const greedyBot = (id: string, breadth: Breadth): Bot<Contest> => ({
  id,
  choose(table, seat, random): Said {
    const position = positionOf(table, seat);
    if (position === null) return randomAnswer(table.decisionOf(seat)!, random);
    const given = position.steps.at(-1)!;
    return bestOf(waysOf(position.contest, given, seat, breadth)).said[given.length]!;
  },
});
