import type { Language } from '../../../engine/language.js';

/** Everything the pictures say that is said nowhere else, in one language. */
export interface PictureWords {
  readonly language: Language;
  readonly day: string;
  readonly night: string;
  readonly round: string;
  roundOf(round: number, rounds: number): string;
  readonly tiles: string;
  readonly source: string;
  readonly playing: string;
  readonly waiting: string;
  readonly acting: string;
  readonly skipped: string;
  readonly outOfGame: string;
  readonly order: string;
  readonly dummy: string;
  readonly explore: string;
  readonly surroundings: string;
  readonly offMap: string;
  readonly entering: string;
}
