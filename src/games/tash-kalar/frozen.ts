import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { CARDS, cardOf, isLegend, nameOfCard } from './cards.js';
import { beginEffect } from './effects/effect.js';
import { runSteps } from './effects/run.js';
import { note, open } from './news.js';
import { plainQuestion } from './question.js';
import { makeSnapshot, pieceViews } from './snapshot.js';
import type { Contest } from './state.js';
import type { ContestEntry } from './vocabulary.js';

/** Where a summoned card goes: to its pile, under the deck, or in front of its owner (TK-4.7, TK-14.1). */
export function* settleFrozen(
  contest: Contest,
  seat: number,
  card: number,
  goesTo: 'discard' | 'deck-bottom',
): Rules<Extract<ContestEntry, { tell: 'frozen' }> | null> {
  const owner = contest.seats[seat]!;
  if (isLegend(card)) contest.legendDiscard.push(card);
  else if (goesTo === 'deck-bottom') {
    // Team play: it goes in sideways and the topmost sideways card is turned upright (TK-13.2).
    owner.deck.unshift(card);
    note(contest, { did: 'card', card: nameOfCard(card), to: 'deck-bottom' });
  } else if (CARDS[card]!.frozen === undefined) owner.discard.push(card);
  else {
    const before = owner.frozen;
    const ids = before < 0 ? [nameOfCard(card)] : [nameOfCard(card), nameOfCard(before)];
    const kept = cardOf(yield* ask(plainQuestion('keep', seat, { summoned: nameOfCard(card) }, ids)));
    const dropped = before < 0 ? -1 : kept === card ? before : card;
    owner.frozen = kept;
    if (dropped >= 0) owner.discard.push(dropped);
    return {
      tell: 'frozen',
      seat,
      card: nameOfCard(kept),
      dropped: dropped < 0 ? null : nameOfCard(dropped),
    };
  }
  return null;
}

/** Carries out the frozen effect: free, whenever a flare could be thrown; then the card is discarded (TK-14.2). */
export function* thaw(contest: Contest, seat: number): Rules<void> {
  const owner = contest.seats[seat]!;
  const card = owner.frozen;
  const name = nameOfCard(card);
  owner.frozen = -1;
  open(contest, { seat, what: 'thawed', card: name });
  yield* runSteps(beginEffect(contest, seat, { name, card: CARDS[card]!, part: 'frozen' }), CARDS[card]!.frozen!);
  owner.discard.push(card);
  tell(contest, {
    tell: 'thawed',
    seat,
    card: name,
    deeds: [...contest.last!.deeds],
    board: makeSnapshot(pieceViews(contest)),
  });
}
