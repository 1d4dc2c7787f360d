import type { Offset } from './card.js';

/** A square as column and row, counted from 0 at the top left. */
type Cell = Offset;

/** What a task asks for; several members of one object must all hold. See task-progress.ts. */
export interface Predicate {
  readonly and?: readonly Predicate[];
  readonly or?: readonly Predicate[];
  readonly kills_ge?: number;
  readonly upgraded_kills_ge?: number;
  readonly heroic_kills_ge?: number;
  readonly legendary_kills_ge?: number;
  /** Own pieces on these squares. */
  readonly own_on?: 'red' | 'green' | 'colored' | 'central';
  readonly pieces_ge?: number;
  readonly upgraded_ge?: number;
  readonly legendary_ge?: number;
  /** Own minus enemy upgraded pieces there exceeds `gt`. */
  readonly upgraded_lead_on?: 'red' | 'green';
  readonly gt?: number;
  readonly summons_ge?: number;
  readonly legend_summons_ge?: number;
  readonly summons_on?: { readonly red?: number; readonly green?: number; readonly colored?: number };
  /** All squares of one of the lists hold own pieces. */
  readonly own_fills_any?: readonly (readonly Cell[])[];
  /** Own minus enemy pieces on one of these lines (TK-9.8). */
  readonly line_lead_ge?: number;
  readonly lines?: { readonly rows: readonly number[]; readonly cols: readonly number[] };
  readonly each_diagonal?: { readonly pieces_ge: number; readonly upgraded_ge: number };
  readonly chain?: 'opposite_sides' | 'opposite_corners';
  readonly own_around_one_enemy_ge?: number;
  readonly isolation?: { readonly near: number; readonly steps: number };
}

export const TASK_TYPES = ['destruction', 'colored', 'summoning', 'pattern', 'enemy'] as const;

/** A task of High Form. */
export interface Task {
  readonly id: string;
  readonly type: (typeof TASK_TYPES)[number];
  readonly advanced: boolean;
  readonly points: number;
  readonly predicate: Predicate;
}
