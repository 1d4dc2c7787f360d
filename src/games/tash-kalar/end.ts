import { type Outcome, seal, tell } from '../../engine/match-state.js';
import { goalOf, pointsAgainst, scoreOf } from './scoring.js';
import { activeSeat, type Contest, finalsAfter, formOf, isLastTurn } from './state.js';
import { standingOf } from './supply.js';
import { colourOfSeat } from './teams.js';
import type { EndReason } from './vocabulary.js';

/** The turn is over: the end may be triggered, an extra turn comes first, then the next seat or the end (TK-12). */
export function passTurn(contest: Contest): void {
  if (isLastTurn(contest)) endMatch(contest);
  else beginNext(contest);
}

/** An extra turn uses up nobody's final turn (TK-12.7, AMB-16). */
function beginNext(contest: Contest): void {
  if (contest.finals === null) triggerEnd(contest);
  else contest.finals = finalsAfter(contest);
  const extra = contest.extraTurns > 0;
  if (extra) contest.extraTurns -= 1;
  else contest.at = (contest.at + 1) % contest.order.length;
  contest.turn.extra = extra;
  contest.phase = 'turn-begin';
}

/** A trigger stands; every player takes one more turn, the triggering one last (TK-12.6, AMB-15). */
function triggerEnd(contest: Contest): void {
  const reached = contest.colours.flatMap((_, colour) => (hasReachedGoal(contest, colour) ? [colour] : []));
  if (reached.length === 0 && !contest.deckOut) return;
  const { order, at } = contest;
  contest.finals = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  tell(contest, {
    tell: 'end-nears',
    seat: activeSeat(contest),
    why: reached.length > 0 ? 'points' : 'deck',
    colours: reached,
    turns: [...contest.finals],
  });
}

/** The Melee counts points in a single colour (TK-12.3 to TK-12.5). */
export function hasReachedGoal(contest: Contest, colour: number): boolean {
  const points = formOf(contest) === 'melee' ? Math.max(...pointsAgainst(contest, colour)) : scoreOf(contest, colour);
  return points >= goalOf(contest);
}

/** What is compared, best first (TK-12.9 to TK-12.11). */
export function standingsOf(contest: Contest, colour: number): number[] {
  const { upgraded, pieces } = standingOf(contest, colour);
  const scores =
    formOf(contest) === 'melee'
      ? pointsAgainst(contest, colour).sort((one, other) => one - other)
      : [scoreOf(contest, colour)];
  return [...scores, upgraded, pieces];
}

function endMatch(contest: Contest): void {
  const standings = contest.colours.map((_, colour) => standingsOf(contest, colour));
  const placeOf = (colour: number): number =>
    1 + standings.filter(other => compare(other, standings[colour]!) > 0).length;
  const places = contest.seats.map((_, seat) => placeOf(colourOfSeat(contest, seat)));
  const reason = reasonOf(contest, standings);
  const scores = contest.colours.map((_, colour) => scoreOf(contest, colour));
  contest.outcome = { places, reason };
  tell(contest, { tell: 'match-ends', reason, winners: winnersOf(contest.outcome), scores });
  seal(contest);
}

/** The seats that have won; nobody where nothing tells the best apart. */
export const winnersOf = ({ places, reason }: Outcome): number[] =>
  reason === 'draw' ? [] : places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** The first number that differs decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, number] of one.entries()) if (number !== other[at]) return number - other[at]!;
  return 0;
}

/** What set the winner apart from the next one. */
function reasonOf(contest: Contest, standings: readonly (readonly number[])[]): EndReason {
  const [best, next] = [...standings].sort((one, other) => compare(other, one)) as [number[], number[]];
  const at = best.findIndex((number, index) => number !== next[index]);
  if (at < 0) return 'draw';
  const left = best.length - at;
  if (left <= 2) return left === 2 ? 'upgraded' : 'pieces';
  return at === 0 || formOf(contest) !== 'melee' ? 'points' : 'other-colours';
}
