import type { Colour, GameSet, Terrain } from '../terms.js';

export const SITES = [
  'portal',
  'village',
  'monastery',
  'keep',
  'mage_tower',
  'city',
  'magical_glade',
  'mine',
  'dungeon',
  'tomb',
  'monster_den',
  'spawning_grounds',
  'ancient_ruins',
  'marauding_orcs',
  'draconum',
  'maze',
  'labyrinth',
  'deep_mine',
  'refugee_camp',
] as const;
/** Kinds of site (MK-S-1.1); the last four belong to the Lost Legion. */
export type Site = (typeof SITES)[number];

/** One hex of a tile. */
export interface TileSpace {
  readonly terrain: Terrain;
  readonly site?: Site;
  /** The colours of a mine; a deep mine has two. */
  readonly mine?: readonly Colour[];
  readonly city?: Colour;
}

export type TileKind = 'start' | 'countryside' | 'core' | 'city';

export interface Tile {
  readonly id: string;
  readonly kind: TileKind;
  readonly set: GameSet;
  /** Seven: the centre, then clockwise from the north-east. */
  readonly spaces: readonly TileSpace[];
  /** Edges with a wall, between two places of the tile (MK-S-20.5). */
  readonly walls?: readonly (readonly [number, number])[];
}
