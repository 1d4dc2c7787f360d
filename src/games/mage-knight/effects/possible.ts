import { cardOf, coloursOf, isWound, unitOf } from '../cards/index.js';
import { woundsIn } from '../deeds.js';
import { canBlock, canStrike, hasAbility, standing } from '../fight/foes.js';
import { hasRule } from '../force.js';
import { paymentsFor } from '../mana.js';
import { COLOURS, type Mana } from '../terms.js';
import { isUsable } from '../units.js';
import { fits } from './card-steps.js';
import { landings } from './carrying.js';
import { usableCards } from './composite.js';
import { holds } from './conditions.js';
import { canHaveExtraTurn } from './custom/extra-turn-after-this.js';
import { isCustomUseful } from './custom/index.js';
import { beginEffect, type Effect, heroIn } from './effect.js';
import { targetsOf } from './enemies.js';
import { basicFaces, pickLists, wantedColours } from './mana-steps.js';
import type { RuleStep } from './rule-change.js';
import type { ColourText, Step, Steps } from './step.js';
import { spentUnits, woundedUnits } from './unit-effects.js';

/**
 * What a step would do now: `blocked` = its cost cannot be met, so the whole effect cannot be used (MK-C-1.8); `idle` =
 * nothing; `useful` = something.
 */
export type Outlook = 'blocked' | 'idle' | 'useful';

/** Whether steps can be carried out now, and anything comes of it. */
export function isPlayable(effect: Effect, steps: Steps): boolean {
  return outlookOf(effect, steps) === 'useful';
}

function outlookOf(effect: Effect, steps: Steps): Outlook {
  let best: Outlook = 'idle';
  for (const step of steps) {
    const outlook = outlookOfStep(effect, step);
    if (outlook === 'blocked') return 'blocked';
    if (outlook === 'useful') best = 'useful';
  }
  return best;
}

const usefulIf = (useful: boolean): Outlook => (useful ? 'useful' : 'idle');
const blockedUnless = (possible: boolean, then: Outlook): Outlook => (possible ? then : 'blocked');

/** Points move a figure only in the movement part; in a fight some effects use them (MK-C-1.12, A1). */
function moveMatters(effect: Effect): boolean {
  const { fight } = effect.realm;
  const hero = heroIn(effect);
  if (fight === null) return ['movement', 'joint', 'maze'].includes(hero.area.stage);
  if (hasRule(hero, 'moveToAttack') || holdsAny(hero.hand, ['agility', 'wings_of_wind'])) return true;
  return fight.phase !== 'attack' && standing(fight).some(foe => hasAbility(foe, 'cumbersome'));
}

/** Influence counts in an interaction; elsewhere only where an effect or a unit takes it. */
function influenceMatters(effect: Effect): boolean {
  const { fight } = effect.realm;
  const hero = heroIn(effect);
  if (fight === null && (hero.area.stage === 'interaction' || hero.area.stage === 'peace')) return true;
  if (hasRule(hero, 'buyAdvancedAction') || hasRule(hero, 'readyForInfluence')) return true;
  if (fight === null) return false;
  const paid = hero.units.some(({ id }) => unitOf(id).special !== undefined);
  return paid || (fight.phase !== 'attack' && (hasRule(hero, 'influenceToBlock') || hero.hand.includes('diplomacy')));
}

const holdsAny = (hand: readonly string[], cards: readonly string[]): boolean =>
  cards.some(card => hand.includes(card));

