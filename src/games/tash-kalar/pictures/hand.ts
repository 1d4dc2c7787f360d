import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { ContestView } from '../view.js';
import { CARD_WIDTH, type CardLook, cardHeight, cardMarks } from './card.js';
import type { Box } from './fitting.js';
import { type FlareLook, flareHeight, flareMarks } from './flare-card.js';
import { backdrop } from './furniture.js';
import { FACE, LEAST, words } from './marks.js';
import { INK, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';

const WIDTH = 1000;
const TOP = 84;
const GAP = 14;
const MARGIN = 18;

/** A card with its height, drawn wherever it comes to lie. */
export interface Shown {
  readonly height: number;
  marks(box: Box): Mark[];
}

/** Cards under each other: beside each other their texts could not be read in a message. */
export function shelf(title: readonly Mark[], cards: readonly Shown[]): Drawing {
  const marks: Mark[] = [];
  let y = title.length > 0 ? TOP : MARGIN;
  for (const shown of cards) {
    marks.push(...shown.marks({ x: MARGIN, y, width: CARD_WIDTH, height: shown.height }));
    y += shown.height + GAP;
  }
  const height = y + MARGIN - GAP;
  return { width: WIDTH, height, marks: [...backdrop(WIDTH, height), ...title, ...marks] };
}

export const shownCard = (id: string, look: CardLook): Shown => ({
  height: cardHeight(id, look),
  marks: box => cardMarks(id, box, look),
});

export const shownFlare = (id: string, look: FlareLook): Shown => ({
  height: flareHeight(id, look),
  marks: box => flareMarks(id, box, look),
});

const known = (cards: readonly string[] | number): readonly string[] => (typeof cards === 'number' ? [] : cards);

/** The cards of a seat, as its player may see them; null where there are none. */
export function handDrawing(view: ContestView, seat: number, style: Style, say: PictureWords): Drawing | null {
  const own = view.seats[seat]!;
  const { school } = view.colours[own.colour]!;
  const card = (id: string, lying?: CardLook['lying']): Shown =>
    shownCard(id, { school, style, say, count: own.placements?.[id] ?? 0, lying });
  const cards = [
    ...(own.pending === null ? [] : [card(own.pending, 'pending')]),
    ...known(own.beings).map(id => card(id)),
    ...(own.frozen === null ? [] : [card(own.frozen, 'frozen')]),
    ...known(own.legends).map(id => card(id)),
    ...known(own.flares).map((id, k) =>
      shownFlare(id, {
        style,
        say,
        now: k === 0 ? own.flareNow : null,
        schoolOf: colour => view.colours[colour]!.school,
      }),
    ),
  ];
  if (cards.length === 0) return null;
  const isOn = view.inControl === seat;
  const title = [
    words(say.hand, 22, 44, 46, INK.parch, { face: FACE.title }),
    words(say.handState(isOn ? view.actions : null), WIDTH - 22, 45, LEAST, isOn ? INK.lux : INK.dim, {
      align: 'right',
      max: 560,
    }),
  ];
  return shelf(title, cards);
}
