import type { MatchState } from '../../engine/match-state.js';
import type { RuleChange } from './effects/rule-change.js';
import type { Steps, TerrainCostStep, Trigger } from './effects/step.js';
import type { RealmEntry } from './entries.js';
import type { FightState } from './fight/state.js';
import type { ScenarioId } from './scenarios/scenario.js';
import type { Colour, GameSet, Mana, Resistance, TimeOfDay } from './terms.js';
import type { Space } from './tiles/lattice.js';
import type { Pile, Reward } from './tokens/enemy.js';

/** Which step comes next. */
export type Phase =
  | 'prepare' // a new round is laid out (MK-W-2.2)
  | 'tactics' // the next tactic is chosen (MK-W-2.5)
  | 'before' // what may be done before a turn, and its start (MK-W-3.16)
  | 'turn' // the next thing of the turn
  | 'fight' // the next thing of a fight
  | 'end' // the end of the turn, step by step (MK-W-15.1)
  | 'next'; // whose turn comes, or the round ends (MK-W-2.7)

/** The dummy player in the order of turns. */
export const DUMMY = -1;

/** A unit a hero commands. */
export interface UnitState {
  /** Tells two copies apart; never used twice in a match. */
  readonly key: number;
  readonly id: string;
  ready: boolean;
  wounds: number;
  /** The banner on it, and whether it is turned over (MK-C-7.1, 7.3). */
  banner: { readonly card: string; up: boolean } | null;
  /** The card or skill that serves as its command token (Banner of Command, Bonds of Loyalty). */
  under: string | null;
  /** Whether it took damage in this fight without a wound (MK-W-11.10). */
  spared: boolean;
}

export interface SkillState {
  readonly id: string;
  up: boolean;
  /** Mana Suppression: mana laid on the token. Master of Chaos: where the marker stands. */
  marks: Mana[];
}

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
export type Stage = 'movement' | 'interaction' | 'done' | 'rested';

/** Everything that lies in the play area and is cleared when the turn ends. */
export interface PlayArea {
  stage: Stage;
  /** Whether the figure moved or a tile was laid: then there is no rest any more. */
  moved: boolean;
  /** Whether a card was played or discarded (MK-W-3.5), or need not be. */
  obliged: boolean;
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
  /** Once per turn: the reputation modifier, the shields of a city. */
  reputationCounted: boolean;
  /** The spaces of this turn's way (MK-W-7.2). */
  path: Space[];
  /** Enemies fully blocked this turn. */
  blocked: number;
  rewards: Record<keyof Reward, number>;
  extraTurn: boolean;
  /** The card that is set aside by Time Bending. */
  timeBending: string | null;
  /** Where the next mana must go (MK-C-A11). */
  mustSpend: Mana | null;
  /** Polarization: the opposite a mana may count as once. */
  polarized: boolean;
  /** Cards that go elsewhere than to the discard pile when the turn ends. */
  placed: { readonly card: string; readonly to: 'deckTop' | 'deckBottom' | 'hand' | 'aside' | 'out' }[];
  /** Tokens looked at: on top of a pile, or face down on a space (Scouts). */
  seen: { readonly pile: Pile | null; readonly space: Space | null; readonly enemy: string }[];
}

export interface HeroState {
  readonly hero: string;
  fame: number;
  reputation: number;
  level: number;
  /** Null = off the map (MK-W-6.10). */
  space: Space | null;
  hand: string[];
  /** Drawn from its end. */
  deck: string[];
  discard: string[];
  /** Set aside until the round ends (Time Bending). */
  aside: string[];
  crystals: Record<Colour, number>;
  units: UnitState[];
  skills: SkillState[];
  /** Face down, drawn from its end. */
  skillPile: string[];
  tactic: { readonly id: string; up: boolean; die: Mana | null; stash: string[]; searched: boolean } | null;
  /** Dice kept until the round ends (Mana Claim), and what they give each turn. */
  claims: { readonly face: Colour; readonly eachTurn: boolean }[];
  /** Change of the hand limit at the next draw (MK-W-2.10). */
  nextDraw: number;
  /** Face-down order token: the next turn is skipped (MK-W-3.2). */
  skipped: boolean;
  plundered: boolean;
  /** Whether Sparing Power was used before this turn. */
  stashed: boolean;
  /** No Motivation until the end of this hero's next turn (MK-C-5.2). */
  motivated: boolean;
  /** Puppet Master's tokens. */
  kept: string[];
  /** Artifacts or skills being looked at in the end of the turn; only their owner sees them. */
  drawn: string[];
  area: PlayArea;
}

