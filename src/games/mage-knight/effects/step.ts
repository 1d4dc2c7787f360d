import type { Colour, Mana, Resistance, Terrain } from '../terms.js';
import type { AllEnemiesStep, AttackStep, BlockStep, TargetEnemyStep } from './combat-steps.js';
import type { CustomStep } from './custom-step.js';
import type { RuleStep } from './rule-change.js';
import type {
  HealAllUnitsStep,
  HealUnitStep,
  ReadyAllUnitsStep,
  ReadyUnitStep,
  ReadyUnitsStep,
  RedirectDamageStep,
  UnitModStep,
  WoundSelfStep,
} from './unit-steps.js';

/**
 * The vocabulary of effects: what a card, unit, skill or tactic does is a list of these steps, carried out in order.
 * An op is a rule (effects/run.ts); a card is data.
 */
export type Step =
  | PointsStep
  | HealStep
  | AttackStep
  | BlockStep
  | GainManaStep
  | GainCrystalStep
  | TakeWoundStep
  | ChooseStep
  | MayStep
  | IfStep
  | PayManaStep
  | DiscardStep
  | ThrowAwayStep
  | SwitchColorStep
  | TerrainCostStep
  | RuleStep
  | TargetEnemyStep
  | AllEnemiesStep
  | ReadyUnitStep
  | ReadyUnitsStep
  | ReadyAllUnitsStep
  | HealUnitStep
  | HealAllUnitsStep
  | UnitModStep
  | WoundSelfStep
  | RedirectDamageStep
  | PeekTokenStep
  | SourceDieStep
  | GainCardStep
  | UseOtherCardStep
  | LaterStep
  | HandLimitStep
  | FreeMoveStep
  | RollManaDieStep
  | AttachBannerStep
  | CenterStep
  | CustomStep;

export type Steps = readonly Step[];

/** A name something was stored under in the course of an effect. */
export type Binding = string;

/** Which colour: one, any basic, any at all, one of a list, the one rolled, or what was bound. */
export type ColourText =
  | Mana
  | 'basic'
  | 'any'
  | 'rolled'
  | readonly Mana[]
  | { readonly bind: Binding }
  | { readonly bindEach: Binding }
  | {
      readonly among:
        | 'ownedCrystalColors'
        | 'basicColorsNotOwned'
        | 'basicColorsInSource'
        | 'colorsOnToken'
        | 'spellOfferColors';
    }
  | { readonly amongCards: 'spellOffer'; readonly distinctCards: true }
  | { readonly basicsExcept: Binding }
  | { readonly byEnemyResistance: Readonly<Record<Resistance, Colour>>; readonly always: Colour };

/** What is counted: the amount grows by `add` for each, by `max` at most. */
export interface Per {
  readonly of:
    | 'abilityAttackColorOrResistanceOnBlockedEnemy'
    | 'cardDiscarded:n'
    | 'distinctCrystalColor'
    | 'enemyBlockedThisTurn'
    | 'enemyTokenFaced'
    | 'excessBlock'
    | 'readyUnwoundedUnit'
    | 'resistanceOfTarget'
    | 'woundInHandOrOnOwnUnits'
    | 'woundTakenThisCombat';
  readonly add: number;
  readonly max?: number;
}

export type Condition =
  | { readonly timeOfDay: 'day' | 'night' }
  | { readonly usedDuring: 'interaction' }
  | { readonly onTerrain: Terrain }
  | { readonly at: 'fortifiedSite' | 'magicalGlade' }
  | { readonly strictlyLowestFame: true }
  | { readonly paid: Colour }
  | { readonly or: readonly Condition[] }
  | { readonly noWoundToHandThisCombat: true }
  | { readonly noUnitRecruitedForInfluenceThisTurn: true }
  | { readonly noUnitInvolvedWith: Binding }
  | { readonly handSizeAtLeast: number }
  | { readonly deedDeckEmpty: true };

export type Duration = 'turn' | 'combat' | 'game';

