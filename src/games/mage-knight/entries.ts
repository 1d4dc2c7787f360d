import type { FightCause, FightPhase } from './fight/state.js';
import type { EndKind, ScenarioId } from './scenarios/scenario.js';
import type { Colour, Mana, TimeOfDay } from './terms.js';
import type { Site } from './tiles/tile.js';

/**
 * Everything the log says, as data. Seats are numbers, -1 is the dummy player; spaces go by their label ('C4'), cards,
 * units, skills, tactics, enemies and tiles by their id.
 */
export type SpaceName = string;
export type Why = 'fight' | 'tile' | 'card' | 'altar' | 'crystals' | 'line';

/** One line of the scoring sheet (MK-X-13). */
export type ScoreLine = {
  readonly category:
    | 'fame'
    | 'knowledge'
    | 'loot'
    | 'leader'
    | 'conqueror'
    | 'adventurer'
    | 'beating'
    | 'cities'
    | 'mines'
    | 'leaders'
    | 'all-cities'
    | 'rounds'
    | 'dummy'
    | 'unannounced'
    | 'keeps'
    | 'towers'
    | 'returned';
  readonly points: number;
  readonly title: number;
};

export type RealmEntry =
  | { readonly tell: 'match-begins'; readonly scenario: ScenarioId; readonly heroes: readonly string[] }
  /** The auction of heroes (MK-X-21): its order, a pick, a bid, who takes the hero for how much Fame. */
  | { readonly tell: 'auction-begins'; readonly seats: readonly number[] }
  | { readonly tell: 'hero-picked'; readonly seat: number; readonly hero: string }
  | { readonly tell: 'bid'; readonly seat: number; readonly amount: number }
  | { readonly tell: 'hero-taken'; readonly seat: number; readonly hero: string; readonly paid: number }
  | { readonly tell: 'draft-begins' }
  /** Told to its team only: the hero it counts on (MK-X-10.8). */
  | { readonly tell: 'champion'; readonly seat: number }
  | {
      readonly tell: 'round-begins';
      readonly round: number;
      readonly rounds: number;
      readonly time: TimeOfDay;
      readonly source: readonly Mana[];
    }
  | { readonly tell: 'tactic'; readonly seat: number; readonly tactic: string }
  /** A cooperation drops one of the tactics used (MK-X-6.6). */
  | { readonly tell: 'tactic-dropped'; readonly tactic: string }
  /** A drafted card came into somebody's deck; which one only its owner is told (MK-X-35.2). */
  | { readonly tell: 'draft-added'; readonly seat: number }
  /** Advanced actions that may be taken in exchange, and one that was (MK-X-34). */
  | { readonly tell: 'upgrades'; readonly cards: readonly string[] }
  | { readonly tell: 'upgraded'; readonly seat: number; readonly card: string; readonly away: string }
  /** One to Return: the portal closes, a hero is out of the game (MK-X-10.3). */
  | { readonly tell: 'portal-closed' }
  | { readonly tell: 'out'; readonly seat: number }
  | { readonly tell: 'order'; readonly seats: readonly number[] }
  | { readonly tell: 'turn-begins'; readonly seat: number; readonly turn: number; readonly last: boolean }
  | { readonly tell: 'turn-skipped'; readonly seat: number }
  | { readonly tell: 'announced'; readonly seat: number }
  | { readonly tell: 'forfeited'; readonly seat: number }
  | { readonly tell: 'plundered'; readonly seat: number; readonly space: SpaceName }
  | { readonly tell: 'gift'; readonly seat: number; readonly mana: Mana; readonly space: SpaceName }
  | {
      readonly tell: 'played';
      readonly seat: number;
      readonly card: string;
      readonly side: 'basic' | 'powered' | 'sideways';
      /** Mana paid for it, as it lay there. */
      readonly mana: readonly string[];
      /** Sideways: what it counts as, and how much. */
      readonly as: 'move' | 'influence' | 'attack' | 'block' | null;
      readonly amount: number;
    }
  | {
      readonly tell: 'unit-used';
      readonly seat: number;
      readonly unit: string;
      readonly ability: number;
      readonly mana: readonly string[];
    }
  | { readonly tell: 'skill-used'; readonly seat: number; readonly skill: string }
  | { readonly tell: 'skill-returned'; readonly seat: number; readonly skill: string; readonly owner: number }
  | { readonly tell: 'skill-expired'; readonly seat: number; readonly skill: string }
  | { readonly tell: 'tactic-used'; readonly seat: number; readonly tactic: string }
  | {
      readonly tell: 'moved';
      readonly seat: number;
      readonly path: readonly SpaceName[];
      readonly cost: number;
      readonly provoked: readonly string[];
    }
  | { readonly tell: 'carried'; readonly seat: number; readonly from: SpaceName; readonly at: SpaceName }
  | { readonly tell: 'explored'; readonly seat: number | null; readonly tile: string; readonly label: string }
  | {
      readonly tell: 'city-founded';
      readonly space: SpaceName;
      readonly colors: readonly Colour[];
      readonly level: number;
    }
  | { readonly tell: 'turned-up'; readonly space: SpaceName; readonly enemies: readonly string[] }
  | { readonly tell: 'ruins-turned-up'; readonly space: SpaceName; readonly ruins: string }
  | { readonly tell: 'peeked'; readonly seat: number; readonly space: SpaceName | null; readonly pile: string | null }
  | { readonly tell: 'saw-token'; readonly enemy: string }
  | { readonly tell: 'drew'; readonly seat: number; readonly count: number }
  | { readonly tell: 'drawn'; readonly cards: readonly string[] }
  | { readonly tell: 'discarded'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly tell: 'thrown-away'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly tell: 'showed'; readonly seat: number; readonly cards: readonly string[]; readonly reveals: true }
  /** The Mysterious Box turned up an artifact. */
  | { readonly tell: 'box'; readonly seat: number; readonly card: string }
  | { readonly tell: 'stolen'; readonly seat: number; readonly card: string; readonly from: number }
  | { readonly tell: 'rested'; readonly seat: number; readonly slow: boolean; readonly cards: readonly string[] }
  | {
      readonly tell: 'wounded';
      readonly seat: number;
      readonly hand: number;
      readonly discard: number;
      readonly by: string | null;
    }
  | { readonly tell: 'healed'; readonly seat: number; readonly unit: string | null; readonly count: number }
  | { readonly tell: 'unit-wounded'; readonly seat: number; readonly unit: string; readonly wounds: number }
  | { readonly tell: 'unit-lost'; readonly seat: number; readonly unit: string; readonly disbanded: boolean }
  | { readonly tell: 'unit-readied'; readonly seat: number; readonly unit: string }
  | { readonly tell: 'unit-spent'; readonly seat: number; readonly unit: string; readonly by: number }
  | { readonly tell: 'crystal'; readonly seat: number; readonly colour: Colour; readonly amount: number }
  | { readonly tell: 'mana'; readonly seat: number; readonly mana: Mana; readonly amount: number }
  | { readonly tell: 'rolled'; readonly seat: number | null; readonly faces: readonly Mana[] }
  | { readonly tell: 'source'; readonly dice: readonly Mana[] }
  | { readonly tell: 'die-set'; readonly seat: number; readonly from: Mana; readonly face: Mana }
  | { readonly tell: 'die-taken'; readonly seat: number; readonly face: Mana }
  | { readonly tell: 'fame'; readonly seat: number; readonly amount: number; readonly total: number; readonly why: Why }
  | { readonly tell: 'reputation'; readonly seat: number; readonly amount: number; readonly total: number }
  | {
      readonly tell: 'fight-begins';
      readonly seat: number;
      readonly cause: FightCause;
      readonly site: Site | null;
      readonly space: SpaceName;
      readonly enemies: readonly string[];
    }
  /** A fight between players (MK-W-16): attack, attendance, each blow, its end. */
  | { readonly tell: 'attacked'; readonly seat: number; readonly defender: number; readonly space: SpaceName }
  | { readonly tell: 'attends'; readonly seat: number; readonly full: boolean }
  | { readonly tell: 'struck'; readonly seat: number; readonly amount: number; readonly phase: 'ranged' | 'melee' }
  | { readonly tell: 'fended'; readonly seat: number; readonly reduction: number; readonly damage: number }
  | { readonly tell: 'passed'; readonly seat: number }
  | { readonly tell: 'pushed'; readonly seat: number; readonly loser: number; readonly to: SpaceName }
  | {
      readonly tell: 'clash-ends';
      readonly aggressor: number;
      readonly defender: number;
      readonly winner: number | null;
    }
  /** A joint assault (MK-W-17): its proposal, the answer, who faces whom, who stayed out. */
  | {
      readonly tell: 'joint-proposed';
      readonly city: SpaceName;
      readonly by: number;
      readonly seats: readonly number[];
      readonly shares: readonly number[];
    }
  | { readonly tell: 'joint-answer'; readonly agreed: boolean }
  | {
      readonly tell: 'joint-begins';
      readonly city: SpaceName;
      readonly seats: readonly number[];
      readonly enemies: readonly (readonly string[])[];
    }
  | { readonly tell: 'stayed-out'; readonly seat: number }
  /** Druid Nights: an incantation, a shield on a glade (MK-X-9). */
  | { readonly tell: 'incantation'; readonly seat: number; readonly night: number; readonly shields: number }
  | { readonly tell: 'marked'; readonly seat: number; readonly space: SpaceName }
  /** Dungeon Lords: a secret site (MK-X-8.4). */
  | {
      readonly tell: 'secret-site';
      readonly seat: number;
      readonly space: SpaceName;
      readonly site: 'dungeon' | 'tomb';
    }
  | { readonly tell: 'phase'; readonly seat: number; readonly phase: FightPhase }
  /** Interactive combat: the die that was set is shown, or a colour denied (MK-X-33.3). */
  | { readonly tell: 'die-shown'; readonly seat: number; readonly face: Mana; readonly reveals: true }
  | { readonly tell: 'die-denied'; readonly seat: number; readonly face: Mana }
  | { readonly tell: 'summoned'; readonly by: string; readonly enemy: string }
  /** An effect on an enemy, or on a unit of the rival fought. */
  | {
      readonly tell: 'affected';
      readonly seat: number;
      readonly enemy: string;
      readonly unit: boolean;
      readonly what: string;
    }
  | {
      readonly tell: 'blocked';
      readonly seat: number;
      readonly enemy: string;
      readonly attack: number;
      readonly value: number;
    }
  | { readonly tell: 'cancelled'; readonly seat: number; readonly enemy: string; readonly attack: number }
  | {
      readonly tell: 'beaten';
      readonly seat: number;
      readonly enemies: readonly string[];
      readonly value: number;
      readonly armor: number;
    }
  | { readonly tell: 'knocked-out'; readonly seat: number; readonly by: 'wounds' | 'paralyze' }
  | { readonly tell: 'fight-ends'; readonly seat: number; readonly won: boolean }
  | { readonly tell: 'conquered'; readonly seat: number; readonly space: SpaceName; readonly site: Site }
  | { readonly tell: 'repelled'; readonly seat: number; readonly at: SpaceName }
  | { readonly tell: 'withdrew'; readonly seat: number; readonly at: SpaceName; readonly wounds: number }
  | { readonly tell: 'left-map'; readonly seat: number }
  | { readonly tell: 'interaction'; readonly seat: number; readonly space: SpaceName; readonly modifier: number }
  | { readonly tell: 'recruited'; readonly seat: number; readonly unit: string; readonly cost: number }
  | {
      readonly tell: 'bought';
      readonly seat: number;
      readonly what: 'healing' | 'spell' | 'advanced' | 'artifact' | 'elite' | 'ready';
      readonly card: string | null;
      readonly cost: number;
    }
  | {
      readonly tell: 'gained-card';
      readonly seat: number;
      readonly card: string;
      readonly into: 'hand' | 'discard' | 'deck';
    }
  /** Told to its owner only: which artifacts were drawn and which came under the deck. */
  | { readonly tell: 'artifacts'; readonly cards: readonly string[]; readonly back: string }
  | { readonly tell: 'artifacts-drawn'; readonly seat: number; readonly count: number }
  | { readonly tell: 'offer'; readonly deck: 'advanced' | 'spells' | 'units' | 'monastery'; readonly card: string }
  | { readonly tell: 'altar'; readonly seat: number; readonly space: SpaceName }
  | { readonly tell: 'level'; readonly seat: number; readonly level: number }
  | { readonly tell: 'skill-gained'; readonly seat: number; readonly skill: string; readonly common: boolean }
  | { readonly tell: 'banner'; readonly seat: number; readonly card: string; readonly unit: string }
  | { readonly tell: 'extra-turn'; readonly seat: number; readonly by: string }
  | { readonly tell: 'dummy'; readonly flipped: number; readonly left: number; readonly colour: Colour | null }
  | { readonly tell: 'dummy-gains'; readonly card: string | null; readonly crystal: Colour | null }
  | { readonly tell: 'end-triggered'; readonly seat: number; readonly by: EndKind }
  | { readonly tell: 'scored'; readonly seat: number; readonly lines: readonly ScoreLine[]; readonly total: number };
