import type { Forbidden } from '../../../engine/game.js';
import { makeSquare } from '../../../geometry/square.js';
import { CARDS, cardOf, flareAt, isLegend, nameOfCard } from '../cards.js';
import { halvesAgainst } from '../flare.js';
import { COMMON } from '../pieces.js';
import { canPlace } from '../place.js';
import { activeSeat, type Contest, formOf } from '../state.js';
import { hasInSupply } from '../supply.js';
import { nameOfTask } from '../task-deck.js';
import { progressOf } from '../task-progress.js';
import { TASKS } from '../tasks.js';
import { colourOfSeat, enemyColours, isTeamMode, seatsOfColour } from '../teams.js';
import { forbid } from '../words/forbidden.js';
import { type Intent, namedTask } from './intent.js';
import { whyNumber, whySummon } from './pattern.js';
import { firstSquare, seenAt } from './seeing.js';

/** Why the seat in control cannot do what it wants, or null where nothing is known against it. */
export function acting(contest: Contest, seat: number, intent: Intent): Forbidden | null {
  const isPartner = seat !== activeSeat(contest);
  if (isPartner && intent.verb === 'handover') return forbid('no-return');
  if (isPartner && intent.verb !== 'place' && intent.verb !== 'end') return forbid('partner-places');
  switch (intent.verb) {
    case 'place':
      return placing(contest, seat, intent.rest);
    case 'summon':
      return summoning(contest, seat, intent);
    case 'discard':
      return discarding(contest, seat, intent.card);
    case 'flare':
      return throwing(contest, seat);
    case 'thaw':
      return contest.seats[seat]!.frozen < 0 ? forbid('no-frozen') : null;
    case 'warp':
      return warping(contest, seat, intent.card);
    case 'handover':
      if (!isTeamMode(contest.mode)) return forbid('no-team');
      return contest.turn.actions > 0 ? null : forbid('no-handover');
    case 'end':
      return ending(contest, seat);
    case 'draw':
      return forbid('draw-at-end');
    case 'move':
      return forbid('no-such-action');
    case 'claim':
      return whyClaim(contest, seat, intent.rest) ?? forbid('claim-at-end');
  }
}

function placing(contest: Contest, seat: number, rest: string): Forbidden | null {
  if (contest.turn.actions === 0) return forbid('no-actions');
  if (!canPlace(contest, seat)) return forbid('board-full');
  const hasPiece = hasInSupply(contest, colourOfSeat(contest, seat), COMMON);
  const square = firstSquare(rest);
  if (square === null || typeof square !== 'number') return square;
  const piece = seenAt(contest, seat, square);
  if (!hasPiece) return piece ? null : forbid('lift-first');
  return piece && forbid('occupied', { square: makeSquare(square), piece });
}

function summoning(contest: Contest, seat: number, { card: id, rest }: Intent): Forbidden | null {
  if (id === 'flare') return throwing(contest, seat);
  if (contest.turn.actions === 0) return forbid('no-actions');
  if (id === '') return null;
  const card = cardOf(id);
  const { beings, legends, pending } = contest.seats[seat]!;
  if (!beings.includes(card) && !legends.includes(card) && pending !== card) return forbid('not-in-hand', { card: id });
  const all = whySummon(contest, seat, card, null);
  const square = firstSquare(rest);
  if (square === null) return all;
  if (typeof square !== 'number') return square;
  const here = whySummon(contest, seat, card, square);
  if (here || CARDS[card]!.free) return here;
  const number = /^[a-z]\d (\d+)( |$)/.exec(rest);
  return number && whyNumber(contest, seat, card, square, Number(number[1]));
}

function discarding(contest: Contest, seat: number, id: string): Forbidden | null {
  const { beings, pending } = contest.seats[seat]!;
  if (contest.turn.actions === 0) return forbid('no-actions');
  if (contest.turn.discarded) return forbid('second-discard');
  if (id === '') return null;
  if (id === 'flare' || isLegend(cardOf(id))) return forbid('beings-only');
  if (pending === cardOf(id)) return forbid('pending-stays', { card: id });
  return beings.includes(cardOf(id)) ? null : forbid('not-in-hand', { card: id }, 'TK-3.7');
}

/** Why the flare cannot be thrown, with what each opponent's lead is. */
export function throwing(contest: Contest, seat: number): Forbidden | null {
  const [flare] = contest.seats[seat]!.flares;
  if (flare === undefined) return forbid('no-flare');
  const colour = colourOfSeat(contest, seat);
  const halves = enemyColours(contest, colour).map(enemy => halvesAgainst(contest, colour, enemy, flare));
  if (halves.some(({ upper, lower }) => upper || lower)) return null;
  const { upper, lower } = flareAt(flare);
  const leads = halves.map(half => ({
    school: contest.seats[seatsOfColour(contest, half.colour)[0]!]!.school,
    upgraded: half.upgradedLead,
    pieces: half.piecesLead,
  }));
  return forbid('flare-lead', { leads, upgradedNeeded: upper.lead, piecesNeeded: lower.lead });
}

function warping(contest: Contest, seat: number, id: string): Forbidden | null {
  const { beings, pending, turns } = contest.seats[seat]!;
  if (id !== '' && CARDS[cardOf(id)]!.warp === undefined) return forbid('no-warp', { card: id });
  if (pending >= 0) return forbid('pending-already', { card: nameOfCard(pending) });
  if (id !== '' && !beings.includes(cardOf(id))) return forbid('not-in-hand', { card: id }, 'TK-14.10');
  return turns <= 1 ? forbid('first-turn-warp') : null;
}

function ending(contest: Contest, seat: number): Forbidden | null {
  const { actions, discarded } = contest.turn;
  const mayDiscard = seat === activeSeat(contest) && !discarded && contest.seats[seat]!.beings.length > 0;
  const canAct = canPlace(contest, seat) || mayDiscard;
  return actions > 0 && canAct ? forbid('actions-left', { count: actions }) : null;
}

/** Why a task cannot be claimed, whenever that is; null where its condition holds now. */
export function whyClaim(contest: Contest, seat: number, text: string): Forbidden | null {
  if (formOf(contest) !== 'high-form') return forbid('no-tasks');
  const task = namedTask(text)?.id;
  if (task === undefined) return null;
  if (contest.nextTask >= 0 && nameOfTask(contest.nextTask) === task) return forbid('next-task', { task });
  const current = contest.tasks.find(each => nameOfTask(each) === task);
  if (current === undefined) return forbid('not-current', { task });
  const parts = progressOf(contest, colourOfSeat(contest, seat), TASKS[current]!.predicate);
  const have = parts.map(part => `${part.have}/${part.need}`).join(', ');
  return parts.every(part => part.have >= part.need) ? null : forbid('task-unfulfilled', { task, have });
}
