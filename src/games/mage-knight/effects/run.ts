import type { Rules } from '../../../engine/rules.js';
import { discard, gainCard, throwAway } from './card-steps.js';
import { freeMove, peekToken } from './carrying.js';
import { attachBanner, center, changeRule, terrainCost } from './changes.js';
import { useOtherCard } from './composite.js';
import { runCustom } from './custom/index.js';
import { sourceDie } from './dice.js';
import type { Effect } from './effect.js';
import { allEnemies, targetEnemy } from './enemies.js';
import { choose, later, may, switchColor, when } from './flow.js';
import { gainCrystals, gainMana, payMana, rollManaDie } from './mana-steps.js';
import { attack, block } from './pieces.js';
import { changeHandLimit, givePoints, heal, takeWound } from './points.js';
import type { Step, Steps } from './step.js';
import {
  healAllUnits,
  healUnit,
  readyAllUnits,
  readyUnit,
  readyUnits,
  redirectDamage,
  unitMod,
  woundSelf,
} from './unit-effects.js';

/** Carries out steps in order. */
export function* runSteps(effect: Effect, steps: Steps): Rules<void> {
  for (const [at, step] of steps.entries()) yield* runStep(effect, step, steps.slice(at + 1));
}

function* runStep(effect: Effect, step: Step, following: Steps): Rules<void> {
  switch (step.op) {
    case 'move':
    case 'influence':
    case 'draw':
    case 'fame':
    case 'reputation':
      return givePoints(effect, step);
    case 'heal':
      return heal(effect, step);
    case 'attack':
      return yield* attack(effect, step);
    case 'block':
      return yield* block(effect, step);
    case 'gainMana':
      return yield* gainMana(effect, step);
    case 'gainCrystal':
      return yield* gainCrystals(effect, step);
    case 'takeWound':
      return yield* takeWound(effect, step);
    case 'choose':
      return yield* choose(effect, step);
    case 'may':
      return yield* may(effect, step);
    case 'if':
      return yield* when(effect, step);
    case 'payMana':
      return yield* payMana(effect, step, following);
    case 'discard':
      return yield* discard(effect, step, following);
    case 'throwAway':
      return yield* throwAway(effect, step, following);
    case 'switchColor':
      return yield* switchColor(effect, step);
    case 'terrainCost':
      return yield* terrainCost(effect, step);
    case 'rule':
      return yield* changeRule(effect, step);
    case 'targetEnemy':
      return yield* targetEnemy(effect, step);
    case 'allEnemies':
      return yield* allEnemies(effect, step);
    case 'readyUnit':
      return yield* readyUnit(effect, step);
    case 'readyUnits':
      return yield* readyUnits(effect, step);
    case 'readyAllUnits':
      return readyAllUnits(effect);
    case 'healUnit':
      return yield* healUnit(effect, step);
    case 'healAllUnits':
      return healAllUnits(effect);
    case 'unitMod':
      return yield* unitMod(effect, step);
    case 'woundSelf':
      return woundSelf(effect, step);
    case 'redirectDamageToSelf':
      return redirectDamage(effect);
    case 'peekToken':
      return yield* peekToken(effect, step);
    case 'sourceDie':
      return yield* sourceDie(effect, step);
    case 'gainCard':
      return yield* gainCard(effect, step);
    case 'useOtherCard':
      return yield* useOtherCard(effect, step);
    case 'later':
      return later(effect, step);
    case 'handLimit':
      return changeHandLimit(effect, step);
    case 'freeMove':
      return yield* freeMove(effect, step);
    case 'rollManaDie':
      return yield* rollManaDie(effect, step);
    case 'attachBanner':
      return yield* attachBanner(effect, step);
    case 'center':
      return center(effect, step);
    case 'custom':
      return yield* runCustom(effect, step);
  }
}
