import { expect, it } from 'vitest';
import { randomOf } from '../../../scripts/fuzz/trial.js';
import { randomBelow } from '../../../src/engine/index.js';
import { CARDS } from '../../../src/games/tash-kalar/cards.js';
import { layingsOf } from '../../../src/games/tash-kalar/patterns.js';
import { colourOf, makePiece, rankNumber, rankOf } from '../../../src/games/tash-kalar/pieces.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { forceOf, freeSquares, summoningsOf } from '../../../src/games/tash-kalar/summonings.js';
import { squareAt, turned, XY } from '../../../src/geometry/square.js';
import { Stage } from './stage.js';

/** Every square, every turn and reflection, every piece of the pattern one by one (TK-4.3 to TK-4.5). */
function plainSearch(contest: Contest, card: (typeof CARDS)[number]): string[] {
  const found: string[] = [];
  if (card.free && freeSquares(contest).length === 0) return found;
  const { board } = contest;
  const needs = [
    ...(card.heroics ?? []).map(offset => ({ offset, rank: 2 })),
    ...card.commons.map(offset => ({ offset, rank: 1 })),
  ];
  for (const laying of layingsOf(card))
    for (const [square, [x, y]] of XY.entries()) {
      const fits = needs.every(({ offset, rank }) => {
        const [dx, dy] = turned(laying, ...offset);
        const piece = board[squareAt(x + dx, y + dy)] ?? 0;
        return piece !== 0 && colourOf(piece) === 0 && rankOf(piece) >= rank;
      });
      if (fits && (card.free || rankOf(board[square]!) <= rankNumber(card.rank))) found.push(`${square}:${laying}`);
    }
  return found.sort();
}

it('finds the same summonings as a plain search, on boards of every fullness', () => {
  const random = randomOf('plain search');
  for (let round = 0; round < 60; round++) {
    const { contest } = new Stage();
    let doubles = 0;
    let legendaries = 0;
    for (const square of XY.keys()) {
      if (randomBelow(random, 60) >= round + 5) continue;
      const rank = 1 + randomBelow(random, 3);
      const mine = rank === 3 ? legendaries < 2 : doubles < 16;
      const colour = mine && randomBelow(random, 3) > 0 ? 0 : 1;
      if (colour === 0 && rank === 3) legendaries += 1;
      else if (colour === 0) doubles += 1;
      contest.board[square] = makePiece(square + 1, colour, rank);
    }
    const force = forceOf(contest, 0, true);
    for (const [card, print] of CARDS.entries()) {
      const fast = summoningsOf(contest, force, card).map(({ layout }) => `${layout.square}:${layout.laying}`);
      expect(fast.sort()).toEqual(plainSearch(contest, print));
    }
  }
});
