import type { Mark } from '../../../engine/drawing.js';
import { lineWidth } from '../../../engine/letter-widths.js';
import { roundRect } from '../../../geometry/paths.js';
import { TASKS } from '../tasks.js';
import type { TaskPart, TaskView } from '../view.js';
import { taskText } from '../words/cards/index.js';
import { taskName } from '../words/names.js';
import { type Box, linesOf, paragraph } from './fitting.js';
import { kept, panel, pennant } from './furniture.js';
import { ICON } from './icons.js';
import { digits, FACE, group, icon, LEADING, LEAST, linear, shape, words } from './marks.js';
import { INK, type Style, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { rankPath } from './piece.js';
import type { Crowd } from './players.js';
import { taskGlyph } from './task-glyph.js';

/** A task as a card by itself. */
export const TASK_HEIGHT = 262;

/** The part of a task that is furthest from done says how far the whole is. */
function worst(parts: readonly TaskPart[]): TaskPart | null {
  const short = (part: TaskPart): number => Math.max(0, part.need - part.have);
  return parts.reduce<TaskPart | null>((least, part) => (least && short(least) >= short(part) ? least : part), null);
}

/** How far a colour is: "3/5", or a tick once the task is met. */
function progressChip(crowd: Crowd, task: TaskView, colour: number, { x, y, width, height }: Box): Mark[] {
  const { school } = crowd.view.colours[colour]!;
  const { face, lite, ink } = crowd.style.of(school);
  const isMet = task.fulfilledBy.includes(colour);
  const part = worst(task.progress[colour] ?? []);
  const middle = y + height / 2;
  const text = part ? `${Math.max(0, part.have)}/${part.need}` : '–';
  return [
    shape(roundRect(x, y, width, height, height / 2), {
      fill: isMet ? face : '#08090D8C',
      stroke: isMet ? '#FFFFFF' : veil(face, 0.85),
      width: isMet ? 2.5 : 2,
    }),
    isMet
      ? icon(ICON.met, x + 24, middle, 26, ink)
      : group([shape(rankPath('common'), { fill: face, stroke: lite, width: 5 })], {
          x: x + 22,
          y: middle,
          scale: 0.34,
        }),
    digits(text, x + width / 2 + 14, middle, LEAST, isMet ? ink : INK.parch, { face: FACE.label, max: width - 54 }),
  ];
}

interface Face {
  readonly id: string;
  readonly type: string;
  readonly points: number;
}

/** What is printed on a task: points, what it looks at, name and condition. */
function printed(task: Face, { x, y, width, height }: Box, style: Style, say: PictureWords): Mark[] {
  const name = taskName(task.id, say.language);
  // A long name takes two lines: shrunk into one it could not be read on a phone. A little too long is shrunk all the same.
  const fits = (size: number): boolean => lineWidth(name, FACE.title) * size <= width - 24;
  const isLong = !fits(22.6);
  const title = isLong ? 54 : 32;
  const size = fits(27) ? 27 : 24;
  return [
    ...pennant(task.points, x + width - 56, y + 2, 42, 60),
    ...taskGlyph(task.id, task.type, x + 14, y + 12, 50, style),
    isLong
      ? paragraph(name, { x: x + 14, y: y + 68, width: width - 24, height: title }, size, 23, INK.parch, {
          face: FACE.title,
        })
      : words(name, x + 14, y + 84, size, INK.parch, { face: FACE.title, max: width - 24 }),
    paragraph(
      taskText(task.id, say.language),
      { x: x + 14, y: y + 72 + title, width: width - 24, height: height - 78 - title },
      25,
      23,
      '#E2D6BB',
      { face: FACE.body },
    ),
  ];
}

const paper = (y: number, height: number) => linear(0, y, 0, y + height, '#2B2724', '#1D1B1E');

/** A task as it is printed, without anybody's progress. */
export function bareTask(id: string, box: Box, style: Style, say: PictureWords): Mark[] {
  const { x, y, width, height } = box;
  const task = TASKS.find(each => each.id === id)!;
  return [
    ...panel(x, y, width, height, { edge: INK.bronze, line: 2, fill: paper(y, height) }),
    ...printed(task, box, style, say),
  ];
}

const BAR_HEAD = 70;
const BAR_CHIP = 126;

/** How tall a task is across a whole picture. */
export const taskBarHeight = ({ id }: Face, width: number, say: PictureWords): number =>
  BAR_HEAD + linesOf(taskText(id, say.language), width - 32) * LEADING + 10;

/** A task across the whole picture with how far each side is: its condition can be read in a message on a phone. */
export function taskBar(crowd: Crowd, task: TaskView, box: Box, isNext = false): Mark[] {
  const { style, say, view } = crowd;
  const { x, y, width, height } = box;
  const winner = isNext ? undefined : task.fulfilledBy[0];
  const colours = winner === undefined ? null : style.of(view.colours[winner]!.school);
  const chips = view.colours.length * (BAR_CHIP + 8);
  const inside: Mark[] = [
    ...taskGlyph(task.id, task.type, x + 14, y + 12, 50, style),
    words(taskName(task.id, say.language), x + 150, y + 38, 44, INK.parch, {
      face: FACE.title,
      max: width - 226 - chips,
    }),
    ...(isNext ? [words(say.next, x + width - 82, y + 38, LEAST, INK.parch, { align: 'right' })] : []),
    ...pennant(task.points, x + width - 62, y + 2, 46, 62, isNext),
    paragraph(
      taskText(task.id, say.language),
      { x: x + 16, y: y + BAR_HEAD, width: width - 32, height: height - BAR_HEAD },
      LEAST,
      LEAST,
      isNext ? INK.dim : '#E2D6BB',
    ),
  ];
  return [
    ...panel(x, y, width, height, {
      edge: colours ? colours.lite : isNext ? INK.line : INK.bronze,
      line: colours ? 3 : 2,
      glow: colours?.face,
      fill: isNext ? '#18171DBF' : paper(y, height),
    }),
    group(inside, isNext ? { alpha: 0.86 } : {}),
    ...(isNext
      ? []
      : view.colours.flatMap((_, colour) =>
          progressChip(crowd, task, colour, {
            x: x + width - 66 - chips + colour * (BAR_CHIP + 8),
            y: y + 11,
            width: BAR_CHIP,
            height: 52,
          }),
        )),
  ];
}

const GAP = 9;

/** The current tasks under each other, and the next one, which steps back. */
export function taskRows(crowd: Crowd, y: number): { readonly marks: Mark[]; readonly height: number } {
  const { view, say } = crowd;
  const marks: Mark[] = [];
  let top = y;
  const put = (task: TaskView, isNext: boolean): void => {
    const box = { x: 16, y: top, width: 968, height: taskBarHeight(task, 968, say) };
    marks.push(kept(taskBar(crowd, task, box, isNext), box));
    top += box.height + GAP;
  };
  for (const task of view.tasks) put(task, false);
  if (view.nextTask) put(view.nextTask, true);
  return { marks, height: top - y - GAP };
}
