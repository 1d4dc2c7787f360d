import type { Language } from './language.js';
import type { Beginning } from './replay.js';
import type { Answer } from './table.js';

type Texts = Readonly<Record<Language, string>>;

/** A step of a first match: what is to be done there and why, in two sentences, and the number of the rule behind it. */
export interface CourseStep {
  /** Which of the answers it asks for. */
  readonly at: number;
  readonly text: Texts;
  readonly rule: string;
  /** Why not, for whoever presses something else. */
  readonly otherwise: Texts;
}

/**
 * A prepared first match against the computer: how it begins and all that is answered in it. At its steps the learner
 * answers; everything else, also what the computer does, plays itself.
 */
export interface Course {
  readonly beginning: Beginning;
  readonly seat: number;
  readonly answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[];
  readonly steps: readonly CourseStep[];
  /** What has been learnt in the end, in two sentences. */
  readonly end: Texts;
}
