import { seal } from '../../../../engine/match-state.js';
import { randomBelow } from '../../../../engine/random.js';
import { askSome, type Rules } from '../../../../engine/rules.js';
import { takeOut } from '../../deeds.js';
import { question } from '../../question.js';
import { choose } from '../asking.js';
import { cardNamed, copies } from '../card-steps.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect, heroIn } from '../effect.js';

export const canReturnDiscards = (effect: Effect): boolean => heroIn(effect).discard.length > 0;

/** So many cards of the discard pile, random or chosen, go together onto or under the deed deck. */
export function* discardToDeck(effect: Effect, step: CustomNamed<'discardToDeck'>): Rules<void> {
  const { realm } = effect;
  const hero = heroIn(effect);
  const count = Math.min(step.count, hero.discard.length);
  if (count === 0) return;
  const place = yield* choose(effect, 'deck-end', during(effect), step.place);
  const cards: string[] = [];
  if (step.selection === 'random') {
    seal(realm);
    for (let taken = 0; taken < count; taken++)
      cards.push(...hero.discard.splice(randomBelow(realm.random, hero.discard.length), 1));
  } else {
    const about = { ...during(effect), purpose: 'to-deck' } as const;
    const asked = question('cards', effect.seat, about, copies(hero.discard));
    for (const option of yield* askSome({ ...asked, min: count, max: count })) cards.push(cardNamed(option));
    for (const card of cards) takeOut(hero.discard, card);
  }
  if (place === 'top') hero.deck.push(...cards);
  else hero.deck.unshift(...cards);
}
