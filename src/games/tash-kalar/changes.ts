import { makeSquare } from '../../geometry/square.js';
import { mention, note } from './news.js';
import { colourOf, idOf, LEGENDARY, makePiece, type Piece, rankName, rankOf, withRank } from './pieces.js';
import type { Contest } from './state.js';
import { activeColour } from './teams.js';
import type { Gait } from './vocabulary.js';

/** Puts a new piece on a square and gives its number. */
export function putPiece(contest: Contest, square: number, colour: number, rank: number): number {
  contest.pieceCount += 1;
  contest.board[square] = makePiece(contest.pieceCount, colour, rank);
  return contest.pieceCount;
}

/** Puts a new piece on a square by an effect (TK-7.8). */
export function placePiece(contest: Contest, square: number, colour: number, rank: number): number {
  const id = putPiece(contest, square, colour, rank);
  note(contest, { did: 'placed', piece: mention(contest.board[square]!, square) });
  return id;
}

/** How often a kill counts for the seat on turn: own pieces never do (TK-8.1, TK-8.2, TK-14.9). */
export function creditOf(contest: Contest, victim: Piece, times = 1): number {
  return colourOf(victim) === activeColour(contest) ? 0 : times + contest.turn.bonus;
}

/** Counts kills for the seat on turn, with the rank the piece had (TK-8.1). */
export function credit(contest: Contest, victim: Piece, counted: number): void {
  contest.turn.kills[colourOf(victim) * 3 + rankOf(victim) - 1]! += counted;
}

interface Death {
  /** Credited to nobody (TK-8.4). */
  readonly uncredited?: boolean | undefined;
  /** Credited so often (TK-14.9). */
  readonly times?: number | undefined;
  /** It does not go back to supply (TK-14.9). */
  readonly removed?: boolean | undefined;
}

/** Destroys what stands on a square (TK-7.11). */
export function destroyAt(contest: Contest, square: number, { uncredited, times, removed }: Death = {}): void {
  const victim = contest.board[square]!;
  const counted = uncredited ? 0 : creditOf(contest, victim, times);
  credit(contest, victim, counted);
  contest.board[square] = 0;
  if (removed) contest.colours[colourOf(victim)]!.removed[rankOf(victim) === LEGENDARY ? 1 : 0] += 1;
  note(contest, { did: 'destroyed', piece: mention(victim, square), counted, removed: removed === true });
  leaveGateway(contest, victim);
}

/** The Gateway ends with its piece (TK-14.5). */
export function leaveGateway(contest: Contest, piece: Piece): void {
  if (contest.gateway === 0 || contest.gateway !== idOf(piece)) return;
  contest.gateway = 0;
  note(contest, { did: 'gateway', square: null });
}

/** The piece on the square is the Gateway now (TK-14.4); the one on Merchant of Time will not be it again (TK-14.5). */
export function setGateway(contest: Contest, square: number): void {
  const id = idOf(contest.board[square]!);
  if (contest.gateway === id) return;
  contest.gateway = id;
  if (contest.merchant?.gateway) contest.merchant = { ...contest.merchant, gateway: false };
  note(contest, { did: 'gateway', square: makeSquare(square) });
}

/** Takes an own piece off the board under shortage: no destruction (TK-3.5, TK-4.6.2, TK-8.2). */
export function liftPiece(contest: Contest, square: number): void {
  const piece = contest.board[square]!;
  contest.board[square] = 0;
  leaveGateway(contest, piece);
}

/** Raises or lowers the piece on a square (TK-7.9, TK-7.10). */
export function changeRank(contest: Contest, square: number, rank: number): void {
  const piece = contest.board[square]!;
  const up = rank > rankOf(piece);
  contest.board[square] = withRank(piece, rank);
  note(contest, { did: up ? 'upgraded' : 'downgraded', piece: mention(piece, square), to: rankName(rank) });
  if (rank === LEGENDARY) leaveGateway(contest, piece);
}

/** Replaces a piece with one of another colour; an enemy piece so lost counts as destroyed (TK-7.12, TK-8.1). */
export function convertPiece(contest: Contest, square: number, colour: number, rank: number): void {
  const victim = contest.board[square]!;
  const counted = creditOf(contest, victim);
  credit(contest, victim, counted);
  putPiece(contest, square, colour, rank);
  note(contest, { did: 'converted', piece: mention(victim, square), colour, rank: rankName(rank), counted });
  leaveGateway(contest, victim);
}

/** Moves a piece along a path, its own square first; whatever stands on the way is run over. Tells whether any was. */
export function movePiece(contest: Contest, path: readonly number[], gait: Gait): boolean {
  const from = path[0]!;
  const piece = contest.board[from]!;
  contest.board[from] = 0;
  let captured = false;
  for (const square of path.slice(1)) {
    if (contest.board[square] === 0) continue;
    destroyAt(contest, square);
    captured = true;
  }
  const to = path.at(-1)!;
  contest.board[to] = piece;
  note(contest, { did: 'moved', piece: mention(piece, to), gait, path: path.map(makeSquare) });
  return captured;
}

/** Two pieces exchange squares; nothing is destroyed (TK-14.13). */
export function swapPieces(contest: Contest, one: number, other: number): void {
  const { board } = contest;
  const [first, second] = [board[one]!, board[other]!];
  board[one] = second;
  board[other] = first;
  note(contest, { did: 'swapped', one: mention(first, other), other: mention(second, one) });
}
