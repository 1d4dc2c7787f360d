import { seal, tell } from '../../engine/match-state.js';
import { type Arena, activeSeat } from './state.js';
import { poolsBySeat, sideOf } from './teams.js';
import type { BattleCause, EndReason } from './vocabulary.js';

/** The first last draw starts the ending: every other player takes one more turn (MA-20.1, MA-20.8, MA-23.4, AMB-22). */
export function noteLastDraw(arena: Arena, seat: number): void {
  if (arena.closing !== null) return;
  const remaining = arena.seats.map((_, other) => other).filter(other => other !== seat);
  arena.closing = { remaining, extra: false };
  tell(arena, { tell: 'last-draw', seat, turns: remaining.length });
}

/** What follows a Battle: the end of the match, extra turns after a tie, or the next turn (MA-20.4 to MA-20.7). */
export function settleResult(arena: Arena, why: BattleCause): void {
  arena.phase = 'turn-end';
  if (endByBanners(arena)) return;
  if (why !== 'last' && why !== 'extra-last') return;
  const [even, odd] = arena.pools;
  if (even !== odd) endMatch(arena, 'more-hit-points', even > odd ? 0 : 1);
  else if (why === 'extra-last') endMatch(arena, 'equal-hit-points', null);
  else {
    // Normal turn order goes on, one turn each (MA-20.7, AMB-21).
    arena.closing = { remaining: arena.seats.map((_, seat) => seat), extra: true };
    tell(arena, { tell: 'extra-turns', hitPoints: even, turns: arena.seats.length });
    beginNextTurn(arena);
  }
}

/** Ends the match where a pool is at 0; both at 0 is a draw (MA-20.4, AMB-23). */
export function endByBanners(arena: Arena): boolean {
  const [even, odd] = arena.pools;
  if (even > 0 && odd > 0) return false;
  if (even === odd) endMatch(arena, 'both-destroyed', null);
  else endMatch(arena, 'banner-destroyed', even > 0 ? 0 : 1);
  return true;
}

function endMatch(arena: Arena, reason: EndReason, winner: number | null): void {
  const places = arena.seats.map((_, seat) => (winner === null || sideOf(seat) === winner ? 1 : 2));
  const winners = winner === null ? [] : arena.seats.flatMap((_, seat) => (sideOf(seat) === winner ? [seat] : []));
  tell(arena, { tell: 'match-ends', reason, winners, hitPoints: poolsBySeat(arena) });
  arena.outcome = { places, reason };
  seal(arena);
}

/** The turn is over: the next one comes, or the Last Battle when nobody is left to play (MA-20.1); it stays active (AMB-36). */
export function endTurn(arena: Arena): BattleCause | null {
  const { closing } = arena;
  if (closing !== null) {
    closing.remaining = closing.remaining.filter(seat => seat !== activeSeat(arena));
    if (closing.remaining.length === 0) return closing.extra ? 'extra-last' : 'last';
  }
  beginNextTurn(arena);
  return null;
}

/** Players who have had their closing turn, and the one whose last draw it was, are passed over (AMB-22). */
function beginNextTurn(arena: Arena): void {
  do arena.at = (arena.at + 1) % arena.order.length;
  while (arena.closing !== null && !arena.closing.remaining.includes(activeSeat(arena)));
  arena.phase = 'draw';
}
