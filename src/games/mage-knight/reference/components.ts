import { cards } from './cards.js';
import type { Pictured } from './describing.js';
import { enemies } from './enemies.js';
import { heroes } from './heroes.js';
import { cities, ruinsTokens, sites, tiles } from './places.js';
import { scenarios, variants } from './scenarios.js';
import { skills, tactics } from './skills.js';
import { units } from './units.js';

/** Everything people may ask about by its name. */
export const components: readonly Pictured[] = [
  ...heroes,
  ...cards,
  ...units,
  ...skills,
  ...tactics,
  ...enemies,
  ...sites,
  ...cities,
  ...ruinsTokens,
  ...tiles,
  ...scenarios,
  ...variants,
];
