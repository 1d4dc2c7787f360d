import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { makeSquare, parseSquare } from '../../geometry/square.js';
import { CARDS, isLegend, nameOfCard, schoolOf } from './cards.js';
import { destroyAt, liftPiece, putPiece, setGateway } from './changes.js';
import { beginEffect, type Effect } from './effects/effect.js';
import { runSteps } from './effects/run.js';
import { settleFrozen } from './frozen.js';
import { layingOf } from './layings.js';
import { mention, open } from './news.js';
import { HEROIC, idOf, rankNumber, rankOf } from './pieces.js';
import { question, squareQuestion } from './question.js';
import { scoreLegend } from './scoring.js';
import { makeSnapshot, pieceViews } from './snapshot.js';
import { type Contest, squareOf } from './state.js';
import { type Force, forceOf, freeSquares, isReused, liftableFor, type Summoning, summoningsOf } from './summonings.js';
import { hasInSupply } from './supply.js';
import type { Mention, Points, SquareName } from './vocabulary.js';

/** Placements offered at once: previews of more could not be told apart on a phone. */
export const MOST_PLACEMENTS = 9;

/** The action of summoning a being or legend (TK-4). */
export function* summon(contest: Contest, seat: number, card: number): Rules<void> {
  const force = forceOf(contest, seat, true);
  const summoning = yield* choosePlacement(contest, force, card);
  const square = yield* chooseArrival(contest, seat, summoning);
  const lift = yield* chooseLift(contest, force, summoning, square);
  contest.turn.actions -= 1;
  const points = isLegend(card) ? yield* scoreLegend(contest, seat, nameOfCard(card)) : [];
  const { effect, lifted } = arrive(contest, force, summoning, square, lift);
  yield* runSteps(effect, CARDS[card]!.steps);
  const frozen = yield* settleFrozen(contest, seat, card, effect.goesTo);
  reportSummoning(contest, seat, card, lifted, [...points, ...effect.points]);
  if (frozen) tell(contest, frozen);
}

/** Which orientation on which square (TK-4.2); exactly one is chosen (AMB-4). */
function* choosePlacement(contest: Contest, force: Force, card: number): Rules<Summoning> {
  const found = yield* chooseFrame(force.seat, card, summoningsOf(contest, force, card));
  const layings = found.map(summoning => layingOf(contest, force, summoning, found));
  const options = layings.map(({ id, square }) => ({ id, place: square }));
  const about = { card: nameOfCard(card), layings };
  const id = yield* ask(question('placement', force.seat, about, options));
  return found[layings.findIndex(laying => laying.id === id)]!;
}

/** More than one picture shows: first the framed square is asked for, then how the pattern lies there. */
function* chooseFrame(seat: number, card: number, found: readonly Summoning[]): Rules<readonly Summoning[]> {
  if (found.length <= MOST_PLACEMENTS) return found;
  const counts: Record<SquareName, number> = {};
  for (const { layout } of found) counts[makeSquare(layout.square)] = (counts[makeSquare(layout.square)] ?? 0) + 1;
  const only: Record<SquareName, SquareName[]> = {};
  for (const { layout } of found)
    if (counts[makeSquare(layout.square)] === 1) only[makeSquare(layout.square)] = layout.cells.map(makeSquare);
  const squares = [...new Set(found.map(({ layout }) => layout.square))].sort((one, other) => one - other);
  const about = { card: nameOfCard(card), counts, only };
  const square = parseSquare(yield* ask(squareQuestion('frame', seat, about, squares)));
  return found.filter(({ layout }) => layout.square === square);
}

/** The framed square, or where a card has none any vacant colourless one. */
function* chooseArrival(contest: Contest, seat: number, { layout }: Summoning): Rules<number> {
  if (!CARDS[layout.card]!.free) return layout.square;
  const about = { card: nameOfCard(layout.card), used: layout.cells.map(makeSquare) };
  return parseSquare(yield* ask(squareQuestion('arrival', seat, about, freeSquares(contest))))!;
}

