import type { Element, Resistance } from '../terms.js';
import type { Duration, Per } from './step.js';

/** What happens to an enemy. */
export type Modifier =
  | {
      readonly mod: 'armor';
      readonly delta: number;
      readonly min?: number;
      readonly per?: Per;
      readonly deltaIfFortified?: number;
      readonly onlyIf?: 'enemyAttacks';
      readonly duration?: Duration;
    }
  | { readonly mod: 'armorSet'; readonly amount: number }
  | {
      readonly mod: 'attack';
      readonly delta: number;
      readonly min?: number;
      readonly ifElement?: readonly Element[];
    }
  | { readonly mod: 'doesNotAttack'; readonly duration: Duration }
  | { readonly mod: 'loseFortification' }
  | { readonly mod: 'loseResistance'; readonly which: 'all' | Resistance; readonly duration?: Duration }
  | { readonly mod: 'loseAttackAbilities'; readonly keepElement: true; readonly duration: Duration }
  | {
      readonly mod: 'loseOneAbility';
      readonly orResistance: true;
      readonly orAttackElement: true;
      readonly duration: Duration;
    }
  | {
      readonly mod: 'gainAbility';
      readonly ability: 'cumbersome' | 'brutal' | 'poison';
      readonly ifElement?: readonly Element[];
      readonly duration?: Duration;
    }
  | { readonly mod: 'destroy' | 'destroyIfBlocked' };