export interface PointsStep {
  readonly op: 'move' | 'influence' | 'draw' | 'fame' | 'reputation';
  readonly amount: number;
  readonly per?: Per;
  readonly only?: { readonly during: 'interaction' };
  /** The size of a binding instead of the amount. */
  readonly amountFrom?: 'count:n';
}

export interface HealStep {
  readonly op: 'heal';
  readonly amount: number;
  readonly only?: { readonly not: 'combat' };
  /** Steps for every one of these points spent. */
  readonly onSpendEach?: Steps;
}

export interface GainManaStep {
  readonly op: 'gainMana';
  readonly color: ColourText;
  readonly amount: number;
  /** It must pay for something at once (MK-C-A11). */
  readonly mustSpendNow?: true;
}

export interface GainCrystalStep {
  readonly op: 'gainCrystal';
  readonly color: ColourText;
  readonly amount: number;
  readonly sameColor?: true;
  /** A colourless card lets the player name a basic colour. */
  readonly artifact?: 'choose';
}

export interface TakeWoundStep {
  readonly op: 'takeWound';
  readonly amount: number;
  readonly to: 'hand' | 'handOrDiscard';
}

export interface ChooseStep {
  readonly op: 'choose';
  readonly pick: number;
  readonly options: readonly Steps[];
  readonly distinct?: true;
  /** The value taken is raised by `each` per card discarded. */
  readonly bonus?: {
    readonly discard: 'wound' | 'anyMaxOneWound';
    readonly max: number | null;
    readonly each: number;
  };
}

export interface MayStep {
  readonly op: 'may';
  readonly steps: Steps;
}

export interface IfStep {
  readonly op: 'if';
  readonly cond: Condition;
  readonly do: Steps;
  readonly else?: Steps;
}

export interface PayManaStep {
  readonly op: 'payMana';
  readonly color: Mana | 'basic' | 'any';
  readonly bind?: Binding;
}

/** Which cards: with a colour, without Wounds, Wounds only, everything, actions. */
export type CardFilter = 'nonWound' | 'coloredNonWound' | 'wound' | 'any' | 'action';

export interface DiscardStep {
  readonly op: 'discard';
  readonly from: 'hand';
  readonly filter: CardFilter;
  readonly min: number;
  readonly max: number | null;
  readonly bind?: Binding;
}

export interface ThrowAwayStep {
  readonly op: 'throwAway';
  readonly from: 'hand';
  readonly filter: CardFilter;
  readonly count: number;
  readonly excludeSelf: true;
  readonly bind?: Binding;
}

export interface SwitchColorStep {
  readonly op: 'switchColor';
  readonly of: Binding;
  readonly cases: Readonly<Record<Colour, Steps>>;
}

export interface TerrainCostStep {
  readonly op: 'terrainCost';
  readonly terrain: readonly Terrain[] | 'all' | 'allAccessible' | 'oneChosenSpace' | 'oneChosenType';
  readonly delta?: number;
  readonly set?: number;
  readonly min?: number;
  readonly max?: number;
  /** These terrains may be entered. */
  readonly opens?: true | readonly Terrain[];
  readonly duration: 'turn';
}

export interface PeekTokenStep {
  readonly op: 'peekToken';
  readonly distance: number;
  readonly or: 'topOfEnemyPile';
  readonly bind: Binding;
}

export type SourceDieStep = { readonly op: 'sourceDie' } & (
  | { readonly action: 'pick'; readonly face: 'basic'; readonly bind: Binding }
  | {
      readonly action: 'reroll';
      readonly which?: Binding;
      readonly at?: 'now';
      readonly max?: number;
      readonly depletedFirst?: true;
      readonly timing?: 'beforeSourceUse';
      readonly perTurn?: number;
    }
  | { readonly action: 'rerollAll' }
  | {
      readonly action: 'takeAndSet';
      readonly count: number;
      readonly upTo?: true;
      readonly faces: readonly Mana[];
      readonly rerollOnReturn: false;
      readonly bind: Binding;
    }
  | {
      readonly action: 'takeKeep';
      readonly face: 'basic';
      readonly until: 'roundEnd' | 'used';
      readonly storeOn?: 'tactic';
      readonly rerollOnReturn?: true;
      readonly bind?: Binding;
    }
);

