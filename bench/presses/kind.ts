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

/** A deed with a budget, where turns are as long as one likes: so many answers in a row, told by them alone. */
export interface DeedKind extends TurnKind {
  readonly deed: true;
}

const isDeed = (kind: TurnKind): kind is DeedKind => 'deed' in kind;

/** A turn that was played: its presses, and where to find it again. */
export interface Turn {
  readonly presses: number;
  readonly answers: string;
  readonly where: string;
  /** The presses of each answer. */
  readonly pressed?: readonly number[];
}

export interface Count {
  /** Null for all turns that are of no kind. */
  readonly kind: TurnKind | null;
  readonly turns: number;
  readonly mean: number;
  readonly worst: Turn;
}

/** Every run of answers that is this deed, as if it were a turn of its own. */
function deedsIn({ answers, pressed = [], where }: Turn, { answers: deed }: DeedKind): Turn[] {
  const found = [...answers.matchAll(new RegExp(`(?<!\\S)(?:${deed.source})(?!\\S)`, 'g'))];
  return found.map(match => {
    const before = answers.slice(0, match.index).split(' ').length - 1;
    const presses = pressed.slice(before, before + match[0].split(' ').length);
    return { answers: match[0], where, presses: presses.reduce((sum, each) => sum + each, 0) };
  });
}

/** The turns of each kind that was played, and the others together; the first kind that fits counts. */
export function countByKind(kinds: readonly TurnKind[], turns: readonly Turn[]): Count[] {
  const kindOf = ({ answers }: Turn) => kinds.find(kind => !isDeed(kind) && kind.answers.test(answers)) ?? null;
  return [...kinds, null].flatMap(kind => {
    const found =
      kind && isDeed(kind) ? turns.flatMap(turn => deedsIn(turn, kind)) : turns.filter(turn => kindOf(turn) === kind);
    if (found.length === 0) return [];
    const mean = found.reduce((sum, { presses }) => sum + presses, 0) / found.length;
    const worst = found.reduce((one, other) => (other.presses > one.presses ? other : one));
    return [{ kind, turns: found.length, mean, worst }];
  });
}
