import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { type RandomState, randomBelow, shuffle } from '../../engine/random.js';
import { skillOf } from './cards/index.js';
import { SECRET_FACES } from './fight/tampering.js';
import { tileOf } from './land.js';
import type { PlayArea } from './play-area.js';
import type { HeroState, Realm, Token } from './state.js';
import { PILES, type Pile } from './tokens/enemy.js';

/** Puts what cannot be known into another order, in place. */
export type Mix = (list: (string | number)[]) => void;

/** Another realm the reader cannot tell from this one: decks, piles, face-down tokens and others' hands dealt anew. */
export function conceal(realm: Realm, reader: Reader, random: RandomState): Realm {
  const other = copy(realm);
  other.random = [word(random), word(random), word(random), word(random)];
  dealHidden(other, reader, list => shuffle(random, list));
  return other;
}

/** Deals everything the reader cannot know, all of it by `mix` alone. */
export function dealHidden(realm: Realm, reader: Reader, mix: Mix): void {
  for (const [seat, hero] of realm.heroes.entries()) {
    dealDeeds(hero, seat === reader, mix);
    mix(hero.skillPile);
  }
  const { decks, dummy } = realm;
  dealDrafts(realm, reader, mix);
  dealChampions(realm, reader, mix);
  dealSecretDie(realm, reader, mix);
  for (const [seat, hero] of realm.heroes.entries()) if (seat !== reader) dealDrawn(realm, hero, mix);
  for (const deck of [decks.advanced, decks.spells, decks.artifacts, decks.regular, decks.elite]) mix(deck);
  dealTiles(realm, mix);
  const seen = reader === 'spectator' ? [] : realm.heroes[reader]!.area.seen;
  for (const pile of PILES) dealTokens(realm, pile, seen, mix);
  dealRuins(realm, mix);
  if (dummy !== null) {
    mix(dummy.deck);
    mix(dummy.skillPile);
  }
}

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

/** Own hand apart, nobody knows the order of a deed deck, nor what others hold or have stashed. */
function dealDeeds(hero: HeroState, own: boolean, mix: Mix): void {
  const stash = hero.tactic?.stash ?? [];
  const unknown = own ? [...hero.deck, ...stash] : [...hero.deck, ...stash, ...hero.hand];
  mix(unknown);
  if (!own) hero.hand = unknown.splice(0, hero.hand.length);
  if (hero.tactic !== null) hero.tactic.stash = unknown.splice(0, stash.length);
  hero.deck = unknown;
}

/** The backs of the tiles are visible: countryside stays on top, core tiles below (MK-W-5.4). */
function dealTiles({ decks }: Realm, mix: Mix): void {
  const isCore = (id: string) => tileOf(id).kind !== 'countryside';
  const core = decks.tiles.filter(isCore);
  const countryside = decks.tiles.filter(id => !isCore(id));
  mix(core);
  mix(countryside);
  decks.tiles = [...core, ...countryside];
  mix(decks.spareCountryside);
  mix(decks.spareCore);
}

const hiddenTokens = ({ places }: Realm, pile: Pile): Token[] =>
  Object.values(places).flatMap(({ tokens }) =>
    tokens.filter(token => !token.up && token.pile === pile && token.enemy !== null),
  );

/** A token the reader looked at stays where it is. */
function dealTokens(realm: Realm, pile: Pile, seen: PlayArea['seen'], mix: Mix): void {
  const isSeen = (token: Token): boolean =>
    seen.some(
      ({ space, enemy }) => space !== null && enemy === token.enemy && realm.places[space]?.tokens.includes(token),
    );
  const hidden = hiddenTokens(realm, pile).filter(token => !isSeen(token));
  const top = realm.piles[pile].at(-1);
  const known = seen.some(one => one.pile === pile && one.enemy === top) ? realm.piles[pile].splice(-1) : [];
  const unknown = [...realm.piles[pile], ...hidden.map(({ enemy }) => enemy!)];
  mix(unknown);
  for (const token of hidden) token.enemy = unknown.pop()!;
  realm.piles[pile] = [...unknown, ...known];
}

function dealRuins({ places, decks }: Realm, mix: Mix): void {
  const hidden = Object.values(places).filter(({ ruins }) => ruins?.up === false);
  const unknown = [...decks.ruins, ...hidden.map(({ ruins }) => ruins!.id)];
  mix(unknown);
  for (const place of hidden) place.ruins = { id: unknown.pop()!, up: false };
  decks.ruins = unknown;
}

/** What others drafted or still choose from. */
function dealDrafts(realm: Realm, reader: Reader, mix: Mix): void {
  const { heroes, draft, decks } = realm;
  const others = [...heroes.keys()].filter(seat => seat !== reader);
  const unknown = [...decks.advanced, ...others.flatMap(seat => [...heroes[seat]!.drafted, ...(draft[seat] ?? [])])];
  mix(unknown);
  for (const seat of others) {
    heroes[seat]!.drafted = unknown.splice(0, heroes[seat]!.drafted.length);
    if (draft[seat] !== undefined) draft[seat] = unknown.splice(0, draft[seat].length);
  }
  decks.advanced = unknown;
}

/** Whom another team counts on. */
function dealChampions({ champions, teams }: Realm, reader: Reader, mix: Mix): void {
  for (const [team, champion] of champions.entries()) {
    if (champion === null || champion === undefined || (reader !== 'spectator' && teams[reader] === team)) continue;
    const members = [...teams.keys()].filter(seat => teams[seat] === team);
    mix(members);
    champions[team] = members[0]!;
  }
}

/** A die set in secret shows any colour that was not denied yet. */
function dealSecretDie({ fight }: Realm, reader: Reader, mix: Mix): void {
  const secret = fight?.secret ?? null;
  if (fight === null || secret === null || secret.face === null || secret.shown || reader === secret.by) return;
  const denied = fight.phase === 'ranged' ? ['white'] : ['white', 'red'];
  const faces = SECRET_FACES.filter(face => !denied.includes(face));
  mix(faces);
  secret.face = faces[0]!;
}

/** Artifacts or skills somebody else is looking at. */
function dealDrawn(realm: Realm, hero: HeroState, mix: Mix): void {
  const [first] = hero.drawn;
  if (first === undefined) return;
  const pile = skillOf(first) === undefined ? realm.decks.artifacts : hero.skillPile;
  const unknown = [...pile, ...hero.drawn];
  mix(unknown);
  hero.drawn = unknown.splice(0, hero.drawn.length);
  pile.splice(0, pile.length, ...unknown);
}
