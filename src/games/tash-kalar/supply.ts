import { colourOf, LEGENDARY, type Piece, rankOf } from './pieces.js';
import { type Contest, formOf } from './state.js';

/** Double-sided pieces of a colour that are not score markers (TK-1.7, TK-1.8). */
export function usableDoubles(contest: Contest): number {
  const form = formOf(contest);
  if (form === 'high-form') return 17;
  return form === 'duel' ? 16 : 18 - contest.colours.length;
}
const LEGENDARIES = 3;

/** What lies on the board of one colour. */
export interface Standing {
  readonly pieces: number;
  readonly upgraded: number;
  readonly legendaries: number;
}

export function standingOf(contest: Contest, colour: number): Standing {
  let pieces = 0;
  let upgraded = 0;
  let legendaries = 0;
  for (const piece of contest.board) {
    if (piece === 0 || colourOf(piece) !== colour) continue;
    pieces += 1;
    if (rankOf(piece) > 1) upgraded += 1;
    if (rankOf(piece) === LEGENDARY) legendaries += 1;
  }
  return { pieces, upgraded, legendaries };
}

/** Pieces of a type left in supply; what was destroyed earlier in the turn is there again (TK-1.9, AMB-1). */
export function supplyOf(contest: Contest, colour: number, legendary: boolean): number {
  const { board, merchant } = contest;
  let left = legendary ? LEGENDARIES : usableDoubles(contest);
  left -= contest.colours[colour]!.removed[legendary ? 1 : 0]!;
  for (let square = 0; square < board.length; square++) if (isOne(board[square]!, colour, legendary)) left -= 1;
  if (merchant && isOne(merchant.piece, colour, legendary)) left -= 1;
  return left;
}

/** Whether this is a piece of that colour and type (TK-1.7). */
export const isOne = (piece: Piece, colour: number, legendary: boolean): boolean =>
  piece !== 0 && colourOf(piece) === colour && (rankOf(piece) === LEGENDARY) === legendary;

/** Whether a piece of this colour and rank could be put on the board. */
export const hasInSupply = (contest: Contest, colour: number, rank: number): boolean =>
  supplyOf(contest, colour, rank === LEGENDARY) > 0;
