import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { Drawing, Mark } from '../engine/drawing.js';
import { type Box, boundsOf } from './bounds.js';
import { encodeStretch, takePixels } from './jpeg/coder.js';
import { JpegPicture, SIDE } from './jpeg/picture.js';
import { paintPart } from './painter.js';
import { isNumbered } from './parcel.js';

/** Canvases of sizes that come again: fresh memory costs more than painting. */
const canvases = new LRUCache<string, Canvas>({ max: 8 });

function canvasOf(width: number, height: number): Canvas {
  const size = `${width}x${height}`;
  const canvas = canvases.get(size) ?? createCanvas(width, height);
  canvases.set(size, canvas);
  return canvas;
}

/** A mark as it lies on a sheet: two with the same look paint the same pixels. */
interface Laid {
  readonly mark: Mark;
  readonly look: string;
  readonly box: Box;
}

/** Rows of blocks that are painted together. */
const BAND = 16;

/**
 * A picture that knows what is painted on it. From one move to the next little of a board changes: only the stretches
 * that differ are encoded anew, and only the bands they lie in painted. A band is painted on a canvas of its own, so
 * that it looks the same whatever was there before.
 */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #picture: JpegPicture;
  #laid = new Map<string, Laid>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#picture = new JpegPicture(width, height);
  }

  /** How many bytes are kept. */
  get size(): number {
    return this.#picture.file.length;
  }

  /** How many marks of the drawing lie here already. */
  likeness(looks: readonly string[]): number {
    return looks.reduce((count, look) => count + (this.#laid.has(look) ? 1 : 0), 0);
  }

  /** The drawing as a file. */
  show({ marks }: Drawing, looks: readonly string[]): Buffer {
    const laid = marks.map((mark, index) => this.#lay(mark, looks[index]!));
    const next = new Map(laid.map(each => [each.look, each]));
    const isClear = next.size === laid.length;
    const places = (isClear && this.#changed(next)) || [[0, 0, this.width, this.height] as const];
    // Should a mark fail to be painted, nothing is known of the picture any more.
    this.#laid = new Map();
    const fresh = new Map<number, Uint8Array>();
    for (let row = 0; row < this.#picture.rows; row += BAND) this.#paintBand(row, laid, places, fresh);
    this.#picture.put(fresh);
    if (isClear) this.#laid = next;
    return this.#picture.file;
  }

  /** Paints a band if anything changes there, and encodes its stretches that do. */
  #paintBand(first: number, laid: readonly Laid[], places: readonly Box[], fresh: Map<number, Uint8Array>): void {
    const top = first * SIDE;
    const height = Math.min(BAND * SIDE, this.height - top);
    const band: Box = [0, top, this.width, top + height];
    const here = places.filter(place => meet(place, band));
    if (here.length === 0) return;
    const canvas = canvasOf(this.width, height);
    const marks = laid.filter(({ box }) => meet(box, band)).map(({ mark }) => mark);
    paintPart(canvas, marks, 0, top);
    takePixels(canvas.data(), this.width, height);
    const { across, blocks } = this.#picture;
    for (let row = 0; row * SIDE < height; row++) {
      for (let column = 0; column < across; column++) {
        const left = column * blocks * SIDE;
        const stretch: Box = [left, top + row * SIDE, left + blocks * SIDE, top + (row + 1) * SIDE];
        if (!here.some(place => meet(place, stretch))) continue;
        fresh.set((first + row) * across + column, encodeStretch(row, column * blocks, blocks));
      }
    }
  }

  #lay(mark: Mark, look: string): Laid {
    return this.#laid.get(look) ?? { mark, look, box: outward(boundsOf(mark)) };
  }

  /** Where the picture must change; null = everywhere, since what stays lies in another order. */
  #changed(next: ReadonlyMap<string, Laid>): Box[] | null {
    const stays = [...this.#laid.keys()].filter(look => next.has(look));
    const stayed = [...next.keys()].filter(look => this.#laid.has(look));
    if (stays.length === 0 || stays.some((look, index) => look !== stayed[index])) return null;
    const gone = [...this.#laid.values()].filter(({ look }) => !next.has(look));
    const come = [...next.values()].filter(({ look }) => !this.#laid.has(look));
    return [...gone, ...come].map(({ box }) => box);
  }
}

/** What tells a mark from others: a numbered still by its number and place, anything else by all of it. */
export const lookOf = (mark: Mark): string =>
  mark.kind === 'group' && isNumbered(mark) ? JSON.stringify({ ...mark, marks: [] }) : JSON.stringify(mark);

const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const outward = ([left, top, right, bottom]: Box): Box => [
  Math.floor(left) - 1,
  Math.floor(top) - 1,
  Math.ceil(right) + 1,
  Math.ceil(bottom) + 1,
];
