import type { Kind } from '../faction.js';
import type { LastMove } from '../view.js';
import type { BattleCause } from '../vocabulary.js';
import type { Told } from '../words/battle.js';

/** Everything the pictures say that is said nowhere else, in one language. Prompts and alt texts are the game's words. */
export interface PictureWords {
  /** Above the number of the turn. */
  readonly turn: string;
  /** In place of the number while Banners are placed. */
  readonly setup: string;
  readonly lastBattle: string;
  /** When the Last Battle comes: after so many turns. */
  turnsLeft(turns: number): string;
  tile(tile: string): string;
  tileLine(faction: string, tile: string): string;
  kind(kind: Kind): string;
  faction(faction: string): string;
  /** The last move in a few words. */
  caption(last: LastMove): string;

  readonly hand: string;
  /** Over the tiles a Monolith hides. */
  readonly monolith: string;
  count(tiles: number): string;

  /** Which Battle it is. */
  battle(number: number, why: BattleCause): string;
  /** Over the second part of a Battle that stopped for somebody's choice. */
  readonly battleGoesOn: string;
  /** Over the board a Battle found. */
  readonly before: string;
  readonly battleStart: string;
  /** What a segment came to, in a few words. */
  segmentHead(told: Told): string;
}
