import type { Outcome } from '../../engine/match-state.js';
import type { Auction } from './auction.js';
import type { Charter } from './scenarios/charter.js';
import type { LaidTile, Offers, Phase, SkillState, UnitState } from './state.js';
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
  /** What the space has become, where it is not as printed: a secret site, part of a megapolis, 'none'. */
  readonly site: string | null;
  /** The first part of the megapolis this space belongs to: its tokens, shields and city lie there. */
  readonly partOf: string | null;
  /** Paths of a maze that were taken, by their price. */
  readonly paths: readonly number[];
  readonly city: {
    readonly colors: readonly Colour[];
    readonly level: number;
    readonly conquered: boolean;
    readonly leader: number | null;
  } | null;
}

export interface HeroView {
  /** Empty until one is picked (MK-X-21). */
  readonly hero: string;
  readonly team: number;
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
  /** Order token face down: the next turn is skipped, nobody may attack (MK-W-3.2, 6.8). */
  readonly skipped: boolean;
  /** Out of the game (MK-X-10.3). */
  readonly out: boolean;
  /** The last night of the own incantation (MK-X-9.5). */
  readonly incanted: number;
  /** Cards drafted and not yet in the deck: for their owner, otherwise null; and how many. */
  readonly drafted: readonly string[] | null;
  readonly draftedCount: number;
  readonly kept: readonly string[];
  /** Artifacts or skills the owner is looking at. */
  readonly drawn: readonly string[];
  /** Tokens its owner looked at this turn. */
  readonly seen: readonly { readonly pile: Pile | null; readonly space: string | null; readonly enemy: string }[];
  /** The artifact the Mysterious Box may be used as this turn. */
  readonly box: string | null;
  readonly played: readonly string[];
  readonly path: readonly string[];
  readonly standing: Standing;
}

/** The whole match as a reader may see it. Seats are numbers, the dummy is -1; spaces go by label. */
export interface RealmView {
  readonly scenario: string;
  /** What was agreed on: rounds, map, cities, variants. */
  readonly charter: Charter;
  readonly phase: Phase;
  readonly sets: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly time: TimeOfDay;
  /** Nights begun so far, and whether darkness came for good. */
  readonly nights: number;
  readonly dark: boolean;
  readonly turn: number;
  readonly onTurn: number | null;
  /** Who acts in another's turn: a defender in full attendance, a hero of a joint assault. */
  readonly guest: number | null;
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
  /** Advanced actions that may be taken in exchange, and who still chooses (MK-X-34). */
  readonly upgrades: readonly string[];
  readonly upgrading: readonly number[];
  /** The auction of heroes while it goes on. */
  readonly auction: Auction | null;
  /** The cards the reader looks at in the draft. */
  readonly draft: readonly string[] | null;
  /** The hero the reader's team counts on (MK-X-10.8). */
  readonly champion: number | null;
  readonly joint: {
    readonly city: string;
    readonly members: readonly number[];
    readonly at: number;
    readonly shares: readonly (readonly string[])[];
    readonly ending: boolean;
  } | null;
  readonly center: readonly { readonly skill: string; readonly owner: number; readonly mark: Mana | null }[];
  readonly fight: (FightNow & { readonly seat: number; readonly space: string; readonly night: boolean }) | null;
  /** Interactive combat: who set a die, and its face for whoever may see it (MK-X-33). */
  readonly secretDie: { readonly by: number; readonly face: Mana | null } | null;
  readonly scores: readonly number[] | null;
  /** Whether the mission was accomplished; null = not over, or the scenario has none. */
  readonly accomplished: boolean | null;
  readonly outcome: Outcome | null;
}
