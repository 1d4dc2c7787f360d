import { roundRect } from '../../../geometry/paths.js';
import type { Entry } from '../vocabulary.js';
import { teaName } from '../words/names/index.js';
import { type Crowd, coloursIn, factionOf } from './crowd.js';
import { flow, type Item, joined, rowsOf, signItem } from './flow.js';
import { ACROSS, MARGIN, panel } from './furniture.js';
import { cutTo, digits, FACE, IN_MESSAGE, linear, lineWidth, shape, words } from './marks.js';
import { INK, mix, WOOD } from './palette.js';
import type { Section } from './sections.js';
import { itemsOf } from './story-items.js';
import { token } from './token.js';

const ROW = 82;
const LEFT = MARGIN + 136;
const ROOM = ACROSS - 148;

type Placed = Extract<Entry, { tell: 'units-placed' }>;

/** Units that go to the same region one by one are one group. */
export function withGroups(entries: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  for (const entry of entries) {
    const at = told.findIndex(
      other =>
        entry.tell === 'units-placed' &&
        other.tell === 'units-placed' &&
        other.seat === entry.seat &&
        other.region === entry.region,
    );
    if (at < 0 || entry.tell !== 'units-placed') told.push(entry);
    else {
      const before = told[at] as Placed;
      told[at] = {
        ...before,
        supporters: before.supporters + entry.supporters,
        standees: [...before.standees, ...entry.standees],
        moved: [...before.moved, ...entry.moved],
      };
    }
  }
  return told;
}

/** A card by its chair and name. */
function taken(crowd: Crowd, { card, chair }: Extract<Entry, { tell: 'card-taken' }>): Item {
  const name = teaName(card, crowd.say.language);
  const back = signItem(56, (x, y) => [
    shape(roundRect(x - 28, y - 24, 56, 48, 14), {
      fill: linear(0, y - 24, 0, y + 24, WOOD[0], WOOD[1]),
      stroke: INK.outline,
      width: 3,
    }),
    digits(chair, x, y, 35, '#FFF0CF', { halo: WOOD[2], haloWidth: 3 }),
  ]);
  const width = lineWidth(name, FACE.title) * IN_MESSAGE;
  return joined(back, { width, draw: (x, y) => [words(name, x, y, IN_MESSAGE, INK.text, { face: FACE.title })] });
}

/** What one seat did in a tea turn: the card it took, and everything that came of it. */
export function lineSection(crowd: Crowd, seat: number, entries: readonly Entry[]): Section | null {
  const items = withGroups(entries).flatMap(entry =>
    entry.tell === 'card-taken' ? [taken(crowd, entry)] : itemsOf(crowd, entry),
  );
  if (items.length === 0) return null;
  const rows = rowsOf(items, ROOM).length;
  const height = Math.max(98, rows * ROW + 10);
  const isTall = height > 110;
  const { base } = coloursIn(crowd, seat);
  return {
    height,
    marks: y => [
      ...panel(
        { x: MARGIN, y, width: ACROSS, height },
        { fill: linear(0, y, 0, y + height, mix(base, 0.36), mix(base, 0.12)), edge: mix(base, 0.7) },
      ),
      token(factionOf(crowd, seat), crowd.livery, MARGIN + 66, y + (isTall ? height / 2 - 20 : 34), isTall ? 36 : 27),
      words(
        cutTo(crowd.names[seat] ?? '', FACE.title, 128 / IN_MESSAGE),
        MARGIN + 66,
        y + (isTall ? height / 2 + 42 : 74),
        IN_MESSAGE,
        INK.text,
        { face: FACE.title, align: 'center' },
      ),
      ...flow(items, LEFT, y + (height - rows * ROW) / 2, ROOM, ROW),
    ],
  };
}
