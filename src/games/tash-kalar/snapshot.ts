import { makeSquare, parseSquare, SQUARE_COUNT } from '../../geometry/square.js';
import { colourOf, idOf, rankName, rankOf } from './pieces.js';
import { HUES } from './squares.js';
import type { Contest } from './state.js';
import type { PieceView } from './view.js';
import { RANKS, type Snapshot } from './vocabulary.js';

/** Everything on the board, in reading order. */
export const pieceViews = ({ board, gateway }: Contest): PieceView[] =>
  board.flatMap((piece, square) =>
    piece === 0
      ? []
      : [
          {
            square: makeSquare(square),
            colour: colourOf(piece),
            rank: rankName(rankOf(piece)),
            hue: HUES[square]!,
            gateway: gateway !== 0 && idOf(piece) === gateway,
          },
        ],
  );

/** Ranks of each colour in turn. */
const LETTERS = 'abcdefghijkl';
const VACANT = '.';

/** The board as an entry of the log keeps it: a sign for each square, a capital for the Gateway. */
export function makeSnapshot(pieces: readonly Pick<PieceView, 'square' | 'colour' | 'rank' | 'gateway'>[]): Snapshot {
  const signs = new Array<string>(SQUARE_COUNT).fill(VACANT);
  for (const { square, colour, rank, gateway } of pieces) {
    const letter = LETTERS[colour * RANKS.length + RANKS.indexOf(rank)]!;
    signs[parseSquare(square)!] = gateway ? letter.toUpperCase() : letter;
  }
  return signs.join('');
}

/** What stood where. */
export function parseSnapshot(snapshot: Snapshot): PieceView[] {
  const pieces: PieceView[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const sign = snapshot[square] ?? VACANT;
    const at = LETTERS.indexOf(sign.toLowerCase());
    if (at < 0) continue;
    pieces.push({
      square: makeSquare(square),
      colour: Math.floor(at / RANKS.length),
      rank: rankName((at % RANKS.length) + 1),
      hue: HUES[square] ?? null,
      gateway: sign !== sign.toLowerCase(),
    });
  }
  return pieces;
}
