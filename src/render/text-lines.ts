import { createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { Text } from '../engine/drawing.js';
import { type Run, runsOf } from './text-runs.js';

/** One line ready to paint: its runs with their widths at size 1. */
export interface Line {
  readonly runs: readonly Run[];
  readonly widths: readonly number[];
  readonly width: number;
}

/** A text broken and shrunk: how large it is set in the end, and its lines. */
export interface Setting {
  readonly size: number;
  readonly leading: number;
  readonly lines: readonly Line[];
}

/** No text is set smaller than this part of its size; what still does not fit is cut. */
const LEAST = 0.6;
/** Widths of the signs we draw ourselves, in parts of the size. */
const ARROW_WIDTH = 0.78;
const UNKNOWN_WIDTH = 0.62;
const MEASURED_AT = 100;

const pen = createCanvas(1, 1).getContext('2d');
const lines = new LRUCache<string, Line>({ max: 4000 });

export function lineOf(text: string, face: string): Line {
  const key = `${face} ${text}`;
  let line = lines.get(key);
  if (!line) {
    const runs = runsOf(text, face);
    const widths = runs.map(widthOf);
    line = { runs, widths, width: widths.reduce((sum, width) => sum + width, 0) };
    lines.set(key, line);
  }
  return line;
}

function widthOf(run: Run): number {
  if (run.kind === 'arrow') return ARROW_WIDTH;
  if (run.kind === 'unknown') return UNKNOWN_WIDTH;
  pen.font = `${MEASURED_AT}px "${run.face}"`;
  return pen.measureText(run.text).width / MEASURED_AT;
}

/** How a text is set: shrunk to its widest or broken into lines, and cut where even that is not enough. */
export function setText(mark: Pick<Text, 'text' | 'face' | 'size' | 'max' | 'wrap'>): Setting {
  if (mark.wrap) return setLines(mark.text, mark.face, mark.size, mark.wrap);
  const line = lineOf(mark.text, mark.face);
  const fits = mark.max === undefined ? 1 : mark.max / (line.width * mark.size);
  if (fits >= 1) return { size: mark.size, leading: 0, lines: [line] };
  const size = mark.size * Math.max(fits, LEAST);
  return { size, leading: 0, lines: [fits >= LEAST ? line : cut(mark.text, mark.face, mark.max! / size)] };
}

function setLines(text: string, face: string, size: number, wrap: NonNullable<Text['wrap']>): Setting {
  const most = wrap.lines ?? Number.POSITIVE_INFINITY;
  let part = 1;
  for (;;) {
    const room = wrap.width / (size * part);
    const broken = breakText(text, face, room);
    const fits = broken.length <= most && broken.every(line => lineOf(line, face).width <= room);
    if (fits || part <= LEAST) {
      const kept = broken.slice(0, most);
      if (broken.length > most) kept[most - 1] = broken.slice(most - 1).join(' ');
      return { size: size * part, leading: wrap.leading * part, lines: kept.map(line => cut(line, face, room)) };
    }
    part = Math.max(LEAST, part - 0.04);
  }
}

/** Every line of the text broken by itself. */
export const breakText = (text: string, face: string, room: number): string[] =>
  text.split('\n').flatMap(line => breakLine(line, face, room));

/** Greedy, but one-letter words (w, z, i, a) stay with the word after them, as Polish print does. */
function breakLine(text: string, face: string, room: number): string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.replace(/(?<=^|\s)(\p{L}) /gu, '$1\u00a0').split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && lineOf(longer, face).width > room) {
      broken.push(line);
      line = word;
    } else line = longer;
  }
  return [...broken, line];
}

/** The line itself if it fits, otherwise as much of it as fits before an ellipsis. */
function cut(text: string, face: string, room: number): Line {
  const whole = lineOf(text, face);
  if (whole.width <= room) return whole;
  const characters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  let low = 0;
  let high = characters.length;
  const shortened = (count: number): string => `${characters.slice(0, count).join('').trimEnd()}…`;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lineOf(shortened(middle), face).width <= room) low = middle;
    else high = middle - 1;
  }
  return lineOf(shortened(low), face);
}
