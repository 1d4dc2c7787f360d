import { ask, type Rules } from '../../../engine/rules.js';
import type { Card, CardMoveStep, PlainStep } from '../card.js';
import { CARDS, cardOf, isLegend, nameOfCard, nameOfFlare } from '../cards.js';
import { FLARES } from '../flares.js';
import { note } from '../news.js';
import { plainQuestion } from '../question.js';
import type { Seat } from '../state.js';
import { seatsOfColour } from '../teams.js';
import type { Deed, Questions } from '../vocabulary.js';
import { choose, mayDo, STOP } from './asking.js';
import type { Run } from './choosing.js';
import { beginEffect, bind, during, type Effect } from './effect.js';

type Goal = Extract<Deed, { did: 'card' }>['to'];

const noteCard = (effect: Effect, card: string, to: Goal): void => note(effect.contest, { did: 'card', card, to });

/** Cards that go from one place to another. */
export function* moveCard(effect: Effect, step: CardMoveStep): Rules<void> {
  const owner = effect.contest.seats[effect.seat]!;
  let done = false;
  switch (step.frm) {
    case 'own_discard':
    case 'own_discard(frozen)':
      done = yield* takeFromDiscard(effect, step, owner);
      break;
    case 'own_discard_top':
      done = owner.discard.length > 0;
      if (done) putOnTop(effect, owner, owner.discard.pop()!);
      break;
    case 'hand_flare':
      done = owner.flares.length > 0 && (!step.opt || (yield* mayDo(effect, 'discard-flare')));
      if (done) discardFlare(effect, owner, owner.flares[0]!);
      break;
    case 'hand_legends':
      done = discardLegends(effect);
      break;
    case 'hand_any':
      done = yield* discardFromHand(effect, step, owner);
      break;
    case 'this_card':
      effect.goesTo = 'deck-bottom';
      done = true;
  }
  bind(effect, step, done ? {} : null);
}

/** Whether the step could do anything. */
export function canMoveCard({ contest, seat }: Effect, { frm }: CardMoveStep): boolean {
  const { discard, flares, beings, legends } = contest.seats[seat]!;
  if (frm === 'hand_flare') return flares.length > 0;
  if (frm === 'hand_any') return beings.length + legends.length + flares.length > 0;
  if (frm === 'own_discard(frozen)') return discard.some(isFreezing);
  return frm === 'this_card' || frm === 'hand_legends' || discard.length > 0;
}

const isFreezing = (card: number): boolean => CARDS[card]!.frozen !== undefined;

function* takeFromDiscard(effect: Effect, step: CardMoveStep, owner: Seat): Rules<boolean> {
  const freezes = step.to === 'frozen_slot';
  const cards = freezes ? owner.discard.filter(isFreezing) : owner.discard;
  if (cards.length === 0) return false;
  const about = {
    ...during(effect),
    from: 'discard',
    to: freezes ? 'frozen' : 'deck-top',
    optional: step.opt === true,
  };
  const options = cards.map(card => ({ id: nameOfCard(card) }));
  const said = yield* choose(
    effect,
    'card',
    about as Questions['card']['about'],
    step.opt ? [...options, STOP] : options,
  );
  if (said === STOP.id) return false;
  const card = cardOf(said);
  owner.discard.splice(owner.discard.indexOf(card), 1);
  if (!freezes) putOnTop(effect, owner, card);
  else {
    // The limit is one: the frozen effect that was there goes to the discard pile (TK-14.1).
    if (owner.frozen >= 0) owner.discard.push(owner.frozen);
    owner.frozen = card;
    noteCard(effect, said, 'frozen');
  }
  return true;
}

/** Everybody saw it: the card is known until it is drawn. */
function putOnTop(effect: Effect, owner: Seat, card: number): void {
  owner.deck.push(card);
  owner.knownTop += 1;
  noteCard(effect, nameOfCard(card), 'deck-top');
}

function discardFlare(effect: Effect, owner: Seat, flare: number): void {
  owner.flares.splice(owner.flares.indexOf(flare), 1);
  effect.contest.flareDiscard.push(flare);
  noteCard(effect, nameOfFlare(flare), 'discard');
}

