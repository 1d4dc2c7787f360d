import type { MatchState } from '../../engine/match-state.js';
import type { Auction } from './auction.js';
import type { RealmEntry } from './entries.js';
import type { FightState } from './fight/state.js';
import type { PlayArea } from './play-area.js';
import type { Charter } from './scenarios/charter.js';
import type { ScenarioId } from './scenarios/scenario.js';
import type { Colour, GameSet, Mana, TimeOfDay } from './terms.js';
import type { Space } from './tiles/lattice.js';
import type { Site } from './tiles/tile.js';
import type { Pile } from './tokens/enemy.js';

/** Which step comes next. */
export type Phase =
  | 'auction' // heroes are picked and bid for (MK-X-21)
  | 'draft' // advanced actions are drafted (MK-X-35)
  | 'evening' // a round is over: what the scenario and its variants do then
  | 'upgrades' // advanced actions are taken in exchange (MK-X-34)
  | 'prepare' // a new round is laid out (MK-W-2.2)
  | 'reset' // everybody takes up cards and units (MK-W-2.4)
  | 'tactics' // the next tactic is chosen (MK-W-2.5)
  | 'before' // what may be done before a turn, and its start (MK-W-3.16)
  | 'member' // the next hero of a joint assault begins (MK-W-17.9)
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
  banner: BannerState | null;
  /** The card or skill that serves as its command token (Banner of Command, Bonds of Loyalty). */
  under: string | null;
  /** Whether it took damage in this fight without a wound (MK-W-11.10). */
  spared: boolean;
}

/** `lent`: the Mysterious Box used as this banner until the turn ends. */
export interface BannerState {
  readonly card: string;
  up: boolean;
  readonly lent: boolean;
}

export interface SkillState {
  readonly id: string;
  up: boolean;
  /** Mana Suppression: mana laid on the token. Master of Chaos: where the marker stands. */
  marks: Mana[];
}

export interface HeroState {
  /** Empty until one is picked (MK-X-21). */
  hero: string;
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
  /** Out of the game (MK-X-10.3). */
  out: boolean;
  /** The last night in which the incantation was spoken (MK-X-9.5). */
  incanted: number;
  /** Advanced actions drafted and not yet in the deck (MK-X-35.2). */
  drafted: string[];
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
  city: CityState | null;
  /** What the space has become: a secret dungeon, part of a megapolis, a closed portal; null = as printed. */
  site: Site | 'none' | null;
  /** Paths of a maze that were taken, by their price (MK-S-20.1). */
  paths: number[];
  /** The space a second part of a megapolis belongs to: tokens, shields and city lie there (MK-S-9.4). */
  partOf: Space | null;
}

export interface CityState {
  /** Its colour; a megapolis has two. */
  readonly colors: readonly Colour[];
  readonly level: number;
  conquered: boolean;
}

export interface LaidTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  /** How many sixths it is turned clockwise (MK-X-23); 0 = its number at the bottom. */
  readonly turn: number;
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

/** A city assaulted by several heroes, one after the other (MK-W-17). */
export interface JointAssault {
  readonly city: Space;
  /** In the order of the round from the initiator. */
  readonly members: readonly number[];
  /** Who fights, or ends the turn, now. */
  at: number;
  /** Defenders each still faces. */
  shares: Token[][];
  /** Where each moved in from; null = not yet, or stayed out. */
  from: (Space | null)[];
  /** Whether all have fought and their turns end. */
  ending: boolean;
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
  readonly charter: Charter;
  /** The team of each seat; everybody has one of their own unless they play in pairs or all together (MK-X-16). */
  readonly teams: readonly number[];
  readonly sets: readonly GameSet[];
  phase: Phase;
  round: number;
  time: TimeOfDay;
  /** Nights begun so far, and whether darkness has come for good (MK-X-26.1). */
  nights: number;
  dark: boolean;
  heroes: HeroState[];
  dummy: Dummy | null;
  /** Seats and the dummy in the order of this round. */
  order: number[];
  at: number;
  /** Who acts in another's turn: a defender who attends in full, a hero of a joint assault (MK-W-16.1, 17.5). */
  guest: number | null;
  /** Who had the last turn (MK-X-33.2). */
  lastSeat: number | null;
  /** Who still chooses a tactic. */
  choosing: number[];
  tactics: { open: string[]; removed: string[] };
  /** Who announced the end of the round, and who still has a last turn (MK-W-2.7). */
  announced: number | null;
  closing: number[] | null;
  /** Once the scenario's end is triggered: who still has a last turn (MK-X-12.3). */
  finals: number[] | null;
  /** Whether it was triggered in the turn that is being played. */
  justEnded: boolean;
  /** Dice in the source. */
  source: Mana[];
  diceCount: number;
  tiles: readonly LaidTile[];
  /** Keyed by space. */
  places: Record<string, Place>;
  /** Villages and monasteries just revealed whose secret site is still to be placed (MK-X-8.4). */
  secrets: { readonly beside: Space; readonly site: 'dungeon' | 'tomb' }[];
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
  joint: JointAssault | null;
  /** Which part of the end of the turn comes next (MK-W-15.1). */
  ending: number;
  /** Units so far; each takes its key from here. */
  unitKeys: number;
  turnNumber: number;
  /** The auction of heroes while it goes on (MK-X-21). */
  auction: Auction | null;
  /** Cards each seat looks at in the draft (MK-X-35). */
  draft: string[][];
  /** Spaces where a rampaging enemy was beaten (MK-X-31.2). */
  cleared: Space[];
  /** Advanced actions that may be taken in exchange, and who still chooses (MK-X-34). */
  upgrades: string[];
  upgrading: number[];
  /** The hero each team counts on, in teams of One to Return; only its own team knows (MK-X-10.8). */
  champions: (number | null)[];
  /** Scores of all seats once the match is over, and whether the mission was accomplished. */
  scores: number[] | null;
  accomplished: boolean | null;
}

/** The seat whose turn it is in the order of the round, DUMMY for the dummy. */
export const seatInOrder = ({ order, at }: Realm): number => order[at]!;

/** Who acts: a guest in somebody else's turn, otherwise whose turn it is. */
export const activeSeat = (realm: Realm): number => realm.guest ?? seatInOrder(realm);
