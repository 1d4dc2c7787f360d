import type { Drawing, Mark } from '../../../engine/drawing.js';
import { lineWidth } from '../../../engine/letter-widths.js';
import { schoolName } from '../words/names.js';
import { actionPips, kept, panel, turnEdge } from './furniture.js';
import { ICON } from './icons.js';
import { moveMarks } from './last-move.js';
import type { Layout } from './layout.js';
import { digits, FACE, icon, LEAST, linear, named, words } from './marks.js';
import { INK, mix } from './palette.js';
import { deathCross, ghost, piece } from './piece.js';
import { type Crowd, HEAD, soloPanel, teamPanel } from './players.js';
import { ground, squareLabels, standing } from './position.js';
import { taskRows } from './tasks.js';
import { DUEL_HEIGHT, duelTrack, MELEE_HEIGHT, meleeRow } from './tracks.js';

const WIDTH = 1000;
const CELL = 96;
const MELEE_HEAD = 116;
const CAPTION = 62;

const isMelee = ({ view }: Crowd): boolean => view.mode === 'melee';

const layoutBelow = (head: number): Layout => ({ x: 70, y: head + 36, cell: CELL });

/** The whole position: who plays, the arena, the last move, and what the mode counts. */
export function boardDrawing(crowd: Crowd): Drawing {
  const { view, style, say } = crowd;
  const layout = layoutBelow(isMelee(crowd) ? MELEE_HEAD : HEAD);
  const captionY = layout.y + 9 * CELL + 62;
  const told = caption(crowd, captionY);
  const footY = captionY + told.height + 10;
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
    ...told.marks,
    ...foot,
  ];
  return { width: WIDTH, height, marks };
}

function footOf(crowd: Crowd, y: number): readonly [Mark[], number] {
  if (isMelee(crowd)) return [meleeRow(crowd, y), y + MELEE_HEIGHT + 14];
  if (crowd.view.mode.startsWith('duel')) return [duelTrack(crowd, y), y + DUEL_HEIGHT + 14];
  const tasks = taskRows(crowd, y);
  return [tasks.marks, y + tasks.height + 14];
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
    return [...marks, words(say.over, 40, 70, 44, INK.parch, { face: FACE.title })];
  }
  return [
    ...marks,
    piece({ rank: 'common' }, school, style, 70, 70, 92),
    named(names[seat] ?? '', 128, 46, 500, INK.parch, 46),
    words(schoolName(school, say.language), 128, 96, LEAST, INK.dim, { face: FACE.body }),
    ...(view.turn === 0
      ? []
      : [
          words(say.actions, 880, 44, LEAST, INK.lux, { align: 'center' }),
          ...actionPips(880, 92, view.actions, view.actionsAtStart),
          words(say.turn(view.turn), 760, 70, LEAST, INK.dim, { align: 'right' }),
        ]),
  ];
}

/** The last move in words, what was destroyed in this turn, and how near the end is: in a second row where one is too short. */
function caption(crowd: Crowd, y: number): { readonly marks: Mark[]; readonly height: number } {
  const { view, style, say } = crowd;
  const text = view.last ? say.caption(view.last, view) : view.turn === 0 ? say.beforeTurns : '';
  const from = view.last ? 72 : 36;
  const beside = standMarks(crowd, y + CAPTION / 2);
  const needed = from + lineWidth(text, FACE.label) * LEAST + 20;
  const isLong = needed > beside.left;
  const height = isLong ? CAPTION * 2 - 8 : CAPTION;
  const middle = y + CAPTION / 2;
  return {
    height,
    marks: [
      ...panel(16, y, 968, height, { round: 12 }),
      ...(isLong ? standMarks(crowd, y + CAPTION * 1.5 - 8).marks : beside.marks),
      ...(view.last
        ? [piece({ rank: 'common' }, view.colours[view.seats[view.last.seat]!.colour]!.school, style, 46, middle, 44)]
        : []),
      words(text, from, middle, LEAST, view.last ? INK.parch : INK.dim, { max: 968 - from }),
    ],
  };
}

/** What was destroyed in this turn, rights, how near the end is: from the right to the left. */
function standMarks(crowd: Crowd, middle: number): { readonly marks: Mark[]; readonly left: number } {
  const { view, style, say } = crowd;
  const marks: Mark[] = [];
  let right = 968;
  const put = (text: string, colour: string): void => {
    marks.push(words(text, right, middle, LEAST, colour, { align: 'right' }));
    right -= lineWidth(text, FACE.label) * LEAST + 24;
  };
  if (view.onTurn === null) put(say.over, INK.gold);
  else if (view.finals) put(say.finals(view.finals.length), INK.gold);
  else if (!isMelee(crowd) && view.turn > 0) put(say.turn(view.turn), INK.dim);
  for (const { colour, rank, count } of [...view.kills].reverse()) {
    if (count === 0) continue;
    const { school } = view.colours[colour]!;
    marks.push(
      digits(`×${count}`, right, middle, 36, INK.parch, { face: FACE.label, align: 'right' }),
      piece({ rank }, school, style, right - 64, middle, 44),
      deathCross(right - 64, middle, 46),
    );
    right -= 100;
  }
  right = rightsMarks(crowd, middle, right, marks);
  if (view.extraTurn || view.extraTurns > 0) {
    marks.push(icon(ICON.extraTurn, right - 20, middle, 40, INK.gold));
    right -= 56;
  }
  return { marks, left: right };
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
