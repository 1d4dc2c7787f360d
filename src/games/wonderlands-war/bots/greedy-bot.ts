import type { Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import type { Wonderland } from '../state.js';
import { carryOut, isTurnOver, playUntil } from './attempt.js';
import { best, instinct } from './instinct.js';
import { positionOf } from './position.js';
import { worth } from './worth.js';

/** What is drawn or rolled by these answers nobody knows: instinct and the odds decide. */
const BY_INSTINCT: ReadonlySet<string> = new Set(['keep-quest', 'draw-on', 'wager', 'answer', 'quest-discard']);

/** A player who says what looks best now and thinks of nobody's next turn. */
export const greedyBot = (id: string): Bot<Wonderland> => ({
  id,
  choose(table, seat, random): Said {
    const decision = table.decisionOf(seat)!;
    const position = positionOf(table, seat);
    if (position === null) return randomAnswer(decision, random);
    if (decision.kind !== 'one' || BY_INSTINCT.has(decision.key)) return instinct(position.state, decision);
    return best(decision, said => {
      const after = carryOut({ position, seat, said }, null);
      playUntil(after, isTurnOver);
      return worth(after, seat);
    });
  },
});
