import type { Condition } from '../card.js';
import { cardOf } from '../cards.js';
import { colourOf, rankNumber, rankOf } from '../pieces.js';
import { CENTRE, HUES } from '../squares.js';
import { squareOf } from '../state.js';
import { standingOf, supplyOf } from '../supply.js';
import { enemyColours } from '../teams.js';
import { type Effect, squareOfBound, traceOf } from './effect.js';
import { selectorOf } from './selectors.js';
import { piecesOf } from './who.js';

/** Whether what a step depends on holds. */
export function holds(effect: Effect, condition: Condition | undefined): boolean {
  if (condition === undefined) return true;
  if ('and' in condition) return condition.and.every(part => holds(effect, part));
  if ('or' in condition) return condition.or.some(part => holds(effect, part));
  if ('not' in condition) return !holds(effect, condition.not);
  return holdsOfSteps(effect, condition) ?? holdsOfSummoning(effect, condition) ?? holdsNow(effect, condition);
}

/** What earlier steps did. */
function holdsOfSteps(effect: Effect, condition: Condition): boolean | undefined {
  if ('done' in condition) return traceOf(effect, condition.done).done;
  if ('captured' in condition) return traceOf(effect, condition.captured).captured;
  if ('count_ge' in condition) return traceOf(effect, condition.count_ge[0]).pieces.length >= condition.count_ge[1];
  if ('rank_of' in condition) {
    const [name, rank] = condition.rank_of;
    return traceOf(effect, name).pieces.some(piece => rankOf(piece) === rankNumber(rank));
  }
  if ('became' in condition) return traceOf(effect, condition.became[0]).became === rankNumber(condition.became[1]);
  if ('square_color' in condition) {
    const [name, hue] = condition.square_color;
    return traceOf(effect, name).done && HUES[squareOfBound(effect, name)] === hue;
  }
  return undefined;
}

/** How the being came, and what was so when the effect began. */
function holdsOfSummoning(effect: Effect, condition: Condition): boolean | undefined {
  const { arrival, crushed, contest, colour } = effect;
  if ('summoned_on' in condition) {
    const hue = HUES[arrival] ?? null;
    // Werewolf: of the coloured squares only the central one is left out (AMB-32).
    return condition.summoned_on === 'colored_noncentral'
      ? hue !== null && arrival !== CENTRE
      : hue === condition.summoned_on;
  }
  if ('was_empty' in condition) return condition.was_empty === 'marked' ? effect.markedEmpty : effect.discardEmpty;
  if ('summon_destroyed' in condition)
    return condition.summon_destroyed === 'none' ? crushed === 0 : crushed !== 0 && colourOf(crushed) !== colour;
  // Judged when the effect resolves: actions gained before count, a later flare does not help (AMB-31).
  if ('actions_left_after_this' in condition) return contest.turn.actions > 0;
  if ('warp_played_this_turn' in condition)
    return effect.card !== null && contest.turn.warped.includes(cardOf(effect.card.id));
  return undefined;
}

/** What is so now. */
function holdsNow(effect: Effect, condition: Condition): boolean {
  const { contest, seat, colour } = effect;
  const owner = contest.seats[seat]!;
  if ('is_gateway' in condition) return contest.gateway !== 0 && contest.gateway === effect.being;
  if ('gateway_on' in condition) return HUES[squareOf(contest, contest.gateway)] === condition.gateway_on;
  if ('gateway_exists' in condition) return squareOf(contest, contest.gateway) >= 0;
  if ('in_discard' in condition) return owner.discard.includes(cardOf(condition.in_discard));
  if ('pending' in condition) return owner.pending >= 0;
  if ('empty' in condition) return owner.deck.length === 0;
  if ('supply_empty' in condition) return supplyOf(contest, colour, false) === 0;
  if ('piece_on_card' in condition) return contest.merchant !== null;
  if ('no_opponent_has_more_pieces' in condition) {
    const own = standingOf(contest, colour).pieces;
    return enemyColours(contest, colour).every(enemy => standingOf(contest, enemy).pieces <= own);
  }
  if ('none' in condition) {
    const { who, rank = 'any', where } = condition.none;
    if (who !== undefined) return piecesOf(effect, who, rank, where).length === 0;
    const selected = selectorOf(where);
    return contest.board.every((_, square) => !selected(effect, square));
  }
  throw new RangeError(`Unknown condition ${JSON.stringify(condition)}`);
}
