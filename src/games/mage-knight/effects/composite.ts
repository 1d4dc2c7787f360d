import type { Rules } from '../../../engine/rules.js';
import type { Side } from '../cards/card.js';
import { cardOf, coloursOf, isAction } from '../cards/index.js';
import { distinct } from '../deeds.js';
import { payableWays, payCosts } from '../paying.js';
import { choose, inText } from './asking.js';
import { boundColours, layDown } from './card-steps.js';
import { beginEffect, during, type Effect, heroIn } from './effect.js';
import { isPlayable } from './possible.js';
import { runSteps } from './run.js';
import type { UseOtherCardStep } from './step.js';

type Mode = 'basic' | 'powered';

const sideOf = (card: string, mode: Mode): Side | null => cardOf(card)[mode];

/** Sides of a card this step may use now: playable, and paid for where it is not free. */
function sidesFor(effect: Effect, step: UseOtherCardStep, card: string): Mode[] {
  const modes: readonly Mode[] = step.mode === 'asFromHand' ? ['basic', 'powered'] : [step.mode];
  return modes.filter(mode => {
    const side = sideOf(card, mode);
    if (side === null || side.timing === 'asAction') return false;
    const inner = beginEffect(
      effect.realm,
      effect.seat,
      { ...effect.from, id: card, side: mode },
      { chain: inUse(effect) },
    );
    if (!step.free && payableWays(effect.realm, effect.seat, card, mode).length === 0) return false;
    return isPlayable(inner, side.steps);
  });
}

/** The cards that are in use already: none of them is another card. */
const inUse = ({ chain, from }: Effect): string[] => [...chain, from.id];

/** Cards this step may use now. */
export function usableCards(effect: Effect, step: UseOtherCardStep): string[] {
  const { realm } = effect;
  if (step.from === 'hand')
    return distinct(heroIn(effect).hand).filter(
      card => !inUse(effect).includes(card) && isAction(card) && sidesFor(effect, step, card).length > 0,
    );
  const offer = step.from === 'spellOffer' ? realm.offers.spells : realm.offers.advanced;
  const colours = step.color === undefined ? null : boundColours(effect, step.color.bind);
  // Before anything is bound every card of the offer may still turn out to fit.
  const fitting = colours === null || colours.length === 0 ? offer : offer.filter(card => sharesColour(card, colours));
  return distinct(fitting).filter(card => !inUse(effect).includes(card) && sidesFor(effect, step, card).length > 0);
}

const sharesColour = (card: string, colours: readonly string[]): boolean =>
  coloursOf(card).some(colour => colours.includes(colour));

/** One composite effect (MK-C-4.3): another card's side, its colour counting for resistances (MK-C-4.4). */
export function* useOtherCard(effect: Effect, step: UseOtherCardStep): Rules<void> {
  const { realm, seat } = effect;
  const cards = usableCards(effect, step);
  if (cards.length === 0) return;
  const zone = step.from === 'hand' ? 'hand' : step.from === 'spellOffer' ? 'spells' : 'advanced';
  const card = yield* choose(effect, 'card', { ...during(effect), purpose: 'use', zone }, cards);
  const modes = sidesFor(effect, step, card);
  const alternatives = (['basic', 'powered'] as const).map(side => inText([{ op: 'side', card, side }]));
  const mode =
    modes.length === 1
      ? modes[0]!
      : (yield* choose(effect, 'option', { ...during(effect), left: 1, alternatives }, ['1', '2'])) === '1'
        ? 'basic'
        : 'powered';
  if (step.from === 'hand') layDown(effect, card);
  if (!step.free) yield* payCosts(realm, seat, card, mode, null);
  const side = sideOf(card, mode)!;
  const bonus = step.bonus === undefined ? effect.bonus : { amount: step.bonus, kinds: step.bonusApplies ?? [] };
  const colours = coloursOf(card);
  const inner = beginEffect(
    realm,
    seat,
    { kind: 'card', id: card, unit: null, colours, side: mode },
    { bonus, chain: inUse(effect) },
  );
  for (let time = 0; time < step.times; time++)
    if (time === 0 || isPlayable(inner, side.steps)) yield* runSteps(inner, side.steps);
  if (step.bonus === undefined) effect.bonus = inner.bonus;
  effect.pieces.push(...inner.pieces);
  if (step.after === 'throwAway') heroIn(effect).area.placed.push({ card, to: 'out' });
}
