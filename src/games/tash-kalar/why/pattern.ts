import type { Forbidden } from '../../../engine/game.js';
import { makeSquare } from '../../../geometry/square.js';
import { CARDS } from '../cards.js';
import { type Layout, layoutsOf } from '../patterns.js';
import { COMMON, colourOf, HEROIC, rankNumber, rankOf } from '../pieces.js';
import type { Contest } from '../state.js';
import { type Force, forceOf, type Summoning, summoningsOf } from '../summonings.js';
import type { Rank } from '../vocabulary.js';
import type { Lack } from '../words/facts.js';
import { forbid } from '../words/forbidden.js';
import { seenAt } from './seeing.js';

/** Squares a person can still take in. */
const MOST_LACKS = 3;

/** What a pattern lacks where it is laid, and whether only used-up improvising stands in its way. */
interface Fit {
  readonly layout: Layout;
  readonly lacks: readonly Lack[];
  readonly isImprovised: boolean;
}

function fitOf({ board }: Contest, force: Force, layout: Layout): Fit {
  const lacks: (Lack & { readonly colour: number | null })[] = [];
  let [borrow, voids] = [force.borrow, force.voids];
  let mayImprovise = force.improvisable.length > 0;
  for (const [at, cell] of layout.cells.entries()) {
    const piece = board[cell]!;
    const needed = at < layout.heroics ? HEROIC : COMMON;
    const isHigh = piece !== 0 && rankOf(piece) >= needed;
    if (isHigh && colourOf(piece) === force.patternColour) continue;
    const isForeign = isHigh && colourOf(piece) !== force.colour;
    if (piece === 0 && needed === COMMON && voids > 0) voids -= 1;
    else if (isForeign && borrow > 0) borrow -= 1;
    else if (isForeign && mayImprovise && force.improvisable.includes(colourOf(piece))) mayImprovise = false;
    else {
      const rank: Rank = needed === HEROIC ? 'heroic' : 'common';
      lacks.push({ square: makeSquare(cell), rank, colour: isForeign ? colourOf(piece) : null });
    }
  }
  const [only] = lacks;
  const isUsed = only?.colour != null && !force.improvisable.includes(only.colour);
  return { layout, lacks, isImprovised: lacks.length === 1 && isUsed };
}

/** Why a card cannot be summoned at all, or not onto the square; null where it can. */
export function whySummon(contest: Contest, seat: number, card: number, square: number | null): Forbidden | null {
  const force = forceOf(contest, seat, true);
  const { id, free } = CARDS[card]!;
  const possible = summoningsOf(contest, force, card);
  if (possible.some(({ layout }) => square === null || free || layout.square === square)) return null;
  const layouts = layoutsOf(card).all.filter(layout => square === null || free || layout.square === square);
  const at = square === null ? {} : { square: makeSquare(square) };
  if (layouts.length === 0) return forbid('off-board', { card: id, ...at });
  const fits = layouts.map(layout => fitOf(contest, force, layout));
  const best = fits.reduce((one, other) => (other.lacks.length < one.lacks.length ? other : one));
  return best.lacks.length === 0 ? whyFrame(contest, seat, best) : whyPattern(contest, force, best, square);
}

/** The pattern is there, but the being cannot stand where it would have to. */
function whyFrame(contest: Contest, seat: number, { layout }: Fit): Forbidden {
  const { id, rank, free } = CARDS[layout.card]!;
  if (free) return forbid('no-room', { card: id });
  const piece = seenAt(contest, seat, layout.square);
  if (piece && rankNumber(piece.rank) > rankNumber(rank))
    return forbid('higher-rank', { card: id, square: piece.square, piece, rank });
  return forbid('shortage', { card: id });
}

function whyPattern(contest: Contest, force: Force, { layout, lacks, isImprovised }: Fit, square: number | null) {
  const facts = { card: CARDS[layout.card]!.id, lacks: lacks.slice(0, MOST_LACKS) };
  if (force.patternColour !== force.colour) return forbid('other-colour', facts);
  if (isImprovised && contest.mode === 'melee') return forbid('improvised-before', facts);
  if (square === null || CARDS[layout.card]!.free) return forbid('no-pattern', facts);
  return forbid('no-pattern-at', { ...facts, square: makeSquare(square) });
}

/** Why the number typed after a square is none of its placements; a single one has no number. */
export function whyNumber(
  contest: Contest,
  seat: number,
  card: number,
  square: number,
  number: number,
): Forbidden | null {
  const here: readonly Summoning[] = summoningsOf(contest, forceOf(contest, seat, true), card).filter(
    ({ layout }) => layout.square === square,
  );
  const count = here.length;
  return count < 2 || (number >= 1 && number <= count)
    ? null
    : forbid('no-placement', { square: makeSquare(square), count });
}
