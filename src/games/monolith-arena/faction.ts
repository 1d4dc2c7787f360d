/** The six printed sides of a tile, clockwise from NE as it lies in rotation 0. */
export type Sides = readonly [number, number, number, number, number, number];

export type Kind = 'banner' | 'champion' | 'rune' | 'order';

export const TRAITS = ['maneuver', 'teleport', 'rotation', 'cavalry', 'venom', 'transformation', 'boundless'] as const;
export type Trait = (typeof TRAITS)[number];

export const RUNE_EFFECTS = [
  'melee-1',
  'ranged-1',
  'melee-ranged-1',
  'initiative-1',
  'initiative-2',
  'agility',
  'teleportation',
  'regeneration',
  'double-attack',
  'penetration',
  'disarm',
  'charge',
] as const;
export type RuneEffect = (typeof RUNE_EFFECTS)[number];

export type Aura = 'melee-strength' | 'venom' | 'toughness' | 'maneuver';

export const ORDERS = [
  'battle',
  'battle-or-charge',
  'move',
  'push',
  'net',
  'fire-concoction',
  'entrenchment',
  'rotation',
  'false-order',
  'precise-shot',
] as const;
export type Order = (typeof ORDERS)[number];

/** What is printed on a tile. What is left out is not on it. */
export interface TileFacts {
  readonly id: string;
  readonly kind: Kind;
  /** How many of it the faction has. */
  readonly count: number;
  readonly initiative?: readonly number[];
  readonly melee?: Sides;
  readonly ranged?: Sides;
  readonly armor?: Sides;
  readonly net?: Sides;
  /** HP beyond the basic 1 (MA-9.2). */
  readonly toughness?: number;
  readonly traits?: readonly Trait[];
  readonly effect?: RuneEffect;
  readonly links?: Sides;
  readonly aura?: Aura;
  readonly order?: Order;
  /** The side at which it destroys at the start of a Battle (Morlock, MA-19.2). */
  readonly lightning?: Sides;
  /** Strength of its attack on one tile anywhere (Assassin, MA-8.10). */
  readonly anywhere?: number;
}

export interface Faction {
  readonly id: string;
  readonly tiles: readonly TileFacts[];
}
