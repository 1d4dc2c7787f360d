import { askSome, type Rules } from '../../../engine/rules.js';
import { coloursOf, isAction, isWound } from '../cards/index.js';
import { discardCards, distinct, gainCard as put, takeOut, throwAwayCards } from '../deeds.js';
import { takeFromOffer } from '../offers.js';
import { question } from '../question.js';
import { takeUnitFree } from '../recruiting.js';
import { COLOURS, type Colour } from '../terms.js';
import { choose } from './asking.js';
import { bind, during, type Effect, heroIn } from './effect.js';
import { isPlayable } from './possible.js';
import type { CardFilter, DiscardStep, GainCardStep, Steps, ThrowAwayStep } from './step.js';

/** Whether a card fits the filter of a step (MK-C-4.10). */
export function fits(card: string, filter: CardFilter): boolean {
  switch (filter) {
    case 'any':
      return true;
    case 'wound':
      return isWound(card);
    case 'nonWound':
      return !isWound(card);
    case 'coloredNonWound':
      return coloursOf(card).length > 0;
    case 'action':
      return isAction(card);
  }
}

/** Options for several cards: copies after the first are told apart. */
export function copies(cards: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cards.map(card => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return count === 1 ? card : `${card}#${count}`;
  });
}
export const cardNamed = (option: string): string => option.split('#')[0]!;

/** One card of the hand; with several colours the owner names one (MK-C-A13). */
function* oneCard(
  effect: Effect,
  cards: readonly string[],
  purpose: 'discard' | 'throw-away',
  following: Steps,
): Rules<string> {
  const [next] = following;
  const useful =
    next?.op === 'switchColor'
      ? cards.filter(card => coloursOf(card).some(colour => isPlayable(effect, next.cases[colour])))
      : cards;
  const offered = distinct(useful.length > 0 ? useful : cards);
  return yield* choose(effect, 'card', { ...during(effect), purpose, zone: 'hand' }, offered);
}

/** Cards to the own discard pile. */
export function* discard(effect: Effect, step: DiscardStep, following: Steps): Rules<void> {
  const { realm, seat } = effect;
  const fitting = heroIn(effect).hand.filter(card => fits(card, step.filter));
  const max = Math.min(step.max ?? fitting.length, fitting.length);
  if (max === 0) return bind(effect, step.bind, []);
  if (step.min === 1 && max === 1) {
    const card = yield* oneCard(effect, fitting, 'discard', following);
    discardCards(realm, seat, [card]);
    return bind(effect, step.bind, [yield* asColour(effect, card)]);
  }
  const asked = question('cards', seat, { ...during(effect), purpose: 'discard' }, copies(fitting));
  const said = yield* askSome({ ...asked, min: Math.min(step.min, max), max });
  const cards = said.map(cardNamed);
  discardCards(realm, seat, cards);
  bind(effect, step.bind, cards);
}

/** A two-colour card counts as one of its colours. */
function* asColour(effect: Effect, card: string): Rules<string> {
  const colours = coloursOf(card);
  if (colours.length < 2) return card;
  return yield* choose(effect, 'colour', { ...during(effect), what: 'card' }, colours);
}

/** Cards out of the game. */
export function* throwAway(effect: Effect, step: ThrowAwayStep, following: Steps): Rules<void> {
  const { realm, seat } = effect;
  const fitting = heroIn(effect).hand.filter(card => fits(card, step.filter));
  if (fitting.length === 0) return bind(effect, step.bind, []);
  const card = yield* oneCard(effect, fitting, 'throw-away', following);
  throwAwayCards(realm, seat, [card]);
  bind(effect, step.bind, [yield* asColour(effect, card)]);
}

/** The colour a binding stands for: that of a card or of mana. */
export function boundColours(effect: Effect, name: string): readonly Colour[] {
  return (effect.bound[name] ?? []).flatMap(value => {
    const basic = COLOURS.find(colour => colour === value);
    return basic !== undefined ? [basic] : typeof value === 'string' ? coloursOf(value) : [];
  });
}

/** A card out of an offer, or a unit for nothing. */
export function* gainCard(effect: Effect, step: GainCardStep): Rules<void> {
  const { realm, seat } = effect;
  if (step.from === 'unitOffer') return yield* takeUnitFree(realm, seat, during(effect));
  const offer = step.from === 'advancedOffer' ? 'advanced' : 'spells';
  const colours = step.color === null ? null : boundColours(effect, step.color.bind);
  const cards = realm.offers[offer].filter(
    card => colours === null || coloursOf(card).some(colour => colours.includes(colour)),
  );
  if (cards.length === 0) return;
  const card = yield* choose(effect, 'card', { ...during(effect), purpose: 'gain', zone: offer }, distinct(cards));
  takeFromOffer(realm, offer, card);
  put(realm, seat, card, step.to === 'hand' ? 'hand' : 'discard');
}

/** Takes a card out of the hand into the play area. */
export function layDown(effect: Pick<Effect, 'realm' | 'seat'>, card: string): void {
  const hero = heroIn(effect);
  takeOut(hero.hand, card);
  hero.area.played.push(card);
  hero.area.obliged = false;
}
