import type { Bot } from '../../../engine/game.js';
import type { Contest } from '../state.js';
import { greedyBot } from './greedy-bot.js';
import { planningBot } from './planning-bot.js';

/** Takes what looks best now: quick, sensible, and can be beaten. */
const easy = greedyBot('easy', { places: 69, answers: 24 });

/** Plans whole turns and looks at what the others may answer. */
const hard = planningBot('hard', {
  search: { breadth: { places: 69, answers: 24 }, beam: 4, depth: 6 },
  foresight: { breadth: { places: 8, answers: 8 }, turns: 1, plans: 8, again: 3, deals: 2, moreDeals: 4 },
});

/** The computer opponents, the weaker first. */
export const bots: readonly Bot<Contest>[] = [easy, hard];
