import type { Element, Reach, Terrain } from '../terms.js';
import type { Modifier } from './modifier.js';
import type { Binding, Duration, Per } from './step.js';

/** Points for one enemy only, or for all but one. */
export type Only = { readonly target: Binding } | { readonly targetNot: Binding };

export interface AttackStep {
  readonly op: 'attack';
  readonly amount: number;
  readonly range: Reach;
  /** `ofEnemy`: that of the bound enemy's attack. */
  readonly element: Element | 'ofEnemy';
  readonly per?: Per;
  readonly only?: Only;
  readonly plusChosen?: { readonly min: number; readonly max: number; readonly bind: Binding };
  /** The value against each of so many enemies separately. */
  readonly onEachOf?: { readonly differentEnemies: number };
  readonly amountFrom?: 'attackOf:e';
  /** The skill token turns face down. */
  readonly flipSelf?: true;
}

export interface BlockStep {
  readonly op: 'block';
  readonly amount: number;
  readonly element: Element | 'byTime';
  readonly elementByTime?: { readonly day: Element; readonly night: Element };
  readonly doubleVsSwift?: true;
  /** Packets that must go to different attacks. */
  readonly group?: 'a' | 'b' | 'c';
  readonly per?: Per;
  readonly only?: Only;
  readonly amountFrom?: 'unmodifiedMoveCostOfOwnSpace';
  /** The cost of terrain without a printed one. */
  readonly special?: Readonly<Partial<Record<Terrain, number>>>;
}

export interface TargetEnemyStep {
  readonly op: 'targetEnemy';
  readonly count: number;
  readonly upTo: boolean;
  readonly apply: readonly Modifier[];
  readonly where?: 'notFortified' | 'notArcaneImmune' | 'blockedEnemy' | 'enemyBlockedWithThisCard' | 'another';
  readonly phase?: 'block' | 'attack';
  readonly duration?: Duration;
  readonly scope?: 'oneAttack';
  /** Further enemies, the n-th costs n - 1 Move points (MK-C-A1). */
  readonly extra?: { readonly cost: 'movePoints'; readonly nth: 'n-1' };
  readonly bind?: Binding;
  readonly sameEnemyOtherAttackAllowed?: true;
}

export interface AllEnemiesStep {
  readonly op: 'allEnemies';
  readonly apply: readonly Modifier[];
  readonly where?: 'fullyBlockedThisCombat' | 'others';
  readonly duration?: Duration;
}
