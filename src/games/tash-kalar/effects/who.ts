import type { RankText, Where, Who } from '../card.js';
import { colourOf, idOf, type Piece } from '../pieces.js';
import { squareOf } from '../state.js';
import { beingSquare, type Effect, hasRank, traceOf } from './effect.js';
import { selectorOf } from './selectors.js';

/** Whether a text names one piece that is already known: nothing is to be chosen then. */
export const isFixed = (who: Who): boolean =>
  who === 'being' || who === 'gateway' || who === 'each' || who.startsWith('$');

/** The squares of all pieces that fit, in reading order. */
export function piecesOf(effect: Effect, who: Who, rank: RankText, where?: Where): number[] {
  const { board } = effect.contest;
  const selected = selectorOf(where);
  const fits = (square: number): boolean => {
    const piece = board[square]!;
    return piece !== 0 && hasRank(rank, piece) && selected(effect, square);
  };
  if (isFixed(who)) {
    const square = fixedSquare(effect, who);
    return square >= 0 && fits(square) ? [square] : [];
  }
  const belongs = belonging(effect, who);
  const squares: number[] = [];
  for (let square = 0; square < board.length; square++)
    if (board[square] !== 0 && belongs(board[square]!) && fits(square)) squares.push(square);
  return squares;
}

/** Where the one piece stands, -1 = nowhere. */
function fixedSquare(effect: Effect, who: Who): number {
  const { contest } = effect;
  if (who === 'being') return beingSquare(effect);
  if (who === 'gateway') return squareOf(contest, contest.gateway);
  if (who === 'each') return squareOf(contest, effect.each);
  const [piece] = traceOf(effect, who.slice(1)).pieces;
  return piece === undefined ? -1 : squareOf(contest, idOf(piece));
}

/** Whose pieces are meant; "piece" with no owner named is anyone's (TK-1.11). */
function belonging(effect: Effect, who: Who): (piece: Piece) => boolean {
  const { colour, used, loopColour } = effect;
  switch (who) {
    case 'any':
      return () => true;
    case 'own':
      return piece => colourOf(piece) === colour;
    case 'enemy':
      return piece => colourOf(piece) !== colour;
    case 'used':
      return piece => used.includes(idOf(piece));
    case 'color':
      return piece => colourOf(piece) === loopColour;
  }
  const [, of, name] = /^(enemy|color_of)\(\$(\w+)\)$/.exec(who) ?? [];
  if (of === undefined) throw new RangeError(`Unknown pieces ${who}`);
  const trace = traceOf(effect, name!);
  if (of === 'enemy') return piece => colourOf(piece) === trace.colour;
  const colours = trace.pieces.map(colourOf);
  return piece => colours.includes(colourOf(piece));
}