/** A token on a space. `enemy` null = a stand-in, drawn when turned up (MK-W-1.19). */
export interface Token {
  enemy: string | null;
  readonly pile: Pile;
  up: boolean;
}

/** What lies on a space besides what is printed there. */
export interface Place {
  tokens: Token[];
  ruins: { readonly id: string; up: boolean } | null;
  /** Seats, in the order of placing (MK-W-12.8). */
  shields: number[];
  burned: boolean;
  city: { level: number; conquered: boolean } | null;
}

export interface LaidTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
}

/** An interactive skill in the middle of the table (MK-C-5.3). */
export interface CenterToken {
  readonly skill: string;
  readonly owner: number;
  readonly mark: Mana | null;
  /** Mana laid on it, and who was touched this turn. */
  paid: Mana[];
}

/** A colour that wounds whoever else uses it until the round ends (Mana Curse). */
export interface Curse {
  readonly owner: number;
  readonly colour: Colour;
}

export interface Dummy {
  readonly hero: string;
  deck: string[];
  discard: string[];
  crystals: Record<Colour, number>;
  tactic: string | null;
  skillPile: string[];
}

export interface Offers {
  /** The lowest card first (MK-W-1.18). */
  advanced: string[];
  spells: string[];
  units: string[];
  /** Advanced actions lying in the unit offer (MK-S-4.2). */
  monastery: string[];
}

/** Face-down decks, drawn from the end. */
export interface Decks {
  advanced: string[];
  spells: string[];
  artifacts: string[];
  regular: string[];
  elite: string[];
  tiles: string[];
  /** Tiles left in the box, for an empty deck (MK-W-5.5). */
  spareCountryside: string[];
  spareCore: string[];
  ruins: string[];
  ruinsDiscard: string[];
}

export interface Realm extends MatchState<RealmEntry> {
  readonly scenario: ScenarioId;
  readonly sets: readonly GameSet[];
  phase: Phase;
  round: number;
  time: TimeOfDay;
  heroes: HeroState[];
  dummy: Dummy | null;
  /** Seats and the dummy in the order of this round. */
  order: number[];
  at: number;
  /** Who still chooses a tactic. */
  choosing: number[];
  tactics: { open: string[]; removed: string[] };
  /** Who announced the end of the round, and who still has a last turn (MK-W-2.7). */
  announced: number | null;
  closing: number[] | null;
  /** Once the scenario's end is triggered: who still has a last turn (MK-X-12.3). */
  finals: number[] | null;
  /** The turn in which it was triggered. */
  endedAt: number;
  /** Dice in the source. */
  source: Mana[];
  diceCount: number;
  tiles: LaidTile[];
  /** Keyed by space. */
  places: Record<string, Place>;
  /** City tiles revealed so far: levels go in this order. */
  citiesRevealed: number;
  coreRevealed: boolean;
  piles: Record<Pile, string[]>;
  discards: Record<Pile, string[]>;
  offers: Offers;
  decks: Decks;
  /** Skills anybody may take at a level-up, and whose they were (MK-W-15.6). */
  commonSkills: { readonly skill: string; readonly owner: number }[];
  center: CenterToken[];
  curses: Curse[];
  fight: FightState | null;
  /** Which part of the end of the turn comes next (MK-W-15.1). */
  ending: number;
  /** Units so far; each takes its key from here. */
  unitKeys: number;
  turnNumber: number;
  /** Scores of all seats once the match is over. */
  scores: number[] | null;
}

/** The seat whose turn it is, DUMMY for the dummy. */
export const activeSeat = (realm: Realm): number => realm.order[realm.at]!;

export const noMana = (): Record<Mana, number> => ({ red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
export const noCrystals = (): Record<Colour, number> => ({ red: 0, blue: 0, green: 0, white: 0 });
const noReward = (): Record<keyof Reward, number> => ({
  artifact: 0,
  spell: 0,
  advancedAction: 0,
  unit: 0,
  crystals: 0,
  crystalsOfEach: 0,
  dungeon: 0,
});

export const freshArea = (): PlayArea => ({
  stage: 'movement',
  moved: false,
  obliged: true,
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
  reputationCounted: false,
  path: [],
  blocked: 0,
  rewards: noReward(),
  extraTurn: false,
  timeBending: null,
  mustSpend: null,
  polarized: false,
  placed: [],
  seen: [],
});
