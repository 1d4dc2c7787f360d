import type { Colour, GameSet } from '../terms.js';

export interface Hero {
  readonly id: string;
  readonly set: GameSet;
  /** The dots on the hero card (MK-W-18.8). */
  readonly dummyCrystals: readonly Colour[];
  /** Copies of each basic action, sixteen together. */
  readonly deck: Readonly<Record<string, number>>;
  readonly skills: readonly string[];
  readonly competitive: string;
  readonly cooperative: string;
}
