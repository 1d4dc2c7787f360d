import type { Drawing, Mark } from '../../../engine/drawing.js';
import { circle, type Point, polygon, polyline, roundRect } from '../../../geometry/paths.js';
import type { ContestView } from '../view.js';
import type { SquareName } from '../vocabulary.js';
import { barHeight, cardBar, type Subject } from './card-bar.js';
import { light, squareFrame } from './event-marks.js';
import { handStrip, stripHeight } from './hand-strip.js';
import { cardIcon } from './icons.js';
import { cellOf, type Layout, middleOf } from './layout.js';
import { digits, FACE, group, shape } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { badge, deathCross, piece } from './piece.js';
import type { Crowd } from './players.js';
import { ground, standing } from './position.js';

const WIDTH = 1000;
const CELL = 88;
const BELOW = 54;

/** A square that may be chosen: gone to or taken, where something dies, or one of the many that are simply free. */
export interface Offer {
  readonly square: SquareName;
  readonly as: 'go' | 'take' | 'harm' | 'free';
  /** Written beside the name of the square. */
  readonly note?: string;
  /** The pattern that would lie around it: drawn small, for it is not shown again. */
  readonly pattern?: readonly SquareName[];
}

/** A way that can be gone or shot along, and what dies on it. */
interface Ray {
  readonly next: SquareName;
  readonly to: SquareName;
  readonly hits: readonly SquareName[];
}

export interface Offered {
  readonly subject: Subject | null;
  readonly offers: readonly Offer[];
  /** Where the being stands, or the piece that goes. */
  readonly from?: SquareName | null | undefined;
  /** Chosen before. */
  readonly chosen?: readonly SquareName[] | undefined;
  /** Squares of the pattern, framed quietly. */
  readonly used?: readonly SquareName[] | undefined;
  /** Ways that can be gone, from `from`, with what dies on each. */
  readonly rays?: readonly Ray[] | undefined;
}

const TONES = { go: INK.lux, take: INK.lux, harm: INK.danger, free: INK.bronze } as const;

/** The name of the square on a plate at its foot: what the menu will say. */
function tag({ square, as, note }: Offer, layout: Layout): Mark[] {
  const [x, y] = middleOf(layout, square);
  const { cell } = layout;
  const text = note ? `${square} ${note}` : square;
  const width = cell * (note ? 1.06 : 0.62);
  return [
    shape(roundRect(x - width / 2, y + cell * 0.14, width, cell * 0.4, cell * 0.08), {
      fill: INK.plate,
      stroke: TONES[as],
      width: 2,
    }),
    digits(text, x, y + cell * 0.34, cell * 0.38, INK.parch, { face: FACE.label, max: width - 8 }),
  ];
}

/** Where the pieces of the pattern lie around the framed square, as a little constellation at the head of the square. */
function constellation(square: SquareName, pattern: readonly SquareName[], { cell, ...layout }: Layout): Mark[] {
  const [x, y] = middleOf({ cell, ...layout }, square);
  const [column, row] = cellOf(square);
  const spots = pattern.map(cellOf).map(([right, down]): Point => [right - column, down - row]);
  const range = (values: readonly number[]) => [Math.min(0, ...values), Math.max(0, ...values)] as const;
  const [left, right] = range(spots.map(([dx]) => dx));
  const [high, low] = range(spots.map(([, dy]) => dy));
  const step = Math.min(cell * 0.22, (cell * 0.78) / (right - left + 1), (cell * 0.52) / (low - high + 1));
  const at = ([dx, dy]: Point): Point => [
    x + (dx - (left + right) / 2) * step,
    y - cell * 0.2 + (dy - (high + low) / 2) * step,
  ];
  const [width, height] = [(right - left + 1.3) * step, (low - high + 1.3) * step];
  const [frameX, frameY] = at([0, 0]);
  return [
    shape(roundRect(x - width / 2, y - cell * 0.2 - height / 2, width, height, cell * 0.08), {
      fill: veil(INK.plate, 0.86),
    }),
    shape(roundRect(frameX - step * 0.42, frameY - step * 0.42, step * 0.84, step * 0.84, step * 0.2), {
      stroke: INK.lux,
      width: step * 0.16,
    }),
    ...spots.map(spot => shape(circle(...at(spot), step * 0.34), { fill: INK.glow })),
  ];
}

/** A square that may be chosen: what lies below its piece and what above. */
export function offerMarks(offer: Offer, isTaken: boolean, layout: Layout): { below: Mark[]; above: Mark[] } {
  const tone = TONES[offer.as];
  const [x, y] = middleOf(layout, offer.square);
  const { cell } = layout;
  const isFree = offer.as === 'free';
  const below = [squareFrame(offer.square, layout, tone, isFree ? { width: 0.02 } : { fill: 0.26, width: 0.05 })];
  if (offer.pattern)
    return { below, above: [...tag(offer, layout), ...constellation(offer.square, offer.pattern, layout)] };
  if (!isTaken && !offer.note) {
    return { below: [...below, digits(offer.square, x, y, cell * 0.42, INK.parch, { face: FACE.label })], above: [] };
  }
  const cross = offer.as === 'harm' && isTaken ? [deathCross(x + cell * 0.32, y - cell * 0.32, cell * 0.6)] : [];
  return { below, above: [...tag(offer, layout), ...cross] };
}

