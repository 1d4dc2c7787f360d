import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { RewardStep } from '../effect.js';
import { teaCard } from '../tea-card.js';
import { arrowhead, corruptedBand, NOBODY, orLine, paper, poison, unitsMark } from './card.js';
import { die } from './glyphs.js';
import { ICON } from './icons.js';
import { type Box, digits, FACE, hyphened, icon, LEAST, linear, lineCount, shape, words } from './marks.js';
import { INK, type Livery, WOOD } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { partsOf, reward } from './reward.js';

export interface LargeLook {
  /** The number of its chair, where it lies at one. */
  readonly chair?: number;
  readonly isPoisoned?: boolean;
  readonly isLit?: boolean;
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

/** A reward and its name, as large as the line allows. */
function line(step: RewardStep, count: number, box: Box, say: PictureWords, livery: Livery): Mark[] {
  const radius = Math.min(38, box.height / 2 - 2);
  const y = box.y + box.height / 2;
  const room = box.width - 2 * radius - 14;
  const label = hyphened(count > 1 ? `${count} × ${say.reward(step)}` : say.reward(step), FACE.label, room / LEAST);
  const lines = Math.min(2, label.includes('\n') ? 2 : lineCount(label, FACE.label, room / LEAST));
  return [
    reward(step, NOBODY, livery, box.x + radius + 2, y, radius),
    words(label, box.x + 2 * radius + 12, y - (lines - 1) * 15, LEAST, INK.paperInk, {
      wrap: { width: room, leading: 30, lines: 2 },
    }),
  ];
}

/** One reward with its name, several as signs alone. */
function rewards(steps: readonly RewardStep[], box: Box, say: PictureWords, livery: Livery): Mark[] {
  const kinds = merged(steps);
  if (kinds.length === 1) return line(kinds[0]!.step, kinds[0]!.count, box, say, livery);
  const radius = Math.min(36, box.height / 2 - 2, (box.width - 8 * (steps.length - 1)) / steps.length / 2);
  const left = box.x + (box.width - steps.length * (2 * radius + 8) + 8) / 2 + radius;
  return steps.map((step, k) =>
    reward(step, NOBODY, livery, left + k * (2 * radius + 8), box.y + box.height / 2, radius),
  );
}

function stacked(steps: readonly RewardStep[], box: Box, say: PictureWords, livery: Livery): Mark[] {
  const kinds = merged(steps);
  const pitch = Math.min(92, box.height / Math.max(1, kinds.length));
  const top = box.y + (box.height - pitch * kinds.length) / 2;
  return kinds.flatMap(({ step, count }, k) =>
    line(step, count, { ...box, y: top + k * pitch, height: pitch }, say, livery),
  );
}

/** The die and what it pays for; a single reward is named where there is room. */
function priced(steps: readonly RewardStep[], { x, y, width, height }: Box, say: PictureWords, livery: Livery): Mark[] {
  const middle = y + height / 2;
  const isNamed = steps.length === 1 && width > 260;
  const radius = Math.min(36, height / 2 - 4, (width - 92 - 8 * (steps.length - 1)) / steps.length / 2);
  const left = isNamed ? x + 2 : x + (width - 84 - steps.length * (2 * radius + 8)) / 2;
  const room = width - 106 - 2 * radius;
  const name = isNamed ? hyphened(say.reward(steps[0]!), FACE.label, room / LEAST) : '';
  const lines = Math.min(2, name.includes('\n') ? 2 : lineCount(name, FACE.label, room / LEAST));
  return [
    ...die(left + 28, middle, Math.min(48, height - 14)),
    arrowhead(left + 66, middle, 12),
    ...steps.map((step, k) => reward(step, NOBODY, livery, left + 84 + radius + k * (2 * radius + 8), middle, radius)),
    ...(isNamed
      ? [
          words(name, left + 94 + 2 * radius, middle - 14.5 * (lines - 1), LEAST, INK.text, {
            wrap: { width: room, leading: 29, lines: 2 },
          }),
        ]
      : []),
  ];
}

function body(id: string, box: Box, say: PictureWords, livery: Livery): Mark[] {
  const { layout, steps } = teaCard(id);
  const { rewards: plain, halves, corrupted } = partsOf(steps);
  const { x, y, width, height } = box;
  if (layout === 'split') {
    const half = (height - 34) / 2;
    return [
      ...rewards(halves[0]!, { ...box, height: half }, say, livery),
      ...orLine(say.or, x + width / 2, y + height / 2, width / 2 - 4),
      ...rewards(halves[1]!, { ...box, y: y + half + 34, height: half }, say, livery),
    ];
  }
  if (layout === 'corrupted') {
    const above = height * (plain.length > 1 ? 0.6 : 0.5);
    const band = { x: x - 2, y: y + above + 2, width: width + 4, height: height - above - 2 };
    return [
      ...stacked(plain, { ...box, height: above }, say, livery),
      ...corruptedBand(band),
      ...priced(corrupted, band, say, livery),
    ];
  }
  if (plain.length === 0) return [icon(ICON.nothing, x + width / 2, y + height / 2, 92, '#5A3C1E59')];
  return stacked(plain, box, say, livery);
}

/** A tea card to be read: every reward with its name. */
export function largeCard(id: string, box: Box, say: PictureWords, livery: Livery, look: LargeLook = {}): Mark[] {
  const { chair, isPoisoned = false, isLit = false } = look;
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
  return [...marks, ...body(id, inner, say, livery)];
}
