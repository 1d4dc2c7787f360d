import type { Said } from '../../src/engine/index.js';

/** One answer of a turn, as kinds of turns read it: `turn=place:pikeman`, `hex=C3`, `loses=A1,B2`. */
export const makeAnswer = (key: string, said: Said): string =>
  `${key}=${typeof said === 'object' ? said.join(',') : said}`;

/** A kind of turn with a budget: it is told by the answers given in it, and by nothing else. */
export interface TurnKind {
  readonly name: string;
  /** The most presses from Play to the end of the turn. */
  readonly most: number;
  /** All answers of the turn, one space between them. */
  readonly answers: RegExp;
}

/** A turn that was played: its presses, and where to find it again. */
export interface Turn {
  readonly presses: number;
  readonly answers: string;
  readonly where: string;
}

export interface Count {
  /** Null for all turns that are of no kind. */
  readonly kind: TurnKind | null;
  readonly turns: number;
  readonly mean: number;
  readonly worst: Turn;
}

/** The turns of each kind that was played, and the others together; the first kind that fits counts. */
export function countByKind(kinds: readonly TurnKind[], turns: readonly Turn[]): Count[] {
  const kindOf = ({ answers }: Turn) => kinds.find(kind => kind.answers.test(answers)) ?? null;
  return [...kinds, null].flatMap(kind => {
    const found = turns.filter(turn => kindOf(turn) === kind);
    if (found.length === 0) return [];
    const mean = found.reduce((sum, { presses }) => sum + presses, 0) / found.length;
    const worst = found.reduce((one, other) => (other.presses > one.presses ? other : one));
    return [{ kind, turns: found.length, mean, worst }];
  });
}
