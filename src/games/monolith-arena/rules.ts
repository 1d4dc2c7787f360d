import type { Game } from '../../engine/game.js';
import type { Rules } from '../../engine/rules.js';
import { endBattle, fightSegment, startBattle } from './battle.js';
import { conceal } from './conceal.js';
import { beginTurn, exchangeUnlucky, forceDiscard } from './draw.js';
import { lobby } from './lobby.js';
import { turnElements } from './monoliths.js';
import { settleOutside } from './outside-battle.js';
import { places } from './places.js';
import { choosePushHex } from './push.js';
import { hideTiles, placeBanner, setup } from './setup.js';
import { onTurn, view } from './sight.js';
import type { Arena } from './state.js';
import { passTurn, takeAction } from './turn.js';
import type { ArenaView } from './view.js';

/** The arena from one resting point to the next; its phase says which step comes. */
export function* step(arena: Arena): Rules<void> {
  switch (arena.phase) {
    case 'monoliths':
      return yield* hideTiles(arena);
    case 'banners':
      return yield* placeBanner(arena);
    case 'draw':
      return yield* beginTurn(arena);
    case 'redraw':
      return yield* exchangeUnlucky(arena);
    case 'discard':
      return yield* forceDiscard(arena);
    case 'turn':
      return yield* takeAction(arena);
    case 'push':
      return yield* choosePushHex(arena);
    case 'wounds':
      return yield* settleOutside(arena);
    case 'unfold':
      return yield* turnElements(arena);
    case 'battle':
      return yield* startBattle(arena);
    case 'segment':
      return yield* fightSegment(arena);
    case 'battle-end':
      return endBattle(arena);
    case 'turn-end':
      return yield* passTurn(arena);
  }
}

/** The rules of Monolith Arena: what a game is besides its words, pictures and computer players. */
export const arenaRules = {
  id: 'monolith-arena',
  version: 2,
  lobby,
  setup,
  step,
  view,
  conceal,
  onTurn,
  sideOf: (arena: Arena, seat: number) => arena.seats[seat]?.faction ?? null,
  places,
  chapters: ['turn-begins'],
  isBattle: ({ tell }) => tell === 'battle-ends',
  why: () => null,
} satisfies Omit<Game<Arena, ArenaView>, 'words' | 'pictures' | 'bots'>;
