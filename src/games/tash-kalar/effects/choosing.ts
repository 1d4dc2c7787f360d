import type { Rules } from '../../../engine/rules.js';
import type { ChooseColorStep, ChooseOneStep, ChoosePieceStep, ChooseSquareStep, SquaresStep, Step } from '../card.js';
import { changeRank, destroyAt, placePiece } from '../changes.js';
import { COMMON, HEROIC } from '../pieces.js';
import { hasInSupply } from '../supply.js';
import { enemyColours } from '../teams.js';
import { choose, chooseSquare, pick, STOP } from './asking.js';
import { bind, during, type Effect, hasRank, isOwn, rangeOf } from './effect.js';
import { isPossible, wouldDo } from './possible.js';
import { selectorOf } from './selectors.js';
import { piecesOf } from './who.js';

/** Carries out steps; handed in by run.ts. */
export type Run = (effect: Effect, steps: readonly Step[], path: string) => Rules<void>;

/** One of several alternatives. Those that cannot be done are not offered; where none can, nothing is asked (TK-6.3). */
export function* chooseOne(effect: Effect, step: ChooseOneStep, run: Run): Rules<void> {
  const { path } = effect;
  if (!step.options.some(steps => steps.some(inner => wouldDo(effect, inner)))) return;
  const offered = step.options.flatMap((steps, at) => (isPossible(effect, steps) ? [String(at + 1)] : []));
  const options = offered.map(id => ({ id }));
  const said = yield* choose(effect, 'alternative', during(effect), step.opt ? [...options, STOP] : options);
  if (said !== STOP.id) yield* run(effect, step.options[Number(said) - 1]!, `${path}.${Number(said) - 1}.`);
}

/** A piece the steps after it speak of. */
export function* choosePiece(effect: Effect, step: ChoosePieceStep): Rules<void> {
  const { contest } = effect;
  const squares = yield* pick(effect, {
    act: 'choose',
    range: rangeOf(step.n ?? 1, step.opt),
    candidates: chosen => piecesOf(effect, step.who, step.rank, step.where).filter(square => !chosen.includes(square)),
    apply: () => {},
  });
  bind(effect, step, squares.length === 0 ? null : { squares, pieces: squares.map(square => contest.board[square]!) });
}

/** A square the steps after it speak of. */
export function* chooseASquare(effect: Effect, step: ChooseSquareStep): Rules<void> {
  const selected = selectorOf(step.where);
  const squares = effect.contest.board.flatMap((_, square) => (selected(effect, square) ? [square] : []));
  if (squares.length === 0) return bind(effect, step, null);
  const optional = step.opt === true;
  const about = { ...during(effect), colour: null, rank: null, left: 1, optional };
  const square = yield* chooseSquare(effect, 'square', about, squares, optional);
  bind(effect, step, square === null ? null : { squares: [square] });
}

/** An enemy colour; a single opponent needs no choosing, what follows may still be declined. */
export function* chooseColor(effect: Effect, step: ChooseColorStep): Rules<void> {
  const colours = enemyColours(effect.contest, effect.colour);
  if (colours.length === 1) return bind(effect, step, { colour: colours[0]! });
  const options = colours.map(colour => ({ id: String(colour) }));
  const about = { ...during(effect), act: 'choose' as const };
  const said = yield* choose(effect, 'colour', about, step.opt ? [...options, STOP] : options);
  bind(effect, step, said === STOP.id ? null : { colour: Number(said) });
}

/** Eldest Tree: different squares, each judged as it is when its turn comes (AMB-27). */
export function* forEachSquare(effect: Effect, step: SquaresStep): Rules<void> {
  const { contest, colour } = effect;
  const selected = selectorOf(step.where);
  yield* pick(effect, {
    act: 'tree',
    range: rangeOf(step.n, step.opt),
    candidates: chosen =>
      contest.board.flatMap((_, square) =>
        selected(effect, square) && !chosen.includes(square) && caseOf(effect, step, square) ? [square] : [],
      ),
    apply: square => {
      const found = caseOf(effect, step, square)!;
      if (found.do === 'destroy') destroyAt(contest, square);
      else if (found.do === 'upgrade') changeRank(contest, square, HEROIC);
      else placePiece(contest, square, colour, COMMON);
    },
  });
}

function caseOf(effect: Effect, step: SquaresStep, square: number): SquaresStep['cases'][number] | undefined {
  const { contest, colour } = effect;
  const piece = contest.board[square]!;
  return step.cases.find(({ when }) => {
    if (when === 'empty') return piece === 0 && hasInSupply(contest, colour, COMMON);
    if (piece === 0) return false;
    return 'enemy' in when
      ? !isOwn(effect, piece) && hasRank(when.enemy, piece)
      : isOwn(effect, piece) && hasRank(when.own, piece);
  });
}
