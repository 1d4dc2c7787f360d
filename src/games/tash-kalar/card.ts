import type { DirectionName, Kind, Rank } from './vocabulary.js';

/** An offset from the framed square: to the right and downward, as printed. */
export type Offset = readonly [number, number];

/** A being or legend. What it does is data: the steps below, carried out in order (TK-6). */
export interface Card {
  readonly id: string;
  readonly rank: Rank;
  /** Squares of the pattern that need an own piece of at least this rank (TK-4.3); the framed one is [0, 0]. */
  readonly commons: readonly Offset[];
  readonly heroics?: readonly Offset[];
  /** No framed square: the being arrives on any vacant colourless square; offsets run from the pattern's middle. */
  readonly free?: true;
  /** Marked squares by group (TK-7.15). */
  readonly marks?: Readonly<Record<string, readonly Offset[]>>;
  /** Indicated directions as printed (TK-7.16). */
  readonly arrows?: readonly DirectionName[];
  readonly steps: readonly Step[];
  /** The frozen effect (TK-14.1). */
  readonly frozen?: readonly Step[];
  /** The warp effect (TK-14.10). */
  readonly warp?: readonly Step[];
}

export interface FlareHalf {
  /** How many more the opponent must have (TK-5.1). */
  readonly lead: number;
  readonly steps: readonly Step[];
}

export interface Flare {
  readonly id: string;
  /** Against more upgraded pieces. */
  readonly upper: FlareHalf;
  /** Against more pieces. */
  readonly lower: FlareHalf;
}

/**
 * Whose pieces: own | enemy | any | being | gateway | used (of the pattern) | color (of the loop) | each (of the loop) |
 * $name (bound piece) | enemy($name) (of the bound colour) | color_of($name).
 */
export type Who = string;
/** common | heroic | legendary | nonlegendary | upgraded | any | rank_of($name) | same. */
export type RankText = string;
/** Which squares: see effects/selectors.ts. A list is an intersection. */
export type Where = string | readonly string[];
/** Exactly so many as far as possible (TK-6.3), or from the first to the second number (null = no limit). */
export type Count = number | readonly [number, number | null];

interface Common {
  /** The player may decline; with an exact count: nothing, or the full number. */
  readonly opt?: true;
  /** Not met = the step is skipped. */
  readonly if?: Condition;
  /** Binds what was done to a name. */
  readonly as?: string;
}

interface OnPieces extends Common {
  readonly who: Who;
  readonly rank: RankText;
  readonly where: Where;
}

export interface DestroyStep extends OnPieces {
  readonly op: 'destroy';
  readonly n: Count;
  /** Only pieces of a player who has more of that rank group on the board than you. */
  readonly owner_if?: { readonly more_than_me: RankText };
  /** Every colour bound there must be among the victims. */
  readonly match?: string;
  /** The kill is credited so often (TK-14.9). */
  readonly count_as?: number;
  readonly remove_from_game?: true;
  /** Own pieces, the being aside, a victim of that rank must touch at least. */
  readonly target_if?: { readonly own_neighbours_excluding_being: Readonly<Partial<Record<Rank, number>>> };
  /** The chosen pieces touch one another (AMB-21). */
  readonly group?: 'connected8';
}

export interface DestroyAllStep extends OnPieces {
  readonly op: 'destroy_all';
  readonly uncredited?: true;
}

export interface RankStep extends OnPieces {
  readonly op: 'upgrade' | 'downgrade';
  readonly n: Count;
  readonly group?: 'connected8';
  /** Where it is impossible, the steps after it are still done (AMB-22). */
  readonly as_far_as_possible?: true;
}

export interface ConvertStep extends OnPieces {
  readonly op: 'convert';
  readonly to_rank: Rank | 'same';
  readonly n: 1;
}

export interface ConvertAwayStep extends Common {
  readonly op: 'convert_away';
  readonly who: 'being';
  readonly to_color: 'enemy';
  readonly to_rank: 'common';
}

