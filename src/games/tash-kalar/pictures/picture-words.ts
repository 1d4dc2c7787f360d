import type { Language } from '../../../engine/language.js';
import type { ContestView, LastMove } from '../view.js';
import type { Deed, Rank } from '../vocabulary.js';

/** Everything the pictures say that is said nowhere else, in one language. */
export interface PictureWords {
  readonly language: Language;
  readonly letters: Readonly<Record<Rank, string>>;
  /** The rank of a being, under its name. */
  rank(rank: Rank): string;
  readonly actions: string;
  /** Over the task that comes next. */
  readonly next: string;
  turn(turn: number): string;
  readonly beforeTurns: string;
  /** So many final turns are left, this one included. */
  finals(turns: number): string;
  readonly over: string;
  /** Of so many points. */
  goal(points: number): string;
  /** The last move in a few words. */
  caption(last: LastMove, view: ContestView): string;

  readonly hand: string;
  /** Whether it is the reader's turn, and how many actions are left. */
  handState(actions: number | null): string;
  placements(count: number): string;
  readonly flare: string;
  readonly flareRule: string;
  /** How far the opponent is ahead now. */
  now(lead: number): string;
  readonly frozen: string;
  readonly warp: string;
  readonly pending: string;
  /** A card lying open with its frozen effect. */
  readonly lying: string;

  /** What a deed did, in one line; `names` are of the colours. */
  deed(deed: Deed, names: readonly string[]): string | null;
  /** The being came from this pattern. */
  arrived(square: string): string;
}
