import type { Mark } from '../../../engine/drawing.js';
import { wonderlandianName } from '../words/names/index.js';
import type { Crowd } from './crowd.js';
import { panel } from './furniture.js';
import { ICON } from './icons.js';
import { type Box, cutTo, digits, FACE, group, keptMarks, LEAST, lineCount, sign, words } from './marks.js';
import { INK } from './palette.js';
import { guestSign, standeeCard } from './piece-plaques.js';
import { MIDDLE } from './table-layout.js';

const LEFT = 200;
const GUEST = { width: 190, gap: 6, top: MIDDLE.y + 66, height: MIDDLE.height - 70 } as const;

/** A face-up Wonderlandian: its picture, name, and what it does in a few words. */
function guest(crowd: Crowd, id: string, { x, y, width, height }: Box): Mark {
  const { say } = crowd;
  const marks = keptMarks(`ww guest ${id} ${say.language}`, () => {
    const name = wonderlandianName(id, say.language);
    const lines = Math.min(3, lineCount(name, FACE.title, (width - 10) / (LEAST + 1)));
    const isStandee = standeeCard(id) !== undefined;
    return [
      ...panel(
        { x: 0, y: 0, width, height },
        { round: 16, fill: '#231747', edge: isStandee ? '#D9C7A0' : '#C08A32', line: 3 },
      ),
      ...guestSign(id, width / 2, 54, 47),
      words(name, width / 2, 124, LEAST + 1, INK.text, {
        face: FACE.title,
        align: 'center',
        wrap: { width: width - 8, leading: 28, lines: 3 },
      }),
      words(say.brief[id]!, width / 2, 134 + lines * 28, LEAST, INK.dim, {
        face: FACE.body,
        align: 'center',
        wrap: { width: width - 8, leading: 30, lines: 5 - lines },
      }),
    ];
  });
  return group(marks, { x, y, still: [-26, -26, width + 52, height + 60] });
}

/** What lies in the middle of the cloth: the round, the deck, the Wonderlandians who may be taken. */
export function clothMiddle(crowd: Crowd): Mark[] {
  const { view, say } = crowd;
  const y = MIDDLE.y + 30;
  return [
    words(say.tea, LEFT + 4, y, 52, INK.text, { face: FACE.title, halo: INK.outline, haloWidth: 3 }),
    words(say.round(view.round), LEFT + 240, y + 6, 34, INK.dim),
    ...sign(ICON.deck, LEFT + 494, y, 44, INK.paper, { colour: INK.outline, width: 5 }),
    digits(view.table.deck, LEFT + 524, y, 38, INK.text, { align: 'left' }),
    ...view.market.map((id, k) =>
      guest(crowd, id, {
        x: LEFT + k * (GUEST.width + GUEST.gap),
        y: GUEST.top,
        width: GUEST.width,
        height: GUEST.height,
      }),
    ),
  ];
}

/** Whose turn it is and what is waited for, in the free corner. */
export function turnCorner(crowd: Crowd, y: number): Mark[] {
  const { view, names, say } = crowd;
  const seat = view.onTurn;
  if (seat === null)
    return [
      words(say.allChoose, 96, y + 60, 32, INK.dim, { align: 'center', wrap: { width: 168, leading: 34, lines: 4 } }),
    ];
  const name = cutTo(names[seat] ?? '', FACE.title, 170 / 40);
  const isPlacing = view.seats[seat]!.taken >= view.table.limit;
  return [
    words(say.turn, 96, y + 30, LEAST, INK.halo, { align: 'center' }),
    words(name, 96, y + 70, 40, INK.text, { face: FACE.title, align: 'center' }),
    words(say.teaDoing(view.phase, isPlacing), 96, y + 112, LEAST, INK.dim, {
      align: 'center',
      wrap: { width: 172, leading: 31, lines: 3 },
    }),
  ];
}
