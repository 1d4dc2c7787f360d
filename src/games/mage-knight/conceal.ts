import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { type RandomState, randomBelow, shuffle } from '../../engine/random.js';
import { tileOf } from './land.js';
import type { HeroState, PlayArea, Realm, Token } from './state.js';
import { PILES, type Pile } from './tokens/enemy.js';

/** Another realm the reader cannot tell from this one: decks, piles, face-down tokens and others' hands dealt anew. */
export function conceal(realm: Realm, reader: Reader, random: RandomState): Realm {
  const other = copy(realm);
  other.random = [word(random), word(random), word(random), word(random)];
  for (const [seat, hero] of other.heroes.entries()) {
    dealDeeds(hero, seat === reader, random);
    shuffle(random, hero.skillPile);
  }
  const { decks, dummy } = other;
  for (const deck of [decks.advanced, decks.spells, decks.artifacts, decks.regular, decks.elite]) shuffle(random, deck);
  shuffleTiles(other, random);
  const seen = reader === 'spectator' ? [] : other.heroes[reader]!.area.seen;
  for (const pile of PILES) dealTokens(other, pile, seen, random);
  dealRuins(other, random);
  if (dummy !== null) {
    shuffle(random, dummy.deck);
    shuffle(random, dummy.skillPile);
  }
  return other;
}

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

/** Own hand apart, nobody knows the order of a deed deck, nor what others hold or have stashed. */
function dealDeeds(hero: HeroState, own: boolean, random: RandomState): void {
  const stash = hero.tactic?.stash ?? [];
  const unknown = own ? [...hero.deck, ...stash] : [...hero.deck, ...stash, ...hero.hand];
  shuffle(random, unknown);
  if (!own) hero.hand = unknown.splice(0, hero.hand.length);
  if (hero.tactic !== null) hero.tactic.stash = unknown.splice(0, stash.length);
  hero.deck = unknown;
}

/** The backs of the tiles are visible: countryside stays on top, core tiles below (MK-W-5.4). */
function shuffleTiles({ decks }: Realm, random: RandomState): void {
  const isCore = (id: string) => tileOf(id).kind !== 'countryside';
  const core = decks.tiles.filter(isCore);
  const countryside = decks.tiles.filter(id => !isCore(id));
  shuffle(random, core);
  shuffle(random, countryside);
  decks.tiles = [...core, ...countryside];
  shuffle(random, decks.spareCountryside);
  shuffle(random, decks.spareCore);
}

const hiddenTokens = ({ places }: Realm, pile: Pile): Token[] =>
  Object.values(places).flatMap(({ tokens }) =>
    tokens.filter(token => !token.up && token.pile === pile && token.enemy !== null),
  );

/** A token the reader looked at stays where it is. */
function dealTokens(realm: Realm, pile: Pile, seen: PlayArea['seen'], random: RandomState): void {
  const isSeen = (token: Token): boolean =>
    seen.some(
      ({ space, enemy }) => space !== null && enemy === token.enemy && realm.places[space]?.tokens.includes(token),
    );
  const hidden = hiddenTokens(realm, pile).filter(token => !isSeen(token));
  const top = realm.piles[pile].at(-1);
  const known = seen.some(one => one.pile === pile && one.enemy === top) ? realm.piles[pile].splice(-1) : [];
  const unknown = [...realm.piles[pile], ...hidden.map(({ enemy }) => enemy!)];
  shuffle(random, unknown);
  for (const token of hidden) token.enemy = unknown.pop()!;
  realm.piles[pile] = [...unknown, ...known];
}

function dealRuins({ places, decks }: Realm, random: RandomState): void {
  const hidden = Object.values(places).filter(({ ruins }) => ruins?.up === false);
  const unknown = [...decks.ruins, ...hidden.map(({ ruins }) => ruins!.id)];
  shuffle(random, unknown);
  for (const place of hidden) place.ruins = { id: unknown.pop()!, up: false };
  decks.ruins = unknown;
}
