import type { Language } from '../../../src/engine/index.js';
import type { Rulebook } from '../../../src/rulebook/index.js';

/** Who reads, what is typed, and what answers it: entries by id, or rules by number for the passages that cover them. */
export type Asked = readonly [language: Language, text: string, ...answers: string[]];

export interface Answered {
  readonly asked: Asked;
  /** What the rulebook found, best first. */
  readonly found: readonly string[];
  /** Where the first right answer stands, from 1; 0 = not among these. */
  readonly rank: number;
  /** Whether the first was given as the answer. */
  readonly isSure: boolean;
}

const LOOKED_AT = 3;

export function answer(rulebook: Rulebook, asked: Asked, game: string, isOnly = false): Answered {
  const [language, text, ...answers] = asked;
  const hits = rulebook.find({ text, language, most: LOOKED_AT, ...(isOnly ? { game } : { here: game }) });
  const found = hits.map(({ entry }) => entry.id);
  const right = answers.map(each => idOf(rulebook, game, each));
  return { asked, found, rank: found.findIndex(id => right.includes(id)) + 1, isSure: hits[0]?.isSure === true };
}

/** The entry an answer names, by its id or by the number of a rule; undefined where there is none. */
export function idOf(rulebook: Rulebook, game: string, named: string): string | undefined {
  const entries = rulebook.book(game)?.sections.flatMap(({ entries }) => entries) ?? [];
  return entries.find(({ id, kind, rules }) => id === named || (kind === 'passage' && rules.includes(named)))?.id;
}

/** Shares of questions answered rightly at once, and among the first three. */
export function shares(answered: readonly Answered[]): { first: number; three: number } {
  const share = (isRight: (rank: number) => boolean): number =>
    answered.filter(({ rank }) => isRight(rank)).length / answered.length;
  return { first: share(rank => rank === 1), three: share(rank => rank > 0) };
}
