import type { Drawing, Mark } from '../../../engine/drawing.js';
import type { ContestView } from '../view.js';
import { CARD_WIDTH, type CardLook, cardHeight, cardMarks } from './card.js';
import type { Box } from './fitting.js';
import { FLARE_HEIGHT, flareMarks } from './flare-card.js';
import { backdrop } from './furniture.js';
import { FACE, words } from './marks.js';
import { INK, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';

const WIDTH = 1000;
const TOP = 84;
const GAP = 14;

/** A card with its height, drawn wherever it comes to lie. */
export interface Shown {
  readonly height: number;
  marks(box: Box): Mark[];
}

/** Two columns, each card under the shorter one unless it has a side of its own. */
export function shelf(title: readonly Mark[], columns: readonly [readonly Shown[], readonly Shown[]]): Drawing {
  const marks: Mark[] = [];
  const heights = columns.map((column, k) => {
    let y = title.length > 0 ? TOP : 18;
    for (const shown of column) {
      marks.push(...shown.marks({ x: k ? 508 : 18, y, width: CARD_WIDTH, height: shown.height }));
      y += shown.height + GAP;
    }
    return y;
  });
  const height = Math.max(...heights) + 4;
  return { width: WIDTH, height, marks: [...backdrop(WIDTH, height), ...title, ...marks] };
}

/** Spreads cards over both columns, the next one always where there is more room. */
export function spread(shown: readonly Shown[]): readonly [readonly Shown[], readonly Shown[]] {
  const columns: [Shown[], Shown[]] = [[], []];
  const filled: [number, number] = [0, 0];
  for (const each of shown) {
    const side = filled[0] <= filled[1] ? 0 : 1;
    columns[side].push(each);
    filled[side] += each.height + GAP;
  }
  return columns;
}

export const shownCard = (id: string, look: CardLook): Shown => ({
  height: cardHeight(id, look),
  marks: box => cardMarks(id, box, look),
});

const known = (cards: readonly string[] | number): readonly string[] => (typeof cards === 'number' ? [] : cards);

/** The cards of a seat, as its player may see them; null where there are none. */
export function handDrawing(view: ContestView, seat: number, style: Style, say: PictureWords): Drawing | null {
  const own = view.seats[seat]!;
  const { school } = view.colours[own.colour]!;
  const card = (id: string, lying?: CardLook['lying']): Shown =>
    shownCard(id, { school, style, say, count: own.placements?.[id] ?? 0, lying });
  const beings = [
    ...(own.pending === null ? [] : [card(own.pending, 'pending')]),
    ...known(own.beings).map(id => card(id)),
    ...(own.frozen === null ? [] : [card(own.frozen, 'frozen')]),
  ];
  const others = [
    ...known(own.legends).map(id => card(id)),
    ...known(own.flares).map(
      (id, k): Shown => ({
        height: FLARE_HEIGHT,
        marks: box =>
          flareMarks(id, box, {
            style,
            say,
            now: k === 0 ? own.flareNow : null,
            schoolOf: colour => view.colours[colour]!.school,
          }),
      }),
    ),
  ];
  if (beings.length + others.length === 0) return null;
  const isOn = view.inControl === seat;
  const title = [
    words(say.hand, 22, 44, 46, INK.parch, { face: FACE.title }),
    words(say.handState(isOn ? view.actions : null), WIDTH - 22, 45, 30, isOn ? INK.lux : INK.dim, {
      align: 'right',
      max: 560,
    }),
  ];
  const [left, right] = [beings, others].map(column => column.reduce((sum, { height }) => sum + height + GAP, 0));
  // Beings on the left, legends and flares on the right, unless one side grew much longer.
  const isUneven = Math.abs(left! - right!) > 300;
  return shelf(title, isUneven ? spread([...beings, ...others]) : [beings, others]);
}
