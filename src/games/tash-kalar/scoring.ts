import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { COMMON, HEROIC, LEGENDARY, rankName } from './pieces.js';
import { plainQuestion } from './question.js';
import { activeSeat, type Contest, formOf } from './state.js';
import { standingOf } from './supply.js';
import { activeColour, colourOfSeat, enemyColours, seatsOfColour } from './teams.js';
import type { Points, Rank } from './vocabulary.js';

/** Points that end the match: High Form, Duel, or in a single colour of the Melee (TK-12.3 to TK-12.5). */
export function goalOf(contest: Contest): number {
  const form = formOf(contest);
  if (form === 'high-form') return 9;
  if (form === 'duel') return 18;
  return contest.colours.length === 3 ? 12 : 10;
}

const LOST_BY_PENDING = 2;

/** What pending beings would cost now (TK-14.14). */
export const pendingLoss = (contest: Contest, colour: number): number =>
  LOST_BY_PENDING * seatsOfColour(contest, colour).filter(seat => contest.seats[seat]!.pending >= 0).length;

/** Melee: points in each enemy colour, what is pending already taken off. */
export const pointsAgainst = (contest: Contest, colour: number): number[] =>
  enemyColours(contest, colour).map(enemy => contest.colours[colour]!.against[enemy]! - pendingLoss(contest, colour));

/** The score as it stands (TK-9.1, TK-10, TK-11.5). */
export function scoreOf(contest: Contest, colour: number): number {
  const { taskPoints, points } = contest.colours[colour]!;
  switch (formOf(contest)) {
    case 'high-form':
      return taskPoints + standingOf(contest, colour).legendaries - pendingLoss(contest, colour);
    case 'duel':
      return points - pendingLoss(contest, colour);
    case 'melee':
      return Math.min(...pointsAgainst(contest, colour));
  }
}

/** Gives points; in the Melee they are points in a colour. */
export function award(contest: Contest, { colour, points, of }: Points): void {
  const owner = contest.colours[colour]!;
  if (of === null) owner.points += points;
  else owner.against[of]! += points;
}

/** The point for a summoned legend, at once (TK-10.2, TK-11.3). */
export function* scoreLegend(contest: Contest, seat: number, card: string): Rules<Points[]> {
  const form = formOf(contest);
  if (form === 'high-form') return [];
  const colour = colourOfSeat(contest, seat);
  let of: number | null = null;
  if (form === 'melee') {
    const ids = enemyColours(contest, colour).map(enemy => `${enemy}` as const);
    of = Number(yield* ask(plainQuestion('legend-colour', contest.turn.control, { card }, ids)));
  }
  const points = { colour, points: 1, of };
  award(contest, points);
  return [points];
}

/** Kills of the turn in one colour: 2 for a legendary, 1 for a heroic, 1 for each pair of commons (TK-10.1, TK-11.1). */
function killPoints({ turn }: Contest, colour: number): number {
  const kills = (rank: number): number => turn.kills[colour * 3 + rank - 1]!;
  return 2 * kills(LEGENDARY) + kills(HEROIC) + Math.floor(kills(COMMON) / 2);
}

/** Duel and Melee: scores the kills of the turn. */
export function* scoreKills(contest: Contest): Rules<void> {
  const colour = activeColour(contest);
  const melee = formOf(contest) === 'melee';
  const scored: Points[] = [];
  const unpaired: number[] = [];
  for (const enemy of enemyColours(contest, colour)) {
    const points = killPoints(contest, enemy);
    if (points > 0) scored.push({ colour, points, of: melee ? enemy : null });
    if (contest.turn.kills[enemy * 3]! % 2 === 1) unpaired.push(enemy);
  }
  // Two or three single commons of different colours are worth one point in one of them (TK-11.2).
  if (melee && unpaired.length > 1) {
    const ids = unpaired.map(enemy => `${enemy}` as const);
    const of = Number(yield* ask(plainQuestion('score-colour', activeSeat(contest), {}, ids)));
    scored.push({ colour, points: 1, of });
  }
  for (const points of scored) award(contest, points);
  const kills = killsOf(contest);
  if (kills.length > 0) tell(contest, { tell: 'scored', seat: activeSeat(contest), kills, points: scored });
  contest.phase = 'rest';
}

/** The kills of the turn by colour and rank. */
export function killsOf({ turn }: Contest): { colour: number; rank: Rank; count: number }[] {
  return turn.kills.flatMap((count, at) =>
    count > 0 ? [{ colour: Math.floor(at / 3), rank: rankName((at % 3) + 1), count }] : [],
  );
}
