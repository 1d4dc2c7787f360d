import type { Option } from '../../engine/decision.js';
import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { parseSquare } from '../../geometry/square.js';
import { cardOf, nameOfCard, nameOfFlare } from './cards.js';
import { discard } from './discard.js';
import { flareTargets, throwFlare } from './flare.js';
import { thaw } from './frozen.js';
import { handOver, mayHandOver } from './handover.js';
import { liftAndPlace, placeCommon, waysToPlace } from './place.js';
import { question } from './question.js';
import { activeSeat, type Contest, comingSeat, finalsAfter, formOf, freshTurn } from './state.js';
import { summon } from './summon.js';
import { forceOf, summoningsOf } from './summonings.js';
import { activeColour, colourOfSeat } from './teams.js';
import { warp, warpable } from './warp.js';

const ACTIONS = 2;

/** Actions of the turn that begins next for a colour: one in the very first of all (TK-3.2). */
const fullActions = ({ turnNumber }: Contest): number => (turnNumber === 0 ? 1 : ACTIONS);

/** The contest as the coming turn will find it, for whoever looks at it while it rests between two turns. */
export function comingTurn(contest: Contest): Contest {
  const { order, extraTurns, turnNumber, colours } = contest;
  const seat = comingSeat(contest);
  const extra = extraTurns > 0;
  const actions = Math.max(0, fullActions(contest) - colours[colourOfSeat(contest, seat)]!.slowed);
  return {
    ...contest,
    at: order.indexOf(seat),
    turnNumber: turnNumber + 1,
    turn: freshTurn(seat, actions, colours.length, extra),
    finals: finalsAfter(contest),
    extraTurns: extra ? extraTurns - 1 : 0,
  };
}

/** A turn begins: two actions, one in the very first (TK-3.2), fewer after Everfrost Sentinel (TK-14.8). */
export function beginTurn(contest: Contest): void {
  const seat = activeSeat(contest);
  const owner = contest.colours[activeColour(contest)]!;
  const full = fullActions(contest);
  contest.turnNumber += 1;
  contest.seats[seat]!.turns += 1;
  const lost = Math.min(full, owner.slowed);
  owner.slowed = 0;
  const { extra } = contest.turn; // set where the turn before ended
  contest.turn = freshTurn(seat, full - lost, contest.colours.length, extra);
  contest.phase = 'turn';
  const finals = contest.finals?.length ?? null;
  tell(contest, {
    tell: 'turn-begins',
    seat,
    turn: contest.turnNumber,
    actions: full - lost,
    lost,
    extra,
    finals,
  });
}

/** One action, flare, thaw, warp or handover, or the end of the turn (TK-3.3, TK-3.8). */
export function* takeAction(contest: Contest): Rules<void> {
  const { turn } = contest;
  const seat = turn.control;
  const { options, placements } = menu(contest, seat);
  const owner = contest.seats[seat]!;
  const about = {
    actions: turn.actions,
    mayDiscard: !turn.discarded,
    placements,
    flare: owner.flares.length > 0 ? nameOfFlare(owner.flares[0]!) : null,
    frozen: owner.frozen < 0 ? null : nameOfCard(owner.frozen),
  };
  const said = yield* ask(question('turn', seat, about, options));
  const [what, name] = said.split(':') as [string, string?];
  // What is thawed for the summoning directly after it lapses with anything else (TK-14.3).
  if (turn.borrowAtOnce && what !== 'summon') {
    turn.borrow = 0;
    turn.borrowAtOnce = false;
  }
  switch (what) {
    case 'place':
      return name === undefined ? yield* liftAndPlace(contest, seat) : placeCommon(contest, seat, parseSquare(name)!);
    case 'summon':
      return yield* summon(contest, seat, cardOf(name!));
    case 'discard':
      return yield* discard(contest, seat, cardOf(name!));
    case 'flare':
      return yield* throwFlare(contest, seat);
    case 'thaw':
      return yield* thaw(contest, seat);
    case 'warp':
      return yield* warp(contest, seat, cardOf(name!));
    case 'handover':
      return handOver(contest);
    default:
      contest.phase = formOf(contest) === 'high-form' ? 'claim' : 'score';
  }
}

interface Menu {
  readonly options: readonly Option[];
  readonly placements: Readonly<Record<string, number>>;
}

/** Everything that may be done now. The partner after a handover may only place commons (TK-13.5). */
function menu(contest: Contest, seat: number): Menu {
  const { turn } = contest;
  const inCharge = seat === activeSeat(contest);
  const canSpend = turn.actions > 0;
  const placements = canSpend && inCharge ? placementCounts(contest, seat, true) : {};
  const summonings = Object.keys(placements).map((name): Option => ({ id: `summon:${name}` }));
  const discards = canSpend && inCharge && !turn.discarded ? contest.seats[seat]!.beings.map(discardOption) : [];
  const places = canSpend ? waysToPlace(contest, seat) : [];
  const canAct = summonings.length + discards.length + places.length > 0;
  // All actions must be spent (TK-3.3), as far as anything can be done with them. The many squares come last.
  const options = [
    ...summonings,
    ...(inCharge ? freeOptions(contest, seat) : []),
    ...discards,
    ...(canAct && mayHandOver(contest) ? [{ id: 'handover' }] : []),
    ...(canAct ? places : [{ id: 'end' }]),
  ];
  return { options, placements };
}

const discardOption = (card: number): Option => ({ id: `discard:${nameOfCard(card)}` });

/** What costs no action: the flare, a frozen effect, a warp (TK-3.8, TK-14.2, TK-14.10). */
function freeOptions(contest: Contest, seat: number): Option[] {
  const { flares, frozen } = contest.seats[seat]!;
  const isThrowable = flares.length > 0 && flareTargets(contest, seat, flares[0]!).length > 0;
  return [
    ...(isThrowable ? [{ id: 'flare' }] : []),
    ...(frozen >= 0 ? [{ id: 'thaw' }] : []),
    ...warpable(contest, seat).map(card => ({ id: `warp:${nameOfCard(card)}` })),
  ];
}

/** In how many ways each card of a seat could be summoned; cards that cannot are left out. */
export function placementCounts(contest: Contest, seat: number, onTurn: boolean): Record<string, number> {
  const { beings, pending, legends } = contest.seats[seat]!;
  const force = forceOf(contest, seat, onTurn);
  const counts: Record<string, number> = {};
  for (const card of pending < 0 ? [...beings, ...legends] : [...beings, pending, ...legends]) {
    const count = summoningsOf(contest, force, card).length;
    if (count > 0) counts[nameOfCard(card)] = count;
  }
  return counts;
}
