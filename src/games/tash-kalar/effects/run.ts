import type { Rules } from '../../../engine/rules.js';
import type { Step } from '../card.js';
import { chooseASquare, chooseColor, chooseOne, choosePiece, forEachSquare } from './choosing.js';
import { holds } from './conditions.js';
import { destroy, destroyAll } from './destroying.js';
import type { Effect } from './effect.js';
import { leap, ram } from './leaping.js';
import { line } from './lines.js';
import { linked } from './linked.js';
import { forEach, forEachColor, forEachPiece, may, repeat } from './loops.js';
import { capturePiece, releasePiece } from './merchant.js';
import { moveMix } from './mixing.js';
import { move } from './moving.js';
import { copyWarp, discardPending, moveCard, returnPending } from './piles.js';
import { place } from './placing.js';
import { changeRanks, convert, convertAway } from './ranks.js';
import {
  addCountBonus,
  countAsLegend,
  gainAction,
  grantBorrow,
  grantExtraCard,
  grantExtraTurn,
  grantVoid,
  makeGateway,
  setPatternColour,
  slowOthers,
  spendAction,
} from './rights.js';
import { cone, shoot } from './shooting.js';
import { swap } from './swapping.js';

/** Carries out steps in order; one whose condition does not hold is skipped. */
export function* runSteps(effect: Effect, steps: readonly Step[], path = ''): Rules<void> {
  for (const [at, step] of steps.entries()) {
    effect.path = `${path}${at}`;
    if (holds(effect, step.if)) yield* runStep(effect, step);
  }
}

function* runStep(effect: Effect, step: Step): Rules<void> {
  switch (step.op) {
    case 'destroy':
      return yield* destroy(effect, step);
    case 'destroy_all':
      return destroyAll(effect, step);
    case 'upgrade':
    case 'downgrade':
      return yield* changeRanks(effect, step);
    case 'convert':
      return yield* convert(effect, step);
    case 'convert_away':
      return yield* convertAway(effect, step);
    case 'place':
      return yield* place(effect, step);
    case 'move':
      return yield* move(effect, step);
    case 'move_mix':
      return yield* moveMix(effect, step);
    case 'leap':
      return yield* leap(effect, step);
    case 'line':
      return yield* line(effect, step);
    case 'shoot':
      return yield* shoot(effect, step);
    case 'cone':
      return yield* cone(effect, step);
    case 'swap':
      return yield* swap(effect, step);
    case 'ram':
      return yield* ram(effect, step);
    case 'choose_one':
      return yield* chooseOne(effect, step, runSteps);
    case 'choose_piece':
      return yield* choosePiece(effect, step);
    case 'choose_square':
      return yield* chooseASquare(effect, step);
    case 'choose_color':
      return yield* chooseColor(effect, step);
    case 'for_each_square':
      return yield* forEachSquare(effect, step);
    case 'card_move':
      return yield* moveCard(effect, step);
    case 'for_each':
      return yield* forEach(effect, step, runSteps);
    case 'for_each_color':
      return yield* forEachColor(effect, step, runSteps);
    case 'for_each_piece':
      return yield* forEachPiece(effect, step, runSteps);
    case 'repeat':
      return yield* repeat(effect, step, runSteps);
    case 'may':
      return yield* may(effect, step, runSteps);
    case 'linked':
      return yield* linked(effect, step);
    case 'gain_action':
      return gainAction(effect, step);
    case 'spend_action':
      return spendAction(effect, step);
    case 'opponents_lose_action':
      return slowOthers(effect, step);
    case 'extra_turn':
      return grantExtraTurn(effect);
    case 'draw_extra':
      return grantExtraCard(effect, step);
    case 'grant_borrow':
      return grantBorrow(effect, step);
    case 'grant_void':
      return grantVoid(effect, step);
    case 'pattern_color':
      return setPatternColour(effect, step);
    case 'set_gateway':
      return yield* makeGateway(effect, step);
    case 'count_as_legend_summoned':
      return yield* countAsLegend(effect);
    case 'count_bonus':
      return addCountBonus(effect, step);
    case 'copy_warp':
      return yield* copyWarp(effect, step, runSteps);
    case 'discard_pending':
      return yield* discardPending(effect, step);
    case 'return_pending':
      return returnPending(effect);
    case 'capture_piece':
      return yield* capturePiece(effect, step);
    case 'release_piece':
      return yield* releasePiece(effect, step);
  }
}
