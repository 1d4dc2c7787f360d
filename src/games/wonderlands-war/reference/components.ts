import { allies } from './allies.js';
import { cards } from './cards.js';
import type { Pictured } from './describing.js';
import { factions } from './factions.js';
import { pieces } from './pieces.js';
import { wonderlandians } from './wonderlandians.js';

/** Everything people may ask about by its name. */
export const components: readonly Pictured[] = [...factions, ...allies, ...wonderlandians, ...pieces, ...cards];
