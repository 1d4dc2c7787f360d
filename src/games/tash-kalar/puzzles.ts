import type { PuzzleKind } from '../../engine/puzzle.js';
import { colourOf, rankOf } from './pieces.js';
import { scoreOf } from './scoring.js';
import type { Contest, Mode } from './state.js';
import { colourOfSeat } from './teams.js';
import { puzzleTexts } from './words/puzzle-texts.js';

const from = (mode: Mode) => ({ chosen: { mode, expansions: 'off' }, seats: 2 });

/** Whether the seat has one action of its turn left: of two there are too many ways to be looked through by anybody. */
const isActing = (contest: Contest, seat: number, mode: Mode): boolean =>
  contest.mode === mode && contest.phase === 'turn' && contest.turn.control === seat && contest.turn.actions === 1;

/** Pieces on the board, an upgraded one for as many as its rank. */
function ranksOf(contest: Contest, isTheirs: (colour: number) => boolean): number {
  let sum = 0;
  for (const piece of contest.board) if (piece !== 0 && isTheirs(colourOf(piece))) sum += rankOf(piece);
  return sum;
}

/** Points of the turn, ranks the enemy has lost and ranks of the own pieces. */
function measure(before: Contest, after: Contest, seat: number): readonly [number, number, number] {
  const colour = colourOfSeat(before, seat);
  const isEnemy = (other: number): boolean => other !== colour;
  return [
    scoreOf(after, colour) - scoreOf(before, colour),
    ranksOf(before, isEnemy) - ranksOf(after, isEnemy),
    ranksOf(after, other => !isEnemy(other)),
  ];
}

/** A turn to be made the most of: for tasks in High Form, for kills in the Duel, or for what is left standing. */
export const puzzles: readonly PuzzleKind<Contest>[] = [
  {
    id: 'task',
    from: from('high-form'),
    fits: (contest, seat) => isActing(contest, seat, 'high-form'),
    measure,
    isWorthy: ([points = 0]) => points >= 1,
    ...puzzleTexts.task,
  },
  {
    id: 'duel',
    from: from('duel'),
    fits: (contest, seat) => isActing(contest, seat, 'duel'),
    measure,
    isWorthy: ([points = 0]) => points >= 1,
    ...puzzleTexts.duel,
  },
  {
    id: 'destroy',
    from: from('high-form'),
    fits: (contest, seat) => isActing(contest, seat, 'high-form'),
    measure(before, after, seat) {
      const [points, destroyed, own] = measure(before, after, seat);
      return [destroyed, own, points];
    },
    isWorthy: ([destroyed = 0]) => destroyed >= 2,
    ...puzzleTexts.destroy,
  },
];
