import type { Language } from '../../../engine/language.js';
import type { LeapStep, LineStep, MoveStep } from '../card.js';
import type { Orientation, SquareName } from '../vocabulary.js';

/** A position, or two, that explain a rule. */
export interface Example {
  /** Schools of the one on turn and of the opponent. */
  readonly schools: readonly [own: string, other: string];
  /** The being or flare it speaks of, shown beside the board; the one on turn holds it. */
  readonly card?: string;
  readonly boards: readonly ExampleBoard[];
}

/** A part of the board. What is framed is worked out by the rules. */
export interface ExampleBoard {
  readonly title?: Readonly<Record<Language, string>>;
  /** Letters, each before its squares: c h l own commons, heroics and legendaries, C H L the opponent's. */
  readonly pieces: string;
  /** How the pattern of the card lies. */
  readonly laying?: `${SquareName}:${Orientation}`;
  /** A piece that may go, and how. */
  readonly goes?: Going;
  /** Pieces that count towards a task of the centre. */
  readonly central?: readonly SquareName[];
  /** Squares the rule speaks of. */
  readonly lit?: readonly SquareName[];
  /** The whole board, not only the part around its centre. */
  readonly whole?: true;
}

export interface Going {
  readonly from: SquareName;
  readonly step: MoveStep | LeapStep | LineStep;
}
