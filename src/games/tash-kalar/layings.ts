import { makeSquare } from '../../geometry/square.js';
import { CARDS } from './cards.js';
import { mention } from './news.js';
import { arrowsOf, marksOf } from './patterns.js';
import { colourOf, LEGENDARY, rankNumber } from './pieces.js';
import type { Contest } from './state.js';
import { type Force, isReused, type Summoning } from './summonings.js';
import { DIRECTION_NAMES, type Laying, ORIENTATIONS } from './vocabulary.js';

/** A summoning as questions and pictures speak of it. `among` = all that are offered, so that ids differ. */
export function layingOf(contest: Contest, force: Force, summoning: Summoning, among: readonly Summoning[]): Laying {
  const { layout, borrowed, voids, improvised } = summoning;
  const { card, square, laying, cells } = layout;
  const { free, rank } = CARDS[card]!;
  const orientation = ORIENTATIONS[laying]!;
  const plain = `${makeSquare(square)}:${orientation}`;
  const twice = among.some(other => other !== summoning && other.layout === layout);
  const there = free ? 0 : contest.board[square]!;
  const left = rankNumber(rank) === LEGENDARY ? force.supply.legendaries : force.supply.doubles;
  return {
    id: twice ? `${plain}:${improvised}` : plain,
    square: makeSquare(square),
    orientation,
    used: cells.map(makeSquare),
    borrowed: borrowed.map(makeSquare),
    lenders: borrowed.map(square => colourOf(contest.board[square]!)),
    voids: voids.map(makeSquare),
    improvised: improvised < 0 ? null : improvised,
    crushes: there === 0 ? null : mention(there, square),
    marks: marksOf(layout).map(mark => ({ square: makeSquare(mark.square), group: mark.group })),
    arrows: arrowsOf(layout).map(direction => DIRECTION_NAMES[direction]!),
    lifts: left === 0 && !isReused(contest, force, layout),
  };
}
