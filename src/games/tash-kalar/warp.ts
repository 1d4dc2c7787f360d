import { tell } from '../../engine/match-state.js';
import type { Rules } from '../../engine/rules.js';
import { CARDS, nameOfCard } from './cards.js';
import { beginEffect } from './effects/effect.js';
import { runSteps } from './effects/run.js';
import { open } from './news.js';
import { makeSnapshot, pieceViews } from './snapshot.js';
import type { Contest } from './state.js';

/** Beings whose warp may be played: not on the first own turn, and not while a being is pending (TK-14.10, TK-14.11). */
export function warpable(contest: Contest, seat: number): number[] {
  const { beings, pending, turns } = contest.seats[seat]!;
  if (pending >= 0 || turns <= 1) return [];
  return beings.filter(card => CARDS[card]!.warp !== undefined);
}

/** Plays a warp: the card becomes the pending being, then its warp is carried out (TK-14.10). */
export function* warp(contest: Contest, seat: number, card: number): Rules<void> {
  const owner = contest.seats[seat]!;
  const name = nameOfCard(card);
  owner.beings.splice(owner.beings.indexOf(card), 1);
  owner.pending = card;
  contest.turn.warped.push(card);
  open(contest, { seat, what: 'warped', card: name });
  yield* runSteps(beginEffect(contest, seat, { name, card: CARDS[card]!, part: 'warp' }), CARDS[card]!.warp!);
  tell(contest, {
    tell: 'warped',
    seat,
    card: name,
    deeds: [...contest.last!.deeds],
    board: makeSnapshot(pieceViews(contest)),
  });
}
