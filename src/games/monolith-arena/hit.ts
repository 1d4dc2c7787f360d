import type { StrikeView } from './view.js';

/** Sources of wounds that are no tile (MA-12.1). */
export const POISON = -1;
export const ORDER = -2;

/** What one source does to one tile at one moment. Tiles are named by hex: nothing moves before it is settled. */
export interface Hit {
  readonly target: number;
  /** Hex of the attacking tile, or POISON or ORDER. */
  readonly source: number;
  readonly kind: StrikeView['kind'];
  readonly strength: number;
  /** Taken off by Armor (MA-8.6). */
  readonly stopped: number;
  readonly venom: boolean;
}

/** Wounds it inflicts unless Regeneration takes them off. */
export const woundsOf = (hit: Hit): number => hit.strength - hit.stopped;

/** A Morlock eliminates whatever the Toughness (MA-19.2). */
export const isLethal = (hit: Hit): boolean => hit.kind === 'morlock';
