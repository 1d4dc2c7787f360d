import { BRIGHTNESS, COLOUR, type Codes, ZIGZAG } from './tables.js';

const MARKER = 0xff;
const BEGIN = 0xd8;
const END = 0xd9;
const RESTART = 0xd0;

/** A marker with what belongs to it, behind its length. */
const part = (marker: number, ...content: readonly number[]): number[] => [
  MARKER,
  marker,
  ...word(content.length + 2),
  ...content,
];

const word = (value: number): [number, number] => [value >> 8, value & 0xff];

const steps = (id: number, table: readonly number[]): number[] => part(0xdb, id, ...ZIGZAG.map(at => table[at]!));
const codes = (id: number, { lengths, values }: Codes): number[] => part(0xc4, id, ...lengths, ...values);

/** What every picture of ours begins with. JFIF 1.01, square pixels. */
const COMMON = [
  MARKER,
  BEGIN,
  ...part(0xe0, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0),
  ...steps(0, BRIGHTNESS.steps),
  ...steps(1, COLOUR.steps),
  ...codes(0x00, BRIGHTNESS.mean),
  ...codes(0x10, BRIGHTNESS.rest),
  ...codes(0x01, COLOUR.mean),
  ...codes(0x11, COLOUR.rest),
];

/** Everything before the first stretch: three components at full resolution, a restart after every stretch. */
export const makeHead = (width: number, height: number, blocksInStretch: number): Buffer =>
  Buffer.from([
    ...COMMON,
    ...part(0xc0, 8, ...word(height), ...word(width), 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1),
    ...part(0xdd, ...word(blocksInStretch)),
    ...part(0xda, 3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0),
  ]);

/** What stands between two stretches: restarts are counted from 0 to 7, over and over. */
export const makeRestart = (count: number): readonly [number, number] => [MARKER, RESTART | (count & 7)];

/** What stands behind the last one. */
export const LAST: readonly [number, number] = [MARKER, END];
