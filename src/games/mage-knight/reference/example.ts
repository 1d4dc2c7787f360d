import type { FightState } from '../fight/state.js';
import type { ScenarioId } from '../scenarios/scenario.js';
import type { Colour, Mana } from '../terms.js';
import type { Address } from '../tiles/lattice.js';

/** What a hero has in an example; whatever is not said is empty, or as at the start of a match. */
export interface Company {
  readonly hero: string;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  /** Tokens in the play area. */
  readonly mana?: readonly Mana[];
  readonly crystals?: Partial<Readonly<Record<Colour, number>>>;
  readonly units?: readonly { readonly id: string; readonly wounds?: number }[];
  readonly skillPile?: readonly string[];
  readonly fame?: number;
  readonly level?: number;
  readonly reputation?: number;
  readonly move?: number;
  /** The label of a space. */
  readonly at?: string;
}

interface Position {
  readonly heroes: readonly Company[];
  readonly scenario?: ScenarioId;
  readonly night?: boolean;
  /** Tiles besides the first, in the order of their letters: B, C, D. */
  readonly tiles?: readonly (readonly [tile: string, at: Address])[];
  /** Tokens on spaces, face up, in place of those drawn. */
  readonly tokens?: Readonly<Record<string, readonly string[]>>;
  /** Spaces with a shield of the first hero. */
  readonly shields?: readonly string[];
  readonly source?: readonly Mana[];
  /** The uppermost brown token. */
  readonly brown?: string;
  readonly offer?: readonly string[];
  /** Answers given up to what the picture shows. */
  readonly says?: readonly string[];
  /** Answers that prove its sentence. */
  readonly proof?: readonly string[];
}

/** The land around the hero: where it may go, what that costs. */
export interface LandExample extends Position {
  readonly shows: 'land';
  /** What is lit: spaces in reach, spaces whose last step provokes, places for a tile. */
  readonly lit: 'reach' | 'provoking' | 'tiles';
}

/** A fight in one of its phases: enemies, and what was played against them. */
export interface FightExample extends Position {
  readonly shows: 'fight';
  /** Who is met; without it the answers lead into the fight. */
  readonly enemies?: readonly string[];
  readonly phase: FightState['phase'];
  readonly defends?: boolean;
  readonly city?: Colour;
}

/** The hero's cards and numbers. */
export interface HeroExample extends Position {
  readonly shows: 'hero';
  /** Cards, units and skills shown. */
  readonly cards?: readonly string[];
  readonly units?: readonly string[];
  readonly skills?: readonly string[];
  readonly figures: readonly Figure[];
}

/** A number of the hero as the engine has it where the picture is drawn. */
export type Figure =
  | 'influence'
  | 'reputation'
  | 'modifier'
  | 'fame'
  | 'level'
  | 'heal'
  | 'mana'
  | 'hand'
  | 'limit'
  | 'damage';

export type Example = LandExample | FightExample | HeroExample;
