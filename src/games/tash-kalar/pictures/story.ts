import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import { CARDS, cardOf } from '../cards.js';
import { type Effected, moveOf, touchedBy } from '../drawn-effects.js';
import { parseSnapshot } from '../snapshot.js';
import type { Deed } from '../vocabulary.js';
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
/** Every effect in a panel of its own: the part of the board it touched, as it left it, and all that it did there. */
export function storyDrawing(told: readonly Effected[], crowd: Crowd, names: readonly string[]): Drawing {
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

function linesOf({ deeds }: Effected, { view, style, say }: Crowd, names: readonly string[]) {
  return deedLines(
    deeds.filter(({ did }) => OFF_BOARD.has(did)),
    view,
    names,
    style,
    say,
  );
}

function storyPanel(
  entry: Effected,
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

function titleMarks(entry: Effected, { x, y, width }: Box, { view, names, style, say }: Crowd): Mark[] {
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

function boardMarks(entry: Effected, box: Box, { view, style, say }: Crowd): Mark[] {
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