export interface GainCardStep {
  readonly op: 'gainCard';
  readonly from: 'advancedOffer' | 'spellOffer' | 'unitOffer';
  /** Null = any. */
  readonly color: { readonly bind: Binding } | null;
  readonly to: 'hand' | 'discard' | 'unitArea';
  readonly free?: true;
  readonly disbandIfFull?: true;
}

/** The kinds of value a bonus may raise. */
export type ValueKind = 'move' | 'influence' | 'block' | 'attack';

export interface UseOtherCardStep {
  readonly op: 'useOtherCard';
  readonly filter: 'actionCard' | 'spell' | 'advancedAction';
  readonly mode: 'basic' | 'powered' | 'asFromHand';
  readonly from: 'hand' | 'spellOffer' | 'advancedOffer';
  readonly free: boolean;
  readonly times: number;
  readonly bonus?: number;
  readonly bonusApplies?: readonly ValueKind[];
  readonly color?: { readonly bind: Binding };
  readonly after?: 'throwAway' | 'staysInOffer';
  readonly ignoreTimeOfDay?: true;
}

export type Trigger =
  | 'attackPhase'
  | 'beforeEndOfTurnDraw'
  | 'eachOwnTurnStartThisRound'
  | 'endOfTurn'
  | 'onDefeat:e'
  | 'onDefeat:t'
  | 'onDefeatByThisAttack'
  | 'onDefeatThisPhase'
  | 'onDefeatThisTurn'
  | 'onRecruit'
  | 'onSuccessfulBlock'
  | 'perSpaceMoved'
  | 'perSpellCast'
  | 'perUnitThatAttacksOrBlocks';

export interface LaterStep {
  readonly op: 'later';
  readonly when: Trigger;
  readonly do: Steps;
  /** Only spells of this colour. */
  readonly color?: Colour;
  readonly limit?: number;
}

export interface HandLimitStep {
  readonly op: 'handLimit';
  readonly delta: number;
  readonly when: 'nextDraw';
}

export interface FreeMoveStep {
  readonly op: 'freeMove';
  readonly spaces: number;
  readonly minSpaces?: number;
  readonly totalCost?: number;
  readonly costPerSpace?: number;
  /** Neither crossed nor entered. */
  readonly avoid?: readonly Terrain[];
  readonly endOn: 'safe' | 'safeRevealed' | 'fortifiedSiteOrPlayer';
  readonly provoke: false;
  readonly startsCombat?: true;
  readonly withdrawTo?: 'origin';
}

export interface RollManaDieStep {
  readonly op: 'rollManaDie';
  readonly times: number | { readonly bind: Binding };
  readonly on: Readonly<Partial<Record<Mana | 'basic', Steps>>>;
}

export interface AttachBannerStep {
  readonly op: 'attachBanner';
  readonly armor?: number;
  readonly attack?: number;
  readonly block?: number;
  readonly resist?: readonly Resistance[];
  readonly onUnitAttackOrBlock?: Steps;
  readonly ability?: {
    readonly do: Steps;
    readonly phase?: 'block';
    readonly cost?: 'spendUnit';
    readonly not?: 'combat';
    readonly trigger?: 'unitWouldBeWounded';
  };
  /** Flipped by its use, until the next round. */
  readonly flip?: 'oncePerRound';
}

/** What an interactive token does to others while it lies there (MK-C-5.3). */
export type CenterEffect =
  | { readonly self: TerrainCostStep }
  | { readonly others: TerrainCostStep }
  | { readonly othersUnits: { readonly attack: number; readonly block: number } }
  | CustomStep;

export interface CenterStep {
  readonly op: 'center';
  readonly where?: 'source';
  readonly mark?: { readonly bind: Binding };
  readonly effects?: readonly CenterEffect[];
  readonly return?: Steps;
  readonly trigger?: 'firstCardPoweredWithMarkedColor';
  readonly back?: 'returnToOwner';
  readonly until: 'ownerNextTurnStart' | 'triggered';
  readonly onExpire?: Steps;
}
