import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { pick, type RandomState, randomBelow, shuffle } from '../../engine/random.js';
import { skillOf } from './cards/index.js';
import { SECRET_FACES } from './fight/tampering.js';
import { tileOf } from './land.js';
import type { PlayArea } from './play-area.js';
import type { HeroState, Realm, Token } from './state.js';
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
  dealDrafts(other, reader, random);
  dealChampions(other, reader, random);
  dealSecretDie(other, reader, random);
  for (const [seat, hero] of other.heroes.entries()) if (seat !== reader) dealDrawn(other, hero, random);
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

/** What others drafted or still choose from. */
function dealDrafts(realm: Realm, reader: Reader, random: RandomState): void {
  const { heroes, draft, decks } = realm;
  const others = [...heroes.keys()].filter(seat => seat !== reader);
  const unknown = [...decks.advanced, ...others.flatMap(seat => [...heroes[seat]!.drafted, ...(draft[seat] ?? [])])];
  shuffle(random, unknown);
  for (const seat of others) {
    heroes[seat]!.drafted = unknown.splice(0, heroes[seat]!.drafted.length);
    if (draft[seat] !== undefined) draft[seat] = unknown.splice(0, draft[seat].length);
  }
  decks.advanced = unknown;
}

/** Whom another team counts on. */
function dealChampions({ champions, teams }: Realm, reader: Reader, random: RandomState): void {
  for (const [team, champion] of champions.entries()) {
    if (champion === null || champion === undefined || (reader !== 'spectator' && teams[reader] === team)) continue;
    champions[team] = pick(
      random,
      [...teams.keys()].filter(seat => teams[seat] === team),
    );
  }
}

/** A die set in secret shows any colour that was not denied yet. */
function dealSecretDie({ fight }: Realm, reader: Reader, random: RandomState): void {
  const secret = fight?.secret ?? null;
  if (fight === null || secret === null || secret.face === null || secret.shown || reader === secret.by) return;
  const denied = fight.phase === 'ranged' ? ['white'] : ['white', 'red'];
  secret.face = pick(
    random,
    SECRET_FACES.filter(face => !denied.includes(face)),
  );
}

/** Artifacts or skills somebody else is looking at. */
function dealDrawn(realm: Realm, hero: HeroState, random: RandomState): void {
  const [first] = hero.drawn;
  if (first === undefined) return;
  const pile = skillOf(first) === undefined ? realm.decks.artifacts : hero.skillPile;
  const unknown = [...pile, ...hero.drawn];
  shuffle(random, unknown);
  hero.drawn = unknown.splice(0, hero.drawn.length);
  pile.splice(0, pile.length, ...unknown);
}
