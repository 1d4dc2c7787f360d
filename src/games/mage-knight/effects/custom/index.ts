import type { Rules } from '../../../../engine/rules.js';
import type { CustomStep } from '../custom-step.js';
import type { Effect } from '../effect.js';
import type { Outlook } from '../possible.js';
import { canCancel, cancelOneAttack } from './cancel-one-attack.js';
import { curseColor } from './curse-color.js';
import { canReturnDiscards, discardToDeck } from './discard-to-deck.js';
import { canHaveExtraTurn, extraTurnAfterThis } from './extra-turn-after-this.js';
import { flipSelf } from './flip-self.js';
import { canRedraw, handIntoDeckAndRedraw } from './hand-into-deck-and-redraw.js';
import { canKeep, keepDefeatedEnemyToken } from './keep-defeated-enemy-token.js';
import { canOpenBox, mysteriousBox } from './mysterious-box.js';
import { nameColor } from './name-color.js';
import { hasSpentBasic, onSpendBasicMana } from './on-spend-basic-mana.js';
import { othersDiscard } from './others-discard.js';
import { othersLoseRandomCrystal } from './others-lose-random-crystal.js';
import { perFullCrystalSet } from './per-full-crystal-set.js';
import { canPlaceSelf, placeSelf } from './place-self.js';
import { canPolarize, polarize } from './polarize.js';
import { returnSelfToHand } from './return-self-to-hand.js';
import { canSacrifice, sacrifice } from './sacrifice.js';
import { canSearch, searchDeck } from './search-deck.js';
import { canShift, shapeshift } from './shapeshift.js';
import { shuffleDiscardIntoDeck } from './shuffle-discard-into-deck.js';
import { canSpendInfluence, spendInfluence } from './spend-influence.js';
import { canSpendKept, spendKeptToken } from './spend-kept-token.js';
import { spendOthersUnit } from './spend-others-unit.js';
import { canStash, stashTopOfDeck } from './stash-top-of-deck.js';
import { canTakeCommonSkill, takeCommonSkill } from './take-pooled-skill.js';
import { canTakeStash, takeStash } from './take-stash.js';
import { canThrowWounds, throwAwayWounds } from './throw-away-wounds.js';
import { receivedWounds, throwAwayWoundsReceivedThisTurn } from './throw-away-wounds-received.js';
import { timeBending } from './time-bending.js';
import { canUseCommonSkill, useCommonSkill } from './use-pooled-skill.js';
import { canBorrowAbility, useUnitOfferAbility } from './use-unit-offer-ability.js';
import { canTurnWheel, wheel } from './wheel.js';
import { woundDraws } from './wound-draws.js';
import { woundPerCrystal } from './wound-per-crystal.js';

