import type { MatchState } from '../../engine/match-state.js';
import type { Piece } from './pieces.js';
import type { LastMove } from './view.js';
import type { ContestEntry, Deed } from './vocabulary.js';

export const MODES = ['high-form', 'duel', 'melee', 'high-form-team', 'duel-team'] as const;
export type Mode = (typeof MODES)[number];
/** What is played for, teams or not (TK-1.1). */
export type Form = 'high-form' | 'duel' | 'melee';

/** Which step comes next. */
export type Phase =
  | 'opening' // commons are put on the board before the first turn (TK-2.8, TK-2.10)
  | 'turn-begin'
  | 'turn' // the next action, flare, thaw or warp of the turn
  | 'claim' // High Form: a task may be claimed (TK-9.2)
  | 'score' // Duel and Melee: kills are scored (TK-10.1, TK-11.1)
  | 'rest' // before anything is drawn the turn can be taken back
  | 'draw' // cards are drawn (TK-3.11)
  | 'turn-end'; // end triggers, the next turn (TK-12)

/** One seat. Cards are positions in CARDS, flares in FLARES. A deck is drawn from its end. */
export interface Seat {
  readonly school: string;
  beings: number[];
  legends: number[];
  flares: number[];
  deck: number[];
  /** Team play: so many cards at the bottom of the deck lie sideways (TK-2.11). */
  sideways: number;
  /** So many cards on top of the deck were put there for everybody to see. */
  knownTop: number;
  /** The uppermost card is the last. */
  discard: number[];
  /** The card whose frozen effect waits (TK-14.1), -1 = none. */
  frozen: number;
  /** The pending being (TK-14.10), -1 = none. */
  pending: number;
  /** Own turns begun so far. */
  turns: number;
}

/** One colour of pieces: a player's, or a team's. */
export interface Colour {
  /** Tasks claimed, and their points (TK-9.1). */
  claimed: number[];
  taskPoints: number;
  /** Duel: points. */
  points: number;
  /** Melee: points in each colour (its own stays 0), and colours whose improvised summoning is used (TK-2.9). */
  against: number[];
  improvised: boolean[];
  /** Double-sided and legendary pieces that left the game (TK-14.9). */
  removed: [number, number];
  /** Actions it has fewer on its next turn (TK-14.8). */
  slowed: number;
}

/** A summoning of this turn (TK-9.6). */
export interface Summoned {
  readonly card: number;
  readonly square: number;
}

/** What must be remembered of one turn. */
export interface Turn {
  actions: number;
  atStart: number;
  /** The seat that decides: the partner after a handover (TK-13.4). */
  control: number;
  discarded: boolean;
  /** Kills that count, by colour and rank: position colour * 3 + rank - 1 (TK-8). */
  kills: number[];
  summons: Summoned[];
  /** Legends summoned, those of TK-14.17 included. */
  legends: number;
  /** Cards drawn on top of the normal hand (TK-7.14). */
  extraBeings: number;
  extraLegends: number;
  /** What the next summoning may or must do (AMB-30): borrow enemy pieces, use vacant squares, use another colour. */
  borrow: number;
  /** Whether the right to borrow ends with whatever comes next (TK-14.3). */
  borrowAtOnce: boolean;
  voids: number;
  /** The colour the next pattern must use (TK-14.7), -1 = the own one. */
  patternColour: number;
  /** Each kill counts so many times more (TK-14.9). */
  bonus: number;
  /** Cards whose warp was played this turn. */
  warped: number[];
  /** Whether it is an extra turn (TK-12.7). */
  extra: boolean;
}

export interface Last extends Omit<LastMove, 'deeds'> {
  deeds: Deed[];
}

export interface Contest extends MatchState<ContestEntry> {
  readonly mode: Mode;
  readonly expansions: boolean;
  seats: Seat[];
  colours: Colour[];
  /** Seats in the order of their turns, beginning with the starting player (TK-3.1). */
  order: number[];
  /** Whose turn it is: a position in `order`. */
  at: number;
  /** Turns begun so far. */
  turnNumber: number;
  turn: Turn;
  phase: Phase;
  /** The piece on each of the 69 squares. */
  board: Piece[];
  /** Pieces that have come into play so far; each takes its number from here. */
  pieceCount: number;
  /** The number of the piece that is the Gateway, 0 = none (TK-14.4). */
  gateway: number;
  /** The piece on Merchant of Time, and whether it was the Gateway and no other has become it since (TK-14.5). */
  merchant: { readonly piece: Piece; readonly gateway: boolean; readonly seat: number } | null;
  /** High Form: current tasks, the next one (-1 = none) and the deck, drawn from its end. */
  tasks: number[];
  nextTask: number;
  taskDeck: number[];
  legendDeck: number[];
  legendDiscard: number[];
  flareDeck: number[];
  flareDiscard: number[];
  /** Extra turns to be taken right after this one (TK-12.7). */
  extraTurns: number;
  /** Whether the last card that counts was drawn from some deck (TK-12.1, TK-12.2). */
  deckOut: boolean;
  /** Once the end is triggered: the seats that still take a final turn, in order (TK-12.6). */
  finals: number[] | null;
  last: Last | null;
}

/** The seat whose turn it is. */
export const activeSeat = (contest: Contest): number => contest.order[contest.at]!;

/** The seat whose turn comes next: an extra turn is the same seat's (TK-12.7). */
export const comingSeat = ({ order, at, extraTurns }: Contest): number =>
  order[extraTurns > 0 ? at : (at + 1) % order.length]!;

/** The final turns left after this one; an extra turn uses up nobody's (TK-12.6, TK-12.7, AMB-16). */
export const finalsAfter = (contest: Contest): number[] | null =>
  contest.turn.extra ? contest.finals : (contest.finals?.filter(seat => seat !== activeSeat(contest)) ?? null);

/** Whether the match is over with this turn. */
export const isLastTurn = (contest: Contest): boolean => contest.extraTurns === 0 && finalsAfter(contest)?.length === 0;

export const formOf = (contest: Contest): Form =>
  contest.mode === 'melee' ? 'melee' : contest.mode.startsWith('duel') ? 'duel' : 'high-form';

/** A fresh turn. */
export const freshTurn = (control: number, actions: number, colours: number, extra: boolean): Turn => ({
  actions,
  atStart: actions,
  control,
  discarded: false,
  kills: new Array<number>(colours * 3).fill(0),
  summons: [],
  legends: 0,
  extraBeings: 0,
  extraLegends: 0,
  borrow: 0,
  borrowAtOnce: false,
  voids: 0,
  patternColour: -1,
  bonus: 0,
  warped: [],
  extra,
});

/** The square of a piece by its number, -1 when it is not on the board. */
export function squareOf(contest: Contest, id: number): number {
  const { board } = contest;
  if (id > 0) for (let square = 0; square < board.length; square++) if (board[square]! >> 4 === id) return square;
  return -1;
}
