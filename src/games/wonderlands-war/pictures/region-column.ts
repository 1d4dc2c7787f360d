import type { Mark } from '../../../engine/drawing.js';
import { type Crowd, isFought, presentIn, usedRegions } from './crowd.js';
import { ACROSS, MARGIN } from './furniture.js';
import { FACE, IN_MESSAGE, words } from './marks.js';
import { INK } from './palette.js';
import { regionBed } from './region-bed.js';
import { emptyMark, orderMark, presenceRow, valuesMark } from './region-rows.js';

const GAP = 6;
const HEAD = 126;
const PITCH = 54;
const FEWEST = 2;

export interface ColumnsLook {
  /** Regions to show, by their position in the ring; those in use unless said otherwise. */
  readonly shown?: readonly number[];
  readonly lit?: readonly number[];
  readonly dim?: readonly number[];
}

const rowsIn = (crowd: Crowd, shown: readonly number[]): number =>
  Math.max(FEWEST, ...shown.map(region => presentIn(crowd, region).length));

export const columnsHeight = (crowd: Crowd, look: ColumnsLook = {}): number =>
  HEAD + rowsIn(crowd, look.shown ?? usedRegions(crowd)) * PITCH + 10;

/** The map in short: regions beside each other in the order of the ring, a row for everybody who is there. */
export function regionColumns(crowd: Crowd, y: number, look: ColumnsLook = {}): Mark[] {
  const shown = look.shown ?? usedRegions(crowd);
  const width = (ACROSS - GAP * (shown.length - 1)) / shown.length;
  const height = columnsHeight(crowd, look);
  return shown.flatMap((region, k) => regionColumn(crowd, region, MARGIN + k * (width + GAP), y, width, height, look));
}

function regionColumn(
  crowd: Crowd,
  region: number,
  x: number,
  y: number,
  width: number,
  height: number,
  { lit, dim }: ColumnsLook,
): Mark[] {
  const { id } = crowd.view.regions[region]!;
  const present = presentIn(crowd, region);
  const isDim = dim?.includes(region) || isFought(crowd, region);
  return [
    regionBed(id, { x, y, width, height }, { round: 16, isLit: lit?.includes(region) ?? false, isDim }),
    words(crowd.say.regions[id], x + width / 2, y + 36, IN_MESSAGE, INK.text, {
      face: FACE.title,
      align: 'center',
      max: width - 12,
    }),
    ...orderMark(crowd, region, x + 31, y + 94, 22),
    ...valuesMark(crowd, region, x + Math.min(104, 50 + width * 0.19), y + 92, 29),
    ...(present.length === 0 ? [emptyMark(x + width / 2, y + HEAD + 48, 60)] : []),
    ...present.flatMap((each, k) =>
      presenceRow(crowd, each, { x: x + 4, y: y + HEAD + (k + 0.5) * PITCH, width: width - 8, pitch: PITCH }),
    ),
  ];
}
