import { SQUARE_COUNT, WORD_SIZE } from '../../../geometry/square.js';
import { CARDS, isLegend } from '../cards.js';
import { HAND } from '../draw.js';
import { type Layout, layoutsOf } from '../patterns.js';
import { colourOf, HEROIC, rankNumber, rankOf } from '../pieces.js';
import type { Contest } from '../state.js';
import { colourOfSeat } from '../teams.js';

/** What part of a card's worth is in reach, by how much its pattern still lacks: an action can put one common. */
const REACH = [1, 0.62, 0.3, 0.12, 0.05, 0.02];
/** A card not drawn yet, as part of its worth. */
const UNKNOWN = 0.2;
/** More than any pattern lacks. */
const FAR = REACH.length;

const LEGEND_WORTH = 1.3;
const HEROIC_WORTH = 0.8;
const COMMON_WORTH = 0.5;

/** What a card is worth to whoever can summon it, in points. */
export const cardWorth = (card: number): number =>
  isLegend(card) ? LEGEND_WORTH : CARDS[card]!.rank === 'heroic' ? HEROIC_WORTH : COMMON_WORTH;

/** The pieces of a colour and of all others, as bits. */
interface Ground {
  readonly own: readonly number[];
  readonly heroic: readonly number[];
  readonly others: readonly number[];
}

function groundOf({ board }: Contest, colour: number): Ground {
  const own = [0, 0, 0];
  const heroic = [0, 0, 0];
  const others = [0, 0, 0];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const piece = board[square]!;
    if (piece === 0) continue;
    const word = (square / WORD_SIZE) | 0;
    const bit = 1 << (square % WORD_SIZE);
    if (colourOf(piece) !== colour) others[word]! |= bit;
    else {
      own[word]! |= bit;
      if (rankOf(piece) >= HEROIC) heroic[word]! |= bit;
    }
  }
  return { own, heroic, others };
}

/** How near the cards of a hand are to being summoned, in points. Cards that will be drawn count as any card does. */
export function readiness(contest: Contest, seat: number): number {
  const { beings, legends, pending, deck } = contest.seats[seat]!;
  const ground = groundOf(contest, colourOfSeat(contest, seat));
  const lying = pending < 0 ? beings : [...beings, pending];
  let total = 0;
  for (const card of lying) total += cardWorth(card) * REACH[lackOf(contest, ground, card)]!;
  for (const card of legends) total += cardWorth(card) * REACH[lackOf(contest, ground, card)]!;
  const toDraw = Math.min(deck.length, Math.max(0, HAND.beings - lying.length));
  return total + UNKNOWN * (toDraw * HEROIC_WORTH + Math.max(0, HAND.legends - legends.length) * LEGEND_WORTH);
}

/** How many pieces and ranks the best laying of a card's pattern lacks; a square others hold counts twice. */
function lackOf(contest: Contest, ground: Ground, card: number): number {
  const rank = rankNumber(CARDS[card]!.rank);
  let least = FAR - 1;
  for (const layout of layoutsOf(card).all) {
    const lack = lackAt(ground, layout, least);
    if (lack < least && (CARDS[card]!.free || rankOf(contest.board[layout.square]!) <= rank)) {
      least = lack;
      if (least === 0) break;
    }
  }
  return least;
}

function lackAt({ own, heroic, others }: Ground, layout: Layout, enough: number): number {
  let lack = 0;
  for (let word = 0; word < 3 && lack < enough; word++) {
    const all = layout.all[word]!;
    if (all === 0) continue;
    lack += bits(all & ~own[word]!) + bits(all & others[word]!) + bits(layout.heroic[word]! & ~heroic[word]!);
  }
  return lack;
}

function bits(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}