export interface PlaceStep extends Common {
  readonly op: 'place';
  /** enemy = any enemy colour, chosen per piece. */
  readonly color: 'own' | 'enemy';
  readonly rank: RankText;
  readonly where: Where;
  readonly n: Count;
}

export interface MoveStep extends OnPieces {
  readonly op: 'move';
  readonly kind: Kind;
  readonly n: Count;
  /** Most moves of one piece; absent or null = no limit. */
  readonly per_piece?: number | null;
  readonly same_piece?: true;
  readonly max_per_color?: number;
  /** Only pieces that met `where` when the step began. */
  readonly targets?: 'adjacent_at_start';
  readonly dest?: Where;
  /** same_as($m) | opposite($m) | toward(gateway) | turn<=45. */
  readonly dir?: string;
  readonly first_dir?: 'indicated';
  readonly forbid_capture?: readonly Rank[];
  readonly forbid_dest?: 'gateway';
  readonly stop_after?: 'empty';
  /** So many moves only with at least so many of them by the being. */
  readonly constraint?: { readonly if_total: number; readonly min_by_being: number };
}

export interface MoveMixStep extends Common {
  readonly op: 'move_mix';
  readonly n: Count;
  readonly who?: Who;
  readonly rank?: RankText;
  /** Moves available per kind. */
  readonly budget?: { readonly standard: number; readonly combat: number };
  /** Which pieces may move and with which kind; the first fitting entry counts. */
  readonly sources?: readonly { readonly who: Who; readonly rank?: RankText; readonly kind: Kind }[];
}

export interface LeapStep extends Common {
  readonly op: 'leap';
  readonly kind: Kind;
  readonly n: Count;
  readonly who: Who;
  readonly rank?: RankText;
  /** Exact distance (TK-7.2). */
  readonly dist?: number;
  readonly dest?: Where;
}

export interface LineStep extends Common {
  readonly op: 'line';
  readonly kind: Kind;
  readonly who: Who;
  readonly rank?: RankText;
  readonly where?: Where;
  readonly dirs: 'any8' | 'indicated';
  readonly n: 'max' | readonly [number, number | null | { readonly by_rank: Readonly<Record<Rank, number>> }];
  readonly stop_after_capture?: Rank;
}

export interface ShootStep extends Common {
  readonly op: 'shoot';
  /** indicated | diagonal | same_as($m). */
  readonly dirs: string;
  readonly who: Who;
  readonly rank: RankText;
  readonly hits: number | 'all';
  readonly times?: readonly [number, number];
  /** A piece of this rank is unharmed and ends the shot. */
  readonly blocked_by: Rank | null;
}

export interface ConeStep extends Common {
  readonly op: 'cone';
  readonly dirs: 'indicated';
  readonly spread: 45;
  readonly range: number;
  readonly who: Who;
  readonly rank: RankText;
}

export interface SwapStep extends Common {
  readonly op: 'swap';
  readonly a: { readonly who: Who; readonly rank: RankText };
  readonly b: { readonly who: Who; readonly rank: RankText };
  readonly n: Count;
  /** Another first piece for every swap. */
  readonly distinct?: 'a';
}

export interface RamStep extends Common {
  readonly op: 'ram';
  readonly who: 'being';
  readonly dir: string;
  readonly target_rank: Rank;
  readonly destroys: 'both';
}

export interface ChooseOneStep extends Common {
  readonly op: 'choose_one';
  readonly options: readonly (readonly Step[])[];
}

export interface ChoosePieceStep extends OnPieces {
  readonly op: 'choose_piece';
  readonly n?: Count;
}

export interface ChooseSquareStep extends Common {
  readonly op: 'choose_square';
  readonly where: Where;
}

export interface ChooseColorStep extends Common {
  readonly op: 'choose_color';
  readonly who: 'enemy';
}

export interface CardMoveStep extends Common {
  readonly op: 'card_move';
  readonly frm:
    | 'hand_any'
    | 'hand_flare'
    | 'hand_legends'
    | 'own_discard'
    | 'own_discard(frozen)'
    | 'own_discard_top'
    | 'this_card';
  readonly to: 'deck_bottom' | 'deck_top' | 'flare_discard' | 'frozen_slot' | 'its_discard' | 'legend_discard';
  readonly n: 1 | 'all';
}

