import type { Drawing, Mark } from '../../../engine/drawing.js';
import { lineCount } from '../../../engine/letter-widths.js';
import { rect } from '../../../geometry/paths.js';
import { CARDS, cardOf } from '../cards.js';
import { type Effected, moveOf, touchedBy } from '../drawn-effects.js';
import { parseSnapshot } from '../snapshot.js';
import type { Deed } from '../vocabulary.js';
import { cardName } from '../words/names.js';
import { type DeedLine, deedLines } from './deed-lines.js';
import { type Box, paragraph, linesOf as rowsOf } from './fitting.js';
import { backdrop, panel } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { moveMarks } from './last-move.js';
import { FACE, group, icon, LEAST, linear, named, words } from './marks.js';
import { INK, mix } from './palette.js';
import { badge, piece } from './piece.js';
import { layoutIn, plainSquares, regionAround, within } from './placements.js';
import type { Crowd } from './players.js';
import { standing } from './position.js';

const WIDTH = 1000;
const MARGIN = 14;
const GAP = 10;

const TEXT = 46;
/** What stands before a line, and before the words of a head. */
const SIGN = 66;
const EMBLEM = 104;
const WIDE = 8;

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
    const told = row.map(entry => linesOf(entry, crowd, names));
    const head = Math.max(...row.map(entry => headHeight(entry, width, crowd)));
    const below = Math.max(...told.map(lines => textHeight(lines, width)));
    const most = rows.length === 1 ? 560 : 420;
    const height = head + Math.max(...row.map(entry => boardHeight(entry, width, most))) + below + 12;
    for (const [k, entry] of row.entries())
      marks.push(...storyPanel(entry, told[k]!, { x: MARGIN + k * (width + GAP), y, width, height }, head, crowd));
    y += height + GAP;
  }
  const height = y - GAP + MARGIN;
  return { width: WIDTH, height, marks: [...backdrop(WIDTH, height), ...marks] };
}

/** A panel across the picture shows more of the board around the effect. */
const regionOf = (entry: Effected, width: number) =>
  regionAround(touchedBy(moveOf(entry)), width > WIDTH / 2 ? WIDE : undefined);

/** So high that the squares fill the panel from side to side. */
function boardHeight(entry: Effected, width: number, most: number): number {
  const { columns, rows } = regionOf(entry, width);
  return Math.min(most, Math.round(((width - 50) / columns) * rows) + 36);
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

const textHeight = (lines: readonly DeedLine[], width: number): number =>
  lines.reduce((sum, { text }) => sum + rowsOf(text, width - SIGN - 20) * TEXT, 0);

function storyPanel(
  entry: Effected,
  lines: readonly DeedLine[],
  { x, y, width, height }: Box,
  head: number,
  crowd: Crowd,
): Mark[] {
  const below = textHeight(lines, width);
  const board = { x: x + 10, y: y + head + 4, width: width - 20, height: height - head - 12 - below };
  let top = board.y + board.height;
  return [
    ...panel(x, y, width, height, { edge: INK.bronze }),
    ...titleMarks(entry, { x, y, width, height: head }, crowd),
    ...boardMarks(entry, board, crowd),
    ...lines.flatMap(line => {
      const box = { x: x + SIGN, y: top - 4, width: width - SIGN - 20, height: textHeight([line], width) };
      top += box.height;
      return [...line.marks(x + 36, box.y + TEXT / 2, 42), paragraph(line.text, box, LEAST, LEAST, INK.parch)];
    }),
  ];
}

const titleOf = (entry: Effected, { say }: Crowd): string =>
  entry.tell === 'flare' ? say.flare : cardName(entry.card, say.language);

/** A frozen effect or a warp says so in a line of its own. */
const kindOf = (entry: Effected, { say }: Crowd): string | null =>
  entry.tell === 'thawed' ? say.frozen : entry.tell === 'warped' ? say.warp : null;

const titleRows = (entry: Effected, width: number, crowd: Crowd): number =>
  lineCount(titleOf(entry, crowd), FACE.title, (width - EMBLEM - 16) / LEAST);

const headHeight = (entry: Effected, width: number, crowd: Crowd): number =>
  16 + (titleRows(entry, width, crowd) + (kindOf(entry, crowd) === null ? 1 : 2)) * TEXT;

function titleMarks(entry: Effected, { x, y, width, height }: Box, crowd: Crowd): Mark[] {
  const { view, names, style, say } = crowd;
  const { school } = view.colours[view.seats[entry.seat]!.colour]!;
  const { dark, lite } = style.of(school);
  const tint = mix(lite, INK.parch, 0.4);
  const rank = entry.tell === 'flare' ? null : CARDS[cardOf(entry.card)]!.rank;
  const kind = kindOf(entry, crowd);
  const room = width - EMBLEM - 16;
  const title = titleRows(entry, width, crowd) * TEXT;
  const middle = y + height / 2;
  return [
    ...panel(x + 4, y + 4, width - 8, height - 6, {
      round: 11,
      fill: linear(x, 0, x + width, 0, mix(dark, '#17171D', 0.2), '#1D1C22'),
    }),
    ...(entry.tell === 'flare'
      ? [icon(ICON.flare, x + 52, middle, 62, '#FFB45C', { halo: '#3A1408', haloWidth: 3 })]
      : [
          piece({ rank: rank!, icon: cardIcon(entry.card) }, school, style, x + 52, middle - 2, 78),
          ...badge(say.letters[rank!], x + 80, middle + 26, 15),
        ]),
    paragraph(
      titleOf(entry, crowd),
      { x: x + EMBLEM, y: y + 10, width: room, height: title },
      LEAST,
      LEAST,
      INK.parch,
      {
        face: FACE.title,
      },
    ),
    named(names[entry.seat] ?? '', x + EMBLEM, y + 10 + title + TEXT / 2, room, tint),
    ...(kind === null
      ? []
      : [words(kind, x + EMBLEM, y + 10 + title + TEXT * 1.5, LEAST, tint, { face: FACE.body, max: room })]),
  ];
}

function boardMarks(entry: Effected, box: Box, { view, style, say }: Crowd): Mark[] {
  const last = moveOf(entry);
  const region = regionOf(entry, box.width);
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
