import { type Decision, isAllowed, isInstruction, isPause, onlyAnswer, type Said } from './decision.js';
import type { Game } from './game.js';
import { copy } from './json.js';
import type { LogEntry, MatchState } from './match-state.js';
import { randomFrom } from './random.js';
import type { Beginning } from './replay.js';
import { advance } from './rules.js';
import type { Answer } from './table.js';

/** A match at a moment of the past. */
export interface Position<State extends MatchState> {
  readonly state: State;
  /** How many of the answers lead there; fewer than asked for where the rules of today take another way. */
  readonly answers: number;
  /** What was asked there, also what has been answered under seal; nothing where the match is over. */
  readonly asked: readonly Decision[];
}

/**
 * The match as it stood after so many answers. It is played again from its first one, without anything that a table
 * remembers on the way for taking back: a whole match takes a few milliseconds.
 */
export function positionAfter<State extends MatchState>(
  game: Pick<Game<State>, 'setup' | 'step' | 'instruct'>,
  beginning: Beginning,
  answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[],
): Position<State> {
  return playAgain(game, beginning, answers, {});
}

/**
 * The last resting point these answers lead to, from which the next question comes; null where they end in the middle of a
 * step, or the rules of today take another way.
 */
export function restAfter<State extends MatchState>(
  game: Pick<Game<State>, 'setup' | 'step' | 'instruct'>,
  beginning: Beginning,
  answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[],
): State | null {
  let found: State | null = null;
  playAgain<State>(game, beginning, answers, {
    atRest(state, at) {
      if (at === answers.length) found = copy(state);
    },
  });
  return found;
}

/**
 * The last resting point after all these answers before something is told that begins what comes next: a battle that is
 * decided, say, while the next one is already asked about. Null where none is, or nothing begins.
 */
export function restBefore<State extends MatchState>(
  game: Pick<Game<State>, 'setup' | 'step' | 'instruct'>,
  beginning: Beginning,
  answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[],
  begins: (entry: LogEntry) => boolean,
): State | null {
  let rest: State | null = null;
  let hasBegun = false;
  const hear = ({ news }: State): void => {
    hasBegun ||= news.some(({ entry }) => begins(entry));
  };
  const end = playAgain<State>(game, beginning, answers, {
    atRest(state, at) {
      if (at === answers.length && !hasBegun) rest = copy(state);
    },
    afterStep(state, at) {
      if (at === answers.length) hear(state);
    },
  });
  if (end.answers === answers.length) hear(end.state);
  return hasBegun ? rest : null;
}

/** Every resting point of a match with the number of answers before it, in one playing. */
export function visitRests<State extends MatchState>(
  game: Pick<Game<State>, 'setup' | 'step' | 'instruct'>,
  beginning: Beginning,
  answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[],
  visit: (state: State, at: number) => void,
): void {
  playAgain(game, beginning, answers, { atRest: visit });
}

/**
 * What there is to read of a match after each of these numbers of answers, which grow, in one playing; fewer readings
 * where the rules of today take another way.
 */
export function readAlong<State extends MatchState, Reading>(
  game: Pick<Game<State>, 'setup' | 'step' | 'instruct'>,
  beginning: Beginning,
  answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[],
  stops: readonly number[],
  read: (state: State) => Reading,
): Reading[] {
  const readings: Reading[] = [];
  const catchUp = (state: State, at: number): void => {
    while (readings.length < stops.length && stops[readings.length]! <= at) readings.push(read(state));
  };
  const { state, answers: played } = playAgain(game, beginning, answers, { before: catchUp });
  catchUp(state, played);
  return readings;
}

/** Who looks on while a match is played again, with how many answers were given so far. */
interface Onlooker<State> {
  /** Called before each answer: nothing has happened yet of what it brings. */
  before?(state: State, at: number): void;
  /** Called at each resting point the match goes on from. */
  atRest?(state: State, at: number): void;
  /** Called when a step is over, with all that it told. */
  afterStep?(state: State, at: number): void;
}

function playAgain<State extends MatchState>(
  game: Pick<Game<State>, 'setup' | 'step' | 'instruct'>,
  { seed, seats, chosen, sides }: Beginning,
  answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[],
  onlooker: Onlooker<State>,
): Position<State> {
  const state = game.setup({ seats, chosen, sides, random: randomFrom(seed) });
  let at = 0;
  while (state.outcome === null) {
    onlooker.atRest?.(state, at);
    const rules = game.step(state);
    let turn = advance(rules, [], { rests: true });
    while (!turn.done) {
      const given = take(turn.value);
      if (given === null) return { state, answers: at, asked: turn.value };
      turn = advance(rules, given, { rests: true });
    }
    onlooker.afterStep?.(state, at);
    state.news = [];
  }
  return { state, answers: at, asked: [] };

  /** What all who were asked have said; null where the answers end before that, or do not fit. */
  function take(asked: readonly Decision[]): readonly Said[] | null {
    const given = asked.map((): Said | undefined => undefined);
    while (given.includes(undefined)) {
      const answer = answers[at];
      if (!answer) return null;
      onlooker.before?.(state, at);
      if (isInstruction(answer)) game.instruct?.(state, answer.seat, answer.said);
      else {
        const index = asked.findIndex(({ seat }, place) => seat === answer.seat && given[place] === undefined);
        const decision = asked[index];
        if (decision?.key !== answer.key || !isAllowed(decision, answer.said)) return null;
        given[index] = answer.said;
        // Whoever goes on first ends a rest for all.
        if (isPause(decision)) for (const [place, each] of asked.entries()) given[place] = onlyAnswer(each)!;
      }
      at += 1;
    }
    return given.filter(said => said !== undefined);
  }
}
