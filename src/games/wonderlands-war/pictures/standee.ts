import type { Mark } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import { cardOfStandee } from '../board.js';
import type { StandeeId } from '../wonderlandian.js';
import { GUEST_ICONS } from './icons.js';
import { digits, group, keptMarks, linear, shape, sign } from './marks.js';
import { ARCH, RADIUS } from './outlines.js';
import { type Colours, INK } from './palette.js';

const FOOT = { base: '#7A5538', ink: '#FFFFFF' } as const;

/** A Wonderlandian: ivory in a foot of its owner's colour. Its strength stands on the foot where it can be read. */
export function standee(id: StandeeId, x: number, y: number, radius: number, owner?: Colours): Mark {
  const { base, ink } = owner ?? FOOT;
  const isRead = radius >= 40;
  const marks = keptMarks(`ww standee ${id} ${base} ${isRead}`, () => body(id, base, ink, isRead));
  return group(marks, { x, y, scale: radius / RADIUS, still: [-72, -66, 144, 150] });
}

function body(id: StandeeId, base: string, ink: string, isRead: boolean): Mark[] {
  const top = isRead ? 22 : 28;
  return [
    shape(ARCH, { stroke: INK.outline, width: 11, shadow: { colour: '#00000080', blur: 12, dy: 6 } }),
    shape(ARCH, { fill: linear(0, -50, 0, 50, '#FFF8E6', '#E4D3AD') }),
    // The caterpillar is long and low.
    ...sign(GUEST_ICONS[id]!, 0, isRead ? -12 : -8, id === 'caterpillar' ? 80 : 62, '#3A2158'),
    shape(roundRect(-54, top, 108, isRead ? 36 : 24, 10), { fill: base, stroke: INK.outline, width: 8 }),
    ...(isRead ? [digits(cardOfStandee(id).strength, 0, top + 18, 37, ink)] : []),
  ];
}
