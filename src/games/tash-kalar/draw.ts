import { seal, tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import { pause, type Rules } from '../../engine/rules.js';
import { nameOfCard, nameOfFlare } from './cards.js';
import { passLegends } from './handover.js';
import { activeSeat, type Contest, comingSeat, isLastTurn, type Seat } from './state.js';
import { isTeamMode, partnerOf } from './teams.js';

/** The normal hand: three beings, two legends, one flare (TK-2.2, TK-3.11). */
export const HAND = { beings: 3, legends: 2, flares: 1 } as const;

/** What one seat draws. */
interface Drawn {
  readonly beings: number[];
  readonly legends: number[];
  readonly flares: number[];
}

/** Rests before anything is drawn: the turn can be taken back until the next one is opened, or its player draws early. */
export function* restBetween(contest: Contest): Rules<void> {
  const { turn } = contest;
  if (!isLastTurn(contest)) yield* pause(comingSeat(contest), isToDraw(contest) ? [turn.control] : []);
  contest.phase = 'draw';
}

/** Whether anybody's hand changes at the end of this turn, as far as hands go. */
function isToDraw(contest: Contest): boolean {
  const { turn, mode } = contest;
  const owner = contest.seats[activeSeat(contest)]!;
  return (
    isTeamMode(mode) ||
    missing(owner) > 0 ||
    owner.legends.length < HAND.legends ||
    owner.flares.length < HAND.flares ||
    turn.extraBeings + turn.extraLegends > 0
  );
}

/** The end of a turn: hands are filled up, then the extra cards are drawn (TK-3.11, TK-7.14). */
export function drawCards(contest: Contest): void {
  const seat = activeSeat(contest);
  const { extraBeings, extraLegends } = contest.turn;
  const own: Drawn = { beings: [], legends: [], flares: [] };
  drawBeings(contest, seat, missing(contest.seats[seat]!), own);
  const taker = legendTaker(contest, seat);
  const taken: Drawn = taker === seat ? own : { beings: [], legends: [], flares: [] };
  drawLegends(contest, taker, HAND.legends - contest.seats[taker]!.legends.length, taken);
  drawFlares(contest, seat, HAND.flares - contest.seats[seat]!.flares.length, own);
  drawBeings(contest, seat, extraBeings, own);
  drawLegends(contest, taker, extraLegends, taken);
  tellDrawn(contest, seat, own);
  if (taker !== seat) tellDrawn(contest, taker, taken);
  contest.phase = 'turn-end';
}

/** A pending being still counts toward the three (TK-14.11). */
const missing = ({ beings, pending }: Seat): number => HAND.beings - beings.length - (pending < 0 ? 0 : 1);

/** Who holds the legends next: in team play the partner, unless an extra turn comes first (TK-13.3, AMB-36). */
function legendTaker(contest: Contest, seat: number): number {
  if (!isTeamMode(contest.mode)) return seat;
  const partner = partnerOf(seat);
  if (contest.extraTurns > 0) {
    passLegends(contest, partner, seat);
    return seat;
  }
  passLegends(contest, seat, partner);
  return partner;
}

/** An own deck is never shuffled again (TK-3.12). Its last card that is not sideways brings the end (TK-12.1, TK-12.2). */
export function drawBeings(contest: Contest, seat: number, count: number, drawn: Drawn): void {
  const owner = contest.seats[seat]!;
  for (let left = count; left > 0 && owner.deck.length > 0; left--) {
    const upright = owner.deck.length > owner.sideways;
    const card = owner.deck.pop()!;
    owner.beings.push(card);
    drawn.beings.push(card);
    owner.knownTop = Math.max(0, owner.knownTop - 1);
    if (upright && owner.deck.length === owner.sideways) contest.deckOut = true;
    owner.sideways = Math.min(owner.sideways, owner.deck.length);
  }
}

export function drawLegends(contest: Contest, seat: number, count: number, drawn: Drawn): void {
  for (let left = count; left > 0; left--) {
    const card = drawShared(contest, contest.legendDeck, contest.legendDiscard);
    if (card === undefined) return;
    contest.seats[seat]!.legends.push(card);
    drawn.legends.push(card);
  }
}

export function drawFlares(contest: Contest, seat: number, count: number, drawn: Drawn): void {
  for (let left = count; left > 0; left--) {
    const flare = drawShared(contest, contest.flareDeck, contest.flareDiscard);
    if (flare === undefined) return;
    contest.seats[seat]!.flares.push(flare);
    drawn.flares.push(flare);
  }
}

/** An empty shared deck is made of its discard pile again (TK-3.12). */
function drawShared(contest: Contest, deck: number[], discard: number[]): number | undefined {
  if (deck.length === 0) {
    deck.push(...discard.splice(0));
    shuffle(contest.random, deck);
  }
  return deck.pop();
}

export function tellDrawn(contest: Contest, seat: number, { beings, legends, flares }: Drawn): void {
  if (beings.length + legends.length + flares.length === 0) return;
  tell(contest, {
    tell: 'drawn',
    seat,
    beings: beings.length,
    legends: legends.length,
    flares: flares.length,
    deck: contest.seats[seat]!.deck.length,
  });
  const cards = {
    beings: beings.map(nameOfCard),
    legends: legends.map(nameOfCard),
    flares: flares.map(nameOfFlare),
  };
  tell(contest, { tell: 'drawn-cards', seat, ...cards }, [seat]);
  seal(contest);
}
