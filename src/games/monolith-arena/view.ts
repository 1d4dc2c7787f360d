import type { Mention } from './vocabulary.js';

/**
 * What a reader may see of an arena: facts already worked out by the rules, so that words and drawings compute nothing.
 * Hexes are named as on the picture (A1-A3, B1-B4, C1-C5, D1-D4, E1-E3), directions are 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.
 */
export type ArenaView = {
  readonly mode: string;
  readonly variant: string;
  /** Turns of the whole match, from 1; 0 while Banners are placed. */
  readonly turn: number;
  readonly onTurn: number | null;
  readonly seats: readonly SeatView[];
  /** Everything lying on hexes, in reading order A1..E3. */
  readonly tiles: readonly TileView[];
  /** Monolith elements lying on hexes of their own (unfolded), occupied or empty. */
  readonly elements: readonly ElementView[];
  /** The last thing that changed the board, for the marks on it. */
  readonly last: LastMove | null;
  /** What the Battle would bring that the reader thinks of starting. */
  readonly forecast: ForecastView | null;
  /** Set from the first last draw on (MA-20.1): how many turns are still played before the Last Battle. */
  readonly turnsLeft: number | null;
};

export type ForecastView = {
  /** What would leave the board. */
  readonly removed: readonly Mention[];
  /** Pools by seat before and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Whether somebody chooses something on the way: it is foreseen as usual and may come otherwise. */
  readonly isOpen: boolean;
};

export type SeatView = {
  readonly faction: string;
  /** Seats of one number play together; alone = own number. */
  readonly team: number;
  readonly hitPoints: number;
  readonly stack: number;
  readonly discard: readonly string[];
  /** Tile ids where the reader may see them, otherwise only how many. */
  readonly hand: readonly string[] | number;
  /** The tiles inside this seat's folded Monolith where the reader may see them (MA-22.3). */
  readonly hidden: readonly HiddenTile[] | number;
};

/** A tile inside a folded Monolith. It need not be the owner's: enemies stand on elements too (MA-22.10). */
export type HiddenTile = {
  readonly faction: string;
  readonly tile: string;
};

export type TileView = {
  readonly id: number;
  readonly seat: number;
  readonly faction: string;
  readonly tile: string;
  readonly hex: string;
  readonly rotation: number;
  readonly wounds: number;
  readonly poison: number;
  readonly entrenched: number;
  /** HP including every Toughness in force; 0 for Banners, whose pool is the seat's. */
  readonly hitPoints: number;
  /** Hexes of the tiles that net it; 'order' for the Net order's marker. */
  readonly nettedBy: readonly string[];
  readonly disarmed: boolean;
  /** Current values in printed order, and how far they are above print. */
  readonly initiative: readonly number[];
  readonly initiativeBonus: number;
  readonly meleeBonus: number;
  readonly rangedBonus: number;
  /** Traits it has only through others now: maneuver, teleport, venom, toughness, double-attack, penetration. */
  readonly granted: readonly string[];
  /** Directions of rune links, and whether something is reached there now. */
  readonly links: readonly { readonly direction: number; readonly lit: boolean; readonly hostile: boolean }[];
  /** Directions of net sides that hold an enemy now. */
  readonly holds: readonly number[];
  /** A Banner standing on its folded Monolith. */
  readonly folded: boolean;
};

export type ElementView = {
  readonly seat: number;
  readonly faction: string;
  readonly hex: string;
  readonly empty: boolean;
};

export type LastMove = {
  readonly seat: number;
  /** placed, moved, turned, pushed, removed, net, fire, shot, entrenched, unfolded, charged, battle. */
  readonly what: string;
  readonly tile: string | null;
  readonly from: string | null;
  /** Hexes to mark. */
  readonly to: readonly string[];
};

/** One segment of a Battle as it is told: log entries `segment` carry it. */
export type SegmentView = {
  /** null = the start of the Battle (Morlocks and poison, MA-19). */
  readonly initiative: number | null;
  /** The board as the segment found it. */
  readonly tiles: readonly TileView[];
  readonly elements: readonly ElementView[];
  /** Seat pools before and after. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Tiles that attacked, also those that hit nothing. */
  readonly attackers: readonly number[];
  readonly strikes: readonly StrikeView[];
  /** Regeneration: which Rune took which source off which tile. */
  readonly saves: readonly { readonly rune: number; readonly tile: number; readonly source: number | null }[];
  /** Tiles that left the board. */
  readonly removed: readonly number[];
  /** Tiles that got a poison marker. */
  readonly poisoned: readonly number[];
};

export type StrikeView = {
  /** Tile that strikes; for poison the poisoned tile itself. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'melee' | 'ranged' | 'anywhere' | 'morlock' | 'poison';
  readonly strength: number;
  /** Taken off by Armor; strength - stopped = wounds dealt (before Regeneration). */
  readonly stopped: number;
};
