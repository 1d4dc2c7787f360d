import type { Drawing, Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import { CARDS, cardOf } from '../cards.js';
import type { ContestEntry } from '../vocabulary.js';
import { cardText, flareText } from '../words/cards/index.js';
import { cardName } from '../words/names.js';
import { boardBefore } from './before.js';
import { type DeedLine, deedLines } from './deed-lines.js';
import { paragraph, settingFor } from './fitting.js';
import { backdrop, panel } from './furniture.js';
import { cardIcon, ICON } from './icons.js';
import { FACE, group, icon, linear, shape, words } from './marks.js';
import { INK, mix, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { badge, piece } from './piece.js';
import { layingMarks } from './placements.js';
import type { Crowd } from './players.js';

const WIDTH = 1000;
const HEAD = 104;
const PATTERN = 400;
const LINE = 46;
const TEXT = 27;
const MOST_PICTURES = 3;

type Told = Extract<ContestEntry, { readonly tell: 'summoned' | 'flare' | 'thawed' | 'warped' }>;

const isTold = (entry: ContestEntry): entry is Told =>
  entry.tell === 'summoned' || entry.tell === 'flare' || entry.tell === 'thawed' || entry.tell === 'warped';

/** A story told in pictures, and the entry each of them tells. */
interface StoryPage {
  readonly drawing: Drawing;
  readonly entry: ContestEntry;
}

/** A picture for each being summoned, and for other effects of which the board alone does not tell enough. */
export function storyPages(
  entries: readonly ContestEntry[],
  crowd: Crowd,
  names: readonly string[],
): readonly StoryPage[] {
  const pages = entries.flatMap((entry, k) =>
    isTold(entry) && (entry.tell === 'summoned' || entry.deeds.length > 1)
      ? [{ drawing: storyDrawing(entry, entries.slice(k), crowd, names), entry }]
      : [],
  );
  return pages.slice(-MOST_PICTURES);
}

function storyDrawing(entry: Told, since: readonly ContestEntry[], crowd: Crowd, names: readonly string[]): Drawing {
  const { view, style, say } = crowd;
  const lines = [...arrival(entry, crowd), ...deedLines(entry.deeds, view, names, style, say)];
  const isSummoning = entry.tell === 'summoned';
  const left = isSummoning ? PATTERN + 46 : 30;
  const room = WIDTH - left - 28;
  const text = textOf(entry, say);
  const { lines: rows, leading } = settingFor(text, { width: room, height: 400 }, TEXT, TEXT);
  const said = rows * leading + 26;
  // Few deeds are told larger.
  const line = lines.length <= 4 ? 60 : LINE;
  const told = said + lines.length * line;
  const body = Math.max(isSummoning ? PATTERN + 30 : 0, told + 34);
  const top = HEAD + 24 + (body - told) / 2;
  const height = Math.round(HEAD + 26 + body + 14);
  return {
    width: WIDTH,
    height,
    marks: [
      ...backdrop(WIDTH, height),
      ...titleBar(entry, crowd),
      ...panel(14, HEAD + 24, 972, body),
      // Arrows of a being at the edge point out of the board: they end with the panel.
      ...(isSummoning
        ? [group(pattern(entry, since, crowd, HEAD + 24 + body / 2), { clip: rect(14, HEAD + 24, 972, body) })]
        : []),
      paragraph(text, { x: left, y: top, width: room, height: said - 20 }, TEXT, 23, INK.dim),
      shape(rect(left, top + said - 12, room, 1.5), { fill: veil(INK.bronze, 0.6) }),
      ...lines.flatMap((each, k) => {
        const y = top + said + (k + 0.5) * line;
        return [
          ...each.marks(left + 24, y, line * 0.86),
          words(each.text, left + 62, y, line > LINE ? 33 : 29, INK.parch, { face: FACE.body, max: room - 66 }),
        ];
      }),
    ],
  };
}

/** What the card says, so that nobody has to look it up. */
function textOf(entry: Told, { language }: PictureWords): string {
  if (entry.tell === 'flare') {
    const { upper, lower } = flareText(entry.flare);
    return [entry.upper ? upper : null, entry.lower ? lower : null]
      .flatMap(half => (half ? [half[language]] : []))
      .join(' ');
  }
  const { effect, frozen, warp } = cardText(entry.card);
  const said = { summoned: effect, thawed: frozen, warped: warp }[entry.tell] ?? effect;
  return said[language];
}

/** The being, and what it crushed: told before what its effect did. */
function arrival(entry: Told, { view, style, say }: Crowd): DeedLine[] {
  if (entry.tell !== 'summoned') return [];
  const { school } = view.colours[view.seats[entry.seat]!.colour]!;
  return [
    {
      text: say.arrived(entry.square),
      marks: (x, y, size) => [piece({ rank: entry.rank, icon: cardIcon(entry.card) }, school, style, x, y, size * 1.1)],
    },
  ];
}

function titleBar(entry: Told, { view, names, style, say }: Crowd): Mark[] {
  const { school } = view.colours[view.seats[entry.seat]!.colour]!;
  const { dark, lite } = style.of(school);
  const marks: Mark[] = panel(14, 12, 972, HEAD, {
    edge: INK.bronze,
    line: 2,
    fill: linear(14, 0, 986, 0, mix(dark, '#17171D', 0.2), '#1D1C22'),
  });
  const tint = mix(lite, INK.parch, 0.4);
  if (entry.tell === 'flare') {
    return [
      ...marks,
      icon(ICON.flare, 72, 62, 76, '#FFB45C', { halo: '#3A1408', haloWidth: 3 }),
      words(say.flare, 134, 46, 42, INK.parch, { face: FACE.title, max: 820 }),
      words(names[entry.seat] ?? '', 134, 88, 27, tint, { face: FACE.body, max: 820 }),
    ];
  }
  const { rank } = CARDS[cardOf(entry.card)]!;
  const kind = { summoned: say.rank(rank), thawed: say.frozen, warped: say.warp }[entry.tell];
  return [
    ...marks,
    piece({ rank, icon: cardIcon(entry.card) }, school, style, 72, 60, 96),
    ...badge(say.letters[rank], 104, 94, 16),
    words(cardName(entry.card, say.language), 134, 46, 42, INK.parch, { face: FACE.title, max: 820 }),
    words(`${names[entry.seat] ?? ''} · ${kind}`, 134, 88, 27, tint, { face: FACE.body, max: 820 }),
  ];
}

/** The pattern on the board as it was when the being was summoned. */
function pattern(
  entry: Extract<Told, { tell: 'summoned' }>,
  since: readonly ContestEntry[],
  { view, style, say }: Crowd,
  middle: number,
): Mark[] {
  const { school } = view.colours[view.seats[entry.seat]!.colour]!;
  const then = { ...view, pieces: boardBefore(view.pieces, since) };
  const box = { x: 30, y: middle - PATTERN / 2, width: PATTERN, height: PATTERN };
  return layingMarks(then, entry.card, entry.laying, school, box, style, say);
}
