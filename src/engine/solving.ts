import type { Decision, Said } from './decision.js';
import type { Game } from './game.js';
import type { MatchState } from './match-state.js';
import { compareMeasures, endsLine, type Measures, type PuzzleKind } from './puzzle.js';
import { advance } from './rules.js';

/** What a seat says until its line is over, and what comes of it. */
export interface Line {
  readonly said: readonly Said[];
  readonly measures: Measures;
}

/** Everything a seat can reach. */
export interface Solved {
  /** The best line, and how many different positions are as good as the one it leads to. */
  readonly best: Line;
  readonly equals: number;
  /** What is reached by whoever does not find it; null where nothing else can be reached. */
  readonly second: Measures | null;
  /** How many different positions the lines end in. */
  readonly ends: number;
}

/** More ways to answer one question than this are not looked through. */
const MOST_WAYS = 160;
/** Numbers that are typed, because no menu holds so many, are none of a puzzle's. */
const MOST_NUMBERS = 100;
/** A menu holds so many options to choose several of. */
const MOST_CHOSEN_FROM = 25;

class TooWide extends Error {
  override readonly name = 'TooWide';
}

/**
 * Plays every line of the seat from a resting point to its end. Null where there are more than `most` steps to try, or a
 * line comes to a question the solver does not go through or an outcome that is not decided.
 */
export function solve<State extends MatchState>(
  game: Pick<Game<State>, 'step'>,
  kind: Pick<PuzzleKind<State>, 'measure' | 'isOver' | 'ordered'>,
  before: State,
  seat: number,
  most: number,
): Solved | null {
  const { sealed } = before;
  const seen = new Set<string>();
  const ends = new Map<string, Line>();
  let steps = 0;
  const lookOf = (state: State): string =>
    textOf({ ...(kind.ordered?.(state, seat) ?? state), random: [0, 0, 0, 0], sealed: 0 });

  /** Tries everything from a resting point, once however it was come by. */
  function explore(state: State, said: readonly Said[]): void {
    const look = lookOf(state);
    if (seen.has(look)) return;
    seen.add(look);
    answerOn(textOf(state), [], said);
  }

  function answerOn(rest: string, given: readonly Said[], said: readonly Said[]): void {
    steps += 1;
    if (steps > most) throw new TooWide();
    const state = JSON.parse(rest) as State;
    const rules = game.step(state);
    let turn = advance(rules, [], { rests: true });
    for (const each of given) turn = advance(rules, [each], { rests: true });
    const asked = turn.done ? [] : turn.value;
    if (turn.done && state.outcome === null) explore(state, said);
    else if (endsLine(kind, state, asked, seat, sealed)) finish(state, said);
    else for (const way of waysToAnswer(asked[0]!)) answerOn(rest, [...given, way], [...said, way]);
  }

  function finish(after: State, said: readonly Said[]): void {
    const measures = kind.measure(before, after, seat);
    if (measures === null) throw new TooWide();
    const end = lookOf(after);
    const known = ends.get(end);
    if (!known || said.length < known.said.length) ends.set(end, { said, measures });
  }

  try {
    explore(before, []);
  } catch (error) {
    if (error instanceof TooWide) return null;
    throw error;
  }
  return summedUp([...ends.values()]);
}

/** The state as it is at a resting point, with nothing left to be told. */
const textOf = (state: MatchState): string => JSON.stringify({ ...state, news: [] });

function summedUp(lines: readonly Line[]): Solved | null {
  const [best, ...others] = [...lines].sort((one, other) => compareMeasures(other.measures, one.measures));
  if (!best) return null;
  const worse = others.filter(({ measures }) => compareMeasures(measures, best.measures) < 0);
  return { best, equals: others.length - worse.length, second: worse[0]?.measures ?? null, ends: lines.length };
}

/** All that may be said to a question. */
function waysToAnswer(decision: Decision): readonly Said[] {
  switch (decision.kind) {
    case 'one':
      if (decision.options.length > MOST_WAYS) throw new TooWide();
      return decision.options.map(({ id }) => id);
    case 'number':
      if (decision.max - decision.min >= MOST_NUMBERS) throw new TooWide();
      return Array.from({ length: decision.max - decision.min + 1 }, (_, at) => decision.min + at);
    case 'some': {
      if (decision.options.length > MOST_CHOSEN_FROM) throw new TooWide();
      const ids = decision.options.map(({ id }) => id);
      const ways = subsets(ids, Math.min(decision.max, ids.length)).filter(({ length }) => length >= decision.min);
      if (ways.length > MOST_WAYS) throw new TooWide();
      return ways;
    }
    case 'order':
      // It takes several presses that are kept with a match, and a puzzle is none.
      throw new TooWide();
  }
}

function subsets(ids: readonly string[], most: number): readonly (readonly string[])[] {
  let found: (readonly string[])[] = [[]];
  for (const id of ids) {
    found = [...found, ...found.filter(({ length }) => length < most).map(one => [...one, id])];
    if (found.length > 4 * MOST_WAYS) throw new TooWide();
  }
  return found;
}
