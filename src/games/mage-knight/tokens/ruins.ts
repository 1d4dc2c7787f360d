import type { RuinsToken } from './enemy.js';

/** Ruins tokens, one of each (MK-S-17). */
export const RUINS: readonly RuinsToken[] = [
  { id: 'altar_green', set: 'base', tribute: { green: 3 }, fame: 7 },
  { id: 'altar_blue', set: 'base', tribute: { blue: 3 }, fame: 7 },
  { id: 'altar_white', set: 'base', tribute: { white: 3 }, fame: 7 },
  { id: 'altar_red', set: 'base', tribute: { red: 3 }, fame: 7 },
  { id: 'enemies_grey_violet', set: 'base', enemies: ['grey', 'violet'], reward: { unit: 1 } },
  { id: 'enemies_green_brown', set: 'base', enemies: ['green', 'brown'], reward: { artifact: 1 } },
  { id: 'enemies_green_green', set: 'base', enemies: ['green', 'green'], reward: { crystalsOfEach: 1 } },
  { id: 'enemies_brown_violet', set: 'base', enemies: ['brown', 'violet'], reward: { spell: 1, crystalsOfEach: 1 } },
  { id: 'enemies_grey_white', set: 'base', enemies: ['grey', 'white'], reward: { artifact: 1, spell: 1 } },
  { id: 'enemies_grey_brown', set: 'base', enemies: ['grey', 'brown'], reward: { artifact: 1 } },
  { id: 'enemies_brown_red', set: 'base', enemies: ['brown', 'red'], reward: { artifact: 2 } },
  { id: 'enemies_green_red', set: 'base', enemies: ['green', 'red'], reward: { artifact: 1, advancedAction: 1 } },
  { id: 'altar_all', set: 'lost_legion', tribute: { green: 1, blue: 1, white: 1, red: 1 }, fame: 10 },
  {
    id: 'enemies_violet_violet',
    set: 'lost_legion',
    enemies: ['violet', 'violet'],
    reward: { spell: 1, advancedAction: 1 },
  },
  { id: 'enemies_green_green_green', set: 'lost_legion', enemies: ['green', 'green', 'green'], reward: { unit: 1 } },
];
