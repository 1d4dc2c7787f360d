import type { ShapeName } from '../tiles/shapes.js';

export const SCENARIO_IDS = ['first_reconnaissance', 'solo_conquest'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/**
 * A scenario is data: what is laid out, how long it lasts, what ends it, what counts. Where it has a rule of its own, it
 * names it, and the chapter concerned knows the name.
 */
export interface Scenario {
  readonly id: ScenarioId;
  readonly seats: { readonly min: number; readonly max: number };
  /** Rounds, days and nights in turn from a day (MK-W-2.1). */
  readonly rounds: (seats: number) => number;
  readonly shape: (seats: number) => ShapeName;
  /** How many tiles of each kind (MK-W-1.6). */
  readonly countryside: (seats: number) => number;
  readonly cities: (seats: number) => number;
  readonly cores: (seats: number) => number;
  readonly countrysideOrder: 'random' | 'ascending';
  /** Defended; nobody may enter (MK-W-4.12); open to all from the start (MK-X-5.3). */
  readonly cityKind: 'garrisoned' | 'closed' | 'friendly';
  /** Levels in the order the cities are revealed; the last one stays. */
  readonly cityLevels: (seats: number) => readonly number[];
  /** Whether elite units are dealt once a core tile lies there. */
  readonly elite: boolean;
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
  readonly dummy: (seats: number) => boolean;
  /** Without the competitive spells and skills (MK-C-5.5, 5.8). */
  readonly cooperative: (seats: number) => boolean;
  /** Whether heroes may fight each other (MK-W-6.8). */
  readonly playerCombat: boolean;
  /** Who takes tactics first, and which of them leave the game after a round (MK-X-4.5, 4.6, 6.5, 6.6). */
  readonly dummyTactic: 'after-players' | 'before-players';
  readonly tacticsLeave: (seats: number) => 'none' | 'used';
  readonly end: 'city-revealed' | 'cities-conquered';
  readonly scoring: (seats: number) => 'achievements' | 'solo';
}
