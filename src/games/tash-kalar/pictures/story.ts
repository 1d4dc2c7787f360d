import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import { makeSquare, parseSquare, SIGHT } from '../../../geometry/square.js';
import { CARDS, cardOf } from '../cards.js';
import { parseSnapshot } from '../snapshot.js';
import type { LastMove } from '../view.js';
import { type ContestEntry, type Deed, DIRECTION_NAMES, type SquareName } from '../vocabulary.js';
import { cardName } from '../words/names.js';
import { deedLines } from './deed-lines.js';
import type { Box } from './fitting.js';
import { backdrop, panel } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { moveMarks } from './last-move.js';
import { FACE, group, icon, linear, words } from './marks.js';
import { INK, mix } from './palette.js';
import { badge, piece } from './piece.js';
import { layoutIn, plainSquares, regionAround, within } from './placements.js';
import type { Crowd } from './players.js';
import { standing } from './position.js';

const WIDTH = 1000;
const MARGIN = 14;
const GAP = 10;
const HEAD = 96;
const LINE = 44;
/** More than four effects in one post: the newest are shown, the others are a press away. */
const MOST_PANELS = 4;
/** A chain of effects is told by itself, also where the board marks it as the last move. */
const CHAIN = 3;

export type Told = Extract<ContestEntry, { readonly tell: 'summoned' | 'flare' | 'thawed' | 'warped' }>;

const isTold = (entry: ContestEntry): entry is Told =>
  entry.tell === 'summoned' || entry.tell === 'flare' || entry.tell === 'thawed' || entry.tell === 'warped';

/** Of these entries the effects that the board, which marks the last move, does not tell already. */
export function toldInPictures(entries: readonly ContestEntry[], { view }: Pick<Crowd, 'view'>): readonly Told[] {
  const told = entries.filter(isTold).filter(({ tell, deeds }) => tell === 'summoned' || deeds.length > 0);
  const [only] = told;
  const isOnBoard = told.length === 1 && view.last !== null && isSameMove(moveOf(only!), view.last);
  return isOnBoard && only!.deeds.length < CHAIN ? [] : told.slice(-MOST_PANELS);
}

const isSameMove = (one: LastMove, other: LastMove): boolean =>
  one.seat === other.seat && one.what === other.what && one.card === other.card && one.square === other.square;

/** The entry as the last move it was when it happened. */
function moveOf(entry: Told): LastMove {
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

/** Every effect in a panel of its own: the part of the board it touched, as it left it, and all that it did there. */
export function storyDrawing(told: readonly Told[], crowd: Crowd, names: readonly string[]): Drawing {
  const columns = told.length === 1 ? 1 : 2;
  const rows = Array.from({ length: Math.ceil(told.length / columns) }, (_, row) =>
    told.slice(row * columns, (row + 1) * columns),
  );
  const marks: Mark[] = [];
  let y = MARGIN;
  for (const row of rows) {
    const width = (WIDTH - 2 * MARGIN - GAP * (row.length - 1)) / row.length;
    const lines = row.map(entry => linesOf(entry, crowd, names));
    const height = HEAD + (told.length <= 2 ? 560 : 440) + Math.max(...lines.map(({ length }) => length)) * LINE + 12;
    for (const [k, entry] of row.entries())
      marks.push(...storyPanel(entry, lines[k]!, { x: MARGIN + k * (width + GAP), y, width, height }, crowd));
    y += height + GAP;
  }
  const height = y - GAP + MARGIN;
  return { width: WIDTH, height, marks: [...backdrop(WIDTH, height), ...marks] };
}

/** What no board can show: actions, cards, rights. */
const OFF_BOARD: ReadonlySet<Deed['did']> = new Set([
  'action',
  'burnt',
  'slowed',
  'extra-turn',
  'extra-card',
  'card',
  'right',
  'counts-as-legend',
  'copied',
  'count-bonus',
]);

function linesOf({ deeds }: Told, { view, style, say }: Crowd, names: readonly string[]) {
  return deedLines(
    deeds.filter(({ did }) => OFF_BOARD.has(did)),
    view,
    names,
    style,
    say,
  );
}

function storyPanel(
  entry: Told,
  lines: ReturnType<typeof linesOf>,
  { x, y, width, height }: Box,
  crowd: Crowd,
): Mark[] {
  const board = { x: x + 10, y: y + HEAD + 4, width: width - 20, height: height - HEAD - 12 - lines.length * LINE };
  const first = board.y + board.height;
  return [
    ...panel(x, y, width, height, { edge: INK.bronze }),
    ...titleMarks(entry, { x, y, width, height: HEAD }, crowd),
    ...boardMarks(entry, board, crowd),
    ...lines.flatMap((line, k) => [
      ...line.marks(x + 36, first + (k + 0.4) * LINE, 36),
      words(line.text, x + 66, first + (k + 0.4) * LINE, 31, INK.parch, { face: FACE.body, max: width - 86 }),
    ]),
  ];
}

function titleMarks(entry: Told, { x, y, width }: Box, { view, names, style, say }: Crowd): Mark[] {
  const { school } = view.colours[view.seats[entry.seat]!.colour]!;
  const { dark, lite } = style.of(school);
  const tint = mix(lite, INK.parch, 0.4);
  const rank = entry.tell === 'flare' ? null : CARDS[cardOf(entry.card)]!.rank;
  const name = entry.tell === 'flare' ? say.flare : cardName(entry.card, say.language);
  const kind = entry.tell === 'thawed' ? ` · ${say.frozen}` : entry.tell === 'warped' ? ` · ${say.warp}` : '';
  return [
    ...panel(x + 4, y + 4, width - 8, HEAD - 6, {
      round: 11,
      fill: linear(x, 0, x + width, 0, mix(dark, '#17171D', 0.2), '#1D1C22'),
    }),
    ...(entry.tell === 'flare'
      ? [icon(ICON.flare, x + 52, y + HEAD / 2, 62, '#FFB45C', { halo: '#3A1408', haloWidth: 3 })]
      : [
          piece({ rank: rank!, icon: cardIcon(entry.card) }, school, style, x + 52, y + HEAD / 2 - 2, 78),
          ...badge(say.letters[rank!], x + 80, y + HEAD / 2 + 26, 15),
        ]),
    words(name, x + 104, y + 34, 38, INK.parch, { face: FACE.title, max: width - 120 }),
    words(`${names[entry.seat] ?? ''}${kind}`, x + 104, y + 72, 30, tint, { face: FACE.body, max: width - 120 }),
  ];
}

/** The squares an entry speaks of, a shot's whole way included. */
function touchedBy({ square, laying, lifted, deeds }: LastMove): SquareName[] {
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

function boardMarks(entry: Told, box: Box, { view, style, say }: Crowd): Mark[] {
  const last = moveOf(entry);
  const region = regionAround(touchedBy(last));
  const layout = layoutIn(region, box);
  const then = { ...view, pieces: parseSnapshot(entry.board), last };
  const move = moveMarks(then, layout, style, say);
  const { cell } = layout;
  const rim = cell * 0.08;
  const clip = rect(
    layout.x + region.left * cell - rim,
    layout.y + region.top * cell - rim,
    region.columns * cell + 2 * rim,
    region.rows * cell + 2 * rim,
  );
  return [
    ...plainSquares(region, layout, style),
    group(
      [
        ...move.below,
        ...then.pieces
          .filter(({ square }) => within(region, square) && !move.hidden.has(square))
          .map(each => standing(then, each, layout, style, say)),
        ...move.above,
      ],
      { clip },
    ),
  ];
}