export interface LoopStep extends Common {
  readonly op: 'for_each' | 'for_each_color' | 'for_each_piece' | 'repeat' | 'may' | 'linked';
  readonly steps: readonly Step[];
  /** for_each: the bound name looped over. */
  readonly var?: string;
  readonly colors?: 'all' | 'enemy';
  /** for_each_piece: which pieces; you set the order. */
  readonly who?: Who;
  readonly rank?: RankText;
  readonly where?: Where;
  readonly order?: 'player';
  /** repeat: rounds made before `until` is looked at. */
  readonly at_least?: number;
  readonly until?: Condition;
}

export interface SquaresStep extends Common {
  readonly op: 'for_each_square';
  readonly where: Where;
  readonly n: readonly [number, number];
  readonly distinct: true;
  /** The first case that fits the square is done; a square fitting none cannot be picked (AMB-27). */
  readonly cases: readonly {
    readonly when: 'empty' | { readonly enemy: RankText } | { readonly own: RankText };
    readonly do: 'destroy' | 'upgrade' | 'place own common';
  }[];
}

export interface PlainStep extends Common {
  readonly op:
    | 'gain_action'
    | 'spend_action'
    | 'opponents_lose_action'
    | 'extra_turn'
    | 'draw_extra'
    | 'grant_borrow'
    | 'grant_void'
    | 'pattern_color'
    | 'set_gateway'
    | 'count_as_legend_summoned'
    | 'copy_warp'
    | 'discard_pending'
    | 'return_pending'
    | 'capture_piece'
    | 'release_piece'
    | 'count_bonus';
  readonly n?: number;
  readonly deck?: 'own' | 'legend';
  readonly scope?: 'next_summon_this_turn' | 'immediately_following_summon' | 'this_turn' | 'next_turn';
  readonly per?: 'side';
  readonly color?: string;
  readonly who?: Who;
  readonly rank?: RankText;
  readonly where?: Where;
  readonly choose?: { readonly who: Who; readonly rank: RankText };
  readonly square?: 'being';
  readonly source?: 'pending' | 'this_card' | 'own_discard';
  readonly kind?: Kind;
  readonly dest?: Where;
  readonly frm?: 'this_card';
  readonly to?: 'this_card' | 'hand';
}

export type Step =
  | DestroyStep
  | DestroyAllStep
  | RankStep
  | ConvertStep
  | ConvertAwayStep
  | PlaceStep
  | MoveStep
  | MoveMixStep
  | LeapStep
  | LineStep
  | ShootStep
  | ConeStep
  | SwapStep
  | RamStep
  | ChooseOneStep
  | ChoosePieceStep
  | ChooseSquareStep
  | ChooseColorStep
  | CardMoveStep
  | LoopStep
  | SquaresStep
  | PlainStep;

/** What a step depends on: see effects/conditions.ts. */
export type Condition =
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly done: string }
  | { readonly rank_of: readonly [string, Rank] }
  | { readonly became: readonly [string, Rank] }
  | { readonly captured: string }
  | { readonly count_ge: readonly [string, number] }
  | { readonly square_color: readonly [string, string] }
  | { readonly summoned_on: 'red' | 'green' | 'colored_noncentral' }
  | { readonly was_empty: 'marked' | 'own_discard' }
  | { readonly summon_destroyed: 'none' | 'enemy' }
  | { readonly actions_left_after_this: '>0' }
  | { readonly is_gateway: 'being' }
  | { readonly gateway_on: 'red' | 'green' }
  | { readonly gateway_exists: true }
  | { readonly in_discard: string }
  | { readonly pending: true }
  | { readonly none: { readonly who?: Who; readonly rank?: RankText; readonly where: Where } }
  | { readonly empty: 'own_deck' }
  | { readonly supply_empty: 'own double_sided' }
  | { readonly no_opponent_has_more_pieces: true }
  | { readonly piece_on_card: true }
  | { readonly warp_played_this_turn: 'this_card' };
