import type { Colour, Element, GameSet, Resistance } from '../terms.js';

export const PILES = ['green', 'grey', 'brown', 'violet', 'white', 'red'] as const;
/** The six face-down piles of enemy tokens (MK-W-1.3). */
export type Pile = (typeof PILES)[number];

export type EnemyAbility =
  | 'fortified'
  | 'unfortified'
  | 'swift'
  | 'brutal'
  | 'poison'
  | 'paralyze'
  | 'assassination'
  | 'cumbersome'
  | 'vampiric'
  | 'elusive'
  | 'arcane_immunity'
  | 'defend';

/** An attack of its own, or a summons in its place (MK-W-11.1). */
export type EnemyAttack =
  | { readonly element: Element; readonly amount: number }
  | { readonly summon: 'brown' | 'green_same_faction' };

export interface Enemy {
  readonly id: string;
  readonly color: Pile;
  readonly set: GameSet;
  readonly count: number;
  readonly armor: number;
  readonly attacks: readonly EnemyAttack[];
  readonly fame: number;
  readonly abilities: readonly EnemyAbility[];
  readonly resistances: readonly Resistance[];
  /** The armor of an elusive enemy until all its attacks are blocked (MK-W-13.8). */
  readonly armorElusive?: number;
  readonly defend?: number;
  /** Reputation for beating it, wherever it is met. */
  readonly reputation?: number;
  readonly faction?: 'elementalist' | 'dark_crusaders';
}

/** What is due at the end of the turn (MK-W-15.4, 15.5). */
export interface Reward {
  readonly artifact?: number;
  readonly spell?: number;
  readonly advancedAction?: number;
  readonly unit?: number;
  /** Crystals rolled for (MK-S-1.10). */
  readonly crystals?: number;
  /** So many crystals of each basic colour. */
  readonly crystalsOfEach?: number;
  /** Crystals of any colour: a maze, a gold die. */
  readonly chosenCrystals?: number;
  /** A dungeon: a die decides between a spell and an artifact (MK-S-12.4). */
  readonly dungeon?: number;
}

/** An altar with its tribute, or enemies with their reward (MK-S-16.4, 16.5). */
export type RuinsToken = { readonly id: string; readonly set: GameSet } & (
  | { readonly tribute: Readonly<Partial<Record<Colour, number>>>; readonly fame: number }
  | { readonly enemies: readonly Pile[]; readonly reward: Reward }
);
