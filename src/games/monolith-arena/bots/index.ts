import type { Bot } from '../../../engine/game.js';
import type { Arena } from '../state.js';
import { easy } from './easy.js';
import { hard } from './hard.js';

/** The computer opponents, the weaker first. */
export const bots: readonly Bot<Arena>[] = [easy, hard];
