import type { Drawing, Mark } from '../../../engine/drawing.js';
import { schoolName } from '../words/names.js';
import { actionPips, kept, panel, turnEdge } from './furniture.js';
import { ICON } from './icons.js';
import { moveMarks } from './last-move.js';
import type { Layout } from './layout.js';
import { digits, FACE, icon, linear, words } from './marks.js';
import { INK, mix } from './palette.js';
import { deathCross, ghost, piece } from './piece.js';
import { type Crowd, HEAD, soloPanel, teamPanel } from './players.js';
import { ground, squareLabels, standing } from './position.js';
import { TASKS_HEIGHT, taskRow } from './tasks.js';
import { DUEL_HEIGHT, duelTrack, MELEE_HEIGHT, meleeRow } from './tracks.js';

const WIDTH = 1000;
const CELL = 96;
const MELEE_HEAD = 100;
const CAPTION = 52;

const isMelee = ({ view }: Crowd): boolean => view.mode === 'melee';

const layoutBelow = (head: number): Layout => ({ x: 70, y: head + 36, cell: CELL });

/** The whole position: who plays, the arena, the last move, and what the mode counts. */
export function boardDrawing(crowd: Crowd): Drawing {
  const { view, style, say } = crowd;
  const layout = layoutBelow(isMelee(crowd) ? MELEE_HEAD : HEAD);
  const captionY = layout.y + 9 * CELL + 62;
  const footY = captionY + CAPTION + 10;
  const [foot, height] = footOf(crowd, footY);
  const move = moveMarks(view, layout, style, say);
  const rising = [...view.pieces].sort((one, other) => Number(one.square.slice(1)) - Number(other.square.slice(1)));
  const marks: Mark[] = [
    ground(view, layout, style, WIDTH, height),
    ...squareLabels(view, move.busy, layout),
    ...move.below,
    ...rising.filter(({ square }) => !move.hidden.has(square)).map(each => standing(view, each, layout, style, say)),
    ...move.above,
    ...head(crowd),
    ...caption(crowd, captionY),
    ...foot,
  ];
  return { width: WIDTH, height, marks };
}

function footOf(crowd: Crowd, y: number): readonly [Mark[], number] {
  if (isMelee(crowd)) return [meleeRow(crowd, y), y + MELEE_HEIGHT + 14];
  if (crowd.view.mode.startsWith('duel')) return [duelTrack(crowd, y), y + DUEL_HEIGHT + 14];
  return [taskRow(crowd, y), y + TASKS_HEIGHT + 14];
}

/** Two sides beside each other; in the Melee, where the score boards lie below, the one on turn alone. */
function head(crowd: Crowd): Mark[] {
  const { view } = crowd;
  if (isMelee(crowd)) return turnBar(crowd);
  const box = (k: number) => ({ x: 14 + k * 490, y: 12, width: 482, height: HEAD });
  return view.colours.map(({ seats }, colour) =>
    kept(
      seats.length > 1 ? teamPanel(crowd, colour, box(colour)) : soloPanel(crowd, seats[0]!, box(colour)),
      box(colour),
    ),
  );
}

function turnBar({ view, names, style, say }: Crowd): Mark[] {
  const seat = view.onTurn;
  const school = seat === null ? 'legends' : view.seats[seat]!.school;
  const { dark } = style.of(school);
  const marks: Mark[] = panel(14, 12, 972, MELEE_HEAD, {
    ...turnEdge(seat !== null),
    fill: linear(14, 0, 986, 0, mix(dark, '#17171D', 0.25), '#1D1C22'),
  });
  if (seat === null) {
    return [...marks, words(say.over, 40, 62, 42, INK.parch, { face: FACE.title })];
  }
  return [
    ...marks,
    piece({ rank: 'common' }, school, style, 70, 62, 92),
    words(names[seat] ?? '', 128, 44, 42, INK.parch, { face: FACE.title, max: 500 }),
    words(schoolName(school, say.language), 128, 84, 27, INK.dim, { face: FACE.body, max: 400 }),
    ...(view.turn === 0
      ? []
      : [
          words(say.actions, 880, 38, 26, INK.lux, { align: 'center' }),
          ...actionPips(880, 76, view.actions, view.actionsAtStart),
          words(say.turn(view.turn), 760, 62, 28, INK.dim, { align: 'right' }),
        ]),
  ];
}

/** The last move in words, what was destroyed in this turn, and how near the end is. */
function caption(crowd: Crowd, y: number): Mark[] {
  const { view, style, say } = crowd;
  const middle = y + CAPTION / 2;
  const marks: Mark[] = [...panel(16, y, 968, CAPTION, { round: 12 })];
  let right = 968;
  const end = view.onTurn === null ? say.over : view.finals ? say.finals(view.finals.length) : null;
  if (end !== null) {
    marks.push(words(end, right, middle, 28, INK.gold, { align: 'right', max: 240 }));
    right -= Math.min(240, end.length * 13) + 24;
  } else if (!isMelee(crowd) && view.turn > 0) {
    marks.push(words(say.turn(view.turn), right, middle, 26, INK.dim, { align: 'right', max: 120 }));
    right -= 112;
  }
  for (const { colour, rank, count } of [...view.kills].reverse()) {
    if (count === 0) continue;
    const { school } = view.colours[colour]!;
    marks.push(
      digits(`×${count}`, right, middle, 27, INK.parch, { face: FACE.label, align: 'right' }),
      piece({ rank }, school, style, right - 52, middle, 42),
      deathCross(right - 52, middle, 44),
    );
    right -= 88;
  }
  right = rightsMarks(crowd, middle, right, marks);
  if (view.last === null && view.turn === 0) marks.push(words(say.beforeTurns, 36, middle, 28, INK.dim));
  if (view.last) {
    const { school } = view.colours[view.seats[view.last.seat]!.colour]!;
    marks.push(
      piece({ rank: 'common' }, school, style, 44, middle, 40),
      words(say.caption(view.last, view), 68, middle, 28, INK.parch, { max: right - 80 }),
    );
  }
  if (view.extraTurn || view.extraTurns > 0) marks.push(icon(ICON.extraTurn, right - 20, middle, 36, INK.gold));
  return marks;
}

/** What the next summoning may or must use: a borrowed enemy, empty squares, another colour (AMB-30). */
function rightsMarks({ view, style }: Crowd, y: number, right: number, marks: Mark[]): number {
  const { borrow, voids, colour } = view.rights;
  const seat = view.onTurn;
  if (seat === null || (borrow === 0 && voids === 0 && colour === null)) return right;
  const own = view.seats[seat]!.colour;
  const of = colour ?? view.colours.findIndex((_, each) => each !== own);
  const x = right - 30;
  marks.push(icon(ICON.legends, x - 34, y, 30, INK.lux));
  if (voids > 0) marks.push(ghost('common', INK.lux, x, y, 44), digits(voids, x, y, 24, INK.lux));
  else
    marks.push(
      piece({ rank: 'common' }, view.colours[of]!.school, style, x, y, 44),
      ghost('common', INK.lux, x, y, 56),
    );
  return right - 92;
}
