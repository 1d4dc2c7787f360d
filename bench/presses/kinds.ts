import type { TurnKind } from './kind.js';
import { mageKnight } from './mage-knight.js';
import { monolithArena } from './monolith-arena.js';
import { tashKalar } from './tash-kalar.js';
import { wonderlandsWar } from './wonderlands-war.js';

/** The turns that have a budget, by game. */
export const TURN_KINDS: Readonly<Record<string, readonly TurnKind[]>> = {
  'monolith-arena': monolithArena,
  'tash-kalar': tashKalar,
  'wonderlands-war': wonderlandsWar,
  'mage-knight': mageKnight,
};
