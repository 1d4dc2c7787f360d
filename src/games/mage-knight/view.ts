import type { Outcome } from '../../engine/match-state.js';
import type { LaidTile, Offers, SkillState, UnitState } from './state.js';
import type { Colour, Mana, TimeOfDay } from './terms.js';
import type { Pile } from './tokens/enemy.js';
import type { FightNow, Standing } from './vocabulary.js';

/** A token on a space: face down only its colour shows. */
export interface TokenView {
  readonly pile: Pile;
  readonly enemy: string | null;
}

export interface PlaceView {
  readonly space: string;
  readonly tokens: readonly TokenView[];
  /** The ruins token; null = none, 'hidden' = face down. */
  readonly ruins: string | null;
  readonly shields: readonly number[];
  readonly burned: boolean;
  readonly city: { readonly level: number; readonly conquered: boolean; readonly leader: number | null } | null;
}

export interface HeroView {
  readonly hero: string;
  readonly fame: number;
  readonly reputation: number;
  readonly level: number;
  readonly armor: number;
  readonly handLimit: number;
  readonly commands: number;
  readonly space: string | null;
  /** The cards for their owner, otherwise null. */
  readonly hand: readonly string[] | null;
  readonly handSize: number;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly aside: readonly string[];
  readonly crystals: Readonly<Record<Colour, number>>;
  readonly units: readonly UnitState[];
  readonly skills: readonly SkillState[];
  readonly tactic: {
    readonly id: string;
    readonly up: boolean;
    readonly die: Mana | null;
    readonly stash: number;
  } | null;
  readonly claims: readonly Colour[];
  readonly skipped: boolean;
  readonly kept: readonly string[];
  /** Artifacts or skills the owner is looking at. */
  readonly drawn: readonly string[];
  /** Tokens its owner looked at this turn. */
  readonly seen: readonly { readonly pile: Pile | null; readonly space: string | null; readonly enemy: string }[];
  readonly played: readonly string[];
  readonly path: readonly string[];
  readonly standing: Standing;
}

export interface RealmView {
  readonly scenario: string;
  readonly sets: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly time: TimeOfDay;
  readonly turn: number;
  readonly onTurn: number | null;
  readonly order: readonly number[];
  readonly announced: number | null;
  readonly finals: readonly number[] | null;
  readonly heroes: readonly HeroView[];
  readonly dummy: {
    readonly hero: string;
    readonly deck: number;
    readonly discard: readonly string[];
    readonly crystals: Readonly<Record<Colour, number>>;
    readonly tactic: string | null;
  } | null;
  readonly source: readonly Mana[];
  readonly tiles: readonly (LaidTile & { readonly label: string })[];
  readonly places: readonly PlaceView[];
  /** What the back of the next tile shows, and how many are left. */
  readonly nextTile: 'countryside' | 'core' | null;
  readonly tilesLeft: number;
  readonly piles: Readonly<Record<Pile, number>>;
  readonly discards: Readonly<Record<Pile, readonly string[]>>;
  readonly offers: Offers;
  readonly decks: Readonly<Record<'advanced' | 'spells' | 'artifacts' | 'regular' | 'elite', number>>;
  readonly tactics: readonly string[];
  readonly commonSkills: readonly { readonly skill: string; readonly owner: number }[];
  readonly center: readonly { readonly skill: string; readonly owner: number; readonly mark: Mana | null }[];
  readonly fight: (FightNow & { readonly seat: number; readonly space: string; readonly night: boolean }) | null;
  readonly scores: readonly number[] | null;
  readonly outcome: Outcome | null;
}
