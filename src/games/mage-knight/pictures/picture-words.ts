import type { Language } from '../../../engine/language.js';
import type { Skill } from '../cards/card.js';

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
  readonly or: string;
  readonly wound: string;
  readonly woundText: string;
  readonly armor: string;
  readonly limit: string;
  readonly deck: string;
  readonly discard: string;
  readonly level: string;
  readonly yourHand: string;
  readonly mana: string;
  readonly played: string;
  readonly units: string;
  commands(units: number, tokens: number): string;
  readonly skills: string;
  readonly tactic: string;
  readonly drafted: string;
  readonly unit: Readonly<Record<'ready' | 'used' | 'wounded', string>>;
  readonly usage: Readonly<Record<Skill['usage'], string>>;
  readonly used: string;
  readonly ownCards: string;
}
