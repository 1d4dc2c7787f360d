import { seal, tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import type { Rules } from '../../engine/rules.js';
import { ITEM_CARDS } from './cards/items.js';
import { STANDEE_CARDS } from './cards/standees.js';
import { MARKET } from './components.js';
import { choose } from './question.js';
import { nameOfRegion, regionOf, regionsFrom } from './regions.js';
import type { Wonderland } from './state.js';
import type { ItemId, StandeeCard, StandeeId } from './wonderlandian.js';

export const WONDERLANDIANS: readonly string[] = [...STANDEE_CARDS, ...ITEM_CARDS].map(({ id }) => id);

const standeeCard = (id: string): StandeeCard | undefined => STANDEE_CARDS.find(card => card.id === id);

/** Reveals cards until three lie face up, or the deck is empty (WW-2.3, WW-4.18). */
export function dealMarket(state: Wonderland): void {
  while (state.market.length < MARKET && state.wonderlandianDeck.length > 0)
    state.market.push(state.wonderlandianDeck.pop()!);
}

/** Between rounds the face-up cards are shuffled back and new ones dealt (WW-16.3). */
export function renewMarket(state: Wonderland): void {
  state.wonderlandianDeck.push(...state.market.splice(0));
  shuffle(state.random, state.wonderlandianDeck);
  dealMarket(state);
}

/** Takes one of the face-up cards, if there are any (WW-4.8, WW-4.18). The next one is revealed once it is placed. */
export function* takeWonderlandian(state: Wonderland, seat: number, source: string): Rules<void> {
  if (state.market.length === 0) return;
  const taken = yield* choose('market', seat, { source, cards: [...state.market] }, state.market);
  state.market = state.market.filter(id => id !== taken);
  yield* gainWonderlandian(state, seat, taken);
  if (state.wonderlandianDeck.length === 0) return;
  dealMarket(state);
  tell(state, { tell: 'market', card: state.market.at(-1)! });
  seal(state);
}

/** A standee is placed at once, the twins each; an item's two chips go to the bag (WW-4.8). */
function* gainWonderlandian(state: Wonderland, seat: number, id: string): Rules<void> {
  const owner = state.seats[seat]!;
  owner.wonderlandians.push(id);
  tell(state, { tell: 'wonderlandian', seat, card: id });
  const card = standeeCard(id);
  if (card) for (const standee of card.standees) yield* placeStandee(state, seat, standee);
  else owner.bag.push(`item:${id as ItemId}`, `item:${id as ItemId}`);
}

/** Puts a gained standee in any region. */
export function* placeStandee(state: Wonderland, seat: number, standee: StandeeId): Rules<void> {
  const ids = regionsFrom(state.pawn, state.unused).map(nameOfRegion);
  const region = yield* choose('standee', seat, { standee }, ids);
  state.seats[seat]!.standees[regionOf(region)]!.push(standee);
  tell(state, { tell: 'units-placed', seat, region, supporters: 0, standees: [standee], moved: [] });
}

/** Reveals cards up to the first standee and takes it; the rest is shuffled back (WW-20.7b, WW-4.18). */
export function drawStandee(state: Wonderland, seat: number): void {
  const at = state.wonderlandianDeck.findLastIndex(id => standeeCard(id) !== undefined);
  const shown = at < 0 ? state.wonderlandianDeck.length : state.wonderlandianDeck.length - at;
  const card = at < 0 ? null : state.wonderlandianDeck.splice(at, 1)[0]!;
  shuffle(state.random, state.wonderlandianDeck);
  tell(state, { tell: 'standee-drawn', seat, card, shown, reveals: true });
  seal(state);
  if (card === null) return;
  state.seats[seat]!.wonderlandians.push(card);
  for (const standee of [...standeeCard(card)!.standees].reverse())
    state.agenda.push({ task: 'place-standee', seat, standee });
}
