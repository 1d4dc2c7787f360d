import type { Rules } from '../../../engine/rules.js';
import type { PlaceStep } from '../card.js';
import { placePiece } from '../changes.js';
import { COMMON, HEROIC, LEGENDARY, type Piece, rankName, rankNumber, rankOf } from '../pieces.js';
import { hasInSupply } from '../supply.js';
import { enemyColours } from '../teams.js';
import { RANKS, type Rank } from '../vocabulary.js';
import { choose, chooseSquare, STOP } from './asking.js';
import { bind, during, type Effect, leftOf, rangeOf, traceOf } from './effect.js';
import { selectorOf } from './selectors.js';

/** Puts pieces from supply on vacant squares; without supply nothing is placed (TK-7.8). */
export function* place(effect: Effect, step: PlaceStep): Rules<void> {
  const { contest } = effect;
  const range = rangeOf(step.n, step.opt);
  const pieces: Piece[] = [];
  const squares: number[] = [];
  while (squares.length < range.max) {
    const optional = range.mayStop(squares.length);
    const colour = yield* chooseColour(effect, step, optional);
    if (colour === null) break;
    const rank = yield* chooseRank(effect, step, colour, optional);
    if (rank === null) break;
    const about = {
      ...during(effect),
      colour,
      rank: rankName(rank),
      left: leftOf(range.max, squares.length),
      optional,
    };
    const square = yield* chooseSquare(effect, 'square', about, placesFor(effect, step, colour), optional);
    if (square === null) break;
    placePiece(contest, square, colour, rank);
    pieces.push(contest.board[square]!);
    squares.push(square);
  }
  bind(effect, step, squares.length === 0 ? null : { pieces, squares });
}

/** Colours of which a piece could be placed now. */
export function placeableColours(effect: Effect, step: PlaceStep): number[] {
  const colours = step.color === 'own' ? [effect.colour] : enemyColours(effect.contest, effect.colour);
  return colours.filter(
    colour => placeableRanks(effect, step, colour).length > 0 && placesFor(effect, step, colour).length > 0,
  );
}

function placeableRanks(effect: Effect, { rank }: PlaceStep, colour: number): number[] {
  const bound = /^rank_of\(\$(\w+)\)$/.exec(rank);
  const ranks = bound
    ? traceOf(effect, bound[1]!).pieces.slice(0, 1).map(rankOf)
    : rank === 'any'
      ? [COMMON, HEROIC, LEGENDARY]
      : [rankNumber(rank as Rank)];
  return ranks.filter(wanted => hasInSupply(effect.contest, colour, wanted));
}

/** Vacant squares the step allows for a piece of this colour. */
export function placesFor(effect: Effect, step: PlaceStep, colour: number): number[] {
  effect.placing = colour;
  const selected = selectorOf(step.where);
  const { board } = effect.contest;
  const squares: number[] = [];
  for (let square = 0; square < board.length; square++)
    if (board[square] === 0 && selected(effect, square)) squares.push(square);
  return squares;
}

function* chooseColour(effect: Effect, step: PlaceStep, optional: boolean): Rules<number | null> {
  const colours = placeableColours(effect, step);
  if (colours.length <= 1) return colours[0] ?? null;
  const options = colours.map(colour => ({ id: String(colour) }));
  const about = { ...during(effect), act: 'place' as const };
  const said = yield* choose(effect, 'colour', about, optional ? [...options, STOP] : options);
  return said === STOP.id ? null : Number(said);
}

function* chooseRank(effect: Effect, step: PlaceStep, colour: number, optional: boolean): Rules<number | null> {
  const ranks = placeableRanks(effect, step, colour);
  if (ranks.length <= 1) return ranks[0] ?? null;
  const options = ranks.map(rank => ({ id: rankName(rank) }));
  const said = yield* choose(effect, 'rank', during(effect), optional ? [...options, STOP] : options);
  return said === STOP.id ? null : RANKS.indexOf(said as Rank) + 1;
}
