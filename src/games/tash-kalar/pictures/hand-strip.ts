import type { Mark } from '../../../engine/drawing.js';
import { CARDS, cardOf } from '../cards.js';
import { FLARES } from '../flares.js';
import type { SeatView } from '../view.js';
import { cardName } from '../words/names.js';
import { type Box, paragraph } from './fitting.js';
import { panel } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, icon, words } from './marks.js';
import { INK } from './palette.js';
import { patternGrid, patternOf } from './pattern.js';
import type { Crowd } from './players.js';

const LEFT = 14;
const WIDTH = 972;
const GAP = 8;
const ROW = 118;
/** So many beside each other can be read on a phone; with more of them names are set smaller. */
const IN_A_ROW = 3;
const MOST_ROWS = 2;

const known = (cards: readonly string[] | number): readonly string[] => (typeof cards === 'number' ? [] : cards);

/** Everything a seat may play, in the order of its hand picture. */
const heldBy = ({ pending, beings, frozen, legends, flares }: SeatView): string[] => [
  ...(pending === null ? [] : [pending]),
  ...known(beings),
  ...(frozen === null || known(beings).includes(frozen) ? [] : [frozen]),
  ...known(legends),
  ...known(flares),
];

const columnsFor = (count: number): number => Math.max(IN_A_ROW, Math.ceil(count / MOST_ROWS));

/** The height the strip takes, nothing where the hand is empty. */
export const stripHeight = (owner: SeatView): number => {
  const { length } = heldBy(owner);
  return Math.ceil(length / columnsFor(length)) * (ROW + GAP);
};

/** The hand in brief: each card's pattern, its name, and in how many ways it can be summoned now. */
export function handStrip(crowd: Crowd, seat: number, y: number): Mark[] {
  const held = heldBy(crowd.view.seats[seat]!);
  const columns = columnsFor(held.length);
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  return held.flatMap((id, k) => {
    const box = {
      x: LEFT + (k % columns) * (width + GAP),
      y: y + Math.floor(k / columns) * (ROW + GAP),
      width,
      height: ROW,
    };
    return id.startsWith('flare-') ? flareCell(crowd, seat, id, box) : cardCell(crowd, seat, id, box);
  });
}

function cardCell({ view, style, say }: Crowd, seat: number, id: string, box: Box): Mark[] {
  const own = view.seats[seat]!;
  const count = id === own.frozen ? 0 : (own.placements?.[id] ?? 0);
  const { school } = view.colours[own.colour]!;
  const sign = id === own.frozen ? ICON.frozen : id === own.pending ? ICON.pending : null;
  const edge = count > 0 ? INK.goodEdge : sign ? '#9CC8FF' : INK.line;
  const room = box.width - ROW - 12;
  const isNamed = count > 0 || sign !== null;
  return [
    ...panel(box.x, box.y, box.width, box.height, { edge, line: count > 0 ? 3 : 1.5, round: 12 }),
    ...patternGrid(
      patternOf(CARDS[cardOf(id)]!),
      { x: box.x + 8, y: box.y + 8, width: ROW - 16, height: ROW - 16 },
      { school, style, letters: say.letters },
    ),
    paragraph(
      cardName(id, say.language),
      { x: box.x + ROW, y: box.y + 6, width: room, height: isNamed ? 72 : ROW - 12 },
      32,
      25,
      count > 0 ? INK.parch : INK.dim,
      { face: FACE.label, middle: true },
    ),
    ...(sign ? [icon(sign, box.x + ROW + 16, box.y + ROW - 24, 32, '#9CC8FF')] : []),
    ...(count > 0 && !sign
      ? [words(say.placements(count), box.x + ROW, box.y + ROW - 22, 29, INK.goodEdge, { max: room })]
      : []),
  ];
}

function flareCell({ view, say }: Crowd, seat: number, id: string, box: Box): Mark[] {
  const { upper, lower } = FLARES.find(flare => flare.id === id)!;
  const isNow = (view.seats[seat]!.flareNow ?? []).some(
    ({ upgradedLead, upgradedNeeded, piecesLead, piecesNeeded }) =>
      upgradedLead >= upgradedNeeded || piecesLead >= piecesNeeded,
  );
  const ink = isNow ? INK.parch : INK.dim;
  return [
    ...panel(box.x, box.y, box.width, box.height, {
      edge: isNow ? INK.goodEdge : '#B4562C',
      line: isNow ? 3 : 1.5,
      round: 12,
    }),
    icon(ICON.flare, box.x + ROW / 2, box.y + ROW / 2, 70, '#FFB45C', { halo: '#3A1408', haloWidth: 2.5 }),
    words(say.flare, box.x + ROW, box.y + 40, 32, ink, { max: box.width - ROW - 12 }),
    digits(`+${upper.lead} / +${lower.lead}`, box.x + ROW, box.y + 82, 30, ink, { align: 'left' }),
  ];
}
