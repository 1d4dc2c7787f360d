import type { Beginning, Decision } from '../../src/engine/index.js';

/** What a campaign counted: how much was played, and whether the checks had anything to bite on. */
export class Tally {
  matches = 0;
  answers = 0;
  longest: { answers: number; beginning: Beginning } | null = null;
  /** Most options seen, by the key of the decision. */
  readonly options = new Map<string, number>();
  rebuilt = 0;
  undone = 0;
  concealed = 0;
  /** Concealed states that really differed from the true one. */
  different = 0;
  worlds = 0;
  /** Other worlds the reader could not tell from the true one, so that all it was shown could be compared. */
  alike = 0;

  asked(decision: Decision): void {
    const count = decision.kind === 'number' ? decision.max - decision.min + 1 : decision.options.length;
    this.options.set(decision.key, Math.max(count, this.options.get(decision.key) ?? 0));
  }

  ended(beginning: Beginning, answers: number): void {
    this.matches += 1;
    this.answers += answers;
    if (answers > (this.longest?.answers ?? -1)) this.longest = { answers, beginning };
  }
}
