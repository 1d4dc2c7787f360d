import type { Rules } from '../../../engine/rules.js';
import type { ConvertAwayStep, ConvertStep, RankStep } from '../card.js';
import { changeRank, convertPiece } from '../changes.js';
import { COMMON, colourOf, HEROIC, LEGENDARY, type Piece, rankNumber, rankOf } from '../pieces.js';
import { hasInSupply } from '../supply.js';
import { enemyColours } from '../teams.js';
import { choose, mayDo, pick } from './asking.js';
import { touchesAny } from './destroying.js';
import { beingSquare, bind, during, type Effect, rangeOf } from './effect.js';
import { isFixed, piecesOf } from './who.js';

/** Promotes or demotes pieces (TK-7.9, TK-7.10). */
export function* changeRanks(effect: Effect, step: RankStep): Rules<void> {
  const { contest } = effect;
  const by = step.op === 'upgrade' ? 1 : -1;
  const pieces: Piece[] = [];
  let became = 0;
  const apply = (square: number): void => {
    pieces.push(contest.board[square]!);
    became = rankOf(contest.board[square]!) + by;
    changeRank(contest, square, became);
  };
  let squares: readonly number[];
  if (isFixed(step.who)) {
    squares = changeable(effect, step);
    if (squares.length > 0 && step.opt && !(yield* mayDo(effect, step.op, squares[0]!))) squares = [];
    for (const square of squares) apply(square);
  } else {
    squares = yield* pick(effect, {
      act: step.op,
      range: rangeOf(step.n, step.opt),
      candidates: chosen =>
        changeable(effect, step).filter(
          square => !chosen.includes(square) && (!step.group || chosen.length === 0 || touchesAny(square, chosen)),
        ),
      apply,
    });
  }
  bind(effect, step, pieces.length === 0 ? null : { pieces, squares, became });
}

/** Pieces that can be promoted or demoted: swaps need the other piece in supply. */
export function changeable(effect: Effect, { op, who, rank, where }: RankStep): number[] {
  const { contest } = effect;
  return piecesOf(effect, who, rank, where).filter(square => {
    const piece = contest.board[square]!;
    if (op === 'upgrade')
      return rankOf(piece) === COMMON || (rankOf(piece) === HEROIC && hasInSupply(contest, colourOf(piece), LEGENDARY));
    return rankOf(piece) === HEROIC || (rankOf(piece) === LEGENDARY && hasInSupply(contest, colourOf(piece), COMMON));
  });
}

/** Turns an enemy piece into an own one (TK-7.12). */
export function* convert(effect: Effect, step: ConvertStep): Rules<void> {
  const { contest, colour } = effect;
  const squares = yield* pick(effect, {
    act: 'convert',
    range: rangeOf(step.n, step.opt),
    candidates: () => convertible(effect, step),
    apply: square => convertPiece(contest, square, colour, rankAfter(step, contest.board[square]!)),
  });
  bind(effect, step, squares.length === 0 ? null : { squares, pieces: squares.map(square => contest.board[square]!) });
}

const rankAfter = ({ to_rank: to }: ConvertStep, piece: Piece): number =>
  to === 'same' ? rankOf(piece) : rankNumber(to);

/** Without a fitting own piece in supply nothing is converted (AMB-11). */
export const convertible = (effect: Effect, step: ConvertStep): number[] =>
  piecesOf(effect, step.who, step.rank, step.where).filter(square =>
    hasInSupply(effect.contest, effect.colour, rankAfter(step, effect.contest.board[square]!)),
  );

/** The being becomes a common of an enemy colour that has a piece in supply (AMB-11). */
export function* convertAway(effect: Effect, step: ConvertAwayStep): Rules<void> {
  const { contest, colour } = effect;
  const square = beingSquare(effect);
  const colours = enemyColours(contest, colour).filter(enemy => hasInSupply(contest, enemy, COMMON));
  if (square < 0 || colours.length === 0) return bind(effect, step, null);
  const options = colours.map(enemy => ({ id: String(enemy) }));
  const enemy = Number(yield* choose(effect, 'colour', { ...during(effect), act: 'become' }, options));
  convertPiece(contest, square, enemy, COMMON);
  bind(effect, step, { squares: [square], pieces: [contest.board[square]!] });
}
