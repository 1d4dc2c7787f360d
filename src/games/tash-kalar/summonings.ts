import { SQUARE_COUNT, WORD_SIZE } from '../../geometry/square.js';
import { CARDS } from './cards.js';
import { type Layout, layoutsOf } from './patterns.js';
import { colourOf, HEROIC, LEGENDARY, type Piece, rankNumber, rankOf } from './pieces.js';
import { HUES } from './squares.js';
import { type Contest, formOf } from './state.js';
import { isOne, supplyOf } from './supply.js';
import { colourOfSeat } from './teams.js';

/** A way a card may be summoned now. */
export interface Summoning {
  readonly layout: Layout;
  /** Cells holding pieces that are not the seat's own. */
  readonly borrowed: readonly number[];
  /** Vacant cells that count as commons (TK-14.16). */
  readonly voids: readonly number[];
  /** The colour whose improvised summoning is used up, -1 = none (TK-4.9). */
  readonly improvised: number;
}

/** The pieces a pattern is matched with, as bits, and what else it may use. */
export interface Force {
  readonly seat: number;
  readonly colour: number;
  /** The colour the pattern is matched with: the own one unless TK-14.7 says otherwise. */
  readonly patternColour: number;
  readonly squares: readonly number[];
  readonly all: readonly number[];
  readonly heroic: readonly number[];
  /** Enemy pieces the next summoning may borrow by a card's right (TK-4.11). */
  readonly borrow: number;
  /** Colours still open to improvised summoning (TK-4.9). */
  readonly improvisable: readonly number[];
  readonly voids: number;
  readonly supply: { readonly doubles: number; readonly legendaries: number };
}

/** What a seat can summon with; only the seat on turn has rights of the turn. */
export function forceOf(contest: Contest, seat: number, onTurn: boolean): Force {
  const { board, turn } = contest;
  const colour = colourOfSeat(contest, seat);
  const patternColour = onTurn && turn.patternColour >= 0 ? turn.patternColour : colour;
  const squares: number[] = [];
  const all = [0, 0, 0];
  const heroic = [0, 0, 0];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const piece = board[square]!;
    if (piece === 0 || colourOf(piece) !== patternColour) continue;
    squares.push(square);
    const word = (square / WORD_SIZE) | 0;
    const bit = 1 << (square % WORD_SIZE);
    all[word]! |= bit;
    if (rankOf(piece) >= HEROIC) heroic[word]! |= bit;
  }
  const { improvised } = contest.colours[colour]!;
  return {
    seat,
    colour,
    patternColour,
    squares,
    all,
    heroic,
    borrow: onTurn ? turn.borrow : 0,
    improvisable:
      formOf(contest) === 'melee' ? improvised.flatMap((used, other) => (used || other === colour ? [] : [other])) : [],
    voids: onTurn ? turn.voids : 0,
    supply: { doubles: supplyOf(contest, colour, false), legendaries: supplyOf(contest, colour, true) },
  };
}

/** Every legal way to summon the card (TK-4). */
export function summoningsOf(contest: Contest, force: Force, card: number): Summoning[] {
  const found: Summoning[] = [];
  if (CARDS[card]!.free && !hasFreeSquare(contest)) return found;
  const { all, byAnchor } = layoutsOf(card);
  if (force.borrow > 0 || force.improvisable.length > 0 || force.voids > 0) {
    const most = force.borrow + (force.improvisable.length > 0 ? 1 : 0) + force.voids;
    for (const layout of all) {
      if (missing(layout, force) <= most) addWithRights(contest, force, layout, found);
    }
    return found;
  }
  for (const anchor of force.squares) {
    for (const layout of byAnchor[anchor]!) {
      if (!fits(layout, force) || !isLegalFrame(contest, force, layout)) continue;
      found.push({ layout, borrowed: foreign(force, layout), voids: [], improvised: -1 });
    }
  }
  return found;
}

