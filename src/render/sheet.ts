import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { Drawing, Mark } from '../engine/drawing.js';
import { type Box, boundsOf, unite } from './bounds.js';
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

/**
 * Pixels that know what is painted on them. From one move to the next little of a board changes: only the places that
 * differ are painted anew. The pixels are those a fresh canvas would have, but for the rounding of soft edges.
 */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Buffer;
  #laid = new Map<string, Laid>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = Buffer.alloc(width * height * 4);
  }

  /** How many marks of the drawing lie here already. */
  likeness(looks: readonly string[]): number {
    return looks.reduce((count, look) => count + (this.#laid.has(look) ? 1 : 0), 0);
  }

  /** The drawing as pixels, four bytes each; they stand until the next one is shown. */
  show({ marks }: Drawing, looks: readonly string[]): Buffer {
    const laid = marks.map((mark, index) => this.#lay(mark, looks[index]!));
    const next = new Map(laid.map(each => [each.look, each]));
    const isClear = next.size === laid.length;
    const places = (isClear && this.#changed(next)) || [[0, 0, this.width, this.height] as const];
    // Should a mark fail to be painted, nothing is known of the pixels any more.
    this.#laid = new Map();
    for (const place of places) this.#paint(laid, place);
    if (isClear) this.#laid = next;
    return this.#pixels;
  }

  /**
   * Paints one place on a canvas of its size. Reading a part of a large canvas would make the canvas copy all of itself
   * before it is painted on again.
   */
  #paint(laid: readonly Laid[], place: Box): void {
    const [left, top, right, bottom] = place;
    const canvas = canvasOf(right - left, bottom - top);
    const marks = laid.filter(({ box }) => meet(box, place)).map(({ mark }) => mark);
    paintPart(canvas, marks, left, top);
    const data = canvas.data();
    const bytes = (right - left) * 4;
    for (let row = 0; row < bottom - top; row++) {
      this.#pixels.set(data.subarray(row * bytes, (row + 1) * bytes), ((top + row) * this.width + left) * 4);
    }
  }

  #lay(mark: Mark, look: string): Laid {
    return this.#laid.get(look) ?? { mark, look, box: outward(boundsOf(mark)) };
  }

  /** Where the pixels must change; null = everywhere, since what stays lies in another order. */
  #changed(next: ReadonlyMap<string, Laid>): Box[] | null {
    const stays = [...this.#laid.keys()].filter(look => next.has(look));
    const stayed = [...next.keys()].filter(look => this.#laid.has(look));
    if (stays.length === 0 || stays.some((look, index) => look !== stayed[index])) return null;
    const gone = [...this.#laid.values()].filter(({ look }) => !next.has(look));
    const come = [...next.values()].filter(({ look }) => !this.#laid.has(look));
    return apart([...gone, ...come].flatMap(({ box }) => this.#inside(box)));
  }

  #inside([left, top, right, bottom]: Box): Box[] {
    const box: Box = [Math.max(0, left), Math.max(0, top), Math.min(this.width, right), Math.min(this.height, bottom)];
    return box[0] < box[2] && box[1] < box[3] ? [box] : [];
  }
}

/** What tells a mark from others: a numbered still by its number and place, anything else by all of it. */
export const lookOf = (mark: Mark): string =>
  mark.kind === 'group' && isNumbered(mark) ? JSON.stringify({ ...mark, marks: [] }) : JSON.stringify(mark);

/** Boxes that meet become one. */
function apart(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (let box of boxes) {
    for (let at = found.findIndex(other => meet(other, box)); at >= 0; ) {
      box = unite([box, ...found.splice(at, 1)]);
      at = found.findIndex(other => meet(other, box));
    }
    found.push(box);
  }
  return found;
}

const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const outward = ([left, top, right, bottom]: Box): Box => [
  Math.floor(left) - 1,
  Math.floor(top) - 1,
  Math.ceil(right) + 1,
  Math.ceil(bottom) + 1,
];
