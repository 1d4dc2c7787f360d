import type { Game } from '../../engine/game.js';
import type { Rules } from '../../engine/rules.js';
import { conceal } from './conceal.js';
import { drawCards, restBetween } from './draw.js';
import { passTurn } from './end.js';
import { lobby } from './lobby.js';
import { scoreKills } from './scoring.js';
import { onTurn, placeOpening, setup } from './setup.js';
import { view } from './sight.js';
import { BOARD_ROWS } from './squares.js';
import type { Contest } from './state.js';
import { claimTask } from './task-deck.js';
import { beginTurn, takeAction } from './turn.js';
import type { ContestView } from './view.js';

/** The contest from one resting point to the next; its phase says which step comes. */
export function* step(contest: Contest): Rules<void> {
  switch (contest.phase) {
    case 'opening':
      return yield* placeOpening(contest);
    case 'turn-begin':
      return beginTurn(contest);
    case 'turn':
      return yield* takeAction(contest);
    case 'claim':
      return yield* claimTask(contest);
    case 'score':
      return yield* scoreKills(contest);
    case 'rest':
      return yield* restBetween(contest);
    case 'draw':
      return drawCards(contest);
    case 'turn-end':
      return passTurn(contest);
  }
}

/** The rules of Tash-Kalar: what a game is besides its words, pictures and computer players. */
export const contestRules = {
  id: 'tash-kalar',
  version: 3,
  lobby,
  setup,
  step,
  view,
  conceal,
  onTurn,
  sideOf: (contest: Contest, seat: number) => contest.seats[seat]?.school ?? null,
  places: () => BOARD_ROWS,
  chapters: ['turn-begins'],
  // It has no battles: people come to see a legend, a task that is claimed, the last turns.
  isBattle: entry =>
    entry.tell === 'claimed' || entry.tell === 'end-nears' || (entry.tell === 'summoned' && entry.rank === 'legendary'),
  why: () => null,
} satisfies Omit<Game<Contest, ContestView>, 'words' | 'pictures' | 'bots'>;
