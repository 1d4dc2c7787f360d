import { type Attempt, attempt, compareMeasures, type Game, type Puzzle, type Said } from '../engine/index.js';
import { type Person, Refusal } from '../matches/index.js';
import { ARCHIVE, type PuzzleSets } from './sets.js';
import type { Occasion, PuzzleStore, PuzzleTry } from './store.js';
import { standingAfter } from './streak.js';

/** Where puzzles are handed out: the sets, and how far people are with them. */
export interface PuzzleDesk {
  readonly sets: PuzzleSets;
  readonly store: PuzzleStore;
}

/** A puzzle in somebody's hands. */
export interface InPlay {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly kept: PuzzleTry;
  readonly attempt: Attempt;
}

/** A puzzle as its player left it, or at its beginning. */
export async function takeUp(desk: PuzzleDesk, game: Game, puzzle: Puzzle, occasion: Occasion): Promise<InPlay> {
  const kept = (await desk.store.puzzleTry(occasion)) ?? fresh(game, occasion);
  return inPlay(game, puzzle, kept);
}

/**
 * Refuses what is no puzzle of its day, and days to come: a streak is made of the days there were. What was begun is taken
 * up, also where the set has changed since; what comes from the archive has no day.
 */
export async function requireOfDay(desk: PuzzleDesk, game: Game, occasion: Occasion, today: number): Promise<void> {
  const { day, puzzle } = occasion;
  if (day === ARCHIVE || (day <= today && desk.sets.ofDay(game, day).puzzle.id === puzzle)) return;
  if (day > today || !(await desk.store.puzzleTry(occasion))) throw new Refusal('stale');
}

const fresh = (game: Game, { guild, player, puzzle, day }: Occasion): PuzzleTry => ({
  ...{ guild, player, puzzle, day },
  game: game.id,
  moment: 0,
  said: [],
  tries: 1,
  status: 'open',
});

/** A line that no longer fits the rules begins anew; a puzzle that does not is not shown. */
function inPlay(game: Game, puzzle: Puzzle, kept: PuzzleTry): InPlay {
  const found = attempt(game, puzzle, kept.said);
  if (found) return { puzzle, game, kept, attempt: found };
  const anew = attempt(game, puzzle, []);
  if (!anew) throw new Refusal('puzzle-gone');
  return { puzzle, game, kept: { ...kept, said: [] }, attempt: anew };
}

export const isRight = ({ attempt: { reached }, puzzle }: InPlay): boolean =>
  reached !== null && compareMeasures(reached, puzzle.best) >= 0;

/** The same after one more answer. Solving it counts in the same breath, once. */
export async function say(
  desk: PuzzleDesk,
  before: InPlay,
  said: Said,
  person: Person,
  today: number,
): Promise<InPlay> {
  const { game, puzzle, kept } = before;
  const found = before.attempt.reached ? null : attempt(game, puzzle, [...kept.said, said]);
  if (!found) throw new Refusal('no-such-option');
  const moved = { ...before, kept: { ...next(kept), said: [...kept.said, said] }, attempt: found };
  if (kept.status !== 'open' || !isRight(moved)) return keep(desk, moved);
  const { guild, player, day } = kept;
  const others = (await desk.store.puzzleTries(guild, player, game.id)).filter(
    each => each.puzzle === puzzle.id && each.day !== day,
  );
  const standing = standingAfter(
    await desk.store.puzzleStanding(guild, player),
    { guild, player, name: person.name },
    {
      // Who begins before midnight may end after it.
      day: day >= today - 1 ? day : ARCHIVE,
      isNew: others.every(({ status }) => status === 'open'),
      atOnce: kept.tries === 1 && others.length === 0,
    },
  );
  const solved: InPlay = { ...moved, kept: { ...moved.kept, status: 'solved' } };
  await desk.store.keepPuzzleTry(solved.kept, standing);
  return solved;
}

/** Takes the last answer of a line back; one that is over is known, and only begun anew. */
export async function takeBack(desk: PuzzleDesk, before: InPlay): Promise<InPlay> {
  if (before.attempt.reached) return beginAnew(desk, before);
  const { game, puzzle, kept } = before;
  return keep(desk, inPlay(game, puzzle, { ...next(kept), said: kept.said.slice(0, -1) }));
}

/** From the first answer: another try where the last line was played to its end. */
export function beginAnew(desk: PuzzleDesk, { game, puzzle, kept, attempt: { reached } }: InPlay): Promise<InPlay> {
  return keep(desk, inPlay(game, puzzle, { ...next(kept), said: [], tries: kept.tries + (reached ? 1 : 0) }));
}

/** Gives up: whoever has seen the solution has not found it. */
export function giveUp(desk: PuzzleDesk, before: InPlay): Promise<InPlay> {
  const { kept } = before;
  if (kept.status !== 'open') return Promise.resolve(before);
  return keep(desk, { ...before, kept: { ...next(kept), status: 'shown' } });
}

const next = (kept: PuzzleTry): PuzzleTry => ({ ...kept, moment: kept.moment + 1 });

async function keep(desk: PuzzleDesk, moved: InPlay): Promise<InPlay> {
  await desk.store.keepPuzzleTry(moved.kept);
  return moved;
}
