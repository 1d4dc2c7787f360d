/** A square as the vectors name it: column and row, counted from 0 at the top left. */
export type Cell = readonly [number, number];
/** Nine rows of nine characters: see `format.grid` of the file. */
export type Grid = readonly string[];
export type Kill = readonly [player: string, rank: string];
/** What is said at a decision point: see `format.choices` of the file. */
export type Choice = unknown;

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly mode: string;
  readonly players?: number;
  readonly board?: Grid;
  readonly state?: {
    readonly credited_kills_this_turn?: readonly Kill[];
    readonly summoned_this_turn?: readonly (readonly [string, Cell])[];
    readonly gateway?: Cell;
    readonly borrow_right?: number;
    readonly void_right?: number;
    readonly pattern_color?: string;
    readonly actions_left?: number;
    /** Nothing lies on P1's discard pile; otherwise one card does. */
    readonly discard_empty?: boolean;
  };
  readonly given?: { readonly board?: Grid; readonly claimed_task_points?: Readonly<Record<string, number>> };
  readonly do: {
    readonly action?: string;
    readonly query?: string;
    readonly card?: string;
    readonly at?: Cell;
    readonly orientation?: string;
    readonly choices?: readonly Choice[];
    readonly lift?: Cell;
    readonly borrow?: readonly Cell[];
    readonly improvised_colour?: string;
    readonly flare?: string;
    readonly against?: string;
    readonly task?: string;
  };
  readonly cases?: readonly {
    readonly board: Grid;
    readonly upgraded_lead: number;
    readonly pieces_lead: number;
    readonly upper: boolean;
    readonly lower: boolean;
    readonly playable: boolean;
  }[];
  readonly expect: Readonly<Record<string, unknown>> & {
    readonly legal?: boolean;
    readonly board?: Grid;
    readonly credited_kills?: readonly Kill[];
    readonly actions_left?: number;
    readonly squares?: readonly Cell[];
    readonly gateway?: Cell;
    readonly legends_summoned?: number;
    readonly other?: Readonly<Record<string, unknown>>;
    readonly points?: unknown;
    readonly claimable?: boolean;
  };
}