function outlookOfStep(effect: Effect, step: Step): Outlook {
  const { realm } = effect;
  const hero = heroIn(effect);
  const { fight } = realm;
  switch (step.op) {
    case 'move':
      return usefulIf(moveMatters(effect) || shapes(effect, 'move'));
    case 'influence':
      return usefulIf(influenceMatters(effect));
    case 'draw':
      return usefulIf(hero.deck.length > 0 && (step.amount > 0 || step.amountFrom !== undefined));
    case 'fame':
      return 'useful';
    case 'reputation':
      return usefulIf(step.amount > 0 && hero.reputation < 7);
    case 'heal':
      return usefulIf(fight === null && (woundsIn(hero.hand) > 0 || woundedUnits(effect).length > 0));
    case 'attack':
      return usefulIf(
        ((fight?.phase === 'attack' || (fight?.phase === 'ranged' && step.range !== 'melee')) && canStrike(fight)) ||
          shapes(effect, 'attack'),
      );
    case 'block':
      return usefulIf((fight !== null && canBlock(fight)) || shapes(effect, 'block'));
    case 'gainMana':
      if (step.mustSpendNow === true)
        return blockedUnless(
          pickLists(effect, step.color, step.amount).some(list => list.some(mana => canSpendAtOnce(effect, mana))),
          'useful',
        );
      return usefulIf(pickLists(effect, step.color, step.amount).some(list => list.length > 0) || isBound(step.color));
    case 'gainCrystal':
      return usefulIf(pickLists(effect, step.color, step.amount).some(list => list.length > 0) || isBound(step.color));
    case 'takeWound':
      return 'idle';
    case 'choose':
      return usefulIf(step.options.some(options => isPlayable(effect, options)));
    case 'may':
      return usefulIf(isPlayable(effect, step.steps));
    case 'if':
      return outlookOf(effect, holds(effect, step.cond) ? step.do : (step.else ?? []));
    case 'payMana':
      return blockedUnless(paymentsFor(realm, effect.seat, wantedColours(step.color)).length > 0, 'idle');
    case 'discard':
    case 'throwAway': {
      const least = step.op === 'discard' ? step.min : step.count;
      return blockedUnless(otherCards(effect).filter(card => fits(card, step.filter)).length >= least, 'idle');
    }
    case 'switchColor':
      return blockedUnless(
        COLOURS.some(colour => isPlayable(effect, step.cases[colour])),
        'useful',
      );
    case 'terrainCost':
      return usefulIf(fight === null && hero.area.stage === 'movement' && step.terrain !== 'oneChosenSpace');
    case 'rule':
      return outlookOfRule(effect, step);
    case 'targetEnemy':
      return usefulIf(step.where !== 'enemyBlockedWithThisCard' && targetsOf(effect, step).length > 0);
    case 'allEnemies':
      return usefulIf(fight !== null && fight.phase !== 'damage' && standing(fight).length > 0);
    case 'readyUnit':
      return usefulIf(readyable(effect, step.which === 'bearer', step.maxLevel));
    case 'readyUnits':
      return usefulIf(spentUnits(effect, step.levelBudget).length > 0);
    case 'readyAllUnits':
      return usefulIf(spentUnits(effect, Number.POSITIVE_INFINITY).length > 0);
    case 'healUnit':
    case 'healAllUnits':
      return usefulIf(fight === null && woundedUnits(effect).length > 0);
    case 'unitMod':
      return usefulIf(fight !== null && hero.units.length > 0);
    case 'woundSelf':
    case 'redirectDamageToSelf':
      return 'idle';
    case 'peekToken':
      return 'useful';
    case 'sourceDie':
      return outlookOfDice(effect, step);
    case 'gainCard':
      if (step.from === 'unitOffer') return usefulIf(realm.offers.units.length > 0);
      return usefulIf(realm.offers[step.from === 'advancedOffer' ? 'advanced' : 'spells'].length > 0);
    case 'useOtherCard':
      return blockedUnless(usableCards(effect, step).length > 0, 'useful');
    case 'later':
      return usefulIf(step.when === 'endOfTurn' || step.when === 'eachOwnTurnStartThisRound');
    case 'handLimit':
      return 'useful';
    case 'freeMove':
      if (step.startsCombat === true) return blockedUnless(landings(effect, step).size > 0, 'useful');
      return usefulIf(landings(effect, step).size > 0);
    case 'rollManaDie':
      return usefulIf(step.on.basic !== undefined);
    case 'attachBanner':
      return usefulIf(hero.units.length > 0);
    case 'center':
      return 'useful';
    case 'custom':
      return isCustomUseful(effect, step);
  }
}

