import { tell } from '../../engine/match-state.js';
import { ask, askNumber, type Rules } from '../../engine/rules.js';
import { WOUND } from './cards/index.js';
import { discardCards, distinct, nonWounds, woundsIn } from './deeds.js';
import { question } from './question.js';
import type { Realm } from './state.js';

/** A hand of wounds only, nothing played: such a player must rest (MK-W-3.6). */
export function mustRest(realm: Realm, seat: number): boolean {
  const { area, hand } = realm.heroes[seat]!;
  return area.obliged && hand.length > 0 && nonWounds(hand).length === 0;
}

/** Standard rest or slow recovery, judged by the hand at that time (MK-W-3.12, 3.13). */
export function* rest(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const wounds = woundsIn(hero.hand);
  const others = nonWounds(hero.hand);
  const cards: string[] = [];
  if (others.length === 0) cards.push(WOUND);
  else {
    cards.push(yield* ask(question('rest', seat, { wounds }, distinct(others))));
    const { key, about } = question('rest-wounds', seat, { wounds }, []);
    const count = yield* askNumber({ key, seat, about, min: 0, max: wounds });
    cards.push(...new Array<string>(count).fill(WOUND));
  }
  tell(realm, { tell: 'rested', seat, slow: others.length === 0, cards });
  discardCards(realm, seat, cards);
  hero.area.stage = 'rested';
  hero.area.move = 0;
  for (const skill of hero.skills) if (skill.id === 'battle_frenzy') skill.up = true;
}