/** All legends of the side, whichever partner holds them. */
function discardLegends(effect: Effect): boolean {
  const { contest, colour } = effect;
  for (const seat of seatsOfColour(contest, colour)) {
    for (const card of contest.seats[seat]!.legends) {
      contest.legendDiscard.push(card);
      noteCard(effect, nameOfCard(card), 'discard');
    }
    contest.seats[seat]!.legends = [];
  }
  return true;
}

/** A hand is its owner's secret: the owner is asked, also after a handover. */
function* discardFromHand(effect: Effect, step: CardMoveStep, owner: Seat): Rules<boolean> {
  const ids = [...owner.beings.map(nameOfCard), ...owner.legends.map(nameOfCard), ...owner.flares.map(nameOfFlare)];
  if (ids.length === 0) return false;
  const about = { ...during(effect), from: 'hand' as const, to: 'discard' as const, optional: step.opt === true };
  const said = yield* ask(plainQuestion('card', effect.seat, about, step.opt ? [...ids, 'stop'] : ids));
  if (said === STOP.id) return false;
  const flare = FLARES.findIndex(({ id }) => id === said);
  if (flare >= 0) {
    discardFlare(effect, owner, flare);
    return true;
  }
  const card = cardOf(said);
  const hand = isLegend(card) ? owner.legends : owner.beings;
  hand.splice(hand.indexOf(card), 1);
  (isLegend(card) ? effect.contest.legendDiscard : owner.discard).push(card);
  noteCard(effect, said, 'discard');
  return true;
}

/** Merchant of Time can never be copied, nor discarded or taken back while pending (TK-14.12). */
export const isUnbound = (card: number): boolean => !CARDS[card]!.warp?.some(({ op }) => op === 'capture_piece');

/** Whether the pending being may leave its place. */
export function hasLoosePending({ contest, seat }: Effect): boolean {
  const { pending } = contest.seats[seat]!;
  return pending >= 0 && isUnbound(pending);
}

export function* discardPending(effect: Effect, step: PlainStep): Rules<void> {
  if (!hasLoosePending(effect) || (step.opt && !(yield* mayDo(effect, 'discard-pending')))) return;
  const owner = effect.contest.seats[effect.seat]!;
  owner.discard.push(owner.pending);
  noteCard(effect, nameOfCard(owner.pending), 'discard');
  owner.pending = -1;
}

export function returnPending(effect: Effect): void {
  if (!hasLoosePending(effect)) return;
  const owner = effect.contest.seats[effect.seat]!;
  owner.beings.push(owner.pending);
  noteCard(effect, nameOfCard(owner.pending), 'hand');
  owner.pending = -1;
}

/** Cards whose warp the step may copy. */
export function copyableWarps({ contest, seat, card }: Effect, { source }: PlainStep): number[] {
  const { pending, discard } = contest.seats[seat]!;
  const cards = source === 'pending' ? [pending] : source === 'this_card' && card ? [cardOf(card.id)] : [...discard];
  return cards.filter(other => other >= 0 && CARDS[other]!.warp !== undefined && isUnbound(other));
}

/** Carries out another warp as a copy: that is not playing it, and the card does not become pending (TK-14.12). */
export function* copyWarp(effect: Effect, step: PlainStep, run: Run): Rules<void> {
  const { path, contest, seat } = effect;
  const cards = copyableWarps(effect, step);
  if (cards.length === 0 || (step.opt && !(yield* mayDo(effect, 'copy-warp')))) return;
  const about = { ...during(effect), from: 'discard' as const, to: 'copy' as const, optional: false };
  const options = cards.map(card => ({ id: nameOfCard(card) }));
  const name = yield* choose(effect, 'card', about, options);
  const card: Card = CARDS[cardOf(name)]!;
  note(contest, { did: 'copied', card: name });
  const copied = beginEffect(contest, seat, { name, card, part: 'warp' });
  yield* run(copied, card.warp!, `${path}.`);
  effect.points.push(...copied.points);
}