/** Under shortage a piece the pattern does not use is lifted, unless one on the framed square is used again (TK-4.6). */
function* chooseLift(contest: Contest, force: Force, { layout }: Summoning, square: number): Rules<number> {
  const rank = rankNumber(CARDS[layout.card]!.rank);
  if (hasInSupply(contest, force.colour, rank) || isReused(contest, force, layout)) return -1;
  const about = { card: nameOfCard(layout.card), to: makeSquare(square) };
  return parseSquare(yield* ask(squareQuestion('lift', force.seat, about, liftableFor(contest, force, layout))))!;
}

/** The being takes its square and crushes what stands there (TK-4.4, TK-4.5). */
function arrive(
  contest: Contest,
  force: Force,
  summoning: Summoning,
  square: number,
  lift: number,
): { effect: Effect; lifted: Mention | null } {
  const { layout } = summoning;
  const { card } = layout;
  const { seat, colour } = force;
  const name = nameOfCard(card);
  const laying = layingOf(contest, force, summoning, []);
  const lifted = lift < 0 ? null : mention(contest.board[lift]!, lift);
  const used = layout.cells.map(cell => idOf(contest.board[cell]!)).filter(id => id > 0);
  takeFromHand(contest, seat, card);
  useRights(contest, colour, summoning);
  open(contest, { seat, what: 'summoned', card: name, square: makeSquare(square), laying, lifted });
  if (lift >= 0) liftPiece(contest, lift);
  const crushed = contest.board[square]!;
  if (crushed !== 0) destroyAt(contest, square);
  const being = putPiece(contest, square, colour, rankNumber(CARDS[card]!.rank));
  becomeGateway(contest, seat, card, square);
  contest.turn.summons.push({ card, square });
  if (isLegend(card)) contest.turn.legends += 1;
  const text = { name, card: CARDS[card]!, part: 'effect' as const };
  return { effect: beginEffect(contest, seat, text, { being, arrival: square, layout, used, crushed }), lifted };
}

function takeFromHand(contest: Contest, seat: number, card: number): void {
  const owner = contest.seats[seat]!;
  if (owner.pending === card) owner.pending = -1;
  else {
    const hand = isLegend(card) ? owner.legends : owner.beings;
    hand.splice(hand.indexOf(card), 1);
  }
}

/** Rights end with the next being summoned, used or not (AMB-30); an improvised colour is used up (TK-4.9). */
function useRights({ turn, colours }: Contest, colour: number, { improvised }: Summoning): void {
  turn.borrow = 0;
  turn.borrowAtOnce = false;
  turn.voids = 0;
  turn.patternColour = -1;
  if (improvised >= 0) colours[colour]!.improvised[improvised] = true;
}

/** A Nethervoid being becomes the Gateway where there is none, or a common one and it is heroic (TK-14.4, AMB-33). */
function becomeGateway(contest: Contest, seat: number, card: number, square: number): void {
  if (!schoolOf(contest.seats[seat]!.school).gateway || isLegend(card)) return;
  const at = squareOf(contest, contest.gateway);
  const rank = rankNumber(CARDS[card]!.rank);
  if (at < 0 || (rank === HEROIC && rankOf(contest.board[at]!) < HEROIC)) setGateway(contest, square);
}

function reportSummoning(
  contest: Contest,
  seat: number,
  card: number,
  lifted: Mention | null,
  points: readonly Points[],
): void {
  const { laying, deeds, square } = contest.last!;
  tell(contest, {
    tell: 'summoned',
    seat,
    card: nameOfCard(card),
    rank: CARDS[card]!.rank,
    square: square as SquareName,
    laying: laying!,
    lifted,
    gateway: deeds.some(deed => deed.did === 'gateway' && deed.square === square),
    deeds: [...deeds],
    points,
    board: makeSnapshot(pieceViews(contest)),
  });
}
