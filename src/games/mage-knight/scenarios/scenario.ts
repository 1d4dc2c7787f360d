import type { ShapeName } from '../tiles/shapes.js';

export const SCENARIO_IDS = [
  'first_reconnaissance',
  'full_conquest',
  'blitz_conquest',
  'solo_conquest',
  'mines_liberation',
  'full_cooperation',
  'blitz_cooperation',
  'dungeon_lords',
  'druid_nights',
  'one_to_return',
  'conquer_and_hold',
] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];
export const isScenarioId = (text: string): text is ScenarioId => SCENARIO_IDS.some(id => id === text);

/** What ends a scenario before its rounds are over; `rounds` = nothing does. */
export type EndKind =
  | 'city-revealed'
  | 'cities-conquered'
  | 'mines-free'
  | 'dungeons-conquered'
  | 'incantations'
  | 'rounds';

/** How a match is scored: the sheet of each player, one for all together, or nothing but what the scenario names. */
export type ScoringKind = 'achievements' | 'solo' | 'cooperation' | 'return' | 'hold';

/** What a scenario adds to the achievements (MK-X-2.5, 5.13, 8.12). */
export type ScoreBonus = 'cities' | 'mines' | 'dungeons' | null;

/** Defended; nobody may enter (MK-W-4.12); open to all from the start (MK-X-5.3). */
export type CityKind = 'garrisoned' | 'closed' | 'friendly';

/** Rules of its own: the chapter concerned knows the name. */
export type Special = 'mines' | 'dungeons' | 'druids' | 'return' | 'hold' | null;

export type BySeats<T> = (seats: number) => T;

/**
 * A scenario is data: what is laid out, how long it lasts, what ends it, what counts. What a table agreed on besides is
 * added to it in its charter.
 */
export interface Scenario {
  readonly id: ScenarioId;
  readonly seats: { readonly min: number; readonly max: number };
  /** Rounds, days and nights in turn from a day (MK-W-2.1). */
  readonly rounds: BySeats<number>;
  readonly shape: BySeats<ShapeName>;
  /** How many tiles of each kind (MK-W-1.6). */
  readonly countryside: BySeats<number>;
  readonly cities: BySeats<number>;
  readonly cores: BySeats<number>;
  readonly countrysideOrder: 'random' | 'ascending';
  /** Tiles that are never left out, and those that always are. */
  readonly always: readonly string[];
  readonly never: readonly string[];
  readonly cityKind: CityKind;
  /** Levels in the order the cities are revealed; the last one stays. */
  readonly cityLevels: BySeats<readonly number[]>;
  /** When elite units are dealt: never, once a core tile lies there, or from this round on (MK-W-2.3, MK-X-11.5). */
  readonly elite: BySeats<'never' | 'core' | number>;
  /** Whether level IV units are left out (MK-X-11.4). */
  readonly withoutLevelFour: boolean;
  /** Whether the first unit offer must show a village unit (MK-X-1.6). */
  readonly villageUnitFirst: boolean;
  readonly startFame: number;
  readonly startReputation: number;
  readonly extraDice: number;
  readonly extraUnits: number;
  /** Fame for every line crossed on the Fame track (MK-X-3.4). */
  readonly famePerLine: number;
  /** Fame for revealing a tile (MK-X-1.4). */
  readonly famePerTile: number;
  /** Whether the dummy player plays with so many (MK-X-14). */
  readonly dummy: BySeats<boolean>;
  /** All play together: without the competitive spells and skills (MK-C-5.5, 5.8), as one team (MK-X-6.7). */
  readonly cooperative: BySeats<boolean>;
  /** Whether heroes may fight each other (MK-W-6.8). */
  readonly playerCombat: boolean;
  /** Who takes tactics first, and which of them leave the game after a round (MK-X-4.5, 4.6, 6.5, 6.6). */
  readonly dummyTactic: 'after-players' | 'before-players';
  readonly tacticsLeave: BySeats<'none' | 'used' | 'one'>;
  readonly end: EndKind;
  readonly scoring: BySeats<ScoringKind>;
  readonly bonus: ScoreBonus;
  readonly special: Special;
}

/** One of several numbers, by the number of players from the least that may play. */
export const byPlayers =
  <T>(least: number, counts: readonly T[]): BySeats<T> =>
  seats =>
    counts[Math.min(seats - least, counts.length - 1)]!;

/** What most scenarios share. */
export const PLAIN = {
  seats: { min: 2, max: 4 },
  countrysideOrder: 'random',
  always: [],
  never: [],
  cityKind: 'garrisoned',
  cityLevels: () => [1],
  elite: () => 'core',
  withoutLevelFour: false,
  villageUnitFirst: false,
  startFame: 0,
  startReputation: 0,
  extraDice: 0,
  extraUnits: 0,
  famePerLine: 0,
  famePerTile: 0,
  dummy: () => false,
  cooperative: () => false,
  playerCombat: true,
  dummyTactic: 'after-players',
  tacticsLeave: () => 'none',
  end: 'rounds',
  scoring: () => 'achievements',
  bonus: null,
  special: null,
} as const satisfies Partial<Scenario>;

/** Start bonuses and dice of the fast scenarios (MK-X-3.4 to 3.6). */
export const BLITZ = {
  startFame: 1,
  startReputation: 2,
  extraDice: 1,
  extraUnits: 1,
  famePerLine: 1,
} as const satisfies Partial<Scenario>;
