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

/** The opposing colours of each colour, by how many colours there are: turns go round, so they follow one another. */
const ENEMIES: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(count =>
  Array.from({ length: count }, (_, colour) =>
    Array.from({ length: count - 1 }, (_, next) => (colour + 1 + next) % count),
  ),
);

/** The opposing colours, in turn order from this one. */
export const enemyColours = (contest: Contest, colour: number): readonly number[] =>
  ENEMIES[contest.colours.length]![colour]!;
