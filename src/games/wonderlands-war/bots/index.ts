import type { Bot } from '../../../engine/game.js';
import type { Wonderland } from '../state.js';
import { greedyBot } from './greedy-bot.js';
import { planningBot } from './planning-bot.js';

/** Takes what looks best now: quick, sensible, and can be beaten. */
const easy = greedyBot('easy');

/** Plays turns and battles to their end on many deals. */
const hard = planningBot('hard', {
  tea: { turns: 0, plans: 24, again: 6, deals: 3, moreDeals: 9 },
  war: { turns: 0, plans: 10, again: 4, deals: 8, moreDeals: 24 },
});

/** The computer opponents, the weaker first. */
export const bots: readonly Bot<Wonderland>[] = [easy, hard];
