import type { Resistance } from '../terms.js';
import type { Duration } from './step.js';

export interface ReadyUnitStep {
  readonly op: 'readyUnit';
  readonly count: 1;
  readonly maxLevel?: number;
  readonly which?: 'bearer';
  readonly alsoHeal?: true;
}

export interface ReadyUnitsStep {
  readonly op: 'readyUnits';
  readonly levelBudget: number;
}

export interface ReadyAllUnitsStep {
  readonly op: 'readyAllUnits';
}

export interface HealUnitStep {
  readonly op: 'healUnit';
  readonly wounds: number;
}

export interface HealAllUnitsStep {
  readonly op: 'healAllUnits';
}

export interface UnitModStep {
  readonly op: 'unitMod';
  readonly scope: 'allOwn' | 'otherOwn' | 'oneChosen';
  readonly armor?: number;
  readonly attack?: number;
  readonly block?: number;
  readonly resist?: readonly Resistance[];
  readonly duration: Duration;
}

export interface WoundSelfStep {
  readonly op: 'woundSelf';
  readonly amount: number;
}

export interface RedirectDamageStep {
  readonly op: 'redirectDamageToSelf';
}
