import type { Steps } from './step.js';

const SEALING =
  /"op":"(draw|rollManaDie|peekToken)"|"action":"(reroll|rerollAll)"|"name":"(searchDeck|shuffleDiscardIntoDeck|handIntoDeckAndRedraw|mysteriousBox|woundDraws|othersLoseRandomCrystal|othersDiscard|discardToDeck)"/;

/** Whether carrying steps out may draw, roll or turn something up. */
export const mayReveal = (steps: Steps): boolean => SEALING.test(JSON.stringify(steps));
