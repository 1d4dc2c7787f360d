import type { Drawing, Palette } from '../../../engine/drawing.js';
import { SCHOOLS } from '../schools/index.js';
import { TASKS } from '../tasks.js';
import { CARD_WIDTH, type CardLook, cardHeight, cardMarks } from './card.js';
import { isFlare } from './card-bar.js';
import { FLARE_HEIGHT, flareMarks } from './flare-card.js';
import { backdrop } from './furniture.js';
import { group } from './marks.js';
import { styleFor } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { bareTask, TASKS_HEIGHT } from './tasks.js';

const MARGIN = 16;
/** Look-ups are read alone on a phone: cards are drawn larger than in a hand. */
const SCALE = 1.6;

/** The school a being is drawn in: the first that has it. */
const schoolOf = (id: string): string =>
  SCHOOLS.find(({ cards }) => cards.some(card => card.id === id))?.id ?? 'legends';

/** One being, legend, flare ('flare-03') or task by its id, for the rules look-up. */
export function cardDrawing(id: string, say: PictureWords, palette: Palette): Drawing {
  const isTask = TASKS.some(task => task.id === id);
  const school = isTask || isFlare(id) ? 'legends' : schoolOf(id);
  const style = styleFor([school], palette);
  const look: CardLook = { school, style, say, count: null };
  const width = isTask ? 320 : CARD_WIDTH;
  const height = isTask ? TASKS_HEIGHT - 40 : isFlare(id) ? FLARE_HEIGHT : cardHeight(id, look);
  const box = { x: MARGIN, y: MARGIN, width, height };
  const marks = isTask
    ? bareTask(id, box, style, say)
    : isFlare(id)
      ? flareMarks(id, box, { style, say, now: null, schoolOf: () => 'legends' })
      : cardMarks(id, box, look);
  const across = Math.round((width + 2 * MARGIN) * SCALE);
  const down = Math.round((height + 2 * MARGIN) * SCALE);
  return { width: across, height: down, marks: [...backdrop(across, down), group(marks, { scale: SCALE })] };
}
