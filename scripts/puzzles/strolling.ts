import {
  advance,
  type Game,
  isPause,
  type MatchState,
  type Puzzle,
  type RandomState,
  randomAnswer,
} from '../../src/engine/index.js';

/** Answers after which a turn has led nowhere. */
const LONGEST_STROLL = 14;

/** A turn begun at random, up to the first resting point that will do; null where it comes to none. */
export function stroll(
  game: Pick<Game, 'step'>,
  state: MatchState,
  seat: number,
  random: RandomState,
  isEnough: (state: MatchState) => boolean,
): { readonly state: MatchState; readonly answers: Puzzle['answers'] } | null {
  const answers: { key: string; seat: number; said: Puzzle['solution'][number] }[] = [];
  while (state.outcome === null && answers.length < LONGEST_STROLL) {
    if (answers.length > 0 && isEnough(state)) return { state, answers };
    const rules = game.step(state);
    let turn = advance(rules, [], { rests: true });
    while (!turn.done) {
      const [decision, ...others] = turn.value;
      if (!decision || others.length > 0 || decision.seat !== seat || isPause(decision)) return null;
      const said = randomAnswer(decision, random);
      answers.push({ key: decision.key, seat, said });
      turn = advance(rules, [said], { rests: true });
    }
    state.news = [];
  }
  return null;
}
