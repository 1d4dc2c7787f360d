import type { Start } from '../../engine/game.js';
import { tell } from '../../engine/match-state.js';
import { randomBelow, shuffle } from '../../engine/random.js';
import { ask, type Rules } from '../../engine/rules.js';
import { makeSquare, parseSquare, SQUARE_COUNT } from '../../geometry/square.js';
import { deckOf, LEGEND_CARDS } from './cards.js';
import { putPiece } from './changes.js';
import { drawBeings, drawFlares, drawLegends, HAND, tellDrawn } from './draw.js';
import { FLARES } from './flares.js';
import { chosenMode, schoolsFor } from './lobby.js';
import { mention, open } from './news.js';
import { COMMON } from './pieces.js';
import { question } from './question.js';
import { DUEL_OPENING, MELEE_OPENING } from './squares.js';
import { activeSeat, type Colour, type Contest, comingSeat, formOf, freshTurn, type Seat } from './state.js';
import { dealTasks, nameOfTask, turnUpNext } from './task-deck.js';
import { TASKS } from './tasks.js';
import { colourOfSeat, isTeamMode, seatsOfColour } from './teams.js';

/** Cards that lie sideways at the bottom of each deck in team play (TK-2.11). */
const SIDEWAYS = 6;

/** A match before its first turn (TK-2). */
export function setup({ seats: count, chosen, sides, random: given }: Start): Contest {
  const mode = chosenMode(chosen);
  const random: Start['random'] = [...given];
  const schools = dealSchools(sides, schoolsFor(chosen), random);
  const first = chosen.first === 'first' ? 0 : randomBelow(random, count);
  const colours = isTeamMode(mode) ? 2 : count;
  const contest: Contest = {
    random,
    news: [],
    sealed: 0,
    outcome: null,
    mode,
    expansions: chosen.expansions === 'on',
    seats: schools.map(school => makeSeat(school, isTeamMode(mode) ? SIDEWAYS : 0)),
    colours: Array.from({ length: colours }, () => makeColour(colours)),
    order: schools.map((_, turn) => (first + turn) % count),
    at: 0,
    turnNumber: 0,
    turn: freshTurn(first, 0, colours, false),
    phase: 'opening',
    board: new Array<number>(SQUARE_COUNT).fill(0),
    pieceCount: 0,
    gateway: 0,
    merchant: null,
    tasks: [],
    nextTask: -1,
    taskDeck: [],
    legendDeck: [...LEGEND_CARDS],
    legendDiscard: [],
    flareDeck: FLARES.map((_, flare) => flare),
    flareDiscard: [],
    extraTurns: 0,
    deckOut: false,
    finals: null,
    last: null,
  };
  tell(contest, {
    tell: 'match-begins',
    mode,
    schools,
    colours: schools.map((_, seat) => colourOfSeat(contest, seat)),
    order: contest.order,
  });
  deal(contest);
  if (formOf(contest) === 'high-form') revealTasks(contest);
  return contest;
}

/** Each school is there once; seats that took none get one at random. */
function dealSchools(sides: Start['sides'], schools: readonly string[], random: Start['random']): string[] {
  const free = schools.filter(id => !sides.includes(id));
  shuffle(random, free);
  return sides.map(side => side ?? free.pop()!);
}

const makeSeat = (school: string, sideways: number): Seat => ({
  school,
  beings: [],
  legends: [],
  flares: [],
  deck: deckOf(school),
  sideways,
  knownTop: 0,
  discard: [],
  frozen: -1,
  pending: -1,
  turns: 0,
});

const makeColour = (colours: number): Colour => ({
  claimed: [],
  taskPoints: 0,
  points: 0,
  against: new Array<number>(colours).fill(0),
  improvised: new Array<boolean>(colours).fill(false),
  removed: [0, 0],
  slowed: 0,
});

/** The opening hands; in team play the partner who plays earlier holds the legends (TK-2.1, TK-2.2, TK-2.11). */
function deal(contest: Contest): void {
  const { random, seats, order } = contest;
  for (const deck of [contest.legendDeck, contest.flareDeck, ...seats.map(({ deck }) => deck)]) shuffle(random, deck);
  for (const seat of order) {
    const drawn = { beings: [], legends: [], flares: [] };
    const holdsLegends = seatsOfColour(contest, colourOfSeat(contest, seat))[0] === seat;
    drawBeings(contest, seat, HAND.beings, drawn);
    if (holdsLegends) drawLegends(contest, seat, HAND.legends, drawn);
    drawFlares(contest, seat, HAND.flares, drawn);
    tellDrawn(contest, seat, drawn);
  }
}

/** High Form starts on an empty board (TK-2.6). */
function revealTasks(contest: Contest): void {
  contest.taskDeck = TASKS.map((_, task) => task);
  shuffle(contest.random, contest.taskDeck);
  contest.tasks = dealTasks(contest.taskDeck, contest.random);
  turnUpNext(contest);
  const next = contest.nextTask < 0 ? null : nameOfTask(contest.nextTask);
  tell(contest, { tell: 'tasks', current: contest.tasks.map(nameOfTask), next });
  contest.phase = 'turn-begin';
}

/** Duel and Melee: the last in turn order puts the first commons (TK-2.8, TK-2.10). */
export function* placeOpening(contest: Contest): Rules<void> {
  const seat = contest.order.at(-1)!;
  const symbols = formOf(contest) === 'duel' ? DUEL_OPENING : MELEE_OPENING;
  let colours = openingColours(contest);
  const chosen: { square: number; colour: number }[] = [];
  for (const [at, squares] of symbols.entries()) {
    const options = squares.flatMap(square =>
      colours.map(colour => ({ id: `${makeSquare(square)}:${colour}`, place: makeSquare(square) })),
    );
    const said = yield* ask(question('opening', seat, { left: symbols.length - at }, options));
    const [name, colour] = said.split(':') as [string, string];
    chosen.push({ square: parseSquare(name)!, colour: Number(colour) });
    colours = colours.filter(other => other !== Number(colour));
  }
  for (const { square, colour } of chosen) {
    open(contest, { seat, what: 'opened', square: makeSquare(square) });
    putPiece(contest, square, colour, COMMON);
    tell(contest, { tell: 'opened', seat, piece: mention(contest.board[square]!, square) });
  }
  contest.phase = 'turn-begin';
}

/** One common of every colour; with four colours none of the second player's (TK-2.10). */
function openingColours(contest: Contest): number[] {
  const colours = contest.colours.map((_, colour) => colour);
  return colours.length === 4 ? colours.filter(colour => colour !== contest.order[1]) : colours;
}

/** The seat that decides now, for pictures and posts. */
export const onTurn = (contest: Contest): number | null => {
  if (contest.outcome !== null) return null;
  if (contest.phase === 'opening') return contest.order.at(-1)!;
  return contest.phase === 'rest' ? comingSeat(contest) : activeSeat(contest);
};
