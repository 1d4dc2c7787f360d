import type { Mark } from '../../../engine/drawing.js';
import { keptMarks } from '../../../engine/kept-marks.js';
import { polygon, rect, roundRect } from '../../../geometry/paths.js';
import type { ArenaView, SeatView } from '../view.js';
import { digits, group, icon, LEAST, linear, named, shape, words } from './marks.js';
import { device, ownerMark } from './owner.js';
import { type Colours, coloursOf, INK, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

export const HEAD = 206;
const REACH = 440;
const PIPS = 20;

/** One half of the header: the seats that play together, and from which side of the picture they are seen. */
interface Half {
  readonly seats: readonly number[];
  readonly isLeft: boolean;
}

interface HeaderScene {
  readonly view: ArenaView;
  readonly names: readonly string[];
  readonly words: PictureWords;
  readonly livery: Livery;
  readonly width: number;
}

/** The two sides of the match: the first seat's team is on the left. */
export function halves(view: ArenaView): readonly [Half, Half] {
  const first = view.seats[0]?.team;
  const all = view.seats.map((_, seat) => seat);
  return [
    { seats: all.filter(seat => view.seats[seat]!.team === first), isLeft: true },
    { seats: all.filter(seat => view.seats[seat]!.team !== first), isLeft: false },
  ];
}

/** Who plays, how they stand, and whose turn it is. */
export function header(scene: HeaderScene): Mark[] {
  const { view, width } = scene;
  const inTeams = view.seats.length > 2;
  return [
    shape(rect(0, 0, width, HEAD), { fill: linear(0, 0, 0, HEAD, '#0A0C12', '#151924') }),
    ...halves(view).map(half =>
      group(
        keptMarks(halfKey(scene, half), () => (inTeams ? teamHalf(scene, half) : soloHalf(scene, half))),
        { still: [half.isLeft ? 0 : width - 448, 0, 448, HEAD] },
      ),
    ),
    ...turnBox(scene),
    shape(rect(0, HEAD, width, 2), { fill: veil(INK.gold, 0.4) }),
  ];
}

/** All that a half shows. */
function halfKey({ view, names, words: say, livery }: HeaderScene, { seats, isLeft }: Half): string {
  const shown = seats.map(seat => {
    const { faction, hitPoints, stack, discard, hand } = view.seats[seat]!;
    const count = typeof hand === 'number' ? hand : hand.length;
    return [faction, hitPoints, stack, discard.length, count, names[seat], view.onTurn === seat];
  });
  return `half ${isLeft} ${livery.palette} ${say.turn} ${view.seats.length > 2} ${JSON.stringify(shown)}`;
}

/** Lengths are counted from the half's own edge of the picture. */
interface Ruler {
  x(from: number): number;
  /** Left edge of something this wide that begins so far in. */
  box(from: number, wide: number): number;
  readonly align: 'left' | 'right';
}

const rulerOf = (isLeft: boolean, width: number): Ruler => ({
  x: from => (isLeft ? from : width - from),
  box: (from, wide) => (isLeft ? from : width - from - wide),
  align: isLeft ? 'left' : 'right',
});

function wash(ruler: Ruler, colour: string, top: number, height: number, strength: number): Mark {
  return shape(rect(ruler.box(0, REACH), top, REACH, height), {
    fill: linear(ruler.x(0), 0, ruler.x(REACH), 0, veil(colour, strength), veil(colour, 0)),
  });
}

/** Twenty pips and the number. */
function poolBar(ruler: Ruler, colours: Colours, hitPoints: number, from: number, y: number, pip: number): Mark[] {
  const fullPips: string[] = [];
  const lostPips: string[] = [];
  for (let k = 0; k < PIPS; k++) {
    const path = roundRect(ruler.box(from + k * pip, pip - 2), y - 15, pip - 2, 30, 2.5);
    (k < hitPoints ? fullPips : lostPips).push(path);
  }
  return [
    ...(lostPips.length ? [shape(lostPips.join(''), { fill: '#2A3040' })] : []),
    ...(fullPips.length
      ? [shape(fullPips.join(''), { fill: linear(0, y - 15, 0, y + 15, colours.hi, colours.base) })]
      : []),
    digits(hitPoints, ruler.x(from + PIPS * pip + 10), y, 50, INK.white, { align: ruler.align }),
  ];
}

const handSize = (seat: SeatView): number => (typeof seat.hand === 'number' ? seat.hand : seat.hand.length);

/** Tiles in the stack, in the hand and on the discard pile. */
function counters(ruler: Ruler, seat: SeatView, from: number, y: number, step: number, size: number): Mark[] {
  const counts: [string, number][] = [
    ['stack', seat.stack],
    ['poker-hand', handSize(seat)],
    ['card-discard', seat.discard.length],
  ];
  return counts.flatMap(([name, count], k) => [
    icon(name, ruler.x(from + k * step + size / 2), y, size, '#B9C2D4'),
    digits(count, ruler.x(from + k * step + size + 6), y, size * 1.08, INK.white, { align: ruler.align }),
  ]);
}

function soloHalf(scene: HeaderScene, { seats, isLeft }: Half): Mark[] {
  const { view, names, words: say, livery } = scene;
  const seat = seats[0]!;
  const facts = view.seats[seat]!;
  const colours = coloursOf(facts.faction, livery);
  const ruler = rulerOf(isLeft, scene.width);
  const isOn = view.onTurn === seat;
  const marks: Mark[] = [wash(ruler, colours.base, 0, HEAD, isOn ? 0.62 : 0.22)];
  if (isOn) {
    marks.push(
      shape(rect(ruler.box(0, REACH), HEAD - 6, REACH, 6), {
        fill: linear(ruler.x(0), 0, ruler.x(REACH), 0, INK.gold, INK.gold, veil(INK.gold, 0)),
      }),
    );
  }
  marks.push(
    device(facts.faction, colours, ruler.x(68), 74, 52, isOn ? INK.gold : colours.hi),
    ownerMark(colours, ruler.x(114), 124, 18),
    named(names[seat] ?? '', ruler.x(140), 34, 290, ruler.align),
    ...poolBar(ruler, colours, facts.hitPoints, 140, 82, 12),
    ...counters(ruler, facts, 140, 130, 98, 34),
    words(say.faction(facts.faction), ruler.x(18), 176, LEAST, isOn ? INK.white : '#C4CBD9', { align: ruler.align }),
  );
  if (isOn) marks.push(turnFlag(ruler, 34));
  return marks;
}

/** A team shares its pool: one bar, and a line for each of its seats. */
function teamHalf(scene: HeaderScene, { seats, isLeft }: Half): Mark[] {
  const { view, names, livery } = scene;
  const ruler = rulerOf(isLeft, scene.width);
  const lead = coloursOf(view.seats[seats[0]!]!.faction, livery);
  const marks: Mark[] = [
    wash(ruler, lead.base, 0, HEAD, seats.includes(view.onTurn ?? -1) ? 0.4 : 0.18),
    icon('hearts', ruler.x(38), 34, 38, '#FF5C74'),
    ...poolBar(ruler, lead, view.seats[seats[0]!]!.hitPoints, 70, 34, 15),
  ];
  const top = seats.length === 1 ? 100 : 66;
  for (const [k, seat] of seats.entries()) {
    const facts = view.seats[seat]!;
    const colours = coloursOf(facts.faction, livery);
    const y = top + 32 + k * 68;
    const isOn = view.onTurn === seat;
    marks.push(
      shape(roundRect(ruler.box(8, REACH - 12), y - 31, REACH - 12, 62, 12), {
        fill: linear(
          ruler.x(8),
          0,
          ruler.x(REACH),
          0,
          veil(colours.base, isOn ? 0.75 : 0.35),
          veil(colours.base, 0.05),
        ),
        ...(isOn ? { stroke: INK.gold, width: 4 } : {}),
      }),
      device(facts.faction, colours, ruler.x(38), y - 1, 24, isOn ? INK.gold : colours.hi),
      ownerMark(colours, ruler.x(65), y + 13, 11),
      named(names[seat] ?? '', ruler.x(84), y, 166, ruler.align),
      ...counters(ruler, facts, 256, y, 62, 25),
    );
    if (isOn) marks.push(turnFlag(ruler, y));
  }
  return marks;
}

/** Points at the line of the seat on turn. */
function turnFlag(ruler: Ruler, y: number): Mark {
  const tip = ruler.x(REACH - 12);
  const back = ruler.x(REACH + 2);
  return shape(polygon([back, y - 13], [tip, y], [back, y + 13]), { fill: INK.gold });
}

function turnBox({ view, words: say, width }: HeaderScene): Mark[] {
  const middle = width / 2;
  return [
    shape(roundRect(middle - 50, 30, 100, 136, 12), { fill: '#0A0C12', stroke: veil(INK.gold, 0.8), width: 2.5 }),
    words(say.turn, middle, 62, LEAST, '#B9C2D4', { align: 'center' }),
    view.turn > 0
      ? digits(view.turn, middle, 122, 64, INK.gold, { max: 88 })
      : digits(say.setup, middle, 122, LEAST, INK.gold),
  ];
}
