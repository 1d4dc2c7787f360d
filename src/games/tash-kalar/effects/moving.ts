import type { Rules } from '../../../engine/rules.js';
import { BESIDE, compassTo, distance, makeSquare } from '../../../geometry/square.js';
import type { MoveStep } from '../card.js';
import { movePiece } from '../changes.js';
import { arrowsOf } from '../patterns.js';
import { colourOf, idOf, rankName, rankOf } from '../pieces.js';
import { squareOf } from '../state.js';
import { chooseSquare } from './asking.js';
import { bind, during, type Effect, leftOf, rangeOf, traceOf } from './effect.js';
import { canEnter, without } from './entering.js';
import { selectorOf } from './selectors.js';
import { isFixed, piecesOf } from './who.js';

/** What the moves of one step have come to. */
export interface Moves {
  /** Numbers of the pieces that moved, one entry a move. */
  readonly movers: number[];
  /** Their colours. */
  readonly colours: number[];
  direction: number;
  /** Numbers of the pieces that met `where` at the start, null = all may move. */
  readonly starters: readonly number[] | null;
}

/** Steps to neighbouring squares (TK-7.3). */
export function* move(effect: Effect, step: MoveStep): Rules<void> {
  const { contest } = effect;
  const range = rangeOf(step.n, step.opt);
  const moves = beginMoves(effect, step);
  let [from, captured] = [-1, false];
  while (moves.movers.length < range.max) {
    const made = moves.movers.length;
    const choices = movesOf(effect, step, moves);
    if (choices.size === 0) break;
    const optional = range.mayStop(made);
    const about = {
      ...during(effect),
      gait: 'move' as const,
      kind: step.kind,
      left: leftOf(range.max, made),
      optional,
    };
    const chosen = yield* chooseMove(effect, choices, about, isFixed(step.who));
    if (chosen === null) break;
    const piece = contest.board[chosen.from]!;
    moves.movers.push(idOf(piece));
    moves.colours.push(colourOf(piece));
    moves.direction = compassTo(chosen.from, chosen.to);
    from = chosen.from;
    const ran = movePiece(contest, [chosen.from, chosen.to], 'move');
    captured ||= ran;
    if (step.stop_after === 'empty' && !ran) break;
  }
  bind(effect, step, moves.movers.length === 0 ? null : { ...lastMove(effect, moves), from, captured });
}

export function beginMoves(effect: Effect, step: MoveStep): Moves {
  const { board } = effect.contest;
  const starters = step.targets
    ? piecesOf(effect, step.who, step.rank, step.where).map(square => idOf(board[square]!))
    : null;
  return { movers: [], colours: [], direction: -1, starters };
}

function lastMove({ contest }: Effect, { movers, direction }: Moves) {
  const square = squareOf(contest, movers.at(-1)!);
  return { pieces: square < 0 ? [] : [contest.board[square]!], squares: [square], direction };
}

/** Asks which piece goes, then where to; a piece that is fixed is not asked for. Null = stopped. */
export function* chooseMove(
  effect: Effect,
  choices: ReadonlyMap<number, readonly number[]>,
  about: ReturnType<typeof during> & {
    readonly gait: 'move' | 'leap' | 'line';
    readonly kind: 'standard' | 'combat' | 'empty' | 'mixed';
    readonly left: number | null;
    readonly optional: boolean;
  },
  fixed: boolean,
): Rules<{ readonly from: number; readonly to: number } | null> {
  const from = fixed
    ? choices.keys().next().value!
    : yield* chooseSquare(effect, 'mover', about, [...choices.keys()], about.optional);
  if (from === null) return null;
  const mayStop = fixed && about.optional;
  const squares = choices.get(from)!;
  const captures = squares.filter(square => square !== from && effect.contest.board[square] !== 0).map(makeSquare);
  const details = { ...about, optional: mayStop, from: makeSquare(from), captures };
  const to = yield* chooseSquare(effect, 'destination', details, squares, mayStop);
  return to === null ? null : { from, to };
}

/** Every move the step allows now: where each piece may go. */
export function movesOf(effect: Effect, step: MoveStep, moves: Moves): Map<number, number[]> {
  const choices = new Map<number, number[]>();
  const where = moves.starters === null ? step.where : undefined;
  for (const from of piecesOf(effect, step.who, step.rank, where)) {
    if (!mayMove(effect, step, moves, from)) continue;
    const to = targetsOf(effect, step, moves, from);
    if (to.length > 0) choices.set(from, to);
  }
  return choices;
}

function mayMove(effect: Effect, step: MoveStep, moves: Moves, from: number): boolean {
  const piece = effect.contest.board[from]!;
  const id = idOf(piece);
  const { movers, colours, starters } = moves;
  if (starters !== null && !starters.includes(id)) return false;
  if (step.per_piece != null && movers.filter(mover => mover === id).length >= step.per_piece) return false;
  if (step.same_piece && movers.length > 0 && movers[0] !== id) return false;
  if (step.max_per_color !== undefined) {
    const alike = colours.filter(colour => colour === colourOf(piece)).length;
    if (alike >= step.max_per_color) return false;
  }
  const { constraint } = step;
  if (constraint && movers.length === constraint.if_total - 1) {
    const byBeing = movers.filter(mover => mover === effect.being).length + (id === effect.being ? 1 : 0);
    if (byBeing < constraint.min_by_being) return false;
  }
  return true;
}

function targetsOf(effect: Effect, step: MoveStep, moves: Moves, from: number): number[] {
  const { board } = effect.contest;
  const rank = rankOf(board[from]!);
  const dest = selectorOf(step.dest);
  return without(effect, from, () =>
    directionsOf(effect, step, moves, from)
      .map(direction => BESIDE[from]![direction]!)
      .filter(to => {
        if (to < 0 || !canEnter(effect, rank, step.kind, to) || !dest(effect, to)) return false;
        const there = board[to]!;
        if (there === 0) return true;
        if (step.forbid_capture?.includes(rankName(rankOf(there)))) return false;
        return step.forbid_dest !== 'gateway' || idOf(there) !== effect.contest.gateway;
      }),
  );
}

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];

/** The directions a move may take (TK-14.6 for those toward the Gateway). */
function directionsOf(effect: Effect, step: MoveStep, moves: Moves, from: number): readonly number[] {
  if (step.first_dir === 'indicated' && moves.movers.length === 0) return effect.layout ? arrowsOf(effect.layout) : [];
  if (step.dir === undefined) return ALL;
  if (step.dir === 'turn<=45') return [7, 0, 1].map(turn => (moves.direction + turn) % 8);
  if (step.dir === 'toward(gateway)') return toward(effect, from);
  const [, how, name] = /^(same_as|opposite)\(\$(\w+)\)$/.exec(step.dir)!;
  const { direction } = traceOf(effect, name!);
  if (direction < 0) return [];
  return [how === 'same_as' ? direction : (direction + 4) % 8];
}

function toward({ contest }: Effect, from: number): readonly number[] {
  const gateway = squareOf(contest, contest.gateway);
  if (gateway < 0) return [];
  const away = distance(from, gateway);
  return ALL.filter(direction => {
    const to = BESIDE[from]![direction]!;
    return to >= 0 && distance(to, gateway) < away;
  });
}
