/** One passage of the rules in one language, as its file says it. */
export interface Passage {
  /** The same in both languages: small letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  /** Numbers of the rules it covers, rulings on open points (AMB-14) among them. */
  readonly rules: readonly string[];
  /** Where the printed rulebook has it, by its own heading; null where it is silent. */
  readonly chapter: string | null;
  /** Other words people ask with: synonyms, inflected forms, whole phrases. */
  readonly words: readonly string[];
  /** Passages that belong to it, by id. */
  readonly see: readonly string[];
  /** The worked example whose position is shown, or null. */
  readonly example: string | null;
  readonly body: string;
}

/** One chapter: a file. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly passages: readonly Passage[];
}

/** A file of the rules that cannot be read: where, and what to do about it. */
export class BadPassage extends Error {
  override readonly name = 'BadPassage';

  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`);
  }
}
