import { type RandomState, randomBelow, shuffle } from '../src/engine/index.js';
import type { Card } from '../src/games/tash-kalar/card.js';
import { CARDS, deckOf, LEGEND_CARDS } from '../src/games/tash-kalar/cards.js';
import { colourOf, LEGENDARY, makePiece, rankNumber, rankOf } from '../src/games/tash-kalar/pieces.js';
import { setup } from '../src/games/tash-kalar/setup.js';
import { HUES } from '../src/games/tash-kalar/squares.js';
import type { Contest } from '../src/games/tash-kalar/state.js';
import { forceOf, type Summoning, summoningsOf } from '../src/games/tash-kalar/summonings.js';
import { supplyOf, usableDoubles } from '../src/games/tash-kalar/supply.js';
import { DIRECTION_NAMES } from '../src/games/tash-kalar/vocabulary.js';
import { LAYINGS, SQUARE_COUNT, squareAt, turned, turnedCompass, XY } from '../src/geometry/square.js';
import { seeded } from './seeded.js';

/**
 * `npm run bench:summoning`: how long it takes to find every legal summoning of a hand (three beings, two legends) on a
 * board with every piece of every colour on it, against a plain search over all squares, turns and reflections. Both must
 * find the same. Fails above a millisecond a hand.
 */
const BOARDS = 400;
const ROUNDS = 5;
const GOAL = 1; // ms

interface Situation {
  readonly name: string;
  readonly mode: string;
  readonly seats: number;
  readonly rights?: { readonly borrow: number; readonly voids: number };
}

const SITUATIONS: readonly Situation[] = [
  { name: 'two colours, 40 pieces', mode: 'high-form', seats: 2 },
  { name: 'the same with borrowing and void squares', mode: 'high-form', seats: 2, rights: { borrow: 1, voids: 2 } },
  { name: 'four colours, 68 pieces, improvising', mode: 'melee', seats: 4 },
];

interface Case {
  readonly contest: Contest;
  readonly hand: readonly number[];
}

/** Everything each colour has stands on the board, at random; the hand comes from any school. */
function fullBoard({ mode, seats, rights }: Situation, random: RandomState): Case {
  const chosen = { mode, expansions: 'on', first: 'first' };
  const contest = setup({ seats, chosen, sides: Array.from({ length: seats }, () => null), random });
  const squares = XY.map((_, square) => square);
  shuffle(random, squares);
  for (const colour of contest.colours.keys()) {
    const doubles = usableDoubles(contest);
    for (let piece = 0; piece < doubles + 3; piece++) {
      const rank = piece >= doubles ? LEGENDARY : 1 + randomBelow(random, 2);
      const square = squares.pop()!;
      contest.board[square] = makePiece(square + 1, colour, rank);
    }
  }
  Object.assign(contest.turn, rights);
  return { contest, hand: [...drawn(deckOf(contest.seats[0]!.school), 3), ...drawn(LEGEND_CARDS, 2)] };

  function drawn(deck: readonly number[], count: number): number[] {
    const cards = [...deck];
    shuffle(random, cards);
    return cards.slice(0, count);
  }
}

/** Square, laying and improvised colour of each summoning of the hand. */
const found = ({ contest, hand }: Case): Summoning[][] => {
  const force = forceOf(contest, 0, true);
  return hand.map(card => summoningsOf(contest, force, card));
};

const named = (card: number, square: number, laying: number, improvised: number): string =>
  `${CARDS[card]!.id} ${square} ${laying} ${improvised}`;

/** What makes a laid pattern different from another: where its pieces, marks and arrows lie. */
function outline({ commons, heroics = [], marks = {}, arrows = [] }: Card, laying: number): string {
  const lie = (offsets: Card['commons']): string[] => offsets.map(offset => turned(laying, ...offset).join()).sort();
  const marked = Object.keys(marks).map(group => lie(marks[group]!));
  const pointed = arrows.map(arrow => turnedCompass(laying, DIRECTION_NAMES.indexOf(arrow))).sort();
  return JSON.stringify([lie(commons), lie(heroics), marked, pointed]);
}

