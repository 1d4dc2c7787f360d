import type { PuzzleKind } from '../../engine/puzzle.js';
import { PRINTS } from './prints.js';
import { type Arena, activeSeat, type Phase, printed } from './state.js';
import { areEnemies, sideOf } from './teams.js';
import { puzzleTexts } from './words/puzzle-texts.js';

const DUEL = { chosen: { mode: 'duel', variant: 'standard', monoliths: 'off', draws: 'private' }, seats: 2 };
const FIGHTING: readonly Phase[] = ['battle', 'segment', 'battle-end'];
/** More tiles than this, and a turn has too many ways to be looked through by anybody. */
const MOST_TILES = 2;

/** Whether the seat has a turn in which it can call a Battle (MA-7.1). */
function mayFight(arena: Arena, seat: number): boolean {
  if (arena.phase !== 'turn' || activeSeat(arena) !== seat || arena.closing !== null) return false;
  const { hand } = arena.seats[seat]!;
  return hand.length <= MOST_TILES && hand.some(print => PRINTS[print]!.order?.startsWith('battle'));
}

/** Tiles of a side besides its Banner. */
const tilesOf = (arena: Arena, isTheirs: (seat: number) => boolean): number =>
  arena.board.filter(tile => tile !== null && isTheirs(tile.seat) && printed(tile).kind !== 'banner').length;

interface Score {
  readonly taken: number;
  readonly lost: number;
  readonly fallen: number;
  readonly standing: number;
}

/** What a turn changed, a Battle in it included; null while a Battle waits for somebody. */
function scoreOf(before: Arena, after: Arena, seat: number): Score | null {
  if (after.outcome === null && (FIGHTING.includes(after.phase) || after.pending !== null)) return null;
  const side = sideOf(seat);
  const isEnemy = (other: number): boolean => areEnemies(seat, other);
  return {
    taken: before.pools[1 - side]! - after.pools[1 - side]!,
    lost: before.pools[side]! - after.pools[side]!,
    fallen: tilesOf(before, isEnemy) - tilesOf(after, isEnemy),
    standing: tilesOf(after, other => !isEnemy(other)),
  };
}

/** A Battle to be made the most of: against the Banner, or against the tiles around it. */
export const puzzles: readonly PuzzleKind<Arena>[] = [
  {
    id: 'banner',
    from: DUEL,
    fits: mayFight,
    measure(before, after, seat) {
      const score = scoreOf(before, after, seat);
      return score && [score.taken, -score.lost, score.fallen, score.standing];
    },
    isWorthy: ([taken = 0]) => taken >= 2,
    ...puzzleTexts.banner,
  },
  {
    id: 'tiles',
    from: DUEL,
    fits: (arena, seat) => mayFight(arena, seat) && tilesOf(arena, other => areEnemies(seat, other)) >= 2,
    measure(before, after, seat) {
      const score = scoreOf(before, after, seat);
      return score && [score.fallen, score.standing, score.taken - score.lost];
    },
    isWorthy: ([fallen = 0]) => fallen >= 2,
    ...puzzleTexts.tiles,
  },
];
