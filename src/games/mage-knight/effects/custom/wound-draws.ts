import { WOUND } from '../../cards/index.js';
import { drawCards, takeOut, woundsIn } from '../../deeds.js';
import type { CustomNamed } from '../custom-step.js';
import { type Effect, heroIn } from '../effect.js';

/** Wounds that come to the hand this turn draw cards; those taken earlier count (Rush of Adrenaline). */
export function woundDraws(effect: Effect, step: CustomNamed<'woundDraws'>): void {
  const { realm, seat } = effect;
  const hero = heroIn(effect);
  const draws = { left: step.first ?? step.next ?? 0, swap: step.throwAwayFirst === true ? 1 : 0 };
  for (let taken = hero.area.woundsToHand; taken > 0 && draws.left + draws.swap > 0; taken--) {
    if (draws.swap > 0) {
      draws.swap -= 1;
      if (woundsIn(hero.hand) > 0) takeOut(hero.hand, WOUND);
    } else draws.left -= 1;
    drawCards(realm, seat, 1);
  }
  hero.area.woundDraws = draws;
}