/** Every square, every turn and reflection, piece by piece, nothing worked out before (TK-4). */
function plainSearch({ contest, hand }: Case): string[] {
  const all: string[] = [];
  for (const card of hand) {
    const seen = new Set<string>();
    for (const laying of LAYINGS) {
      const look = outline(CARDS[card]!, laying);
      if (seen.has(look)) continue;
      seen.add(look);
      for (let square = 0; square < SQUARE_COUNT; square++)
        for (const improvised of waysAt(contest, CARDS[card]!, square, laying))
          all.push(named(card, square, laying, improvised));
    }
  }
  return all;
}

/** The colours that may be improvised there, -1 = none is needed; nothing = it is not legal. */
function waysAt(contest: Contest, card: Card, square: number, laying: number): readonly number[] {
  const { board, turn, mode } = contest;
  const [x, y] = XY[square]!;
  const cells: number[] = [];
  const strangers: number[] = [];
  let voids = 0;
  for (const [rank, offsets] of [[2, card.heroics ?? []] as const, [1, card.commons] as const])
    for (const [right, down] of offsets) {
      const [dx, dy] = turned(laying, right, down);
      const cell = squareAt(x + dx, y + dy);
      if (cell < 0) return [];
      cells.push(cell);
      const piece = board[cell]!;
      if (piece === 0) {
        voids += 1;
        if (rank === 2 || voids > turn.voids) return [];
      } else if (rankOf(piece) < rank) return [];
      else if (colourOf(piece) !== 0) strangers.push(colourOf(piece));
    }
  if (!mayArrive(contest, card, square, cells)) return [];
  if (strangers.length <= turn.borrow) return [-1];
  return mode === 'melee' && strangers.length === turn.borrow + 1 ? [...new Set(strangers)] : [];
}

/** The rank on the framed square, and a piece to put there (TK-4.5, TK-4.6). */
function mayArrive(contest: Contest, card: Card, square: number, cells: readonly number[]): boolean {
  const { board } = contest;
  if (card.free && !board.some((piece, other) => piece === 0 && HUES[other] === null)) return false;
  if (!card.free && rankOf(board[square]!) > rankNumber(card.rank)) return false;
  const legendary = card.rank === 'legendary';
  if (supplyOf(contest, 0, legendary) > 0) return true;
  const serves = (other: number): boolean =>
    board[other] !== 0 && colourOf(board[other]!) === 0 && (rankOf(board[other]!) === LEGENDARY) === legendary;
  return board.some((_, other) => serves(other) && (other === square ? !card.free : !cells.includes(other)));
}

/** Milliseconds a case, each measured on its own: the mean and the longest. */
function timed(cases: readonly Case[], search: (of: Case) => unknown): { mean: number; longest: number } {
  let [total, longest] = [0, 0];
  for (const of of cases) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      search(of);
      best = Math.min(best, performance.now() - started);
    }
    total += best;
    longest = Math.max(longest, best);
  }
  return { mean: total / cases.length, longest };
}

for (const situation of SITUATIONS) {
  const cases = Array.from({ length: BOARDS }, (_, board) =>
    fullBoard(situation, seeded(`${situation.name} ${board}`)),
  );
  let count = 0;
  for (const [board, of] of cases.entries()) {
    const fast = found(of).flatMap(summonings =>
      summonings.map(({ layout, improvised }) => named(layout.card, layout.square, layout.laying, improvised)),
    );
    count += fast.length;
    if (fast.sort().join('\n') !== plainSearch(of).sort().join('\n'))
      throw new Error(`Board ${board} of "${situation.name}": the searches do not find the same`);
  }
  const [ours, plain] = [timed(cases, found), timed(cases, plainSearch)];
  console.log(
    `${situation.name}: ${(count / BOARDS).toFixed(1)} summonings a hand; ${(1000 * ours.mean).toFixed(0)} µs, ` +
      `longest ${(1000 * ours.longest).toFixed(0)} µs; plain search ${(1000 * plain.mean).toFixed(0)} µs, ` +
      `${(plain.mean / ours.mean).toFixed(0)} times as long`,
  );
  if (ours.longest > GOAL) process.exitCode = 1;
}
