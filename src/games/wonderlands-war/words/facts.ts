import type { Chip, Level } from '../chips.js';
import type { AbilityId, FactionId } from '../faction.js';
import type { RegionId } from '../regions.js';

/** What a sentence about something forbidden may name. */
export interface Facts {
  readonly chair: number;
  readonly chairs: number;
  readonly limit: number;
  readonly count: number;
  readonly strength: number;
  readonly faction: FactionId;
  readonly region: RegionId;
  readonly card: string;
  readonly quest: string;
  readonly ability: AbilityId;
  readonly standee: string;
  readonly chip: Chip;
  readonly level: Level;
}
