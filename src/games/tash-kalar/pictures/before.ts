import type { PieceView } from '../view.js';
import type { ContestEntry, Deed, Mention, SquareName } from '../vocabulary.js';
import { hueOf } from './position.js';

type Board = Map<SquareName, PieceView>;

const put = (board: Board, { square, colour, rank }: Mention, gateway = false): void => {
  board.set(square, { square, colour, rank, hue: hueOf(square), gateway });
};

const shift = (board: Board, from: SquareName, to: SquareName): void => {
  const piece = board.get(from);
  if (!piece) return;
  board.delete(from);
  board.set(to, { ...piece, square: to, hue: hueOf(to) });
};

function undoDeed(board: Board, deed: Deed): void {
  switch (deed.did) {
    case 'destroyed':
    case 'upgraded':
    case 'downgraded':
    case 'converted':
    case 'captured':
      put(board, deed.piece);
      break;
    case 'placed':
    case 'released':
      board.delete(deed.piece.square);
      break;
    case 'moved':
      shift(board, deed.path.at(-1)!, deed.path[0]!);
      break;
    case 'swapped': {
      const [one, other] = [board.get(deed.one.square), board.get(deed.other.square)];
      if (one) board.set(deed.other.square, { ...one, square: deed.other.square });
      if (other) board.set(deed.one.square, { ...other, square: deed.one.square });
      break;
    }
    default:
  }
}

function undoAll(board: Board, deeds: readonly Deed[]): void {
  for (const deed of [...deeds].reverse()) undoDeed(board, deed);
}

function undoEntry(board: Board, entry: ContestEntry): void {
  switch (entry.tell) {
    case 'placed':
      board.delete(entry.piece.square);
      if (entry.lifted) put(board, entry.lifted);
      break;
    case 'opened':
      board.delete(entry.piece.square);
      break;
    case 'summoned': {
      // What the being crushed is the first deed; it was put on the board right after.
      const crush = entry.laying.crushes && entry.deeds[0]?.did === 'destroyed' ? 1 : 0;
      undoAll(board, entry.deeds.slice(crush));
      board.delete(entry.square);
      undoAll(board, entry.deeds.slice(0, crush));
      if (entry.lifted) put(board, entry.lifted);
      break;
    }
    case 'flare':
    case 'thawed':
    case 'warped':
      undoAll(board, entry.deeds);
      break;
    default:
  }
}

/** The board as it was before these entries, worked out from the board they led to. */
export function boardBefore(pieces: readonly PieceView[], entries: readonly ContestEntry[]): readonly PieceView[] {
  const board: Board = new Map(pieces.map(piece => [piece.square, piece]));
  for (const entry of [...entries].reverse()) undoEntry(board, entry);
  return [...board.values()];
}
