import type { Step } from '../card.js';
import { COMMON } from '../pieces.js';
import { hasInSupply } from '../supply.js';
import { enemyColours } from '../teams.js';
import { holds } from './conditions.js';
import { victimsOf } from './destroying.js';
import { beingSquare, type Effect } from './effect.js';
import { leapsOf, ramTarget } from './leaping.js';
import { linesOf } from './lines.js';
import { canFinish } from './linked.js';
import { mixedMoves } from './mixing.js';
import { beginMoves, movesOf } from './moving.js';
import { canMoveCard, copyableWarps, hasLoosePending } from './piles.js';
import { placeableColours } from './placing.js';
import { changeable, convertible } from './ranks.js';
import { selectorOf } from './selectors.js';
import { conesOf, shotsOf } from './shooting.js';
import { firstsOf } from './swapping.js';
import { piecesOf } from './who.js';

/** Whether an alternative may be taken: its first part can be done, or asks for nothing (TK-6.2, TK-6.3). */
export function isPossible(effect: Effect, steps: readonly Step[]): boolean {
  const [first] = steps;
  if (first === undefined || first.opt || first.op === 'destroy_all') return true;
  if ('n' in first && Array.isArray(first.n) && first.n[0] === 0) return true;
  return wouldDo(effect, first);
}

/** Whether a step, done now, would have anything to do or to ask. */
export function wouldDo(effect: Effect, step: Step): boolean {
  return holds(effect, step.if) && hasAnything(effect, step);
}

function hasAnything(effect: Effect, step: Step): boolean {
  const { contest, colour } = effect;
  switch (step.op) {
    case 'destroy':
      return victimsOf(effect, step).length > 0;
    case 'destroy_all':
    case 'choose_piece':
    case 'for_each_piece':
    case 'capture_piece':
      return piecesOf(effect, step.who!, step.rank!, step.where).length > 0;
    case 'upgrade':
    case 'downgrade':
      return changeable(effect, step).length > 0;
    case 'convert':
      return convertible(effect, step).length > 0;
    case 'convert_away':
      return beingSquare(effect) >= 0 && enemyColours(contest, colour).some(one => hasInSupply(contest, one, COMMON));
    case 'place':
      return placeableColours(effect, step).length > 0;
    case 'move':
      return movesOf(effect, step, beginMoves(effect, step)).size > 0;
    case 'move_mix':
      return mixedMoves(effect, step, step.budget ?? null).size > 0;
    case 'leap':
      return leapsOf(effect, step).size > 0;
    case 'line':
      return linesOf(effect, step).size > 0;
    case 'shoot':
      return shotsOf(effect, step).size > 0;
    case 'cone':
      return conesOf(effect, step).size > 0;
    case 'swap':
      return firstsOf(effect, step, []).length > 0;
    case 'ram':
      return ramTarget(effect, step) >= 0;
    case 'linked':
      return canFinish(effect, step.steps as Parameters<typeof canFinish>[1]);
    case 'choose_one':
      return step.options.some(steps => steps.some(inner => wouldDo(effect, inner)));
    case 'may':
    case 'for_each':
    case 'for_each_color':
    case 'repeat':
      return step.steps.some(inner => wouldDo(effect, inner));
    case 'choose_square':
    case 'for_each_square': {
      const selected = selectorOf(step.where);
      return contest.board.some((_, square) => selected(effect, square));
    }
    case 'card_move':
      return canMoveCard(effect, step);
    case 'spend_action':
      return contest.turn.actions > 0;
    case 'copy_warp':
      return copyableWarps(effect, step).length > 0;
    case 'discard_pending':
    case 'return_pending':
      return hasLoosePending(effect);
    case 'release_piece':
      return contest.merchant !== null;
    default:
      return true;
  }
}
