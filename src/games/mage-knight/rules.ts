import type { Game } from '../../engine/game.js';
import type { Rules } from '../../engine/rules.js';
import { beforeTurn } from './before.js';
import { conceal } from './conceal.js';
import { endTurn } from './ending.js';
import { fightOn } from './fight/fight.js';
import { lobby } from './lobby.js';
import { nextTurn, prepareRound } from './rounds.js';
import { onTurn, setup } from './setup.js';
import { view } from './sight.js';
import type { Realm } from './state.js';
import { chooseTactic } from './tactics.js';
import { takeTurn } from './turn.js';
import type { RealmView } from './view.js';

/** The realm from one resting point to the next; its phase says which step comes. */
export function* step(realm: Realm): Rules<void> {
  switch (realm.phase) {
    case 'prepare':
      return yield* prepareRound(realm);
    case 'tactics':
      return yield* chooseTactic(realm);
    case 'before':
      return yield* beforeTurn(realm);
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
  version: 1,
  lobby,
  setup,
  step,
  view,
  conceal,
  onTurn,
  sideOf: (realm: Realm, seat: number) => realm.heroes[seat]?.hero ?? null,
  chapters: ['round-begins', 'turn-begins', 'fight-begins'],
  why: () => null,
} satisfies Omit<Game<Realm, RealmView>, 'words' | 'pictures' | 'bots'>;
