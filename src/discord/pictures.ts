import type { Drawing, Mark, Paint, Text } from '../engine/index.js';
import { clip } from './limits.js';

/** Colours of our own pictures: dark, warm and quiet, so that names and numbers are the loudest thing. */
export const TONE = {
  page: '#14110F',
  head: '#221A15',
  band: '#1D1815',
  line: '#3A2F27',
  ink: '#FFF6E8',
  dim: '#BFAF9D',
  gold: '#FFC93C',
  silver: '#D5DCE6',
  bronze: '#E09A5B',
  up: '#7BD88F',
  down: '#FF8A7A',
} as const;

export const FACES = {
  title: 'grenze-700',
  digit: 'barlow-condensed-700',
  label: 'barlow-condensed-600',
  body: 'barlow-condensed-500',
} as const;

/** Painted twice as large as a phone shows it. */
export const WIDTH = 800;

export const box = (x: number, y: number, width: number, height: number, fill: Paint): Mark => ({
  kind: 'shape',
  path: `M${x} ${y}h${width}v${height}h${-width}Z`,
  fill,
});

export const write = (
  text: string | number,
  x: number,
  y: number,
  size: number,
  fill: Paint,
  more: Partial<Omit<Text, 'kind' | 'text'>> = {},
): Mark => ({
  kind: 'text',
  text: String(text),
  x,
  y,
  size,
  fill,
  face: FACES.label,
  align: 'left',
  line: 'capitals',
  ...more,
});

const HEAD = 96;

/** A page with a title, a line of small print and whatever lies below them. */
export function page(title: string, subtitle: string, height: number, marks: readonly Mark[]): Drawing {
  return {
    width: WIDTH,
    height: HEAD + height,
    marks: [
      box(0, 0, WIDTH, HEAD + height, TONE.page),
      box(0, 0, WIDTH, HEAD, TONE.head),
      box(0, HEAD - 3, WIDTH, 3, TONE.gold),
      write(title, 28, 38, 44, TONE.ink, { face: FACES.title, max: WIDTH - 56 }),
      write(subtitle, 28, 74, 26, TONE.dim, { face: FACES.body, max: WIDTH - 56 }),
      { kind: 'group', y: HEAD, marks },
    ],
  };
}

export interface Column {
  readonly title: string;
  /** The right edge of its numbers. */
  readonly x: number;
  readonly strong?: boolean;
}

export interface Line {
  readonly place: number | null;
  readonly name: string;
  readonly cells: readonly (string | number)[];
  readonly faded?: boolean;
}

const ROW = 58;
/** A name is cut before it would have to be set too small to read. */
const NARROWEST = 13;
const TITLES = 46;
const MEDALS: readonly string[] = [TONE.gold, TONE.silver, TONE.bronze];

/** A list of people with numbers beside them; the first column of numbers ends the space for names. */
export function listing(
  title: string,
  subtitle: string,
  name: string,
  columns: readonly Column[],
  lines: readonly Line[],
  footer = '',
  legend: readonly string[] = [],
): Drawing {
  const widest = (columns[0]?.x ?? WIDTH) - 150;
  const marks: Mark[] = [write(name, 92, TITLES / 2 + 4, 25, TONE.dim)];
  for (const column of columns)
    marks.push(write(column.title, column.x, TITLES / 2 + 4, 25, TONE.dim, { align: 'right' }));
  for (const [index, line] of lines.entries()) {
    const top = TITLES + index * ROW;
    const middle = top + ROW / 2;
    const ink = line.faded ? TONE.dim : TONE.ink;
    if (index % 2 === 0) marks.push(box(0, top, WIDTH, ROW, TONE.band));
    const medal = line.place === null ? undefined : MEDALS[line.place - 1];
    if (medal) marks.push(box(0, top, 8, ROW, medal));
    marks.push(
      write(line.place ?? '–', 70, middle, 34, medal ?? TONE.dim, { align: 'right', face: FACES.digit, max: 56 }),
      write(clip(line.name, Math.floor(widest / NARROWEST)), 92, middle, 34, ink, { max: widest }),
    );
    for (const [at, value] of line.cells.entries()) {
      const { x, strong } = columns[at]!;
      const max = x - (columns[at - 1]?.x ?? 92) - 20;
      const look = { face: strong ? FACES.digit : FACES.body, align: 'right', max } as const;
      // A word is quieter than a number of the same size.
      const size = !strong ? 32 : /^[\d.,]+$/.test(String(value)) ? 40 : 34;
      marks.push(write(value, x, middle, size, strong ? (line.faded ? TONE.dim : TONE.gold) : ink, look));
    }
  }
  const end = TITLES + lines.length * ROW;
  if (footer !== '') marks.push(write(footer, WIDTH / 2, end + 26, 26, TONE.dim, { align: 'center', max: WIDTH - 56 }));
  const bottom = end + (footer === '' ? 14 : 52);
  const small = legendLines(legend);
  for (const [at, line] of small.entries())
    marks.push(write(line, 28, bottom + 14 + at * SMALL_LINE, 24, TONE.dim, { face: FACES.body, max: WIDTH - 56 }));
  return page(title, subtitle, bottom + (small.length === 0 ? 0 : small.length * SMALL_LINE + 8), marks);
}

const SMALL_LINE = 32;
/** Letters of small print that fit side by side. */
const SMALL_WIDTH = 72;

/** What the columns mean, as many of them in a line as fit. */
function legendLines(legend: readonly string[]): string[] {
  const lines: string[] = [];
  for (const each of legend) {
    const longer = lines.length === 0 ? each : `${lines.at(-1)} · ${each}`;
    if (lines.length > 0 && longer.length <= SMALL_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(each);
  }
  return lines;
}
