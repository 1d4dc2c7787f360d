import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { RewardStep } from '../effect.js';
import { teaCard } from '../tea-card.js';
import { arrowhead, corruptedBand, NOBODY, orLine, paper, poison, unitsMark } from './card.js';
import { die } from './glyphs.js';
import { ICON } from './icons.js';
import {
  type Box,
  digits,
  FACE,
  hyphened,
  IN_MESSAGE,
  icon,
  linear,
  lineCount,
  lineWidth,
  shape,
  words,
} from './marks.js';
import { INK, type Livery, WOOD } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { partsOf, reward } from './reward.js';

export interface LargeLook {
  /** The number of its chair, where it lies at one. */
  readonly chair?: number;
  readonly isPoisoned?: boolean;
  readonly isLit?: boolean;
  /** Of its words. */
  readonly size?: number;
}

const HEAD = 60;
const PAD = 8;

/** Rewards that are alike are one line with a count. */
function merged(steps: readonly RewardStep[]): { step: RewardStep; count: number }[] {
  const found = new Map<string, { step: RewardStep; count: number }>();
  for (const step of steps) {
    const key = JSON.stringify(step);
    found.set(key, { step, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** How what is drawn on a card is set: in which words and colours, its words how large. */
interface Setting {
  readonly say: PictureWords;
  readonly livery: Livery;
  readonly size: number;
}

/** A name in at most two lines; null where it does not fit: then its sign stands alone. */
function named(text: string, room: number, height: number, { size }: Setting): { text: string; lines: number } | null {
  const broken = hyphened(text, FACE.label, room / size);
  const parts = broken.split('\n');
  const lines = parts.reduce((sum, part) => sum + lineCount(part, FACE.label, room / size), 0);
  const isWide = broken.split(/[ \n]/).some(word => lineWidth(word, FACE.label) * size > room);
  return isWide || lines > 2 || lines * size > height ? null : { text: broken, lines };
}

const nameMarks = (
  name: { text: string; lines: number },
  x: number,
  y: number,
  room: number,
  ink: string,
  size: number,
) =>
  words(name.text, x, y - (name.lines - 1) * size * 0.5, size, ink, { wrap: { width: room, leading: size, lines: 2 } });

/** A reward and its name, as large as the line allows. */
function line(step: RewardStep, count: number, box: Box, setting: Setting): Mark[] {
  const { say, livery, size } = setting;
  const radius = Math.min(38, box.height / 2 - 2);
  const y = box.y + box.height / 2;
  const room = box.width - 2 * radius - 14;
  const name = named(count > 1 ? `${count} × ${say.reward(step)}` : say.reward(step), room, box.height, setting);
  if (name)
    return [
      reward(step, NOBODY, livery, box.x + radius + 2, y, radius),
      nameMarks(name, box.x + 2 * radius + 12, y, room, INK.paperInk, size),
    ];
  const middle = box.x + box.width / 2;
  return [
    ...(count > 1 ? [digits(`${count} ×`, middle - radius - 4, y, size, INK.paperInk, { align: 'right' })] : []),
    reward(step, NOBODY, livery, middle + (count > 1 ? 8 : 0), y, radius),
  ];
}

/** One reward with its name, several as signs alone. */
function rewards(steps: readonly RewardStep[], box: Box, setting: Setting): Mark[] {
  const kinds = merged(steps);
  if (kinds.length === 1) return line(kinds[0]!.step, kinds[0]!.count, box, setting);
  const radius = Math.min(36, box.height / 2 - 2, (box.width - 8 * (steps.length - 1)) / steps.length / 2);
  const left = box.x + (box.width - steps.length * (2 * radius + 8) + 8) / 2 + radius;
  return steps.map((step, k) =>
    reward(step, NOBODY, setting.livery, left + k * (2 * radius + 8), box.y + box.height / 2, radius),
  );
}

function stacked(steps: readonly RewardStep[], box: Box, setting: Setting): Mark[] {
  const kinds = merged(steps);
  const pitch = Math.min(92, box.height / Math.max(1, kinds.length));
  const top = box.y + (box.height - pitch * kinds.length) / 2;
  return kinds.flatMap(({ step, count }, k) =>
    line(step, count, { ...box, y: top + k * pitch, height: pitch }, setting),
  );
}

/** The die and what it pays for; a single reward is named where there is room. */
function priced(steps: readonly RewardStep[], { x, y, width, height }: Box, setting: Setting): Mark[] {
  const { say, livery, size } = setting;
  const middle = y + height / 2;
  const radius = Math.min(36, height / 2 - 4, (width - 92 - 8 * (steps.length - 1)) / steps.length / 2);
  const room = width - 106 - 2 * radius;
  const name = steps.length === 1 ? named(say.reward(steps[0]!), room, height, setting) : null;
  const left = name ? x + 2 : x + (width - 84 - steps.length * (2 * radius + 8)) / 2;
  return [
    ...die(left + 28, middle, Math.min(48, height - 14)),
    arrowhead(left + 66, middle, 12),
    ...steps.map((step, k) => reward(step, NOBODY, livery, left + 84 + radius + k * (2 * radius + 8), middle, radius)),
    ...(name ? [nameMarks(name, left + 94 + 2 * radius, middle, room, INK.text, size)] : []),
  ];
}

function body(id: string, box: Box, setting: Setting): Mark[] {
  const { layout, steps } = teaCard(id);
  const { rewards: plain, halves, corrupted } = partsOf(steps);
  const { x, y, width, height } = box;
  if (layout === 'split') {
    const half = (height - 34) / 2;
    return [
      ...rewards(halves[0]!, { ...box, height: half }, setting),
      ...orLine(setting.say.or, x + width / 2, y + height / 2, width / 2 - 4, setting.size),
      ...rewards(halves[1]!, { ...box, y: y + half + 34, height: half }, setting),
    ];
  }
  if (layout === 'corrupted') {
    const above = height * (plain.length > 1 ? 0.6 : 0.5);
    const band = { x: x - 2, y: y + above + 2, width: width + 4, height: height - above - 2 };
    return [
      ...stacked(plain, { ...box, height: above }, setting),
      ...corruptedBand(band),
      ...priced(corrupted, band, setting),
    ];
  }
  if (plain.length === 0) return [icon(ICON.nothing, x + width / 2, y + height / 2, 92, '#5A3C1E59')];
  return stacked(plain, box, setting);
}

/** A tea card to be read: every reward with its name. */
export function largeCard(id: string, box: Box, say: PictureWords, livery: Livery, look: LargeLook = {}): Mark[] {
  const { chair, isPoisoned = false, isLit = false, size = IN_MESSAGE } = look;
  const { x, y, width, height } = box;
  const { units } = partsOf(teaCard(id).steps);
  const isDie = teaCard(id).die;
  const marks: Mark[] = [...paper(box, isLit)];
  if (chair !== undefined)
    marks.push(
      shape(roundRect(x + 8, y + 8, 52, 48, 14), {
        fill: linear(0, y, 0, y + 56, WOOD[0], WOOD[1]),
        stroke: INK.outline,
        width: 3,
      }),
      digits(chair, x + 34, y + 32, 36, '#FFF0CF', { halo: WOOD[2], haloWidth: 3 }),
    );
  marks.push(...unitsMark(units, x + (chair === undefined ? 14 : 66), y + 33, 38, INK.paperInk));
  if (isDie) marks.push(...die(x + width - 28, y + 33, 40));
  if (isPoisoned) marks.push(poison(livery, x + width - (isDie ? 72 : 30), y + 33, 20));
  const inner = { x: x + PAD + 2, y: y + HEAD, width: width - 2 * PAD - 4, height: height - HEAD - PAD };
  return [...marks, ...body(id, inner, { say, livery, size })];
}
