import type { Bot } from '../../../engine/game.js';
import type { Realm } from '../state.js';
import { planningBot } from './planning-bot.js';

/** Thinks a few turns through and takes the best of them: quick, sensible, and can be beaten. */
const easy = planningBot('easy', { tries: 40, changes: 40, kept: 4 });

/** Thinks a turn through in hundreds of ways. */
const hard = planningBot('hard', { tries: 200, changes: 600, kept: 6 });

/** The computer opponents, the weaker first. */
export const bots: readonly Bot<Realm>[] = [easy, hard];
