import { seal, tell } from '../../engine/match-state.js';
import { nameOfCard } from './cards.js';
import { activeSeat, type Contest } from './state.js';
import { isTeamMode, partnerOf } from './teams.js';

/** Control is handed over once a turn and never comes back (TK-13.4, TK-13.7, AMB-17). */
export const mayHandOver = (contest: Contest): boolean =>
  isTeamMode(contest.mode) && contest.turn.control === activeSeat(contest);

/** Hands the rest of the turn, and the legends, to the partner (TK-13.4). */
export function handOver(contest: Contest): void {
  const seat = activeSeat(contest);
  const partner = partnerOf(seat);
  contest.turn.control = partner;
  tell(contest, { tell: 'handed-over', seat, partner });
  passLegends(contest, seat, partner);
  seal(contest);
}

/** Gives all legends of a seat to its partner, who alone sees them: what was seen cannot be taken back. */
export function passLegends(contest: Contest, seat: number, partner: number): void {
  const [giver, taker] = [contest.seats[seat]!, contest.seats[partner]!];
  if (giver.legends.length === 0) return;
  const legends = giver.legends.map(nameOfCard);
  taker.legends.push(...giver.legends);
  giver.legends = [];
  tell(contest, { tell: 'legends-passed', seat, partner, count: legends.length });
  tell(contest, { tell: 'legends-received', seat: partner, legends }, [partner]);
  seal(contest);
}
