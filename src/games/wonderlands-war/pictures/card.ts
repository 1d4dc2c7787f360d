import type { Mark } from '../../../engine/drawing.js';
import { polyline, rect, roundRect } from '../../../geometry/paths.js';
import type { RewardStep } from '../effect.js';
import type { FactionId } from '../faction.js';
import { teaCard } from '../tea-card.js';
import { chip } from './chip.js';
import { die } from './glyphs.js';
import { ICON } from './icons.js';
import { type Box, digits, group, IN_MESSAGE, icon, keptMarks, linear, shape, words } from './marks.js';
import { INK, type Livery } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { partsOf, reward } from './reward.js';

/** A tea card as it lies in front of a chair. */
export const CARD = { width: 146, height: 174 } as const;
const HEAD = 27;
const TOP = 50;
const MIDDLE = CARD.width / 2;

/** What chips on a card look like: nobody owns them yet. */
export const NOBODY: FactionId = 'alice';

export const paper = ({ x, y, width, height }: Box, isLit = false): Mark[] => [
  shape(roundRect(x, y, width, height, 14), {
    fill: linear(0, y, 0, y + height, INK.paper, INK.paperDark),
    shadow: isLit ? { colour: INK.halo, blur: 24 } : { colour: '#00000099', blur: 14, dy: 6 },
  }),
  shape(roundRect(x, y, width, height, 14), { stroke: isLit ? INK.moon : INK.outline, width: isLit ? 6 : 4 }),
  shape(roundRect(x + 5, y + 5, width - 10, height - 10, 10), { stroke: '#825C2873', width: 1.5 }),
];

/** Units: a figure and how many, two groups as "3+2". */
export const unitsMark = (units: readonly number[], x: number, y: number, size: number, ink: string): Mark[] => [
  icon(ICON.supporter, x + size * 0.45, y, size * 0.92, ink),
  digits(units.length === 0 ? '0' : units.join('+'), x + size * 0.96, y, size, ink, { align: 'left' }),
];

/** Signs beside each other around a middle. */
function row(steps: readonly RewardStep[], livery: Livery, y: number, largest: number, middle = MIDDLE): Mark[] {
  const room = CARD.width - 14;
  const radius = Math.min(largest, (room - (steps.length - 1) * 4) / steps.length / 2);
  const pitch = Math.min(2 * radius + 8, (room - 2 * radius) / Math.max(1, steps.length - 1));
  return steps.map((step, k) => reward(step, NOBODY, livery, middle + (k - (steps.length - 1) / 2) * pitch, y, radius));
}

/** The cracked band of a corrupted reward: the die is its price. */
export function corruptedBand({ x, y, width, height }: Box): Mark[] {
  const crack = (from: number, down: number): string =>
    polyline(
      [x + from * width, down > 0 ? y : y + height],
      [x + (from + 0.05) * width, y + height * (down > 0 ? 0.24 : 0.72)],
      [x + (from - 0.03) * width, y + height * (down > 0 ? 0.4 : 0.5)],
    );
  return [
    shape(roundRect(x, y, width, height, 9), { fill: linear(0, y, 0, y + height, '#3A1038', '#1A0618') }),
    shape(crack(0.2, 1) + crack(0.42, -1) + crack(0.68, 1) + crack(0.86, -1), { stroke: '#FF4FAE80', width: 2 }),
  ];
}

export const arrowhead = (x: number, y: number, half: number, fill: string = INK.moon): Mark =>
  shape(`M${x - half * 0.6} ${y - half}L${x + half * 0.8} ${y}L${x - half * 0.6} ${y + half}Z`, { fill });

/** The word between two halves, on the line that parts them. */
export const orLine = (text: string, x: number, y: number, half: number, size: number = IN_MESSAGE): Mark[] => [
  shape(rect(x - half, y - 1, 2 * half, 2), { fill: '#A07A3C' }),
  shape(roundRect(x - size * 1.1, y - size * 0.42, size * 2.2, size * 0.84, size * 0.42), { fill: '#7A5522' }),
  words(text, x, y - 1, size, '#FFF6E0', { align: 'center', max: size * 2 }),
];

function body(id: string, livery: Livery, say: PictureWords): Mark[] {
  const { layout, steps } = teaCard(id);
  const { rewards, halves, corrupted } = partsOf(steps);
  const room = CARD.height - TOP - 6;
  if (layout === 'split') {
    const [one, other] = halves as [readonly RewardStep[], readonly RewardStep[]];
    return [
      ...row(one, livery, TOP + 20, 21),
      ...orLine(say.or, MIDDLE, TOP + room / 2, MIDDLE - 8),
      ...row(other, livery, TOP + room - 20, 21),
    ];
  }
  if (layout === 'corrupted') {
    const band = { x: 6, y: TOP + 56, width: CARD.width - 12, height: CARD.height - TOP - 62 };
    const y = band.y + band.height / 2;
    const left = MIDDLE - (corrupted.length * 46 + 50) / 2;
    return [
      ...row(rewards, livery, TOP + 26, 25),
      ...corruptedBand(band),
      ...die(left + 18, y, 38),
      arrowhead(left + 47, y, 9),
      ...corrupted.map((step, k) => reward(step, NOBODY, livery, left + 80 + k * 47, y, 22)),
    ];
  }
  if (rewards.length === 0) return [icon(ICON.nothing, MIDDLE, TOP + room / 2, 74, '#5A3C1E59')];
  if (rewards.length < 3) return row(rewards, livery, TOP + room / 2, rewards.length === 1 ? 44 : 34);
  return [...row(rewards.slice(0, 2), livery, TOP + 28, 28), ...row(rewards.slice(2), livery, TOP + room - 28, 28)];
}

/** A card at its place; poison lies beside the chair, on the outer edge. */
export function card(id: string, livery: Livery, say: PictureWords, x: number, y: number): Mark {
  const marks = keptMarks(`ww card ${id} ${say.language}`, () => {
    const { units } = partsOf(teaCard(id).steps);
    return [
      ...paper({ x: 0, y: 0, ...CARD }),
      ...unitsMark(units, 8, HEAD, 37, INK.paperInk),
      ...(teaCard(id).die ? die(CARD.width - 25, HEAD, 37) : []),
      ...body(id, livery, say),
    ];
  });
  return group(marks, { x, y, still: [-30, -24, CARD.width + 60, CARD.height + 60] });
}

export const poison = (livery: Livery, x: number, y: number, radius: number): Mark =>
  chip('poison', NOBODY, livery, x, y, radius, { isValued: false });
