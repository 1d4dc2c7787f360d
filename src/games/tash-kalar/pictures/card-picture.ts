import type { Drawing, Palette } from '../../../engine/drawing.js';
import { SCHOOLS } from '../schools/index.js';
import { TASKS } from '../tasks.js';
import { type CardLook, cardHeight, cardMarks } from './card.js';
import { isFlare } from './card-bar.js';
import { flareHeight, flareMarks } from './flare-card.js';
import { backdrop } from './furniture.js';
import { group } from './marks.js';
import { styleFor } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { bareTask, TASK_HEIGHT } from './tasks.js';

const MARGIN = 16;
/** Look-ups are read alone: cards are narrower than in a hand, and so their letters larger. */
const WIDTH = 760;
const TASK = { width: 320, scale: 1.6 } as const;

/** The school a being is drawn in: the first that has it. */
const schoolOf = (id: string): string =>
  SCHOOLS.find(({ cards }) => cards.some(card => card.id === id))?.id ?? 'legends';

/** One being, legend, flare ('flare-03') or task by its id, for the rules look-up. */
export function cardDrawing(id: string, say: PictureWords, palette: Palette): Drawing {
  const isTask = TASKS.some(task => task.id === id);
  const school = isTask || isFlare(id) ? 'legends' : schoolOf(id);
  const style = styleFor([school], palette);
  const look: CardLook = { school, style, say, count: null };
  const flare = { style, say, now: null, schoolOf: () => 'legends' };
  const [width, scale] = isTask ? [TASK.width, TASK.scale] : [WIDTH, 1];
  const height = isTask ? TASK_HEIGHT - 40 : isFlare(id) ? flareHeight(id, flare, width) : cardHeight(id, look, width);
  const box = { x: MARGIN, y: MARGIN, width, height };
  const marks = isTask
    ? bareTask(id, box, style, say)
    : isFlare(id)
      ? flareMarks(id, box, flare)
      : cardMarks(id, box, look);
  const across = Math.round((width + 2 * MARGIN) * scale);
  const down = Math.round((height + 2 * MARGIN) * scale);
  return { width: across, height: down, marks: [...backdrop(across, down), group(marks, { scale })] };
}
