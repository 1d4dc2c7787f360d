import type { Mark } from '../../../engine/drawing.js';
import { CARDS, cardOf } from '../cards.js';
import { FLARES } from '../flares.js';
import type { SeatView } from '../view.js';
import { cardName } from '../words/names.js';
import { type Box, paragraph } from './fitting.js';
import { panel } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, icon, LEAST, words } from './marks.js';
import { INK } from './palette.js';
import { patternGrid, patternOf } from './pattern.js';
import type { Crowd } from './players.js';

const LEFT = 14;
const WIDTH = 972;
const GAP = 8;
/** Two lines of a name, and a pattern as large as there is room for. */
const ROW = { few: 95, many: 90 } as const;
const FEW = 6;
/** Names of more beside each other could not be read on a phone. */
const COLUMNS = 2;
const COUNT = 84;

const known = (cards: readonly string[] | number): readonly string[] => (typeof cards === 'number' ? [] : cards);

/** Everything a seat may play, in the order of its hand picture. */
const heldBy = ({ pending, beings, frozen, legends, flares }: SeatView): string[] => [
  ...(pending === null ? [] : [pending]),
  ...known(beings),
  ...(frozen === null || known(beings).includes(frozen) ? [] : [frozen]),
  ...known(legends),
  ...known(flares),
];

const rowFor = (count: number): number => (count > FEW ? ROW.many : ROW.few);

/** The height the strip takes, nothing where the hand is empty. */
export const stripHeight = (owner: SeatView): number => {
  const { length } = heldBy(owner);
  return Math.ceil(length / COLUMNS) * (rowFor(length) + GAP);
};

/** The hand in brief: each card's pattern, its name, and in how many ways it can be summoned now. */
export function handStrip(crowd: Crowd, seat: number, y: number): Mark[] {
  const width = (WIDTH - GAP * (COLUMNS - 1)) / COLUMNS;
  const held = heldBy(crowd.view.seats[seat]!);
  const row = rowFor(held.length);
  return held.flatMap((id, k) => {
    const box = {
      x: LEFT + (k % COLUMNS) * (width + GAP),
      y: y + Math.floor(k / COLUMNS) * (row + GAP),
      width,
      height: row,
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
  const right = box.x + box.width - 14;
  const middle = box.y + box.height / 2;
  const isTold = count > 0 || sign !== null;
  return [
    ...panel(box.x, box.y, box.width, box.height, { edge, line: count > 0 ? 3 : 1.5, round: 12 }),
    ...patternGrid(
      patternOf(CARDS[cardOf(id)]!),
      { x: box.x + 6, y: box.y + 6, width: box.height - 12, height: box.height - 12 },
      { school, style, letters: say.letters },
    ),
    paragraph(
      cardName(id, say.language),
      {
        x: box.x + box.height + 4,
        y: box.y + 4,
        width: box.width - box.height - 12 - (isTold ? COUNT : 0),
        height: box.height - 8,
      },
      LEAST,
      LEAST,
      count > 0 ? INK.parch : INK.dim,
      { face: FACE.label, middle: true },
    ),
    ...(sign ? [icon(sign, right - 22, middle, 44, '#9CC8FF')] : []),
    ...(count > 0 && !sign
      ? [digits(`×${count}`, right, middle, 46, INK.goodEdge, { align: 'right', max: COUNT - 8 })]
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
    icon(ICON.flare, box.x + box.height / 2, box.y + box.height / 2, 64, '#FFB45C', {
      halo: '#3A1408',
      haloWidth: 2.5,
    }),
    words(say.flare, box.x + box.height + 4, box.y + box.height / 2, LEAST, ink, { face: FACE.label }),
    digits(`+${upper.lead} / +${lower.lead}`, box.x + box.width - 14, box.y + box.height / 2, 44, ink, {
      align: 'right',
    }),
  ];
}