/** Whether a mana of this colour would pay for something now: a side of a card, an ability of a unit (MK-C-A11). */
export function canSpendAtOnce(effect: Effect, mana: Mana): boolean {
  const { realm, seat } = effect;
  const asCard = (card: string) =>
    beginEffect(realm, seat, { kind: 'card', id: card, unit: null, colours: coloursOf(card), side: null });
  const byCard = heroIn(effect).hand.some(card => {
    if (isWound(card)) return false;
    const { basic, powered } = cardOf(card);
    return [basic, powered].some(
      side => side?.cost.length === 1 && [side.cost[0]].flat().includes(mana) && isPlayable(asCard(card), side.steps),
    );
  });
  if (byCard) return true;
  return heroIn(effect).units.some(unit =>
    unitOf(unit.id).abilities.some(
      ability =>
        ability.mana === mana &&
        isUsable(unit) &&
        (ability.when === 'combat' ? realm.fight !== null : ability.when === 'any_own_turn' || realm.fight === null) &&
        isPlayable(effect, ability.steps),
    ),
  );
}

/** A colour that is known only once something was paid or discarded. */
const isBound = (color: ColourText): boolean => typeof color === 'object' && ('bind' in color || 'bindEach' in color);

/** The hand without the card that is being played. */
function otherCards(effect: Effect): string[] {
  const hand = [...heroIn(effect).hand];
  if (effect.from.kind !== 'card') return hand;
  for (const card of [...effect.chain, effect.from.id]) {
    const at = hand.indexOf(card);
    if (at >= 0) hand.splice(at, 1);
  }
  return hand;
}

function readyable(effect: Effect, bearer: boolean, maxLevel: number | undefined): boolean {
  const units = spentUnits(effect, maxLevel ?? Number.POSITIVE_INFINITY);
  return bearer ? units.some(({ key }) => key === effect.from.unit) : units.length > 0;
}

/** Shapeshift turns a value into another kind. */
function shapes({ shape, realm }: Effect, kind: 'move' | 'attack' | 'block'): boolean {
  if (shape?.from !== kind) return false;
  if (shape.into === 'move') return true;
  return shape.into === 'attack' ? realm.fight?.phase === 'attack' : realm.fight?.phase === 'block';
}

function outlookOfDice({ realm }: Effect, step: Extract<Step, { op: 'sourceDie' }>): Outlook {
  switch (step.action) {
    case 'pick':
    case 'takeKeep':
      return blockedUnless(basicFaces(realm.source).length > 0, 'useful');
    case 'takeAndSet':
      return blockedUnless(realm.source.length > 0, 'useful');
    default:
      return usefulIf(realm.source.length > 0);
  }
}

/** Changes that only go with something else do not make an effect worth playing. */
function outlookOfRule(effect: Effect, step: RuleStep): Outlook {
  const { realm } = effect;
  const { area } = heroIn(effect);
  const walking = realm.fight === null && area.stage === 'movement';
  switch (step.rule) {
    case 'moveToAttack':
    case 'influenceToBlock':
    case 'noDamageToUnits':
    case 'cannotEnter':
    case 'terrainSafe':
      return 'idle';
    case 'timeBending':
      return blockedUnless(canHaveExtraTurn(effect), 'idle');
    case 'noProvoke':
    case 'distanceTwoAdjacent':
    case 'exploreCost':
    case 'exploreRange':
      return usefulIf(walking);
    case 'ignoreSiteFortification':
      return usefulIf(walking || realm.fight !== null);
    case 'extraSourceDie':
      return usefulIf(realm.source.length > 0 && !area.sourceBarred);
    case 'goldBlackAsAnyBasic':
      return 'idle';
    case 'buyAdvancedAction':
      return usefulIf(realm.offers.advanced.length > 0);
    case 'doublePhysicalAttacks':
    case 'transformRanged':
    case 'attackCardBonus':
    case 'attacksToElement':
    case 'attacksGainRange':
      return usefulIf(realm.fight !== null && realm.fight.phase !== 'damage');
    case 'heroDamageReduction':
    case 'firstWoundIgnored':
      return usefulIf(realm.fight !== null && realm.fight.phase !== 'attack');
    default:
      return 'useful';
  }
}
