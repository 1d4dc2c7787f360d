import { activeSeat, type Contest, type Mode } from './state.js';

export const isTeamMode = (mode: Mode): boolean => mode.endsWith('-team');

/** Partners sit opposite each other (TK-2.11). */
export const teamOf = (seat: number): number => seat % 2;
export const partnerOf = (seat: number): number => (seat + 2) % 4;

/** Whose pieces a seat plays: the team's, or its own. */
export const colourOfSeat = (contest: Contest, seat: number): number =>
  isTeamMode(contest.mode) ? teamOf(seat) : seat;

/** The colour of the seat on turn. */
export const activeColour = (contest: Contest): number => colourOfSeat(contest, activeSeat(contest));

/** The seats that play this colour, in turn order. */
export const seatsOfColour = (contest: Contest, colour: number): number[] =>
  contest.order.filter(seat => colourOfSeat(contest, seat) === colour);

/** The opposing colours, in turn order from this one. */
export function enemyColours(contest: Contest, colour: number): number[] {
  const inTurn = [...new Set(contest.order.map(seat => colourOfSeat(contest, seat)))];
  const at = inTurn.indexOf(colour);
  return [...inTurn.slice(at + 1), ...inTurn.slice(0, at)];
}
