import type { Option } from '../../../engine/decision.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { makeSquare, parseSquare } from '../../../geometry/square.js';
import { handOver, mayHandOver } from '../handover.js';
import { question, squareOptions } from '../question.js';
import type { Act, QuestionKey, Questions } from '../vocabulary.js';
import { during, type Effect, leftOf, type Range } from './effect.js';

export const STOP: Option = { id: 'stop' };
const HANDOVER: Option = { id: 'handover' };

/** Asks the seat in control. In team play the rest of the turn may be handed over here (TK-13.4). */
export function* choose<Key extends QuestionKey>(
  effect: Effect,
  key: Key,
  about: Questions[Key]['about'],
  options: readonly Option[],
): Rules<string> {
  const { contest } = effect;
  const mayPass = options.length > 1 && mayHandOver(contest);
  const offered = mayPass ? [...options, HANDOVER] : options;
  const said = yield* ask(question(key, contest.turn.control, about, offered));
  if (!mayPass || said !== HANDOVER.id) return said;
  handOver(contest);
  return yield* ask(question(key, contest.turn.control, about, options));
}

/** Asks for one of these squares; null = stopped. */
export function* chooseSquare<Key extends QuestionKey>(
  effect: Effect,
  key: Key,
  about: Questions[Key]['about'],
  squares: readonly number[],
  mayStop: boolean,
): Rules<number | null> {
  const options = squareOptions(squares);
  if (mayStop) options.push(STOP);
  return parseSquare(yield* choose(effect, key, about, options)) ?? null;
}

/** Asks yes or no to an optional part. */
export function* mayDo(
  effect: Effect,
  what: Questions['may']['about']['what'],
  square: number | null = null,
): Rules<boolean> {
  const about = { ...during(effect), what, square: square === null ? null : makeSquare(square) };
  return (yield* choose(effect, 'may', about, [{ id: 'yes' }, { id: 'no' }])) === 'yes';
}

interface Picking {
  readonly act: Act;
  readonly range: Range;
  /** What may be picked after these. */
  candidates(chosen: readonly number[]): readonly number[];
  /** Done to each square as it is picked. */
  apply(square: number): void;
}

/** Picks pieces one after another and acts on each at once, as many as must or may be (TK-6.2, TK-6.3). */
export function* pick(effect: Effect, { act, range, candidates, apply }: Picking): Rules<readonly number[]> {
  const chosen: number[] = [];
  while (chosen.length < range.max) {
    const squares = candidates(chosen);
    if (squares.length === 0) break;
    const optional = range.mayStop(chosen.length);
    const about = {
      ...during(effect),
      act,
      left: leftOf(range.max, chosen.length),
      optional,
      chosen: chosen.map(makeSquare),
    };
    const square = yield* chooseSquare(effect, 'target', about, squares, optional);
    if (square === null) break;
    apply(square);
    chosen.push(square);
  }
  return chosen;
}
