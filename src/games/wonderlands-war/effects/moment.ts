import type { Chip } from '../chips.js';
import type { Wonderland } from '../state.js';
import type { Unit } from '../units.js';

/** What an ability is judged by: whose it is, and the chip, roll or unit it is about. */
export interface Moment {
  readonly state: Wonderland;
  readonly seat: number;
  /** The card, chip or ability it stands on. */
  readonly source?: string;
  readonly chip?: Chip;
  /** What the chip counts for. */
  readonly value?: number;
  readonly rolled?: number;
  readonly unit?: Unit;
  /** How the feat was claimed, how the chip is forged. */
  readonly feat?: 'met' | 'free';
  readonly forging?: 'symbol' | 'chip' | 'card';
}
