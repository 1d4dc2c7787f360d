import type { Rules } from '../../../engine/rules.js';
import { makeSquare } from '../../../geometry/square.js';
import type { PlainStep } from '../card.js';
import { destroyAt, leaveGateway, setGateway } from '../changes.js';
import { mention, note } from '../news.js';
import { idOf, rankOf } from '../pieces.js';
import { chooseSquare, pick } from './asking.js';
import { during, type Effect, rangeOf } from './effect.js';
import { canEnter } from './entering.js';
import { selectorOf } from './selectors.js';
import { piecesOf } from './who.js';

/** Lifts a piece onto the card: it is neither on the board nor in supply (TK-1.9), and no Gateway meanwhile (TK-14.5). */
export function* capturePiece(effect: Effect, { who, rank, where }: PlainStep): Rules<void> {
  const { contest, seat } = effect;
  yield* pick(effect, {
    act: 'capture',
    range: rangeOf(1, undefined),
    candidates: () => piecesOf(effect, who!, rank!, where),
    apply: square => {
      const piece = contest.board[square]!;
      contest.board[square] = 0;
      contest.merchant = { piece, gateway: contest.gateway === idOf(piece), seat };
      note(contest, { did: 'captured', piece: mention(piece, square) });
      leaveGateway(contest, piece);
    },
  });
}

/** The piece on the card leaps back; where it cannot, it goes to its supply. */
export function* releasePiece(effect: Effect, step: PlainStep): Rules<void> {
  const { contest } = effect;
  if (contest.merchant === null) return;
  const { piece, gateway } = contest.merchant;
  contest.merchant = null;
  const selected = selectorOf(step.dest);
  const squares = contest.board.flatMap((_, square) =>
    selected(effect, square) && canEnter(effect, rankOf(piece), step.kind!, square) ? [square] : [],
  );
  if (squares.length === 0) return;
  const about = {
    ...during(effect),
    gait: 'leap' as const,
    kind: step.kind!,
    from: null,
    left: 1,
    optional: false,
    captures: squares.filter(square => contest.board[square] !== 0).map(makeSquare),
  };
  const square = (yield* chooseSquare(effect, 'destination', about, squares, false))!;
  if (contest.board[square] !== 0) destroyAt(contest, square);
  contest.board[square] = piece;
  note(contest, { did: 'released', piece: mention(piece, square) });
  if (gateway) setGateway(contest, square);
}
