import type { SpaceName } from './entries.js';
import type { FightPhase } from './fight/state.js';
import type { Stage } from './play-area.js';
import type { Colour, Element, Mana, Reach, Resistance, TimeOfDay } from './terms.js';
import type { EnemyAbility } from './tokens/enemy.js';

/** What menus and views tell of a turn or a fight as it stands: plain JSON, worked out anew for each question. */
export type CardName = string;
export type UnitKey = string;
export type FoeKey = string;
/** '<foe>.<attack>': one attack of an enemy with several. */
export type AttackKey = `${string}.${number}`;

/** Mana at hand: tokens in the play area, crystals, dice in the source and how many of them may still be used. */
export type ManaNow = {
  readonly tokens: Readonly<Record<Mana, number>>;
  readonly crystals: Readonly<Record<Colour, number>>;
  readonly source: readonly Mana[];
  readonly dice: number;
};

/** What the turn stands at: shown beside every menu. */
export type Standing = {
  readonly stage: Stage | 'fight';
  readonly time: TimeOfDay;
  readonly move: number;
  readonly influence: number;
  readonly heal: number;
  readonly mana: ManaNow;
  /** Whether a card must still be played or discarded this turn (MK-W-3.5). */
  readonly obliged: boolean;
};

/** A space the hero can reach with the points at hand. */
export type Reachable = {
  readonly to: SpaceName;
  readonly cost: number;
  /** The spaces entered, the target last. */
  readonly path: readonly SpaceName[];
  /** Rampaging enemies the last step provokes (MK-W-6.1). */
  readonly provokes: readonly SpaceName[];
  readonly assault: boolean;
  /** Something is turned up there: this cannot be taken back. */
  readonly reveals: boolean;
};

/** A free tile position next to the hero. */
export type Explorable = { readonly at: string; readonly cost: number; readonly kind: 'countryside' | 'core' };

export type Purchase = {
  readonly id: string;
  readonly cost: number;
  /** What is missing in the pool, 0 = it can be paid. */
  readonly missing: number;
};

/** One attack of an enemy as it counts now. */
export type FoeAttackNow = {
  readonly key: AttackKey;
  /** Null for a summons. */
  readonly element: Element | null;
  readonly amount: number;
  readonly needed: number;
  /** The value the block points played so far have against it. */
  readonly block: number;
  readonly swift: boolean;
  readonly brutal: boolean;
  readonly poison: boolean;
  readonly paralyze: boolean;
  readonly assassination: boolean;
  readonly cumbersome: boolean;
  readonly state: 'open' | 'blocked' | 'cancelled' | 'done';
};

/** An enemy in the fight as it counts now. */
export type FoeNow = {
  readonly key: FoeKey;
  readonly enemy: string;
  /** A unit of the rival fought, by its id (MK-W-16.10); then there is no enemy. */
  readonly unit: string | null;
  readonly armor: number;
  readonly fortifications: number;
  readonly resistances: readonly Resistance[];
  readonly abilities: readonly EnemyAbility[];
  readonly attacks: readonly FoeAttackNow[];
  readonly beaten: boolean;
  readonly away: boolean;
  readonly summoned: boolean;
  /** The value the attack points played so far have against it alone. */
  readonly attack: number;
};

export type PieceNow = { readonly amount: number; readonly element: Element; readonly range: Reach };

export type FightNow = {
  readonly phase: FightPhase;
  readonly foes: readonly FoeNow[];
  readonly attack: readonly PieceNow[];
  readonly block: readonly PieceNow[];
  /** A fight between players. */
  readonly clash: ClashNow | null;
};

/** How a fight between players stands (MK-W-16). */
export type ClashNow = {
  readonly aggressor: number;
  readonly defender: number;
  readonly full: boolean;
  readonly fortified: boolean;
  readonly phase: 'ranged' | 'melee';
  readonly role: 'attack' | 'block' | 'damage';
  readonly attacker: number;
  readonly passes: number;
  /** The attack so far, what the block takes off, what is left of it. */
  readonly attack: number;
  readonly reduction: number;
  readonly damage: number;
};
