import type { MatchState } from '../../engine/match-state.js';
import type { Hit } from './hit.js';
import { PRINTS, type Print } from './prints.js';
import type { LastMove } from './view.js';
import type { ArenaEntry, BattleCause, Mention } from './vocabulary.js';

export const MODES = ['duel', 'three', 'four'] as const;
export type Mode = (typeof MODES)[number];
export const VARIANTS = ['standard', 'tactical'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Which step comes next. */
export type Phase =
  | 'monoliths' // everybody hides two tiles (MA-22.1)
  | 'banners' // the next Banner is placed (MA-1.6)
  | 'draw' // a turn begins: its tiles are drawn (MA-3.1)
  | 'redraw' // an unlucky draw may be exchanged (MA-4)
  | 'discard' // the forced discard (MA-3.2)
  | 'turn' // the next action of the turn
  | 'push' // a pushed tile's owner chooses its hex (MA-18.2)
  | 'wounds' // wounds of an Order or a Charge are settled (MA-9.5)
  | 'unfold' // the last choices of an unfolding that others have a say in (MA-22.15)
  | 'battle' // the start of a Battle (MA-19)
  | 'segment' // the next segment of a Battle (MA-7.4)
  | 'battle-end' // the end of a Battle (MA-7.17)
  | 'turn-end'; // the next player's turn comes

/** A Board tile. It lies where it stands in `Arena.board`, or under a folded Monolith. */
export interface Tile {
  readonly id: number;
  readonly seat: number;
  /** Index in PRINTS. */
  readonly print: number;
  rotation: number;
  wounds: number;
  poison: number;
  entrenched: number;
  /** Whether the Net order's marker lies on it (MA-16.6). */
  caught: boolean;
}

/** The three elements of a Monolith (MA-22): 0 carries the Banner, 1 and 2 are the lower ones. */
export interface Monolith {
  folded: boolean;
  /** Whether opponents do not know yet what is inside (MA-22.3). */
  secret: boolean;
  /** Where each element lies; -1 = stacked under the Banner, or not on the board yet. */
  hexes: [number, number, number];
  /** The tiles inside while it is folded, by lower element. */
  under: [Tile | null, Tile | null];
}

/** One seat. Tiles in hand, stack and discard pile are indices in PRINTS; the stack is drawn from its end. */
export interface Seat {
  readonly faction: string;
  hand: number[];
  stack: number[];
  discard: number[];
  monolith: Monolith | null;
}

/** What must be remembered of one turn. */
export interface Turn {
  /** Up to how many tiles are drawn (MA-2, MA-3.1, MA-21). */
  limit: number;
  /** Tiles that may still be played or discarded; null = no limit (MA-21.1). */
  left: number | null;
  /** Whether a Board tile was placed (AMB-25). */
  placed: boolean;
  /** Whether the own Monolith was unfolded (MA-22.5). */
  unfolded: boolean;
  /** Features used, as '<effect>><tile>' (MA-6.9). */
  used: string[];
}

/** The ending: the seats that still take a turn before the Last Battle (MA-20.1, MA-20.7). */
export interface Closing {
  remaining: number[];
  /** Whether these are the extra turns after a tie. */
  extra: boolean;
}

/** How often a tile has attacked in this Battle (MA-7.11, MA-11.14). */
export interface Attacks {
  readonly id: number;
  /** Printed Initiative values already used, by position. */
  used: number[];
  /** The segment of its latest attack. */
  last: number;
  /** Extra attacks made by Double Attack. */
  extra: number;
}

export interface Battle {
  readonly why: BattleCause;
  /** The next segment that may come. */
  segment: number;
  attacks: Attacks[];
  /** Pools by seat when it began. */
  before: number[];
  removed: Mention[];
}

/** An action that waits for another seat's choice. Tiles are named by hex: nothing moves meanwhile. */
export type Pending =
  | { readonly what: 'push'; readonly pusher: number; readonly pushed: number }
  | { readonly what: 'wounds'; readonly hits: readonly Hit[]; readonly endsTurn: boolean }
  | { readonly what: 'unfold'; readonly hexes: readonly [number, number]; readonly wasFull: boolean };

/** A Battle somebody thinks of starting: by this order, or by this tile on the last empty hex. */
export interface Declared {
  readonly print: number;
  readonly hex: number | null;
  readonly rotation: number;
}

export interface Arena extends MatchState<ArenaEntry> {
  readonly mode: Mode;
  readonly variant: Variant;
  /** Whether a hand is seen by its owner only. */
  readonly privateDraws: boolean;
  seats: Seat[];
  /** Seats in the order of their turns, beginning with the starting player; with three players the single one twice. */
  order: number[];
  /** Whose turn it is: a position in `order`. */
  at: number;
  /** Turns begun so far. */
  turnNumber: number;
  turn: Turn;
  phase: Phase;
  /** HP of the two sides: even seats and odd seats (MA-1.4, MA-23.2). */
  pools: [number, number];
  /** The tile on each of the 19 hexes. */
  board: (Tile | null)[];
  /** Tiles that have come into play so far; each takes its number from here. */
  tileCount: number;
  battleCount: number;
  battle: Battle | null;
  pending: Pending | null;
  /** Set while its Battle is asked about. */
  declared: Declared | null;
  closing: Closing | null;
  last: LastMove | null;
}

/** What is printed on a tile. */
export const printed = (tile: Tile): Print => PRINTS[tile.print]!;

/** The seat whose turn it is. */
export const activeSeat = (arena: Arena): number => arena.order[arena.at]!;

/** A fresh tile for the board. */
export function makeTile(arena: Arena, seat: number, print: number, rotation: number): Tile {
  arena.tileCount += 1;
  return { id: arena.tileCount, seat, print, rotation, wounds: 0, poison: 0, entrenched: 0, caught: false };
}

/** Whether no hex is empty; an empty Monolith element is an empty hex (MA-5.6, MA-22.12). */
export const isFull = (arena: Arena): boolean => !arena.board.includes(null);

/** The hex of a tile on the board, -1 when it is not there. */
export function hexOf(arena: Arena, id: number): number {
  for (let hex = 0; hex < arena.board.length; hex++) if (arena.board[hex]?.id === id) return hex;
  return -1;
}
