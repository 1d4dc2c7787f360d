import type { Colour, Element, Mana, Reach, Resistance, TimeOfDay } from '../../../src/games/mage-knight/terms.js';

/** One small calculation or decision. Which keys `given` and `do` have goes by its kind. */
export interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly given: object;
  readonly do: object;
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface AttackPiece {
  readonly amount: number;
  readonly element: Element;
  readonly range: Reach;
  readonly sideways?: boolean;
}

export interface BlockPiece {
  readonly amount: number;
  readonly element: Element;
  readonly doubleVsSwift?: boolean;
}

export interface VectorUnit {
  readonly id: string;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly wounded?: boolean;
}

export interface VectorPlayer {
  readonly spells?: number;
  readonly advanced_actions?: number;
  readonly artifacts?: number;
  readonly crystals?: number;
  readonly units?: readonly (readonly [level: number, wounded: boolean])[];
  readonly shields_conqueror?: number;
  readonly shields_adventure?: number;
  readonly wounds_in_deck?: number;
}

type Axial = readonly [number, number];

/** What each kind is given. */
export interface Given {
  readonly move: {
    readonly time: TimeOfDay;
    readonly path: readonly string[];
    readonly reductions?: readonly {
      readonly terrains: readonly string[];
      readonly amount: number;
      readonly min: number;
    }[];
    readonly tiles_explored?: number;
  };
  readonly provoke: {
    readonly from: Axial;
    readonly to: Axial;
    readonly rampaging: readonly { readonly id: string; readonly at: Axial }[];
  };
  readonly place: {
    readonly shape: string;
    readonly laid: readonly Axial[];
    readonly tile: 'countryside' | 'core';
    readonly position: Axial;
    readonly backup?: boolean;
  };
  readonly attack: {
    readonly phase: 'ranged_siege' | 'attack';
    readonly targets: readonly { readonly enemy: string; readonly defends_fortified_site?: boolean }[];
    readonly city?: Colour;
    readonly fame_factor?: 'half_up' | 'double';
  };
  readonly block: { readonly enemy: string; readonly attack_index?: number; readonly city?: Colour };
  readonly damage: {
    readonly hero_armor: number;
    readonly hand_limit: number;
    readonly units?: readonly VectorUnit[];
    readonly city?: Colour;
    readonly units_not_usable?: boolean;
  };
  readonly withdraw: { readonly path: readonly { readonly id: string; readonly safe: boolean }[] };
  readonly crystals: {
    readonly rolls: readonly Mana[];
    readonly gold_choices?: readonly Colour[];
    readonly inventory: Readonly<Partial<Record<Colour, number>>>;
  };
  readonly levels: { readonly fame_before: number; readonly fame_after: number };
  readonly blitz: { readonly fame: number; readonly gain: number };
  readonly hand: {
    readonly level: number;
    readonly on_or_next_to_own_keep?: boolean;
    readonly own_keeps?: number;
    readonly city?: 'leader' | 'shield';
    readonly hand_size: number;
    readonly deck_size?: number;
  };
  readonly interact: { readonly reputation: number; readonly city_shields?: number };
  readonly pvp: { readonly phase: 'ranged_siege' | 'melee'; readonly defender_fortified?: boolean };
  readonly pvpfame: { readonly winner_fame: number; readonly loser_fame: number };
  readonly dummy: {
    readonly deck_colors: readonly Colour[];
    readonly crystals: Readonly<Partial<Record<Colour, number>>>;
  };
  readonly achievements: {
    readonly titles?: boolean;
    readonly players: Readonly<Record<string, VectorPlayer>>;
  };
  readonly dice: { readonly dice: readonly Mana[] };
  readonly leader: { readonly shields_in_order: readonly string[] };
  readonly megapolis: { readonly level: number };
  readonly offer: {
    readonly players: number;
    readonly extra?: number;
    readonly core_revealed: boolean;
    readonly monasteries_unburned?: number;
  };
  readonly solo: {
    readonly fame: number;
    readonly achievements: number;
    readonly cities_conquered: number;
    readonly cities_total: number;
    readonly rounds_unplayed: number;
    readonly dummy_cards_left: number;
    readonly round_end_announced: boolean;
  };
}

export type Kind = keyof Given;

/** What is done, for the kinds where something is. */
export interface Done {
  readonly attack: { readonly attacks: readonly AttackPiece[] };
  readonly block: { readonly blocks: readonly BlockPiece[]; readonly move_points_spent?: number };
  readonly damage: {
    readonly assign: readonly {
      readonly enemy: string;
      readonly attack_index?: number;
      readonly to_units?: readonly string[];
    }[];
  };
  readonly interact: { readonly influence: readonly number[]; readonly buy: readonly number[] };
  readonly pvp: {
    readonly attacks: readonly AttackPiece[];
    readonly blocks: readonly BlockPiece[];
    readonly assign?: readonly {
      readonly kind: 'unit' | 'hero' | 'push' | 'steal';
      readonly armor?: number;
      readonly resistances?: readonly Resistance[];
      readonly cost?: number;
    }[];
  };
}
