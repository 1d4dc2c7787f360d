import type { EffectSource, Later } from '../state.js';
import type { Colour, Element, Reach, Resistance } from '../terms.js';
import type { Space } from '../tiles/lattice.js';
import type { EnemyAbility } from '../tokens/enemy.js';

/** The four phases of a fight (MK-W-9.5). */
export const FIGHT_PHASES = ['ranged', 'block', 'damage', 'attack'] as const;
export type FightPhase = (typeof FIGHT_PHASES)[number];

/** Points of attack or block from one effect (MK-C-4.14). They wait until they are given to somebody. */
export interface Piece {
  readonly amount: number;
  readonly element: Element;
  /** Melee for a block. */
  readonly range: Reach;
  readonly sideways: boolean;
  readonly doubleVsSwift: boolean;
  /** Packets of one effect that must go to different attacks. */
  readonly group: string | null;
  /** Grows with the symbols of the token blocked (MK-C-A24). */
  readonly perSymbol: number;
  /** The only foe it counts against, or the one it does not. */
  readonly target: number | null;
  readonly targetNot: number | null;
  readonly from: EffectSource;
  /** What follows when the block works, or for each enemy beaten. */
  readonly hooks: Later[];
}

/** One attack of an enemy in this fight. */
export interface FoeAttack {
  /** Changes of its amount by effects, with their floors. */
  changes: { readonly delta: number; readonly min: number }[];
  /** Move points spent on it (MK-W-13.7). */
  spent: number;
  blocked: boolean;
  /** It does not happen: cancelled, or its enemy does not attack. */
  cancelled: boolean;
  /** Its damage was given out. */
  done: boolean;
  /** It lost swift, brutal, poison, paralyze and the like. */
  bare: boolean;
  /** The element it was left with (Know Your Prey). */
  element: Element | null;
  /** The unit that must take its damage first (Shocktroops). */
  redirect: number | null;
}

/** An enemy token in this fight. */
export interface Foe {
  readonly key: number;
  readonly enemy: string;
  /** Defends the site and is fortified by it. */
  readonly defends: boolean;
  /** Has the bonus of the city: its defenders and what they summon (MK-W-13.12). */
  readonly bonus: boolean;
  /** Where it stood: the site itself, a rampaging token's space, drawn for this fight, or summoned by a foe. */
  readonly origin: 'site' | 'rampaging' | 'drawn' | 'summoned';
  readonly space: Space | null;
  readonly summoner: number | null;
  attacks: FoeAttack[];
  armor: { readonly delta: number; readonly min: number }[];
  armorSet: number | null;
  lostFortification: boolean;
  lostResistances: Resistance[];
  lostAbilities: EnemyAbility[];
  gained: EnemyAbility[];
  doesNotAttack: boolean;
  destroyIfBlocked: boolean;
  /** A summoner whose token fights for it (MK-W-11.1). */
  away: boolean;
  beaten: boolean;
  /** Whether a unit had to do with it (Dueling). */
  unitInvolved: boolean;
}

/** Why the fight began, which says what its end brings. */
export type FightCause = 'assault' | 'adventure' | 'burning' | 'rampaging';

export interface FightState {
  /** Who fights. */
  readonly seat: number;
  phase: FightPhase;
  readonly cause: FightCause;
  /** The space the fight is about; for rampaging enemies that of the hero. */
  readonly space: Space;
  /** Where an assault came from (MK-W-7.4). */
  readonly from: Space | null;
  /** The colour of the city that is assaulted. */
  readonly city: Colour | null;
  /** Whether nothing was done yet: effects that start with the fight (Into the Heat). */
  fresh: boolean;
  /** Dungeon, tomb: night rules (MK-W-9.9); with the monastery: no units (MK-W-9.8). */
  readonly night: boolean;
  readonly unitsBarred: boolean;
  /** A rival's keep: half the Fame, rounded up. Incantation: double. */
  readonly fameFactor: 'full' | 'half_up' | 'double';
  foes: Foe[];
  attack: Piece[];
  block: Piece[];
  /** Wounds put into the hand in this fight (MK-W-11.12). */
  woundsToHand: number;
  knockedOut: boolean;
  /** Tokens with Defend that were used (MK-W-13.10). */
  defendUsed: number[];
  /** The damage that is being given out. */
  damage: { readonly foe: number; readonly attack: number; left: number } | null;
  /** Tokens beaten in this phase, for effects that count them. */
  beatenInPhase: number;
  /** Foes so far; each takes its key from here. */
  keys: number;
}