/** Whether every piece of the pattern is there with at least its rank (TK-4.3). */
function fits({ all, heroic }: Layout, force: Force): boolean {
  return (
    (all[0] & ~force.all[0]!) === 0 &&
    (all[1] & ~force.all[1]!) === 0 &&
    (all[2] & ~force.all[2]!) === 0 &&
    (heroic[0] & ~force.heroic[0]!) === 0 &&
    (heroic[1] & ~force.heroic[1]!) === 0 &&
    (heroic[2] & ~force.heroic[2]!) === 0
  );
}

/** How many squares of the pattern hold no piece of the colour it is matched with. */
const missing = ({ all }: Layout, force: Force): number =>
  bitCount(all[0] & ~force.all[0]!) + bitCount(all[1] & ~force.all[1]!) + bitCount(all[2] & ~force.all[2]!);

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

const foreign = ({ colour, patternColour }: Force, { cells }: Layout): readonly number[] =>
  colour === patternColour ? [] : cells;

/** The same where enemy pieces or vacant squares may stand in for some of the pattern. */
function addWithRights(contest: Contest, force: Force, layout: Layout, found: Summoning[]): void {
  const { board } = contest;
  const { cells, heroics } = layout;
  const borrowable = force.borrow + (force.improvisable.length > 0 ? 1 : 0);
  const strangers: number[] = [];
  const voids: number[] = [];
  for (let at = 0; at < cells.length; at++) {
    const piece = board[cells[at]!]!;
    if (piece === 0) {
      if (at < heroics || voids.length >= force.voids) return; // a vacant square is a common, never more (TK-14.16)
      voids.push(cells[at]!);
      continue;
    }
    if (at < heroics && rankOf(piece) < HEROIC) return;
    if (colourOf(piece) === force.patternColour) continue;
    // Own pieces are barred while another colour is used (TK-14.7).
    if (colourOf(piece) === force.colour || strangers.length >= borrowable) return;
    strangers.push(cells[at]!);
  }
  if (!isLegalFrame(contest, force, layout)) return;
  const borrowed = force.colour === force.patternColour ? strangers : cells.filter(cell => board[cell] !== 0);
  // A card's right is spent first: it ends with this summoning anyway (AMB-30).
  if (strangers.length <= force.borrow) {
    found.push({ layout, borrowed, voids, improvised: -1 });
    return;
  }
  const colours = new Set(strangers.map(cell => colourOf(board[cell]!)));
  for (const improvised of colours)
    if (force.improvisable.includes(improvised)) found.push({ layout, borrowed, voids, improvised });
}

/** The framed square may not hold a higher rank (TK-4.5, AMB-5), and a piece must be at hand (TK-4.6). */
function isLegalFrame(contest: Contest, force: Force, layout: Layout): boolean {
  const rank = rankNumber(CARDS[layout.card]!.rank);
  if (!CARDS[layout.card]!.free && rankOf(contest.board[layout.square]!) > rank) return false;
  const left = rank === LEGENDARY ? force.supply.legendaries : force.supply.doubles;
  return left > 0 || isReused(contest, force, layout) || contest.board.some(liftableBeside(force, layout));
}

/** Under shortage an own piece of the needed type on the framed square is used again (TK-4.6.1). */
export function isReused(contest: Contest, { colour }: Force, { card, square }: Layout): boolean {
  return !CARDS[card]!.free && isOne(contest.board[square]!, colour, CARDS[card]!.rank === 'legendary');
}

/** Own pieces of the needed type the pattern does not use (TK-4.6.2). */
const liftableBeside =
  ({ colour }: Force, { card, cells }: Layout) =>
  (piece: Piece, square: number): boolean =>
    isOne(piece, colour, CARDS[card]!.rank === 'legendary') && !cells.includes(square);

export function liftableFor({ board }: Contest, force: Force, layout: Layout): number[] {
  const isLiftable = liftableBeside(force, layout);
  return board.flatMap((piece, square) => (isLiftable(piece, square) ? [square] : []));
}

/** Squares a being without a framed square may arrive on. */
export const freeSquares = (contest: Contest): number[] =>
  contest.board.flatMap((piece, square) => (piece === 0 && HUES[square] === null ? [square] : []));

const hasFreeSquare = (contest: Contest): boolean =>
  contest.board.some((piece, square) => piece === 0 && HUES[square] === null);
