import { makeSquare } from '../../../geometry/square.js';
import type { Card, Count, Step } from '../card.js';
import { type Layout, marksOf } from '../patterns.js';
import { colourOf, idOf, type Piece, rankOf } from '../pieces.js';
import { type Contest, squareOf } from '../state.js';
import { colourOfSeat } from '../teams.js';
import type { During, Part, Points } from '../vocabulary.js';

/** What a step did, kept under the name it binds. Pieces are as they were at that moment. */
export interface Trace {
  readonly done: boolean;
  readonly pieces: readonly Piece[];
  /** The square of each, after the step. */
  readonly squares: readonly number[];
  /** A move: the square it left, its direction, and whether it destroyed anything. */
  readonly from: number;
  readonly direction: number;
  readonly captured: boolean;
  /** The rank a piece was given. */
  readonly became: number;
  /** A chosen colour. */
  readonly colour: number;
}

const NOTHING: Trace = {
  done: false,
  pieces: [],
  squares: [],
  from: -1,
  direction: -1,
  captured: false,
  became: 0,
  colour: -1,
};

export const traced = (trace: Partial<Trace>): Trace => ({ ...NOTHING, done: true, ...trace });

/** A text that is being carried out (TK-6). It lives within one action, so it may hold what the action knows. */
export interface Effect {
  readonly contest: Contest;
  /** Whose card it is: the seat on turn. */
  readonly seat: number;
  readonly colour: number;
  /** The card or flare, and which of its texts. */
  readonly name: string;
  readonly card: Card | null;
  readonly part: Part;
  /** The number of the being's piece and the square it was summoned on; 0 and -1 where there is no being. */
  readonly being: number;
  readonly arrival: number;
  readonly layout: Layout | null;
  /** Numbers of the pieces used to summon (TK-7.17). */
  readonly used: readonly number[];
  /** What the arrival crushed, 0 = nothing. */
  readonly crushed: Piece;
  /** Whether the marked squares and the own discard pile were empty when the effect began. */
  readonly markedEmpty: boolean;
  readonly discardEmpty: boolean;
  readonly bound: Map<string, Trace>;
  /** The piece, and the colour, of the loop around the step. */
  each: number;
  loopColour: number;
  /** The colour of the piece that is being placed. */
  placing: number;
  /** Where the card goes when all is done, instead of its discard pile. */
  goesTo: 'discard' | 'deck-bottom';
  /** Points scored at once on the way. */
  readonly points: Points[];
  /** The step that is carried out: positions from the outside in. */
  path: string;
}

interface Summoned {
  readonly being: number;
  readonly arrival: number;
  readonly layout: Layout;
  readonly used: readonly number[];
  readonly crushed: Piece;
}

/** Begins to carry out a text. */
export function beginEffect(
  contest: Contest,
  seat: number,
  text: { readonly name: string; readonly card: Card | null; readonly part: Part },
  summoned: Summoned | null = null,
): Effect {
  const layout = summoned?.layout ?? null;
  return {
    contest,
    seat,
    colour: colourOfSeat(contest, seat),
    ...text,
    being: summoned?.being ?? 0,
    arrival: summoned?.arrival ?? -1,
    layout,
    used: summoned?.used ?? [],
    crushed: summoned?.crushed ?? 0,
    markedEmpty: layout !== null && marksOf(layout).every(({ square }) => contest.board[square] === 0),
    discardEmpty: contest.seats[seat]!.discard.length === 0,
    bound: new Map(),
    each: 0,
    loopColour: -1,
    placing: -1,
    goesTo: 'discard',
    points: [],
    path: '',
  };
}

/** Keeps what a step did under the name it binds. */
export function bind(effect: Effect, { as }: Step, trace: Partial<Trace> | null): void {
  if (as !== undefined) effect.bound.set(as, trace === null ? NOTHING : traced(trace));
}

export const traceOf = (effect: Effect, name: string): Trace => effect.bound.get(name) ?? NOTHING;

/** Where the being stands now, -1 = it has left the board (TK-6.4, AMB-29). */
export const beingSquare = (effect: Effect): number => squareOf(effect.contest, effect.being);

/** Where a bound piece stands now; where it has left the board, the square it stood on last. */
export function squareOfBound(effect: Effect, name: string): number {
  const { pieces, squares } = traceOf(effect, name);
  const now = pieces.length > 0 ? squareOf(effect.contest, idOf(pieces[0]!)) : -1;
  return now >= 0 ? now : (squares[0] ?? -1);
}

/** What every question of an effect says. */
export function during(effect: Effect): During {
  const square = beingSquare(effect);
  return {
    card: effect.name,
    part: effect.part,
    step: effect.path,
    being: square < 0 ? null : makeSquare(square),
  };
}

/** How often a step may and must be done. */
export interface Range {
  readonly max: number;
  /** Whether it may end after so many. */
  mayStop(made: number): boolean;
}

/** Exact numbers are compulsory, or with `opt` all or nothing; otherwise from the first number to the second. */
export function rangeOf(n: Count, opt: true | undefined): Range {
  if (typeof n === 'number') return { max: n, mayStop: made => opt === true && made === 0 };
  return { max: n[1] ?? Number.POSITIVE_INFINITY, mayStop: made => made >= n[0] };
}

/** How many may still be chosen, as questions say it. */
export const leftOf = (max: number, made: number): number | null => (Number.isFinite(max) ? max - made : null);

export const isOwn = (effect: Effect, piece: Piece): boolean => colourOf(piece) === effect.colour;

/** Whether a rank fits a group of ranks (TK-1.6). */
export function rankFits(text: string, rank: number): boolean {
  switch (text) {
    case 'any':
      return true;
    case 'common':
      return rank === 1;
    case 'heroic':
      return rank === 2;
    case 'legendary':
      return rank === 3;
    case 'nonlegendary':
      return rank <= 2;
    case 'upgraded':
      return rank >= 2;
    default:
      throw new RangeError(`Unknown rank ${text}`);
  }
}

export const hasRank = (text: string, piece: Piece): boolean => rankFits(text, rankOf(piece));
