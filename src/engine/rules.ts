import {
  type Decision,
  isDeadEnd,
  isPause,
  type NumberDecision,
  type OneDecision,
  type OrderDecision,
  onlyAnswer,
  type Said,
  type SomeDecision,
} from './decision.js';

/** Rules that may stop to ask. Compose with `yield*`; only this file uses a bare `yield`. */
export type Rules<T> = Generator<readonly Decision[], T, readonly Said[]>;

/**
 * Puts decisions to several seats at once, sealed: goes on when all have answered, in the order asked. Those that
 * leave only one thing to say are put first and by themselves: `advance` answers them.
 */
export function* askEach(decisions: readonly Decision[]): Rules<readonly Said[]> {
  for (const decision of decisions) {
    if (isDeadEnd(decision)) throw new RangeError(`${decision.key} leaves seat ${decision.seat} nothing to say`);
  }
  const trivial = decisions.filter(isTrivial);
  if (trivial.length === 0) return decisions.length === 0 ? [] : yield decisions;
  const self = yield trivial;
  if (trivial.length === decisions.length) return self;
  const given = yield decisions.filter(decision => !isTrivial(decision));
  let [nextSelf, nextGiven] = [0, 0];
  return decisions.map(decision => (isTrivial(decision) ? self[nextSelf++]! : given[nextGiven++]!));
}

const isTrivial = (decision: Decision): boolean => onlyAnswer(decision) !== undefined && !isPause(decision);

/**
 * Rests until one of these seats goes on: the seat whose turn comes (or one of several), by opening its panel, or one
 * that may go on early. What was done before can be taken back until then, so a rest stands between the end of a turn
 * and the next draw.
 */
export function* pause(turn: number | readonly number[], early: readonly number[] = []): Rules<void> {
  const seats = typeof turn === 'number' ? [turn] : turn;
  const rest = (at: number, opens: 'turn' | 'early'): Decision => ({
    kind: 'one',
    key: PAUSE,
    seat: at,
    options: [{ id: opens }],
    opens,
  });
  yield [
    ...seats.map(seat => rest(seat, 'turn')),
    ...early.filter(other => !seats.includes(other)).map(other => rest(other, 'early')),
  ];
}

/** The key of every pause; what its options are called is up to the game's words. */
export const PAUSE = 'pause';

/**
 * Goes on to the next question somebody has to answer. Whatever leaves only one thing to say is answered on the way,
 * and noted where somebody wants to know. Thought goes on through pauses too: nobody has to look at anything there.
 */
export function advance<T>(
  rules: Rules<T>,
  given: readonly Said[],
  { note, rests = false }: { readonly note?: (asked: readonly Decision[]) => void; readonly rests?: boolean } = {},
): IteratorResult<readonly Decision[], T> {
  let turn = rules.next(given);
  while (!turn.done && (isTrivial(turn.value[0]!) || (!rests && isPause(turn.value[0]!)))) {
    note?.(turn.value);
    turn = rules.next(turn.value.map(decision => onlyAnswer(decision)!));
  }
  return turn;
}

function* askAlone(decision: Decision): Rules<Said> {
  const [said] = yield* askEach([decision]);
  return said!;
}

/** Asks one seat for one of several options. A decision with one option answers itself. */
export function* ask<Id extends string = string>(decision: Omit<OneDecision, 'kind'>): Rules<Id> {
  return (yield* askAlone({ kind: 'one', ...decision })) as Id;
}

/** Asks one seat for some of the options, at least `min` and at most `max` of them. */
export function* askSome<Id extends string = string>(decision: Omit<SomeDecision, 'kind'>): Rules<readonly Id[]> {
  return (yield* askAlone({ kind: 'some', ...decision })) as readonly Id[];
}

/** Asks one seat for a whole number from `min` to `max`. */
export function* askNumber(decision: Omit<NumberDecision, 'kind'>): Rules<number> {
  return (yield* askAlone({ kind: 'number', ...decision })) as number;
}

/** Asks one seat to put all the options in order. */
export function* askOrder<Id extends string = string>(decision: Omit<OrderDecision, 'kind'>): Rules<readonly Id[]> {
  return (yield* askAlone({ kind: 'order', ...decision })) as readonly Id[];
}
