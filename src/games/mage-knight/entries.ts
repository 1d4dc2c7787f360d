import type { FightCause, FightPhase } from './fight/state.js';
import type { ScenarioId } from './scenarios/scenario.js';
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
    | 'all-cities'
    | 'rounds'
    | 'dummy'
    | 'unannounced';
  readonly points: number;
  readonly title: number;
};

export type RealmEntry =
  | { readonly tell: 'match-begins'; readonly scenario: ScenarioId; readonly heroes: readonly string[] }
  | {
      readonly tell: 'round-begins';
      readonly round: number;
      readonly rounds: number;
      readonly time: TimeOfDay;
      readonly source: readonly Mana[];
    }
  | { readonly tell: 'tactic'; readonly seat: number; readonly tactic: string }
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
  | { readonly tell: 'turned-up'; readonly space: SpaceName; readonly enemies: readonly string[] }
  | { readonly tell: 'ruins-turned-up'; readonly space: SpaceName; readonly ruins: string }
  | { readonly tell: 'peeked'; readonly seat: number; readonly space: SpaceName | null; readonly pile: string | null }
  | { readonly tell: 'saw-token'; readonly enemy: string }
  | { readonly tell: 'drew'; readonly seat: number; readonly count: number }
  | { readonly tell: 'drawn'; readonly cards: readonly string[] }
  | { readonly tell: 'discarded'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly tell: 'thrown-away'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly tell: 'showed'; readonly seat: number; readonly cards: readonly string[]; readonly reveals: true }
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
  | { readonly tell: 'phase'; readonly seat: number; readonly phase: FightPhase }
  | { readonly tell: 'summoned'; readonly by: string; readonly enemy: string }
  | { readonly tell: 'affected'; readonly seat: number; readonly enemy: string; readonly what: string }
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
  | { readonly tell: 'end-triggered'; readonly seat: number; readonly by: 'city-revealed' | 'cities-conquered' }
  | { readonly tell: 'scored'; readonly seat: number; readonly lines: readonly ScoreLine[]; readonly total: number };
