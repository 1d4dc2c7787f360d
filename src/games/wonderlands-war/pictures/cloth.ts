import type { Mark } from '../../../engine/drawing.js';
import { wonderlandianName } from '../words/names/index.js';
import type { Crowd } from './crowd.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { ICON } from './icons.js';
import {
  type Box,
  cutTo,
  digits,
  FACE,
  group,
  hyphened,
  IN_MESSAGE,
  keptMarks,
  lineCount,
  sign,
  words,
} from './marks.js';
import { INK } from './palette.js';
import { guestSign, standeeCard } from './piece-plaques.js';
import { MIDDLE } from './table-layout.js';

const LEFT = 200;
const GUEST = { width: 190, gap: 6, top: MIDDLE.y + 66, height: MIDDLE.height - 70 } as const;

/** The twins' names are wider than their card. */
const breakable = (name: string): string => name.replaceAll(/(?<=Tweedle)(?=d)/g, '\u00AD');

/** A face-up Wonderlandian: its picture and name. */
function guest(crowd: Crowd, id: string, { x, y, width, height }: Box): Mark {
  const { say } = crowd;
  const marks = keptMarks(`ww guest ${id} ${say.language}`, () => {
    const name = hyphened(breakable(wonderlandianName(id, say.language)), FACE.title, (width - 8) / IN_MESSAGE);
    const lines = name
      .split('\n')
      .reduce((sum, line) => sum + lineCount(line, FACE.title, (width - 8) / IN_MESSAGE), 0);
    const room = height - 10 - lines * 38;
    const isStandee = standeeCard(id) !== undefined;
    return [
      ...panel(
        { x: 0, y: 0, width, height },
        { round: 16, fill: '#231747', edge: isStandee ? '#D9C7A0' : '#C08A32', line: 3 },
      ),
      ...guestSign(id, width / 2, room / 2, Math.min(84, room / 2 - 8)),
      words(name, width / 2, height - 24 - (lines - 1) * 38, IN_MESSAGE, INK.text, {
        face: FACE.title,
        align: 'center',
        wrap: { width: width - 4, leading: 38, lines: 4 },
      }),
    ];
  });
  return group(marks, { x, y, still: [-26, -26, width + 52, height + 60] });
}

const LINE = 54;

export const guestLinesHeight = ({ view }: Crowd): number =>
  view.market.length > 0 ? view.market.length * LINE + 12 : 0;

/** What the Wonderlandians on the table do, a line each: on their cards it could not be read. */
export function guestLines({ view, say }: Crowd, y: number): Mark[] {
  if (view.market.length === 0) return [];
  return [
    ...panel({ x: MARGIN, y, width: ACROSS, height: view.market.length * LINE + 12 }, { round: 16, fill: '#231747' }),
    ...view.market.flatMap((id, k) => {
      const middle = y + 6 + (k + 0.5) * LINE;
      return [
        ...guestSign(id, MARGIN + 44, middle, 25),
        words(say.brief[id]!, MARGIN + 86, middle, IN_MESSAGE, INK.text, { face: FACE.body, max: ACROSS - 100 }),
      ];
    }),
  ];
}

/** What lies in the middle of the cloth: the round, the deck, the Wonderlandians who may be taken. */
export function clothMiddle(crowd: Crowd): Mark[] {
  const { view, say } = crowd;
  const y = MIDDLE.y + 30;
  return [
    words(say.tea, LEFT + 4, y, 52, INK.text, { face: FACE.title, halo: INK.outline, haloWidth: 3 }),
    words(say.round(view.round), LEFT + 240, y + 6, IN_MESSAGE, INK.dim),
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
      words(say.allChoose, 96, y + 50, IN_MESSAGE, INK.dim, {
        align: 'center',
        wrap: { width: 176, leading: 42, lines: 4 },
      }),
    ];
  const name = cutTo(names[seat] ?? '', FACE.title, 170 / IN_MESSAGE);
  const isPlacing = view.seats[seat]!.taken >= view.table.limit;
  return [
    words(say.turn, 96, y + 28, IN_MESSAGE, INK.halo, { align: 'center' }),
    words(name, 96, y + 72, IN_MESSAGE, INK.text, { face: FACE.title, align: 'center' }),
    words(say.teaDoing(view.phase, isPlacing), 96, y + 116, IN_MESSAGE, INK.dim, {
      align: 'center',
      wrap: { width: 178, leading: 40, lines: 3 },
    }),
  ];
}
