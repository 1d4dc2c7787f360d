import {
  advance,
  compareMeasures,
  copy,
  digest,
  endsLine,
  type Game,
  isPause,
  type MatchState,
  type Puzzle,
  type PuzzleKind,
  type Solved,
  solve,
  Table,
  visitRests,
} from '../../src/engine/index.js';
import { randomOf } from '../fuzz/trial.js';
import type { PlayedMatch } from './match.js';
import { stroll } from './strolling.js';

/** Steps the solver tries before it calls a position too wide. */
export const MOST_STEPS = 4_000;
/** Fewer ends than this, or a single press, is no puzzle; more presses than that is a chore. */
const LEAST_ENDS = 8;
/** As many where nobody but people is asked whether it is hard. */
const MANY_ENDS = 24;
const [SHORTEST, LONGEST] = [2, 9];
/** On so many other deals the same line has to be the only best one: what is hidden must not matter. */
const DEALS = 3;
/** Answers between two puzzles of one match. */
const APART = 12;

/** What is wrong with a position as a puzzle of this kind, or its solution. */
export function solveFairly(
  game: Game,
  kind: PuzzleKind,
  before: MatchState,
  seat: number,
  steps = MOST_STEPS,
): Solved | string {
  const solved = solve(game, kind, before, seat, steps);
  if (!solved) return 'it is too wide, or not decided in its turn';
  const { best, equals, second, ends } = solved;
  if (equals > 0) return `${equals + 1} different positions are the best`;
  if (second === null || ends < (kind.computerSolves ? MANY_ENDS : LEAST_ENDS))
    return 'there is hardly anything to choose';
  if (best.said.length < SHORTEST || best.said.length > LONGEST) return `it takes ${best.said.length} presses`;
  if (!kind.isWorthy(best.measures)) return 'the best is not worth looking for';
  if (!kind.computerSolves && compareMeasures(computersLine(game, kind, before, seat), best.measures) >= 0)
    return 'the computer plays it too';
  for (let deal = 0; deal < DEALS; deal++) {
    const dealt = game.conceal(copy(before), seat, randomOf(`deal/${deal}`));
    const other = solve(game, kind, dealt, seat, MOST_STEPS);
    if (!other || other.equals > 0 || JSON.stringify(other.best) !== JSON.stringify(best))
      return 'it hangs on what is hidden';
  }
  return solved;
}

/** What the easy computer player makes of it. */
function computersLine(game: Game, kind: PuzzleKind, before: MatchState, seat: number): readonly number[] {
  const { table } = Table.start<MatchState>(game, copy(before));
  const random = randomOf('computer');
  const isOver = (): boolean => endsLine(kind, table.state as MatchState, table.open, seat, before.sealed);
  while (!isOver()) table.answer(seat, game.bots[0]!.choose(table, seat, random));
  return kind.measure(before, table.state as MatchState, seat) ?? [];
}

/** How many puzzles are looked for in a match, and how hard. */
export interface Search {
  /** Of each kind. */
  readonly most: number;
  /** From every resting point so many turns are begun at random besides: they come by what no computer player would. */
  readonly walks: number;
  /** Steps the solver tries in a position before it goes on to the next. */
  readonly steps: number;
}

/** Puzzles of these kinds in a match, told apart from each other by a few turns. */
export function puzzlesIn(
  game: Game,
  kinds: readonly PuzzleKind[],
  { beginning, answers }: PlayedMatch,
  { most, walks, steps }: Search,
): readonly Puzzle[] {
  const found: Puzzle[] = [];
  let last = -APART;
  visitRests<MatchState>(game, beginning, answers, (state, at) => {
    const seat = seatAsked(game, state);
    if (seat === null || !isNew(at)) return;
    const before = answers.slice(0, at).map(({ key, seat: who, said }) => ({ key, seat: who, said }));
    if (look(state, seat, before)) last = at;
    for (let walk = 0; walk < walks && isNew(at); walk++) {
      const random = randomOf(`${beginning.seed}/${at}/${walk}`);
      const fits = (there: MatchState): boolean =>
        kinds.some(kind => isWanted(kind) && kind.fits(there, seat)) && seatAsked(game, there) === seat;
      const strolled = stroll(game, copy(state), seat, random, fits);
      if (strolled && look(strolled.state, seat, [...before, ...strolled.answers])) last = at;
    }
  });
  return found;

  function look(state: MatchState, seat: number, before: Puzzle['answers']): boolean {
    for (const kind of kinds) {
      if (!isWanted(kind) || !kind.fits(state, seat)) continue;
      const solved = solveFairly(game, kind, copy(state), seat, steps);
      if (typeof solved === 'string') continue;
      const { said: solution, measures: best } = solved.best;
      const id = digest(`${game.id}/${kind.id}/${beginning.seed}/${JSON.stringify(before)}`);
      const { version } = game;
      found.push({ id, game: game.id, version, kind: kind.id, seat, beginning, answers: before, solution, best });
      return true;
    }
    return false;
  }

  function isWanted({ id }: PuzzleKind): boolean {
    return found.filter(({ kind }) => kind === id).length < most;
  }

  function isNew(at: number): boolean {
    return at - last >= APART && kinds.some(isWanted);
  }
}
/** The only seat that is asked at a resting point; null where it is several, or nobody. */
function seatAsked(game: Game, state: MatchState): number | null {
  const turn = advance(game.step(copy(state)), [], { rests: true });
  if (turn.done || turn.value.length !== 1 || isPause(turn.value[0]!)) return null;
  return turn.value[0]!.seat;
}
