import { printOf } from '../prints.js';
import type { TileView } from '../view.js';
import type { Tokens } from './tokens.js';

/** All that the picture of a Board tile shows. */
export interface TileLook extends Tokens {
  readonly faction: string;
  readonly tile: string;
  readonly rotation: number;
  /** The hex it lies on, or null off the board. */
  readonly hex: string | null;
  readonly netted: boolean;
  readonly initiative: readonly number[];
  readonly initiativeBonus: number;
  readonly meleeBonus: number;
  readonly rangedBonus: number;
  readonly granted: readonly string[];
  /** Links by direction; null = off the board, all of them shown as printed. */
  readonly links: TileView['links'] | null;
  /** Hit points beyond the first. */
  readonly hearts: number;
  /** Hit points of the pool, on a Banner. */
  readonly pool: number | null;
  /** A folded Monolith: tiles inside, or 'unknown'. */
  readonly folded: number | 'unknown' | null;
}

/** A tile as it is printed, off the board. */
export function printedLook(faction: string, tile: string, rotation = 0): TileLook {
  const print = printOf(faction, tile);
  return {
    faction,
    tile,
    rotation,
    hex: null,
    wounds: 0,
    poison: 0,
    entrenched: 0,
    disarmed: false,
    netted: false,
    initiative: print.initiative,
    initiativeBonus: 0,
    meleeBonus: 0,
    rangedBonus: 0,
    granted: [],
    links: null,
    hearts: print.toughness,
    pool: null,
    folded: null,
  };
}

/** A tile lying on the board. `inside` = what its seat's folded Monolith holds. */
export function lyingLook(view: TileView, pool: number, inside: number | 'unknown'): TileLook {
  const isBanner = view.tile === 'banner';
  return {
    faction: view.faction,
    tile: view.tile,
    rotation: view.rotation,
    hex: view.hex,
    wounds: isBanner ? 0 : view.wounds,
    poison: view.poison,
    entrenched: view.entrenched,
    disarmed: view.disarmed,
    netted: view.nettedBy.length > 0,
    initiative: view.initiative,
    initiativeBonus: view.initiativeBonus,
    meleeBonus: view.meleeBonus,
    rangedBonus: view.rangedBonus,
    granted: view.granted,
    links: view.links,
    hearts: isBanner ? 0 : Math.max(0, view.hitPoints - 1),
    pool: isBanner ? pool : null,
    folded: view.folded ? inside : null,
  };
}
