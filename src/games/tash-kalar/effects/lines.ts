import type { Rules } from '../../../engine/rules.js';
import { COMPASS, SIGHT } from '../../../geometry/square.js';
import type { LineStep } from '../card.js';
import { movePiece } from '../changes.js';
import { arrowsOf } from '../patterns.js';
import { rankName, rankOf } from '../pieces.js';
import { bind, during, type Effect } from './effect.js';
import { canEnter } from './entering.js';
import { chooseMove } from './moving.js';
import { isFixed, piecesOf } from './who.js';

/** Several moves in one direction; each single move is checked on its own (TK-7.7). */
export function* line(effect: Effect, step: LineStep): Rules<void> {
  const { contest } = effect;
  const choices = linesOf(effect, step);
  if (choices.size === 0) return bind(effect, step, null);
  const optional = step.opt === true || (step.n !== 'max' && step.n[0] === 0);
  const about = { ...during(effect), gait: 'line' as const, kind: step.kind, left: null, optional };
  const chosen = yield* chooseMove(effect, choices, about, isFixed(step.who));
  if (chosen === null) return bind(effect, step, null);
  const { from, to } = chosen;
  const direction = COMPASS.find(compass => SIGHT[from]![compass]!.includes(to))!;
  const sight = SIGHT[from]![direction]!;
  const path = [from, ...sight.slice(0, sight.indexOf(to) + 1)];
  const piece = contest.board[from]!;
  const captured = movePiece(contest, path, 'line');
  bind(effect, step, { pieces: [piece], squares: [to], from, direction, captured });
}

/** Where each piece may end. */
export function linesOf(effect: Effect, step: LineStep): Map<number, number[]> {
  const choices = new Map<number, number[]>();
  const directions = step.dirs === 'any8' ? COMPASS : effect.layout ? arrowsOf(effect.layout) : [];
  for (const from of piecesOf(effect, step.who, step.rank ?? 'any', step.where)) {
    const ends = directions.flatMap(direction => endsOf(effect, step, from, direction));
    if (ends.length > 0) choices.set(from, ends);
  }
  return choices;
}

function endsOf(effect: Effect, step: LineStep, from: number, direction: number): number[] {
  const { board } = effect.contest;
  const rank = rankOf(board[from]!);
  const most = mostMoves(step, rank);
  const ends: number[] = [];
  for (const square of SIGHT[from]![direction]!) {
    if (ends.length >= most || !canEnter(effect, rank, step.kind, square)) break;
    ends.push(square);
    const there = board[square]!;
    if (there !== 0 && rankName(rankOf(there)) === step.stop_after_capture) break;
  }
  return step.n === 'max' ? ends.slice(-1) : ends;
}

function mostMoves({ n }: LineStep, rank: number): number {
  if (n === 'max' || n[1] === null) return Number.POSITIVE_INFINITY;
  return typeof n[1] === 'number' ? n[1] : n[1].by_rank[rankName(rank)];
}
