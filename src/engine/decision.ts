import type { Json } from './json.js';

/** One thing a seat may say. Its id is unique within the decision; words turn it into a label. */
export interface Option {
  readonly id: string;
  /** A place on the drawing this option points at, named as the drawing names it. */
  readonly place?: string;
  /** Once said it cannot be taken back: something is rolled, drawn or revealed by it. See `marked`. */
  readonly seals?: true;
}

interface Question {
  /** Which question this is. Words and replays know it by this key. */
  readonly key: string;
  readonly seat: number;
  /** What the words need besides the options. Shown to the asked seat only. */
  readonly about?: { readonly [name: string]: Json };
  /** Whatever is said here cannot be taken back. See `marked`. */
  readonly seals?: true;
  /** Asked even where only one thing can be said: what follows cannot be taken back, so it is never said by itself. */
  readonly deliberate?: true;
}

export interface OneDecision extends Question {
  readonly kind: 'one';
  readonly options: readonly Option[];
  /** The answer of a player who lets trivial reactions be answered for them. */
  readonly usual?: string;
  /**
   * Nothing is asked here: the match rests until the seat looks at its panel, which says the one option (see `pause`).
   * The seat of a `turn` is waited for; one that is `early` may go on before, and nobody waits for it.
   */
  readonly opens?: 'turn' | 'early';
}

export interface SomeDecision extends Question {
  readonly kind: 'some';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}

export interface NumberDecision extends Question {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
}

export interface OrderDecision extends Question {
  readonly kind: 'order';
  readonly options: readonly Option[];
}

/** What a seat is asked. Plain JSON; the options are the only legality check there is. */
export type Decision = OneDecision | SomeDecision | NumberDecision | OrderDecision;

/** What a seat said: an option's id, several in order, or a number. */
export type Said = string | number | readonly string[];

/** Whether this may be said to this decision. */
export function isAllowed(decision: Decision, said: Said): boolean {
  switch (decision.kind) {
    case 'one':
      return typeof said === 'string' && hasOption(decision.options, said);
    case 'number':
      return typeof said === 'number' && Number.isInteger(said) && said >= decision.min && said <= decision.max;
    case 'some':
      return areDifferentOptions(decision.options, said) && said.length >= decision.min && said.length <= decision.max;
    case 'order':
      return areDifferentOptions(decision.options, said) && said.length === decision.options.length;
  }
}

/** What a decision answers by itself because nothing else can be said, or undefined. */
export function onlyAnswer(decision: Decision): Said | undefined {
  if (decision.deliberate === true) return undefined;
  switch (decision.kind) {
    case 'one':
      return decision.options.length === 1 ? decision.options[0]!.id : undefined;
    case 'number':
      return decision.min === decision.max ? decision.min : undefined;
    case 'some':
      if (decision.max === 0) return [];
      return decision.min >= decision.options.length ? decision.options.map(({ id }) => id) : undefined;
    case 'order':
      return decision.options.length <= 1 ? decision.options.map(({ id }) => id) : undefined;
  }
}

/** The least that may be said: the lowest number, as few options as allowed, the order given. */
export function leastAnswer(decision: Exclude<Decision, OneDecision>): Said {
  if (decision.kind === 'number') return decision.min;
  const ids = decision.options.map(({ id }) => id);
  return decision.kind === 'some' ? ids.slice(0, decision.min) : ids;
}

/** Whether the match rests at this decision until somebody goes on. */
export const isPause = (decision: Decision): boolean => decision.kind === 'one' && decision.opens !== undefined;

/** The key of what a seat may say though nobody asks (`Game.instruction`), and of nothing else. */
export const INSTRUCTION = 'instruction';
export const isInstruction = ({ key }: { readonly key: string }): boolean => key === INSTRUCTION;

/** Whether the table waits for an answer to this decision. */
export const isAwaited = (decision: Decision): boolean => decision.kind !== 'one' || decision.opens !== 'early';

/** Whether nothing at all can be said: a fault of the rules that asked. */
export function isDeadEnd(decision: Decision): boolean {
  switch (decision.kind) {
    case 'one':
      return decision.options.length === 0;
    case 'number':
      return decision.min > decision.max;
    case 'some':
      return decision.min > decision.max || decision.min > decision.options.length;
    case 'order':
      return false;
  }
}

function hasOption(options: readonly Option[], id: string): boolean {
  for (const option of options) if (option.id === id) return true;
  return false;
}

function areDifferentOptions(options: readonly Option[], said: Said): said is readonly string[] {
  return (
    Array.isArray(said) &&
    new Set(said).size === said.length &&
    said.every(id => typeof id === 'string' && hasOption(options, id))
  );
}
