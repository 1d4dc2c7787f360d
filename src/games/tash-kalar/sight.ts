import type { Reader } from '../../engine/game.js';
import { makeSquare } from '../../geometry/square.js';
import { flareAt, isLegend, nameOfCard, nameOfFlare } from './cards.js';
import { winnersOf } from './end.js';
import { halvesAgainst } from './flare.js';
import { colourOf, rankName, rankOf } from './pieces.js';
import { goalOf, killsOf, pendingLoss, scoreOf } from './scoring.js';
import { onTurn } from './setup.js';
import { pieceViews } from './snapshot.js';
import { activeSeat, type Contest, formOf } from './state.js';
import { standingOf, supplyOf } from './supply.js';
import { nameOfTask } from './task-deck.js';
import { progressOf } from './task-progress.js';
import { TASKS } from './tasks.js';
import { colourOfSeat, enemyColours, isTeamMode, seatsOfColour, teamOf } from './teams.js';
import { comingTurn, placementCounts } from './turn.js';
import type { ColourView, ContestView, FlareNow, SeatView, TaskView } from './view.js';
import type { EndReason } from './vocabulary.js';

/** What a reader may see of the contest. */
export function view(whole: Contest, reader: Reader): ContestView {
  const acting = onTurn(whole);
  const contest = whole.phase === 'rest' ? comingTurn(whole) : whole;
  const { turn, merchant } = contest;
  return {
    mode: contest.mode,
    expansions: contest.expansions,
    turn: contest.turnNumber,
    onTurn: acting,
    inControl: acting === null || contest.phase === 'opening' ? acting : turn.control,
    actions: turn.actions,
    actionsAtStart: turn.atStart,
    extraTurn: turn.extra,
    discarded: turn.discarded,
    seats: contest.seats.map((_, seat) => seatView(contest, seat, reader)),
    colours: contest.colours.map((_, colour) => colourView(contest, colour)),
    pieces: pieceViews(contest),
    tasks: contest.tasks.map(task => taskView(contest, task)),
    nextTask: contest.nextTask < 0 ? null : taskView(contest, contest.nextTask),
    taskDeck: contest.taskDeck.length,
    legendDeck: contest.legendDeck.length,
    legendDiscard: contest.legendDiscard.map(nameOfCard),
    flareDeck: contest.flareDeck.length,
    flareDiscard: contest.flareDiscard.map(nameOfFlare),
    kills: killsOf(contest),
    summoned: turn.summons.map(({ card, square }) => ({
      card: nameOfCard(card),
      square: makeSquare(square),
      legend: isLegend(card),
    })),
    rights: {
      borrow: turn.borrow,
      voids: turn.voids,
      colour: turn.patternColour < 0 ? null : turn.patternColour,
    },
    countBonus: turn.bonus,
    merchant: merchant && {
      colour: colourOf(merchant.piece),
      rank: rankName(rankOf(merchant.piece)),
      seat: merchant.seat,
    },
    last: contest.last,
    order: contest.order,
    finals: contest.finals,
    extraTurns: contest.extraTurns,
    end: contest.outcome && { reason: contest.outcome.reason as EndReason, winners: winnersOf(contest.outcome) },
  };
}

function seatView(contest: Contest, seat: number, reader: Reader): SeatView {
  const owner = contest.seats[seat]!;
  const sees = reader === seat;
  const seen = (cards: readonly number[], name: (card: number) => string) => (sees ? cards.map(name) : cards.length);
  return {
    school: owner.school,
    colour: colourOfSeat(contest, seat),
    team: isTeamMode(contest.mode) ? teamOf(seat) : seat,
    beings: seen(owner.beings, nameOfCard),
    legends: seen(owner.legends, nameOfCard),
    flares: seen(owner.flares, nameOfFlare),
    deck: owner.deck.length,
    sideways: owner.sideways,
    deckTop: owner.knownTop > 0 ? owner.deck.slice(-owner.knownTop).reverse().map(nameOfCard) : [],
    discard: owner.discard.map(nameOfCard),
    frozen: owner.frozen < 0 ? null : nameOfCard(owner.frozen),
    pending: owner.pending < 0 ? null : nameOfCard(owner.pending),
    placements: sees ? placementCounts(contest, seat, seat === activeSeat(contest)) : null,
    flareNow: sees && owner.flares.length > 0 ? flareNow(contest, seat) : null,
  };
}

function flareNow(contest: Contest, seat: number): FlareNow[] {
  const flare = contest.seats[seat]!.flares[0]!;
  const colour = colourOfSeat(contest, seat);
  const { upper, lower } = flareAt(flare);
  return enemyColours(contest, colour).map(enemy => {
    const { upgradedLead, piecesLead } = halvesAgainst(contest, colour, enemy, flare);
    return {
      against: enemy,
      upgradedLead,
      upgradedNeeded: upper.lead,
      piecesLead,
      piecesNeeded: lower.lead,
    };
  });
}

function colourView(contest: Contest, colour: number): ColourView {
  const owner = contest.colours[colour]!;
  const seats = seatsOfColour(contest, colour);
  const melee = formOf(contest) === 'melee';
  return {
    seats,
    school: contest.seats[seats[0]!]!.school,
    score: scoreOf(contest, colour),
    goal: goalOf(contest),
    taskPoints: owner.taskPoints,
    claimed: owner.claimed.map(nameOfTask),
    pendingLoss: pendingLoss(contest, colour),
    against: melee
      ? enemyColours(contest, colour).map(enemy => ({
          colour: enemy,
          points: owner.against[enemy]!,
          mayImprovise: !owner.improvised[enemy],
        }))
      : [],
    ...standingOf(contest, colour),
    supply: { doubleSided: supplyOf(contest, colour, false), legendary: supplyOf(contest, colour, true) },
    slowed: owner.slowed,
  };
}

function taskView(contest: Contest, task: number): TaskView {
  const { id, type, advanced, points, predicate } = TASKS[task]!;
  const progress = contest.colours.map((_, colour) => progressOf(contest, colour, predicate));
  return {
    id,
    type,
    advanced,
    points,
    fulfilledBy: progress.flatMap((parts, colour) => (parts.every(({ have, need }) => have >= need) ? [colour] : [])),
    progress,
  };
}
