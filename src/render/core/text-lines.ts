import { LRUCache } from 'lru-cache';
import type { Text } from '../../engine/drawing.js';
import { type Run, runsOf } from './text-runs.js';
import type { Lettercase } from './workshop.js';

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
const MOST_LINES = 4000;

/** Sets texts in the faces of one place. */
export class Typesetter {
  readonly #letters: Lettercase;
  readonly #lines = new LRUCache<string, Line>({ max: MOST_LINES });

  constructor(letters: Lettercase) {
    this.#letters = letters;
  }

  lineOf(text: string, face: string): Line {
    const key = `${face} ${text}`;
    let line = this.#lines.get(key);
    if (!line) {
      const runs = runsOf(text, this.#letters.face(face), name => this.#letters.face(name));
      const widths = runs.map(run => this.#widthOf(run));
      line = { runs, widths, width: widths.reduce((sum, width) => sum + width, 0) };
      this.#lines.set(key, line);
    }
    return line;
  }

  #widthOf(run: Run): number {
    if (run.kind === 'arrow') return ARROW_WIDTH;
    if (run.kind === 'unknown') return UNKNOWN_WIDTH;
    const { ruler } = this.#letters;
    ruler.font = `${MEASURED_AT}px "${run.face}"`;
    return ruler.measureText(run.text).width / MEASURED_AT;
  }

  /** How a text is set: shrunk to its widest or broken into lines, and cut where even that is not enough. */
  setText(mark: Pick<Text, 'text' | 'face' | 'size' | 'max' | 'wrap'>): Setting {
    if (mark.wrap) return this.#setLines(mark.text, mark.face, mark.size, mark.wrap);
    const line = this.lineOf(mark.text, mark.face);
    const fits = mark.max === undefined ? 1 : mark.max / (line.width * mark.size);
    if (fits >= 1) return { size: mark.size, leading: 0, lines: [line] };
    const size = mark.size * Math.max(fits, LEAST);
    return { size, leading: 0, lines: [fits >= LEAST ? line : this.#cut(mark.text, mark.face, mark.max! / size)] };
  }

  #setLines(text: string, face: string, size: number, wrap: NonNullable<Text['wrap']>): Setting {
    const most = wrap.lines ?? Number.POSITIVE_INFINITY;
    let part = 1;
    for (;;) {
      const room = wrap.width / (size * part);
      const broken = this.breakText(text, face, room);
      const fits = broken.length <= most && broken.every(line => this.lineOf(line, face).width <= room);
      if (fits || part <= LEAST) {
        const kept = broken.slice(0, most);
        if (broken.length > most) kept[most - 1] = broken.slice(most - 1).join(' ');
        return {
          size: size * part,
          leading: wrap.leading * part,
          lines: kept.map(line => this.#cut(line, face, room)),
        };
      }
      part = Math.max(LEAST, part - 0.04);
    }
  }

  /** Every line of the text broken by itself. */
  breakText(text: string, face: string, room: number): string[] {
    return text.split('\n').flatMap(line => this.#breakLine(line, face, room));
  }

  /** Greedy, but one-letter words (w, z, i, a) stay with the word after them, as Polish print does. */
  #breakLine(text: string, face: string, room: number): string[] {
    const broken: string[] = [];
    let line = '';
    for (const word of text.replace(/(?<=^|\s)(\p{L}) /gu, '$1\u00a0').split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.lineOf(longer, face).width > room) {
        broken.push(line);
        line = word;
      } else line = longer;
    }
    return [...broken, line];
  }

  /** The line itself if it fits, otherwise as much of it as fits before an ellipsis. */
  #cut(text: string, face: string, room: number): Line {
    const whole = this.lineOf(text, face);
    if (whole.width <= room) return whole;
    const characters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
    let low = 0;
    let high = characters.length;
    const shortened = (count: number): string => `${characters.slice(0, count).join('').trimEnd()}…`;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lineOf(shortened(middle), face).width <= room) low = middle;
      else high = middle - 1;
    }
    return this.lineOf(shortened(low), face);
  }
}
