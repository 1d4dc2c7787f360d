import { shuffle } from '../../../engine/random.js';
import { randomOf } from '../../../engine/thinking.js';
import { dealHidden } from '../conceal.js';
import type { Realm } from '../state.js';
import { cloneRealm } from './clone.js';

/**
 * The realm with everything the seat cannot know dealt anew. What is dealt is sorted first, so that nothing of its true
 * order is left: whatever two realms the seat cannot tell apart are given, the same one comes out.
 */
export function thoughtOf(realm: Realm, seat: number, deal: string): Realm {
  const dealt = cloneRealm(realm);
  const random = randomOf(deal);
  dealHidden(dealt, seat, list => {
    list.sort();
    shuffle(random, list);
  });
  dealt.random = random;
  return dealt;
}
