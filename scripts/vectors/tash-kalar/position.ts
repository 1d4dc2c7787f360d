import { randomFrom } from '../../../src/engine/random.js';
import { CARDS, cardOf, isLegend } from '../../../src/games/tash-kalar/cards.js';
import { putPiece } from '../../../src/games/tash-kalar/changes.js';
import { FLARES } from '../../../src/games/tash-kalar/flares.js';
import { colourOf, idOf, rankName, rankOf } from '../../../src/games/tash-kalar/pieces.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import { SCHOOLS } from '../../../src/games/tash-kalar/schools/index.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { RANKS, type Rank } from '../../../src/games/tash-kalar/vocabulary.js';
import { makeSquare, squareAt, XY } from '../../../src/geometry/square.js';
import type { Cell, Grid, Kill, Scenario } from './format.js';

const MODES: Readonly<Record<string, string>> = {
  high_form: 'high-form',
  any: 'high-form',
  duel: 'duel',
  melee: 'melee',
};
/** Common, heroic and legendary of each player in turn. */
const LETTERS = ['chl', 'CHL', '123', '456'];

export const squareOfCell = ([x, y]: Cell): number => squareAt(x, y);
export const nameOfCell = (cell: Cell): string => makeSquare(squareOfCell(cell));
export const playerOf = (player: string): number => Number(player.slice(1)) - 1;
export const shortId = (id: string): string => id.slice(id.indexOf('/') + 1);

/** The position of a scenario: P1 is on turn in the middle of a match and holds what it needs, nothing that disturbs. */
export function makePosition(scenario: Scenario, board: Grid): Contest {
  const card = scenario.do.card === undefined ? null : cardOf(shortId(scenario.do.card));
  const contest = contestRules.setup({
    seats: scenario.players ?? 2,
    chosen: { mode: MODES[scenario.mode]!, expansions: 'on', first: 'first' },
    sides: Array.from({ length: scenario.players ?? 2 }, (_, seat) => (seat === 0 ? schoolFor(card) : null)),
    random: randomFrom('00112233445566778899aabbccddeeff'),
  });
  contest.news = [];
  contest.phase = 'turn';
  contest.turnNumber = 5;
  const [owner] = contest.seats;
  owner!.turns = 3;
  owner!.beings = card === null || isLegend(card) ? [] : [card];
  owner!.legends = card === null || !isLegend(card) ? [] : [card];
  const flare = scenario.do.flare;
  owner!.flares = [flare === undefined ? 0 : FLARES.findIndex(({ id }) => id === flare)];
  owner!.deck = owner!.deck.filter(other => other !== card);
  owner!.discard = scenario.state?.discard_empty ? [] : owner!.deck.splice(0, 1);
  setBoard(contest, board);
  setTurn(contest, scenario);
  return contest;
}

function schoolFor(card: number | null): string {
  const own = card === null ? undefined : SCHOOLS.find(({ cards }) => cards.includes(CARDS[card]!));
  return own?.id ?? 'northern-imperial';
}

function setBoard(contest: Contest, grid: Grid): void {
  for (const [square, [x, y]] of XY.entries()) {
    const letter = grid[y]![x]!;
    const colour = LETTERS.findIndex(letters => letters.includes(letter));
    contest.board[square] = 0;
    if (colour >= 0) putPiece(contest, square, colour, LETTERS[colour]!.indexOf(letter) + 1);
  }
}

function setTurn(contest: Contest, { state = {} }: Scenario): void {
  const { turn, board } = contest;
  turn.actions = state.actions_left ?? 2;
  turn.borrow = state.borrow_right ?? 0;
  turn.voids = state.void_right ?? 0;
  if (state.pattern_color !== undefined) turn.patternColour = playerOf(state.pattern_color);
  if (state.gateway) contest.gateway = idOf(board[squareOfCell(state.gateway)]!);
  for (const [player, rank] of state.credited_kills_this_turn ?? [])
    turn.kills[playerOf(player) * 3 + RANKS.indexOf(rank as Rank)]! += 1;
  for (const [id, cell] of state.summoned_this_turn ?? []) {
    const card = cardOf(shortId(id));
    turn.summons.push({ card, square: squareOfCell(cell) });
    if (isLegend(card)) turn.legends += 1;
  }
}

/** The board in the letters of the vectors. */
export function gridOf({ board }: Contest): Grid {
  return Array.from({ length: 9 }, (_, y) =>
    Array.from({ length: 9 }, (_, x) => {
      const square = squareAt(x, y);
      if (square < 0) return '#';
      const piece = board[square]!;
      return piece === 0 ? '.' : LETTERS[colourOf(piece)]![rankOf(piece) - 1]!;
    }).join(''),
  );
}

/** Kills that count for the seat on turn, as the vectors list them. */
export function killsOf({ turn }: Contest): Kill[] {
  return turn.kills
    .flatMap((count, at) =>
      Array.from({ length: count }, (): Kill => [`P${Math.floor(at / 3) + 1}`, rankName((at % 3) + 1)]),
    )
    .sort();
}
