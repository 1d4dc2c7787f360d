import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { Box } from './fitting.js';
import { counter, kept, panel, scoreShield, signed, turnEdge } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, linear, named, shape, words } from './marks.js';
import { INK, mix, veil } from './palette.js';
import { piece } from './piece.js';
import { type Crowd, openCards, openRoom, sizeOf } from './players.js';

export const DUEL_HEIGHT = 116;
export const MELEE_HEIGHT = 300;

/** The duel track: one row of steps for each side, up to the points that end the match (TK-12.4); every third is numbered. */
export function duelTrack(crowd: Crowd, y: number): Mark[] {
  const { view, style } = crowd;
  const goal = view.colours[0]!.goal;
  const [left, right] = [86, 984];
  const step = (right - left - 14) / goal;
  const marks: Mark[] = [...panel(16, y, 968, DUEL_HEIGHT)];
  for (let k = 3; k <= goal; k += 3) {
    marks.push(
      digits(k, left + (k - 0.5) * step, y + DUEL_HEIGHT / 2, 36, k === goal ? INK.gold : INK.dim, {
        face: FACE.label,
      }),
    );
  }
  for (const [k, { score, school }] of view.colours.entries()) {
    const middle = y + (k ? DUEL_HEIGHT - 25 : 25);
    const { face } = style.of(school);
    const reached = Math.max(0, Math.min(score, goal));
    const plot = (at: number): string => roundRect(left + at * step + 2, middle - 10, step - 4, 20, 4);
    const range = Array.from({ length: goal }, (_, at) => at);
    marks.push(
      ...(reached < goal ? [shape(range.slice(reached).map(plot).join(''), { fill: '#332E2B' })] : []),
      ...(reached ? [shape(range.slice(0, reached).map(plot).join(''), { fill: face })] : []),
      piece({ rank: 'common' }, school, style, left + (reached ? (reached - 0.5) * step : -22), middle, 54),
    );
  }
  return marks;
}

/** Who is ahead: the weakest colour counts, then the next (TK-12.10). */
function standings({ view }: Crowd): readonly number[] {
  const points = view.colours.map(({ against }) => against.map(each => each.points).sort((one, other) => one - other));
  return view.colours
    .map((_, colour) => colour)
    .sort((one, other) => {
      const at = points[one]!.findIndex((each, k) => each !== points[other]![k]);
      return at < 0 ? one - other : points[other]![at]! - points[one]![at]!;
    });
}

/** One player of the Melee: the weakest colour is boxed because it is the score; a diamond = may still improvise. */
function meleePanel(crowd: Crowd, colour: number, place: number, { x, y, width, height }: Box): Mark[] {
  const { view, names, style } = crowd;
  const facts = view.colours[colour]!;
  const seat = facts.seats[0]!;
  const own = view.seats[seat]!;
  const { dark } = style.of(facts.school);
  const isOn = view.onTurn === seat;
  const row = (height - 140) / facts.against.length;
  const points = facts.against.map(each => each.points);
  // Where all are equal nothing is told apart.
  const least = new Set(points).size > 1 ? Math.min(...points) : null;
  return [
    ...panel(x, y, width, height, {
      ...(isOn ? turnEdge(true) : { edge: mix(dark, INK.line, 0.5), line: 2 }),
      fill: linear(0, y, 0, y + height, mix(dark, '#1C1B20', 0.3), '#1A191E', '#18171C'),
    }),
    named(names[seat] ?? '', x + 14, y + 32, width - 26 - openRoom(own, 40), INK.parch),
    ...scoreShield(facts.score, style.of(facts.school), x + 38, y + 94, 58),
    words(`${place}.`, x + 74, y + 94, 34, INK.dim),
    ...counter(ICON.deck, own.deck, x + 104, y + 94, 32),
    ...counter(ICON.flare, sizeOf(own.flares), x + 168, y + 94, 32, sizeOf(own.flares) ? INK.flare : '#6B584A'),
    ...facts.against.flatMap((each, k) =>
      againstRow(crowd, each, each.points === least, {
        x: x + 8,
        y: y + 134 + k * row,
        width: width - 16,
        height: row - 4,
      }),
    ),
    ...openCards(crowd, seat, x + width - 12, y + 34, 40),
  ];
}

function againstRow(
  { view, style }: Crowd,
  {
    colour,
    points,
    mayImprovise,
  }: { readonly colour: number; readonly points: number; readonly mayImprovise: boolean },
  isLeast: boolean,
  { x, y, width, height }: Box,
): Mark[] {
  const { school, goal } = view.colours[colour]!;
  const { face } = style.of(school);
  const middle = y + height / 2;
  const [from, room] = [x + 46, width - 46 - 42];
  const plot = (k: number): string => roundRect(from + (k * room) / goal + 1, middle - 9, room / goal - 2, 18, 3);
  const range = Array.from({ length: goal }, (_, k) => k);
  const reached = Math.max(0, Math.min(points, goal));
  return [
    ...(isLeast
      ? [
          shape(roundRect(x, y, width, height, 10), {
            fill: veil(INK.lux, 0.12),
            stroke: veil(INK.lux, 0.9),
            width: 2,
          }),
        ]
      : []),
    ...(reached < goal
      ? [shape(range.slice(reached).map(plot).join(''), { fill: isLeast ? '#5A514B' : '#37322F' })]
      : []),
    ...(reached > 0 ? [shape(range.slice(0, reached).map(plot).join(''), { fill: face })] : []),
    piece({ rank: mayImprovise ? 'heroic' : 'common' }, school, style, x + 23, middle, 44),
    digits(signed(points), x + width - 20, middle, 32, isLeast ? INK.lux : INK.parch, { face: FACE.label, max: 38 }),
  ];
}

/** The score boards of all players of the Melee, in turn order. */
export function meleeRow(crowd: Crowd, y: number): Mark[] {
  const { view } = crowd;
  const order = view.order.map(seat => view.seats[seat]!.colour);
  const placed = standings(crowd);
  const gap = 10;
  const width = (968 - gap * (order.length - 1)) / order.length;
  return order.map((colour, k) => {
    const box = { x: 16 + k * (width + gap), y, width, height: MELEE_HEIGHT };
    return kept(meleePanel(crowd, colour, placed.indexOf(colour) + 1, box), box);
  });
}
