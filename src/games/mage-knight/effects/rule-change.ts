import type { Element, Mana, Reach, Terrain } from '../terms.js';
import type { Duration, Steps } from './step.js';

/** A named change of the rules. */
export type RuleStep = { readonly op: 'rule'; readonly duration: Duration } & RuleChange;

export type RuleChange =
  | { readonly rule: 'moveToAttack'; readonly rate: readonly MoveRate[] }
  | { readonly rule: 'influenceToBlock'; readonly elements: readonly Element[]; readonly chooseOne?: true }
  | { readonly rule: 'noProvoke' | 'distanceTwoAdjacent' | 'ignoreSiteFortification' | 'noDamageToUnits' }
  | {
      readonly rule: 'extraSourceDie';
      readonly count: number;
      readonly faces?: 'basic';
      readonly blackAsAny?: true;
      readonly rerollOptional?: true;
    }
  | { readonly rule: 'goldBlackAsAnyBasic'; readonly scope: 'sourceDice' }
  | { readonly rule: 'goldUsableAtNight' | 'blackUsableAtDay' }
  | { readonly rule: 'endlessMana'; readonly colors: readonly Mana[] }
  | {
      readonly rule: 'revealAsDay';
      readonly what: readonly ('fortifiedSiteGarrisons' | 'ruins')[];
      readonly distance?: number;
    }
  | { readonly rule: 'returnSpentCrystals' | 'ignoreReputation' | 'firstWoundIgnored' | 'timeBending' }
  | { readonly rule: 'terrainSafe' | 'cannotEnter'; readonly terrain: readonly Terrain[] }
  | SidewaysRule
  | { readonly rule: 'exploreCost'; readonly delta: number }
  | { readonly rule: 'exploreRange'; readonly distance: number }
  | {
      readonly rule: 'freeUnitCommandSlot';
      readonly card: 'self';
      readonly requires?: 'recruitedThisTurn';
      readonly recruitDiscount?: number;
      readonly usableWhereBarred?: true;
      readonly cannotDisband?: true;
    }
  | { readonly rule: 'doublePhysicalAttacks'; readonly phase: 'attack' }
  | { readonly rule: 'transformRanged' }
  | {
      readonly rule: 'attackCardBonus';
      readonly rangedSiegePhase: number;
      readonly attackPhase: number;
      readonly uses: number;
    }
  | { readonly rule: 'blockBonus'; readonly amount: number; readonly uses: number }
  | { readonly rule: 'firstCombatCardBonus'; readonly attack: number; readonly block: number; readonly uses: number }
  | { readonly rule: 'moveCardBonus'; readonly amount: number; readonly uses?: number }
  | {
      readonly rule: 'buyAdvancedAction';
      readonly influence: number;
      readonly to: 'discard' | 'hand';
      readonly uses: number;
    }
  | { readonly rule: 'healTriggers'; readonly drawPerHandWound?: number; readonly readyHealedUnits?: true }
  | {
      readonly rule: 'heroDamageReduction';
      readonly amount: number;
      readonly elements: readonly Element[];
      readonly uses: number;
    }
  | { readonly rule: 'healForInfluence'; readonly influence: number }
  | { readonly rule: 'readyForInfluence'; readonly maxLevel: number; readonly influencePerLevel: number }
  | { readonly rule: 'recruitDiscount'; readonly amount: number; readonly uses: number; readonly onUse?: Steps }
  | { readonly rule: 'attacksToElement'; readonly element: Element }
  | { readonly rule: 'attacksGainRange'; readonly range: Reach };

export type RuleName = RuleChange['rule'];

export interface MoveRate {
  readonly move: number;
  readonly attack: number;
  readonly range: Reach;
}

/** One sideways card counts more (MK-C-2.5, A9, A10). */
export interface SidewaysRule {
  readonly rule: 'sidewaysValue';
  readonly amount: number;
  readonly cards?: 'wound';
  readonly uses: number;
  readonly amountIf?: { readonly noSourceDieThisTurn: number };
  readonly amountByKind?: Readonly<Partial<Record<'advancedAction' | 'spell' | 'artifact', number>>>;
  readonly amountIfColorMatch?: number;
  readonly matchKinds?: readonly ('action' | 'spell')[];
  readonly plusPer?: { readonly of: 'emptyCommandToken'; readonly add: number };
  readonly after?: 'discardAtEndOfTurn';
}
