/**
 * How much reading a question took: letters compared and places looked at. Counted, so that a test can say that no question
 * of any length takes more than so much, on any machine.
 */
export interface Work {
  steps: number;
}

/** No more than this of a question is read: whoever types more says nothing new, or wants to keep the bot busy. */
export const LONGEST_QUESTION = 200;
/** Words typed, and of these words that say something. */
export const MOST_WORDS = 24;
export const MOST_MEANT = 12;
export const LONGEST_WORD = 32;
