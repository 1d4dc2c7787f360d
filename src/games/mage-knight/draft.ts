import { seal, tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import { askEach, type Rules } from '../../engine/rules.js';
import { question } from './question.js';
import { layOut } from './setup.js';
import type { Realm } from './state.js';

const DEALT = 4;
const KEPT = 3;

/** Four advanced actions for each (MK-X-35.1). */
export function openDraft(realm: Realm): void {
  realm.draft = realm.heroes.map(() => realm.decks.advanced.splice(-DEALT));
  realm.phase = 'draft';
  seal(realm);
  tell(realm, { tell: 'draft-begins' });
  tellHands(realm);
}

function tellHands(realm: Realm): void {
  for (const [seat, cards] of realm.draft.entries()) tell(realm, { tell: 'drawn', cards: [...cards] }, [seat]);
}

/** Everybody picks one and passes the rest clockwise, until all have three; what is left goes back into the deck. */
export function* draftOn(realm: Realm): Rules<void> {
  const seats = [...realm.heroes.keys()];
  const said = yield* askEach(
    seats.map(seat => ({ kind: 'one' as const, ...question('draft', seat, {}, realm.draft[seat]!) })),
  );
  seal(realm);
  for (const seat of seats) {
    const card = String(said[seat]);
    realm.heroes[seat]!.drafted.push(card);
    realm.draft[seat] = realm.draft[seat]!.filter(one => one !== card);
  }
  realm.draft = seats.map(seat => realm.draft[(seat + seats.length - 1) % seats.length]!);
  if (realm.heroes[0]!.drafted.length < KEPT) return tellHands(realm);
  realm.decks.advanced.push(...realm.draft.flat());
  shuffle(realm.random, realm.decks.advanced);
  realm.draft = [];
  layOut(realm);
}
