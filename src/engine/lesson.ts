import type { Decision } from './decision.js';
import type { Chosen, Scene } from './game.js';
import type { Language } from './language.js';
import type { LogEntry } from './match-state.js';

/** What somebody meets for the first time, in two sentences, and the number of the rule that says the rest. */
export interface Lesson {
  readonly rule: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** How a game teaches while it is played. */
export interface Lessons<View, Entry extends LogEntry = LogEntry> {
  /** Whether this match teaches. */
  isOn(chosen: Chosen): boolean;
  /** What is new to the reader at this decision, by all the reader was told so far; null where nothing is. */
  at(decision: Decision, scene: Scene<View>, told: readonly Entry[]): Lesson | null;
}