/** One handler each. Those that only mark something for another chapter do nothing by themselves. */
export function* runCustom(effect: Effect, step: CustomStep): Rules<void> {
  switch (step.name) {
    case 'cancelOneAttack':
      return yield* cancelOneAttack(effect);
    case 'curseColor':
      return curseColor(effect, step);
    case 'discardToDeck':
      return yield* discardToDeck(effect, step);
    case 'extraTurnAfterThis':
      return extraTurnAfterThis(effect);
    case 'flipSelf':
      return flipSelf(effect);
    case 'handIntoDeckAndRedraw':
      return yield* handIntoDeckAndRedraw(effect, step);
    case 'keepDefeatedEnemyToken':
      return yield* keepDefeatedEnemyToken(effect);
    case 'mysteriousBox':
      return mysteriousBox(effect);
    case 'nameColor':
      return yield* nameColor(effect, step);
    case 'onSpendBasicMana':
      return yield* onSpendBasicMana(effect, step);
    case 'othersDiscard':
      return yield* othersDiscard(effect, step);
    case 'othersLoseRandomCrystal':
      return yield* othersLoseRandomCrystal(effect, step);
    case 'perFullCrystalSet':
      return yield* perFullCrystalSet(effect, step);
    case 'placeSelf':
      return placeSelf(effect, step);
    case 'polarize':
      return polarize(effect);
    case 'returnSelfToHand':
      return returnSelfToHand(effect);
    case 'sacrifice':
      return yield* sacrifice(effect, step);
    case 'searchDeck':
      return yield* searchDeck(effect);
    case 'shapeshift':
      return yield* shapeshift(effect, step);
    case 'shuffleDiscardIntoDeck':
      return shuffleDiscardIntoDeck(effect);
    case 'spendInfluence':
      return spendInfluence(effect, step);
    case 'spendKeptToken':
      return yield* spendKeptToken(effect);
    case 'spendOthersUnit':
      return yield* spendOthersUnit(effect, step);
    case 'stashTopOfDeck':
      return stashTopOfDeck(effect);
    case 'takeCommonSkill':
      return yield* takeCommonSkill(effect);
    case 'takeStash':
      return takeStash(effect);
    case 'throwAwayWounds':
      return yield* throwAwayWounds(effect, step);
    case 'throwAwayWoundsReceivedThisTurn':
      return throwAwayWoundsReceivedThisTurn(effect);
    case 'timeBending':
      return timeBending(effect);
    case 'useCommonSkill':
      return yield* useCommonSkill(effect, step);
    case 'useUnitOfferAbility':
      return yield* useUnitOfferAbility(effect);
    case 'wheel':
      return yield* wheel(effect, step);
    case 'woundDraws':
      return woundDraws(effect, step);
    case 'woundPerCrystal':
      return yield* woundPerCrystal(effect, step);
    // Read where they matter: a unit is activated, damage is given, mana is used, a die is taken, a skill is gained.
    case 'boostActivatedUnit':
    case 'ignoreWoundAndEffects':
    case 'cardBonus':
    case 'firstBasicManaCostsDouble':
    case 'flipBackFor':
    case 'mayFlipBackAsAction':
    case 'onGainAddUnitsToOffer':
    case 'othersCannotUseNormalDie':
    case 'othersEnemiesAttack':
    case 'othersWoundPerOtherColorUsed':
    case 'ownerGainsCrystalOfDie':
      return;
  }
}

const usefulIf = (useful: boolean): Outlook => (useful ? 'useful' : 'idle');
const blockedUnless = (possible: boolean): Outlook => (possible ? 'useful' : 'blocked');

/** Whether a handler would do anything now. */
export function isCustomUseful(effect: Effect, step: CustomStep): Outlook {
  switch (step.name) {
    case 'cancelOneAttack':
      return blockedUnless(canCancel(effect));
    case 'discardToDeck':
      return usefulIf(canReturnDiscards(effect));
    case 'extraTurnAfterThis':
    case 'timeBending':
      return blockedUnless(canHaveExtraTurn(effect));
    case 'handIntoDeckAndRedraw':
      return usefulIf(canRedraw(effect));
    case 'keepDefeatedEnemyToken':
      return usefulIf(canKeep(effect));
    case 'mysteriousBox':
      return usefulIf(canOpenBox(effect));
    case 'onSpendBasicMana':
      return blockedUnless(hasSpentBasic(effect));
    case 'placeSelf':
      return usefulIf(canPlaceSelf(effect, step));
    case 'polarize':
      return usefulIf(canPolarize(effect));
    case 'sacrifice':
      return usefulIf(canSacrifice(effect, step));
    case 'searchDeck':
      return usefulIf(canSearch(effect));
    case 'shapeshift':
      return usefulIf(canShift(effect, step));
    case 'spendInfluence':
      return usefulIf(canSpendInfluence(effect));
    case 'spendKeptToken':
      return usefulIf(canSpendKept(effect));
    case 'stashTopOfDeck':
      return usefulIf(canStash(effect));
    case 'takeCommonSkill':
      return usefulIf(canTakeCommonSkill(effect));
    case 'takeStash':
      return usefulIf(canTakeStash(effect));
    case 'throwAwayWounds':
      return usefulIf(canThrowWounds(effect));
    case 'throwAwayWoundsReceivedThisTurn':
      return usefulIf(receivedWounds(effect) > 0);
    case 'useCommonSkill':
      return usefulIf(canUseCommonSkill(effect));
    case 'useUnitOfferAbility':
      return usefulIf(canBorrowAbility(effect));
    case 'wheel':
      return usefulIf(canTurnWheel(effect, step));
    case 'nameColor':
    case 'othersLoseRandomCrystal':
    case 'woundPerCrystal':
    case 'woundDraws':
    case 'returnSelfToHand':
      return 'useful';
    default:
      return 'idle';
  }
}
