import { makeSquare, parseSquare, SIGHT } from '../../geometry/square.js';
import type { ContestView, LastMove } from './view.js';
import { type ContestEntry, type Deed, DIRECTION_NAMES, type SquareName } from './vocabulary.js';

/** More than four effects in one post: the newest are drawn, the others are a press away. */
const MOST_DRAWN = 4;
/** A chain of effects is drawn by itself, also where the board marks it as the last move. */
const CHAIN = 3;

/** An entry that tells an effect. */
export type Effected = Extract<ContestEntry, { readonly tell: 'summoned' | 'flare' | 'thawed' | 'warped' }>;

const isEffected = (entry: ContestEntry): entry is Effected =>
  entry.tell === 'summoned' || entry.tell === 'flare' || entry.tell === 'thawed' || entry.tell === 'warped';

/** Of these entries the effects a story draws: those the board, which marks the last move, does not tell already. */
export function drawnEffects(entries: readonly ContestEntry[], view: Pick<ContestView, 'last'>): readonly Effected[] {
  const told = entries.filter(isEffected).filter(entry => touchedBy(moveOf(entry)).length > 0);
  const [only] = told;
  const isOnBoard = told.length === 1 && view.last !== null && isSameMove(moveOf(only!), view.last);
  return isOnBoard && only!.deeds.length < CHAIN ? [] : told.slice(-MOST_DRAWN);
}

const isSameMove = (one: LastMove, other: LastMove): boolean =>
  one.seat === other.seat && one.what === other.what && one.card === other.card && one.square === other.square;

/** The entry as the last move it was when it happened. */
export function moveOf(entry: Effected): LastMove {
  const { seat, deeds } = entry;
  if (entry.tell === 'summoned')
    return {
      seat,
      deeds,
      what: entry.tell,
      card: entry.card,
      square: entry.square,
      laying: entry.laying,
      lifted: entry.lifted,
    };
  const card = entry.tell === 'flare' ? entry.flare : entry.card;
  return { seat, deeds, what: entry.tell, card, square: null, laying: null, lifted: null };
}

/** The squares a move speaks of, a shot's whole way included. */
export function touchedBy({ square, laying, lifted, deeds }: LastMove): SquareName[] {
  const dead = new Set(deeds.flatMap(deed => (deed.did === 'destroyed' ? [deed.piece.square] : [])));
  return [
    ...(square === null ? [] : [square]),
    ...(laying?.used ?? []),
    ...(lifted ? [lifted.square] : []),
    ...deeds.flatMap(deed => squaresOf(deed, dead)),
  ];
}

function squaresOf(deed: Deed, dead: ReadonlySet<SquareName>): readonly SquareName[] {
  switch (deed.did) {
    case 'moved':
      return deed.path;
    case 'swapped':
      return [deed.one.square, deed.other.square];
    case 'gateway':
      return deed.square === null ? [] : [deed.square];
    case 'shot':
      return deed.directions.flatMap(direction => {
        const line = SIGHT[parseSquare(deed.from)!]![DIRECTION_NAMES.indexOf(direction)]!.map(makeSquare);
        return [deed.from, line.findLast(square => dead.has(square)) ?? line.at(-1) ?? deed.from];
      });
    default:
      return 'piece' in deed ? [deed.piece.square] : [];
  }
}