/** Where the arena lies below a card's bar, or at the top where the hand lies under it. */
export function choiceLayout(subject: Subject | null, say: PictureWords): Layout {
  return { x: 112, y: (subject ? 12 + barHeight(subject, say) : 0) + 32, cell: CELL };
}

export const arenaEnd = ({ y }: Layout): number => y + 9 * CELL + BELOW;

/**
 * The arena in full colours with everything that may be chosen lit. The card whose effect asks lies above it; where no
 * card asks, the hand lies below.
 */
export function offersDrawing(crowd: Crowd, seat: number, offered: Offered): Drawing {
  const { view, style, say } = crowd;
  const { subject } = offered;
  const { school } = view.colours[view.seats[seat]!.colour]!;
  const layout = choiceLayout(subject, say);
  const end = arenaEnd(layout);
  const height = end + (subject ? 0 : stripHeight(view.seats[seat]!)) + 6;
  return {
    width: WIDTH,
    height,
    marks: [
      ground(view, layout, style, WIDTH, height),
      ...arenaMarks(crowd, school, layout, offered),
      ...(subject ? cardBar(subject, school, style, say) : handStrip(crowd, seat, end)),
    ],
  };
}

function arenaMarks({ view, style, say }: Crowd, school: string, layout: Layout, offered: Offered): Mark[] {
  const { subject, offers, from, chosen = [], used = [], rays = [] } = offered;
  const taken = new Set(view.pieces.map(({ square }) => square));
  const marks = offers.map(offer => offerMarks(offer, taken.has(offer.square), layout));
  const isBeing = subject !== null && from != null && view.last?.card === subject.card && subject.part === 'effect';
  const being = isBeing ? view.pieces.find(({ square }) => square === from) : undefined;
  const rising = [...view.pieces].sort((one, other) => Number(one.square.slice(1)) - Number(other.square.slice(1)));
  return [
    ...(from && taken.has(from) ? light(from, layout, style) : []),
    ...used.map(square => squareFrame(square, layout, veil(INK.lux, 0.55), { fill: 0.08, width: 0.035 })),
    ...chosen.map(square => squareFrame(square, layout, INK.goodEdge, { fill: 0.3, width: 0.06 })),
    ...marks.flatMap(({ below }) => below),
    ...rising.filter(each => each !== being).map(each => standing(view, each, layout, style, say)),
    ...(from ? rays.flatMap(({ to }) => rayMarks(from, to, layout)) : []),
    ...(being ? beingMarks(subject!.card, being, school, layout, style, say) : []),
    ...rays.flatMap(({ hits }) => hits.map(square => deathCross(...middleOf(layout, square), layout.cell))),
    ...(from ? rays.map(ray => rayHead(from, ray, layout)) : []),
    ...marks.flatMap(({ above }) => above),
  ];
}

function rayMarks(from: SquareName, to: SquareName, layout: Layout): Mark[] {
  const line = polyline(middleOf(layout, from), middleOf(layout, to));
  return [
    shape(line, { stroke: '#08090EB8', width: layout.cell * 0.15 }),
    shape(line, { stroke: INK.danger, width: layout.cell * 0.07, dash: [layout.cell * 0.2, layout.cell * 0.13] }),
  ];
}

/** A disc with a head pointing along the ray, beside the being: the arrow the menu shows. */
function rayHead(from: SquareName, { next }: Ray, layout: Layout): Mark {
  const [x, y] = middleOf(layout, from);
  const [u, v] = middleOf(layout, next);
  const r = layout.cell * 0.2;
  return group(
    [
      shape(circle(0, 0, r), { fill: INK.plate, stroke: INK.danger, width: 3 }),
      shape(polygon([r * 0.62, 0], [-r * 0.36, -r * 0.5], [-r * 0.36, r * 0.5]), { fill: INK.lux }),
    ],
    {
      x: x + (u - x) * 0.64,
      y: y + (v - y) * 0.64,
      turn: Math.round((Math.atan2(v - y, u - x) * 180) / Math.PI),
    },
  );
}

/** The being whose effect is going on is told by its glyph. */
function beingMarks(
  card: string,
  { square, rank, gateway }: ContestView['pieces'][number],
  school: string,
  layout: Layout,
  style: Style,
  say: PictureWords,
): Mark[] {
  const [x, y] = middleOf(layout, square);
  const { cell } = layout;
  return [
    piece({ rank, icon: cardIcon(card), gateway }, school, style, x, y, cell * 1.08),
    ...badge(say.letters[rank], x + cell * 0.37, y + cell * 0.37, cell * 0.18),
  ];
}
