import {
  type Decision,
  isDeadEnd,
  type NumberDecision,
  type OneDecision,
  type OrderDecision,
  onlyAnswer,
  type Said,
  type SomeDecision,
} from './decision.js';

/** Rules that may stop to ask. Compose with `yield*`; only this file uses a bare `yield`. */
export type Rules<T> = Generator<readonly Decision[], T, readonly Said[]>;

/** Puts decisions to several seats at once, sealed: goes on when all have answered, in the order asked. */
export function* askEach(decisions: readonly Decision[]): Rules<readonly Said[]> {
  const answers: (Said | undefined)[] = [];
  const open: Decision[] = [];
  for (const decision of decisions) {
    if (isDeadEnd(decision)) throw new RangeError(`${decision.key} leaves seat ${decision.seat} nothing to say`);
    const only = onlyAnswer(decision);
    answers.push(only);
    if (only === undefined) open.push(decision);
  }
  if (open.length === 0) return answers as Said[];
  const given = yield open;
  let next = 0;
  return answers.map(answer => answer ?? given[next++]!);
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
