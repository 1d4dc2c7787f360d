import { askSome, type Rules } from '../../../../engine/rules.js';
import { drawCards, shuffleDeck, takeOut } from '../../deeds.js';
import { question } from '../../question.js';
import { cardNamed, copies } from '../card-steps.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect, heroIn } from '../effect.js';

export const canRedraw = (effect: Effect): boolean => heroIn(effect).hand.length > 0;

/** Cards of the hand are shuffled into the deed deck, as many are drawn (Midnight Meditation). */
export function* handIntoDeckAndRedraw(effect: Effect, step: CustomNamed<'handIntoDeckAndRedraw'>): Rules<void> {
  const { realm, seat } = effect;
  const hero = heroIn(effect);
  const asked = question('cards', seat, { ...during(effect), purpose: 'to-deck' }, copies(hero.hand));
  const said = yield* askSome({ ...asked, min: 1, max: Math.min(step.max, hero.hand.length) });
  for (const card of said.map(cardNamed)) {
    takeOut(hero.hand, card);
    hero.deck.push(card);
  }
  shuffleDeck(realm, hero);
  drawCards(realm, seat, said.length);
}
