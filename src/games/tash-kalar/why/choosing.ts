import type { Forbidden } from '../../../engine/game.js';
import { distance, makeSquare, parseSquare } from '../../../geometry/square.js';
import { CARDS, cardOf } from '../cards.js';
import { LEGENDARY, rankNumber } from '../pieces.js';
import type { Contest } from '../state.js';
import type { Act, Kind, Questions } from '../vocabulary.js';
import { forbid } from '../words/forbidden.js';
import type { ReasonName } from '../words/reasons.js';
import { isStop } from './intent.js';
import { firstSquare, seenAt } from './seeing.js';

/** Why a choice inside an effect cannot be declined. */
export const whyStop = (rest: string, card: string): Forbidden | null =>
  isStop(rest) ? forbid('compulsory', { card }) : null;

/** Acts with a rule of their own about what cannot be chosen. */
const REFUSALS: Partial<Record<Act, { readonly reason: ReasonName; readonly rule: string }>> = {
  destroy: { reason: 'not-a-target', rule: 'TK-7.11' },
  gateway: { reason: 'not-a-target', rule: 'TK-14.4' },
  swap: { reason: 'not-a-target', rule: 'TK-14.13' },
};

/** Why the piece on the typed square cannot be chosen. */
export function whyTarget(
  contest: Contest,
  seat: number,
  rest: string,
  { act, card }: Questions['target']['about'],
): Forbidden | null {
  const square = firstSquare(rest);
  if (square === null || typeof square !== 'number') return square ?? whyStop(rest, card);
  const piece = seenAt(contest, seat, square);
  const facts = { card, square: makeSquare(square) };
  if (!piece) return act === 'tree' ? forbid('not-a-place', facts) : forbid('nothing-there', facts);
  if (act === 'upgrade' && rankNumber(piece.rank) === LEGENDARY) return forbid('no-upgrade', { ...facts, piece });
  if (act === 'downgrade' && piece.rank === 'common') return forbid('no-downgrade', { ...facts, piece });
  if (act === 'convert' && piece.isOwn) return forbid('convert-enemy', { ...facts, piece });
  const { reason, rule } = REFUSALS[act] ?? { reason: 'not-a-target', rule: 'TK-6.3' };
  return forbid(reason, { ...facts, piece }, rule);
}

export function whyMover(contest: Contest, seat: number, rest: string, card: string): Forbidden | null {
  const square = firstSquare(rest);
  if (square === null || typeof square !== 'number') return square ?? whyStop(rest, card);
  const facts = { card, square: makeSquare(square) };
  return seenAt(contest, seat, square) ? forbid('not-a-mover', facts) : forbid('nothing-there', facts);
}

const ENTERING: Readonly<Record<Kind | 'mixed', ReasonName>> = {
  standard: 'standard-move',
  combat: 'combat-move',
  mixed: 'combat-move',
  empty: 'empty-only',
};

/** Whether a piece may not end on what stands there, by the kind of its move. */
function isBarred(kind: Kind | 'mixed', mover: number, there: number): boolean {
  if (kind === 'empty') return true;
  return kind === 'standard' ? there >= mover : there > mover;
}

/** Why a piece cannot go to the typed square. */
export function whyDestination(
  contest: Contest,
  seat: number,
  rest: string,
  { card, from, gait, kind }: Questions['destination']['about'],
): Forbidden | null {
  const to = firstSquare(rest);
  if (to === null || typeof to !== 'number') return to ?? whyStop(rest, card);
  const facts = { card, square: makeSquare(to) };
  const start = from === null ? undefined : parseSquare(from);
  if (gait === 'move' && start !== undefined && distance(start, to) !== 1) return forbid('not-adjacent', facts);
  if (gait === 'line') return forbid('no-line', facts);
  const mover = start === undefined ? null : seenAt(contest, seat, start);
  const piece = seenAt(contest, seat, to);
  if (piece && mover && isBarred(kind, rankNumber(mover.rank), rankNumber(piece.rank)))
    return forbid(ENTERING[kind], { ...facts, piece });
  return forbid('not-a-destination', facts, gait === 'leap' ? 'TK-7.6' : 'TK-7.3');
}

/** Why nothing can be put on the typed square. */
export function whyPlaced(
  contest: Contest,
  seat: number,
  rest: string,
  { card }: { readonly card: string },
): Forbidden | null {
  const square = firstSquare(rest);
  if (square === null || typeof square !== 'number') return square ?? whyStop(rest, card);
  const piece = seenAt(contest, seat, square);
  const facts = { card, square: makeSquare(square) };
  return piece ? forbid('placed-on-empty', { ...facts, piece }) : forbid('not-a-place', facts);
}

/** Why the piece on the typed square cannot be lifted (TK-3.5, TK-4.6.2). */
export function whyLift(
  contest: Contest,
  seat: number,
  rest: string,
  { card }: Questions['lift']['about'],
): Forbidden | null {
  const square = firstSquare(rest);
  if (square === null || typeof square !== 'number') return square;
  const piece = seenAt(contest, seat, square);
  const facts = { square: makeSquare(square) };
  const isLegend = card !== null && CARDS[cardOf(card)]!.rank === 'legendary';
  const isKind = piece?.isOwn && (piece.rank === 'legendary') === isLegend;
  return isKind ? forbid('lift-pattern', facts) : forbid('lift-own', facts, card === null ? 'TK-3.5' : 'TK-4.6.2');
}
