import type { Game } from '../../engine/game.js';
import type { Rules } from '../../engine/rules.js';
import { auctionOn } from './auction.js';
import { beforeTurn } from './before.js';
import { conceal } from './conceal.js';
import { draftOn } from './draft.js';
import { placeSecret } from './dungeons.js';
import { endTurn } from './ending.js';
import { evening } from './evening.js';
import { fightOn } from './fight/fight.js';
import { beginMember } from './joint/assaulting.js';
import { lobby } from './lobby.js';
import { places } from './places.js';
import { nextTurn, prepareRound, resetPlayers } from './rounds.js';
import { onTurn, setup } from './setup.js';
import { view } from './sight.js';
import type { Realm } from './state.js';
import { chooseTactic } from './tactics.js';
import { takeTurn } from './turn.js';
import { upgradeNext } from './upgrades.js';
import type { RealmView } from './view.js';

/** The realm from one resting point to the next; its phase says which step comes. */
export function* step(realm: Realm): Rules<void> {
  // A tile with a village or monastery: its secret site is placed at once (MK-X-8.4).
  if (realm.secrets.length > 0) return yield* placeSecret(realm);
  switch (realm.phase) {
    case 'prepare':
      return prepareRound(realm);
    case 'reset':
      return yield* resetPlayers(realm);
    case 'auction':
      return yield* auctionOn(realm);
    case 'draft':
      return yield* draftOn(realm);
    case 'evening':
      return yield* evening(realm);
    case 'upgrades':
      return yield* upgradeNext(realm);
    case 'tactics':
      return yield* chooseTactic(realm);
    case 'before':
      return yield* beforeTurn(realm);
    case 'member':
      return yield* beginMember(realm);
    case 'turn':
      return yield* takeTurn(realm);
    case 'fight':
      return yield* fightOn(realm);
    case 'end':
      return yield* endTurn(realm);
    case 'next':
      return nextTurn(realm);
  }
}

/** The rules of Mage Knight: what a game is besides its words, pictures and computer players. */
export const realmRules = {
  id: 'mage-knight',
  version: 3,
  lobby,
  setup,
  step,
  view,
  conceal,
  onTurn,
  sideOf: (realm: Realm, seat: number) => realm.heroes[seat]?.hero || null,
  chapters: ['round-begins', 'turn-begins', 'fight-begins'],
  turns: ['turn-begins'],
  isBattle: ({ tell }) => tell === 'fight-ends',
  places,
  why: () => null,
} satisfies Omit<Game<Realm, RealmView>, 'words' | 'pictures' | 'bots'>;
