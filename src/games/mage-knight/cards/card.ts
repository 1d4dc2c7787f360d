import type { Steps } from '../effects/step.js';
import type { Colour, GameSet, Mana, Resistance, TimeOfDay } from '../terms.js';

/** One side of a card (MK-C-1.2). */
export interface Side {
  /** Mana paid first, each of one colour or of one of several (MK-C-1.3, 1.5, A13). */
  readonly cost: readonly (Mana | readonly Colour[])[];
  /** The card leaves the game (artifacts, powered: MK-C-1.6). */
  readonly throwAwaySelf?: true;
  readonly steps: Steps;
  /** Only as combat starts; never in combat; it is the action of the turn. */
  readonly timing?: 'startOfCombat' | 'notInCombat' | 'asAction';
}

/** Printed icons: when a side may be used (MK-C-1.11). */
export type Icon = 'move' | 'influence' | 'combat' | 'heal' | 'special' | 'action' | 'banner';

export type CardKind = 'basicAction' | 'advancedAction' | 'spell' | 'artifact';

/** A deed card other than a Wound (MK-C-1.1). */
export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  readonly set: GameSet;
  /** The printed number, where it is known. */
  readonly number: number | null;
  /** Empty for artifacts, two for 266-269 (MK-C-A13). */
  readonly colors: readonly Colour[];
  readonly icons: { readonly basic: readonly Icon[]; readonly powered: readonly Icon[] };
  readonly basic: Side;
  /** Null for the one card with a single side. */
  readonly powered: Side | null;
  /** The hero whose own card it is. */
  readonly hero?: string;
  /** Spells 109-112: taken out of solo and cooperative games (MK-C-5.8). */
  readonly competitive?: true;
}

/** A tactic (MK-C-6). */
export interface Tactic {
  readonly id: string;
  readonly set: GameSet;
  readonly number: number;
  /** Its place in the order of the round. */
  readonly order: number;
  readonly timeOfDay: TimeOfDay;
  readonly effectKind: 'none' | 'onPick' | 'ongoing' | 'activated';
  readonly flipsFaceDown: boolean;
  readonly steps: Steps;
}

/** A skill token (MK-C-5). */
export interface Skill {
  readonly id: string;
  readonly hero: string;
  readonly set: GameSet;
  readonly usage: 'turn' | 'round' | 'roundInteractive' | 'passive';
  readonly interactive: 'competitive' | 'cooperative' | null;
  readonly timing:
    | 'ownTurn'
    | 'notInCombat'
    | 'combat'
    | 'blockPhase'
    | 'interaction'
    | 'notInInteraction'
    | 'movement'
    | 'anyPlayersTurn'
    | 'onUnitActivation'
    | 'always';
  /** `optional`: only one of its uses turns it face down. */
  readonly flipsFaceDown: boolean | 'optional';
  readonly exclusiveGroup?: 'sidewaysBoost';
  readonly restriction?: 'notFortifiedInRangedSiegePhase';
  readonly steps: Steps;
}

export type RecruitSite = 'village' | 'monastery' | 'keep' | 'mage_tower' | 'city';

/** One ability of a unit. */
export interface Ability {
  readonly mana: Mana | null;
  readonly when: 'combat' | 'any_own_turn' | 'own_turn_not_combat';
  readonly steps: Steps;
  /** The amount after paying extra mana. */
  readonly scaling?: readonly { readonly pay: readonly Colour[]; readonly amount: number }[];
  /** The amount that replaces it when the mana on the card has that colour. */
  readonly bonus?: Readonly<Partial<Record<Colour, number>>>;
}

/** A unit card (MK-C-7). */
export interface Unit {
  readonly id: string;
  readonly set: GameSet;
  readonly tier: 'regular' | 'elite';
  readonly level: number;
  readonly cost: number;
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly recruitAt: readonly RecruitSite[];
  /** Copies in the deck. */
  readonly count: number;
  readonly abilities: readonly Ability[];
  /** Rules of the card besides its abilities (Lost Legion). */
  readonly special?: readonly (
    | 'payInfluenceToTakeDamage'
    | 'reputationReversed'
    | 'payInfluenceInAssault'
    | 'severalAbilities'
  )[];
}
