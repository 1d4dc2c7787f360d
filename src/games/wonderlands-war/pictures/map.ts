import type { Mark } from '../../../engine/drawing.js';
import { regionName } from '../words/names/index.js';
import { battleNumber, type Crowd, isFought, presentIn } from './crowd.js';
import { ACROSS, MARGIN, moon } from './furniture.js';
import { REGION_ICONS } from './icons.js';
import { type Box, FACE, IN_MESSAGE, lineCount, shape, sign, words } from './marks.js';
import { INK, REGION_HUES } from './palette.js';
import { regionBed } from './region-bed.js';
import { emptyMark, orderMark, presenceRow, valuesMark } from './region-rows.js';

/** The ring pressed into a grid: clockwise from the left of the upper row; the middle of the lower row is free. */
const CELLS: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [2, 1],
  [0, 1],
  [0, 0],
];

const GAP = 14;
const WIDE = (ACROSS - 2 * GAP) / 3;
const HEAD = 148;
const PITCH = 56;
const FEWEST = 2;

export interface MapLook {
  readonly lit?: readonly number[];
  readonly dim?: readonly number[];
  /** What is drawn in the free cell; the moon with the round unless said otherwise. */
  readonly middle?: (box: Box) => readonly Mark[];
}

const rowsIn = (crowd: Crowd, row: number): number =>
  Math.max(
    FEWEST,
    ...CELLS.flatMap(([, at], region) =>
      at === row && crowd.view.regions[region]!.used ? [presentIn(crowd, region).length] : [],
    ),
  );

const cellHeight = (crowd: Crowd, row: number): number => HEAD + rowsIn(crowd, row) * PITCH + 12;

export const mapHeight = (crowd: Crowd): number => cellHeight(crowd, 0) + GAP + cellHeight(crowd, 1);

function boxOf(crowd: Crowd, [column, row]: readonly [number, number], y: number): Box {
  return {
    x: MARGIN + column * (WIDE + GAP),
    y: row === 0 ? y : y + cellHeight(crowd, 0) + GAP,
    width: WIDE,
    height: cellHeight(crowd, row),
  };
}

/** The whole map, its regions large enough to be looked at. */
export function mapGrid(crowd: Crowd, y: number, look: MapLook = {}): Mark[] {
  const middle = boxOf(crowd, [1, 1], y);
  return [
    ...road(crowd, y),
    ...CELLS.flatMap((cell, region) => regionCell(crowd, region, boxOf(crowd, cell, y), look)),
    ...(look.middle ? look.middle(middle) : phaseMoon(crowd, middle)),
  ];
}

/** Short links between neighbours; the ring runs clockwise. */
function road(crowd: Crowd, y: number): Mark[] {
  const centre = (cell: readonly [number, number]): readonly [number, number] => {
    const box = boxOf(crowd, cell, y);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const path = `M${CELLS.map(cell => centre(cell).join(' ')).join('L')}Z`;
  return [
    shape(path, { stroke: INK.outline, width: 26 }),
    shape(path, { stroke: '#6D5BAB', width: 16 }),
    shape(path, { stroke: INK.moon, width: 4, dash: [1, 14] }),
  ];
}

function regionCell(crowd: Crowd, region: number, box: Box, { lit, dim }: MapLook): Mark[] {
  const { id, used } = crowd.view.regions[region]!;
  const { x, y, width } = box;
  const { glow } = REGION_HUES[id];
  const name = regionName(id, crowd.say.language);
  const lines = lineCount(name, FACE.title, (width - 74) / IN_MESSAGE);
  const isDim = !used || (dim?.includes(region) ?? false) || isFought(crowd, region);
  const present = used ? presentIn(crowd, region) : [];
  return [
    regionBed(id, box, { scene: true, round: 24, isDim, isLit: lit?.includes(region) ?? isNext(crowd, region) }),
    ...sign(REGION_ICONS[id], x + 36, y + 46, 52, isDim ? INK.low : glow, { colour: INK.outline, width: 6 }),
    words(name, x + 68, y + (lines > 1 ? 26 : 46), IN_MESSAGE, INK.text, {
      face: FACE.title,
      halo: INK.outline,
      haloWidth: 3,
      wrap: { width: width - 72, leading: 39, lines: 2 },
    }),
    ...(used
      ? [...orderMark(crowd, region, x + 42, y + 115, 26), ...valuesMark(crowd, region, x + 130, y + 116, 30)]
      : [words(crowd.say.unused, x + width / 2, y + 130, IN_MESSAGE, INK.dim, { align: 'center', max: width - 20 })]),
    ...(used && present.length === 0 ? [emptyMark(x + width / 2, y + HEAD + 44, 70)] : []),
    ...present.flatMap((each, k) =>
      presenceRow(crowd, each, { x: x + 12, y: y + HEAD + (k + 0.5) * PITCH, width: width - 24, pitch: PITCH }),
    ),
  ];
}

/** The region the war goes on in. */
const isNext = (crowd: Crowd, region: number): boolean =>
  crowd.view.part === 'war' &&
  (crowd.view.battle?.region ?? crowd.view.ahead[0]) === crowd.view.regions[region]!.id &&
  battleNumber(crowd, region) > 0;

function phaseMoon({ view, say }: Crowd, { x, y, width, height }: Box): Mark[] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [
    ...moon(cx, cy, Math.min(118, height / 2 - 8)),
    words(view.part === 'tea' ? say.tea : say.war, cx, cy - 20, 56, '#3A1F4A', { face: FACE.title, align: 'center' }),
    words(say.round(view.round), cx, cy + 34, IN_MESSAGE, '#5A3A5C', { align: 'center' }),
  ];
}
