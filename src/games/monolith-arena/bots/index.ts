import type { Bot } from '../../../engine/game.js';
import type { Arena } from '../state.js';
import { greedyBot } from './greedy-bot.js';
import { planningBot } from './planning-bot.js';

/** Looks at few places for each tile: quick, sensible, and can be beaten. */
const easy = greedyBot('easy', { ideas: 8, ways: 24 });

/** Looks ahead over whole turns and Battles. */
const hard = planningBot('hard', {
  search: { breadth: { ideas: 10, ways: 40 }, beam: 5, depth: 6 },
  foresight: { breadth: { ideas: 3, ways: 8 }, turns: 1, plans: 12, again: 4, deals: 2, moreDeals: 6 },
});

/** The computer opponents, the weaker first. */
export const bots: readonly Bot<Arena>[] = [easy, hard];
