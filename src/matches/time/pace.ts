/** What happens when a seat has no time left: the others decide, the computer takes the seat over, the match is lost. */
export const AT_ZERO = ['ask', 'computer', 'lost'] as const;
export type AtZero = (typeof AT_ZERO)[number];

/** How fast the match is meant to go, in milliseconds. */
export interface Pace {
  readonly remindAfter: number;
  /** The time a seat has for what it is asked in one turn; null = no such limit. */
  readonly limit: number | null;
  /** A store of time for the whole match, and what each turn of one's own adds to it; instead of a limit per turn. */
  readonly bank?: { readonly size: number; readonly increment: number };
  /** The others decide, unless the table has said otherwise. */
  readonly atZero?: AtZero;
}

/** Whether a seat can run out of time at all. */
export const isTimed = ({ limit, bank }: Pace): boolean => limit !== null || bank !== undefined;

/** Whether two paces give the same time; how soon they remind, and what comes at zero, is another matter. */
export const isSamePace = (one: Pace, other: Pace): boolean =>
  one.limit === other.limit && one.bank?.size === other.bank?.size && one.bank?.increment === other.bank?.increment;
