import type { Mark } from '../../../engine/drawing.js';
import { type Chip, distinctChips } from '../chips.js';
import type { FactionId } from '../faction.js';
import { chip } from './chip.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, IN_MESSAGE, lineCount, sign, words } from './marks.js';
import { INK, type Livery } from './palette.js';
import type { Section } from './sections.js';

const PITCH = 92;
const LEFT = MARGIN + 212;
const HEAD = 204;
const PER_ROW = 8;
const ROW = 116;
const RADIUS = 40;

/** What chips are told in: faction, allies, items, then what harms. */
const rank = (each: Chip): number =>
  each === 'madness' || each === 'madness2'
    ? 5
    : each === 'poison'
      ? 4
      : each.startsWith('item')
        ? 3
        : each === 'forge'
          ? 2
          : each === 'artifact' || each.startsWith('faction')
            ? 0
            : 1;

/** Chips lying open, each kind once with how many there are. */
export function chipsSection(
  chips: readonly Chip[],
  faction: FactionId,
  livery: Livery,
  head: { readonly icon: string; readonly name: string; readonly isLit?: boolean },
): Section {
  const kinds = distinctChips(chips).toSorted((one, other) => rank(one) - rank(other));
  const rows = Math.max(1, Math.ceil(kinds.length / PER_ROW));
  const height = rows * ROW + 18;
  return {
    height,
    marks: y => [
      ...panel({ x: MARGIN, y, width: ACROSS, height }, { round: 22, isLit: head.isLit ?? false }),
      ...headMarks(head, chips.length, y + height / 2),
      ...kinds.flatMap((each, k): Mark[] => {
        const [x, top] = [LEFT + 36 + (k % PER_ROW) * PITCH, y + 9 + Math.floor(k / PER_ROW) * ROW];
        const count = chips.filter(other => other === each).length;
        return [
          chip(each, faction, livery, x, top + 44, RADIUS),
          digits(`×${count}`, x, top + 100, 30, count > 1 ? INK.white : INK.low),
        ];
      }),
    ],
  };
}

function headMarks(head: { readonly icon: string; readonly name: string }, count: number, y: number): Mark[] {
  return [
    ...sign(head.icon, MARGIN + HEAD / 2, y - 26, 66, INK.dim, { colour: INK.outline, width: 6 }),
    ...(head.icon === ICON.bag ? [digits(count, MARGIN + HEAD / 2, y - 16, 33, '#1A0F30')] : []),
    words(head.name, MARGIN + HEAD / 2, y + 36, IN_MESSAGE, INK.dim, { align: 'center', max: HEAD - 8 }),
  ];
}

const ROOM = ACROSS - 150;
const linesOf = (text: string): number => Math.min(2, lineCount(text, FACE.label, ROOM / IN_MESSAGE));

/** A bag that may not be looked into: how many chips it holds (WW-7.6). */
export const closedBag = (count: number, text: string): Section => ({
  height: 104,
  marks: y => [
    ...panel({ x: MARGIN, y, width: ACROSS, height: 104 }, { round: 22 }),
    ...sign(ICON.bag, MARGIN + 66, y + 51, 66, INK.dim, { colour: INK.outline, width: 6 }),
    digits(count, MARGIN + 66, y + 61, 33, '#1A0F30'),
    words(text, MARGIN + 130, y + 52 - (linesOf(text) - 1) * 21, IN_MESSAGE, INK.dim, {
      wrap: { width: ROOM, leading: 42, lines: 2 },
    }),
  ],
});
