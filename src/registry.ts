import type { Game } from './engine/index.js';
import { game as mageKnight } from './games/mage-knight/game.js';
import { monolithArena } from './games/monolith-arena/game.js';
import { tashKalar } from './games/tash-kalar/game.js';
import { wonderlandsWar } from './games/wonderlands-war/game.js';

/** Every game Arbiter knows. Adding one is one line here; the program, scripts, benches and tests read this list. */
export const games: readonly Game[] = [monolithArena, tashKalar, wonderlandsWar, mageKnight];
