import type { Drawing, Mark, Paint, Text } from '../engine/index.js';
import { cutTo, lineCount, lineWidth } from '../engine/letter-widths.js';

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

export const WIDTH = 800;
/** No word is set smaller: a message on a phone shows it eleven pixels high (PICTURE_WIDTH). */
export const LEAST = 32;

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

const INSIDE = WIDTH - 56;
const TITLE = { size: 44, leading: 42 } as const;
const SMALL_PRINT = 37;
/** Widths known of a face a little wider than that of titles and of labels: what it leaves room for fits. */
const WIDE = 'barlow-condensed-700';

/** A page with a title, small print and whatever lies below them; what is too long for a line goes on in the next. */
export function page(title: string, subtitle: string, height: number, marks: readonly Mark[]): Drawing {
  const isLong = lineWidth(title, WIDE) * TITLE.size > INSIDE;
  const small = lineCount(subtitle, FACES.body, INSIDE / LEAST);
  const below = 38 + (isLong ? TITLE.leading : 0) + 38;
  const head = below + (small - 1) * SMALL_PRINT + 24;
  const wrapped = (leading: number, lines: number) => ({ wrap: { width: INSIDE, leading, lines } });
  return {
    width: WIDTH,
    height: head + height,
    marks: [
      box(0, 0, WIDTH, head + height, TONE.page),
      box(0, 0, WIDTH, head, TONE.head),
      box(0, head - 3, WIDTH, 3, TONE.gold),
      write(title, 28, 38, TITLE.size, TONE.ink, { face: FACES.title, ...wrapped(TITLE.leading, isLong ? 2 : 1) }),
      write(subtitle, 28, below, LEAST, TONE.dim, { face: FACES.body, ...wrapped(SMALL_PRINT, small) }),
      { kind: 'group', y: head, marks },
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
const NAME = 34;
const TITLES = 54;
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
  const marks: Mark[] = [write(name, 92, TITLES / 2 + 4, LEAST, TONE.dim)];
  for (const column of columns)
    marks.push(write(column.title, column.x, TITLES / 2 + 4, LEAST, TONE.dim, { align: 'right' }));
  for (const [index, line] of lines.entries()) {
    const top = TITLES + index * ROW;
    const middle = top + ROW / 2;
    const ink = line.faded ? TONE.dim : TONE.ink;
    if (index % 2 === 0) marks.push(box(0, top, WIDTH, ROW, TONE.band));
    const medal = line.place === null ? undefined : MEDALS[line.place - 1];
    if (medal) marks.push(box(0, top, 8, ROW, medal));
    marks.push(
      write(line.place ?? '–', 70, middle, NAME, medal ?? TONE.dim, { align: 'right', face: FACES.digit, max: 56 }),
      // A name is cut before it would have to be set too small to read.
      write(cutTo(line.name, WIDE, widest / NAME), 92, middle, NAME, ink, { max: widest }),
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
  if (footer !== '') marks.push(write(footer, WIDTH / 2, end + 28, LEAST, TONE.dim, { align: 'center', max: INSIDE }));
  const bottom = end + (footer === '' ? 14 : 58);
  const small = legendLines(legend);
  for (const [at, line] of small.entries())
    marks.push(write(line, 28, bottom + 18 + at * SMALL_PRINT, LEAST, TONE.dim, { face: FACES.body, max: INSIDE }));
  return page(title, subtitle, bottom + (small.length === 0 ? 0 : small.length * SMALL_PRINT + 10), marks);
}

/** What the columns mean, as many of them in a line as fit. */
function legendLines(legend: readonly string[]): string[] {
  const lines: string[] = [];
  for (const each of legend) {
    const longer = lines.length === 0 ? each : `${lines.at(-1)} · ${each}`;
    if (lines.length > 0 && lineWidth(longer, FACES.body) * LEAST <= INSIDE) lines[lines.length - 1] = longer;
    else lines.push(each);
  }
  return lines;
}
