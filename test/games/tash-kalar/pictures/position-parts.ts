import { HUES } from '../../../../src/games/tash-kalar/squares.js';
import { TASKS } from '../../../../src/games/tash-kalar/tasks.js';
import type {
  ColourView,
  ContestView,
  LastMove,
  PieceView,
  SeatView,
  TaskPart,
  TaskView,
} from '../../../../src/games/tash-kalar/view.js';
import type { Deed, Laying, Mention, Rank } from '../../../../src/games/tash-kalar/vocabulary.js';
import { parseSquare } from '../../../../src/geometry/square.js';

const RANK = { c: 'common', h: 'heroic', l: 'legendary' } as const;

/** "D5:h" for each colour: common, heroic or legendary, with + the Gateway. */
export function pieces(...colours: readonly string[]): PieceView[] {
  return colours
    .flatMap((list, colour) =>
      list
        .split(' ')
        .filter(each => each !== '')
        .map((each): PieceView => {
          const [square, rank] = each.replace('+', '').split(':') as [string, 'c' | 'h' | 'l'];
          const hue = HUES[parseSquare(square)!] ?? null;
          return { square, colour, rank: RANK[rank], hue, gateway: each.endsWith('+') };
        }),
    )
    .sort((one, other) => parseSquare(one.square)! - parseSquare(other.square)!);
}

export const seat = (school: string, colour: number, more: Partial<SeatView> = {}): SeatView => ({
  school,
  colour,
  team: colour,
  beings: 3,
  legends: 2,
  flares: 1,
  deck: 8,
  sideways: 0,
  deckTop: [],
  discard: [],
  frozen: null,
  pending: null,
  placements: null,
  flareNow: null,
  ...more,
});

export const colour = (school: string, seats: readonly number[], more: Partial<ColourView> = {}): ColourView => ({
  seats,
  school,
  score: 0,
  goal: 9,
  taskPoints: 0,
  claimed: [],
  pendingLoss: 0,
  against: [],
  pieces: 0,
  upgraded: 0,
  legendaries: 0,
  supply: { doubleSided: 5, legendary: 2 },
  slowed: 0,
  ...more,
});

type Progress = readonly (readonly [what: TaskPart['what'], have: number, need: number])[];

export function task(id: string, ...progress: readonly Progress[]): TaskView {
  const { type, advanced, points } = TASKS.find(each => each.id === id)!;
  const parts = progress.map(list => list.map(([what, have, need]): TaskPart => ({ what, have, need })));
  return {
    id,
    type,
    advanced,
    points,
    progress: parts,
    fulfilledBy: parts.flatMap((list, k) =>
      list.length > 0 && list.every(({ have, need }) => have >= need) ? [k] : [],
    ),
  };
}

export const laying = (square: string, used: string, more: Partial<Laying> = {}): Laying => ({
  id: `${square}:${more.orientation ?? 'r0'}`,
  square,
  orientation: 'r0',
  used: used.split(' '),
  borrowed: [],
  lenders: [],
  voids: [],
  improvised: null,
  crushes: null,
  marks: [],
  arrows: [],
  lifts: false,
  ...more,
});

export const mention = (square: string, of: number, rank: Rank): Mention => ({ square, colour: of, rank });

export const last = (of: number, what: LastMove['what'], more: Partial<LastMove> = {}): LastMove => ({
  seat: of,
  what,
  card: null,
  square: null,
  laying: null,
  lifted: null,
  deeds: [],
  ...more,
});

export function view(
  mode: string,
  seats: readonly SeatView[],
  colours: readonly ColourView[],
  board: readonly PieceView[],
  more: Partial<ContestView> = {},
): ContestView {
  return {
    mode,
    expansions: false,
    turn: 9,
    onTurn: 0,
    inControl: 0,
    actions: 1,
    actionsAtStart: 2,
    extraTurn: false,
    discarded: false,
    seats,
    colours: colours.map((each, k) => {
      const own = board.filter(piece => piece.colour === k);
      return {
        ...each,
        pieces: own.length,
        upgraded: own.filter(({ rank }) => rank !== 'common').length,
        legendaries: own.filter(({ rank }) => rank === 'legendary').length,
      };
    }),
    pieces: board,
    tasks: [],
    nextTask: null,
    taskDeck: 12,
    legendDeck: 6,
    legendDiscard: [],
    flareDeck: 8,
    flareDiscard: [],
    kills: [],
    summoned: [],
    rights: { borrow: 0, voids: 0, colour: null },
    countBonus: 0,
    merchant: null,
    last: null,
    order: seats.map((_, k) => k),
    finals: null,
    extraTurns: 0,
    end: null,
    ...more,
  };
}

export const destroyed = (piece: Mention, counted = 1): Deed => ({ did: 'destroyed', piece, counted, removed: false });
export const moved = (piece: Mention, ...path: string[]): Deed => ({ did: 'moved', piece, gait: 'move', path });

export const against = (...all: readonly (readonly [colour: number, points: number, mayImprovise: boolean])[]) =>
  all.map(([of, points, mayImprovise]) => ({ colour: of, points, mayImprovise }));
