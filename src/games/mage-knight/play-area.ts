import type { RuleChange } from './effects/rule-change.js';
import type { Steps, TerrainCostStep, Trigger } from './effects/step.js';
import type { Colour, Mana, Resistance } from './terms.js';
import type { Space } from './tiles/lattice.js';
import type { Pile, Reward } from './tokens/enemy.js';

/** A change of the rules in force, with what is left of it. */
export interface ActiveRule {
  readonly change: RuleChange;
  /** The card, skill or unit it comes from. */
  readonly from: string;
  readonly until: 'turn' | 'combat';
  /** Null = as often as one likes. */
  uses: number | null;
  /** The colour paid for it (Universal Power), or the element named (Diplomacy). */
  readonly note: string | null;
}

export interface TerrainChange {
  readonly step: TerrainCostStep;
  /** The one space or terrain chosen. */
  readonly chosen: string | null;
}

/** A delayed part of an effect. */
export interface Later {
  readonly when: Trigger;
  readonly steps: Steps;
  readonly from: EffectSource;
  readonly bound: Readonly<Record<string, Bound>>;
  /** Cards it was borrowed through (MK-C-4.5). */
  readonly chain: readonly string[];
  readonly color: Colour | null;
  /** How often it still happens, null = no limit. */
  left: number | null;
}

/** What an effect comes from. */
export interface EffectSource {
  readonly kind: 'card' | 'unit' | 'skill' | 'tactic' | 'banner';
  readonly id: string;
  /** The unit that acts, or that bears the banner. */
  readonly unit: number | null;
  /** Colours that count for resistances (MK-C-12.1). */
  readonly colours: readonly Mana[];
  readonly side: 'basic' | 'powered' | null;
}

/** What was stored in the course of an effect: cards, colours, dice, enemies, a number. */
export type Bound = readonly (string | number)[];

export interface UnitChange {
  /** One unit, or all of them. */
  readonly unit: number | null;
  readonly not: number | null;
  readonly armor: number;
  readonly attack: number;
  readonly block: number;
  readonly resist: readonly Resistance[];
  readonly until: 'turn' | 'combat';
}

/** A die out of the source: it comes back at the end of the turn, rolled again or as it lies. */
export interface UsedDie {
  readonly face: Mana;
  reroll: boolean | 'ask';
}

/** What a turn is doing: movement, then at most one action (MK-W-3.8), or a rest (MK-W-3.12). */
export type Stage =
  | 'movement'
  | 'interaction'
  | 'joint' // about to move into a city that is assaulted together (MK-W-17.8)
  | 'maze' // about to pay for a path of a maze (MK-S-20.1)
  | 'peace' // Peaceful Moment taken as the action: Influence buys healing
  | 'done'
  | 'rested';

/** Everything that lies in the play area and is cleared when the turn ends. */
export interface PlayArea {
  stage: Stage;
  /** Whether the figure moved or a tile was laid: then there is no rest any more. */
  moved: boolean;
  /** Movement is over, the action still open: a shield on a glade, a partner's keep. */
  halted: boolean;
  /** Whether a card was played or discarded (MK-W-3.5), or need not be. */
  obliged: boolean;
  /** Whether the turn was ended without a discard before the draw. */
  keepsHand: boolean;
  played: string[];
  mana: Record<Mana, number>;
  dice: UsedDie[];
  /** Source dice used as the normal one of the turn, and by effects. */
  sourceUsed: number;
  /** Who Needs Magic at 3: no source die any more (MK-C-A10). */
  sourceBarred: boolean;
  move: number;
  influence: number;
  /** Influence that counts in an interaction only (Glittering Fortune). */
  heal: number;
  /** Of these, so many bring Fame when spent (Golden Grail). */
  healWithFame: number;
  rules: ActiveRule[];
  terrain: TerrainChange[];
  laters: Later[];
  unitChanges: UnitChange[];
  /** Wounds that came this turn to the hand and to the discard pile. */
  woundsToHand: number;
  woundsToDiscard: number;
  /** Colours of mana used this turn. */
  colours: Mana[];
  crystalsSpent: Record<Colour, number>;
  skills: string[];
  /** Rush of Adrenaline. */
  woundDraws: { left: number; swap: number } | null;
  /** Who was recruited this turn, and whether for Influence. */
  recruits: number[];
  recruitedForInfluence: boolean;
  recruitingBarred: boolean;
  /** What reputation added to the pool when the interaction began (MK-W-8.2). */
  modifier: number;
  /** The spaces of this turn's way (MK-W-7.2). */
  path: Space[];
  /** Enemies fully blocked this turn. */
  blocked: number;
  rewards: Record<keyof Reward, number>;
  /** Units due that wait for a command token (MK-W-15.5). */
  unitsWaiting: number;
  /** How many of the artifacts drawn are kept. */
  keeping: number;
  extraTurn: boolean;
  /** The card that is set aside by Time Bending. */
  timeBending: string | null;
  /** Where the next mana must go (MK-C-A11). */
  mustSpend: Mana | null;
  /** Polarization: the opposite a mana may count as once. */
  polarized: boolean;
  /** The artifact the Mysterious Box may be used as this turn. */
  box: { readonly artifact: string; used: boolean } | null;
  /** Cards that go elsewhere than to the discard pile when the turn ends. */
  placed: { readonly card: string; readonly to: 'deckTop' | 'deckBottom' | 'hand' | 'aside' | 'out' }[];
  /** Tokens looked at: on top of a pile, or face down on a space (Scouts). */
  seen: { readonly pile: Pile | null; readonly space: Space | null; readonly enemy: string }[];
}

export const noMana = (): Record<Mana, number> => ({ red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
export const noCrystals = (): Record<Colour, number> => ({ red: 0, blue: 0, green: 0, white: 0 });
const noReward = (): Record<keyof Reward, number> => ({
  artifact: 0,
  spell: 0,
  advancedAction: 0,
  unit: 0,
  crystals: 0,
  crystalsOfEach: 0,
  chosenCrystals: 0,
  dungeon: 0,
});

export const freshArea = (): PlayArea => ({
  stage: 'movement',
  moved: false,
  halted: false,
  obliged: true,
  keepsHand: false,
  played: [],
  mana: noMana(),
  dice: [],
  sourceUsed: 0,
  sourceBarred: false,
  move: 0,
  influence: 0,
  heal: 0,
  healWithFame: 0,
  rules: [],
  terrain: [],
  laters: [],
  unitChanges: [],
  woundsToHand: 0,
  woundsToDiscard: 0,
  colours: [],
  crystalsSpent: noCrystals(),
  skills: [],
  woundDraws: null,
  recruits: [],
  recruitedForInfluence: false,
  recruitingBarred: false,
  modifier: 0,
  path: [],
  blocked: 0,
  rewards: noReward(),
  unitsWaiting: 0,
  keeping: 0,
  extraTurn: false,
  timeBending: null,
  mustSpend: null,
  polarized: false,
  box: null,
  placed: [],
  seen: [],
});
