import { makeSquare, parseSquare } from '../../../geometry/square.js';
import { cardOf } from '../cards.js';
import { putPiece } from '../changes.js';
import { beginEffect } from '../effects/effect.js';
import { leapsOf } from '../effects/leaping.js';
import { linesOf } from '../effects/lines.js';
import { beginMoves, movesOf } from '../effects/moving.js';
import { FLARES } from '../flares.js';
import { layingOf } from '../layings.js';
import { setup } from '../setup.js';
import type { Contest } from '../state.js';
import { forceOf, summoningsOf } from '../summonings.js';
import type { Laying, SquareName } from '../vocabulary.js';
import type { Example, ExampleBoard, Going } from './example.js';

const LETTERS = ['chl', 'CHL'] as const;

/** The match a board of an example shows: seat 0 is on turn. */
export function contestOf({ schools, card }: Example, { pieces }: ExampleBoard): Contest {
  const contest = setup({
    seats: 2,
    chosen: { mode: 'high-form', expansions: 'on', first: 'first' },
    sides: schools,
    random: [1, 2, 3, 4],
  });
  const flare = FLARES.findIndex(({ id }) => id === card);
  contest.seats[0]!.flares = flare < 0 ? [] : [flare];
  put(contest, pieces);
  return contest;
}

function put(contest: Contest, pieces: string): void {
  let letter = '';
  for (const word of pieces.split(' ')) {
    const square = parseSquare(word);
    if (square === undefined) letter = word;
    else {
      const colour = LETTERS.findIndex(letters => letters.includes(letter));
      putPiece(contest, square, colour, LETTERS[colour]!.indexOf(letter) + 1);
    }
  }
}

/** Every way the one on turn may lay the card's pattern (TK-4). */
export function layingsNow(contest: Contest, card: string): Laying[] {
  const force = forceOf(contest, 0, true);
  const found = summoningsOf(contest, force, cardOf(card));
  return found.map(summoning => layingOf(contest, force, summoning, found));
}

/** Where the piece may go (TK-7.3 to TK-7.7). */
export const goalsOf = (contest: Contest, { from, step }: Going): SquareName[] =>
  (waysOf(contest, step).get(parseSquare(from)!) ?? []).map(makeSquare);

function waysOf(contest: Contest, step: Going['step']): ReadonlyMap<number, readonly number[]> {
  const effect = beginEffect(contest, 0, { name: step.op, card: null, part: 'effect' });
  switch (step.op) {
    case 'move':
      return movesOf(effect, step, beginMoves(effect, step));
    case 'leap':
      return leapsOf(effect, step);
    case 'line':
      return linesOf(effect, step);
  }
}
