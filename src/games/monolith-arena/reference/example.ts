import type { StrikeView } from '../view.js';

/** A position that explains a rule. */
export interface Example {
  /** Factions by seat; even seats play against odd ones. */
  readonly factions: readonly string[];
  /** `<seat> <tile> <hex> <rotation>`, and `poison=2`, `wounds=1`, `entrenched=1` or `caught` where there are markers. */
  readonly tiles: readonly string[];
  /** Hexes whose tiles attack: whom they strike is worked out by the rules. */
  readonly attacks?: readonly string[];
  /** `<from>><to> <kind> <strength>`, and `stopped` where Armor stops it: some strikes out of several. */
  readonly strikes?: readonly string[];
  /** `<from>><to>`: a step. */
  readonly steps?: readonly string[];
  /** Hexes to look at: chosen ones in gold. */
  readonly marked?: readonly string[];
  /** A tile that may go somewhere, or be aimed: the hexes are worked out by the rules and shown in gold. */
  readonly goes?: Going;
  /** Elements of an unfolded Monolith by seat: the Banner's hex first. */
  readonly elements?: Readonly<Record<number, readonly [string, string, string]>>;
  /** The Banner's hex of a folded Monolith by seat, and the tiles inside. */
  readonly folded?: Readonly<Record<number, readonly [hex: string, one: string, other: string]>>;
}

export type StrikeKind = StrikeView['kind'];

export type Going =
  | { readonly by: 'step' | 'jump' | 'charge'; readonly from: string }
  | { readonly by: 'push'; readonly from: string; readonly pushed: string }
  | { readonly by: 'place' }
  | { readonly by: 'aim'; readonly seat: number; readonly banners: boolean };
